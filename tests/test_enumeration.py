"""All hands, looked up: as many in each category as published, and few enough in memory at once."""

import json
import subprocess
import sys
from itertools import combinations, combinations_with_replacement
from math import comb

import numpy as np
import pytest

from pokerlib import cards, deck
from pokerlib.enumeration import blocks, category_counts, match_up, strength_counts, sums
from pokerlib.strengths import CARD_BITS, CARD_KEYS, RANK_KEYS, all_ranks
from pokerlib.tables import START, best_rank
from tests.known_counts import ALL_RANKS, HANDS, RANKS, ROYAL_FLUSHES, TOTALS

# The peak of memory as Linux keeps it for a program alone; ru_maxrss begins with that of its parent.
PROGRAM = """
import json
from pathlib import Path
from pokerlib.enumeration import strength_counts
counts = strength_counts(7).tolist()
status = Path("/proc/self/status").read_text().split()
print(json.dumps([int(status[status.index("VmHWM:") + 1]) / 1024, counts]))
"""


def check_counts(size, counts):
    hands, ranks = [0] * 9, [0] * 9
    for rank, count in zip(all_ranks(), counts, strict=True):
        hands[rank[0]] += count
        ranks[rank[0]] += count > 0
    assert hands == HANDS[size]
    assert ranks == RANKS[size]
    assert sum(counts) == TOTALS[size]
    assert sum(ranks) == ALL_RANKS[size]
    assert counts[-1] == ROYAL_FLUSHES[size]


@pytest.mark.parametrize("size", [5, 6])
def test_all_hands_of_five_and_six_cards(size):
    check_counts(size, strength_counts(size).tolist())
    assert list(category_counts(size).values()) == HANDS[size]


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux tells its memory in this way")
def test_all_hands_of_seven_cards_in_less_than_250_megabytes():
    run = subprocess.run([sys.executable, "-c", PROGRAM], capture_output=True, text=True, check=True)
    peak, counts = json.loads(run.stdout)
    check_counts(7, counts)
    assert peak < 250


@pytest.mark.parametrize("size", [-1, 0, 1, 4, 8])
def test_only_hands_of_five_to_seven_cards_are_counted(size):
    for count in (strength_counts, category_counts):
        with pytest.raises(ValueError, match="5, 6 or 7 cards"):
            count(size)


@pytest.mark.parametrize("size", [5, 6, 7])
def test_no_two_choices_of_ranks_have_the_same_sum(size):
    choices = [c for c in combinations_with_replacement(RANK_KEYS, size) if all(c.count(k) < 5 for k in c)]
    assert len(set(map(sum, choices))) == len(choices)


@pytest.mark.parametrize("size", [0, 1, 2, 3, 6])
def test_sums_come_in_the_order_of_combinations(size):
    numbers = np.array([[1, 10, 100, 1000, 10000, 100000], [5, 4, 3, 2, 1, 0]])
    assert sums(numbers, size).tolist() == [
        list(map(sum, combinations(row, size))) for row in numbers.tolist()
    ]


@pytest.mark.parametrize("size", [1, 2, 3, 4, 5, 6])
def test_blocks_have_every_choice_once(size):
    some = np.arange(3, 52, 5)
    found = []
    for keys, bits_of in blocks(some, size):
        found += zip(keys.tolist(), bits_of(np.arange(len(keys))).tolist(), strict=True)
    right = [
        (START + sum(CARD_KEYS[list(choice)].tolist()), sum(CARD_BITS[list(choice)].tolist()))
        for choice in combinations(some, size)
    ]
    assert len(found) == comb(10, size)
    assert sorted(found) == sorted(right)


@pytest.mark.parametrize("board", ["2S 7S QC 3D", "AS 2D 3D", "TS JS QS 2C"])
def test_a_match_up_is_what_each_board_says(board):
    first, second, board = cards("AC KC"), cards("QH QD"), cards(board)
    rest = [card for card in deck() if card not in first + second + board]
    won = [0, 0, 0]
    for more in combinations(rest, 5 - len(board)):
        one, two = best_rank([*first, *board, *more]), best_rank([*second, *board, *more])
        won[0 if one > two else 1 if two > one else 2] += 1
    assert match_up(first, second, board) == tuple(won)


def test_all_boards_are_counted_before_the_flop():
    ahead, behind, shared = match_up(["AS", "KS"], ["QH", "QD"])
    assert ahead + behind + shared == comb(48, 5) == 1712304
    assert match_up(["QH", "QD"], ["AS", "KS"]) == (behind, ahead, shared)
    assert match_up(["AS", "KS"], ["AH", "KH"])[0] == match_up(["AS", "KS"], ["AH", "KH"])[1]


@pytest.mark.parametrize(
    ("first", "second", "board"),
    [
        ("AS", "QH QD", ""),
        ("AS KS QS", "QH QD", ""),
        ("AS KS", "AS QD", ""),
        ("AS KS", "QH QD", "2S 3S"),
        ("AS KS", "QH QD", "2S 3S 4S 5S 6S"),
        ("AS KS", "QH QD", "2S 3S 3S"),
        ("AS KS", "QH QD", "2S 3S AS"),
    ],
)
def test_a_match_up_needs_different_cards_and_a_board_that_can_be(first, second, board):
    with pytest.raises(ValueError, match="all different"):
        match_up(cards(first), cards(second), cards(board))


def test_a_match_up_needs_cards():
    with pytest.raises(ValueError, match="is no card"):
        match_up(["AS", "KX"], ["QH", "QD"])
