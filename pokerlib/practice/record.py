"""What the learner has done, kept in progress.json in the learner's own folder."""

import contextlib
import json
import os
import sys
import tempfile
from datetime import date
from pathlib import Path

PLACE = "POKERLIB_PROGRESS"  # set to the word "memory", it keeps nothing on disk
FILE = "progress.json"
_in_memory = {}


def entry(kind, name):
    """What is known of an exercise or quiz; kind is "exercises" or "quizzes". A dict, perhaps empty."""
    return read().get(kind, {}).get(name, {})


def update(kind, name, **changes):
    """Note changes of one entry; a number is added to what is there, all else replaces it."""
    progress = read()
    found = progress.setdefault(kind, {}).setdefault(name, {})
    for key, value in changes.items():
        add = isinstance(value, int) and not isinstance(value, bool)
        found[key] = found.get(key, 0) + value if add else value
    found["when"] = date.today().isoformat()
    write(progress)


def read():
    """The whole progress as a dict; a file that can't be read is set aside and said so, never lost."""
    if os.environ.get(PLACE) == "memory":
        return _in_memory
    path = Path(FILE)
    try:
        progress = json.loads(path.read_text(encoding="utf-8"))
        if not all(
            isinstance(e, dict) for kind in ("exercises", "quizzes") for e in progress.get(kind, {}).values()
        ):
            raise ValueError("its entries are not as they should be")
        return progress
    except FileNotFoundError:
        return {}
    except (ValueError, AttributeError) as error:
        aside = unused(path)
        path.replace(aside)
        print(
            f"{FILE} could not be read ({error}). It is kept as {aside.name}, and a new one begun.",
            file=sys.stderr,
        )
        return {}
    except OSError as error:
        print(f"{FILE} could not be opened ({error.strerror}); progress is not shown.", file=sys.stderr)
        return {}


def write(progress):
    """Put the progress on disk as a whole or not at all; where that can't be done, say so and go on."""
    if os.environ.get(PLACE) == "memory":
        _in_memory.update(progress)
        return
    text = json.dumps({"format": 1, **progress}, indent=1, sort_keys=True, ensure_ascii=False) + "\n"
    beside = None
    try:
        with tempfile.NamedTemporaryFile(
            "w", dir=".", prefix=".progress-", delete=False, encoding="utf-8"
        ) as file:
            beside = file.name
            file.write(text)
        os.replace(beside, FILE)
    except OSError as error:
        print(
            f"{FILE} could not be written ({error.strerror}); the lesson goes on without it.", file=sys.stderr
        )
        if beside:
            with contextlib.suppress(OSError):
                os.remove(beside)


def unused(path):
    """A name beside path that no file has yet: progress-broken-1.json and so on."""
    number = 1
    while (aside := path.with_name(f"{path.stem}-broken-{number}{path.suffix}")).exists():
        number += 1
    return aside
