"""Tables for hands with jokers: hand_rank remembered, by how many of each rank a hand holds.

A hand becomes a number of fourteen octal digits: how many twos it holds, how many threes, up to the
aces and then the jokers. A digit counts to seven, so the number of a hand is the sum of its cards.
Four more such numbers count the cards of each suit alone, a joker in every suit that it may be, and
four counters stand above them. Of a counter that starts at three, the top bit says five or more.
"""

from functools import cache
from itertools import combinations_with_replacement

from pokerlib.cards import RANKS, SUITS, deck
from pokerlib.wild import JOKERS

STEPS = {rank: 8**place for place, rank in enumerate(RANKS)}
JOKER = 8**13
DIGITS = 8**14 - 1
SHIFTS = {suit: 42 * place for place, suit in enumerate(SUITS, start=1)}
_COUNTERS = {suit: 1 << 210 + 4 * place for place, suit in enumerate(SUITS)}
START = 3 * sum(_COUNTERS.values())
FLUSH = 8 * sum(_COUNTERS.values())


def _code(card):
    """The number that stands for one card or joker: its digit, in all the places where it counts."""
    step = STEPS.get(card[0], JOKER)
    return step + sum((step << SHIFTS[suit]) + _COUNTERS[suit] for suit in JOKERS.get(card, card[1]))


CODES = {card: _code(card) for card in [*deck(), *JOKERS]}


@cache
def tables(rank, repeat):
    """Two tables from the digits of five to seven cards, up to two of them jokers, to the best rank.

    rank: function of a hand of five, as hand_rank is; it must not rank a hand lower for being suited.
    repeat: bool; whether a joker may stand for a card that is in the hand.
    Returns: (dict for cards of mixed suits, dict for cards of one suit), both from int to rank.

    >>> from pokerlib.ranking import hand_rank
    >>> mixed, suited = tables(hand_rank, True)
    >>> mixed[4 * STEPS["7"] + JOKER], suited[STEPS["A"] + STEPS["T"] + STEPS["2"] + 2 * JOKER]
    ((9, 7), (5, (14, 14, 14, 10, 2)))
    """
    return _table(rank, "SHDCS", 4, repeat), _table(rank, "SSSSS", 1, repeat)


def _table(rank, suits, most, repeat):
    """Digits to the best rank: for five cards, then jokers among them, then one card more, and two."""
    table = {}
    five = _five_cards(rank, suits, 5 if repeat else most)
    for wild in (five, _one_joker(five), _one_joker(_one_joker(five))):
        layer = {digits: best for digits, best in wild.items() if max(oct(digits % JOKER)[2:]) <= str(most)}
        six = _one_more(layer, most)
        table |= layer | six | _one_more(six, most)
    return table


def _five_cards(rank, suits, most):
    """Digits to rank for five cards in these suits, at most so many of one rank."""
    hands = combinations_with_replacement(RANKS, 5)
    return {
        sum(STEPS[card] for card in hand): rank([card + suit for card, suit in zip(hand, suits, strict=True)])
        for hand in hands
        if max(map(hand.count, hand)) <= most
    }


def _one_joker(table):
    """The table for one joker in place of a card: the best of all that the joker may be."""
    wild = {}
    for digits, best in table.items():
        for step in STEPS.values():
            if digits & 7 * step:
                key = digits - step + JOKER
                wild[key] = max(best, wild.get(key, best))
    return wild


def _one_more(table, most):
    """The table for one card more, at most so many of one rank: the best over dropping each card."""
    more = {}
    for digits, best in table.items():
        for step in STEPS.values():
            if digits // step % 8 < most:
                key = digits + step
                more[key] = max(best, more.get(key, best))
    return more
