"""How many hands fall into each category, by counting alone: no hand is made."""

from math import comb, factorial, prod

from pokerlib.ranking import CATEGORIES
from pokerlib.refactored import COUNT_CATEGORIES


def exact_counts(size):
    """How many of all hands of so many cards are in each category, at their best five.

    size: 5, 6 or 7 cards.
    Returns: dict from the names of the nine categories to int, high card first.
    Raises: ValueError for another size.

    >>> exact_counts(5)["full house"], exact_counts(7)["straight flush"]
    (3744, 41584)
    """
    _check_size(size)
    counts = dict.fromkeys(CATEGORIES[:9], 0)
    for suited in range(5, size + 1):
        others = 4 * comb(39, size - suited)  # four suits, and the cards of the other three
        counts["straight flush"] += straights(suited) * others
        counts["flush"] += (comb(13, suited) - straights(suited)) * others
    for pattern in partitions(size):
        ways = arrangements(pattern) * suit_patterns(pattern)  # for one choice of the ranks
        in_line = straights(len(pattern))
        counts["straight"] += in_line * ways
        counts[_category(pattern)] += (comb(13, len(pattern)) - in_line) * ways
    return counts


def royal_flushes(size):
    """How many of all hands of so many cards hold a royal flush; exact_counts has them as straight flushes.

    size: 5, 6 or 7 cards.
    Raises: ValueError for another size.

    >>> royal_flushes(5), royal_flushes(7)
    (4, 4324)
    """
    _check_size(size)
    return 4 * comb(47, size - 5)


def partitions(total, most=4):
    """The ways to write a number as a sum of numbers from most down to 1, largest first.

    >>> list(partitions(5))
    [(4, 1), (3, 2), (3, 1, 1), (2, 2, 1), (2, 1, 1, 1), (1, 1, 1, 1, 1)]
    """
    if total == 0:
        yield ()
    for first in range(min(most, total), 0, -1):
        for rest in partitions(total - first, first):
            yield (first, *rest)


def straights(ranks):
    """How many choices of so many different ranks hold five in a row, the ace high or low.

    The highest straight in the choice ends at the ace, with any others beside it, or at one of the
    nine lower ranks, with any others but the rank above it.

    >>> [straights(ranks) for ranks in (4, 5, 6, 7)]
    [0, 10, 71, 217]
    """
    return comb(8, ranks - 5) + 9 * comb(7, ranks - 5) if ranks >= 5 else 0


def arrangements(pattern):
    """In how many ways the numbers of a pattern can be given to as many different ranks.

    >>> arrangements((2, 2, 1))  # which of three ranks is the single one
    3
    """
    return factorial(len(pattern)) // prod(factorial(pattern.count(number)) for number in set(pattern))


def suit_patterns(pattern):
    """In how many ways the ranks of a pattern can take their suits with no five cards of one suit.

    >>> suit_patterns((2, 2, 1)), suit_patterns((1, 1, 1, 1, 1))
    (144, 1020)
    """
    with_suit = [1]  # by how many cards have one certain suit: in how many ways
    for number in pattern:
        without, with_one = comb(3, number), comb(3, number - 1)
        longer = zip([*with_suit, 0], [0, *with_suit], strict=True)
        with_suit = [fewer * without + more * with_one for fewer, more in longer]
    return prod(comb(4, number) for number in pattern) - 4 * sum(with_suit[5:])


def _category(pattern):
    """The category of the best five cards, if they are no straight and no flush: the largest groups."""
    best, left = [], 5
    for number in pattern:
        best.append(min(number, left))
        left -= best[-1]
    return CATEGORIES[COUNT_CATEGORIES[tuple(number for number in best if number)]]


def _check_size(size):
    if not isinstance(size, int) or not 5 <= size <= 7:
        raise ValueError(f"hands of 5, 6 or 7 cards are counted, not of {size!r}")
