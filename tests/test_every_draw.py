"""Every way that draws can fall is gone through once, with its exact chance."""

import random
from fractions import Fraction
from itertools import permutations, product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pokerlib.every_draw import EveryDraw, exact_outcomes


def test_two_dice():
    sums = exact_outcomes(lambda rng: rng.randint(1, 6) + rng.randint(1, 6))
    assert sums == {total: Fraction(6 - abs(total - 7), 36) for total in range(2, 13)}


@given(st.lists(st.integers(1, 4), max_size=5))
def test_every_path_comes_once(sizes):
    rng, paths = EveryDraw(), []
    while True:
        paths.append(tuple(rng.randrange(size) for size in sizes))
        if not rng.next_path():
            break
    assert sorted(paths) == sorted(product(*map(range, sizes)))


@given(st.recursive(st.none(), lambda tree: st.lists(tree, min_size=1, max_size=4), max_leaves=30))
def test_the_chances_add_up_to_1_whatever_the_next_draw_depends_on(tree):
    def walk(rng):
        node, path = tree, []
        while node:
            path.append(rng.randrange(len(node)))
            node = node[path[-1]]
        return tuple(path)

    assert sum(exact_outcomes(walk).values()) == 1


@pytest.mark.parametrize(
    "draw",
    [
        lambda rng: rng.randrange(3),
        lambda rng: rng.randrange(1, 4) - 1,
        lambda rng: rng.randrange(0, 6, 2) // 2,
        lambda rng: rng.randint(0, 2),
        lambda rng: rng.choice([0, 1, 2]),
        lambda rng: rng.choice(range(3)),
        lambda rng: rng.sample(range(3), 1)[0],
    ],
)
def test_each_way_to_draw_one_of_three_is_followed(draw):
    assert exact_outcomes(draw) == dict.fromkeys(range(3), Fraction(1, 3))


def test_a_shuffle_and_a_sample_from_the_standard_library_are_fair():
    def standard(rng):
        p = list("abcd")
        rng.shuffle(p)
        return tuple(p)

    fair = dict.fromkeys(permutations("abcd"), Fraction(1, 24))
    assert exact_outcomes(standard) == fair
    assert exact_outcomes(lambda rng: tuple(rng.sample("abcd", 4))) == fair


@pytest.mark.parametrize(
    "draw",
    [
        lambda rng: rng.random(),
        lambda rng: rng.uniform(0, 1),
        lambda rng: rng.gauss(0, 1),
        lambda rng: rng.choices("abc"),
        lambda rng: rng.getrandbits(8),
        lambda rng: rng.randbytes(1),
    ],
)
def test_a_draw_that_cannot_be_followed_is_refused(draw):
    with pytest.raises(ValueError, match="only draws of one in n can be followed"):
        exact_outcomes(draw)


def test_a_draw_from_nothing_is_refused_as_ever():
    with pytest.raises(ValueError):
        exact_outcomes(lambda rng: rng.randrange(0))


def test_a_loop_that_may_go_on_for_ever_is_stopped():
    def until_one(rng):
        while rng.randrange(2) == 0:
            pass

    with pytest.raises(ValueError, match="a path rarer than 1 in 1,000,000"):
        exact_outcomes(until_one)


def test_a_program_with_another_source_of_chance_is_found_out():
    other = iter([2, 3])
    with pytest.raises(ValueError, match="must draw from rng alone"):
        exact_outcomes(lambda rng: rng.randrange(next(other)))


def test_the_source_can_stand_wherever_a_random_source_is_due():
    assert isinstance(EveryDraw(), random.Random)
