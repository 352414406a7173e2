"""What players call out, and the ranks that it stands for."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pokerlib import CATEGORIES, cards, hand_rank
from pokerlib.announcing import announce, announced_rank, many, one
from pokerlib.strengths import all_ranks

CALLED = [
    ("straight flush, jack high", "7S 8S 9S TS JS", (8, 11)),
    ("four of a kind, aces, then queen", "AS AH AD AC QS", (7, 14, 12)),
    ("full house, eights over kings", "8S 8H 8D KC KS", (6, 8, 13)),
    ("flush, ten high, then eight, seven, five, three", "TS 8S 7S 5S 3S", (5, 10, 8, 7, 5, 3)),
    ("straight, five high", "AS 2H 3D 4C 5S", (4, 5)),
    ("three of a kind, sevens, then five, two", "7S 7H 7D 5C 2S", (3, 7, 5, 2)),
    ("two pair, jacks and threes, then king", "JS JH 3D 3C KS", (2, 11, 3, 13)),
    ("pair, twos, then jack, six, three", "2S 2H JD 6C 3S", (1, 2, 11, 6, 3)),
    ("high card, seven high, then five, four, three, two", "7S 5H 4D 3C 2S", (0, 7, 5, 4, 3, 2)),
]


@pytest.mark.parametrize(("words", "hand", "rank"), CALLED, ids=[called[0] for called in CALLED])
def test_a_hand_a_rank_and_words_say_the_same(words, hand, rank):
    assert announce(hand_rank(cards(hand))) == words
    assert announced_rank(words) == rank
    assert announce(rank) == words, "a rank without inner brackets is announced too"


def test_five_of_a_kind():
    assert announce((9, 6)) == "five of a kind, sixes"
    assert announced_rank("five of a kind, sixes") == (9, 6)


def test_the_words_lose_nothing():
    ranks = all_ranks()
    told = [announced_rank(announce(rank)) for rank in ranks]
    assert len(set(told)) == 7462
    assert told == sorted(told), "told in words, the ranks have the same order"


def test_the_category_is_said_first():
    assert {announce(rank).split(", ")[0] for rank in all_ranks()} == set(CATEGORIES[:9])


def test_capitals_and_commas_as_people_write_them():
    assert announced_rank("Full house, eights over kings!") == (6, 8, 13)
    assert announced_rank("Flush, Ten high then 'eight' seven five three") == (5, 10, 8, 7, 5, 3)


def test_six_has_a_plural_of_its_own():
    assert [many(rank) for rank in (2, 6, 14)] == ["twos", "sixes", "aces"]
    assert [one(rank) for rank in (2, 6, 14)] == ["two", "six", "ace"]


@given(st.one_of(st.integers(), st.text(), st.tuples(st.integers(), st.integers(), st.integers())))
def test_what_is_no_rank_is_refused(rank):
    try:
        announce(rank)
    except ValueError as error:
        assert "rank" in str(error)
    else:
        assert rank[0] in (4, 6, 7, 8, 9) and {*rank[1:]} <= {*range(2, 15)}


@pytest.mark.parametrize("rank", [(), (6,), (6, 8), (10, 2), (8, 1), (8, 15), (5, 10, 8), "pair", None])
def test_a_rank_with_a_part_missing_or_too_high_is_refused(rank):
    with pytest.raises(ValueError, match="rank"):
        announce(rank)


@pytest.mark.parametrize(
    ("words", "named"),
    [("royal house, kings", "royal house"), ("pair, knights, then six", "knights"), ("", "''")],
)
def test_words_that_mean_nothing_are_named(words, named):
    with pytest.raises(ValueError, match=named):
        announced_rank(words)
