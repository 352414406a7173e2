"""What the cells of a lesson are for: sections, exercises, and which cells are typed in class."""

import re
from dataclasses import dataclass, field

KEEP, TYPE = "teach-keep", "teach-type"  # tags that overrule is_typed
SETUP = re.compile(r"imports|(check|quiz|progress|hint|solution|define)-.+")
HEADING = re.compile(r"(?:\A#|^##) +(.+)", re.MULTILINE)
LONGEST = 8  # lines that are typed in front of a class; a longer cell is there already


@dataclass
class Section:
    """A section of a lesson: its title, its cells, the first with the heading, and its minutes in class."""

    title: str
    cells: list = field(default_factory=list)

    @property
    def minutes(self):
        return teach(self.cells[0]).get("minutes", 0)

    @property
    def cut(self):
        return teach(self.cells[0]).get("cut", "")


def teach(cell):
    """What a cell's metadata say for the teaching, as a dict.

    >>> from nbformat.v4 import new_code_cell
    >>> teach(new_code_cell(metadata={"teach": {"cue": "the best hand"}}))["cue"]
    'the best hand'
    """
    return cell.metadata.get("teach", {})


def exercise_name(cell_id, kind="exercise"):
    """The exercise that a cell is for: 'kind' for the ids 'exercise-kind' and 'exercise-kind-2', or None.

    kind: "exercise" for the cell that holds the answer, "check" for the one that checks it.

    >>> exercise_name("exercise-two_pair"), exercise_name("check-kind-2", "check"), exercise_name("imports")
    ('two_pair', 'kind', None)
    """
    found = re.fullmatch(rf"{kind}-(.+?)(-\d+)?", cell_id)
    return found and found[1]


def quiz_name(cell_id):
    """The quiz that a cell asks: 'no-hand' for the id 'quiz-no-hand', or None.

    >>> quiz_name("quiz-no-hand")
    'no-hand'
    """
    return cell_id.removeprefix("quiz-") if cell_id.startswith("quiz-") else None


def is_typed(cell):
    """Whether an instructor types this cell in front of a class.

    All code is typed but the imports, checks, quizzes and helpers ('define-...'), what is folded, and
    what has more than eight lines; exercises are typed whatever their length. The tags teach-keep and
    teach-type overrule this.

    >>> from nbformat.v4 import new_code_cell
    >>> [is_typed(new_code_cell("max([3, 4])", id=name)) for name in ("max-numbers", "check-kind")]
    [True, False]
    """
    tags = cell.metadata.get("tags", [])
    if cell.cell_type != "code" or KEEP in tags or TYPE in tags:
        return cell.cell_type == "code" and TYPE in tags
    if exercise_name(cell.id):
        return True
    folded = cell.metadata.get("jupyter", {}).get("source_hidden", False)
    return not (SETUP.fullmatch(cell.id) or folded or len(cell.source.splitlines()) > LONGEST)


def sections(notebook):
    """The sections of a lesson: what stands before the first `##` heading, then one for each.

    >>> from nbformat.v4 import new_markdown_cell, new_notebook
    >>> cells = [new_markdown_cell("# 02 · Max"), new_markdown_cell("## The key\\nGuess.")]
    >>> [section.title for section in sections(new_notebook(cells=cells))]
    ['02 · Max', 'The key']
    """
    found = []
    for cell in notebook.cells:
        heading = cell.cell_type == "markdown" and HEADING.search(cell.source)
        if heading or not found:
            found.append(Section(heading[1].strip() if heading else ""))
        found[-1].cells.append(cell)
    return found


def minutes(notebook):
    """How long a lesson takes, in minutes, from the `**Minutes:** 40` of its first cell.

    >>> from nbformat.v4 import new_markdown_cell, new_notebook
    >>> minutes(new_notebook(cells=[new_markdown_cell("# 01 · Hands\\n\\n**Minutes:** 40.")]))
    40
    """
    return int(re.search(r"\*\*Minutes:\*\* (\d+)", notebook.cells[0].source)[1])


def goals(notebook):
    """What learners can do at the end of a lesson, from its first cell, as a list of str.

    >>> from nbformat.v4 import new_markdown_cell, new_notebook
    >>> title = new_markdown_cell("# 00\\n\\n**You will be able to** run a cell · answer a quiz.")
    >>> goals(new_notebook(cells=[title]))
    ['run a cell', 'answer a quiz']
    """
    found = re.search(r"\*\*You will be able to\*\* (.+)\.", notebook.cells[0].source)
    return found[1].split(" · ") if found else []
