"""The wrong answers that a class will give, what to reply, and what to do next: all from the banks."""

import ast
from dataclasses import dataclass
from functools import cache

from pokerlib.practice.bank import find, find_quiz
from pokerlib.practice.calls import call
from pokerlib.practice.judging import RIGHT, Failure, expected, mark
from pokerlib.practice.verdict import what_happened
from pokerlib.source import source_text

MOST = 8  # wrong answers to an exercise that an instructor can keep in view
PATIENCE = 0.3  # seconds for a call of a wrong program
LONGEST = 260  # characters of a call that an instructor can read out
SHORT = 6  # lines of a wrong program that can be recognized at a glance


@dataclass(frozen=True)
class WrongAnswer:
    """What learners write or choose, what to reply, and how to go on from it."""

    given: str
    reply: str
    then: str = ""
    is_code: bool = False


@cache
def wrong_programs(name):
    """The first known mistakes of an exercise, each with the smallest call that shows it.

    name: str, an exercise. Returns: tuple of WrongAnswer.

    >>> found = wrong_programs("is_pair")[0]
    >>> found.given
    'return first[1] == second[1]'
    >>> found.then
    "`is_pair('7H', '7S')` returned `False`; it should return `True`."
    """
    exercise = find(name)
    return tuple(
        WrongAnswer(_body(known.program), known.explanation, _first_failure(exercise, known.program), True)
        for known in exercise.mistakes[:MOST]
    )


def wrong_options(name):
    """The wrong options of a quiz, each with the reason why.

    >>> wrong_options("poker-function")[1].given, wrong_options("poker-function")[1].reply
    ('**c.** `sum`', "it adds them up. Hands can't be added.")
    """
    return [WrongAnswer(text, option.reason) for text, option in _options(name) if not option.right]


def right_options(name):
    """The right options of a quiz, each with the reason why.

    >>> right_options("poker-function")
    ['**b.** `max`: it goes through them once and returns the greatest.']
    """
    return [f"{text}: {option.reason}" for text, option in _options(name) if option.right]


def _options(name):
    """The options of a quiz: (letter and text in Markdown, the option)."""
    quiz = find_quiz(name)
    for letter, option in zip(quiz.letters, quiz.options, strict=True):
        yield f"**{letter}.** {option.text.rstrip('.')}", option


def _body(program):
    """What a short wrong program does, without its first line and docstring; nothing of a long one."""
    try:
        text = source_text(program)
    except ValueError:  # made by another function, so that there is nothing to recognize
        return ""
    definition = ast.parse(text).body[0]
    first = definition.body[bool(ast.get_docstring(definition))]
    lines = text.splitlines()[first.lineno - 1 :]
    indent = first.col_offset
    return "\n".join(line[indent:] for line in lines) if len(lines) <= SHORT else ""


def _first_failure(exercise, program):
    """What the first failing call of a wrong program does and what is due; nothing if that is long to say."""
    lifted = exercise.lift(program)
    for case, right in zip(exercise.cases, expected(exercise), strict=True):
        done = call(lifted, case, PATIENCE)
        if mark(exercise, right, done) != RIGHT:
            told = list(filter(None, what_happened(exercise, program, Failure(case, right, done))))
            line = " ".join(told[: 2 if exercise.tell and done.error is None else 1])
            return line if len(line) <= LONGEST else ""
    return ""
