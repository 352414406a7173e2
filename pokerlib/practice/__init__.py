"""Practice: check an answer, take a hint, see the solution, answer a quiz, see your progress."""

from pokerlib.practice.functions import check, hint, progress, quiz, reset, solution
from pokerlib.practice.rebinding import watch

__all__ = ["check", "hint", "progress", "quiz", "reset", "solution"]

watch({name: globals()[name] for name in __all__})
