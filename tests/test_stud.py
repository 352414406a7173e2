"""Seven-card stud: the best five of five cards or more."""

from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pokerlib import cards, deck, hand_rank
from pokerlib.stud import best_hand

some_cards = st.lists(st.sampled_from(deck()), min_size=5, max_size=8, unique=True)


# As published with the homework: every assert.


def test_published_best_hand():
    assert sorted(best_hand(cards("6C 7C 8C 9C TC 5C JS"))) == ["6C", "7C", "8C", "9C", "TC"]
    assert sorted(best_hand(cards("TD TC TH 7C 7D 8C 8S"))) == ["8C", "8S", "TC", "TD", "TH"]
    assert sorted(best_hand(cards("JD TC TH 7C 7D 7S 7H"))) == ["7C", "7D", "7H", "7S", "JD"]


@pytest.mark.parametrize(
    "why, hand, rank",
    [
        ("of two triples the lower is the pair", "9C 9D 9H 4C 4D 4S AH", (6, 9, 4)),
        ("a triple and two pairs take the higher pair", "KC KD KH 9C 9D 9S 2H", (6, 13, 9)),
        (
            "of three pairs the lowest leaves the kicker",
            "QC QD 8C 8D 3C 3D 5H",
            (2, (12, 8), (12, 12, 8, 8, 5)),
        ),
        ("or is the kicker", "QC QD 8C 8D 6C 6D 5H", (2, (12, 8), (12, 12, 8, 8, 6))),
        ("four of a kind takes the highest kicker", "7C 7D 7S 7H 3C 3D KS", (7, 7, 13)),
        ("of six suited cards the highest five", "9C TH JH QH KH 2H 3H", (5, (13, 12, 11, 10, 3))),
        ("of seven suited cards the highest five", "2D 4D 7D TD QD AD JD", (5, (14, 12, 11, 10, 7))),
        ("a straight flush below an ace of its suit", "2S 3S 4S 5S 6S AS KD", (8, 6)),
        ("a straight flush below a higher straight", "AC QS JC TC 9C 8C 7C", (8, 11)),
        ("a flush above a straight", "5H 6H 7H 8H 9D 2H KS", (5, (8, 7, 6, 5, 2))),
        ("the highest of three straights", "4C 5D 6H 7S 8C 9D TH", (4, 10)),
        ("the wheel among seven", "2C 3D 4H 5S AC KD KS", (4, 5)),
        ("no straight around the corner", "QC KC AD 2S 3H 8D 8C", (1, 8, (14, 13, 12, 8, 8))),
        ("five cards are themselves", "AD 2D JH QH KH", (0, (14, 13, 12, 11, 2))),
    ],
)
def test_the_best_five(why, hand, rank):
    assert hand_rank(best_hand(cards(hand))) == rank


def test_a_board_that_plays_is_everybody_s_hand():
    board = cards("TS JS QS KS AS")
    assert best_hand([*board, "2D", "2C"]) == best_hand([*board, "AD", "AC"]) == board


@given(some_cards)
def test_no_selection_is_better_and_the_five_are_held(hand):
    best = best_hand(hand)
    assert len(set(best)) == 5 and set(best) <= set(hand)
    assert all(hand_rank(best) >= hand_rank(five) for five in combinations(hand, 5))


@given(some_cards, st.randoms(use_true_random=False))
def test_the_order_of_the_cards_changes_no_rank(hand, random):
    mixed = random.sample(hand, len(hand))
    assert hand_rank(best_hand(mixed)) == hand_rank(best_hand(hand))


@given(some_cards, st.sampled_from(deck()))
@settings(max_examples=50)
def test_one_card_more_is_never_worse(hand, card):
    assert hand_rank(best_hand([*hand, card])) >= hand_rank(best_hand(hand))


def test_ten_cards_and_a_tuple_will_do_and_stay_as_they_are():
    hand = tuple(deck()[::5])[:10]
    assert hand_rank(best_hand(hand)) == hand_rank(best_hand(list(hand)))
    assert hand == tuple(deck()[::5])[:10]


@pytest.mark.parametrize("hand", [[], ["AS", "KS", "QS", "JS"], "6C 7C 8C 9C TC", None, {"AS"}])
def test_what_is_no_hand_of_five_or_more_is_named(hand):
    with pytest.raises(ValueError, match="five cards or more|a list of cards, not"):
        best_hand(hand)


@pytest.mark.parametrize("card", ["?B", "1S", "TX", "", None, 7])
def test_a_bad_card_is_named(card):
    with pytest.raises(ValueError, match="no card"):
        best_hand(["AS", "KS", "QS", "JS", "9D", "8D", card])
