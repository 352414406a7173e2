"""The tables of one hand: what they hold, and that they agree with trying all choices of five."""

import random
import subprocess
import sys

import pytest
from hypothesis import given, settings

from pokerlib import cards, deck, hand_rank
from pokerlib.tables import DIGITS, best_rank, one_more, rank_tables
from tests.rare_hands import by_trying_all, hands


@settings(deadline=None)
@given(hands)
def test_looking_up_agrees_with_trying_all(hand):
    assert best_rank(hand) == best_rank(hand, check=False) == best_rank(tuple(hand)) == by_trying_all(hand)


# Hands that programs have got wrong, and the five cards that count.
@pytest.mark.parametrize(
    ("hand", "best"),
    [
        ("9C TH JH QH KH 2H 3H", "KH QH JH TH 3H"),
        ("AC QS JC TC 9C 8C 7C", "JC TC 9C 8C 7C"),
        ("QC KC AC 2C 3C", "AC KC QC 3C 2C"),
        ("AD 2D JH QH KH", "AD KH QH JH 2D"),
        ("JD AC AD 7D QD 4D TD", "AD QD JD TD 7D"),
        ("KC KD KH 9C 9D 9S 2H", "KC KD KH 9C 9D"),
        ("2C 3D 4H 5S AC KD KS", "5S 4H 3D 2C AC"),
        ("2C 3C 4C 5C AC 6C", "6C 5C 4C 3C 2C"),
        ("2C 2D 3C 3D 4C 4D KS", "4C 4D 3C 3D KS"),
        ("2C 2D 2H 3C 3D 4C 4D", "2C 2D 2H 4C 4D"),
        ("7S 7H 7D 7C 8S 8H 8D", "7S 7H 7D 7C 8S"),
    ],
)
def test_the_best_five_count(hand, best):
    assert best_rank(cards(hand)) == hand_rank(cards(best))


def test_every_choice_of_ranks_has_its_key():
    for size, by_ranks, by_suited in [(5, 6175, 1287), (6, 18395, 1287 + 1716), (7, 49205, 1287 + 2 * 1716)]:
        assert tuple(map(len, rank_tables(size))) == (by_ranks, by_suited)


def test_one_card_more_is_worth_the_best_of_what_dropping_a_card_leaves():
    two, three = 1, 8
    assert one_more({two: (0,), three: (1,)}, most=1) == {
        two + three: (1,),
        **{two + digit: (0,) for digit in list(DIGITS.values())[2:]},
        **{three + digit: (1,) for digit in list(DIGITS.values())[2:]},
    }
    assert one_more({two: (0,)}, most=2)[two + two] == (0,)
    assert two + two not in one_more({two: (0,)}, most=1)


def test_a_flush_in_six_or_seven_cards_needs_five_of_one_suit():
    assert best_rank(cards("2S 4S 6S 8S TH QH AH"))[0] == 0
    assert best_rank(cards("2S 4S 6S 8S TS QH AH")) == (5, (10, 8, 6, 4, 2))


def test_a_hand_has_five_to_seven_cards():
    for size in (0, 1, 4, 8, 52):
        with pytest.raises(ValueError, match=f"5, 6 or 7 cards is due, this one has {size}"):
            best_rank(deck()[:size])


@pytest.mark.parametrize("hand", ["AS AS KS QS JS", "2C 3D 4H 5S AC KD KD", "9S 9H 9D 9C 9S"])
def test_a_repeated_card_is_refused(hand):
    with pytest.raises(ValueError, match="there twice"):
        best_rank(cards(hand))


@pytest.mark.parametrize(
    "hand", [["AS", "KS", "QS", "JS", wrong] for wrong in ("10S", "ts", "1S", "TX", "", None, 5, ["TS"])]
)
def test_what_is_no_card_is_refused(hand):
    for check in (True, False):
        with pytest.raises(ValueError, match="a list of cards"):
            best_rank(hand, check=check)


@pytest.mark.parametrize("hand", [None, 5, "AS KS QS JS TS", "ASKSQ", {"AS": 1}])
def test_a_hand_is_a_list(hand):
    with pytest.raises(ValueError):
        best_rank(hand)


def test_ranks_can_be_keys_and_compare():
    rng, pack = random.Random(3), deck()
    dealt = [rng.sample(pack, 7) for _ in range(50)]
    assert sorted(set(map(best_rank, dealt))) == sorted(set(map(by_trying_all, dealt)))


PROGRAM = """
from pokerlib.tables import rank_tables
from pokerlib.strengths import all_ranks
import hashlib
tables = [[list(table.items()) for table in rank_tables(size)] for size in (5, 6, 7)]
print(hashlib.md5(repr((tables, all_ranks())).encode()).hexdigest())
"""


def test_the_tables_are_the_same_under_every_hash_seed():
    def digest(seed):
        found = subprocess.run(
            [sys.executable, "-c", PROGRAM], env={"PYTHONHASHSEED": seed}, capture_output=True, text=True
        )
        assert found.returncode == 0, found.stderr
        return found.stdout

    assert digest("0") == digest("1") == digest("2")
