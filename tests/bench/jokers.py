"""How much faster the look-up of the best hand with jokers is than trying all: python tests/bench/jokers.py.

Both take hands of seven cards as lists of strings, in turn in one process; the best of the rounds counts.
"""

import random
from time import perf_counter

from pokerlib import deck
from pokerlib.wild import best_wild_hand
from pokerlib.wild_fast import wild_hand, wild_rank

FLOORS = {("?B",): 1_000, ("?B", "?R"): 20_000}
TRIED = {1: 40, 2: 2}  # hands to try in a round, by the number of jokers
LOOKED_UP = 2_000


def seconds_a_hand(function, hands, repeat):
    """The time that the function takes for one of these hands."""
    start = perf_counter()
    for hand in hands:
        function(hand, repeat)
    return (perf_counter() - start) / len(hands)


def compare(jokers, repeat, rounds=7, seed=10):
    """The seconds a hand of best_wild_hand, of wild_rank and of wild_hand, each the best of the rounds."""
    rng = random.Random(seed)
    hands = [[*rng.sample(deck(), 7 - len(jokers)), *jokers] for _ in range(LOOKED_UP)]
    few = hands[: TRIED[len(jokers)]]
    runs = [(best_wild_hand, few), (wild_rank, hands), (wild_hand, hands)]
    for function, _ in runs:
        function(hands[0], repeat)  # the tables are made here
    times = [[seconds_a_hand(function, some, repeat) for function, some in runs] for _ in range(rounds)]
    return [min(column) for column in zip(*times, strict=True)]


def lines():
    """One line for each number of jokers and each reading: the ratios, and the floor where there is one."""
    for jokers, floor in FLOORS.items():
        for repeat in (True, False):
            tried, rank, hand = compare(jokers, repeat)
            reading = "may repeat a card" if repeat else "distinct cards"
            due = f"  floor {floor:,} × {'reached' if tried / rank >= floor else 'MISSED'}" if repeat else ""
            yield (
                f"best of seven, {' '.join(jokers):5}, {reading:17}: all tried {tried * 1e3:6.2f} ms, "
                f"rank looked up {rank * 1e6:5.2f} µs = {tried / rank:7,.0f} ×, "
                f"hand {hand * 1e6:5.1f} µs = {tried / hand:6,.0f} ×{due}"
            )


if __name__ == "__main__":
    print(*lines(), sep="\n")
