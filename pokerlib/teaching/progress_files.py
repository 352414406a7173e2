"""The progress files of a class, as learners gave them to their teacher: read, and checked."""

import json
from dataclasses import dataclass, field
from pathlib import Path

LARGEST = 1_000_000  # bytes; a whole course makes ten thousand
MOST = 1_000_000  # no one counts further by hand
COUNTS = ("attempts", "hints")
OUTCOMES = ("right", "wrong", "raised", None)


@dataclass
class Learner:
    """One progress file: whose it is, {exercise: entry}, and {quiz: entry}."""

    name: str
    exercises: dict = field(default_factory=dict)
    quizzes: dict = field(default_factory=dict)


def read_class(folders):
    """All progress files in these folders: (list of Learner, list of what is wrong with the other files).

    A file counts if its name ends in .json. A learner is called like the file, or like its folder where the
    file is called progress; by the whole path where two would have one name.

    folders: paths of folders, or of files.
    Raises: ValueError when one doesn't exist.
    """
    learners, broken = {}, []
    for path, inner in found(folders):
        try:
            entries = checked(json.loads(content(path)))
        except (ValueError, OSError, RecursionError) as error:
            broken.append(f"{inner}: {in_a_line(error)}")
            continue
        learners[inner] = Learner(str(inner), entries["exercises"], entries["quizzes"])
    names = [short(inner) for inner in learners]
    for inner, learner in learners.items():
        if names.count(short(inner)) == 1:
            learner.name = short(inner)
    return sorted(learners.values(), key=lambda learner: learner.name.casefold()), broken


def found(folders):
    """The files that may be progress files: (path, path as it is told)."""
    for folder in map(Path, folders):
        if not folder.exists():
            raise ValueError(f"there is no {folder}; name folders that hold progress files")
        paths = sorted(folder.rglob("*.json")) if folder.is_dir() else [folder]
        for path in paths:
            inner = path.relative_to(folder.parent)
            if path.is_file() and not any(part.startswith(".") for part in inner.parts):
                yield path, inner


def short(inner):
    """A learner's name from a path: that of the file, or of the folder if the file is called progress.

    >>> short(Path("class/Ann/progress.json")), short(Path("class/ben.json"))
    ('Ann', 'ben')
    """
    called_progress = inner.stem.lower().startswith("progress") and len(inner.parts) > 2
    return inner.parent.name if called_progress else inner.stem


def content(path):
    """The bytes of a file that isn't too large."""
    if path.stat().st_size > LARGEST:
        raise ValueError(f"it has {path.stat().st_size:,} bytes, too many for a progress file")
    return path.read_bytes()


def checked(progress):
    """The entries of a progress file, {"exercises": {name: entry}, "quizzes": {name: entry}}.

    Raises: ValueError, which says what is not as it should be.
    """
    if not isinstance(progress, dict):
        raise ValueError("it is not a progress file")
    kinds = {kind: progress.get(kind, {}) for kind in ("exercises", "quizzes")}
    for entries in kinds.values():
        if not isinstance(entries, dict):
            raise ValueError("its exercises or quizzes are no table")
        for name, entry in entries.items():
            if not is_entry(entry):
                raise ValueError(f"its entry {name[:40]!r} is not as it should be")
    if not any(kinds.values()) and "format" not in progress:
        raise ValueError("it is not a progress file")
    return kinds


def is_entry(entry):
    """Whether an entry has the form in which record.update writes it."""
    if not isinstance(entry, dict) or not isinstance(entry.get("mistakes", {}), dict):
        return False
    counts = [entry.get(key, 0) for key in COUNTS] + list(entry.get("mistakes", {}).values())
    return (
        all(type(count) is int and 0 <= count <= MOST for count in counts)
        and entry.get("outcome") in OUTCOMES
        and isinstance(entry.get("when", ""), str)
    )


def in_a_line(error):
    """What is wrong with a file, in a few words."""
    if isinstance(error, json.JSONDecodeError | UnicodeDecodeError | RecursionError):
        return "it can't be read as JSON"
    return getattr(error, "strerror", None) or str(error)
