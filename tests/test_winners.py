"""Who wins: one of the best, or all of them."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pokerlib import allmax, cards, deck, hand_rank, poker, winner
from pokerlib.winners import places

SF1 = cards("6C 7C 8C 9C TC")  # straight flush
SF2 = cards("6D 7D 8D 9D TD")  # straight flush
FK = cards("9D 9H 9S 9C 7D")  # four of a kind
FH = cards("TD TC TH 7C 7D")  # full house

hands = st.lists(st.sampled_from(deck()), min_size=5, max_size=5, unique=True)


# As published with the lesson: every assert.


def test_published_allmax():
    assert allmax([2, 4, 7, 5, 1]) == [7]
    assert allmax([2, 4, 7, 5, 7]) == [7, 7]
    assert allmax([2]) == [2]
    assert allmax([0, 0, 0]) == [0, 0, 0]


def test_published_poker():
    assert poker([SF1, FK, FH]) == [SF1]
    assert poker([FK, FH]) == [FK]
    assert poker([FH, FH]) == [FH, FH]
    assert poker([FH]) == [FH]
    assert poker([SF2] + 99 * [FH]) == [SF2]
    assert poker([SF1, SF2, FK, FH]) == [SF1, SF2]


# poker and winner


def test_no_hands_no_winners():
    assert poker([]) == []


def test_a_pair_of_kickers_decides():
    better, worse = cards("AS QD JC 9H 3S"), cards("AH QC JD 9S 2H")
    assert poker([worse, better]) == [better]


def test_the_first_of_the_best_is_the_winner():
    assert winner([FH, SF1, SF2, FK]) is SF1
    assert winner(iter([FK, FH])) is FK
    assert winner([FH]) is FH


def test_the_winners_are_the_hands_themselves_in_their_order():
    first, second = poker((FH, SF2, SF1))
    assert first is SF2 and second is SF1


def test_no_hands_no_winner():
    assert winner([]) is None


@pytest.mark.parametrize("ask", [poker, winner])
@pytest.mark.parametrize("bad", [["AS"] * 4, ["AS"] * 6, ["AX"] * 5, "AS KS QS JS TS"])
def test_a_bad_hand_is_refused_wherever_it_stands(ask, bad):
    with pytest.raises(ValueError):
        ask([SF1, bad])


def test_one_hand_in_place_of_a_list_of_hands_is_refused():
    with pytest.raises(ValueError, match="a hand is a list of cards, not '6C'"):
        poker(SF1)


@given(st.lists(hands, min_size=1, max_size=8))
def test_no_hand_beats_a_winner_and_every_other_hand_is_beaten(some):
    winners = poker(some)
    best = hand_rank(winner(some))
    assert winners == [hand for hand in some if hand_rank(hand) == best]
    assert all(hand_rank(hand) < best for hand in some if hand not in winners)


# allmax


def test_no_items_no_greatest():
    assert allmax([]) == []
    assert allmax([], key=abs) == []
    assert allmax(iter(())) == []


def test_key_none_is_no_key():
    assert allmax([3, 1, 3], key=None) == [3, 3]


@pytest.mark.parametrize("value", [0, -1, False, "", (), 0.0])
def test_the_greatest_value_may_be_one_that_counts_as_false(value):
    assert allmax("abc", key=lambda item: value) == ["a", "b", "c"]


def test_zero_beats_what_is_below_zero():
    assert allmax([-2, 0, -1, 0]) == [0, 0]
    assert allmax([3, 0, -4], key=lambda number: -abs(number)) == [0]


def test_none_may_be_an_item():
    assert allmax([None, 1, None], key=lambda item: item is None) == [None, None]


def test_values_that_have_no_order_are_refused_as_max_refuses_them():
    with pytest.raises(TypeError):
        allmax([1, 2], key=lambda item: None)


def test_the_key_is_asked_once_for_each_item():
    asked = []
    assert allmax("bab", key=lambda item: asked.append(item) or item) == ["b", "b"]
    assert asked == ["b", "a", "b"]


keys = st.sampled_from([None, abs, lambda number: -number, lambda number: number % 3, lambda number: 0])


@given(
    st.lists(st.integers(-5, 5)), keys, st.sampled_from([list, tuple, iter, lambda items: (i for i in items)])
)
def test_allmax_by_definition(items, key, form):
    value = key or (lambda item: item)
    before = list(items)
    assert allmax(form(items), key) == [item for item in items if value(item) == max(map(value, items))]
    assert items == before


# The place of each


def test_equal_hands_share_a_place_and_the_next_place_stays_empty():
    assert places([FH, SF1, FK, SF2], hand_rank) == [4, 1, 3, 1]
    assert places([], hand_rank) == []


@given(st.lists(st.integers(-5, 5)))
def test_a_place_is_one_more_than_the_number_of_those_who_are_better(items):
    before, asked = list(items), []
    found = places(items, lambda item: asked.append(item) or abs(item))
    assert found == [1 + sum(abs(other) > abs(item) for other in items) for item in items]
    assert items == asked == before
