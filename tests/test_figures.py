"""Figures: one look, the same bytes in every run, and words for a reader who can't see them."""

import subprocess
import sys
from itertools import combinations

import pytest

from pokerlib import CATEGORIES
from pokerlib.figures import CATEGORY_COLORS, CATEGORY_HATCHES, COLORS, DASHES, new_figure, picture

DRAW = """
from pokerlib.figures import *
from pokerlib.figures import CATEGORY_COLORS as colors, CATEGORY_HATCHES as hatches
figure, axes = new_figure("Counts", "category", "hands")
axes.bar(list(colors), range(10), color=colors.values(), hatch=list(hatches.values()))
"""


def fresh(code):
    return subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout


def gray(color):
    """How bright a color is without its hue, from 0 to 1."""
    red, green, blue = (int(color[at : at + 2], 16) / 255 for at in (1, 3, 5))
    return 0.299 * red + 0.587 * green + 0.114 * blue


def test_every_category_has_a_color_and_a_hatch():
    assert tuple(CATEGORY_COLORS) == tuple(CATEGORY_HATCHES) == CATEGORIES
    assert len(set(CATEGORY_COLORS.values())) == 10


def test_categories_and_lines_differ_without_color():
    for one, other in combinations(CATEGORIES, 2):
        brightness = abs(gray(CATEGORY_COLORS[one]) - gray(CATEGORY_COLORS[other]))
        assert CATEGORY_HATCHES[one] != CATEGORY_HATCHES[other] or brightness > 0.2
    assert len(set(COLORS)) == len(set(DASHES)) == len(COLORS) == len(DASHES)


def test_a_new_figure_has_a_title_and_names_on_its_axes():
    figure, axes = new_figure("Pairs", "hands dealt", "share in %", size=(5, 3))
    assert axes.get_title(loc="left") == "Pairs"
    assert (axes.get_xlabel(), axes.get_ylabel()) == ("hands dealt", "share in %")
    assert list(figure.get_size_inches()) == [5, 3]


def test_lines_differ_by_color_and_dashes():
    _, axes = new_figure("Lines", "x", "y")
    lines = [axes.plot([0, 1], [at, at])[0] for at in range(2)]
    assert [line.get_color() for line in lines] == list(COLORS[:2])
    assert lines[0].get_linestyle() != lines[1].get_linestyle()


def test_the_background_is_white_in_every_theme():
    figure, axes = new_figure("Any", "x", "y")
    assert figure.get_facecolor() == axes.get_facecolor() == (1, 1, 1, 1)


def test_a_picture_says_what_it_shows():
    shown = picture(new_figure("Any", "x", "y")[0], 'Bars, "high" & low.')
    assert repr(shown) == 'Bars, "high" & low.'
    assert shown._repr_html_().startswith(
        '<img alt="Bars, &quot;high&quot; &amp; low." src="data:image/svg+xml'
    )
    assert 'style="width: 672px; max-width: 100%"' in shown._repr_html_()


@pytest.mark.parametrize("alt", ["", "  ", None])
def test_a_picture_without_words_is_refused(alt):
    with pytest.raises(ValueError, match="alt says in words"):
        picture(new_figure("Any", "x", "y")[0], alt)


def test_a_picture_of_many_points_is_a_png():
    figure, axes = new_figure("Many", "x", "y")
    axes.scatter(range(5000), range(5000))
    shown = picture(figure, "Points.")
    assert shown.kind == "png" and shown.content.startswith(b"\x89PNG")
    assert b"Software" not in shown.content


def test_a_picture_has_the_same_bytes_in_every_run_and_no_date():
    one, other = (fresh(DRAW + "print(picture(figure, 'Bars.').content.decode())") for _ in range(2))
    assert one == other and "<svg" in one
    assert "dc:date" not in one and "Matplotlib v" not in one
    assert len(one) < 60_000


def test_no_figure_is_left_for_the_notebook_to_show_twice():
    loaded = fresh(DRAW + "picture(figure, 'Bars.')\nimport sys; print(*sys.modules)").split()
    assert "matplotlib.figure" in loaded and "matplotlib.pyplot" not in loaded
