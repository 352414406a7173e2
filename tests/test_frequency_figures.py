"""Figures on frequencies: what they show is what was counted; and a bar that lets all items through."""

import random

import numpy as np
import pytest

from pokerlib import hand_rank
from pokerlib.counting import exact_counts
from pokerlib.dealing import deal, hand_percentages, standard_error
from pokerlib.frequency_figures import (
    convergence_figure,
    most_likely_missed,
    running_figure,
    shares_figure,
)
from pokerlib.waiting import MOST_STEPS, with_bar

EXACT = {name: 100 * count / 2598960 for name, count in exact_counts(5).items()}


@pytest.fixture
def drawn(monkeypatch):
    """The figures that were made, for a look at what is in them."""
    figures = []

    def keep(figure, alt):
        figures.append(figure)
        return alt

    monkeypatch.setattr("pokerlib.frequency_figures.picture", keep)
    return figures


def lines(figure, label=None):
    return [line for line in figure.axes[0].lines if label in (None, line.get_label())]


def test_what_is_missed_once_in_twenty_runs():
    for n in (10, 300, 10_000):
        assert (1 - most_likely_missed(n) / 100) ** n == pytest.approx(0.05)


def test_each_category_has_its_share_its_error_bar_and_its_exact_share(drawn):
    percentages = hand_percentages(1000, random.Random(4))
    alt = shares_figure(percentages, 1000, EXACT)
    assert f"pair {percentages['pair']:g}" in alt and "diamond" in alt
    (figure,) = drawn
    assert [text.get_text() for text in figure.axes[0].get_yticklabels()] == list(percentages)
    points = {line.get_ydata()[0]: line.get_xdata()[0] for line in lines(figure) if line.get_marker() == "o"}
    assert points == {row: share for row, share in enumerate(percentages.values()) if share}
    exact = [line.get_xdata()[0] for line in lines(figure) if line.get_marker() == "D"]
    assert exact == list(EXACT.values())
    pair = next(line for line in lines(figure) if line.get_marker() == "|" and line.get_ydata()[0] == 1)
    share = percentages["pair"]
    assert pair.get_xdata() == pytest.approx(
        [share - 2 * standard_error(share, 1000), share + 2 * standard_error(share, 1000)]
    )


def test_a_category_that_never_came_has_an_upper_limit(drawn):
    shares_figure({"pair": 100.0, "flush": 0.0}, 50)
    ends = [line.get_xdata()[-1] for line in lines(drawn[0]) if line.get_ydata()[0] == 1]
    assert ends == [most_likely_missed(50)] * 2
    assert [text.get_text() for text in drawn[0].axes[0].texts] == ["none came: an upper limit"]


def test_a_run_is_shown_by_its_share_so_far(drawn):
    rng = random.Random(7)
    came = [hand_rank(hand)[0] == 1 for _ in range(100) for hand in deal(10, rng=rng)]
    alt = running_figure(came, "pairs", EXACT["pair"])
    assert f"after 1,000 it is {sum(came) / 10:.2f}" in alt
    (line,) = lines(drawn[0], "share of the hands dealt so far")
    assert (line.get_xdata()[0], line.get_xdata()[-1]) == (10, 1000)
    assert line.get_ydata()[0] == 10 * sum(came[:10])
    assert line.get_ydata()[-1] == pytest.approx(100 * sum(came) / 1000)


def test_many_runs_lie_along_the_line_of_the_standard_error(drawn):
    pairs = np.random.default_rng(5).random((400, 1000)) < EXACT["pair"] / 100
    shares = 100 * pairs.cumsum(axis=1) / np.arange(1, 1001)
    assert "after 1,000." in convergence_figure(shares, EXACT["pair"])
    (squares,) = lines(drawn[0], "all runs: root of the mean square")
    for size, distance in zip(squares.get_xdata(), squares.get_ydata(), strict=True):
        assert distance == pytest.approx(standard_error(EXACT["pair"], int(size)), rel=0.2)


def test_a_bar_lets_all_items_through_and_ends_full(capsys, monkeypatch):
    shown = []
    monkeypatch.setattr("IPython.display.display", shown.append)
    steps = []
    for item in with_bar(range(1000), "Dealing"):
        steps.append(shown[0].bar.value)
        assert item == len(steps) - 1
    assert len(steps) == 1000 and len(set(steps)) <= MOST_STEPS
    assert shown[0].bar.value == shown[0].bar.max == 1000
    assert repr(shown[0]) == shown[0]._repr_mimebundle_()["text/plain"] == "Dealing ..."


def test_a_bar_over_nothing():
    assert list(with_bar([], "Nothing to do")) == []
