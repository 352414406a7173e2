"""The cells of a lesson as the blocks of its slides."""

from copy import deepcopy
from math import ceil

from nbformat.v4 import new_code_cell, new_markdown_cell

from pokerlib.teaching.builds import solution
from pokerlib.teaching.cells import SETUP, exercise_name, quiz_name
from pokerlib.teaching.expecting import right_options, wrong_options
from pokerlib.teaching.prose import blocks, is_written, key_sentences

MOST_LINES = 20  # of code in a block


def deck(notebook):
    """A copy of a notebook whose cells are blocks: none is longer than a slide, as far as that can be.

    Tables, tasks, questions and key sentences stay of the prose. Setup and checks go; an exercise shows
    its solution, a quiz the reasons, both when the instructor asks for it (metadata: step).

    >>> from nbformat.v4 import new_notebook
    >>> cells = [new_markdown_cell("## Max\\n\\nIt fails. Why?"), new_code_cell("check(f)", id="check-f")]
    >>> [cell.source for cell in deck(new_notebook(cells=cells)).cells]
    ['## Max', 'Why?']
    """
    copy = deepcopy(notebook)
    copy.cells = [block for cell in notebook.cells for block in _blocks(cell)]
    return copy


def pieces(source, most=MOST_LINES):
    """A long source in pieces of at most so many lines, cut evenly, at blank lines where there are any.

    >>> [part.count("x") for part in pieces("x\\nx\\n\\nx\\nx\\nx", most=4)]
    [2, 3]
    """
    lines = source.strip("\n").splitlines()
    if len(lines) <= most:
        return ["\n".join(lines)]
    even = len(lines) / ceil(len(lines) / most)
    at = min(range(most // 2, most + 1), key=lambda number: (_depth(lines[number]), abs(number - even)))
    return ["\n".join(lines[:at]), *pieces("\n".join(lines[at:]), most)]


def _depth(line):
    """How bad it is to cut above a line: the deeper it stands the worse; 0 if it is blank."""
    return 1 + len(line) - len(line.lstrip()) if line else 0


def _blocks(cell):
    """The blocks that a cell becomes, as cells."""
    if cell.cell_type == "markdown":
        return _of_prose(cell.source)
    if name := exercise_name(cell.id):
        return [_code(part, step=True) for part in pieces(solution(name))]
    if name := quiz_name(cell.id):
        wrong = [f"✗ {answer.given}: {answer.reply}" for answer in wrong_options(name)]
        right = [f"✓ {answer}" for answer in right_options(name)]
        return [new_markdown_cell("\n\n".join(right + wrong), metadata={"step": True})]
    if SETUP.fullmatch(cell.id) and not cell.id.startswith("define-"):
        return []
    return [*map(_code, pieces(cell.source)), *(part for output in cell.outputs for part in _output(output))]


def _of_prose(text):
    """The blocks of a Markdown text: what is written, and the key sentences of the rest."""
    found = []
    for block in [] if text.startswith("<details>") else blocks(text):
        found += [block] if is_written(block) else key_sentences(block)
    return [new_markdown_cell(block) for block in found]


def _code(source, step=False):
    return new_code_cell(source, metadata={"step": step})


def _output(output):
    """The blocks of one output; a long text becomes several, and the first waits to be asked for."""
    data = output.get("data", {})
    text, drawn = data.get("text/plain", ""), data.get("text/html") or data.get("image/svg+xml")
    is_source = (drawn or "").startswith("<pre")
    parts = pieces(text) if is_source else [text]
    if len(parts) == 1:
        return [new_code_cell(outputs=[output], metadata={"step": True})]
    return [_code(part, step=part is parts[0]) for part in parts]
