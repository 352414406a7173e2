"""The notebooks of a lesson in other forms: solved, and live. No build changes what it is built from."""

import shutil
import tempfile
from copy import deepcopy
from pathlib import Path

from pokerlib import workspace
from pokerlib.lessons import NOTEBOOKS, lesson_files
from pokerlib.teaching.cells import exercise_name, is_typed
from pokerlib.teaching.cues import cue
from pokerlib.teaching.prose import blocks, is_written

BUILD = workspace.ROOT / "build"


def solved(notebook):
    """A copy of a notebook in which every exercise holds the reference solution.

    >>> from nbformat.v4 import new_code_cell, new_notebook
    >>> stub = new_code_cell("def winner(hands):\\n    ...", id="exercise-winner")
    >>> solved(new_notebook(cells=[stub])).cells[0].source.splitlines()[-1]
    '    return max(hands, key=hand_rank, default=None)'
    """
    copy = deepcopy(notebook)
    for cell in copy.cells:
        if cell.cell_type == "code" and (name := exercise_name(cell.id)):
            cell.source = solution(name)
    return copy


def solution(name):
    """The source of an exercise's solution, as a learner would write it.

    >>> solution("is_pair").splitlines()[-1]
    '    return first[0] == second[0]'
    """
    from pokerlib.practice.bank import find

    return find(name).source()


def live(notebook):
    """A copy of a notebook to type in, in front of a class.

    What is typed is empty but for a cue, and nothing has an output. Headings, tables, tasks and quizzes
    stay; plain paragraphs go, since the instructor says them (see the teleprompter).

    >>> from nbformat.v4 import new_code_cell, new_markdown_cell, new_notebook
    >>> cells = [new_markdown_cell("## Max\\n\\nIt finds:"), new_code_cell("max([3, 4])")]
    >>> [cell.source for cell in live(new_notebook(cells=cells)).cells]
    ['## Max', '# It finds']
    """
    copy = deepcopy(notebook)
    for before, cell in zip([None, *notebook.cells], copy.cells, strict=False):
        if cell.cell_type == "markdown":
            cell.source = "\n\n".join(filter(is_written, blocks(cell.source)))
            continue
        cell.outputs, cell.execution_count = [], None
        if is_typed(cell):
            cell.source = cue(cell, before)
    copy.cells = [cell for cell in copy.cells if cell.source]
    return copy


FORMS = {"learner": deepcopy, "solved": solved, "live": live}


def write(form, numbers, folder):
    """Write the lessons in one of the FORMS. A notebook there that was changed is kept beside the new one.

    form: str. numbers: the lessons' numbers, such as "04"; all where none is given.
    folder: path.
    Returns: list of str, a line for each version that was kept.
    Raises: ValueError for another form, and for a number that no lesson has.

    >>> write("typed", [], BUILD)
    Traceback (most recent call last):
    ValueError: there is no form 'typed'. The forms are learner, solved, live.
    """
    import nbformat

    if form not in FORMS:
        raise ValueError(f"there is no form {form!r}. The forms are {', '.join(FORMS)}.")
    chosen, folder = lessons(numbers), Path(folder)
    with tempfile.TemporaryDirectory() as fresh:
        if (NOTEBOOKS / "images").exists():
            shutil.copytree(NOTEBOOKS / "images", Path(fresh) / "images")
        for path in chosen.values():
            built = FORMS[form](nbformat.read(path, as_version=4))
            (Path(fresh) / path.name).write_text(nbformat.writes(built) + "\n", "utf-8")
        workspace.update(folder, shipped=fresh)
        kept = [workspace.reset_lesson(number, folder, shipped=fresh) for number in chosen]
    return [f"What was typed is kept: {path}" for path in kept if path]


def lessons(numbers=()):
    """The notebooks with these numbers, or all of them: {"04": path, ...}.

    Raises: ValueError, which lists the lessons, for a number that none has.

    >>> list(lessons(["4", "02"]))
    ['04', '02']
    """
    every = lesson_files()
    names = [workspace.find_lesson(number)[:2] for number in numbers]
    return {number: every[number] for number in names} or every
