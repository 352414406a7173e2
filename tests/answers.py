"""Answers to the exercise is_pair, and the feedback on them."""

STUB = 'def is_pair(first, second):\n    """True if two cards have the same rank."""\n    ...\n'
RIGHT = "def is_pair(first, second):\n    return first[0] == second[0]\n"


def answer(notebook, source, call="check(is_pair)"):
    """The feedback on an answer, as an outcome and a text."""
    notebook(source)
    feedback = notebook(call)
    return feedback.outcome, str(feedback)


def is_pair(body):
    """An answer whose function has this body."""
    return f"def is_pair(first, second):\n    {body}\n"
