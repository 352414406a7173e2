"""Dealing: different cards, from a deck that stays as it was, and the same again for the same seed."""

import random
from math import sqrt

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pokerlib import CATEGORIES, deck
from pokerlib.counting import exact_counts
from pokerlib.dealing import deal, hand_counts, hand_percentages, standard_error


@settings(deadline=None)
@given(st.integers(0, 10), st.integers(0, 5), st.randoms(use_true_random=False))
def test_all_cards_of_a_deal_are_different_and_from_the_deck(numhands, n, rng):
    hands = deal(numhands, n, rng=rng)
    assert [len(hand) for hand in hands] == [n] * numhands
    dealt = [card for hand in hands for card in hand]
    assert len(set(dealt)) == len(dealt)
    assert set(dealt) <= set(deck())


def test_the_same_seed_deals_the_same_hands_however_often():
    deals = [deal(10, rng=random.Random(7)) for _ in range(3)]
    assert deals[0] == deals[1] == deals[2]


def test_one_source_deals_on_and_no_source_deals_anew():
    rng = random.Random(7)
    assert deal(10, rng=rng) != deal(10, rng=rng)
    assert deal(10) != deal(10)


def test_dealing_leaves_the_common_source_of_random_numbers_alone():
    before = random.getstate()
    deal(10)
    hand_counts(10)
    assert random.getstate() == before


def test_the_deck_stays_as_it_is():
    short = ["AS", "KS", "QS", "JS"]
    (first, second) = deal(2, n=2, deck=short, rng=random.Random(1))
    assert short == ["AS", "KS", "QS", "JS"]
    assert sorted(first + second) == sorted(short)
    assert deal(2, n=2, deck=tuple(short), rng=random.Random(1)) == [first, second]


def test_a_deck_may_hold_a_card_more_than_once():
    assert deal(2, n=1, deck=["AS", "AS"]) == [["AS"], ["AS"]]


def test_more_cards_than_there_are_cannot_be_dealt():
    with pytest.raises(ValueError, match="11 hands of 5 take 55 cards; the deck has 52"):
        deal(11)
    with pytest.raises(ValueError, match="1 hands of 5 take 5 cards; the deck has 1"):
        deal(1, deck=["AS"])


@pytest.mark.parametrize("arguments", [(-1,), (2, -5), (2.0,), ("2",), (2, 5.0)])
def test_numbers_of_hands_and_cards_are_whole_and_not_below_0(arguments):
    with pytest.raises(ValueError, match="whole numbers from 0 up"):
        deal(*arguments)


@pytest.mark.parametrize("deal_some", [deal, hand_counts, hand_percentages])
def test_a_seed_is_no_source_of_random_numbers(deal_some):
    with pytest.raises(ValueError, match=r"random.Random\(1\), not 0"):
        deal_some(2, rng=0)


@pytest.mark.parametrize("n", [1, 9, 10, 11, 25, 100])
def test_as_many_hands_as_asked_for_are_dealt(n):
    counts = hand_counts(n, random.Random(n))
    assert list(counts) == list(CATEGORIES[:9])
    assert sum(counts.values()) == n
    assert sum(hand_percentages(n, random.Random(n)).values()) == pytest.approx(100)


def test_percentages_are_those_of_the_counts():
    counts, percentages = hand_counts(40, random.Random(3)), hand_percentages(40, random.Random(3))
    assert percentages == {name: 2.5 * count for name, count in counts.items()}


@pytest.mark.parametrize("n", [0, -10, 10.0])
def test_percentages_need_a_hand(n):
    with pytest.raises(ValueError, match="one or more"):
        hand_percentages(n)


def test_percentages_are_near_the_exact_ones():
    seen, exact = hand_percentages(20_000, random.Random(11)), exact_counts(5)
    for name, count in exact.items():
        percentage = 100 * count / 2598960
        assert abs(seen[name] - percentage) < 5 * standard_error(percentage, 20_000)


def test_the_standard_error_is_how_far_percentages_spread():
    rng, half = random.Random(5), 100 * 1098240 / 2598960
    errors = [hand_percentages(100, rng)["pair"] - half for _ in range(200)]
    spread = sqrt(sum(error**2 for error in errors) / len(errors))
    assert spread == pytest.approx(standard_error(half, 100), rel=0.2)


def test_a_hundred_times_the_hands_give_a_tenth_of_the_error():
    assert standard_error(20, 10_000) == pytest.approx(0.4)
    assert standard_error(20, 100) == pytest.approx(4)
    assert standard_error(0, 100) == 0


@pytest.mark.parametrize("arguments", [(-1, 10), (101, 10), (50, 0)])
def test_a_standard_error_is_one_of_a_percentage(arguments):
    with pytest.raises(ValueError, match="from 0 to 100"):
        standard_error(*arguments)
