"""The quizzes of lesson 11."""

from pokerlib.practice.quizzing import Option, Quiz

QUIZZES = (
    Quiz(
        name="least-base",
        lesson="11",
        question="The category and five ranks are the digits of a number. Which is the least base that puts all hands in the right order?",
        options=(
            Option("10", "an ace beside nines spills over: 9 × 10 + 14 is 10 × 10 + 4."),
            Option(
                "13",
                "two digits in one place differ by 12 at most, so no lower places can make up for one step in a higher.",
                right=True,
            ),
            Option(
                "15", "with it every rank up to 14 is a digit, which is good to read. The order needs less."
            ),
            Option("16", "it is good to read, since Python prints it. The order needs less."),
        ),
    ),
    Quiz(
        name="without-assert",
        lesson="11",
        question='Somebody starts Python with the switch `-O`. What does `GivenCard("Ax")` do then?',
        options=(
            Option("It stops with an AssertionError.", "so it does without the switch."),
            Option("It makes a card of a suit x.", "with `-O` Python leaves out every assert.", right=True),
            Option("It stops with a ValueError.", "nothing in the class raises one. It would be better."),
        ),
    ),
    Quiz(
        name="equal-without-hash",
        lesson="11",
        question="`GivenHand` defines `__eq__` and no `__hash__`. What happens when you put one into a set?",
        options=(
            Option(
                "It goes in, and a hand that ties with it doesn't.",
                "a set needs a hash to look for equal items, and there is none.",
            ),
            Option(
                "It goes in, and so does a hand that ties with it.",
                "that would be so if the class had no `__eq__` either.",
            ),
            Option(
                "An error: it has no hash.",
                "a class that says what is equal must say how it is hashed, too.",
                right=True,
            ),
        ),
    ),
    Quiz(
        name="hand-and-text",
        lesson="11",
        question='`hand` is made from the text `"As Ks Qs Js 10s"`. What should `hand == "As Ks Qs Js 10s"` give?',
        options=(
            Option(
                "True.",
                "then they should have one hash, and the text in other orders would have to be equal as well.",
            ),
            Option(
                "False.", "a text is no hand, and two things of different kinds aren't equal.", right=True
            ),
            Option(
                "An error.",
                "`==` is asked behind your back, by `in` and by `index`. A list that holds a hand and a text should be searchable.",
            ),
        ),
    ),
)
