"""What every notebook looks like, so that readers, screen readers, diffs and tests find what they expect."""

import re
from statistics import median

import pytest

from pokerlib.teaching.cells import exercise_name
from tests.tools import notebooks

PATHS = notebooks.paths()
ADDRESS = re.compile(r"\b0x[0-9a-f]{6,}", re.I)
ABSOLUTE_PATH = re.compile(r"/(home|work|root|tmp|Users)/|\b[A-Z]:\\")
NBVAL_COMMENT = re.compile(r"#\s*(NBVAL_|PYTEST_VALIDATE)")
MEASURES = re.compile(r"perf_counter|timeit|timing|measure|seconds|\btimed?\b")


@pytest.fixture(params=PATHS, ids=[path.stem for path in PATHS])
def notebook(request):
    return notebooks.read(request.param)


def code(notebook):
    return [cell for cell in notebook.cells if cell.cell_type == "code"]


def prose(notebook):
    return [cell for cell in notebook.cells if cell.cell_type == "markdown"]


def headings(text):
    """The headings of a Markdown text as (level, title); what stands in fenced code is none."""
    text = re.sub(r"^(```|~~~).*?^\1", "", text, flags=re.M | re.S)
    return [(len(marks), title) for marks, title in re.findall(r"^(#{1,6})\s+(.+)$", text, re.M)]


def faults(cells, is_fault):
    return [cell.id for cell in cells if is_fault(cell)]


def test_every_code_cell_was_run_in_order(notebook):
    counts = [cell.execution_count for cell in code(notebook)]
    assert counts == list(range(1, len(counts) + 1))


def test_no_cell_failed_that_was_not_meant_to(notebook):
    def failed(cell):
        error = any(output.output_type == "error" for output in cell.outputs)
        return error != ("raises-exception" in cell.metadata.get("tags", []))

    assert faults(code(notebook), failed) == []


def test_cell_ids_are_words(notebook):
    ids = [cell.id for cell in notebook.cells]
    assert len(set(ids)) == len(ids)
    assert [name for name in ids if not re.fullmatch(r"[a-z][A-Za-z0-9_-]*", name)] == []
    assert [name for name in ids if re.fullmatch(r"[0-9a-f]{8}(-[0-9a-f-]+)?", name)] == []


def test_every_exercise_has_its_check(notebook):
    ids = [cell.id for cell in code(notebook)]
    exercises = {exercise_name(name) for name in ids} - {None}
    checks = {exercise_name(name, "check") for name in ids} - {None}
    assert exercises - checks == set()


def test_one_title_which_comes_first_and_an_outline_below_it(notebook):
    found = [heading for cell in prose(notebook) for heading in headings(cell.source)]
    levels = [level for level, _ in found]
    assert levels.count(1) == 1
    assert notebook.cells[0].cell_type == "markdown" and notebook.cells[0].source.startswith("# ")
    jumps = [after for before, after in zip(found, found[1:], strict=False) if after[0] > before[0] + 1]
    assert jumps == []


def test_every_picture_has_a_text_in_its_place(notebook):
    texts = [cell.source for cell in prose(notebook)]
    texts += [text for cell in code(notebook) for text in notebooks.outputs(cell, "text/html")]
    for text in texts:
        assert re.findall(r"!\[\s*\]\(.*?\)", text) == []
        for tag in re.findall(r"<img\b.*?>", text, re.S | re.I):
            assert re.search(r"\balt=(\"[^\"]+\"|'[^']+')", tag), tag[:200]


def test_nothing_of_the_machine_shows(notebook):
    texts = [cell.source for cell in notebook.cells]
    texts += [
        line for cell in code(notebook) for output in cell.outputs for line in output.get("traceback", [])
    ]
    for kind in ("text/plain", "text/html", "text/markdown", "image/svg+xml"):
        texts += [text for cell in code(notebook) for text in notebooks.outputs(cell, kind)]
    assert [text[:300] for text in texts if ADDRESS.search(text) or ABSOLUTE_PATH.search(text)] == []


def test_nothing_but_measured_times_goes_uncompared(notebook):
    def uncompared(cell):
        tags = cell.metadata.get("tags", [])
        ignored = notebooks.MEASURED in tags and not MEASURES.search(cell.source)
        return ignored or "nbval-skip" in tags or NBVAL_COMMENT.search(cell.source)

    assert faults(code(notebook), uncompared) == []


def test_no_output_is_hidden_by_a_semicolon(notebook):
    assert faults(code(notebook), lambda cell: cell.source.rstrip().endswith(";")) == []


def test_the_kernel_is_python3_and_no_widget_state_is_stored(notebook):
    assert notebook.metadata == notebooks.METADATA


def test_cells_are_short_and_prose_and_code_are_in_balance(notebook):
    assert median(len(cell.source.splitlines()) for cell in code(notebook)) <= 4
    assert 0.7 <= len(prose(notebook)) / len(code(notebook)) <= 1.6


def test_there_are_notebooks_to_look_at():
    assert PATHS


def test_links_to_other_lessons_lead_somewhere(notebook):
    text = "\n".join(cell.source for cell in prose(notebook))
    shipped = {path.name for path in PATHS}
    assert set(re.findall(r"\]\((\d\d_\w+\.ipynb)\)", text)) <= shipped
