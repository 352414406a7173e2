"""A shuffle changes the order of its list and nothing else; shuffled gives a new list."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pokerlib.cards import deck
from pokerlib.shuffling import knuth, round1, round2, shuffle1, shuffle2, shuffle3, shuffled, swap

SHUFFLES = [shuffle1, shuffle2, shuffle3, knuth]
every_shuffle = pytest.mark.parametrize("shuffle", SHUFFLES)


@given(st.lists(st.integers(), min_size=1), st.data())
def test_a_swap_done_twice_leaves_everything_as_it_was(p, data):
    i, j = (data.draw(st.integers(0, len(p) - 1)) for _ in range(2))
    q = list(p)
    swap(q, i, j)
    assert (q[i], q[j]) == (p[j], p[i])
    swap(q, i, j)
    assert q == p


@pytest.mark.parametrize("fixed", ["abc", ("a", "b", "c"), range(3), 7])
def test_what_cannot_be_changed_is_named(fixed):
    with pytest.raises(ValueError, match="a list is due, to be changed in place, not"):
        swap(fixed, 0, 1)


@every_shuffle
def test_a_shuffle_of_a_text_is_refused(shuffle):
    with pytest.raises(ValueError, match="not 'abc'"):
        shuffle("abc", random.Random(8))


@every_shuffle
@given(p=st.lists(st.integers(0, 9), max_size=20), seed=st.integers())
def test_a_shuffle_keeps_every_item_in_the_same_list(shuffle, p, seed):
    before = list(p)
    assert shuffle(p, random.Random(seed)) is None
    assert sorted(p) == sorted(before)


@every_shuffle
def test_the_same_seed_gives_the_same_order(shuffle):
    first, second, third = deck(), deck(), deck()
    shuffle(first, random.Random(8))
    shuffle(second, random.Random(8))
    shuffle(third, random.Random(9))
    assert first == second != third


@every_shuffle
def test_a_random_source_of_your_own_leaves_the_common_one_alone(shuffle):
    before = random.getstate()
    shuffle(deck(), random.Random(8))
    assert random.getstate() == before


@every_shuffle
def test_without_a_random_source_the_common_one_serves(shuffle):
    p = deck()
    shuffle(p)
    assert p != deck() and sorted(p) == sorted(deck())


@pytest.mark.parametrize("play_round, most", [(round1, 2), (round2, 1)])
@given(size=st.integers(1, 10), seed=st.integers())
def test_a_round_swaps_at_most_two_places_and_marks_what_it_should(play_round, most, size, seed):
    p, marked = list(range(size)), [False] * size
    play_round(p, marked, random.Random(seed))
    moved = [place for place in range(size) if p[place] != place]
    assert len(moved) in (0, 2)
    assert 1 <= sum(marked) <= most
    if play_round is round1:
        assert all(marked[place] for place in moved)


@given(st.one_of(st.text(), st.lists(st.integers()), st.tuples(st.integers(), st.integers())), st.integers())
def test_shuffled_gives_a_new_list_and_changes_nothing(items, seed):
    before = items[:]
    new = shuffled(items, random.Random(seed))
    assert items == before and new is not items
    assert isinstance(new, list) and sorted(new) == sorted(items)


def test_shuffled_takes_what_can_be_gone_through_once():
    assert sorted(shuffled(iter("cab"), random.Random(8))) == ["a", "b", "c"]


def test_shuffled_follows_knuth():
    p = deck()
    knuth(p, random.Random(8))
    assert shuffled(deck(), random.Random(8)) == p
