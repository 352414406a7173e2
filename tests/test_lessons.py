"""Notebooks and banks agree: every stub is unwritten, every quiz stands in the text word for word."""

import functools
import random
import re

import nbformat
import pytest

from pokerlib.lessons import lesson_files
from pokerlib.practice import learner
from pokerlib.practice.bank import all_exercises, all_quizzes

NOTEBOOKS = {number: nbformat.read(path, as_version=4) for number, path in lesson_files().items()}


def cells(number, kind):
    return [cell for cell in NOTEBOOKS[number].cells if cell.cell_type == kind]


def ids(start):
    """The (lesson, name) of all code cells whose id begins with this word."""
    found = set()
    for number in NOTEBOOKS:
        for cell in cells(number, "code"):
            if match := re.fullmatch(rf"{start}-(.+?)(-\d+)?", cell.id):
                found.add((number, match[1]))
    return found


def test_every_exercise_and_quiz_is_in_its_lesson_and_nowhere_else():
    written = {(e.lesson, e.name) for e in all_exercises() if e.lesson in NOTEBOOKS}
    assert ids("exercise") == ids("check") == written
    assert ids("quiz") == {(q.lesson, q.name) for q in all_quizzes().values() if q.lesson in NOTEBOOKS}


@pytest.mark.parametrize("exercise", all_exercises(), ids=lambda e: e.name)
def test_the_stub_in_the_notebook_is_not_written_yet(exercise):
    if exercise.lesson not in NOTEBOOKS:
        pytest.skip("its lesson is not there yet")
    (stub,) = [c.source for c in cells(exercise.lesson, "code") if c.id == f"exercise-{exercise.name}"]
    names = {"random": random, "functools": functools, "total_ordering": functools.total_ordering}
    exec(compile(stub, "<stub>", "exec"), names)
    answer = names[exercise.name]
    assert learner.is_stub(answer), "judged from the code alone"
    assert "..." in stub and f"def {exercise.name}(" in stub or exercise.expects == "class"
    (checked,) = [c for c in cells(exercise.lesson, "code") if c.id == f"check-{exercise.name}"]
    assert checked.source == f"check({exercise.name})"
    assert f"{exercise.name}: not written yet" in checked.outputs[0].data["text/plain"]


@pytest.mark.parametrize("quiz", all_quizzes().values(), ids=lambda q: q.name)
def test_a_quiz_can_be_read_where_widgets_do_not_run(quiz):
    if quiz.lesson not in NOTEBOOKS:
        pytest.skip("its lesson is not there yet")
    all_cells = NOTEBOOKS[quiz.lesson].cells
    at = next(i for i, cell in enumerate(all_cells) if cell.id == f"quiz-{quiz.name}")
    text = all_cells[at - 1].source
    assert f"**Question.** {quiz.question}" in text
    for letter, option in zip(quiz.letters, quiz.options, strict=True):
        assert f"- **{letter}.** {option.text}" in text


@pytest.mark.parametrize("quiz", all_quizzes().values(), ids=lambda q: q.name)
def test_every_option_has_a_reason(quiz):
    assert 2 <= len(quiz.options) <= 6 and quiz.right
    assert all(option.reason.endswith((".", "?", ")")) for option in quiz.options)
    assert quiz.several or len(quiz.right) == 1
