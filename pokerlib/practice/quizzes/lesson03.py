"""The quizzes of lesson 03."""

from pokerlib.practice.quizzing import Option, Quiz

QUIZZES = (
    Quiz(
        name="which-question-first",
        lesson="03",
        question="The questions are asked one by one, and the first yes decides. Which order finds the right category?",
        options=(
            Option(
                "`flush(hand)` before `straight(ranks) and flush(hand)`",
                "a straight flush is a flush. The first question takes it, and the second one never gets it.",
            ),
            Option(
                "`kind(3, ranks) and kind(2, ranks)` before `kind(3, ranks)`",
                "a full house has three of a kind, so it must be asked for before.",
                right=True,
            ),
            Option(
                "`kind(2, ranks)` before `two_pair(ranks)`",
                "two pair has a pair: the first question takes it, and two pair is never found.",
            ),
            Option(
                "Any order: each hand has one category.",
                "it has one that counts, the best. A full house fits three of the questions.",
            ),
        ),
    ),
    Quiz(
        name="one-number-per-category",
        lesson="03",
        question="Which two hands can the category alone not tell apart, although one is better?",
        options=(
            Option("Four nines, and tens over sevens.", "7 is greater than 6, and four of a kind wins."),
            Option(
                "A pair of kings, and a pair of twos.",
                "both are 1, so they tie. At the table the kings win.",
                right=True,
            ),
            Option(
                "A straight to the jack in hearts and clubs, and one to the jack in spades and diamonds.",
                "both are 4 and tie, and they should: suits don't count.",
            ),
            Option("A flush, and three aces.", "5 is greater than 3, and the flush wins."),
        ),
    ),
    Quiz(
        name="representing-rank",
        lesson="03",
        question="We will compare ranks, and use them as keys of a dictionary. Which can be the rank of four nines "
        "and a seven? (several answers)",
        options=(
            Option(
                "`7 * 15**5 + 9 * 15**4 + 7 * 15**3`",
                "one number with six digits in base 15. It compares and hashes; it is hard to read.",
                right=True,
            ),
            Option(
                "`7 + 9 + 7`",
                "the sum is 23. Four sevens and a nine have 7 + 7 + 9, which is 23 too.",
            ),
            Option("`(7, 9, 7)`", "it compares from the left, hashes, and you can read it.", right=True),
            Option('`"7 9 7"`', "texts are compared by their letters: '7 9 7' is greater than '7 10 7'."),
            Option(
                "`(7, [9, 7])`", "it compares, but a list can't be hashed, and so this tuple can't be a key."
            ),
        ),
    ),
    Quiz(
        name="seven-cards",
        lesson="03",
        question="`hand_rank` gets a royal flush and two more cards, seven in all. What should it do?",
        options=(
            Option(
                "Return `(0, ...)`: no question was answered yes.",
                "then the best hand of the game loses to a pair of twos, and nobody is told.",
            ),
            Option(
                "Rank the best five of them.",
                "a good thing to have, under a name of its own: lesson 09. Who passes seven by mistake should hear of it.",
            ),
            Option(
                "Raise an error that says how many cards are due.",
                "the mistake stops where it is made, with a sentence that names it.",
                right=True,
            ),
            Option(
                "Return None.", "None goes on to the next comparison and fails there, far from its cause."
            ),
        ),
    ),
)
