"""The quiz of lesson 00."""

from pokerlib.practice.quizzing import Option, Quiz

QUIZZES = (
    Quiz(
        name="first-quiz",
        lesson="00",
        question="`check` says ✗ *not yet*. What is the best thing to do next?",
        options=(
            Option(
                "Open the solution.",
                "it is always one call away, but it shows you one answer, not your slip.",
            ),
            Option(
                "Read the call that failed, and work it out by hand.",
                "it is the smallest call that fails. What you do by hand is what your function should do.",
                right=True,
            ),
            Option(
                "Start again from the cell with the dots.",
                "most answers are one small change away from right.",
            ),
        ),
    ),
)
