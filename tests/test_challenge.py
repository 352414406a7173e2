"""Every example of the Card and Hand challenge, and the hands of its table."""

import doctest
import random
from itertools import combinations

from pokerlib.hands import Card, Hand

# Every example of the challenge, in its order.
CHALLENGE = """
>>> ks = Card("Ks")
>>> ks.rank
13
>>> ks.suit
's'
>>> ks.name
'Ks'
>>> ac = Card("Ac")
>>> ac.rank
14
>>> td = Card("10d")
>>> td.rank
10
>>> h1 = Hand([Card("As"),
...            Card("Ks"),
...            Card("Qs"),
...            Card("Js"),
...            Card("10s")])
>>> h1.cards
[<Card As>, <Card Ks>, <Card Qs>, <Card Js>, <Card 10s>]
>>> h2 = Hand("As Ks Qs Js 10s")
>>> h2.cards
[<Card As>, <Card Ks>, <Card Qs>, <Card Js>, <Card 10s>]
>>> h2 = Hand("8d 7s 7h 7c 7d")
>>> h2
<Hand 8d 7c 7d 7h 7s>
>>> h1 = Hand("2d 3d 4d 5d 6d")
>>> h2 = Hand("6d 5d 4d 3d 2d")
>>> h1 == h2
True
>>> h1 != h2
False
>>> h1 = Hand("2d 3d 4d 5d 6d")
>>> h2 = Hand("3d 4d 5d 6d 7d")
>>> h1 < h2
True
>>> h1 <= h2
True
>>> king_high_straight == another_king_high_straight
True
>>> king_high_straight != another_king_high_straight
False
>>> queen_high_straight < king_high_straight
True
>>> h1 = Hand("6d 6s 2d 2s Ac")
>>> h2 = Hand("6h 6c 2h 2c Kc")
>>> h1 == h2
False
>>> h1 > h2
True
"""

# The hands of the challenge's table, best first, each stronger than the next.
TABLE = """
As Ks Qs Js 10s | 6s 5s 4s 3s 2s
6c 6d 6s 6h 2c | 5c 5d 5s 5h Ah
3c 3d 3s 2h 2s | 2c 2d 2s Ah As
9s 8s 6s 4s 2s | 9s 7s 6s 4s 2s
Ah Kc Qd Jc 10h | 7s 5c 6c 4c 3d | 5c 4c 3d 2h Ah
7s 7c 7d 2h 3d | 6s 6c 6d Ah 2d | 6s 6c 6d Qh Jd
6s 6c 2h 2s 9d | 5s 5c 4h 4s 9d
6s 6c 2h 3s 9d | 5s 5c 4h 6s 9d
As 7d 5c 4d 3h | As 7d 5c 4d 2h
"""


def test_every_example_of_the_challenge():
    known = {
        "Card": Card,
        "Hand": Hand,
        "king_high_straight": Hand("Kh Qc Jd 10c 9h"),
        "another_king_high_straight": Hand("Kd Qh Js 10d 9d"),
        "queen_high_straight": Hand("Qh Jc 10d 9c 8h"),
    }
    examples = doctest.DocTestParser().get_doctest(CHALLENGE, known, "challenge", None, None)
    result = doctest.DocTestRunner().run(examples)
    assert (result.attempted, result.failed) == (29, 0)


def test_the_table_of_the_challenge_from_best_to_worst():
    table = [Hand(text) for text in TABLE.strip().replace("\n", " | ").split(" | ")]
    assert len(table) == 20
    assert sorted(random.Random(11).sample(table, 20), reverse=True) == table
    assert all(better > worse for better, worse in combinations(table, 2))
