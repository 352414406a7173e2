"""The quizzes of lesson 06."""

from pokerlib.practice.quizzing import Option, Quiz

QUIZZES = (
    Quiz(
        name="handling-ties",
        lesson="06",
        question="Ann and Cyd tie for the best hand. What should `poker([ann, bob, cyd])` return?",
        options=(
            Option("Ann's hand: she sits first.", "the seat decides about the pot, and Cyd gets nothing."),
            Option(
                "Ann's hand or Cyd's, drawn at random.",
                "one of the two gets nothing, and the same call gives another value each time.",
            ),
            Option(
                "`None`: nobody has won alone.",
                "the caller learns that there is a tie, and not between whom.",
            ),
            Option(
                "A list of both hands.",
                "the caller knows all who won, and can share the pot among them.",
                right=True,
            ),
        ),
    ),
    Quiz(
        name="one-winner",
        lesson="06",
        question="Cyd leaves, and Ann wins alone. What should `poker([ann, bob])` return?",
        options=(
            Option(
                "Ann's hand.",
                "then each caller must first find out what came back: a hand, or a list of hands.",
            ),
            Option(
                "A list with Ann's hand in it.",
                "`len` of the result is the number of winners in every case.",
                right=True,
            ),
            Option(
                "Ann's hand and the number 1.",
                "the number says what `len` of a list says. And for two winners, which hand comes with the 2?",
            ),
        ),
    ),
    Quiz(
        name="used-up",
        lesson="06",
        question="After `squares = (n * n for n in [1, 2, 3])`, what are `max(squares)` and then `list(squares)`?",
        options=(
            Option("9 and `[1, 4, 9]`", "a list would do so. The round brackets make a generator."),
            Option("9 and `[9]`", "`max` must look at every item, the greatest too."),
            Option(
                "9 and `[]`", "`max` has taken all items, and a generator gives each item once.", right=True
            ),
            Option("9 and an error", "a generator that is used up is empty. That is no error."),
        ),
    ),
    Quiz(
        name="whose-list",
        lesson="06",
        question="Which of these leave the list `hands` as it was? (several answers)",
        options=(
            Option("`sorted(hands, key=hand_rank)`", "it makes a new list.", right=True),
            Option("`hands.sort(key=hand_rank)`", "it sorts this very list, and returns None."),
            Option("`max(hands, key=hand_rank)`", "it only looks at the items.", right=True),
            Option("`hands.reverse()`", "it turns this very list round, and returns None."),
        ),
    ),
)
