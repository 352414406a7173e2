"""Checks of programs that draw: what is called wrong can't come from fair dealing, however hands are dealt."""

import random
from collections import Counter

import pytest

from pokerlib import CATEGORIES, deck, hand_rank
from pokerlib.cards import cards
from pokerlib.counting import exact_counts
from pokerlib.practice.bank import find
from pokerlib.practice.shares import NAMES, STACKED, Stacked, fault_of_shares, fault_of_stacked
from pokerlib.practice.verdict import verdict


def from_the_front(pack, players):
    return [pack[5 * i : 5 * i + 5] for i in range(players)]


def from_the_end(pack, players):
    return from_the_front(pack[::-1], players)


def in_turn(pack, players):
    return [pack[i : 5 * players : players] for i in range(players)]


def in_turn_from_the_end(pack, players):
    return in_turn(pack[::-1], players)


PACK = deck()
WAYS = [from_the_front, from_the_end, in_turn, in_turn_from_the_end]


@pytest.mark.parametrize("category", NAMES)
def test_a_stacked_deck_gives_mostly_its_category(category):
    pack = cards(STACKED[category])
    assert sorted(pack) == sorted(deck())
    names = [CATEGORIES[hand_rank(hand)[0]] for hand in from_the_front(pack, 10)]
    assert names[0] == category and names.count(category) >= 7


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("category", NAMES)
def test_no_usual_way_of_dealing_a_stacked_deck_is_called_wrong(way, category):
    for players in range(1, 11):
        names = Counter(CATEGORIES[hand_rank(hand)[0]] for hand in way(cards(STACKED[category]), players))
        shares = {name: 100 * count / players for name, count in names.items()}
        assert fault_of_stacked(shares, Stacked(category)) == ""


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("players", [1, 3, 10])
def test_percentages_of_hands_dealt_in_any_way_are_right(way, players):
    def hand_percentages(n, rng=None):
        counts, left = dict.fromkeys(NAMES, 0), n
        while left:
            pack = deck()
            (rng or random).shuffle(pack)
            for hand in way(pack, min(players, left)):
                counts[CATEGORIES[hand_rank(hand)[0]]] += 1
            left -= min(players, left)
        return {name: 100 * count / n for name, count in counts.items()}

    assert verdict(find("hand_percentages"), hand_percentages)[0].outcome == "right"


def test_many_hands_must_be_near_the_exact_shares_and_few_may_be_anything():
    exact = {name: 100 * count / 2598960 for name, count in exact_counts(5).items()}
    assert fault_of_shares(exact, 1000) == ""
    assert fault_of_shares({name: 100.0 * (name == "flush") for name in NAMES}, 10) == ""
    turned = dict(zip(NAMES, reversed(exact.values()), strict=True))
    assert "50.1 percent of many hands are high card" in fault_of_shares(turned, 1000)


@pytest.mark.parametrize("way", WAYS)
def test_a_deal_is_fair_in_whichever_way_the_cards_go_round(way):
    def deal(numhands, n=5, deck=None, rng=None):
        pack = list(PACK if deck is None else deck)
        if numhands * n > len(pack):
            raise ValueError("too few cards")
        (rng or random).shuffle(pack)
        if n != 5:
            return [pack[n * i : n * i + n] for i in range(numhands)]
        return way(pack, numhands)

    assert verdict(find("deal"), deal)[0].outcome == "right"


def test_a_deal_that_keeps_its_deck_is_found_even_where_it_runs_out():
    kept = deck()

    def deal(numhands, n=5, deck=None, rng=None):
        pack = kept if deck is None else list(deck)
        if numhands * n > len(pack):
            raise ValueError("too few cards")
        (rng or random).shuffle(pack)
        return [[pack.pop() for _ in range(n)] for _ in range(numhands)]

    assert "Something is kept" in str(verdict(find("deal"), deal)[0])
