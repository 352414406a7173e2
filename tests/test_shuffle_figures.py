"""The figures of the lesson on shuffling show the numbers that they are given."""

import random
from fractions import Fraction

import pytest

from pokerlib.exact_shuffles import exact_distribution
from pokerlib.orders import count_orders, place_table
from pokerlib.shuffle_costs import expected_cost
from pokerlib.shuffle_figures import costs_figure, deviations, orders_figure, places_figure
from pokerlib.shuffling import knuth, shuffle1, shuffle2, shuffle3


def test_a_fair_map_is_blank_and_a_bad_one_is_not():
    fair, bad = (place_table(exact_distribution(shuffle, "abcd")) for shuffle in (knuth, shuffle1))
    assert {value for row in deviations(fair) for value in row} == {0}
    assert all(deviations(bad)[i][i] == pytest.approx(-39.5, abs=0.1) for i in range(4))


def test_the_words_of_the_maps_name_each_shuffle_and_its_extremes():
    tables = {
        f.__name__: place_table(exact_distribution(f, "abc")) for f in (shuffle1, shuffle2, shuffle3, knuth)
    }
    shown = places_figure(tables)
    assert "shuffle2: from -1.2% to +0.6%." in repr(shown)
    assert repr(shown).endswith("knuth: from 0% to 0%.")
    assert shown.kind == "svg+xml"


def test_the_bars_of_orders_say_the_exact_share_and_the_one_that_came_up():
    chances = exact_distribution(shuffle3, "abc")
    counts = count_orders(shuffle3, "abc", 600, random.Random(8))
    words = repr(orders_figure("shuffle3", chances, counts))
    assert f"abc {400 / 27:.1f} and {counts['abc'] / 6:.1f}" in words


def test_an_order_that_never_came_has_a_bar_without_height():
    counts = {"ab": 0, "ba": 10}
    assert "ab 50.0 and 0.0" in repr(
        orders_figure("any", {"ab": Fraction(1, 2), "ba": Fraction(1, 2)}, counts)
    )


def test_the_curves_end_where_the_formula_does():
    words = repr(costs_figure({shuffle1: {4: 5.0, 52: 120.0}, knuth: {4: 3.0, 52: 51.0}}))
    assert f"shuffle1 {float(expected_cost(shuffle1, 52)[0]):.1f}, 120.0" in words
    assert "knuth 51.0, 51.0" in words
