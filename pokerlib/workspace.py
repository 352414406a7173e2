"""The learner's working copy of the notebooks: made, brought up to date, and never overwritten."""

import argparse
import hashlib
import json
import os
import sys
from datetime import datetime
from pathlib import Path

from pokerlib.lessons import NOTEBOOKS as SHIPPED

ROOT = Path(__file__).resolve().parents[1]
SETTINGS = ROOT / "binder" / "overrides.json"
MANIFEST = ".copied.json"  # in the working copy: what was copied, as a fingerprint for each file
FIRST = "00_start_here.ipynb"


def update(folder, shipped=SHIPPED):
    """Bring a working copy up to date, and make it where there is none.

    A file that is missing is copied. A file that is still as it was copied follows the shipped one.
    A file that the learner changed stays as it is.
    folder, shipped: paths; the learner's folder, and the folder of the notebooks as shipped.
    Returns: list of str, a line on new files, and one for each file that followed or could not.
    Raises: ValueError when the folder is that of the shipped notebooks, or there are none.
    """
    folder, new_files, lines = _learners(folder, shipped), 0, []
    copied = _read_manifest(folder)
    for name in _shipped_names(shipped):
        new = (Path(shipped) / name).read_bytes()
        mine, now, then = _fingerprint(folder / name), _hash(new), copied.get(name)
        if mine is None:
            new_files += 1
            _write(folder / name, new)
        elif mine == then != now:
            lines.append(f"{name} is brought up to date.")
            _write(folder / name, new)
        elif mine != now:
            if then != now:
                lines.append(f"{name}: yours is kept; the lesson has changed since. {_how_to_reset(name)}")
            continue
        copied[name] = now
    _write_manifest(folder, copied)
    return [f"{new_files} new files."] * (new_files > 0) + lines


def reset_lesson(number, folder, shipped=SHIPPED):
    """Put a lesson back as shipped, and keep the learner's version of it beside it.

    number: "03" or 3, the number that the notebook's name begins with.
    folder, shipped: paths, as for update.
    Returns: the path of the kept version, or None where the learner had changed nothing.
    Raises: ValueError, which lists the lessons, when there is none of that number; and when the
        folder is that of the shipped notebooks.
    """
    folder, name = _learners(folder, shipped), find_lesson(number, shipped)
    new = (Path(shipped) / name).read_bytes()
    kept = None
    if _fingerprint(folder / name) not in (None, _hash(new)):
        kept = _keep(folder / name)
    _write(folder / name, new)
    _write_manifest(folder, _read_manifest(folder) | {name: _hash(new)})
    return kept


def find_lesson(number, shipped=SHIPPED):
    """The file name of the lesson with this number, such as '03_hand_rank.ipynb' for 3 or "03".

    Raises: ValueError, which lists the lessons, when there is none of that number.
    """
    lessons = [name for name in _shipped_names(shipped) if name.endswith(".ipynb")]
    key = str(number).strip()
    for name in lessons:
        if name[:2] in (key, "0" + key):
            return name
    known = ", ".join(name[:2] for name in lessons)
    raise ValueError(f"there is no lesson {number!r}. The lessons are {known}.")


def place_settings(prefix=sys.prefix, settings=SETTINGS):
    """Add the course's JupyterLab settings (no news, no pop-ups) to an environment's own.

    prefix: path of the Python environment; settings: path of the settings to add, a JSON file.
    """
    target = Path(prefix) / "share" / "jupyter" / "lab" / "settings" / "overrides.json"
    wanted = json.loads(Path(settings).read_text("utf-8"))
    present = json.loads(target.read_text("utf-8")) if target.exists() else {}
    if present != present | wanted:
        _write(target, json.dumps(present | wanted, indent=2).encode())


def trust(shipped=SHIPPED):
    """Sign the notebooks as shipped, so that JupyterLab shows their drawings before they are run."""
    import nbformat
    from nbformat.sign import NotebookNotary

    notary = NotebookNotary()
    for path in Path(shipped).glob("[0-9][0-9]_*.ipynb"):
        notary.sign(nbformat.read(path, as_version=4))


def main(arguments=None):
    """Make or update the working copy, and open JupyterLab in it where --lab asks for it."""
    parser = argparse.ArgumentParser(prog="python -m pokerlib.workspace", description=main.__doc__)
    parser.add_argument("folder", nargs="?", type=Path, default=ROOT / "learn", help="default: learn")
    parser.add_argument("--lab", nargs=argparse.REMAINDER, help="open JupyterLab; what follows goes to it")
    options = parser.parse_args(arguments)
    place_settings()
    trust()
    print(f"Your working copy of the notebooks: {options.folder}", *update(options.folder), sep="\n  ")
    if options.lab is not None:
        print("Starting JupyterLab: about ten seconds. Ctrl-C here, twice, ends it.", flush=True)
        _start_lab(options.folder, options.lab)


def _start_lab(folder, arguments):
    from jupyterlab.labapp import LabApp

    os.chdir(folder)
    if hasattr(os, "geteuid") and os.geteuid() == 0:  # in a container; Lab refuses root without a word
        arguments = ["--allow-root", *arguments]
    LabApp.launch_instance(argv=[FIRST, *arguments])


def _learners(folder, shipped):
    """The folder as a path, which must not be the one that the notebooks are copied from."""
    if Path(folder).resolve() == Path(shipped).resolve():
        raise ValueError(f"{folder} holds the notebooks as shipped; a working copy is another folder.")
    return Path(folder)


def _shipped_names(shipped):
    """The notebooks, and the pictures that they show, as paths below the shipped folder."""
    files = [*Path(shipped).glob("[0-9][0-9]_*.ipynb"), *Path(shipped).glob("images/*.*")]
    if not files:
        raise ValueError(f"no notebooks in {shipped}: install the course from its folder, with pip's -e .")
    return sorted(path.relative_to(shipped).as_posix() for path in files)


def _keep(path):
    """Copy a file into the folder kept/, under a name with the time that no earlier copy has."""
    data, stamp = path.read_bytes(), f"{datetime.now():%Y-%m-%d %H.%M}"
    for again in range(1, 10_000):
        number = f" ({again})" if again > 1 else ""
        kept = path.parent / "kept" / f"{path.stem} {stamp}{number}{path.suffix}"
        if not kept.exists():
            _write(kept, data)
            return kept
    raise ValueError(f"{path.parent / 'kept'} holds too many versions of {path.name}; delete some.")


def _how_to_reset(name):
    if name.endswith(".ipynb"):
        return f'reset("{name[:2]}") in a notebook puts the new one in place and keeps yours.'
    return "Delete yours to get the new one."


def _hash(data):
    return hashlib.sha256(data).hexdigest()


def _fingerprint(path):
    return _hash(path.read_bytes()) if path.exists() else None


def _read_manifest(folder):
    """What was copied so far; nothing where the manifest is missing or cannot be read."""
    try:
        copied = json.loads((folder / MANIFEST).read_text("utf-8"))
    except (OSError, ValueError):
        return {}
    return copied if isinstance(copied, dict) else {}


def _write_manifest(folder, copied):
    _write(folder / MANIFEST, json.dumps(copied, indent=1, sort_keys=True).encode())


def _write(path, data):
    """Write a file whole or not at all: under another name beside it, which then becomes its name."""
    path.parent.mkdir(parents=True, exist_ok=True)
    part = path.with_name(f".part-{os.getpid()}-{path.name}")
    part.write_bytes(data)
    os.replace(part, path)


if __name__ == "__main__":
    main()
