"""The counts of all hands, without a hand: as published, and as they come out when all are dealt."""

from collections import Counter
from itertools import chain, combinations, product
from math import comb

import pytest

from pokerlib import CATEGORIES, SUITS
from pokerlib.counting import (
    arrangements,
    exact_counts,
    partitions,
    royal_flushes,
    straights,
    suit_patterns,
)
from pokerlib.frequencies import frequency_rows, frequency_table, frequency_text
from tests.known_counts import HANDS, ROYAL_FLUSHES, TOTALS

SIZES = [5, 6, 7]

# What the challenge's program prints.
CHALLENGE = """\
Hand                  Combinations Permutations
-------------------   ------------ ------------
Straight flush                  40        4,800
Four of a kind                 624       74,880
Full house                   3,744      449,280
Flush                        5,108      612,960
Straight                    10,200    1,224,000
Three of a kind             54,912    6,589,440
Two pair                   123,552   14,826,240
One pair                 1,098,240  131,788,800
High card                1,302,540  156,304,800
-------------------   ------------ ------------
Total                    2,598,960  311,875,200"""


@pytest.mark.parametrize("size", SIZES)
def test_every_category_has_its_published_count(size):
    counts = exact_counts(size)
    assert list(counts) == list(CATEGORIES[:9])
    assert list(counts.values()) == HANDS[size]
    assert sum(counts.values()) == TOTALS[size] == comb(52, size)
    assert royal_flushes(size) == ROYAL_FLUSHES[size]


@pytest.mark.parametrize("count", [exact_counts, royal_flushes])
@pytest.mark.parametrize("size", [0, 4, 8, 5.0, "5"])
def test_only_hands_of_five_to_seven_cards_are_counted(count, size):
    with pytest.raises(ValueError, match="5, 6 or 7"):
        count(size)


def test_partitions_are_all_ways_to_share_cards_among_ranks():
    for size in SIZES:
        found = list(partitions(size))
        assert len(set(found)) == len(found)
        assert all(sum(pattern) == size and sorted(pattern)[::-1] == list(pattern) for pattern in found)
    assert [len(list(partitions(size))) for size in (1, 2, 3, 4, 5, 6, 7)] == [1, 2, 3, 5, 6, 9, 11]


def test_straights_are_the_choices_of_ranks_with_five_in_line():
    lines = [{14, 2, 3, 4, 5}, *(set(range(low, low + 5)) for low in range(2, 11))]
    for size in range(3, 8):
        choices = map(set, combinations(range(2, 15), size))
        assert straights(size) == sum(any(line <= choice for line in lines) for choice in choices)


def test_a_pattern_takes_its_ranks_in_so_many_ways():
    assert arrangements((2, 2, 1)) == 3
    assert arrangements((3, 2)) == 2
    assert arrangements((1, 1, 1, 1, 1)) == 1


@pytest.mark.parametrize("pattern", [(4, 1), (2, 2, 1), (1, 1, 1, 1, 1), (2, 1, 1, 1, 1), (2, 2, 1, 1, 1)])
def test_a_pattern_takes_its_suits_in_so_many_ways_without_five_of_one(pattern):
    choices = product(*(combinations(SUITS, number) for number in pattern))
    assert suit_patterns(pattern) == sum(max(Counter(chain(*suits)).values()) < 5 for suits in choices)


def test_the_text_is_the_one_of_the_challenge():
    assert frequency_text() == CHALLENGE


def test_the_ten_ranks_are_two_lists():
    nine = dict(frequency_rows())
    royal, five = dict(frequency_rows("royal flush")), dict(frequency_rows("five of a kind"))
    assert (len(nine), len(royal), len(five)) == (9, 10, 10)
    assert (nine["Straight flush"], royal["Straight flush"], five["Straight flush"]) == (40, 36, 40)
    assert (royal["Royal flush"], five["Five of a kind"]) == (4, 0)
    assert sum(nine.values()) == sum(royal.values()) == sum(five.values()) == 2598960
    assert list(royal)[:2] == ["Royal flush", "Straight flush"]
    assert list(five)[-1] == "High card"


@pytest.mark.parametrize("tenth", [None, "royal flush", "five of a kind"])
def test_the_table_counts_each_hand_once_and_in_all_its_orders(tenth):
    table = frequency_table(tenth)
    assert list(table.columns) == ["Combinations", "Permutations"]
    assert table.index[-1] == "Total"
    assert (table["Permutations"] == 120 * table["Combinations"]).all()
    assert table.loc["Total"].tolist() == [2598960, 52 * 51 * 50 * 49 * 48]
    assert table["Combinations"][:-1].sum() == table["Combinations"]["Total"]
    assert list(zip(table.index[:-1], table["Combinations"][:-1], strict=True)) == frequency_rows(tenth)


@pytest.mark.parametrize("show", [frequency_rows, frequency_table, frequency_text])
def test_another_tenth_rank_is_refused(show):
    with pytest.raises(ValueError, match="not 'jokers'"):
        show("jokers")
