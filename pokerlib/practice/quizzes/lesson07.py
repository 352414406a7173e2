"""The quizzes of lesson 07."""

from pokerlib.practice.quizzing import Option, Quiz

QUIZZES = (
    Quiz(
        name="same-seed",
        lesson="07",
        question="Now we ask for the same deal a second time, with the same seed: "
        "`deal_shared(2, rng=random.Random(1))`. What comes out?",
        options=(
            Option(
                "The same two hands, since the seed is the same.",
                "the seed decides how the list is rearranged, and the list is in another order than before.",
            ),
            Option(
                "Other hands, since `pack` is still shuffled from the first deal.",
                "the default list is made once, and every call shuffles it on.",
                right=True,
            ),
            Option(
                "An error, since ten cards are gone from `pack`.",
                "a slice copies cards and takes none away: all 52 are still there.",
            ),
        ),
    ),
    Quiz(
        name="names-best-first",
        lesson="07",
        question='`names = ["straight flush", "four of a kind", ..., "pair", "high card"]`, and a hand with '
        "nothing in it has category 0. What does `names[hand_rank(hand)[0]]` call it?",
        options=(
            Option("A high card.", "that name is last, at index 8. Category 0 finds the first one."),
            Option(
                "A straight flush.",
                "index 0 is the first name, and this list begins with the best. A list that is looked up "
                "by a number must be in the order of the numbers.",
                right=True,
            ),
            Option(
                "Nothing: it stops with an error.",
                "all numbers from 0 to 8 find a name. That is why nobody is warned.",
            ),
        ),
    ),
    Quiz(
        name="half-the-error",
        lesson="07",
        question="A run of 10,000 hands has a certain standard error. How many hands give half of it?",
        options=(
            Option("20,000", "twice the hands divide the error by √2, about 1.41."),
            Option("40,000", "√4 is 2: four times the hands, half the error.", right=True),
            Option("100,000", "ten times the hands divide it by √10, about 3.2."),
        ),
    ),
    Quiz(
        name="rare-fault",
        lesson="07",
        question="You test this counter on 10,000 hands. How likely is it that the test passes?",
        options=(
            Option(
                "About 1 in 7.", "that is the chance that it fails: a straight flush comes in 14.3 percent."
            ),
            Option("About 1 in 2.", "for that you would have to deal about 45,000 hands."),
            Option(
                "About 6 in 7.",
                "10,000 hands have no straight flush in 85.7 percent of all runs, and then nothing happens.",
                right=True,
            ),
        ),
    ),
    Quiz(
        name="straights-and-flushes",
        lesson="07",
        question="A printed table has straight flush 40, flush 5,148 and straight 10,240, and all other "
        "counts as above. What is wrong with it?",
        options=(
            Option(
                "Nothing: these are all flushes and all straights.",
                "they are, but then a straight flush stands in three rows, and the table says nothing of it.",
            ),
            Option(
                "The 40 straight flushes are counted three times, so the sum is 80 too large.",
                "flushes without them are 5,108 and straights 10,200. The sum would have told.",
                right=True,
            ),
            Option(
                "There are nine straights, not ten.",
                "there are ten: the ace is high in A K Q J T and low in 5 4 3 2 A.",
            ),
        ),
    ),
    Quiz(
        name="ten-ranks",
        lesson="07",
        question="Which lists sum to 2,598,960? (several answers)",
        options=(
            Option("Nine ranks, with straight flush 40.", "a royal flush is one of the 40 here.", right=True),
            Option(
                "Ten ranks, with royal flush 4 and straight flush 36.",
                "the 40 are in two rows, and each hand is in one of them.",
                right=True,
            ),
            Option(
                "Ten ranks, with royal flush 4 and straight flush 40.",
                "the four royal flushes are counted twice: 2,598,964.",
            ),
            Option(
                "Ten ranks, with five of a kind 0 and straight flush 40.",
                "a row of 0 changes no sum.",
                right=True,
            ),
        ),
    ),
)
