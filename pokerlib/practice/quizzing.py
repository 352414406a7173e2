"""Quizzes: a question with lettered options, answered by mouse or keyboard, a reason for each."""

import string
from dataclasses import dataclass

from pokerlib.practice import record
from pokerlib.practice.feedback import EDGES, panel


@dataclass(frozen=True)
class Option:
    """One option of a quiz: its text, why it is right or wrong, and whether it is right."""

    text: str
    reason: str
    right: bool = False


@dataclass(frozen=True)
class Quiz:
    """A question of a lesson with its options; where several are right, the exact set is due."""

    name: str
    lesson: str
    question: str
    options: tuple

    @property
    def letters(self):
        return string.ascii_lowercase[: len(self.options)]

    @property
    def right(self):
        return {letter for letter, option in zip(self.letters, self.options, strict=True) if option.right}

    @property
    def several(self):
        return "(several answers)" in self.question

    def answer(self, chosen):
        """Note the chosen letters; returns whether they are right, and the lines to read."""
        ok = set(chosen) == self.right
        before = record.entry("quizzes", self.name).get("outcome")
        outcome = "right" if ok or before == "right" else "wrong"
        record.update("quizzes", self.name, outcome=outcome, attempts=1)
        lines = [
            f"{letter} is {'right' if option.right else 'wrong'}: {option.reason}"
            for letter, option in zip(self.letters, self.options, strict=True)
            if letter in chosen or (ok and len(chosen) > 1)
        ]
        if not ok and self.several:
            lines.append("Exactly the right set is due: look at each option once more.")
        return ok, lines


class QuizView:
    """A quiz as the notebook shows it: buttons where widgets run, else a line of text."""

    def __init__(self, quiz):
        self.quiz = quiz

    def __repr__(self):
        letters = " ".join(self.quiz.letters)
        return f"Quiz {self.quiz.name}: {letters}. Run this cell, then choose."

    def _repr_mimebundle_(self, include=None, exclude=None):
        return {**buttons(self.quiz)._repr_mimebundle_(), "text/plain": repr(self)}


def buttons(quiz):
    """The quiz as a widget: a button for each letter, and the answer below."""
    import ipywidgets

    answer = ipywidgets.HTML()
    choices = [
        (ipywidgets.ToggleButton if quiz.several else ipywidgets.Button)(
            description=letter, tooltip=f"{letter}: {option.text}", layout={"width": "4em"}
        )
        for letter, option in zip(quiz.letters, quiz.options, strict=True)
    ]

    def show(chosen):
        ok, lines = quiz.answer(chosen)
        heading = "✓ right" if ok else "✗ not yet"
        answer.value = panel(heading, lines, EDGES["right" if ok else "wrong"])

    if quiz.several:
        done = ipywidgets.Button(description="Check", tooltip="check the chosen letters")
        done.on_click(lambda _: show([c.description for c in choices if c.value]))
        row = [*choices, done]
    else:
        for choice in choices:
            choice.on_click(lambda button: show([button.description]))
        row = choices
    return ipywidgets.VBox([ipywidgets.HBox(row), answer])
