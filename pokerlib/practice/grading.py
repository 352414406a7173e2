"""Exercises in which the learner writes tests: graded by the wrong programs that they catch."""

from collections.abc import Callable
from dataclasses import dataclass

from pokerlib.practice.calls import as_typed, call, typed
from pokerlib.practice.exercise import case
from pokerlib.practice.judging import RIGHT

PASSED, CAUGHT = "passed", "caught"


@dataclass(frozen=True)
class Candidate:
    """A program to test: a right one, or a wrong one with its flaw and the input on which it shows."""

    program: Callable
    flaw: str = ""
    probe: tuple = ()

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
    """A wrong program that passed the tests: its flaw, and a call that would have caught it."""
    candidate = failure.case.args[0]
    if not candidate.flaw:
        yield "Your tests refuse a right program."
        return
    yield f"A wrong program passes your tests. {candidate.flaw}"
    if candidate.probe:
        probed = case(*candidate.probe)
        shown, done = as_typed(exercise.name.removeprefix("test_"), probed), call(candidate.program, probed)
        changed = (
            f", and `{typed(done.changed[0][0])}` has become `{typed(done.changed[0][1])}`"
            if done.changed
            else ""
        )
        yield f"In it, `{shown}` gives `{typed(done.error or done.value)}`{changed}."


def count_tests(exercise, findings):
    """How many of the wrong programs were caught; once half of them are, also which were not."""
    tried = list(zip(findings.marks, exercise.cases, strict=False))
    wrong = [(mark, case.args[0].flaw) for mark, case in tried if case.args[0].flaw]
    if any(mark != RIGHT for mark, case in tried if not case.args[0].flaw):
        return "What tests catch counts once a right program passes them."
    missed = [flaw for mark, flaw in wrong if mark != RIGHT]
    few = 1 < len(missed) <= len(wrong) / 2
    others = f" Not caught either: {' '.join(missed[1:])}" if few else ""
    return f"Your tests caught {len(wrong) - len(missed)} of {len(wrong)} wrong programs.{others}"
