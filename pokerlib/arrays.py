"""Many hands at once: a hand is a row of card codes, and each step serves all rows together."""

from itertools import chain

import numpy as np

from pokerlib.cards import deck
from pokerlib.ranking import card_ranks
from pokerlib.strengths import CARD_BITS, CARD_KEYS, look_up
from pokerlib.tables import START

ROWS_AT_ONCE = 32768  # few enough to fit into the processor's cache with all that is made of them

PAIR_KEYS = np.zeros((256, 256), np.int64)  # by two codes, or by the one number that two bytes make
PAIR_KEYS[:52, :52] = CARD_KEYS + CARD_KEYS[:, None]

NO_CARD = 255
CODES = np.full(65536, NO_CARD, np.uint8)  # by the two letters of a card, as one number of two bytes
CODES[np.array(deck(), "S2").view(np.uint16)] = np.arange(52)


def strengths(hands, check=True):
    """The strength of the best five cards of each hand.

    hands: array of integers of shape (N, 5), (N, 6) or (N, 7): card codes from 0 to 51.
    check: False leaves out the search for bad codes and repeated cards, which must then be none.
    Returns: array of uint16, shape (N,), from 0 to 7461; a better hand has a greater one.
    Raises: ValueError for another type or shape, and for a bad code or a repeated card in a row.

    >>> strengths(codes([["6C", "7C", "8C", "9C", "TC"], ["9D", "9H", "9S", "9C", "7D"]])).tolist()
    [7457, 7385]
    """
    hands = np.asarray(hands)
    if hands.dtype.kind not in "iu" or hands.ndim != 2 or hands.shape[1] not in (5, 6, 7):
        raise ValueError(
            f"an array of integers of shape (N, 5), (N, 6) or (N, 7) is due, "
            f"not one of {hands.dtype} of shape {hands.shape}"
        )
    found = np.empty(len(hands), np.uint16)
    for start in range(0, len(hands), ROWS_AT_ONCE):
        rows = hands[start : start + ROWS_AT_ONCE]
        if check:
            _check(rows, start)
        found[start : start + ROWS_AT_ONCE] = _strengths(np.ascontiguousarray(rows, np.uint8))
    return found


def _strengths(rows):
    """The strengths of hands whose codes are single bytes, row after row in memory."""
    count, size = rows.shape
    keys = np.full(count, START)
    pairs = np.ndarray((count, size // 2), np.uint16, rows, strides=(size, 2))
    for pair in pairs.T:
        keys += PAIR_KEYS.take(pair)
    if size % 2:
        keys += CARD_KEYS.take(rows[:, -1])
    return look_up(keys, size, lambda flushes: CARD_BITS.take(rows[flushes]).sum(axis=1))


def _check(rows, start):
    """Raise ValueError if a row has a bad code or a repeated card; start is the number of the first."""
    if rows.min() >= 0 and rows.max() < 52:
        columns = rows.T.astype(np.uint8, order="C")
        gaps = range(1, len(columns))
        if not any((columns[gap:] == columns[:-gap]).any() for gap in gaps):
            return
    ordered = np.sort(rows, axis=1)
    good = (ordered[:, 0] >= 0) & (ordered[:, -1] < 52) & (ordered[:, 1:] > ordered[:, :-1]).all(axis=1)
    row = int(np.flatnonzero(~good)[0])
    raise ValueError(f"different codes from 0 to 51 are due; row {start + row} is {rows[row].tolist()}")


def codes(hands):
    """Hands of strings as an array of card codes.

    hands: list of hands, all with the same number of cards; each a list of cards.
    Returns: array of uint8, shape (N, cards in a hand).
    Raises: ValueError for hands of different sizes, and for what is no card, with its row.

    >>> codes([["2S", "2H", "AC"], ["9D", "TD", "JD"]]).tolist()
    [[0, 1, 51], [30, 34, 38]]
    """
    if not isinstance(hands, list | tuple):
        raise ValueError(f"a list of hands is due, not {hands!r}")
    try:
        sizes = set(map(len, hands))
        letters = " ".join(chain.from_iterable(hands)).encode("ascii", "replace") + b" "
    except TypeError:
        raise _bad_card(hands) from None
    if len(sizes) != 1 or 0 in sizes:
        raise ValueError(f"one hand or more, of the same size, are due, not hands of {sorted(sizes)} cards")
    shape = (len(hands), sizes.pop())
    if letters[2::3] != b" " * (shape[0] * shape[1]):  # each card is two letters and a space
        raise _bad_card(hands)
    found = CODES.take(np.ndarray(shape, np.uint16, letters, strides=(3 * shape[1], 3)))
    if found.max() == NO_CARD:
        raise _bad_card(hands)
    return found


def _bad_card(hands):
    """The ValueError that names the first row with something that is no card."""
    for row, hand in enumerate(hands):
        try:
            card_ranks(hand)
        except (ValueError, TypeError) as problem:
            return ValueError(f"row {row}: {problem}")
    return ValueError(f"hands are lists of cards, not as in {hands!r}")


def winners(tables, check=True):
    """Which hands win at each of many tables.

    tables: array of card codes, shape (tables, players, 5), or with 6 or 7 cards to a hand.
    check: as for strengths.
    Returns: array of bool, shape (tables, players); more than one is true in a row where hands tie.
    Raises: ValueError as strengths does; rows are numbered through all tables.

    >>> pair, flush = codes([["9S", "9H", "AD", "7C", "4S"], ["KH", "TH", "8H", "5H", "2H"]])
    >>> winners([[pair, flush], [flush, pair]])
    array([[False,  True],
           [ True, False]])
    """
    tables = np.asarray(tables)
    if tables.ndim != 3 or tables.shape[1] == 0:
        raise ValueError(f"an array of shape (tables, players, cards) is due, not {tables.shape}")
    players = strengths(tables.reshape(-1, tables.shape[2]), check).reshape(tables.shape[:2])
    return players == players.max(axis=1, keepdims=True)
