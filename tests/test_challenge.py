"""Every example of the Card and Hand challenge, and the hands of its table."""

import random
from itertools import combinations

from pokerlib.challenge import passed
from pokerlib.hands import Card, Hand

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
    assert passed(Card, Hand) == (29, 29)


def test_a_class_that_is_wrong_fails_its_examples():
    class Unordered(Hand):
        """A hand that is less than every other."""

        def __lt__(self, other):
            return True

    assert passed(Card, Unordered) == (28, 29)


def test_the_table_of_the_challenge_from_best_to_worst():
    table = [Hand(text) for text in TABLE.strip().replace("\n", " | ").split(" | ")]
    assert len(table) == 20
    assert sorted(random.Random(11).sample(table, 20), reverse=True) == table
    assert all(better > worse for better, worse in combinations(table, 2))
