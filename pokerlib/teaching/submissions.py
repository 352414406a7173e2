"""Notebooks that learners hand in: found in a folder, and read without running anything."""

import ast
import json
import re
from dataclasses import dataclass, field
from pathlib import Path

from pokerlib.practice.learner import only_dots

LARGEST = 30_000_000  # bytes of a file
MOST_ANSWERS = 5  # different ones to an exercise in one notebook; the last ones count
MAGIC = re.compile(r"(?m)^([ \t]*)[%!?].*$")


@dataclass
class Submission:
    """What one learner handed in: {path: bytes} of the notebooks, and notes on what could not be read."""

    learner: str
    notebooks: dict = field(default_factory=dict)
    notes: list = field(default_factory=list)


def submissions(folder):
    """All submissions of a class: each folder in it is a learner, and so is each file beside them.

    folder: path. A file counts if its name ends in .ipynb, or if it holds a notebook under another name.
    Returns: list of Submission, by name; the files are read here, once. Nobody is left out: who handed in no
        notebook has a note that says so.
    Raises: ValueError when there is no such folder.
    """
    folder = Path(folder)
    if not folder.is_dir():
        raise ValueError(f"there is no folder {folder}; name the one that holds the submitted notebooks")
    found = {}
    for path in sorted(folder.rglob("*")):
        inner = path.relative_to(folder)
        if any(part.startswith(".") for part in inner.parts):
            continue
        learner = inner.parts[0] if len(inner.parts) > 1 or path.is_dir() else path.stem
        add(path, str(inner), found.setdefault(learner, Submission(learner)))
    for one in found.values():
        if not one.notebooks and not one.notes:
            one.notes.append("no notebook was found")
    return list(found.values())


def add(path, inner, submission):
    """Read a file into a learner's submission, if it is a notebook."""
    if path.is_symlink() or not path.is_file():
        return
    try:
        if path.stat().st_size > LARGEST:
            submission.notes.append(f"{inner} is too large to be read")
            return
        data = path.read_bytes()
    except OSError as error:
        submission.notes.append(f"{inner} could not be opened: {error.strerror}")
        return
    if path.suffix.lower() == ".ipynb" or b'"cells"' in data:
        submission.notebooks[inner] = data


def statements(notebook):
    """The top-level statements of all code cells in order, as syntax trees.

    notebook: bytes. A cell that isn't Python is left out; lines that begin with % or ! are passed over.
    Raises: ValueError when it is no notebook.
    """
    try:
        cells = json.loads(notebook)["cells"]
        sources = ["".join(cell["source"]) for cell in cells if cell["cell_type"] == "code"]
    except (ValueError, TypeError, KeyError, RecursionError) as error:
        raise ValueError("it is not a notebook") from error
    return [statement for source in sources for statement in parsed(source)]


def parsed(source):
    """The statements of one cell, or [] if it isn't Python.

    >>> [ast.unparse(statement) for statement in parsed("%matplotlib inline\\nx = 1")]
    ['pass', 'x = 1']
    """
    for text in (source, MAGIC.sub(r"\1pass", source)):
        try:
            return ast.parse(text).body
        except (SyntaxError, ValueError, RecursionError, MemoryError):
            continue
    return []


def defined(statement):
    """The names that a statement defines, by def, by class or by =.

    >>> defined(ast.parse("first = last = len").body[0])
    ['first', 'last']
    """
    if isinstance(statement, ast.FunctionDef | ast.ClassDef):
        return [statement.name]
    if not isinstance(statement, ast.Assign | ast.AnnAssign):
        return []
    targets = statement.targets if isinstance(statement, ast.Assign) else [statement.target]
    return [target.id for target in targets if isinstance(target, ast.Name)]


def definitions(program, names):
    """Where a program defines one of these names: {(name, the definition as text): number of its statement}.

    program: list of statements. A definition that is there twice is found at its last place.

    >>> definitions(ast.parse("x = 1\\ndef kind(): pass\\nx = 1").body, {"x"})
    {('x', "Assign(targets=[Name(id='x', ctx=Store())], value=Constant(value=1))"): 2}
    """
    return {
        (name, ast.dump(statement)): number
        for number, statement in enumerate(program)
        for name in defined(statement)
        if name in names
    }


def answers(program, names, shipped):
    """The learner's answers: (exercise, number of its statement), the last ones of an exercise first.

    A stub is no answer, and neither is a definition that the course itself has in its notebooks.

    shipped: set of such definitions, as texts.
    """
    found = [
        (name, number)
        for (name, text), number in definitions(program, names).items()
        if text not in shipped and not is_stub(program[number])
    ]
    found.sort(key=lambda answer: -answer[1])
    count = dict.fromkeys(names, 0)
    kept = []
    for name, number in found:
        count[name] += 1
        if count[name] <= MOST_ANSWERS:
            kept.append((name, number))
    return kept


def is_stub(statement):
    """Whether a definition has dots where the learner's code is due."""
    bodies = [part for part in ast.walk(statement) if isinstance(part, ast.FunctionDef | ast.ClassDef)]
    if isinstance(statement, ast.ClassDef):
        return any(only_dots(part) for part in bodies)
    return isinstance(statement, ast.FunctionDef) and only_dots(statement)
