"""Strengths: the 7,462 values of hand_rank numbered from 0, and NumPy tables that look them up.

A card's code is its place in deck(): 0 for 2S, 1 for 2H, up to 51 for AC.
"""

from functools import cache

import numpy as np

from pokerlib.tables import BELOW, COUNTERS, FIVE_OF_A_SUIT, rank_tables

# A number for each rank: up to seven of them, none more than four times, have a sum of their own.
# Source: SpecialK, the seven-card evaluator of Kenneth J. Shackleton.
RANK_KEYS = (0, 1, 5, 22, 98, 453, 2031, 8698, 22854, 83661, 262349, 636345, 1479181)

# By code: the key, with the suits' counters below it as in tables.py, and one bit, suit by suit.
CARD_KEYS = np.array([(key << BELOW) + counter for key in RANK_KEYS for counter in COUNTERS.values()])
CARD_BITS = np.array([1 << (13 * suit + rank) for rank in range(13) for suit in range(4)])


@cache
def all_ranks():
    """What hand_rank can return for five cards of one deck, worst first: strength 0 comes first.

    Returns: tuple of 7,462 tuples.

    >>> len(all_ranks()), all_ranks()[0], all_ranks()[-1]
    (7462, (0, (7, 5, 4, 3, 2)), (8, 14))
    """
    by_ranks, by_suited = rank_tables(5)
    return tuple(sorted({*by_ranks.values(), *by_suited.values()}))


@cache
def _strengths_of_ranks():
    return {rank: strength for strength, rank in enumerate(all_ranks())}


def rank_of(strength):
    """What hand_rank returns for hands of this strength.

    strength: int from 0 to 7461.
    Raises: ValueError for any other number.

    >>> rank_of(7461)
    (8, 14)
    """
    if not isinstance(strength, int | np.integer) or not 0 <= strength < len(all_ranks()):
        raise ValueError(f"a strength is a whole number from 0 to 7461, not {strength!r}")
    return all_ranks()[strength]


def strength_of(rank):
    """The strength of the hands for which hand_rank returns this tuple.

    Returns: int from 0 to 7461; the order is that of the tuples.
    Raises: ValueError for what hand_rank doesn't return for five cards of one deck.

    >>> strength_of((8, 14))
    7461
    """
    try:
        return _strengths_of_ranks()[rank]
    except (KeyError, TypeError):
        raise ValueError(f"hand_rank returns {rank!r} for no five cards of one deck") from None


@cache
def strength_tables(size):
    """rank_tables as arrays: the strength by the sum of RANK_KEYS, and by the ranks of one suit as bits.

    size: 5, 6 or 7 cards.
    Returns: two arrays of uint16; the second has 0 where fewer than five bits are on.

    >>> by_sum, by_bits = strength_tables(5)
    >>> rank_of(by_bits[0b1111100000000])
    (8, 14)
    """
    by_ranks, by_suited = rank_tables(size)
    return _as_array(by_ranks, RANK_KEYS), _as_array(by_suited, 2 ** np.arange(13))


def _as_array(table, numbers):
    """A dict from sums of DIGITS to ranks as an array from sums of these numbers to strengths."""
    digits = (np.fromiter(table, np.int64)[:, None] >> 3 * np.arange(13)) & 7
    sums = digits @ np.asarray(numbers)
    array = np.zeros(sums.max() + 1, np.uint16)
    array[sums] = [strength_of(rank) for rank in table.values()]
    return array


def look_up(keys, size, bits_of):
    """The strengths of hands from their keys: the step that all that is done with arrays shares.

    keys: array of START plus the sum of CARD_KEYS for each hand.
    size: how many cards are in each sum: 5, 6 or 7.
    bits_of: function from an array of places in keys to the sums of CARD_BITS of these hands; it is
        called for the few hands with five of a suit only.
    Returns: array of uint16.

    >>> from pokerlib.tables import START
    >>> seven_five_high = np.array([0, 5, 8, 12, 20])  # 2S 3H 4S 5S 7S, as codes
    >>> look_up(np.array([START + CARD_KEYS[seven_five_high].sum()]), 5, lambda at: at)
    array([0], dtype=uint16)
    """
    by_sum, by_bits = strength_tables(size)
    found = by_sum.take(keys >> BELOW)
    flushes = np.flatnonzero((keys & FIVE_OF_A_SUIT) != 0)
    by_suit = (bits_of(flushes) >> 13 * np.arange(4)[:, None]) & (2**13 - 1)
    found[flushes] = by_bits.take(by_suit).max(axis=0)
    return found
