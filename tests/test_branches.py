"""What hand_rank asks of a hand, in its own order."""

import pytest

from pokerlib import cards, hand_rank
from pokerlib.branches import conditions, questions
from pokerlib.practice.pairs_of_hands import pairs_of_hands

HANDS = [hand for pair in pairs_of_hands() for hand in pair]


def test_the_conditions_are_those_of_hand_rank():
    first, *_, before_last, last = conditions()
    assert first == ("kind(5, ranks)", "(9, kind(5, ranks))")
    assert before_last == ("kind(2, ranks)", "(1, kind(2, ranks), ranks)")
    assert last == ("True", "(0, ranks)")
    assert [int(returned[1]) for _, returned in conditions()] == list(range(9, -1, -1))


def test_the_first_yes_decides_the_category():
    for hand in HANDS:
        *noes, yes = questions(hand)
        assert not any(asked.value or asked.returns for asked in noes)
        assert yes.value and yes.returns.startswith(f"({hand_rank(hand)[0]}, ")
        assert len(noes) == 9 - hand_rank(hand)[0]


def test_the_wheel_is_asked_about_with_its_ace_low():
    assert [asked.value for asked in questions(cards("AS 2H 3D 4C 5S"))] == [
        None,
        False,
        None,
        None,
        False,
        True,
    ]


@pytest.mark.parametrize("hand", [["AS"], ["AS", "KS", "QS", "JS", "1S"]])
def test_what_is_no_hand_is_refused(hand):
    with pytest.raises(ValueError):
        questions(hand)
