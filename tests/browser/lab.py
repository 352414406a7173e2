"""JupyterLab as `make lab` serves it, and a notebook in it to press the keys of."""

import os
import shutil
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from contextlib import contextmanager
from pathlib import Path

CHROMIUMS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome", "msedge")
TOKEN = "browser-test"
NAMES = """
    const app = window.jupyterapp, panel = app.shell.currentWidget, cells = panel.content.widgets;
    const at = id => cells.findIndex(cell => cell.model.id === id);
    const cell = id => { if (at(id) < 0) throw Error("no cell " + id); return cells[at(id)]; };
"""
POPUPS = ".jp-Dialog, .Toastify__toast"


@contextmanager
def server(folder, *arguments):
    """Start JupyterLab on a new working copy in a folder; its address while it runs.

    arguments: of Python, where JupyterLab is started by another module, or opens another folder.
    Everything of the user's own (settings, kernels, runtime files) is kept out, as for a newcomer.
    """
    own = {name: str(folder / name) for name in ("JUPYTER_CONFIG_DIR", "JUPYTER_DATA_DIR", "IPYTHONDIR")}
    environ = os.environ | own | {"JUPYTER_RUNTIME_DIR": str(folder / "runtime")}
    environ.pop("POKERLIB_PROGRESS", None)
    arguments = arguments or ("-m", "pokerlib.workspace", str(folder / "learn"), "--lab")
    command = [sys.executable, *arguments, "--no-browser", f"--port={(port := free_port())}"]
    command += [f"--IdentityProvider.token={TOKEN}", "--LabApp.expose_app_in_browser=True"]
    with open(folder / "lab.log", "w") as log:
        process = subprocess.Popen(command, env=environ, stdout=log, stderr=log)
    try:
        address = f"http://localhost:{port}"
        wait_for(f"{address}/api/status?token={TOKEN}", process, folder / "lab.log")
        yield address
    finally:
        process.terminate()
        process.wait(20)


def free_port():
    with socket.socket() as probe:
        probe.bind(("localhost", 0))
        return probe.getsockname()[1]


def wait_for(address, process, log, seconds=90):
    """Wait until an address answers; RuntimeError with the server's log when it does not."""
    deadline = time.monotonic() + seconds
    while time.monotonic() < deadline and process.poll() is None:
        try:
            return urllib.request.urlopen(address, timeout=5).close()
        except (urllib.error.URLError, OSError):
            time.sleep(0.3)
    raise RuntimeError(f"JupyterLab did not start:\n{log.read_text()}")


def find_chromium(playwright):
    """The path of a Chromium: the system's, or Playwright's own; None where there is none."""
    own = playwright.chromium.executable_path
    return next(filter(None, map(shutil.which, CHROMIUMS)), own if Path(own).exists() else None)


class Notebook:
    """A notebook open in JupyterLab, by its cell ids. `page` is Playwright's page."""

    def __init__(self, page, address, name, place="/lab/tree/{}?reset&"):
        """Open a notebook of the served folder, and wait until its kernel can take code.

        place: where in JupyterLab; "/doc/tree/{}?" is alone on the page, with the sides as they were left.
        """
        self.page = page
        page.set_default_timeout(60_000)
        page.goto(f"{address}{place.format(name)}token={TOKEN}")
        page.wait_for_function("() => window.jupyterapp?.shell.currentWidget?.sessionContext")
        self.call("""await panel.context.ready; await panel.sessionContext.ready;
                     await panel.sessionContext.session.kernel.info;""")

    def call(self, code, argument=None):
        """Run JavaScript with app, panel, cells (the widgets) and cell(id); what it returns."""
        return self.page.evaluate("async argument => {" + NAMES + code + "}", argument)

    def command(self, name, **arguments):
        """Execute a command of JupyterLab, and wait for its end."""
        self.call(f"await app.commands.execute('{name}', argument);", arguments)

    def run_all(self):
        self.command("notebook:run-all-cells")

    def run(self, cell_id, source=None):
        """Run one cell, with a new source where one is given."""
        if source is not None:
            self.call("cell(argument[0]).model.sharedModel.setSource(argument[1]);", [cell_id, source])
        self.call("panel.content.activeCellIndex = at(argument); cell(argument);", cell_id)
        self.command("notebook:run-cell")

    def type(self, cell_id, source):
        """Put a source into a cell with the keyboard, as a learner does."""
        self.at(cell_id).locator(".cm-content").click()
        self.page.keyboard.press("ControlOrMeta+a")
        self.page.keyboard.insert_text(source)

    def at(self, cell_id):
        """The cell on the page, in view, as a Playwright locator. The keyboard's focus stays where it is."""
        self.call("""const node = cell(argument).node; node.dataset.cell = argument;
                     node.scrollIntoView({ block: "nearest" });""", cell_id)  # fmt: skip
        return self.page.locator(f'[data-cell="{cell_id}"]')

    def shown(self, cell_id):
        """What a cell shows below its source, as a Playwright locator: for buttons, tables, pictures."""
        return self.at(cell_id).locator(".jp-Cell-outputArea")

    def output(self, cell_id):
        """The plain text of a cell's outputs, one below the other."""
        found = self.call("return cell(argument).model.outputs.toJSON();", cell_id)
        texts = [o.get("data", {}).get("text/plain") or o.get("text") or o.get("evalue") for o in found]
        return "\n".join("".join(text) for text in texts if text)

    def errors(self):
        """The ids of the cells whose output is an error."""
        return self.call("""return cells.filter(c => c.model.type === "code" &&
            c.model.outputs.toJSON().some(o => o.output_type === "error")).map(c => c.model.id);""")

    def popups(self):
        """How many dialogs and notifications lie over the page."""
        return self.page.locator(POPUPS).count()

    def screenshot(self, path, cell_id=None, dark=False):
        """Store a picture of the page, or of one cell, in the light or the dark theme."""
        self.command("apputils:change-theme", theme=f"JupyterLab {'Dark' if dark else 'Light'}")
        self.page.wait_for_function(f"() => document.body.dataset.jpThemeLight === '{str(not dark).lower()}'")
        (self.at(cell_id) if cell_id else self.page).screenshot(path=path)
