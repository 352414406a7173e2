"""The comparison of notebooks fails when it should: a notebook with every kind of fault is given to it."""

import nbformat.v4 as v4
import pytest

from tests.tools import notebooks

CELLS = {  # name: (source, what the notebook says comes out)
    "right value": ("1 + 1", [v4.new_output("execute_result", {"text/plain": "2"}, execution_count=1)]),
    "wrong value": ("1 + 2", [v4.new_output("execute_result", {"text/plain": "4"}, execution_count=2)]),
    "right print": ("print('a')\nprint('b')", [v4.new_output("stream", text="a\nb\n")]),
    "wrong print": ("print('a')", [v4.new_output("stream", text="b\n")]),
    "other stream": ("import sys\nprint('a', file=sys.stderr)", [v4.new_output("stream", text="a\n")]),
    "exception": ("1 / 0", []),
    "unknown magic": ("%nosuchmagic", []),
    "line magic": ("%pip_of_nowhere x", []),
    "output missing from the notebook": ("2 + 2", []),
    "output missing from the run": ("x = 1", [v4.new_output("stream", text="a\n")]),
    "output of a second kind": (
        "1 + 1",
        [v4.new_output("execute_result", {"text/plain": "2", "text/html": "2"}, execution_count=1)],
    ),
    "right after all that": (
        "x + 1",
        [v4.new_output("execute_result", {"text/plain": "2"}, execution_count=9)],
    ),
}
RIGHT = {name for name in CELLS if name.startswith("right")}


def notebook_of(cells):
    made = [
        v4.new_code_cell(source, id=f"cell-{at}", outputs=outputs, execution_count=at)
        for at, (source, outputs) in enumerate(cells, start=1)
    ]
    return v4.new_notebook(cells=made, metadata=notebooks.METADATA)


@pytest.fixture(scope="module")
def rejected(tmp_path_factory):
    path = tmp_path_factory.mktemp("canary") / "canary.ipynb"
    path.write_text(notebooks.text(notebook_of(CELLS.values())), "utf-8")
    names = list(CELLS)
    return {names[number] for number in notebooks.differences(path)}


@pytest.mark.parametrize("name", CELLS)
def test_wrong_cells_fail_and_right_ones_pass(rejected, name):
    assert (name in rejected) == (name not in RIGHT)


def test_a_cell_that_runs_out_of_time_fails_and_so_does_every_later_one(tmp_path):
    path = tmp_path / "slow.ipynb"
    path.write_text(
        notebooks.text(notebook_of([("import time\ntime.sleep(60)", []), ("x = 1", [])])), "utf-8"
    )
    assert set(notebooks.differences(path, "--nbval-cell-timeout=1")) == {0, 1}


def test_an_expected_exception_must_come(tmp_path):
    error = v4.new_output("error", ename="ValueError", evalue="no card", traceback=[])
    cells = [("raise ValueError('no card')", [error]), ("raise ValueError('other')", [error]), ("1", [error])]
    notebook = notebook_of(cells)
    for cell in notebook.cells:
        cell.metadata["tags"] = ["raises-exception"]
    path = tmp_path / "raises.ipynb"
    path.write_text(notebooks.text(notebook), "utf-8")
    assert set(notebooks.differences(path)) == {1, 2}
