"""The best hand with jokers doesn't depend on how Python orders a set, which changes from run to run."""

import os
import subprocess
import sys

SEEDS = range(4)

OURS = """
from pokerlib.wild import best_wild_hand
from pokerlib.wild_fast import wild_hand
for hand in ("TD TC 7C ?R ?B", "7H 7D 7S 7C ?B", "KC KS 8H 5D 2C 2D ?B"):
    for repeat in (True, False):
        print(best_wild_hand(hand.split(), repeat), wild_hand(hand.split(), repeat))
"""

# All hands in a set, and then the best of them: of equal hands, the one that the set happens to give first.
FROM_A_SET = """
from itertools import product
from pokerlib import hand_rank
from pokerlib.wild import replacements
print(sorted(max(set(product(*map(replacements, "TD TC 7C ?R ?B".split()))), key=hand_rank)))
"""


def printed(code, seed):
    """What a new interpreter prints that runs the code with this hash seed."""
    environment = {**os.environ, "PYTHONHASHSEED": str(seed)}
    command = [sys.executable, "-c", code]
    return subprocess.run(command, env=environment, capture_output=True, text=True, check=True).stdout


def test_the_best_hand_is_the_same_under_every_hash_seed():
    assert len({printed(OURS, seed) for seed in SEEDS}) == 1


def test_the_best_of_a_set_is_not():
    assert len({printed(FROM_A_SET, seed) for seed in SEEDS}) > 1
