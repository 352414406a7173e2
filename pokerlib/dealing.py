"""Dealing hands from a shuffled deck, and how often each category then comes."""

import random
from math import sqrt

from pokerlib.cards import deck as new_deck
from pokerlib.ranking import CATEGORIES, hand_rank


def deal(numhands, n=5, deck=None, rng=None):
    """Hands of n cards each from one deck, shuffled for this deal.

    numhands: how many hands. n: cards in each. deck: list of cards, which stays as it is; without
        one, the 52 cards.
    rng: random.Random; without one, each deal is a new one. A seeded one makes deals that repeat.
    Returns: list of numhands lists of n cards.
    Raises: ValueError if the deck has too few cards, or for another kind of argument.

    >>> deal(2, rng=random.Random(1))
    [['AH', '4H', 'JH', '7D', '2D'], ['JD', '6C', '4C', 'TC', '3H']]
    """
    cards = new_deck() if deck is None else list(deck)
    rng = random.Random() if rng is None else rng
    if not all(isinstance(number, int) and number >= 0 for number in (numhands, n)):
        raise ValueError(f"numhands and n are whole numbers from 0 up, not {numhands!r} and {n!r}")
    if numhands * n > len(cards):
        raise ValueError(f"{numhands} hands of {n} take {numhands * n} cards; the deck has {len(cards)}")
    if not hasattr(rng, "shuffle"):
        raise ValueError(f"rng is a source of random numbers such as random.Random(1), not {rng!r}")
    rng.shuffle(cards)
    return [cards[n * hand : n * (hand + 1)] for hand in range(numhands)]


def hand_counts(n=10_000, rng=None):
    """How many of n hands of five fall into each category; ten hands come from each shuffled deck.

    n: how many hands; the last deck deals what is left of n.
    rng: random.Random, as for deal.
    Returns: dict from the names of the nine categories to int, high card first; their sum is n.
    Raises: ValueError for an n below 1.

    >>> sum(hand_counts(25, random.Random(1)).values())
    25
    """
    if not isinstance(n, int) or n < 1:
        raise ValueError(f"n is how many hands, one or more, not {n!r}")
    rng = random.Random() if rng is None else rng
    counts = dict.fromkeys(CATEGORIES[:9], 0)
    for left in range(n, 0, -10):
        for hand in deal(min(left, 10), rng=rng):
            counts[CATEGORIES[hand_rank(hand)[0]]] += 1
    return counts


def hand_percentages(n=10_000, rng=None):
    """What percentage of n hands of five fall into each category.

    n, rng, order and errors: as for hand_counts.
    Returns: dict from the names of the nine categories to float; the sum is 100.

    >>> hand_percentages(1000, random.Random(1))["pair"]
    44.0
    """
    return {name: 100 * count / n for name, count in hand_counts(n, rng).items()}


def standard_error(percentage, n):
    """How far a percentage from n hands is from the true one, as a standard deviation.

    percentage: float from 0 to 100, the true one, or the one seen in its place. n: how many hands.
    Returns: float, in percentage points: the square root of p (100 - p) / n, the binomial
        distribution's; it takes the hands for independent, though ten come from one deck.
    Raises: ValueError for a percentage out of range, or an n below 1.

    >>> round(standard_error(50, 10_000), 3)
    0.5
    """
    if not 0 <= percentage <= 100 or n < 1:
        raise ValueError(f"a percentage from 0 to 100 of one hand or more is due, not {percentage} of {n}")
    return sqrt(percentage * (100 - percentage) / n)
