"""The paths of swap-any, counted: how many ways its draws can fall, and where each leads."""

from collections import Counter
from itertools import product

from pokerlib.shuffling import swap


def count_paths(deck):
    """How many ways the draws of swap-any can fall that lead to each order.

    deck: a text of different cards, one letter a card; n cards have n ** n paths.
    Returns: dict from order, a text, to int.

    >>> sorted(count_paths("abc").values())
    [4, 4, 4, 5, 5, 5]
    """
    n, counts = len(deck), Counter()
    for draws in product(range(n), repeat=n):
        p = list(deck)
        for i, j in enumerate(draws):
            swap(p, i, j)
        counts["".join(p)] += 1
    return counts
