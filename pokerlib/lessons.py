"""The lessons of the course, as its notebooks name them."""

from pathlib import Path

NOTEBOOKS = Path(__file__).resolve().parents[1] / "notebooks"


def lesson_files():
    """The notebooks in their order: {"00": path, ...}; empty where the course's folder isn't there.

    >>> lesson_files()["00"].name
    '00_start_here.ipynb'
    """
    return {path.name[:2]: path for path in sorted(NOTEBOOKS.glob("[0-9][0-9]_*.ipynb"))}


def lesson_title(number):
    """A lesson's title, from the name of its notebook; its number where there is none.

    >>> lesson_title("99")
    'Lesson 99'
    """
    path = lesson_files().get(number)
    return path.stem[3:].replace("_", " ").capitalize() if path else f"Lesson {number}"
