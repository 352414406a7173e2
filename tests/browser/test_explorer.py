"""The explorer of lesson 03 in JupyterLab, driven by the mouse, and by the keyboard alone."""

import pytest
from playwright.sync_api import expect

from tests.browser.lab import Notebook


@pytest.fixture(scope="module")
def lesson(browser, lab):
    """The lesson open in one page for all tests of this file."""
    page = browser.new_page(viewport={"width": 1280, "height": 900})
    yield Notebook(page, lab[0], "03_hand_rank.ipynb")
    page.close()


@pytest.fixture
def notebook(lesson):
    notebook = lesson
    notebook.run("imports")
    notebook.run("explorer")
    expect(card(notebook, "ten of diamonds, chosen")).to_be_visible()
    return notebook


def card(notebook, name):
    return notebook.shown("explorer").get_by_title(name, exact=True)


def steps(notebook):
    return notebook.shown("explorer").get_by_role("status")


def press_until(notebook, key, name):
    """Press a key until the button with this name has the focus."""
    for _ in range(80):
        if notebook.page.evaluate("document.activeElement.title") == name:
            return
        notebook.page.keyboard.press(key)
    raise AssertionError(f"{key} does not lead to the {name}")


def test_it_begins_with_a_hand_and_its_steps(notebook):
    assert notebook.shown("explorer").get_by_role("button").count() == 52
    expect(steps(notebook)).to_contain_text("full house, tens over sevens")
    expect(steps(notebook)).to_contain_text("kind(4, ranks) → None: no")
    assert "explorer" not in notebook.errors() and notebook.popups() == 0


def test_cards_are_chosen_and_put_back_with_the_mouse(notebook):
    card(notebook, "seven of clubs, chosen").click()
    expect(steps(notebook)).to_contain_text("Chosen: 4")
    card(notebook, "ten of spades").click()
    expect(steps(notebook)).to_contain_text("four of a kind, tens, then seven")
    expect(card(notebook, "ten of spades, chosen")).to_have_text("10♠")


def test_cards_are_chosen_and_put_back_with_the_keyboard(notebook):
    card(notebook, "ace of spades").focus()
    press_until(notebook, "Tab", "seven of diamonds, chosen")
    notebook.page.keyboard.press("Space")
    expect(steps(notebook)).to_contain_text("Chosen: 4")
    press_until(notebook, "Shift+Tab", "ten of spades")
    notebook.page.keyboard.press("Enter")
    expect(steps(notebook)).to_contain_text("four of a kind, tens, then seven")
    assert notebook.page.evaluate("document.activeElement.title") == "ten of spades, chosen"


def test_cards_are_typed(notebook):
    field = notebook.shown("explorer").get_by_placeholder("or type five cards")
    field.click()
    notebook.page.keyboard.type("AS 2H 3D 4C 5S")
    notebook.page.keyboard.press("Enter")
    expect(steps(notebook)).to_contain_text("straight, five high")
    expect(card(notebook, "ace of spades, chosen")).to_be_visible()
