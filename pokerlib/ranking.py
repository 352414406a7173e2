"""The rank of a hand of five cards, and the parts that it is put together from."""

from pokerlib.cards import card_rank, card_suit, check_hand

CATEGORIES = (
    "high card",
    "pair",
    "two pair",
    "three of a kind",
    "straight",
    "flush",
    "full house",
    "four of a kind",
    "straight flush",
    "five of a kind",
)


def card_ranks(hand):
    """The ranks of the cards as numbers, highest first; the ace of A 5 4 3 2 counts 1.

    hand: list of cards, of any length.
    Returns: list of int from 1 to 14.
    Raises: ValueError for what is no card.

    >>> card_ranks(["TD", "7C", "TH", "AC"])
    [14, 10, 10, 7]
    >>> card_ranks(["AS", "2D", "3C", "4H", "5S"])
    [5, 4, 3, 2, 1]
    """
    ranks = sorted([card_rank(card) for card in hand], reverse=True)
    return [5, 4, 3, 2, 1] if ranks == [14, 5, 4, 3, 2] else ranks


def straight(ranks):
    """True if the five ranks follow one another: all different, and highest minus lowest is 4.

    ranks: list or tuple of five ranks, as card_ranks gives them.
    Returns: bool.
    Raises: ValueError unless there are five.

    >>> straight([9, 8, 7, 6, 5]), straight([9, 8, 7, 6, 6])
    (True, False)
    """
    if len(ranks) != 5:
        raise ValueError(f"a straight is five ranks, these are {len(ranks)}: {ranks!r}")
    return len(set(ranks)) == 5 and max(ranks) - min(ranks) == 4


def flush(hand):
    """True if the five cards have one suit. No cards at all are no flush.

    hand: list or tuple of five cards, or of none.
    Returns: bool.
    Raises: ValueError for any other number of cards, or for what is no card.

    >>> flush(["6C", "7C", "8C", "9C", "TC"]), flush([])
    (True, False)
    """
    if len(hand) not in (0, 5):
        raise ValueError(f"a flush is five cards, these are {len(hand)}: {hand!r}")
    return len({card_suit(card) for card in hand}) == 1


def kind(n, ranks):
    """The highest rank that occurs exactly n times in ranks, or None.

    n: int, how often it must occur.
    ranks: list or tuple of ranks, highest first: of two that fit, the first is returned.

    >>> kind(3, [10, 10, 10, 7, 7]), kind(3, [9, 9, 9, 9, 7])
    (10, None)
    """
    for rank in ranks:
        if ranks.count(rank) == n:
            return rank
    return None


def two_pair(ranks):
    """The ranks of the two pairs, the higher first, or None if there aren't two.

    ranks: list or tuple of five ranks, highest first.
    Raises: ValueError unless there are five.

    >>> two_pair([9, 5, 5, 2, 2]), two_pair([9, 8, 5, 2, 2])
    ((5, 2), None)
    """
    if len(ranks) != 5:
        raise ValueError(f"two pair is looked for among five ranks, these are {len(ranks)}: {ranks!r}")
    high, low = kind(2, ranks), kind(2, ranks[::-1])
    return (high, low) if high != low else None


def hand_rank(hand):
    """The rank of a hand as a tuple: the category from 0 to 9, then what breaks a tie in it.

    hand: list or tuple of five cards; the category 9 needs a card that repeats or stands in.
    Returns: tuple of int and of tuples of int; a better hand has a greater one, equal hands tie.
    Raises: ValueError for a wrong number of cards or a bad card.

    >>> hand_rank(["6C", "7C", "8C", "9C", "TC"])
    (8, 10)
    >>> hand_rank(["5D", "2C", "2H", "9H", "5C"])
    (2, (5, 2), (9, 5, 5, 2, 2))
    """
    check_hand(hand)
    ranks = tuple(card_ranks(hand))
    if kind(5, ranks):
        return (9, kind(5, ranks))
    elif straight(ranks) and flush(hand):
        return (8, max(ranks))
    elif kind(4, ranks):
        return (7, kind(4, ranks), kind(1, ranks))
    elif kind(3, ranks) and kind(2, ranks):
        return (6, kind(3, ranks), kind(2, ranks))
    elif flush(hand):
        return (5, ranks)
    elif straight(ranks):
        return (4, max(ranks))
    elif kind(3, ranks):
        return (3, kind(3, ranks), ranks)
    elif two_pair(ranks):
        return (2, two_pair(ranks), ranks)
    elif kind(2, ranks):
        return (1, kind(2, ranks), ranks)
    else:
        return (0, ranks)
