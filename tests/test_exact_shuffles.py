"""The exact chance of every order: as published, as counted by hand, and as a long simulation has it."""

import random
from fractions import Fraction
from math import factorial, sqrt

import pytest

from pokerlib.every_draw import exact_outcomes
from pokerlib.exact_shuffles import exact_distribution, marking_distribution, solve
from pokerlib.orders import count_orders, distance_from_fair, orders, place_table
from pokerlib.shuffling import knuth, round1, shuffle1, shuffle2, shuffle3, shuffled, swap

SHUFFLES = [shuffle1, shuffle2, shuffle3, knuth]


def fractions(**chances):
    return {order: Fraction(chance) for order, chance in chances.items()}


THREE_CARDS = {
    shuffle1: fractions(abc="1/20", acb="5/36", bac="5/36", bca="4/15", cab="4/15", cba="5/36"),
    shuffle2: fractions(
        abc="249/1540", acb="83/495", bac="83/495", bca="1549/9240", cab="1549/9240", cba="83/495"
    ),
    shuffle3: fractions(abc="4/27", acb="5/27", bac="5/27", bca="5/27", cab="4/27", cba="4/27"),
    knuth: dict.fromkeys(orders("abc"), Fraction(1, 6)),
}


@pytest.mark.parametrize("shuffle", SHUFFLES)
def test_three_cards(shuffle):
    assert exact_distribution(shuffle, "abc") == THREE_CARDS[shuffle]


def test_two_cards_hide_everything_but_the_fault_of_shuffle1():
    assert exact_distribution(shuffle1, "ab") == fractions(ab="1/6", ba="5/6")
    for shuffle in (shuffle2, shuffle3, knuth):
        assert exact_distribution(shuffle, "ab") == fractions(ab="1/2", ba="1/2")


@pytest.mark.parametrize(
    "shuffle, rarest, commonest",
    [(shuffle1, 0.251, 1.887), (shuffle2, 0.969, 1.017), (shuffle3, 0.75, 1.406), (knuth, 1, 1)],
)
def test_the_rarest_and_the_commonest_of_four_cards(shuffle, rarest, commonest):
    chances = exact_distribution(shuffle, "abcd").values()
    assert (round(float(24 * min(chances)), 3), round(float(24 * max(chances)), 3)) == (rarest, commonest)


def test_the_distance_from_fair():
    found = {shuffle: distance_from_fair(exact_distribution(shuffle, "abc")) for shuffle in SHUFFLES}
    assert found == {
        shuffle1: Fraction(1, 5),
        shuffle2: Fraction(23, 4620),
        shuffle3: Fraction(1, 18),
        knuth: 0,
    }
    assert round(float(found[shuffle2]), 4) == 0.0050


@pytest.mark.parametrize("shuffle", SHUFFLES)
@pytest.mark.parametrize("deck", ["", "a", "ab", "abc", "abcd"])
def test_the_chances_of_all_orders_add_up_to_1(shuffle, deck):
    chances = exact_distribution(shuffle, deck)
    assert list(chances) == orders(deck)
    assert sum(chances.values()) == 1


@pytest.mark.parametrize("shuffle", SHUFFLES)
def test_a_long_simulation_agrees(shuffle):
    n = 40_000
    counts = count_orders(shuffle, "abcd", n, random.Random(8))
    for order, chance in exact_distribution(shuffle, "abcd").items():
        assert abs(counts[order] - n * chance) < 5 * sqrt(n * chance * (1 - chance))


@pytest.mark.parametrize("size", range(8))
def test_knuth_is_fair_up_to_seven_cards(size):
    chances = exact_distribution(knuth, "abcdefg"[:size])
    assert set(chances.values()) == {Fraction(1, factorial(size))}


@pytest.mark.parametrize("size", [3, 4, 5])
def test_swap_any_cannot_be_fair_since_its_ways_cannot_be_shared_equally(size):
    ways = [size**size * chance for chance in exact_distribution(shuffle3, "abcde"[:size]).values()]
    assert all(way.denominator == 1 for way in ways) and sum(ways) == size**size
    assert size**size % factorial(size) != 0 and len(set(ways)) > 1


def test_the_orders_of_a_list_of_cards():
    assert exact_distribution(shuffle1, ["AS", "KS"]) == {
        ("AS", "KS"): Fraction(1, 6),
        ("KS", "AS"): Fraction(5, 6),
    }


def test_a_card_is_at_its_own_place_too_seldom_after_shuffle1():
    table = place_table(exact_distribution(shuffle1, "abcd"))
    assert [[share == Fraction(551, 3640) for share in row] for row in table] == [
        [row == place for place in range(4)] for row in range(4)
    ]


def test_a_pure_function_is_checked_exactly_too():
    chances = exact_outcomes(lambda rng: "".join(shuffled("abcd", rng)))
    assert chances == dict.fromkeys(orders("abcd"), Fraction(1, 24))


# Faults of Knuth's shuffle that people make. Each is found for certain, with no chance of a false alarm.


def sattolo(p, rng):
    for i in range(len(p) - 1):
        swap(p, i, rng.randrange(i + 1, len(p)))


def rotate(p, rng):
    k = rng.randrange(len(p))
    p[:] = p[k:] + p[:k]


def never_as_it_was(p, rng):
    p[:] = rng.choice(orders(p)[1:])


def shuffle_a_copy(p, rng):
    knuth(list(p), rng)


def one_short(p, rng):
    for i in range(len(p) - 2):
        swap(p, i, rng.randrange(i, len(p)))


def from_the_second(p, rng):
    for i in range(1, len(p) - 1):
        swap(p, i, rng.randrange(i, len(p)))


def never_the_last(p, rng):
    for i in range(len(p) - 1):
        swap(p, i, rng.randrange(i, len(p) - 1))


def one_number_for_all(p, rng):
    k = rng.randrange(len(p))
    for i in range(len(p) - 1):
        swap(p, i, max(i, k))


FAULTS = [
    shuffle3,
    sattolo,
    rotate,
    never_as_it_was,
    shuffle_a_copy,
    one_short,
    from_the_second,
    never_the_last,
    one_number_for_all,
]


@pytest.mark.parametrize("fault", FAULTS)
def test_every_fault_shows_in_the_chances_of_four_cards(fault):
    assert distance_from_fair(exact_distribution(fault, "abcd")) > 0


def test_sattolo_reaches_the_six_full_circles_only():
    chances = exact_distribution(sattolo, "abcd")
    assert sorted(chances.values()) == [0] * 18 + [Fraction(1, 6)] * 6


def test_a_draw_past_the_end_raises_what_it_raises():
    def one_too_far(p, rng):
        for i in range(len(p) - 1):
            swap(p, i, rng.randrange(i, len(p) + 1))

    with pytest.raises(IndexError):
        exact_distribution(one_too_far, "abcd")


def test_a_lost_card_is_named():
    def doubled(p, rng):
        p[0] = p[rng.randrange(len(p))]

    with pytest.raises(ValueError, match="keeps every card once, but 'abc' became 'bbc'"):
        exact_distribution(doubled, "abc")


def test_a_shuffle_that_ignores_its_random_source_is_refused():
    with pytest.raises(ValueError, match="draws from the module random"):
        exact_distribution(lambda p, rng: random.shuffle(p), "abcd")


def test_a_shuffle_without_end_and_a_deck_too_large_are_refused():
    with pytest.raises(ValueError, match="a loop without end"):
        exact_distribution(lambda p, rng: shuffle1(p, rng), "abc")
    with pytest.raises(ValueError, match="at most 4 cards are due, not 5"):
        marking_distribution(round1, "abcde")


def test_solve():
    rows = [[Fraction(n) for n in row] for row in ([2, 1, -1, 8], [-3, -1, 2, -11], [-2, 1, 2, -3])]
    assert solve(rows) == [2, 3, -1]
