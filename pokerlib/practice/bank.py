"""All exercises and quizzes: a module each for an exercise, a module for the quizzes of a lesson."""

import difflib
import importlib
import pkgutil
from functools import cache

from pokerlib.practice import exercises, quizzes


class Unknown(ValueError):
    """No exercise or quiz has that name; shown in a notebook without a traceback."""

    def _render_traceback_(self):
        return [f"{type(self).__name__}: {self}"]


def exercise_names():
    """The names of all exercises, in alphabetical order."""
    return sorted(module.name for module in pkgutil.iter_modules(exercises.__path__))


@cache
def find(name):
    """The exercise of that name.

    Raises: Unknown, a ValueError, with the names that come close.
    """
    if name not in exercise_names():
        raise Unknown(_no_such("exercise", name, exercise_names()))
    return importlib.import_module(f"{exercises.__name__}.{name}").EXERCISE


def all_exercises():
    """All exercises, by lesson, then by name."""
    return sorted(map(find, exercise_names()), key=lambda exercise: (exercise.lesson, exercise.name))


@cache
def all_quizzes():
    """All quizzes by name, lesson by lesson."""
    modules = [
        importlib.import_module(f"{quizzes.__name__}.{m.name}")
        for m in pkgutil.iter_modules(quizzes.__path__)
    ]
    return {quiz.name: quiz for module in modules for quiz in module.QUIZZES}


def find_quiz(name):
    """The quiz of that name; raises Unknown, a ValueError, with the names that come close."""
    if name not in all_quizzes():
        raise Unknown(_no_such("quiz", name, all_quizzes()))
    return all_quizzes()[name]


def _no_such(what, name, known):
    close = difflib.get_close_matches(str(name), known, n=3) or sorted(known)[:8]
    return f"there is no {what} {name!r}. Did you mean {' or '.join(map(repr, close))}?"
