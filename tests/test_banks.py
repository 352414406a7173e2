"""Every exercise: its right answers are right, its known mistakes explained, its stub seen as unwritten."""

import pytest

from pokerlib.practice.bank import all_exercises, find
from pokerlib.practice.calls import call
from pokerlib.practice.exercise import case
from pokerlib.practice.forms import frozen
from pokerlib.practice.grading import Candidate
from pokerlib.practice.verdict import verdict

NAMES = [exercise.name for exercise in all_exercises()]


def pairs(kind):
    return [
        pytest.param(e, item, id=f"{e.name}-{getattr(item, 'name', None) or item.__name__}")
        for e in all_exercises()
        for item in getattr(e, kind)
    ]


@pytest.mark.parametrize("name", NAMES)
def test_the_reference_is_right(name):
    exercise = find(name)
    feedback, mistake = verdict(exercise, exercise.reference)
    assert feedback.outcome == "right" and not mistake, str(feedback)
    assert f"{len(exercise.cases)} of {len(exercise.cases)} cases" in str(feedback)


@pytest.mark.parametrize("name", NAMES)
def test_an_exercise_has_hints_mistakes_and_accepted_answers(name):
    exercise = find(name)
    assert len(exercise.hints) == 3
    assert len(exercise.mistakes) >= 5 and len(exercise.accepted) >= 4
    assert exercise.lesson.isdigit() and len(exercise.lesson) == 2


@pytest.mark.parametrize(("exercise", "answer"), pairs("accepted"))
def test_an_accepted_answer_is_right(exercise, answer):
    feedback, _ = verdict(exercise, answer)
    assert feedback.outcome == "right", str(feedback)


@pytest.mark.parametrize(("exercise", "mistake"), pairs("mistakes"))
def test_a_known_mistake_is_explained_by_its_own_words(exercise, mistake):
    feedback, name = verdict(exercise, mistake.program)
    assert feedback.outcome in ("wrong", "raised"), "no case catches it"
    assert name == mistake.name and mistake.explanation.replace("`", "") in str(feedback), str(feedback)


def candidates():
    found = [
        (e, c.args[0])
        for e in all_exercises()
        for c in e.cases
        if c.args and isinstance(c.args[0], Candidate)
    ]
    return [
        pytest.param(e, candidate, id=f"{e.name}-{candidate.flaw}")
        for e, candidate in found
        if candidate.probe
    ]


@pytest.mark.parametrize(("exercise", "candidate"), candidates())
def test_a_wrong_program_to_be_caught_goes_wrong_where_it_is_said_to(exercise, candidate):
    right = next(c.args[0] for c in exercise.cases if not c.args[0].flaw)
    probe = case(*candidate.probe)
    due, done = call(right, probe), call(candidate, probe)
    assert done.error or done.changed or frozen(done.value) != frozen(due.value)
