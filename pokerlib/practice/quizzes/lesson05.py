"""The quizzes of lesson 05."""

from pokerlib.practice.quizzing import Option, Quiz

QUIZZES = (
    Quiz(
        name="said-twice",
        lesson="05",
        question="What does `hand_rank` say more than once? (several answers)",
        options=(
            Option(
                "Which rank occurs three times.",
                "`kind(3, ranks)` stands there four times: in two conditions and in two values.",
                right=True,
            ),
            Option(
                "Whether the hand is a flush.",
                "`flush(hand)` is asked for the straight flush, and once more for the plain flush.",
                right=True,
            ),
            Option(
                "That the ace of A 2 3 4 5 counts 1.",
                "`card_ranks` says it, in one line. `hand_rank` knows nothing of it.",
            ),
            Option(
                "The pattern: if some rank occurs n times, return a category and that rank.",
                "the words differ from branch to branch, the pattern is the same. This is repetition too.",
                right=True,
            ),
        ),
    ),
    Quiz(
        name="partitions-of-five",
        lesson="05",
        question="Five cards fall into groups of equal rank. How many different lists of counts are there?",
        options=(
            Option(
                "5", "the largest group can have 1 to 5 cards, but two lists begin with 3, and two with 2."
            ),
            Option(
                "7", "(5,) and (4, 1), two that begin with 3, two with 2, and five single cards.", right=True
            ),
            Option("10", "there are ten categories, but straight and flush don't show in the counts."),
            Option(
                "16",
                "so many if the order of the groups matters. `group` puts the largest first, whatever the hand.",
            ),
        ),
    ),
    Quiz(
        name="nine-slots",
        lesson="05",
        question="A program counts categories in a list of nine places. It was tried on 10,000 dealt hands, and "
        "nothing happened. Then `hand_rank` is exchanged for the published table version. What now?",
        options=(
            Option(
                "Nothing: both put every two hands in the same order.",
                "the order is the same, but this program relies on the number too.",
            ),
            Option("It stops at the first hand.", "most hands have the numbers that they had before."),
            Option(
                "It stops at the first straight flush.",
                "that has the number 9, and a list of nine places ends at index 8. Forty of 2,598,960 hands do it.",
                right=True,
            ),
            Option(
                "It counts straight flushes as high cards.",
                "that would be so if Python went round to the front. It raises an IndexError.",
            ),
        ),
    ),
    Quiz(
        name="enough-hands",
        lesson="05",
        question="We tried 7,462 hands. Why does that say something about the other 2,591,498?",
        options=(
            Option(
                "Because 7,462 is a large sample.",
                "a sample leaves room for rare cases: a straight flush comes once in 64,974 hands.",
            ),
            Option(
                "Because each version looks at a hand only for its ranks, sorted, and for one suit or several.",
                "hands that agree in both can't be told apart by any version, so one of them stands for all.",
                right=True,
            ),
            Option(
                "Because `hand_rank` has been checked.",
                "then the new versions would still have to be compared with it.",
            ),
            Option(
                "Because the others are less likely.", "every hand of five cards is as likely as every other."
            ),
        ),
    ),
    Quiz(
        name="which-dimension",
        lesson="05",
        question="You give `kind(3, ranks)`, asked four times, a name. Every value stays as it was. In which dimension "
        "has the program moved for sure?",
        options=(
            Option("Correctness.", "every value is as it was. In a refactoring this one must not move."),
            Option("Elegance.", "a question is asked once, and its answer has a name.", right=True),
            Option(
                "Efficiency.",
                "not for sure: it now asks for three of a kind even for a straight flush. Only measuring tells.",
            ),
            Option("Features.", "it does what it did, no more and no less."),
        ),
    ),
)
