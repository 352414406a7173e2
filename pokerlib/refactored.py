"""The rank of a hand once more, from its groups: a chain of conditions, and a table."""

from pokerlib.cards import check_hand
from pokerlib.ranking import card_ranks, flush, straight

COUNT_CATEGORIES = {
    (5,): 9,
    (4, 1): 7,
    (3, 2): 6,
    (3, 1, 1): 3,
    (2, 2, 1): 2,
    (2, 1, 1, 1): 1,
    (1, 1, 1, 1, 1): 0,
}
SHAPE_CATEGORIES = {(True, True): 8, (False, True): 5, (True, False): 4, (False, False): 0}


def group(items):
    """How often each item occurs: (count, item) pairs, most frequent first, then highest item.

    items: list or tuple of things that can be compared.
    Returns: list of tuples, one for each different item.

    >>> group([7, 10, 7, 9, 7])
    [(3, 7), (1, 10), (1, 9)]
    """
    return sorted([(items.count(item), item) for item in set(items)], reverse=True)


def unzip(pairs):
    """The columns of a list of tuples, as a list of tuples.

    pairs: iterable of tuples of one length; no tuples have no columns.
    Raises: ValueError if the lengths differ.

    >>> unzip([(3, 7), (1, 10), (1, 9)])
    [(3, 1, 1), (7, 10, 9)]
    """
    return list(zip(*pairs, strict=True))


def grouped(hand):
    """A hand as its counts, the ranks in the same order, and whether it is a straight, a flush.

    hand: list or tuple of five cards.
    Returns: (counts, ranks, straight, flush); the ace of A 5 4 3 2 counts 1. A flush that holds
        a card twice or three times gives all five ranks: pairs don't count in it.
    Raises: ValueError for a wrong number of cards or a bad card.

    >>> grouped(["7S", "TH", "7D", "9C", "7C"])
    ((3, 1, 1), (7, 10, 9), False, False)
    """
    check_hand(hand)
    ranks = card_ranks(hand)
    counts, by_count = unzip(group(ranks))
    is_flush = flush(hand)
    if is_flush and len(counts) in (3, 4):
        by_count = tuple(ranks)
    return counts, by_count, straight(ranks), is_flush


def hand_rank_alt(hand):
    """The category of a hand, by a chain of conditions, and the ranks that break a tie in it.

    hand: list or tuple of five cards.
    Returns: (category, ranks), which orders hands as hand_rank does, with the same categories.
    Raises: ValueError for a wrong number of cards or a bad card.

    >>> hand_rank_alt(["TD", "TC", "TH", "7C", "7D"])
    (6, (10, 7))
    """
    counts, ranks, straight, flush = grouped(hand)
    return (
        9 if counts == (5,) else
        8 if straight and flush else
        7 if counts == (4, 1) else
        6 if counts == (3, 2) else
        5 if flush else
        4 if straight else
        3 if counts == (3, 1, 1) else
        2 if counts == (2, 2, 1) else
        1 if counts == (2, 1, 1, 1) else
        0
    ), ranks  # fmt: skip


def hand_rank_table(hand):
    """The category of a hand, by two tables, and the ranks that break a tie in it.

    hand: list or tuple of five cards.
    Returns: (category, ranks), which orders hands as hand_rank does, with the same categories.
    Raises: ValueError for a wrong number of cards or a bad card.

    >>> hand_rank_table(["6C", "7C", "8C", "9C", "TC"])
    (8, (10, 9, 8, 7, 6))
    """
    counts, ranks, straight, flush = grouped(hand)
    return max(COUNT_CATEGORIES[counts], SHAPE_CATEGORIES[straight, flush]), ranks
