"""All 2,598,960 hands of five cards, in each of the three versions of hand_rank."""

import hashlib
from collections import defaultdict
from itertools import combinations

import pytest

from pokerlib import RANKS, hand_rank, hand_rank_alt, hand_rank_table

# How often each category occurs, from the high card to the straight flush: the published counts.
COUNTS = [1302540, 1098240, 123552, 54912, 10200, 5108, 3744, 624, 40]

# All hands in the order of combinations() of this deck, then sorted by strength alone, worst first; a hand is
# its ten characters (suits small, as in Ts), a line each, with no end of line after the last.
DECK = [rank + suit for rank in RANKS for suit in "CDHS"]
SMALL = str.maketrans("CDHS", "cdhs")
ORDER = "488cdd27873395ba75205cd02fb9d6b2"


# Each version may run in a worker of its own: the three together take half a minute.
VERSIONS = [
    pytest.param(version, marks=pytest.mark.xdist_group(version.__name__))
    for version in (hand_rank, hand_rank_alt, hand_rank_table)
]


@pytest.mark.parametrize("version", VERSIONS)
def test_every_hand_has_its_place(version):
    alike = defaultdict(list)
    for hand in combinations(DECK, 5):
        alike[version(hand)].append("".join(hand))

    counts = [0] * 10
    for rank, hands in alike.items():
        counts[rank[0]] += len(hands)
    assert counts == [*COUNTS, 0]
    assert len(alike) == 7462

    order = "\n".join(hand for rank in sorted(alike) for hand in alike[rank])
    assert hashlib.md5(order.translate(SMALL).encode()).hexdigest() == ORDER
