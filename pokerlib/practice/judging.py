"""Try a program on all cases of an exercise, and find the known mistake that it resembles."""

from dataclasses import dataclass, field
from functools import cache

from pokerlib.practice.calls import Call, call
from pokerlib.practice.exercise import Case
from pokerlib.practice.forms import frozen
from pokerlib.practice.keeping import Kept

RIGHT = "right"


@dataclass
class Failure:
    """A call that was not right: the case, what the reference did, what the program did."""

    case: Case
    right: Call
    done: Call


@dataclass
class Findings:
    """What came of the calls: a mark for each, and those that failed, the smallest first."""

    marks: list = field(default_factory=list)
    failures: list = field(default_factory=list)


def judge(exercise, program):
    """The findings of the program on all cases; a call without end is the last one tried."""
    findings = Findings()
    lifted, kept = exercise.lift(program), Kept(program)
    for case, right in zip(exercise.cases, expected(exercise), strict=True):
        done = call(lifted, case)
        kept.put_back()
        findings.marks.append(mark(exercise, right, done))
        if findings.marks[-1] != RIGHT:
            findings.failures.append(Failure(case, right, done))
        if done.endless:
            break
    return findings


def mark(exercise, right, done):
    """RIGHT, or what was not right, in a form that is equal for programs with the same fault."""
    if right.error is not None:
        raised_it = isinstance(done.error, type(right.error))
        return RIGHT if raised_it else ("no error", type(done.error).__name__)
    if done.error is not None:
        return ("raised", type(done.error).__name__)
    if done.changed and not exercise.may_change:
        return ("changed", frozen(done.changed[0][1]))
    same = exercise.same(right.value, done.value)
    if done.iterator and not exercise.iterator_ok:
        return ("iterator", same)
    return RIGHT if same else ("returned", exercise.normal(done.value))


@cache
def expected(exercise):
    """What the reference does on each case, as a list of Call."""
    lifted = exercise.lift(exercise.reference)
    return [call(lifted, case) for case in exercise.cases]


@cache
def marks_of_mistakes(exercise):
    """For each known mistake the marks of all cases."""
    return {mistake: judge(exercise, mistake.program).marks for mistake in exercise.mistakes}


def recognized(exercise, marks):
    """The known mistake that behaves like these marks: (mistake, whether on all calls), or None.

    Else the one that contradicts none of the calls and explains most of the failing ones: the first
    among them, and at least two in three.
    """
    known = marks_of_mistakes(exercise)
    for mistake, its_marks in known.items():
        if its_marks == marks:
            return mistake, True
    first = next(number for number, mark in enumerate(marks) if mark != RIGHT)
    part = {
        mistake: sum(mark != RIGHT for mark in its_marks)
        for mistake, its_marks in known.items()
        if len(its_marks) == len(marks)
        and its_marks[first] != RIGHT
        and all(its in (RIGHT, mine) for its, mine in zip(its_marks, marks, strict=True))
    }
    failing = sum(mark != RIGHT for mark in marks)
    likely = max(part, key=part.get, default=None)
    return (likely, False) if likely and 3 * part[likely] >= 2 * failing else None
