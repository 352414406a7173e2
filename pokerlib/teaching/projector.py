"""JupyterLab for a projector: large type, one document, nothing else; the user's own settings stay away."""

import json
import os
from pathlib import Path

from pokerlib.teaching.builds import BUILD
from pokerlib.workspace import find_lesson, place_settings

SETTINGS = Path(__file__).parent / "projector.json"
NO_SIDE = {"collapsed": True, "visible": False, "widgets": []}
WORKSPACE = {
    "data": {"layout-restorer:data": {"left": NO_SIDE, "right": NO_SIDE}},
    "metadata": {"id": "default"},
}


def place(folder):
    """Write settings and workspace of the projector, as JupyterLab keeps those of a user.

    folder: path, in which the folders settings/ and workspaces/ are made.

    >>> import tempfile
    >>> with tempfile.TemporaryDirectory() as folder:
    ...     place(folder)
    ...     print(*sorted(path.name for path in Path(folder).glob("settings/*/*/*"))[-2:])
    themes.jupyterlab-settings tracker.jupyterlab-settings
    """
    from jupyterlab_server.workspaces_handler import WorkspacesManager

    for plugin, wanted in json.loads(SETTINGS.read_text("utf-8")).items():
        package, name = plugin.split(":")
        path = Path(folder) / "settings" / package / f"{name}.jupyterlab-settings"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(json.dumps(wanted, indent=2), "utf-8")
    WorkspacesManager(str(Path(folder) / "workspaces")).save("default", json.dumps(WORKSPACE))


def project(number, lab=(), build=BUILD):
    """Open a lesson's live notebook in JupyterLab as on a projector. Ends when JupyterLab ends.

    number: the lesson's number, such as "04". lab: more arguments for JupyterLab, list of str.
    build: path of the folder that holds live/.
    Raises: ValueError, which lists the lessons, when there is none of that number.

    >>> project("ninety")  # doctest: +ELLIPSIS
    Traceback (most recent call last):
    ValueError: there is no lesson 'ninety'. The lessons are 00, ...
    """
    from jupyterlab.labapp import LabApp

    own = Path(build).resolve() / "projector"
    arguments = [
        f"--LabApp.default_url=/doc/tree/{find_lesson(number)}",
        f"--ServerApp.root_dir={own.parent / 'live'}",
        f"--LabApp.user_settings_dir={own / 'settings'}",
        f"--LabApp.workspaces_dir={own / 'workspaces'}",
    ]
    place_settings()
    place(own)
    if hasattr(os, "geteuid") and os.geteuid() == 0:  # in a container; Lab refuses root without a word
        arguments.append("--allow-root")
    LabApp.launch_instance(argv=[*arguments, *lab])
