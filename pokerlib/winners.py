"""Who wins: the best of several hands, all of the best, or the place of each."""

from pokerlib.ranking import hand_rank


def winner(hands):
    """The first of the best hands, or None if there are no hands.

    hands: iterable of hands of five cards.
    Raises: ValueError for a hand of another size or a bad card.

    >>> winner([["9D", "9H", "9S", "9C", "7D"], ["TD", "TC", "TH", "7C", "7D"]])
    ['9D', '9H', '9S', '9C', '7D']
    """
    return max(hands, key=hand_rank, default=None)


def allmax(iterable, key=None):
    """All items that are equal to the greatest by key, in their order.

    iterable: any iterable; it is read once and not changed. No items give an empty list.
    key: function of one item, or None to compare the items themselves.

    >>> allmax(["pear", "fig", "plum"], key=len)
    ['pear', 'plum']
    """
    best, result = None, []
    for item in iterable:
        value = item if key is None else key(item)
        if not result or value > best:
            best, result = value, [item]
        elif value == best:
            result.append(item)
    return result


def poker(hands):
    """All winning hands, in their order; no hands, no winners.

    hands: iterable of hands of five cards.
    Raises: ValueError for a hand of another size or a bad card.

    >>> poker([["TD", "TC", "TH", "7C", "7D"], ["TS", "TC", "TH", "7H", "7S"]])
    [['TD', 'TC', 'TH', '7C', '7D'], ['TS', 'TC', 'TH', '7H', '7S']]
    """
    return allmax(hands, key=hand_rank)


def places(items, key):
    """For each item its place by key: 1 for the greatest; equal ones share a place.

    items: list. key: function of one item, called once for each; what it returns can be compared and hashed.
    Returns: list of int, in the order of the items.

    >>> places(["fig", "plum", "pear", "banana"], key=len)
    [4, 2, 2, 1]
    """
    values = [key(item) for item in items]
    first = {}
    for place, value in enumerate(sorted(values, reverse=True), start=1):
        first.setdefault(value, place)
    return [first[value] for value in values]
