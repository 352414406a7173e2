"""The paths of swap-any: as many as they must be, and shared as the exact chances say."""

from fractions import Fraction

import pytest

from pokerlib.exact_shuffles import exact_distribution
from pokerlib.paths import count_paths
from pokerlib.shuffling import shuffle3


@pytest.mark.parametrize("deck", ["", "a", "ab", "abc", "abcd"])
def test_n_cards_have_n_to_the_n_paths(deck):
    assert sum(count_paths(deck).values()) == len(deck) ** len(deck)


@pytest.mark.parametrize("deck", ["ab", "abc", "abcd"])
def test_the_share_of_an_order_is_its_chance(deck):
    paths = count_paths(deck)
    chances = exact_distribution(shuffle3, deck)
    assert {order: Fraction(paths[order], len(deck) ** len(deck)) for order in chances} == chances
