"""Progress is kept in a file that a person can read, and nothing of it is ever lost."""

import json

import pytest

from pokerlib.practice import bank, record
from pokerlib.practice.quizzing import QuizView, buttons


@pytest.fixture(autouse=True)
def folder(tmp_path, monkeypatch):
    monkeypatch.delenv("POKERLIB_PROGRESS", raising=False)
    monkeypatch.chdir(tmp_path)
    return tmp_path


def test_what_is_noted_is_there_the_next_time(folder):
    record.update("exercises", "kind", outcome="wrong", attempts=1)
    record.update("exercises", "kind", outcome="right", attempts=1)
    entry = record.entry("exercises", "kind")
    assert (entry["outcome"], entry["attempts"]) == ("right", 2)
    assert json.loads((folder / "progress.json").read_text())["exercises"]["kind"]["outcome"] == "right"
    assert [path.name for path in folder.iterdir()] == ["progress.json"]


@pytest.mark.parametrize(
    "broken",
    ["", "{", "[]", "null", '"a text"', '{"exercises": 3}', '{"exercises": {"kind": 3}}', "\x00\xff"],
)
def test_a_broken_file_is_set_aside_and_said_so(folder, broken, capsys):
    (folder / "progress.json").write_text(broken, encoding="latin-1")
    record.update("exercises", "kind", outcome="right")
    assert record.entry("exercises", "kind")["outcome"] == "right"
    assert (folder / "progress-broken-1.json").read_text(encoding="latin-1") == broken
    assert "progress-broken-1.json" in capsys.readouterr().err


def test_a_second_broken_file_does_not_overwrite_the_first(folder):
    for text in ("{", "["):
        (folder / "progress.json").write_text(text)
        assert record.read() == {}
    assert (folder / "progress-broken-1.json").read_text() == "{"
    assert (folder / "progress-broken-2.json").read_text() == "["


def test_where_nothing_can_be_written_the_lesson_goes_on(folder, monkeypatch, capsys):
    def refuse(*args, **kwargs):
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr("tempfile.NamedTemporaryFile", refuse)
    record.update("exercises", "kind", outcome="right")
    assert "could not be written" in capsys.readouterr().err


def test_a_write_that_is_cut_off_leaves_the_old_file(folder, monkeypatch):
    record.update("exercises", "kind", outcome="right")
    before = (folder / "progress.json").read_text()

    def refuse(*args):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.replace", refuse)
    record.update("exercises", "flush", outcome="right")
    assert (folder / "progress.json").read_text() == before
    assert [path.name for path in folder.iterdir()] == ["progress.json"]


def click(view, description):
    """Press the button of that name, as a mouse or Enter does."""
    row = view.children[0].children
    next(button for button in row if button.description == description).click()
    return view.children[1].value


def test_a_click_on_a_letter_gives_its_reason_and_is_noted():
    view = buttons(bank.find_quiz("understanding-max"))
    assert "✗ not yet" in click(view, "a") and "-5 is not changed into 5" in view.children[1].value
    assert record.entry("quizzes", "understanding-max")["outcome"] == "wrong"
    assert "✓ right" in click(view, "b")
    assert "✗ not yet" in click(view, "c")
    assert record.entry("quizzes", "understanding-max") | {"when": ""} == {
        "outcome": "right",
        "attempts": 3,
        "when": "",
    }


def test_of_several_answers_exactly_the_right_set_is_due():
    view = buttons(bank.find_quiz("representing-hands"))
    toggles = {button.description: button for button in view.children[0].children}
    toggles["a"].value = True
    assert "Exactly the right set" in click(view, "Check")
    toggles["b"].value = True
    assert "✓ right" in click(view, "Check")
    toggles["c"].value = True
    assert "c is wrong" in click(view, "Check")


def test_a_quiz_reads_as_text_too():
    assert (
        repr(QuizView(bank.find_quiz("using-max"))) == "Quiz using-max: a b c d. Run this cell, then choose."
    )
