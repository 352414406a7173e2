"""Every notebook comes out as it is stored, as shipped and with its exercises solved.

The strict comparison of the shipped notebooks, cell by cell, is nbval's: pytest runs it over notebooks/.
"""

import pytest

from pokerlib.teaching.builds import solved
from tests.tools import notebooks

PATHS = notebooks.paths()
EACH = pytest.mark.parametrize("path", PATHS, ids=[path.stem for path in PATHS])
SLOWEST_CELL, SLOWEST_NOTEBOOK = (
    10,
    40,
)  # seconds: twice what the course promises, since tests share a machine


@EACH
def test_a_second_run_leaves_no_diff(path):
    seconds = {}
    stored = notebooks.read(path)
    again = notebooks.execute(stored, seconds=seconds)
    pairs = zip(stored.cells, again.cells, strict=True)
    assert [old.id for old, new in pairs if old != new] == []
    assert (notebooks.text(again) == path.read_text("utf-8")) is True, "not in normal form: make run"
    assert {name: taken for name, taken in seconds.items() if taken > SLOWEST_CELL} == {}
    assert sum(seconds.values()) < SLOWEST_NOTEBOOK


@EACH
def test_solved_every_check_says_right_and_a_second_run_agrees(path, tmp_path):
    ran = notebooks.execute(solved(notebooks.read(path)), folder=tmp_path)
    said = {cell.id: notebooks.outputs(cell) for cell in ran.cells if cell.id.startswith("check-")}
    assert {name: texts for name, texts in said.items() if not texts or not all(map(is_right, texts))} == {}
    (tmp_path / path.name).write_text(notebooks.text(ran), "utf-8")
    assert notebooks.differences(tmp_path / path.name) == {}


def is_right(text):
    return text.startswith("✓")
