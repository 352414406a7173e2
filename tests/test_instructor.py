"""What the page for instructors promises: goals and minutes of the lessons, and timetables that add up."""

import re

import pytest

from pokerlib.teaching.cells import goals, minutes, sections
from pokerlib.teaching.prose import plain
from tests.tools import notebooks

PAGE = notebooks.NOTEBOOKS / "INSTRUCTOR.md"
TEXT = PAGE.read_text("utf-8")
LESSONS = {path.name: notebooks.read(path) for path in notebooks.paths()}


def rows(title):
    """The rows of the table under a heading, as lists of cells."""
    section = re.search(rf"^#+ {title}\n(.*?)(?=^#|\Z)", TEXT, re.M | re.S)[1]
    table = [line for line in section.splitlines() if line.startswith("|")][2:]
    return [[cell.strip() for cell in row.strip("|").split("|")] for row in table]


def planned(what):
    """The minutes of what a row names: lessons, lessons without some sections, or 0 if it names none."""
    total = 0
    for name, sections_named in re.findall(r"\]\((\d\d_\w+\.ipynb)\)( without [^\[]*)?", what):
        left_out = re.findall(r"\*(.+?)\*", sections_named)
        times = {plain(section.title): section.minutes for section in sections(LESSONS[name])}
        total += minutes(LESSONS[name]) - sum(times[title] for title in left_out)
    return total


def clock(text):
    hours, rest = text.split(":")
    return 60 * int(hours) + int(rest)


GOALS = {re.search(r"\((.+)\)", lesson)[1]: tuple(rest) for lesson, *rest in rows("Learning goals")}


def test_the_table_of_goals_has_every_lesson():
    assert list(GOALS) == list(LESSONS)


@pytest.mark.parametrize("name", LESSONS)
def test_the_goals_and_minutes_of_a_lesson_are_those_of_its_notebook(name):
    assert GOALS.get(name) == (str(minutes(LESSONS[name])), " · ".join(goals(LESSONS[name])))


@pytest.mark.parametrize(("title", "length"), [("Two hours", "2:00"), ("One day", "8:00")])
def test_a_timetable_adds_up(title, length):
    *table, end = rows(title)
    starts = [clock(start) for start, *_ in [*table, end]]
    assert starts[0] == 0 and end[0] == length and end[1] == ""
    for (start, taken, what), following in zip(table, starts[1:], strict=True):
        assert clock(start) + int(taken) == following
        if what.startswith("["):
            assert int(taken) == planned(what), what


def test_four_weeks_hold_every_lesson_once_in_sessions_of_two_hours_at_most():
    table = rows("Four weeks")
    for session, taken, what in table:
        assert re.match(r"week [1-4], ", session)
        assert int(taken) == planned(what) <= 120
    named = re.findall(r"\((\d\d_\w+\.ipynb)\)", "".join(what for *_, what in table))
    assert sorted(named) == sorted(LESSONS)


def test_every_link_and_command_of_the_page_is_there():
    links = re.findall(r"\]\(([^)#:]+)\)", TEXT)
    assert [link for link in links if not (PAGE.parent / link).exists()] == []
    makefile = (notebooks.ROOT / "Makefile").read_text("utf-8")
    for target in set(re.findall(r"`make (\w+)", TEXT)):
        assert re.search(rf"^(\w+ )*{target}( \w+)*:", makefile, re.M), target
    build = (notebooks.ROOT / "pyproject.toml").read_text("utf-8")
    for package in re.findall(r"setuptools==[\d.]+", TEXT):
        assert package in build
