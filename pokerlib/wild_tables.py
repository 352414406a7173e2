"""Tables for hands with jokers: hand_rank remembered, by how many of each rank a hand holds.

A hand becomes a number of fourteen octal digits: how many twos it holds, how many threes, up to the
aces and then the jokers. A digit counts to seven, so the number of a hand is the sum of its cards.
Four more such numbers count the cards of each suit alone, a joker in every suit that it may be, and
four counters stand above them. Of a counter that starts at three, the top bit says five or more.
Above these stand thirteen digits for each color that start at one: its cards add one to their rank, its
joker one to every rank. The top bit of a digit then says that the joker finds both cards of a rank held.
"""

from functools import cache
from itertools import combinations_with_replacement

from pokerlib.cards import RANKS, SUITS, deck
from pokerlib.tables import DIGITS, one_more
from pokerlib.wild import JOKERS

JOKER = 8**13
FIELD = 8**14 - 1
ONES = sum(DIGITS.values())
SHIFTS = {suit: 42 * place for place, suit in enumerate(SUITS, start=1)}
COLORS = {"?B": 226, "?R": 265}
_COUNTERS = {suit: 1 << 210 + 4 * place for place, suit in enumerate(SUITS)}
START = 3 * sum(_COUNTERS.values()) + sum(ONES << shift for shift in COLORS.values())
FLUSH = 8 * sum(_COUNTERS.values())
HELD = sum(4 * ONES << shift for shift in COLORS.values())


def _code(card):
    """The number that stands for one card or joker: its digit, in all the places where it counts."""
    rank, suit = card
    digit = DIGITS.get(rank, JOKER)
    code = digit + sum((digit << SHIFTS[suit]) + _COUNTERS[suit] for suit in JOKERS.get(card, suit))
    for joker, shift in COLORS.items():
        if card == joker:
            code += ONES << shift
        elif suit in JOKERS[joker]:
            code += digit << shift
    return code


CODES = {card: _code(card) for card in [*deck(), *JOKERS]}


@cache
def mixed_table(rank, repeat, jokers):
    """The best rank of five to seven cards, so many of them jokers, if no five have one suit.

    rank: function of a hand of five, as hand_rank is; it must not rank a hand lower for being suited.
    repeat: bool; whether a joker may stand for a card that is in the hand.
    jokers: int from 0 to 2.
    Returns: dict from the sum of the cards' digits to the rank.

    >>> from pokerlib.ranking import hand_rank
    >>> mixed_table(hand_rank, True, 1)[4 * DIGITS["7"] + JOKER]
    (9, 7)
    """
    return _table(rank, "SHDCS", 4, repeat, jokers)


@cache
def suited_table(rank, repeat):
    """The best rank of five to seven cards of one suit, up to two of them jokers.

    rank, repeat: as for mixed_table.
    Returns: dict from the sum of the cards' digits to the rank.

    >>> from pokerlib.ranking import hand_rank
    >>> suited_table(hand_rank, True)[DIGITS["A"] + DIGITS["T"] + DIGITS["2"] + 2 * JOKER]
    (5, (14, 14, 14, 10, 2))
    """
    none, one, two = (_table(rank, "SSSSS", 1, repeat, jokers) for jokers in range(3))
    return none | one | two


def _table(rank, suits, most, repeat, jokers):
    """Digits to the best rank: for five cards, with jokers for some of them, then one card more, and two."""
    five = _five_cards(rank, suits)
    if not repeat:
        five = _at_most(five, most)
    for _ in range(jokers):
        five = _one_joker(five)
    five = _at_most(five, most)
    six = one_more(five, most)
    return five | six | one_more(six, most)


@cache
def _five_cards(rank, suits):
    """Digits to rank for every choice of five ranks, in these suits."""
    choices = combinations_with_replacement(RANKS, 5)
    hands = ([card + suit for card, suit in zip(ranks, suits, strict=True)] for ranks in choices)
    return {sum(DIGITS[card[0]] for card in hand): rank(hand) for hand in hands}


def _at_most(table, most):
    """The part of the table where no rank occurs more often, jokers not counted."""
    return {key: best for key, best in table.items() if max(oct(key % JOKER)[2:]) <= str(most)}


def _one_joker(table):
    """The table for one joker in place of a card: the best of all that the joker may be."""
    wild = {}
    for key, best in table.items():
        for digit in DIGITS.values():
            if key & 7 * digit:
                other = key - digit + JOKER
                wild[other] = max(best, wild.get(other, best))
    return wild
