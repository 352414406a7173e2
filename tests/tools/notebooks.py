"""Run notebooks, write them in one normal form, and compare with nbval.

`make run` calls this file to run the notebooks and store their outputs.
"""

import argparse
import time
from contextlib import redirect_stdout
from copy import deepcopy
from io import StringIO
from pathlib import Path

import nbformat
import pytest
from nbclient import NotebookClient

import conftest

ROOT = Path(__file__).resolve().parents[2]
NOTEBOOKS = ROOT / "notebooks"
MEASURED = "nbval-ignore-output"  # the tag of cells that measure time: their outputs vary
KEPT_METADATA = {"tags", "jupyter", "jp-MarkdownHeadingCollapsed", "teach"}
WIDGET_VIEW = "application/vnd.jupyter.widget-view+json"
METADATA = {
    "kernelspec": {"display_name": "Python 3 (ipykernel)", "language": "python", "name": "python3"},
    "language_info": {"name": "python"},
}


def paths(numbers=()):
    """The paths of the shipped notebooks with these numbers ("03" or "3"), or of all of them.

    Raises: ValueError for a number that no notebook has.
    """
    every = {path.name[:2]: path for path in sorted(NOTEBOOKS.glob("[0-9][0-9]_*.ipynb"))}
    unknown = [number for number in numbers if number.zfill(2) not in every]
    if unknown:
        raise ValueError(f"no notebook {', '.join(unknown)}; there are {', '.join(every)}")
    return [every[number.zfill(2)] for number in numbers] or list(every.values())


def read(path):
    return nbformat.read(path, as_version=4)


def text(notebook):
    """A notebook as the text of its file, in the form in which JupyterLab writes it too."""
    return nbformat.writes(notebook) + "\n"


def execute(notebook, folder=NOTEBOOKS, measure=False, seconds=None):
    """A copy of a notebook, run from top to bottom, in its normal form.

    folder: the kernel's folder. measure: whether cells tagged as measured get new outputs.
    seconds: a dict to fill, {cell id: seconds}.
    Raises: nbclient's CellExecutionError, with the cell and its traceback, unless the cell is tagged
        raises-exception.
    """
    ran = deepcopy(notebook)
    started = {}
    client = NotebookClient(
        ran,
        timeout=60,
        kernel_name="python3",
        resources={"metadata": {"path": str(folder)}},
        record_timing=False,
        coalesce_streams=True,
        on_cell_start=lambda cell, cell_index: started.update({cell.id: time.perf_counter()}),
        on_cell_executed=lambda cell, cell_index, execute_reply: (
            None if seconds is None else seconds.update({cell.id: time.perf_counter() - started[cell.id]})
        ),
    )
    client.execute()
    for before, after in zip(notebook.cells, ran.cells, strict=True):
        if MEASURED in after.metadata.get("tags", []) and before.outputs and not measure:
            after.outputs = deepcopy(before.outputs)
    return normalized(ran)


def normalized(notebook):
    """A copy of a notebook without what differs from run to run, or from one editor to another."""
    normal = deepcopy(notebook)
    normal.metadata = nbformat.from_dict(METADATA)
    normal.nbformat_minor = 5
    for cell in normal.cells:
        cell.metadata = {key: value for key, value in cell.metadata.items() if key in KEPT_METADATA}
        for output in cell.get("outputs", []):
            output.get("data", {}).pop(WIDGET_VIEW, None)
            if output.output_type == "error":  # the lines between name the folders of one machine
                output.traceback = [f"{output.ename}: {output.evalue}"]
    return normal


def outputs(cell, kind="text/plain"):
    """The outputs of a code cell in one form, as a list of texts; what was printed counts as text/plain."""
    texts = []
    for output in cell.outputs:
        data = output.get("data", {"text/plain": output.get("text", output.get("evalue"))})
        texts += [data[kind]] if kind in data else []
    return texts


class Failures:
    """A pytest plugin that collects {cell number: what was wrong with it}."""

    def __init__(self):
        self.cells = {}

    def pytest_runtest_logreport(self, report):
        if report.failed:
            self.cells[int(report.nodeid.rpartition("Cell ")[2])] = report.longreprtext


def differences(path, *options):
    """Run nbval over a notebook in any folder, as strictly as `make test` does over the shipped ones.

    options: more options for pytest.
    Returns: dict, {number of a code cell, from 0: why it fails}; empty where all is as stored.
    Raises: RuntimeError when no cell was compared at all.
    """
    failures = Failures()
    arguments = ["-c", str(ROOT / "pyproject.toml"), "-p", "no:cacheprovider", "-s", "--color=no", *options]
    with redirect_stdout(StringIO()) as printed:
        code = pytest.main([*arguments, str(path)], plugins=[failures, conftest])
    if code not in (pytest.ExitCode.OK, pytest.ExitCode.TESTS_FAILED):
        raise RuntimeError(f"nbval did not compare {path}:\n{printed.getvalue()}")
    return failures.cells


def main():
    """Run the notebooks, and write them with their outputs."""
    parser = argparse.ArgumentParser(description=main.__doc__)
    parser.add_argument("numbers", nargs="*", help="00 03 ...; all of them where none is given")
    parser.add_argument("--measure", action="store_true", help="measure again in the cells that take times")
    options = parser.parse_args()
    for path in paths(options.numbers):
        seconds, start = {}, time.perf_counter()
        new = text(execute(read(path), measure=options.measure, seconds=seconds))
        note = "" if new == path.read_text("utf-8") else ", outputs changed"
        path.write_text(new, "utf-8")
        slowest = max(seconds, key=seconds.get)
        taken = time.perf_counter() - start
        print(f"{path.name}: {taken:.1f} s, at most {seconds[slowest]:.1f} s in a cell ({slowest}){note}")


if __name__ == "__main__":
    main()
