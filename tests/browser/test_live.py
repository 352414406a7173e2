"""A lesson given in front of a class: typed from the teleprompter alone, with the keyboard alone."""

import pytest

from tests.browser.lab import Notebook, server
from tests.tools.prompter import typed

LESSON = "01_representing_hands"


@pytest.fixture(scope="module")
def live(browser, tmp_path_factory):
    """The live notebook of a lesson on the projector, and what its teleprompter says to type."""
    folder = tmp_path_factory.mktemp("live")
    build = folder / "build"
    with server(folder, "-m", "pokerlib.teaching", f"--folder={build}", "project", LESSON[:2]) as address:
        page = browser.new_page(viewport={"width": 1280, "height": 720})
        prompter = (build / "live" / f"{LESSON}.teleprompter.html").read_text("utf-8")
        yield Notebook(page, address, f"{LESSON}.ipynb", place="/doc/tree/{}?"), typed(prompter)
        page.close()


def test_a_live_lesson_typed_from_its_teleprompter_runs_to_the_end(live):
    notebook, texts = live
    type_through(notebook, texts)
    ids = notebook.call("return cells.filter(c => c.model.type === 'code').map(c => c.model.id);")
    assert notebook.errors() == ["bad-card", "look-alike"]
    checks = [name for name in ids if name.startswith("check-")]
    assert checks and all(notebook.output(name).startswith("✓") for name in checks)
    assert notebook.output("set-loses") == "4"
    assert notebook.popups() == 0


def type_through(notebook, texts):
    """Go down the notebook with the keyboard: type where something is to be typed, and run each cell."""
    keys = notebook.page.keyboard
    notebook.command("notebook:enter-command-mode")
    notebook.call("panel.content.activeCellIndex = 0; panel.content.node.focus();")
    for name in notebook.call("return cells.map(c => c.model.id);"):
        assert notebook.call("return panel.content.activeCell.model.id;") == name
        if name in texts:
            keys.press("Enter")
            keys.press("ControlOrMeta+End")
            keys.press("Enter")
            keys.insert_text(texts[name])
        keys.press("Shift+Enter")
    notebook.call("await panel.sessionContext.session.kernel.requestKernelInfo();")


def test_the_projector_shows_large_code_and_nothing_but_the_notebook(live):
    notebook, _ = live
    size = "return getComputedStyle(cell('imports').node.querySelector('.cm-content')).fontSize;"
    assert float(notebook.call(size).removesuffix("px")) >= 18
    assert notebook.call("return app.shell.mode;") == "single-document"
    for unwanted in ("#jp-main-statusbar", ".jp-SideBar", "#jp-left-stack", "#jp-right-stack"):
        assert notebook.page.locator(unwanted).filter(visible=True).count() == 0, unwanted
