"""The rank of a hand, and its parts: the rules of poker, one by one."""

import operator

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pokerlib import SUITS, card_ranks, cards, deck, flush, hand_rank, kind, straight, two_pair

SF = cards("6C 7C 8C 9C TC")  # straight flush
FK = cards("9D 9H 9S 9C 7D")  # four of a kind
FH = cards("TD TC TH 7C 7D")  # full house
TP = cards("5D 2C 2H 9H 5C")  # two pair

hands = st.lists(st.sampled_from(deck()), min_size=5, max_size=5)


# The order of hands

STRONGEST_FIRST = """
    9S 9S 9S 9S 9S   8S 8S 8S 8S 8S
    AS KS QS JS 10S  6S 5S 4S 3S 2S   5H 4H 3H 2H AH
    6C 6D 6S 6H 2C   5C 5D 5S 5H AH   5C 5D 5S 5H KH
    3C 3D 3S 2H 2S   2C 2D 2S AH AS   2C 2D 2S KH KS
    9S 8S 6S 4S 2S   9D 7D 6D 4D 3D   9S 7S 6S 4S 2S
    AH KC QD JC 10H  6S 5C 4C 3D 2H   5C 4C 3D 2H AH
    7S 7C 7D 2H 3D   6S 6C 6D AH 2D   6S 6C 6D QH JD
    6S 6C 2H 2S 9D   5S 5C 4H 4S 9D   5S 5C 4H 4S 8D   5S 5C 3H 3S AD
    6S 6C 2H 3S 9D   5S 5C 4H 6S 9D   5S 5C 4H 3S 9D   5S 5C 4H 2S 9D
    AS QD JC 9H 3S   AH QC JD 9S 2H   AS 7D 5C 4D 3H   AS 7D 5C 4D 2H
"""


def test_stronger_hands_have_greater_ranks():
    row = cards(STRONGEST_FIRST)
    ranks = [hand_rank(row[at : at + 5]) for at in range(0, len(row), 5)]
    assert all(map(operator.gt, ranks, ranks[1:]))


@pytest.mark.parametrize(
    "hand, rank",
    [
        ("Qc Kc Ac 2c 3c", (5, (14, 13, 12, 3, 2))),
        ("Ad 2d Jh Qh Kh", (0, (14, 13, 12, 11, 2))),
        ("Qs Kc Ac 2c 3c", (0, (14, 13, 12, 3, 2))),
        ("As Ah Kc Qd Jh", (1, 14, (14, 14, 13, 12, 11))),
        ("As Ah Ac Kd Qh", (3, 14, (14, 14, 14, 13, 12))),
        ("Th 9h 8c 7c 5s", (0, (10, 9, 8, 7, 5))),
        ("6h 6c 7c 8c Ts", (1, 6, (10, 8, 7, 6, 6))),
    ],
)
def test_an_ace_joins_no_two_ends_and_five_ranks_make_a_straight(hand, rank):
    assert hand_rank(cards(hand)) == rank


# The wheel: the ace of A 5 4 3 2 counts 1, and in no other hand


def test_the_wheel_is_the_lowest_straight():
    wheel, six_high = cards("AS 2D 3C 4H 5S"), cards("2D 3C 4H 5S 6S")
    assert card_ranks(wheel) == [5, 4, 3, 2, 1]
    assert hand_rank(wheel) == (4, 5)
    assert hand_rank(wheel) < hand_rank(six_high)
    assert hand_rank(cards("AS 2S 3S 4S 5S")) == (8, 5)


@pytest.mark.parametrize("hand", ["AS 2D 3C 4H 6S", "AS AD 2C 3H 4S", "AS 2D 3C 4H", "AS KD QC JH TS"])
def test_the_ace_is_high_in_every_other_hand(hand):
    assert card_ranks(cards(hand))[0] == 14


def test_no_cards_have_no_ranks():
    assert card_ranks([]) == []


# The parts


@pytest.mark.parametrize("ranks", [[9, 8, 7, 6, 5], [14, 13, 12, 11, 10], [5, 4, 3, 2, 1], (6, 5, 4, 3, 2)])
def test_five_ranks_in_a_row_are_a_straight(ranks):
    assert straight(ranks) is True


@pytest.mark.parametrize(
    "ranks",
    [
        [9, 8, 7, 6, 6],
        [9, 9, 9, 5, 5],
        [10, 8, 6, 4, 2],
        [14, 5, 4, 3, 2],
        [14, 13, 12, 3, 2],
        [8, 7, 6, 5, 3],
    ],
)
def test_ranks_with_a_gap_or_a_repeat_are_none(ranks):
    assert straight(ranks) is False


def test_exactly_n():
    ranks = [9, 9, 9, 9, 7]
    assert [kind(n, ranks) for n in range(1, 6)] == [7, None, None, 9, None]


def test_of_two_that_fit_the_highest():
    assert kind(1, [14, 10, 9, 5, 5]) == 14
    assert kind(2, [5, 5, 3, 3, 2]) == 5


def test_two_pair_gives_the_higher_pair_first():
    assert two_pair([9, 5, 5, 2, 2]) == (5, 2)
    assert two_pair((5, 5, 2, 2, 9)) == (5, 2)


@pytest.mark.parametrize("ranks", [[10, 10, 10, 7, 7], [9, 9, 9, 9, 7], [9, 8, 5, 2, 2], [9, 8, 7, 6, 5]])
def test_other_hands_are_not_two_pair(ranks):
    assert two_pair(ranks) is None


# What is refused


@pytest.mark.parametrize("size", [1, 2, 4, 6, 7])
def test_other_sizes_are_refused(size):
    ranks = [10, 9, 8, 7, 6, 5, 4][:size]
    for ask, thing in [
        (straight, ranks),
        (two_pair, ranks),
        (flush, deck()[:size]),
        (hand_rank, deck()[:size]),
    ]:
        with pytest.raises(ValueError, match=str(size)) as error:
            ask(thing)
        assert repr(thing) in str(error.value)


@pytest.mark.parametrize("ask", [card_ranks, flush, hand_rank])
@pytest.mark.parametrize("bad", ["-C", "9X", "9h", "10H", None])
def test_a_bad_card_is_named(ask, bad):
    with pytest.raises(ValueError, match="no card") as error:
        ask(["2H", "3H", "4H", "5H", bad])
    assert repr(bad) in str(error.value)


def test_a_text_is_no_hand():
    with pytest.raises(ValueError, match="cards"):
        hand_rank("6C 7C 8C 9C TC")


# Laws


@given(hands, st.randoms(use_true_random=False))
def test_the_order_of_the_cards_does_not_matter(hand, random):
    shuffled = random.sample(hand, 5)
    assert hand_rank(shuffled) == hand_rank(hand)


@given(hands, st.permutations(SUITS))
def test_the_names_of_the_suits_do_not_matter(hand, suits):
    renamed = [rank + suits[SUITS.index(suit)] for rank, suit in hand]
    assert hand_rank(renamed) == hand_rank(hand)


@given(hands)
def test_a_hand_stays_as_it_is_and_a_tuple_ranks_the_same(hand):
    before = list(hand)
    assert hand_rank(hand) == hand_rank(tuple(hand))
    assert hand == before


@given(st.integers(1, 5), st.lists(st.integers(2, 14), min_size=5, max_size=5))
def test_kind_and_two_pair_by_definition(n, ranks):
    ranks.sort(reverse=True)
    often = [rank for rank in range(14, 1, -1) if ranks.count(rank) == n]
    assert kind(n, ranks) == (often[0] if often else None)
    pairs = tuple(rank for rank in range(14, 1, -1) if ranks.count(rank) == 2)
    assert two_pair(ranks) == (pairs if len(pairs) == 2 else None)


@given(st.sets(st.integers(1, 14), min_size=5, max_size=5))
def test_straight_by_definition(ranks):
    low = min(ranks)
    assert straight(sorted(ranks, reverse=True)) is (ranks == set(range(low, low + 5)))
