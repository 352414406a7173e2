"""Shuffles: three that are not fair, and Knuth's, which is. All but shuffled() change their list in place."""

import random


def swap(p, i, j):
    """Let the items at i and j change places.

    p: list, changed in place; i, j: int, two places in it, or one twice.
    Raises: ValueError if p can't be changed; IndexError if there is no such place.

    >>> p = list("abcd")
    >>> swap(p, 0, 3)
    >>> p
    ['d', 'b', 'c', 'a']
    """
    try:
        p[i], p[j] = p[j], p[i]
    except TypeError:
        raise ValueError(
            f"a list is due, to be changed in place, not {p!r}: try list() or shuffled()"
        ) from None


def shuffle1(p, rng=random):
    """Swap two random places and mark both, until every place is marked.

    Slow, and far from fair.

    p: list, changed in place; rng: a random.Random of your own, or the module random.

    >>> p = list("abcd")
    >>> shuffle1(p, random.Random(8))
    >>> sorted(p)
    ['a', 'b', 'c', 'd']
    """
    marked = [False] * len(p)
    while not all(marked):
        round1(p, marked, rng)


def round1(p, marked, rng):
    """One round of shuffle1: draw two places, swap them, mark both.

    p: list; marked: list of bool, as long; both are changed in place. rng: random.Random.

    >>> p, marked = ["a"], [False]
    >>> round1(p, marked, random.Random(8))
    >>> p, marked
    (['a'], [True])
    """
    i, j = rng.randrange(len(p)), rng.randrange(len(p))
    swap(p, i, j)
    marked[i] = marked[j] = True


def shuffle2(p, rng=random):
    """Swap two random places and mark the first, until every place is marked.

    Slower, and almost fair.

    p: list, changed in place; rng: a random.Random of your own, or the module random.

    >>> p = list("abcd")
    >>> shuffle2(p, random.Random(8))
    >>> sorted(p)
    ['a', 'b', 'c', 'd']
    """
    marked = [False] * len(p)
    while not all(marked):
        round2(p, marked, rng)


def round2(p, marked, rng):
    """One round of shuffle2: draw two places, swap them, mark the first.

    p: list; marked: list of bool, as long; both are changed in place. rng: random.Random.

    >>> p, marked = ["a", "b"], [False, False]
    >>> round2(p, marked, random.Random(8))
    >>> sorted(marked)
    [False, True]
    """
    i, j = rng.randrange(len(p)), rng.randrange(len(p))
    swap(p, i, j)
    marked[i] = True


def shuffle3(p, rng=random):
    """Swap each place with any place ("swap any").

    Quick, and not fair from three cards on.

    p: list, changed in place; rng: a random.Random of your own, or the module random.

    >>> p = list("abcd")
    >>> shuffle3(p, random.Random(8))
    >>> sorted(p)
    ['a', 'b', 'c', 'd']
    """
    n = len(p)
    for i in range(n):
        swap(p, i, rng.randrange(n))


def knuth(p, rng=random):
    """Swap each place but the last with itself or a later one: every order is equally likely.

    p: list, changed in place; rng: a random.Random of your own, or the module random.
    Source: Knuth, The Art of Computer Programming, volume 2, algorithm 3.4.2 P.

    >>> p = list("abcd")
    >>> knuth(p, random.Random(8))
    >>> sorted(p)
    ['a', 'b', 'c', 'd']
    """
    n = len(p)
    for i in range(n - 1):
        swap(p, i, rng.randrange(i, n))


def shuffled(items, rng=random):
    """A new list of the items in a random order; what it is given stays as it is.

    items: any iterable; rng: a random.Random of your own, or the module random.
    Returns: list; every order is equally likely.

    >>> hand = ("AS", "KS", "QS")
    >>> sorted(shuffled(hand)) == sorted(hand), hand
    (True, ('AS', 'KS', 'QS'))
    """
    p = list(items)
    knuth(p, rng)
    return p
