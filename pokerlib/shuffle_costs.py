"""What a shuffle costs: how many swaps and random draws, on average by a formula and as measured."""

from fractions import Fraction
from math import comb

from pokerlib.shuffling import knuth, shuffle1, shuffle2, shuffle3


def expected_rounds(cards, marks):
    """The average number of rounds until every place is marked, when a round marks so many at random.

    cards: int, the places; marks: int, how many draws of a round mark their place (one place may come up
    twice in a round).
    Returns: Fraction. Source: the coupon collector's problem, by inclusion and exclusion: k given
    places are all free after a round with chance (1 - k / cards) ** marks.

    >>> expected_rounds(3, 1), float(round(expected_rounds(52, 2), 2))
    (Fraction(11, 2), 118.24)
    """
    return sum(
        (-1) ** (k + 1) * comb(cards, k) / (1 - (1 - Fraction(k, cards)) ** marks)
        for k in range(1, cards + 1)
    )


SWAPS = {
    shuffle1: lambda cards: expected_rounds(cards, 2),
    shuffle2: lambda cards: expected_rounds(cards, 1),
    shuffle3: lambda cards: cards,
    knuth: lambda cards: max(cards - 1, 0),
}
DRAWS_A_SWAP = {shuffle1: 2, shuffle2: 2, shuffle3: 1, knuth: 1}


def expected_cost(shuffle, cards):
    """The average number of swaps and of draws for a deck of so many cards.

    shuffle: shuffle1, shuffle2, shuffle3 or knuth; cards: int, 0 or more.
    Returns: (swaps, draws), int or Fraction.
    Raises: ValueError for another shuffle.

    >>> expected_cost(knuth, 52), expected_cost(shuffle2, 3)
    ((51, 51), (Fraction(11, 2), Fraction(11, 1)))
    """
    if shuffle not in SWAPS:
        raise ValueError(f"no formula is known for {shuffle!r}: only for shuffle1, shuffle2, shuffle3, knuth")
    swaps = SWAPS[shuffle](cards)
    return swaps, swaps * DRAWS_A_SWAP[shuffle]


def measured_cost(shuffle, cards, runs, rng):
    """The swaps and draws of a shuffle, counted and averaged over some runs.

    shuffle: function of a list and rng, which draws by rng.randrange; cards, runs: int; rng: random.Random.
    Returns: (swaps, draws), float.

    >>> import random
    >>> measured_cost(knuth, 52, 10, random.Random(8))
    (51.0, 51.0)
    """
    p, counted = _CountedList(range(cards)), _CountedDraws(rng)
    for _ in range(runs):
        shuffle(p, counted)
    return p.writes / 2 / runs, counted.draws / runs


class _CountedList(list):
    """A list that counts how often an item is put in a place; a swap does it twice."""

    writes = 0

    def __setitem__(self, place, item):
        self.writes += 1
        super().__setitem__(place, item)


class _CountedDraws:
    """A random source that counts its draws and leaves them to another."""

    def __init__(self, rng):
        self.rng, self.draws = rng, 0

    def randrange(self, *bounds):
        self.draws += 1
        return self.rng.randrange(*bounds)
