"""Each suspect keeps the cards, has the fault that it is there for, and hides from the test it should hide from."""

import ast
import random

import pytest

from pokerlib.exact_shuffles import exact_distribution
from pokerlib.orders import count_orders, count_places, place_table
from pokerlib.practice.bank import find
from pokerlib.shuffle_tests import chi_square_test, ten_percent_pass
from pokerlib.suspects import blue, green, red

SUSPECTS = (red, green, blue)


@pytest.mark.parametrize("suspect", SUSPECTS)
def test_a_suspect_keeps_every_card_and_is_caught_on_four(suspect):
    assert not chi_square_test(count_orders(suspect, "abcd", 6000, random.Random(8)))


@pytest.mark.parametrize(("suspect", "caught"), [(red, False), (green, False), (blue, True)])
def test_on_two_cards_only_the_missing_order_is_seen(suspect, caught):
    counts = count_orders(suspect, "ab", 2000, random.Random(8))
    assert chi_square_test(counts) is not caught


def test_a_cut_leaves_every_card_equally_often_at_every_place():
    places = place_table(exact_distribution(green, "abcd"))
    assert {share for row in places for share in row} == {0.25}
    for suspect in (red, blue):
        assert max(max(row) for row in count_places(suspect, "abc", 6000, random.Random(8))) > 0.36


def test_the_published_test_is_blind_to_the_missing_order():
    assert ten_percent_pass([0] + [1 / 23] * 23, 100_000) > 0.99
    for suspect in (red, green):
        assert ten_percent_pass(exact_distribution(suspect, "abcd").values(), 100_000) < 1e-9


@pytest.mark.parametrize(
    "line",
    [
        "assert p_value(counts) > 0.05",
        "p = p_value(counts)\nassert not p < 0.05",
        "assert chi_square_test(counts, false_alarm=0.05)",
    ],
)
def test_a_test_that_condemns_one_fair_shuffle_in_twenty_is_refused_even_if_it_had_luck(line):
    (rule,) = find("test_shuffle").rules
    assert "one fair shuffle in 20" in rule(ast.parse(line))
    assert rule(ast.parse(line.replace("0.05", "1e-6"))) is None
