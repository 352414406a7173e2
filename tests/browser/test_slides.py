"""The slides without a network: nothing is asked for, all fits, and the keys turn them."""

import nbformat
import pytest

from pokerlib.teaching import pages
from tests.tools.notebooks import paths

EACH = pytest.mark.parametrize("path", paths(), ids=lambda path: path.stem)
SIZES = """
    slides.map(slide => {
        const content = slide.querySelector(".content");
        const zooms = [...slide.querySelectorAll(".code, .output:has(pre)")].map(block => block.style.zoom || 1);
        return {title: slide.dataset.title, over: content.scrollHeight - content.clientHeight,
                wide: content.scrollWidth - content.clientWidth, letters: 24 * Math.min(1, ...zooms)};
    })"""


@pytest.fixture
def open_slides(browser, tmp_path):
    """A function that opens the slides of a lesson from a file, with the network cut."""
    context = browser.new_context(viewport={"width": 1280, "height": 720}, offline=True)

    def open_one(path):
        place = tmp_path / f"{path.stem}.html"
        place.write_text(pages.slides(nbformat.read(path, as_version=4)), "utf-8")
        page, asked = context.new_page(), []
        page.on("request", lambda request: asked.append(request.url))
        page.on("pageerror", lambda error: asked.append(str(error)))
        page.goto(place.as_uri())
        page.locator("html[data-ready]").wait_for(state="attached")
        assert [url for url in asked if not url.startswith("data:")] == [place.as_uri()]
        return page

    yield open_one
    context.close()


@EACH
def test_every_slide_fits_and_can_be_read_from_the_last_row(open_slides, path):
    sizes = open_slides(path).evaluate(SIZES)
    assert len(sizes) > 5
    assert [size for size in sizes if size["over"] > 1 or size["wide"] > 1 or size["letters"] < 20] == []


def test_the_keys_show_what_waits_then_turn_the_slides(open_slides):
    page = open_slides(paths(["01"])[0])
    number = "() => at + 1"
    keys = page.keyboard
    keys.press("ArrowRight")
    keys.press("ArrowRight")
    assert page.evaluate(number) == 3
    hand = page.locator(".current .output").first
    assert not hand.is_visible()
    keys.press("ArrowRight")
    assert hand.is_visible() and page.evaluate(number) == 3
    keys.press("ArrowLeft")
    assert page.evaluate(number) == 2
    keys.press("End")
    last = page.evaluate("slides.length")
    assert page.evaluate(number) == last
    keys.press("ArrowRight")
    assert page.evaluate(number) == last
    keys.press("Home")
    assert page.evaluate(number) == 1
