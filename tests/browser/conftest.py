"""The fixtures of the browser tests: `lab` serves the course, `open_notebook` opens one in a new page."""

import os

import pytest
from playwright.sync_api import sync_playwright

from tests.browser.lab import Notebook, find_chromium, server

NO_CHROMIUM = "no Chromium here. Install it, or run: python -m playwright install chromium"


@pytest.fixture(scope="session")
def browser():
    with sync_playwright() as playwright:
        path = find_chromium(playwright)
        if path is None and os.environ.get("CI"):
            pytest.fail(NO_CHROMIUM)
        if path is None:
            pytest.skip(NO_CHROMIUM)
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def lab(browser, tmp_path_factory):
    """The address of JupyterLab on a new working copy, and the path of that copy."""
    folder = tmp_path_factory.mktemp("lab")
    with server(folder) as address:
        yield address, folder / "learn"


@pytest.fixture
def open_notebook(browser, lab):
    """A function that opens a notebook by its file name, in a page of its own, its kernel ready."""
    pages = []

    def open_one(name, **options):
        pages.append(browser.new_page(**({"viewport": {"width": 1280, "height": 900}} | options)))
        return Notebook(pages[-1], lab[0], name)

    yield open_one
    for page in pages:
        page.close()


@pytest.fixture
def learner_folder(lab):
    """The working copy that the browser sees, as a path."""
    return lab[1]
