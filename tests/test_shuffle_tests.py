"""What the two tests of a shuffle see and what they miss, and how often they call a fair one bad."""

import random
from collections import Counter
from fractions import Fraction
from math import factorial, prod

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pokerlib.exact_shuffles import exact_distribution
from pokerlib.orders import count_orders, orders
from pokerlib.shuffle_tests import (
    chi_square,
    chi_square_tail,
    chi_square_test,
    p_value,
    ten_percent_pass,
    ten_percent_test,
)
from pokerlib.shuffling import knuth, shuffle1, shuffle2, shuffle3

FAIR_4 = [Fraction(1, 24)] * 24


def never_as_it_was(p, rng):
    p[:] = rng.choice(orders(p)[1:])


def draw_counts(chances, n, rng):
    """The counts of n shuffles with these chances, without the shuffling."""
    drawn = Counter(rng.choices(list(chances), [float(chance) for chance in chances.values()], k=n))
    return {order: drawn[order] for order in chances}


# The published test


def test_the_published_test_cannot_see_an_order_that_never_comes():
    counts = count_orders(never_as_it_was, "abcd", 100_000, random.Random(8))
    assert counts["abcd"] == 0
    assert ten_percent_test(counts)
    assert not chi_square_test(counts)


def test_how_often_it_passes_a_shuffle_that_never_leaves_the_first_order():
    chances = exact_distribution(never_as_it_was, "abcd").values()
    assert round(ten_percent_pass(chances, 100_000), 3) == 0.997
    assert round(ten_percent_pass(chances, 10_000), 3) == 0.019


def test_it_calls_a_fair_shuffle_bad_in_three_runs_of_five():
    assert round(1 - ten_percent_pass(FAIR_4, 10_000), 3) == 0.598
    rng = random.Random(8)
    fair = dict.fromkeys(orders("abcd"), Fraction(1, 24))
    bad = sum(not ten_percent_test(draw_counts(fair, 10_000, rng)) for _ in range(200))
    assert 95 <= bad <= 145  # 120 expected, standard deviation 7


def test_more_shuffles_cure_the_false_alarms_but_not_the_blindness():
    assert ten_percent_pass(FAIR_4, 100_000) > 0.999_999


def test_on_two_cards_it_passes_swap_any():
    chances = exact_distribution(shuffle3, "ab").values()
    assert ten_percent_pass(chances, 10_000) > 0.999_999


def binomial_pass(chance, n):
    """The same chance for two orders, by adding up the binomial distribution."""
    return sum(
        factorial(n) // (factorial(k) * factorial(n - k)) * chance**k * (1 - chance) ** (n - k)
        for k in range(n + 1)
        if all(count == 0 or 0.9 <= count / (n / 2) <= 1.1 for count in (k, n - k))
    )


@pytest.mark.parametrize("chance", [Fraction(1, 2), Fraction(2, 5), Fraction(1), Fraction(0)])
@pytest.mark.parametrize("n", [1, 2, 10, 100, 301])
def test_the_chance_to_pass_with_two_orders(chance, n):
    assert ten_percent_pass([chance, 1 - chance], n) == pytest.approx(
        float(binomial_pass(chance, n)), abs=1e-9
    )


# The chi-square curve. The values were computed once with scipy.stats.chi2.sf (SciPy 1.18).

SCIPY = [
    (0.5, 1, 0.47950012218695337),
    (24, 1, 9.63357008643095e-07),
    (3, 2, 0.22313016014842982),
    (60, 24, 6.387702539927327e-05),
    (11.07, 5, 0.050009618622405425),
    (40, 5, 1.493367900050393e-07),
    (23, 23, 0.46077089055229187),
    (80, 23, 3.175170395986885e-08),
    (100, 119, 0.8961968945761918),
    (220, 119, 5.178259931744674e-08),
    (900, 719, 4.498734723043028e-06),
    (5500, 5039, 3.990237888060169e-06),
]


@pytest.mark.parametrize("x, freedom, chance", SCIPY)
def test_the_tail_is_what_scipy_says(x, freedom, chance):
    assert chi_square_tail(x, freedom) == pytest.approx(chance, rel=1e-9)


@given(st.floats(0, 1000), st.floats(0, 1000), st.integers(1, 200))
def test_the_tail_falls_from_1(x, y, freedom):
    low, high = sorted((x, y))
    assert chi_square_tail(0, freedom) == 1
    assert 0 <= chi_square_tail(high, freedom) <= chi_square_tail(low, freedom) * (1 + 1e-9) <= 1 + 1e-8


@pytest.mark.parametrize("x, freedom", [(-1, 5), (1, 0)])
def test_a_tail_that_does_not_exist_is_refused(x, freedom):
    with pytest.raises(ValueError, match="0 or more"):
        chi_square_tail(x, freedom)


# The sound test


def partitions(n, parts, largest):
    """The ways to write n as a sum of so many numbers, zeros included, the greatest first."""
    if parts == 1:
        if n <= largest:
            yield (n,)
        return
    for first in range(min(n, largest), (n - 1) // parts, -1):
        for rest in partitions(n - first, parts - 1, first):
            yield (first, *rest)


def exact_false_alarms(size, n):
    """How often the sound test calls a fair shuffle with so many orders bad, from all counts there are."""
    alarms = 0
    for counts in partitions(n, size, n):
        if not chi_square_test(dict(enumerate(counts))):
            arrangements = factorial(size) // prod(map(factorial, Counter(counts).values()))
            alarms += arrangements * factorial(n) // prod(map(factorial, counts))
    return Fraction(alarms, size**n)


@pytest.mark.parametrize("size, n", [(2, 10), (2, 100), (2, 1000), (6, 30), (6, 60)])
def test_a_false_alarm_is_rarer_than_one_in_a_million(size, n):
    assert exact_false_alarms(size, n) < Fraction(1, 1_000_000)


def test_the_false_alarms_at_five_shuffles_an_order():
    assert round(float(exact_false_alarms(6, 30)) * 1e7, 1) == 6.7


def test_no_false_alarm_in_a_thousand_runs():
    rng = random.Random(8)
    assert all(chi_square_test(count_orders(knuth, "abcd", 240, rng)) for _ in range(1000))


@pytest.mark.parametrize("shuffle", [shuffle1, shuffle3, never_as_it_was])
def test_bad_shuffles_are_found(shuffle):
    assert not chi_square_test(count_orders(shuffle, "abcd", 10_000, random.Random(8)))


def test_shuffle2_is_so_nearly_fair_that_only_hundreds_of_thousands_of_shuffles_show_it():
    chances, rng = exact_distribution(shuffle2, "abc"), random.Random(8)
    assert chi_square_test(draw_counts(chances, 10_000, rng))
    assert not chi_square_test(draw_counts(chances, 600_000, rng))


def test_every_order_counts_also_one_that_never_came():
    assert chi_square({"ab": 0, "ba": 100}) == 100
    assert p_value({"ab": 0, "ba": 100}) < 1e-22
    assert p_value({"ab": 50, "ba": 50}) == 1


def test_too_few_shuffles_prove_nothing():
    with pytest.raises(ValueError, match="24 orders need 120 shuffles or more, not 119"):
        chi_square_test(count_orders(knuth, "abcd", 119, random.Random(8)))


# A random source must have more states than the deck has orders


def test_a_seed_of_32_bits_cannot_reach_the_orders_of_13_cards_let_alone_52():
    assert factorial(12) < 2**32 < factorial(13)
    assert 2**225 < factorial(52) < 2**226
