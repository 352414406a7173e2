"""Call a learner's program once, safely, and say what happened."""

import copy
import traceback
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice

from pokerlib.practice.exercise import Fresh
from pokerlib.practice.forms import frozen
from pokerlib.practice.learner import codes
from pokerlib.practice.limits import TimeIsUp, quiet, time_limit

SECONDS = 2
LONGEST_ITERATOR = 10_000


@dataclass
class Call:
    """What one call did: returned a value, or raised; printed; changed an argument."""

    value: object = None
    error: BaseException | None = None
    printed: str = ""
    characters: int = 0
    changed: tuple = ()
    iterator: str = ""

    @property
    def endless(self):
        return isinstance(self.error, TimeIsUp | RecursionError)


def call(program, case, seconds=SECONDS):
    """Call the program with copies of the case's arguments; never raises what the program raises."""
    args, kwargs = made(case.args), dict(zip(case.kwargs, made(case.kwargs.values()), strict=True))
    done = Call()
    with quiet() as printed:
        try:
            with time_limit(seconds):
                done.value = program(*args, **kwargs)
                if isinstance(done.value, Iterator):
                    done.iterator = type(done.value).__name__
                    done.value = list(islice(done.value, LONGEST_ITERATOR))
        except KeyboardInterrupt:
            raise
        except BaseException as error:
            done.error = error
    done.printed, done.characters = printed.kept, printed.characters
    done.changed = tuple(
        (before, after)
        for before, after in zip(case.args, args, strict=True)
        if not isinstance(before, Fresh) and frozen(before) != frozen(after)
    )
    return done


def made(values):
    """Copies of the arguments, with those that must be fresh made anew."""
    return [value.make() if isinstance(value, Fresh) else copied(value) for value in values]


def copied(value):
    """A deep copy, made by hand for the lists of text and numbers that most arguments are."""
    if type(value) in (list, tuple):
        return type(value)(copied(item) for item in value)
    return value if isinstance(value, str | int) else copy.deepcopy(value)


def line_of(error, program):
    """Where in the program's own source the error came up: (line number, text), or None."""
    files = {code.co_filename for code in codes(program)}
    at = None
    for frame in traceback.extract_tb(error.__traceback__):
        if frame.filename in files:
            at = (frame.lineno, frame.line)
    return at


def as_typed(name, case):
    """The call as a learner would type it: kind(2, [9, 9])."""
    given = [typed(value) for value in case.args]
    given += [f"{key}={typed(value)}" for key, value in case.kwargs.items()]
    return f"{name}({', '.join(given)})"


def typed(value):
    """A value as a learner would type it, long ones cut; a function by its name."""
    if callable(value) and hasattr(value, "__name__"):
        return value.__name__
    text = repr(value)
    return text if len(text) <= 300 else text[:200] + " … " + text[-60:]
