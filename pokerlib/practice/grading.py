"""Exercises in which the learner writes tests: graded by the wrong programs that they catch."""

from collections.abc import Callable
from dataclasses import dataclass

from pokerlib.practice.judging import RIGHT

PASSED, CAUGHT = "passed", "caught"


@dataclass(frozen=True)
class Candidate:
    """A program to test: a right one, or a wrong one with its flaw and where it shows."""

    program: Callable
    flaw: str = ""

    def __call__(self, *args, **kwargs):
        return self.program(*args, **kwargs)

    def __repr__(self):
        return f"a {'wrong' if self.flaw else 'right'} program"


def by_tests(test):
    """Turn the learner's test into one that says whether a candidate passed or was caught.

    What a right program meets in the test is the test's own fault, and is raised.
    """

    def run(candidate):
        try:
            test(candidate)
        except Exception:
            if not candidate.flaw:
                raise
            return CAUGHT
        return PASSED

    return run


def tell_tests(exercise, failure):
    """A wrong program that passed the tests, by its flaw."""
    candidate = failure.case.args[0]
    if candidate.flaw:
        yield f"A wrong program passes your tests. {candidate.flaw}"
    else:
        yield "Your tests refuse a right program."


def count_tests(exercise, findings):
    """How many of the wrong programs were caught, in a sentence."""
    wrong = [mark for mark, case in zip(findings.marks, exercise.cases, strict=False) if case.args[0].flaw]
    caught = sum(mark == RIGHT for mark in wrong)
    return f"Your tests caught {caught} of {len(wrong)} wrong programs."
