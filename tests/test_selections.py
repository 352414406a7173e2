"""Drawn hands in which the chosen five are marked."""

from itertools import combinations

import pytest

from pokerlib import cards, hand_rank
from pokerlib.selections import show_best, show_selections

SEVEN = cards("TD TC TH 7C 7D 8C 8S")


def marked(shown):
    return [[card for card, is_marked in hand if is_marked] for hand in shown.hands]


def test_the_best_five_are_marked_in_each_hand_even_if_hands_share_cards():
    board = cards("JD TC QS KS 9S")
    shown = show_best([board + cards("JH KH"), board + cards("QC 4H")], ["Ann", "Bob"])
    assert marked(shown) == [board, board]
    assert "Bob: [J♦]" in repr(shown)


def test_every_selection_is_drawn_once_and_none_is_better_than_the_one_before():
    chosen = marked(show_selections(SEVEN))
    assert sorted(map(tuple, chosen)) == sorted(combinations(SEVEN, 5))
    ranks = [hand_rank(five) for five in chosen]
    assert ranks == sorted(ranks, reverse=True)


def test_the_drawing_names_all_cards_and_says_which_are_marked():
    drawn = show_selections(SEVEN)._repr_html_()
    assert drawn.count("<img") == 21 * 7 and drawn.count(', marked"') == 21 * 5
    assert drawn.count('role="group"') == 21


@pytest.mark.parametrize("hand", [SEVEN[:4], "6C 7C 8C 9C TC", [*SEVEN[:4], "1S"]])
def test_what_holds_no_five_cards_is_refused(hand):
    with pytest.raises(ValueError, match="five cards or more|a list of cards|no card"):
        show_selections(hand)
