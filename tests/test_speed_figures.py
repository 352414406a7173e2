"""Figures on time: what they show is what was measured."""

import pandas as pd
import pytest

from pokerlib.speed_figures import in_words, ladder_figure, profile_figure


@pytest.fixture
def drawn(monkeypatch):
    """The figures that were made, for a look at what is in them."""
    figures = []

    def keep(figure, alt):
        figures.append(figure)
        return alt

    monkeypatch.setattr("pokerlib.speed_figures.picture", keep)
    return figures


def test_each_function_has_its_bar_and_its_calls(drawn):
    table = pd.DataFrame({"calls": [7431, 1000], "share": [80.0, 20.0]}, index=["kind", "flush"])
    alt = profile_figure(table, "Where the time goes")
    assert "kind 80, flush 20." in alt
    axes = drawn[0].axes[0]
    assert [bar.get_width() for bar in axes.patches] == [80, 20]
    assert [label.get_text() for label in axes.get_yticklabels()] == ["kind", "flush"]
    assert [text.get_text() for text in axes.texts] == ["7,431 calls", "1,000 calls"]
    assert axes.get_ylim()[0] > axes.get_ylim()[1], "the first function stands on top"


def test_each_step_has_its_bar_and_each_limit_its_line(drawn):
    times = {"try all": 1e-4, "one look": 9.12e-9, "counting alone": 8.3e-13}
    alt = ladder_figure(times, {"a look": 9.5e-10, "a copy": 2e-10}, "Steps")
    assert "try all 100,000; one look 9.1; counting alone 0.00083" in alt
    assert alt.endswith("Lines for limits: a look 0.95; a copy 0.20.")
    axes = drawn[0].axes[0]
    assert axes.get_xscale() == "log"
    assert [bar.get_width() for bar in axes.patches] == pytest.approx([1e5, 9.12, 8.3e-4])
    assert [line.get_xdata()[0] for line in axes.lines] == pytest.approx([0.95, 0.2])
    low, high = axes.get_xlim()
    assert low < 8.3e-4 and high > 1e5
    assert len({line.get_linestyle() for line in axes.lines}) == 2


@pytest.mark.parametrize(
    ("number", "words"), [(0.0456, "0.046"), (1, "1.0"), (99.6, "100"), (123_456, "120,000"), (10, "10")]
)
def test_two_digits_of_a_number_count(number, words):
    assert in_words(number) == words
