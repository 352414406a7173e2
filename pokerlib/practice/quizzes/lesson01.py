"""The quiz of lesson 01."""

from pokerlib.practice.quizzing import Option, Quiz

QUIZZES = (
    Quiz(
        name="representing-hands",
        lesson="01",
        question="Which of these keep every card of any hand, and give each card in one step? (several answers)",
        options=(
            Option(
                "`['JS', 'JD', '2S', '2C', '7H']`",
                "a list of texts: short to type, keeps every card, one step to each card.",
                right=True,
            ),
            Option(
                "`[(11, 'S'), (11, 'D'), (2, 'S'), (2, 'C'), (7, 'H')]`",
                "a list of pairs: longer to type, but rank and suit are apart and ranks are numbers.",
                right=True,
            ),
            Option(
                "`{'JS', 'JD', '2S', '2C', '7H'}`",
                "a set keeps one of two equal cards. With a joker in play a card may be there twice.",
            ),
            Option(
                "`'JS JD 2S 2C 7H'`",
                "one text holds all of it, but whoever uses it must split it first, every time.",
            ),
        ),
    ),
)
