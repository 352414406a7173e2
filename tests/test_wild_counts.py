"""Hands of a deck with jokers, counted: against published figures, and against each hand one by one."""

from itertools import combinations
from math import comb

import pytest

from pokerlib import CATEGORIES, deck, hand_rank
from pokerlib.wild_counts import bug_counts, bug_rank, by_category, kinds_of_hands, wild_counts
from pokerlib.wild_fast import wild_rank

# Five-card hands from the worst category to the best, the royal flush apart at the end. They were counted
# by enumeration, not with this program.
COUNTS = {
    ("??", True): "1302540 1268088 123552 137280 20532 7804 6552 3120 180 13 24",
    ("??", False): "1302540 1268088 123552 137280 20532 7804 6552 3133 180 0 24",
    ("?B", True): "1302540 1269436 123552 137280 20614 6456 6552 3120 108 13 14",
    ("?B", False): "1302540 1269436 137358 123552 20614 6456 7722 1885 108 0 14",
    ("?B ?R", True): "1302540 1440632 123552 233856 35124 7804 9360 9360 180 78 24",
    ("?B ?R", False): "1302540 1440632 151164 206400 35124 7804 12948 5694 180 0 24",
    ("?? ??", True): "1302540 1437936 123552 232968 34704 11388 9360 9360 540 78 84",
    ("?? ??", False): "1302540 1437936 123552 232968 34704 11388 9360 9438 540 0 84",
}
BUG = "1418964 1215024 138600 63360 20532 7804 4368 828 180 1 24"


def from_worst_to_best(counts):
    """The counts of the ten categories, the royal flush apart at the end."""
    *low, straight_flush, five = reversed(by_category(counts).values())
    return [*low, straight_flush - counts[8, 14], five, counts[8, 14]]


@pytest.mark.parametrize("jokers, repeat", COUNTS)
def test_the_hands_of_a_deck_with_jokers(jokers, repeat):
    counts = wild_counts(jokers.split(), repeat)
    assert from_worst_to_best(counts) == list(map(int, COUNTS[jokers, repeat].split()))
    assert sum(counts.values()) == comb(52 + len(jokers.split()), 5)


def test_a_red_joker_is_worth_what_a_black_one_is():
    assert wild_counts(["?R"], repeat=False) == wild_counts(["?B"], repeat=False)


def test_the_hands_of_a_deck_with_a_bug():
    assert from_worst_to_best(bug_counts()) == list(map(int, BUG.split()))


@pytest.mark.parametrize(
    "hand, rank",
    [
        ("9S 9H 4C 3D ??", (1, 9, (14, 9, 9, 4, 3))),
        ("AS AH AC AD ??", (9, 14)),
        ("9S 8H 6C 5D ??", (4, 9)),
        ("KS 8S 6S 5S ??", (5, (14, 13, 8, 6, 5))),
        ("9S 9H 4C 4D ??", (2, (9, 4), (14, 9, 9, 4, 4))),
        ("9S 9H 4C 4D 2C", (2, (9, 4), (9, 9, 4, 4, 2))),
    ],
)
def test_a_bug_is_an_ace_or_fills_a_straight_or_a_flush(hand, rank):
    assert bug_rank(hand.split()) == rank


@pytest.mark.parametrize("n, kinds", [(3, 2418), (4, 12168), (5, 61815)])
def test_the_kinds_of_hands_hold_every_hand_once(n, kinds):
    found = list(kinds_of_hands(n))
    assert len(found) == kinds
    assert sum(hands for _, hands in found) == comb(52, n)
    assert len({tuple(sorted(hand)) for hand, _ in found}) == kinds
    assert all(len(set(hand)) == n for hand, _ in found)


@pytest.mark.parametrize("repeat", [True, False])
@pytest.mark.parametrize("jokers", ["?B ?R", "?? ??"])
def test_kinds_give_what_all_22100_hands_of_three_cards_give(jokers, repeat):
    one_by_one, by_kinds = {}, {}
    for hand in combinations(deck(), 3):
        rank = wild_rank([*hand, *jokers.split()], repeat)
        one_by_one[rank] = one_by_one.get(rank, 0) + 1
    for hand, hands in kinds_of_hands(3):
        rank = wild_rank([*hand, *jokers.split()], repeat)
        by_kinds[rank] = by_kinds.get(rank, 0) + hands
    assert one_by_one == by_kinds


def test_three_of_a_kind_comes_more_often_than_two_pair_and_swapping_them_turns_it_round():
    def swapped(hand):
        category, *breakers = hand_rank(hand)
        return ({2: 3, 3: 2}.get(category, category), *breakers)

    names = list(CATEGORIES)
    names[2:4] = reversed(names[2:4])
    published = by_category(wild_counts(["?B", "?R"]))
    changed = by_category(wild_counts(["?B", "?R"], rank=swapped), names)
    assert (published["three of a kind"], published["two pair"]) == (233856, 123552)
    assert (changed["three of a kind"], changed["two pair"]) == (54912, 302496)
    assert sum(published.values()) == sum(changed.values()) == 3162510


def test_more_than_two_jokers_are_refused():
    with pytest.raises(ValueError, match="at most two jokers"):
        wild_counts(["??", "??", "??"])
