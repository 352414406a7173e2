"""JupyterLab for a projector: large type, one document, nothing else; the user's own settings stay away."""

import json
import os
from pathlib import Path

from pokerlib.teaching.builds import BUILD
from pokerlib.workspace import SETTINGS, find_lesson

PROJECTOR = Path(__file__).parent / "projector.json"


def settings():
    """The course's settings for JupyterLab and the projector's, as one dict.

    >>> settings()["@jupyterlab/apputils-extension:themes"]["overrides"]["code-font-size"]
    '20px'
    """
    return {
        key: value for path in (SETTINGS, PROJECTOR) for key, value in json.loads(path.read_text()).items()
    }


def arguments(number, build=BUILD):
    """What JupyterLab is started with: the live notebook of a lesson, and settings of its own.

    number: the lesson's number, such as "04". build: path of the folder that holds live/.
    Returns: list of str. Raises: ValueError when no lesson has that number.

    >>> arguments("04")[0].split("/")[-1]
    '04_ranks_and_kinds.ipynb'
    """
    own = Path(build) / "projector"
    folders = {"app_settings_dir": "settings", "user_settings_dir": "user", "workspaces_dir": "workspaces"}
    return [
        f"--LabApp.default_url=/doc/tree/{find_lesson(number)}",
        f"--ServerApp.root_dir={Path(build) / 'live'}",
        *[f"--LabApp.{name}={own / folder}" for name, folder in folders.items()],
    ]


def project(number, lab=(), build=BUILD):
    """Open a lesson's live notebook in JupyterLab as on a projector. Ends when JupyterLab ends.

    number, build: as for arguments. lab: more arguments for JupyterLab, list of str.

    >>> project("ninety")  # doctest: +ELLIPSIS
    Traceback (most recent call last):
    ValueError: there is no lesson 'ninety'. The lessons are 00, ...
    """
    from jupyterlab.labapp import LabApp

    chosen = [*arguments(number, build), *lab]
    place = Path(build) / "projector" / "settings" / "overrides.json"
    place.parent.mkdir(parents=True, exist_ok=True)
    place.write_text(json.dumps(settings(), indent=2), "utf-8")
    if hasattr(os, "geteuid") and os.geteuid() == 0:  # in a container; Lab refuses root without a word
        chosen.append("--allow-root")
    LabApp.launch_instance(argv=chosen)
