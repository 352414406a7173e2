"""Pairs of hands that tell wrong rankings from right ones."""

import random
import re
from itertools import combinations

from pokerlib.cards import RANKS, SUITS, cards

PAIRS = """
7S 5H 4D 3C 2S | 7H 5D 4C 3S 2H
7S 5H 4D 3C 2S | 7H 5S 4D 3C 2S
2S 2H 5D 4C 3S | KS QH JD 9C 8H
8S 5H 4D 3C 2S | 7H 6D 4C 3S 2H
8S 5H 4D 3C 2H | 7S 6D 5C 4H 2S
8S 6H 4D 3C 2S | 8H 5D 4C 3S 2H
8S 6H 5D 4C 3S | 8H 6D 5C 4S 2H
TS 5H 4D 3C 2S | 9S 5D 4C 3H 2H
AS 6H 4D 3C 2S | KS 6D 4C 3H 2H
3S 3H 5D 4C 2S | 2D 2C 6S 5S 4H
2S 2H 6D 4C 3S | 2D 2C 5S 4H 3D
2S 2H 6D 5C 3S | 2D 2C 6S 4H 3D
2S 2H 6D 5C 4S | 2D 2C 6S 5H 3D
2S 2H KD 4C 3S | 2D 2C QS JH TD
7S 7H 5C 3D 2S | 6S 6H 5D 4C 3S
7S 7H 5C 4D 2H | 6S 6H 5D 3C 2S
3S 3H 2D 2C 4S | 4D 4H 7S 6C 5D
4S 4H 3D 3C 2S | 3S 3H 2D 2C 5S
4S 4H 3D 3C 2S | 4D 4C 2D 2H 3S
4S 4H 3D 3C 2S | 4D 4C 2D 2H 5D
6S 6H 2D 2C 3S | 5S 5H 4D 4C 2S
3S 3H 2D 2C 5S | 3D 3C 2S 2H 4S
6S 6H 5D 5C 4S | 6D 6C 5S 5H 3D
2S 2H 2D 4C 3S | AS AH KD KC QS
3S 3H 3D 4C 2S | 2D 2C 2H 5S 4S
2S 2H 2D 5C 3S | 2S 2H 2D 4C 3H
2S 2H 2D 5C 4S | 2S 2H 2D 5S 3C
2S 2H 2D KC 3S | 2S 2H 2D QC JH
AS 5H 4D 3C 2S | 2H 2D 5C 4S 3H
6S 5H 4D 3C 2S | AS 5D 4C 3S 2H
AS 5H 4D 3C 2S | AH AD AC KS QD
AS KH QD JC TS | AH AD AC KS QD
7S 6H 5D 4C 3S | 6D 5C 4H 3D 2S
2H 2C 6D 5S 4H | AS KH 4D 3C 2S
2S 2H 5D 4C 3S | AS JH TD 9C 8S
7H 5H 4H 3H 2H | 6S 5D 4C 3S 2S
8S 5S 4S 3S 2S | 7H 6H 4H 3H 2H
8S 6S 4S 3S 2S | 8H 5H 4H 3H 2H
8S 6S 5S 4S 3S | 8H 6H 5H 4H 2H
7S 5S 4S 3S 2S | 7H 5H 4H 3H 2H
2S 2H 2D 3C 3S | 9H 7H 5H 4H 3H
4S 4H 4D 2C 2S | 3S 3H 3D 5C 5S
2S 2H 2D 4C 4S | 2S 2H 2D 3C 3S
2S 2H 2D 2C 3S | AS AH AD KC KS
4S 4H 4D 4C 2S | 3S 3H 3D 3C AS
2S 2H 2D 2C 4S | 2S 2H 2D 2C 3H
AS 5S 4S 3S 2S | KS KH KD KC QS
6S 5S 4S 3S 2S | AH 5H 4H 3H 2H
6S 5S 4S 3S 2S | AH KD QC JS TH
"""
LADDER = """AS KH QD JC 9S | 2S 2H 5D 4C 3S | 3S 3H 2D 2C 4S | 2S 2H 2D 4C 3S | AS 5H 4D 3C 2S
    7S 5S 4S 3S 2S | 2S 2H 2D 3C 3S | 2S 2H 2D 2C 3S | AS 5S 4S 3S 2S"""
COUNTS = ((1, 1, 1, 1, 1), (2, 1, 1, 1), (2, 2, 1), (3, 1, 1), (3, 2), (4, 1))


def read(text):
    """Hands from a text with a line or a bar between them."""
    return [cards(hand) for hand in re.split(r"[|\n]", text.strip())]


def pairs_of_hands():
    """The smallest pair for each known mistake, each category against each other, and pairs made up.

    Returns: list of pairs; most have the better hand first, those made up either one.
    """
    hands, rng = read(PAIRS), random.Random(31)
    return [*zip(hands[::2], hands[1::2], strict=True), *combinations(read(LADDER), 2), *_made_up(rng)]


def _made_up(rng):
    """Pairs of hands, most of one category; some of them differ in one card."""
    for counts in COUNTS * 8:
        yield [_grouped(rng, counts), _grouped(rng, counts)]
    for counts in COUNTS * 4:
        hand = _grouped(rng, counts)
        other = rng.choice([rank for rank in RANKS if rank not in {card[0] for card in hand}])
        yield [hand, [*hand[:-1], other + hand[-1][1]]]
    for suit in (None, "S"):
        for start in range(9):
            yield [_in_line(rng, start, suit), _in_line(rng, start + 1, suit)]
    for _ in range(8):
        yield [[rank + suit for rank in rng.sample(RANKS, 5)] for suit in rng.sample(SUITS, 2)]


def _grouped(rng, counts):
    """A hand of groups of so many cards of one rank."""
    ranks = rng.sample(RANKS, len(counts))
    return [r + suit for r, n in zip(ranks, counts, strict=True) for suit in rng.sample(SUITS, n)]


def _in_line(rng, start, suit):
    """A straight, the wheel at start 0, in one suit if it is given."""
    return [rank + (suit or rng.choice(SUITS)) for rank in ("A" + RANKS)[start : start + 5]]
