"""What an instructor does in a lesson, step by step: the content of the teleprompter."""

from dataclasses import dataclass, field

from pokerlib.teaching.builds import solution
from pokerlib.teaching.cells import exercise_name, is_typed, quiz_name, sections, teach
from pokerlib.teaching.expecting import right_options, wrong_options, wrong_programs
from pokerlib.teaching.prose import said

WEIGHTS = {"exercise": 8, "quiz": 3, "type": 1, "run": 0.5, "say": 1}  # shares of a section's minutes
MOST_LINES = 4  # of what is seen after running


@dataclass
class Step:
    """One thing that the instructor does: say, ask, then type or run a cell.

    kind: "exercise", "quiz", "type", "run" or "say". cell: the cell's id. minute: when it begins.
    lines: list of Markdown, to say and to ask before it.
    code: what is typed, or what is there to run. sees: what appears then.
    wrong: list of WrongAnswer. right: list of str, the right options of a quiz.
    skip: whether it is left out when time is short.
    """

    kind: str
    cell: str
    lines: list
    code: str = ""
    sees: str = ""
    wrong: list = field(default_factory=list)
    right: list = field(default_factory=list)
    skip: bool = False
    minute: int = 0


@dataclass
class Part:
    """A section in class: its title, its first and its last minute, its steps, and what to cut."""

    title: str
    start: int
    end: int
    cut: str
    steps: list


def script(notebook):
    """The parts of a lesson with their steps, each at its minute.

    notebook: a lesson as shipped, run, so that the steps can say what will be seen.
    Returns: list of Part.

    >>> from nbformat.v4 import new_markdown_cell, new_notebook
    >>> title = new_markdown_cell("# 02 · Max", metadata={"teach": {"minutes": 2}})
    >>> [(part.title, part.start, part.end) for part in script(new_notebook(cells=[title]))]
    [('02 · Max', 0, 2)]
    """
    parts, start = [], 0
    for section in sections(notebook):
        end = start + section.minutes
        parts.append(Part(section.title, start, end, section.cut, timed(steps(section.cells), start, end)))
        start = end
    return parts


def steps(cells):
    """The steps that the cells of a section make: a code cell and the prose before it are one.

    >>> from nbformat.v4 import new_code_cell, new_markdown_cell
    >>> cells = [new_markdown_cell("It needs no help. Or does it?"), new_code_cell("max([3])", id="alone")]
    >>> [(step.kind, step.lines, step.code) for step in steps(cells)]
    [('type', ['It needs no help.', 'Or does it?'], 'max([3])')]
    """
    made, lines = [], []
    for cell in cells:
        if cell.cell_type == "code":
            made.append(_of_code(cell, lines))
            made[-1].skip = teach(cell).get("skip", False)
            lines = []
        else:
            lines += teach(cell).get("say") or said(cell.source)
    return made + ([Step("say", cells[-1].id, lines)] if lines else [])


def timed(found, start, end):
    """The steps, each with the minute at which it begins.

    >>> [step.minute for step in timed([Step("say", "a", []), Step("type", "b", [])], 10, 14)]
    [10, 12]
    """
    total = sum(WEIGHTS[step.kind] for step in found)
    done = 0
    for step in found:
        step.minute = start + int((end - start) * done / total)
        done += WEIGHTS[step.kind]
    return found


def _of_code(cell, lines):
    """The step of a code cell, after what is said and asked before it."""
    if name := exercise_name(cell.id):
        return Step("exercise", cell.id, lines, solution(name), wrong=wrong_programs(name))
    if name := quiz_name(cell.id):
        wrong, right = wrong_options(name), right_options(name)
        return Step("quiz", cell.id, lines, cell.source, wrong=wrong, right=right)
    return Step("type" if is_typed(cell) else "run", cell.id, lines, cell.source, _seen(cell))


def _seen(cell):
    """The first lines of what a cell shows in plain text, unless they depend on the exercises."""
    if exercise_name(cell.id, "check"):
        return "✓ right, once the exercise is solved"
    texts = [
        output.get("text") or output.get("data", {}).get("text/plain") or output.get("evalue", "")
        for output in cell.outputs
    ]
    lines = "\n".join(texts).splitlines()
    return "\n".join([*lines[:MOST_LINES], *["..."][: len(lines) > MOST_LINES]])
