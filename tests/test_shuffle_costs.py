"""What a shuffle costs: the formulas against the counts."""

import random
from fractions import Fraction

import pytest

from pokerlib.shuffle_costs import expected_cost, expected_rounds, measured_cost
from pokerlib.shuffling import knuth, shuffle1, shuffle2, shuffle3

SHUFFLES = [shuffle1, shuffle2, shuffle3, knuth]


@pytest.mark.parametrize("cards", [0, 1, 2, 3, 10, 52, 100])
def test_marking_one_place_a_round_is_collecting_coupons(cards):
    assert expected_rounds(cards, 1) == cards * sum(Fraction(1, k) for k in range(1, cards + 1))


@pytest.mark.parametrize("cards", range(1, 9))
def test_marking_two_places_a_round_agrees_with_following_the_number_of_marks(cards):
    rounds = [Fraction(0)]  # rounds[free]: still to come with so many places free
    for free in range(1, cards + 1):
        taken = cards - free
        none, two = taken * taken, free * (free - 1)
        one = cards * cards - none - two
        later = one * rounds[free - 1] + (two * rounds[free - 2] if free > 1 else 0)
        rounds.append((cards * cards + later) / (cards * cards - none))
    assert expected_rounds(cards, 2) == rounds[cards]


@pytest.mark.parametrize("shuffle", SHUFFLES)
@pytest.mark.parametrize("cards", [0, 1, 2, 5, 20])
def test_the_counts_agree_with_the_formulas(shuffle, cards):
    swaps, draws = measured_cost(shuffle, cards, 2000, random.Random(8))
    assert (swaps, draws) == pytest.approx([float(cost) for cost in expected_cost(shuffle, cards)], rel=0.05)


def test_a_deck_of_52():
    costs = [[round(float(cost), 1) for cost in expected_cost(shuffle, 52)] for shuffle in SHUFFLES]
    assert costs == [[118.2, 236.5], [236.0, 472.0], [52, 52], [51, 51]]


def test_a_shuffle_without_a_formula_is_named():
    with pytest.raises(ValueError, match="no formula is known for <built-in function sorted>"):
        expected_cost(sorted, 52)
