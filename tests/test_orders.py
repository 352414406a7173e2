"""The orders of a deck: all of them in the table, none twice, and the places of the cards in them."""

import random
from fractions import Fraction
from math import factorial

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pokerlib.cards import cards, deck
from pokerlib.orders import count_orders, count_places, distance_from_fair, order_after, orders, place_table
from pokerlib.shuffling import knuth, shuffle3


def reverse(p, rng):
    p.reverse()


@pytest.mark.parametrize("size", range(8))
def test_each_order_is_there_once_and_the_deck_comes_first(size):
    text = "abcdefgh"[:size]
    found = orders(text)
    assert found[0] == text
    assert len(found) == len(set(found)) == factorial(size)


def test_a_list_of_cards_has_orders_too():
    assert orders(cards("AS KS")) == [("AS", "KS"), ("KS", "AS")]
    assert count_orders(reverse, cards("AS KS"), 3, None) == {("AS", "KS"): 0, ("KS", "AS"): 3}


def test_cards_that_look_alike_are_refused():
    with pytest.raises(ValueError, match="the cards must be different, to be told apart: 'aab'"):
        orders("aab")
    with pytest.raises(ValueError, match="must be different"):
        count_places(reverse, ["AS", "AS"], 1, None)


def test_a_deck_too_large_for_a_table_is_refused():
    with pytest.raises(ValueError, match="9 cards have 362,880 orders"):
        orders("abcdefghi")


@pytest.mark.parametrize(
    "bad", [lambda p, rng: p.pop(), lambda p, rng: p.append("a"), lambda p, rng: p.__setitem__(0, p[1])]
)
def test_a_shuffle_that_loses_or_doubles_a_card_is_named_with_its_result(bad):
    with pytest.raises(ValueError, match="a shuffle keeps every card once, but 'abc' became "):
        order_after(bad, "abc", None)
    with pytest.raises(ValueError, match="keeps every card once"):
        count_orders(bad, "abc", 1, None)


def test_an_order_that_never_comes_is_counted_as_zero():
    assert count_orders(reverse, "abc", 5, None) == {o: 5 * (o == "cba") for o in orders("abc")}


def test_the_counts_add_up_to_the_shuffles():
    assert sum(count_orders(knuth, "abcd", 500, random.Random(8)).values()) == 500


def test_the_deck_is_left_as_it_was():
    four = ["AS", "KS", "QS", "JS"]
    count_orders(knuth, four, 10, random.Random(8))
    count_places(knuth, four, 10, random.Random(8))
    assert four == ["AS", "KS", "QS", "JS"]


def test_fair_is_at_distance_0_and_one_order_for_ever_is_almost_at_1():
    assert distance_from_fair(dict.fromkeys(orders("abc"), Fraction(1, 6))) == 0
    assert distance_from_fair(dict.fromkeys(orders("abc"), 100)) == 0
    assert distance_from_fair(count_orders(reverse, "abc", 5, None)) == pytest.approx(5 / 6)


@given(st.lists(st.integers(0, 50), min_size=24, max_size=24).filter(any))
def test_each_card_has_a_place_and_each_place_a_card(numbers):
    table = place_table(dict(zip(orders("abcd"), numbers, strict=True)))
    assert all(sum(row) == pytest.approx(1) for row in table)
    assert all(sum(column) == pytest.approx(1) for column in zip(*table, strict=True))


def test_places_counted_at_once_are_those_of_the_orders_counted():
    counts = count_orders(shuffle3, "abcd", 400, random.Random(8))
    assert count_places(shuffle3, "abcd", 400, random.Random(8)) == place_table(counts)


def test_places_can_be_counted_for_a_whole_deck():
    table = count_places(reverse, deck(), 1, None)
    assert [row.index(1) for row in table] == list(range(51, -1, -1))
