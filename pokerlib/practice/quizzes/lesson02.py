"""The quizzes of lesson 02."""

from pokerlib.practice.quizzing import Option, Quiz

QUIZZES = (
    Quiz(
        name="poker-function",
        lesson="02",
        question="Which of Python's own functions returns the greatest of several things?",
        options=(
            Option("`sorted`", "it returns all of them in order. The greatest is among them, at the end."),
            Option("`max`", "it goes through them once and returns the greatest.", right=True),
            Option("`sum`", "it adds them up. Hands can't be added."),
            Option("`len`", "it says how many there are."),
        ),
    ),
    Quiz(
        name="understanding-max",
        lesson="02",
        question="What do `max([3, 4, 5, 0])` and `max([3, 4, -5, 0], key=abs)` return?",
        options=(
            Option("5 and 5", "-5 is not changed into 5: the key is only what is compared."),
            Option(
                "5 and -5",
                "abs(-5) is the greatest of the four keys, and the item it belongs to comes back.",
                right=True,
            ),
            Option("5 and 4", "4 is the greatest number, but the keys are compared: 3, 4, 5 and 0."),
            Option("5 and an error", "`key` takes any function of one item; `abs` is one."),
        ),
    ),
    Quiz(
        name="using-max",
        lesson="02",
        question="`hand_rank(hand)` says how good a hand is. Which call returns the best hand?",
        options=(
            Option("`max(hands)`", "it compares the hands as lists of texts, card by card."),
            Option(
                "`max(hand_rank(hand) for hand in hands)`", "it returns the best rank. Whose hand was it?"
            ),
            Option(
                "`max(hands, key=hand_rank(hands))`",
                "the brackets call hand_rank at once, on all hands: an error.",
            ),
            Option(
                "`max(hands, key=hand_rank)`",
                "the hands are compared by their ranks, and a hand comes back.",
                right=True,
            ),
        ),
    ),
    Quiz(
        name="no-hand",
        lesson="02",
        question="Nobody plays. What should `winner([])` give its caller?",
        options=(
            Option(
                "An empty hand, `[]`.",
                "nobody has such a hand. A list of winners may be empty (lesson 06); a hand may not.",
            ),
            Option("`None`", "it says that there is no hand, and can't be taken for one.", right=True),
            Option(
                'The text `"no winner"`',
                "whoever calls it would have to compare words, and to know them.",
            ),
            Option(
                "Whatever comes out when it happens.",
                "`max([])` stops with an error about an empty sequence, which says nothing of poker.",
            ),
        ),
    ),
)
