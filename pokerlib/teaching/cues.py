"""The comment that stands in a live notebook where a cell will be typed."""

import ast
import textwrap

from pokerlib.teaching.cells import exercise_name, teach
from pokerlib.teaching.prose import plain, said_blocks, sentences

WIDTH = 90


def cue(cell, before=None):
    """One line on what to type in a cell: its own cue, or one taken from what surrounds it.

    cell: a code cell. before: the cell above it, or None.
    Returns: str, a comment: the `cue` of the cell's metadata; else for an exercise its first line and
        its docstring; else the last sentence of the prose above; else the name in the cell's id.

    >>> from nbformat.v4 import new_code_cell, new_markdown_cell
    >>> cue(new_code_cell("max([3, 4])"), new_markdown_cell("It needs no help. What do you expect?"))
    '# What do you expect?'
    >>> cue(new_code_cell("max([3, 4])", id="max-numbers"))
    '# max numbers'
    """
    own = teach(cell).get("cue") or _signature(cell) or _last_sentence(before)
    text = own or cell.id.replace("-", " ")
    return "# " + textwrap.shorten(plain(text), WIDTH, placeholder=" ...").rstrip(":")


def _signature(cell):
    """An exercise's first line and what its docstring says of it; nothing for another cell."""
    if not exercise_name(cell.id):
        return ""
    first = cell.source.splitlines()[0].removeprefix("def ")
    return f"{first} {ast.get_docstring(ast.parse(cell.source).body[0]) or ''}"


def _last_sentence(before):
    """The last sentence of the prose in a cell, unless it is folded."""
    if before is None or before.cell_type != "markdown" or before.source.startswith("<details>"):
        return ""
    paragraphs = said_blocks(before.source)
    return sentences(paragraphs[-1])[-1] if paragraphs else ""
