"""The hands on which best_wild_hand is tried have one best rank, whatever a joker may repeat."""

import pytest

from pokerlib import hand_rank
from pokerlib.practice.wild_cases import CASES
from pokerlib.wild import best_wild_hand


@pytest.mark.parametrize("hand", [case.args[0] for case in CASES], ids=" ".join)
def test_both_readings_agree(hand):
    assert hand_rank(best_wild_hand(hand)) == hand_rank(best_wild_hand(hand, repeat=False))
