"""Hints, solutions, progress, and a lesson put back as it came."""

import time

import pytest

from tests.answers import RIGHT, STUB, answer, is_pair


def test_hints_come_one_at_a_time(notebook):
    notebook(STUB)
    hints = [str(notebook("hint(is_pair)")) for _ in range(4)]
    assert [text.splitlines()[0] for text in hints] == [f"Hint {n} of 3 for is_pair" for n in (1, 2, 3, 3)]
    assert "solution(is_pair)" in hints[2]


def test_a_solution_asks_once_before_an_attempt(notebook):
    notebook(STUB)
    assert "call solution(is_pair) again" in str(notebook("solution(is_pair)"))
    assert "return first[0] == second[0]" in str(notebook("solution(is_pair)"))


def test_after_an_attempt_the_solution_stands_beside_the_answer(notebook):
    answer(notebook, is_pair("return False"))
    shown = notebook("solution(is_pair)")
    assert "return first[0] == second[0]" in str(shown) and "return False" in str(shown)
    assert "Yours" in shown._repr_html_()


def test_progress_counts_what_is_right_and_keeps_it(notebook):
    assert "0 of 1 exercises" in str(notebook("progress('00')"))
    answer(notebook, RIGHT)
    answer(notebook, is_pair("return False"))
    assert "1 of 1 exercises" in str(notebook("progress('00')"))


def test_feedback_has_a_text_and_an_html_form(notebook):
    answer(notebook, is_pair("return '<b>' in first"))
    feedback = notebook("check(is_pair)")
    assert "✗ is_pair: not yet" in feedback._repr_html_() and "<code>is_pair(" in feedback._repr_html_()
    assert repr(feedback) == str(feedback) and "<code>" not in str(feedback)


@pytest.mark.parametrize("name", ["is_pair", "middle_index"])
def test_a_check_takes_less_than_a_third_of_a_second(name):
    from pokerlib.practice.bank import find
    from pokerlib.practice.verdict import verdict

    exercise = find(name)
    verdict(exercise, exercise.reference)
    begin = time.perf_counter()
    verdict(exercise, exercise.mistakes[0].program)
    assert time.perf_counter() - begin < 0.3


def test_reset_keeps_the_learners_version(notebook, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    mine = tmp_path / "00_start_here.ipynb"
    mine.write_text("my work")
    assert "Your version is kept: kept/00_start_here" in str(notebook("reset('00')"))
    assert next((tmp_path / "kept").iterdir()).read_text() == "my work" != mine.read_text()
    assert "You had changed nothing" in str(notebook("reset('00')"))
    with pytest.raises(ValueError, match="The lessons are 00"):
        notebook("reset('77')")
