"""Hands that public programs have got wrong."""

import pytest

from pokerlib import allmax, cards, hand_rank
from pokerlib.stud import best_hand
from pokerlib.wild import best_wild_hand
from pokerlib.wild_fast import wild_rank

BEST = [
    ("9c Th Jh Qh Kh 2h 3h", (5, (13, 12, 11, 10, 3))),
    ("AC QS JC TC 9C 8C 7C", (8, 11)),
    ("Qc Kc Ac 2c 3c", (5, (14, 13, 12, 3, 2))),
    ("Ad 2d Jh Qh Kh", (0, (14, 13, 12, 11, 2))),
    ("Jd Ac Ad 7d Qd 4d Td", (5, (14, 12, 11, 10, 7))),
    ("Kc Kd Kh 9c 9d 9s 2h", (6, 13, 9)),
    ("2c 3d 4h 5s Ac Kd Ks", (4, 5)),
]

WINNERS = [
    ("2d 3d 4d 5d 9s", "Ad Kc | 6c 6h", [1]),
    ("3d 6d Td Jd Ad", "2d 4c | 5s Tc", [1, 2]),
    ("6s 6c Qc Ad Ac", "Td Js | 3s 3d", [1, 2]),
    ("Jd 7h Jc Kh Ks", "Ah 8h | As Qc", [1, 2]),
    ("Jd Tc Qs Ks 9s", "9c 2s | Jh Kh | Qc 4h | Qh 8d", [1, 2, 3, 4]),
    ("2d 7h 7s 2s 7c", "Ks 3d | 3h Qs", [1, 2]),
    ("", "TS TH 2S 3S 2H 3H 3D | 9S 9H 2S 3S 2H 3H 3D", [1]),
    ("", "AS QD JC 9H 3S | AH QC JD 9S 2H", [1]),
]

# With jokers: the rank when a joker may repeat a card, and when all cards must be different.
WILD = [
    ("TD TC 5H 5C 7C ?R ?B", (7, 10, 7), (7, 10, 7)),
    ("7H 7D 7S 7C ?B", (9, 7), (7, 7, 14)),
    ("AC KC 9C 4C 2H 3D ?B", (5, (14, 14, 13, 9, 4)), (5, (14, 13, 12, 9, 4))),
    ("7C 7S 7D 4H ?B", (7, 7, 4), (6, 7, 4)),
    ("JS TS 9S ?B ?R", (4, 13), (4, 13)),
    ("2S AS TS ?? ??", (5, (14, 14, 14, 10, 2)), (5, (14, 13, 12, 10, 2))),
    ("5C 6H 7D 9C 4D TC ??", (4, 10), (4, 10)),
    ("AH KH QH JH ?B", (4, 14), (4, 14)),
]


@pytest.mark.parametrize("hand, rank", BEST)
def test_the_best_five(hand, rank):
    assert hand_rank(best_hand(cards(hand))) == rank


@pytest.mark.parametrize("board, players, winners", WINNERS)
def test_the_winners(board, players, winners):
    hands = [cards(f"{board} {player}".strip()) for player in players.split(" | ")]
    best = allmax(hands, key=lambda hand: hand_rank(best_hand(hand)))
    assert [number for number, hand in enumerate(hands, start=1) if hand in best] == winners


@pytest.mark.parametrize("repeat", [True, False])
@pytest.mark.parametrize("hand, repeating, different", WILD)
def test_jokers(hand, repeating, different, repeat):
    right = repeating if repeat else different
    assert hand_rank(best_wild_hand(hand.split(), repeat)) == wild_rank(hand.split(), repeat) == right
