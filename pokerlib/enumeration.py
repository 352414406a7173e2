"""All hands, or all boards, that can be dealt: each one is looked up, block by block."""

from functools import partial
from math import comb

import numpy as np

from pokerlib.arrays import codes
from pokerlib.ranking import CATEGORIES
from pokerlib.strengths import CARD_BITS, CARD_KEYS, all_ranks, look_up, strength_tables
from pokerlib.tables import START

TAIL = 3  # sums of so many last cards are made once, and the first cards are added to them
NUMBERS = np.array([CARD_KEYS, CARD_BITS])
BLOCK = 16384  # about so many hands go together: they fit into the processor's cache


def category_counts(size):
    """How many of all hands of so many cards are in each category; every hand is looked up.

    size: 5, 6 or 7 cards: 2,598,960, 20,358,520 or 133,784,560 hands.
    Returns: dict from the names of the categories to int, high card first.
    Raises: ValueError for another size.

    >>> category_counts(5)["full house"]
    3744
    """
    counts = dict.fromkeys(CATEGORIES[:9], 0)
    for rank, count in zip(all_ranks(), strength_counts(size).tolist(), strict=True):
        counts[CATEGORIES[rank[0]]] += count
    return counts


def strength_counts(size):
    """How many of all hands of so many cards have each strength; every hand is looked up.

    size: 5, 6 or 7 cards.
    Returns: array of int64, shape (7462,).
    Raises: ValueError for another size.

    >>> int(strength_counts(5)[7461])
    4
    """
    strength_tables(size)
    counts = np.zeros(len(all_ranks()), np.int64)
    for keys, bits_of in blocks(np.arange(52), size):
        counts += np.bincount(look_up(keys, size, bits_of), minlength=len(counts))
    return counts


def match_up(first, second, board=()):
    """How often each of two Texas hold'em hands wins, over all boards that can still come.

    first, second: lists of two cards. board: list of the cards that lie already, none, three or four.
    Returns: tuple of int: boards that the first wins, that the second wins, that they share.
    Raises: ValueError for what is no card, a card that is there twice, or other numbers of cards.

    >>> match_up(["AS", "KS"], ["QH", "QD"], ["2S", "7S", "QC", "3D"])
    (7, 37, 0)
    """
    known = codes([[*first, *second, *board]])[0]
    if (len(first), len(second)) != (2, 2) or len(board) not in (0, 3, 4) or len(set(known)) < len(known):
        raise ValueError(
            "two hands of two cards and a board of none, three or four are due, all different, "
            f"not {first!r}, {second!r} and {board!r}"
        )
    held = NUMBERS[:, [known[:2], known[2:4]]].sum(axis=2) + NUMBERS[:, known[4:]].sum(axis=1, keepdims=True)
    counts = np.zeros(3, np.int64)
    for keys, bits_of in blocks(np.setdiff1d(np.arange(52), known), 5 - len(board)):
        one, two = _strengths(keys, bits_of, held)
        counts += [(one > two).sum(), (one < two).sum(), (one == two).sum()]
    return tuple(counts.tolist())


def _strengths(keys, bits_of, held):
    """For each hand that is held, its strengths with the boards of a block."""
    return [look_up(keys + key, 7, lambda at, bits=bits: bits_of(at) + bits) for key, bits in held.T]


def blocks(cards, size):
    """All choices of so many of the cards, block by block, in the form that look_up takes.

    cards: array of different card codes. size: how many are chosen, at least one.
    Yields: keys, an array of START plus sums of CARD_KEYS, and the function bits_of for them.

    >>> sum(keys.size for keys, bits_of in blocks(np.arange(7), 5))
    21
    """
    numbers = NUMBERS[:, cards]
    tail = min(TAIL, size - 1)
    head = size - 1 - tail
    tails = sums(numbers, tail)
    for middle in range(head, len(cards) - tail):  # the card between head and tail
        heads = sums(numbers[:, :middle], head) + numbers[:, [middle]]
        after = tails[:, -comb(len(cards) - 1 - middle, tail) :]
        step = -(-BLOCK // after.shape[1])
        for start in range(0, heads.shape[1], step):
            some = heads[:, start : start + step]
            keys = (START + some[0])[:, None] + after[0]
            yield keys.ravel(), partial(_bits, some[1], after[1])


def _bits(heads, tails, at):
    row, column = np.divmod(at, len(tails))
    return heads[row] + tails[column]


def sums(numbers, size):
    """The sums of all choices of so many numbers from each row, in the order of itertools.combinations.

    numbers: array of shape (rows, n), n at least size.
    Returns: array with a row for each; the choices that leave out the first k numbers come last.

    >>> sums(np.array([[1, 10, 100, 1000]]), 2)
    array([[  11,  101, 1001,  110, 1010, 1100]])
    """
    rows, count = numbers.shape
    found = np.zeros((rows, 1), np.int64)
    for chosen in range(size):
        firsts = range(count - chosen)
        found = np.concatenate(
            [numbers[:, [first]] + found[:, -comb(count - 1 - first, chosen) :] for first in firsts], axis=1
        )
    return found
