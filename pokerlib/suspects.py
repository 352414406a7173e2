"""Three shuffles with a fault each, for a test of shuffles to find; what the fault is, their bodies say."""

import random

from pokerlib.shuffling import knuth, swap


def red(p, rng=random):
    """A shuffle of the list in place, with a fault.

    p: list, changed in place; rng: a random.Random of your own, or the module random.

    >>> p = list("abc")
    >>> red(p, random.Random(8))
    >>> sorted(p)
    ['a', 'b', 'c']
    """
    for i in reversed(range(len(p))):
        swap(p, i, rng.randrange(len(p)))


def green(p, rng=random):
    """A shuffle of the list in place, with a fault.

    p: list of one card or more, changed in place; rng: a random.Random of your own, or the module random.

    >>> p = list("abc")
    >>> green(p, random.Random(8))
    >>> sorted(p)
    ['a', 'b', 'c']
    """
    cut = rng.randrange(len(p))
    p[:] = p[cut:] + p[:cut]


def blue(p, rng=random):
    """A shuffle of the list in place, with a fault.

    p: list of two different cards or more, changed in place; rng: a random.Random, or the module random.

    >>> p = list("abc")
    >>> blue(p, random.Random(8))
    >>> sorted(p)
    ['a', 'b', 'c']
    """
    before = list(p)
    while p == before:
        knuth(p, rng)
