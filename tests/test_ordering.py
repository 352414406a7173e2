"""Ranks of any form are right, and whoever is wrong sees their own."""

import pytest

from pokerlib.cards import cards
from pokerlib.practice.bank import find
from pokerlib.practice.exercises.test_hand_rank import tell
from pokerlib.practice.judging import judge
from pokerlib.practice.ordering import FIRST, SECOND, TIE, by_order
from pokerlib.practice.verdict import verdict
from pokerlib.ranking import hand_rank

KINGS, TWOS = cards("KS KH 5D 4C 2S"), cards("2D 2C AS QS JH")
SURVIVORS = [case for case in find("test_hand_rank").cases if case.args[0].flaw]


@pytest.mark.parametrize("form", [list, tuple, lambda rank: 15 * rank[0] + rank[1]])
def test_any_form_of_rank_will_do(form):
    compare = by_order(lambda hand: form(hand_rank(hand)[:2]))
    assert [compare(KINGS, TWOS).says, compare(TWOS, KINGS).says, compare(TWOS, TWOS).says] == [
        FIRST,
        SECOND,
        TIE,
    ]
    assert compare(KINGS, TWOS) == by_order(hand_rank)(KINGS, TWOS)


def test_ranks_that_cannot_be_compared_are_another_fault_for_each_form():
    nothing, mixed = by_order(lambda hand: None), by_order({"KS": 1, "2D": "one"}.get)
    assert nothing(KINGS, TWOS).says == mixed("KS", "2D").says == "these can't be compared"
    assert nothing(KINGS, TWOS) != mixed("KS", "2D")


def test_the_learner_reads_their_own_ranks():
    feedback, _ = verdict(find("hand_rank"), lambda hand: (hand_rank(hand)[0], "mine"))
    assert "returns (0, 'mine') for the first, (0, 'mine') for the second: they tie" in str(feedback)


@pytest.mark.parametrize("case", SURVIVORS, ids=lambda case: case.args[0].program.__name__)
def test_a_wrong_ranking_that_passes_a_test_is_shown_by_two_hands(case):
    exercise = find("test_hand_rank")
    failures = judge(exercise, lambda hand_rank: None).failures
    *_, hands, told = tell(exercise, next(failure for failure in failures if failure.case is case))
    assert hands.startswith("first = `[") and "The truth is that" in told
