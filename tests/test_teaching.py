"""One source, four builds: nothing of the notebooks is changed, and what an instructor types is what runs."""

import re
import time
from functools import cache
from symtable import symtable

import nbformat
import pytest
from nbformat.v4 import new_code_cell, new_markdown_cell, new_notebook

from pokerlib.teaching import builds, pages
from pokerlib.teaching.__main__ import main
from pokerlib.teaching.cells import HEADING, exercise_name, is_typed, minutes, sections, teach
from pokerlib.teaching.script import script
from tests.tools import notebooks
from tests.tools.prompter import typed

PATHS = notebooks.paths()


@pytest.fixture(params=PATHS, ids=[path.stem for path in PATHS])
def path(request):
    return request.param


@pytest.fixture
def notebook(path):
    return notebooks.read(path)


@cache
def teleprompter(path):
    return pages.teleprompter(notebooks.read(path))


def code(notebook):
    return [cell for cell in notebook.cells if cell.cell_type == "code"]


def test_the_live_notebook_with_what_the_teleprompter_says_is_the_solved_one(notebook, path):
    # The solved notebooks are run by test_notebooks_run: what is equal to them needs no second run.
    texts = typed(teleprompter(path))
    live = code(builds.live(notebook))
    assert texts.keys() == {cell.id for cell in live if is_typed(cell)}
    filled = [(cell.id, texts.get(cell.id, cell.source), cell.metadata.get("tags")) for cell in live]
    solved = code(builds.solved(notebook))
    assert filled == [(cell.id, cell.source, cell.metadata.get("tags")) for cell in solved]


def test_the_live_notebook_shows_no_answer_before_it_is_typed(notebook):
    live = builds.live(notebook)
    assert not any(cell.outputs or cell.execution_count for cell in code(live))
    for cell in code(live):
        if is_typed(cell):
            assert re.fullmatch(r"# \S.{0,98}", cell.source), cell.source
    shown = "\n".join(cell.source for cell in live.cells)
    for cell in code(notebook):
        if name := exercise_name(cell.id):
            assert builds.solution(name) not in shown
    assert "<details>" not in shown


def test_headings_tasks_and_quizzes_stay_in_the_live_notebook(notebook):
    shown = "\n".join(cell.source for cell in builds.live(notebook).cells)
    for cell in notebook.cells:
        if cell.cell_type == "markdown" and not cell.source.startswith("<details>"):
            kept = re.findall(
                r"^(?:#+ .*|\*\*(?:Exercise|Question)\.\*\*.*|\|.*|- \*\*[a-f]\.\*\*.*)$", cell.source, re.M
            )
            assert all(line in shown for line in kept)


def test_the_minutes_of_the_sections_are_those_of_the_lesson(notebook):
    parts = script(notebook)
    assert sum(section.minutes for section in sections(notebook)) == minutes(notebook) == parts[-1].end
    assert all(section.minutes > 0 for section in sections(notebook))
    times = [step.minute for part in parts for step in part.steps]
    assert times == sorted(times)


def test_a_long_lesson_says_where_to_cut(notebook):
    if minutes(notebook) > 30:
        assert any(section.cut for section in sections(notebook))


def bound_and_used(source):
    """The names that a cell binds in the notebook, and those that it takes from there."""
    top = symtable(source, "cell", "exec")
    bound = {name.get_name() for name in top.get_symbols() if name.is_assigned() or name.is_imported()}
    used, tables = {name.get_name() for name in top.get_symbols() if name.is_referenced()}, top.get_children()
    for table in tables:
        used |= {name.get_name() for name in table.get_symbols() if name.is_global()}
        tables += table.get_children()
    return bound, used - bound


def test_what_is_cut_is_missed_by_nothing_that_is_left(notebook):
    missing, missed = set(), {}
    for cell in code(builds.solved(notebook)):
        bound, used = bound_and_used(cell.source)
        if teach(cell).get("skip"):
            missing |= bound
        elif not cell.id.startswith("check-"):
            missed |= {cell.id: used & missing} if used & missing else {}
            missing -= bound
    assert missed == {}


def test_what_the_metadata_say_for_the_teaching_has_a_form(notebook):
    for cell in notebook.cells:
        for key, value in teach(cell).items():
            if key == "say":
                assert cell.cell_type == "markdown" and all(isinstance(line, str) for line in value)
            elif key == "cue":
                assert is_typed(cell) and "\n" not in value and len(value) <= 90
            elif key == "skip":
                assert cell.cell_type == "code" and value is True
            else:
                assert HEADING.search(cell.source) and isinstance(value, {"minutes": int, "cut": str}[key])


def test_the_learner_build_is_the_shipped_file_and_a_build_changes_no_source(path, tmp_path, capsys):
    before, beside = path.read_bytes(), set(notebooks.NOTEBOOKS.iterdir())
    for form in ("learner", "solved", "live", "slides"):
        main(["--folder", str(tmp_path), form, path.name[:2]])
    assert path.read_bytes() == before and set(notebooks.NOTEBOOKS.iterdir()) == beside
    assert (tmp_path / "learner" / path.name).read_bytes() == before
    assert (tmp_path / "live" / f"{path.stem}.teleprompter.html").exists()
    for form in ("solved", "live"):
        nbformat.validate(nbformat.read(tmp_path / form / path.name, as_version=4))


def test_pages_ask_nothing_of_the_network(notebook, path):
    for page in (pages.slides(notebook), teleprompter(path)):
        loads = re.findall(r"<(?:script|link|img|iframe|source)\b[^>]*?(?:src|href)=\"(?!data:)[^\"]*", page)
        assert loads == [] and "@import" not in page and "url(" not in page


def test_a_live_lesson_is_made_afresh_in_a_second_and_what_was_typed_is_kept(tmp_path, capsys):
    main(["--folder", str(tmp_path), "live", "01"])
    live = tmp_path / "live" / "01_representing_hands.ipynb"
    fresh = live.read_bytes()
    live.write_text(live.read_text("utf-8").replace('"# ', '"1 + 1  # ', 1), "utf-8")
    start = time.perf_counter()
    main(["--folder", str(tmp_path), "live", "1"])
    assert time.perf_counter() - start < 3
    assert live.read_bytes() == fresh
    (kept,) = (tmp_path / "live" / "kept").iterdir()
    assert "1 + 1  # " in kept.read_text("utf-8")


def test_the_wrong_answers_of_a_class_come_with_a_reply_and_a_call_to_try():
    lesson = notebooks.read(notebooks.paths(["04"])[0])
    steps = {step.cell: step for part in script(lesson) for step in part.steps}
    wrong = steps["exercise-kind"].wrong
    assert any("n or more" in answer.reply and "`kind(" in answer.then for answer in wrong)
    quiz = steps["quiz-what-to-change"]
    assert len(quiz.right) == 1 and len(quiz.wrong) == 3 and all(answer.reply for answer in quiz.wrong)


def test_a_tag_decides_what_is_typed_where_the_rule_does_not_fit():
    long = "\n".join(["x = 1"] * 9)
    assert not is_typed(new_code_cell(long, id="steps"))
    assert is_typed(new_code_cell(long, id="steps", metadata={"tags": ["teach-type"]}))
    assert not is_typed(new_code_cell("x = 1", id="steps", metadata={"tags": ["teach-keep"]}))
    assert is_typed(new_code_cell(long, id="exercise-kind"))


def test_what_the_metadata_say_comes_in_place_of_the_prose():
    prose = new_markdown_cell("# 02 · Max\n\n**Minutes:** 5.", metadata={"teach": {"minutes": 5}})
    said = new_markdown_cell("It fails.", metadata={"teach": {"say": ["Look.", "Why?"]}})
    cell = new_code_cell("max([])", id="nothing", metadata={"teach": {"cue": "the max of nothing"}})
    lesson = new_notebook(cells=[prose, said, cell])
    assert script(lesson)[0].steps[-1].lines == ["Look.", "Why?"]
    assert builds.live(lesson).cells[-1].source == "# the max of nothing"


def test_a_lesson_that_is_not_there_is_named(capsys):
    with pytest.raises(ValueError, match="there is no lesson '77'"):
        main(["live", "77"])
