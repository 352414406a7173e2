"""The quizzes of lesson 08."""

from pokerlib.practice.quizzing import Option, Quiz

QUIZZES = (
    Quiz(
        name="what-is-fair",
        lesson="08",
        question="When is a shuffle fair?",
        options=(
            Option(
                "When it never leaves the deck as it was.",
                "then the order that the deck had is impossible, and every player knows one order less.",
            ),
            Option(
                "When every card is equally likely at every place.",
                "a cut does that too, and keeps the cards in their circle: ace, king, queen stay neighbors.",
            ),
            Option(
                "When every order is equally likely.",
                "then nobody knows more than before: each of the n! orders has the chance 1/n!.",
                right=True,
            ),
            Option(
                "When no two shuffles give the same order.",
                "three cards have six orders: the seventh shuffle must repeat one.",
            ),
        ),
    ),
    Quiz(
        name="swap-any",
        lesson="08",
        question="`shuffle3` draws one of three places, three times. Can it be fair to three cards?",
        options=(
            Option(
                "Yes: each swap treats all three places alike.",
                "it does, but the three swaps together don't treat all six orders alike.",
            ),
            Option(
                "Yes, if the deck is shuffled several times.",
                "that brings it nearer to fair, and it is still not fair: 27 × 27 is no multiple of 6.",
            ),
            Option(
                "No: a card may be swapped with itself.",
                "that has to be allowed, or no card could stay where it is: Knuth's shuffle allows it, too.",
            ),
            Option(
                "No: its draws can fall in 27 ways, and 6 orders can't share 27 equally.",
                "each way has the chance 1/27, so every order has a whole number of 27ths. 1/6 is none.",
                right=True,
            ),
        ),
    ),
    Quiz(
        name="small-seed",
        lesson="08",
        question="A program shuffles from a seed of 32 bits, that is, one of 2 ** 32 numbers. Up to how many cards are "
        "there seeds enough for every order?",
        options=(
            Option(
                "4 cards", "they have 24 orders, and there are 4,294,967,296 seeds: enough for more cards."
            ),
            Option("12 cards", "12! is less than 2 ** 32, and 13! is more.", right=True),
            Option("32 cards", "32! is about 2 ** 118: one order in 2 ** 86 could come up."),
            Option("52 cards", "52! is about 2 ** 226. Nearly all of its orders can't come up."),
        ),
    ),
    Quiz(
        name="missing-order",
        lesson="08",
        question="A shuffle of four cards never gives the order abcd, and gives the 23 others equally often. "
        "What does the ten percent test most likely say after 100,000 shuffles?",
        options=(
            Option(
                "Bad: the count of abcd is far below its fair share.",
                "the test goes through the orders that came up, and abcd isn't among them.",
            ),
            Option(
                "Bad: the 23 others come up too often.",
                "they come up 4.3% too often: 24/23 of their fair share. Ten percent are allowed.",
            ),
            Option(
                "OK: every order that came up did so within ten percent.",
                "what never came up has no count to look at.",
                right=True,
            ),
        ),
    ),
    Quiz(
        name="sort-returns",
        lesson="08",
        question='After `p = ["K", "A", "Q"]` and `q = p.sort()`, what is `q`?',
        options=(
            Option('`["A", "K", "Q"]`', "that is `p` now. `sort` changed the list and returned nothing."),
            Option('`["K", "A", "Q"]`', "that was `p` before. `sort` keeps no copy."),
            Option("`None`", "`sort` does something to its list, and returns nothing.", right=True),
            Option("an error", "it is a legal line, which makes the slip so common."),
        ),
    ),
)
