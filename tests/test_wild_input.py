"""Hands with jokers that can't be dealt, or are too large to look up."""

import pytest

from pokerlib import hand_rank
from pokerlib.wild import best_wild_hand
from pokerlib.wild_fast import wild_hand, wild_rank


@pytest.mark.parametrize("function", [best_wild_hand, wild_rank, wild_hand])
@pytest.mark.parametrize(
    "hand, why",
    [
        ("AS KS QS ?B", "five cards or more"),
        ("AS KS QS JS 1S", "'1S' is no card"),
        ("AS KS QS JS ?X", "'?X' is no card"),
        ("AS KS QS JS AS", "'AS' is there twice"),
        ("AS KS QS ?B ?B", "'?B' is there twice"),
        ("AS KS ?? ?? ??", "at most two jokers"),
        ("AS KS ?? ?B ?R", "at most two jokers"),
    ],
)
def test_a_hand_that_cannot_be_dealt_is_refused_with_the_reason(function, hand, why):
    with pytest.raises(ValueError, match=why.replace("?", r"\?")):
        function(hand.split())


@pytest.mark.parametrize("function", [best_wild_hand, wild_rank, wild_hand])
@pytest.mark.parametrize(
    "hand", ["AS KS QS JS TS", None, 7, {"AS", "KS", "QS", "JS", "TS"}, ["AS", "KS", "QS", "JS", ["TS"]]]
)
def test_what_is_no_hand_is_refused(function, hand):
    with pytest.raises(ValueError, match="list of cards|no card"):
        function(hand)


def test_more_than_seven_cards_can_be_tried_but_not_looked_up():
    hand = "2S 4H 6D 8C TS QH AD ?B".split()
    assert hand_rank(best_wild_hand(hand)) == (1, 14, (14, 14, 12, 10, 8))
    with pytest.raises(ValueError, match="at most 7 cards are due, this hand has 8"):
        wild_rank(hand)
