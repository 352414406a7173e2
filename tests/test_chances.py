"""The check of shuffles: it never fails a fair one, and never passes any of these wrong ones."""

import ast
import random
from fractions import Fraction
from random import randrange as own_randrange

import pytest

from pokerlib.orders import count_orders, order_after
from pokerlib.practice.bank import find
from pokerlib.practice.chances import FALSE_ALARM, CountedDraws, chances, exact, fair, followed, sampled
from pokerlib.practice.drawing import drawing, drawing_from
from pokerlib.practice.verdict import verdict
from pokerlib.shuffle_tests import chi_square_test
from pokerlib.shuffling import knuth, shuffle1, shuffle2, shuffle3, swap

KNUTH = find("knuth")


def loop(places, partner):
    """A shuffle that swaps each of places(n) with the partner that it draws for it."""

    def shuffle(p, rng=random):
        n = len(p)
        for i in places(n):
            swap(p, i, partner(rng, i, n))

    return shuffle


def below(rng, a, b):
    """A place from a to b - 1, by a draw that can't be followed."""
    return a + int(rng.random() * (b - a))


def all_but_the_last(n):
    return range(n - 1)


def cut(p, rng=random):
    k = rng.randrange(len(p) or 1)
    p[:] = p[k:] + p[:k]


def cut_by_random(p, rng=random):
    k = int(rng.random() * len(p))
    p[:] = p[k:] + p[:k]


def never_the_same(p, rng=random):
    before = list(p)
    while p == before and len(p) > 1:
        knuth(p, rng)


def a_copy(p, rng=random):
    p = list(p)
    knuth(p, rng)


def a_copy_by_random(p, rng=random):
    p = sorted(p, key=lambda card: rng.random())


def one_number(p, rng=random):
    j = rng.randrange(len(p) or 1)
    for i in range(len(p)):
        swap(p, i, j)


def one_number_by_random(p, rng=random):
    r = rng.random()
    for i in range(len(p)):
        swap(p, i, i + int(r * (len(p) - i)))


def half_a_swap(p, rng=random):
    for i in range(len(p) - 1):
        p[i] = p[rng.randrange(i, len(p))]


def with_replacement(p, rng=random):
    p[:] = [rng.choice(p) for _ in p]


def with_replacement_by_random(p, rng=random):
    p[:] = rng.choices(p, k=len(p)) if p else []


def loses_one(p, rng=random):
    knuth(p, rng)
    del p[-1:]


WRONG = {
    "swap any": shuffle3,
    "swap any, by random": loop(range, lambda rng, i, n: below(rng, 0, n)),
    "swap any from the end": loop(lambda n: reversed(range(n)), lambda rng, i, n: rng.randrange(n)),
    "Sattolo": loop(all_but_the_last, lambda rng, i, n: rng.randrange(i + 1, n)),
    "Sattolo, by random": loop(all_but_the_last, lambda rng, i, n: below(rng, i + 1, n)),
    "rotate only": cut,
    "rotate only, by random": cut_by_random,
    "no identity": never_the_same,
    "a copy": a_copy,
    "a copy, by random": a_copy_by_random,
    "from place 1": loop(lambda n: range(1, n - 1), lambda rng, i, n: rng.randrange(i, n)),
    "from place 1, by random": loop(lambda n: range(1, n - 1), lambda rng, i, n: below(rng, i, n)),
    "a round too few": loop(lambda n: range(n - 2), lambda rng, i, n: rng.randrange(i, n)),
    "a round too few, by random": loop(lambda n: range(n - 2), lambda rng, i, n: below(rng, i, n)),
    "a place too few": loop(all_but_the_last, lambda rng, i, n: rng.randrange(i, n - 1)),
    "a place too few, by random": loop(all_but_the_last, lambda rng, i, n: below(rng, i, n - 1)),
    "a place too many": loop(all_but_the_last, lambda rng, i, n: rng.randint(i, n)),
    "a round too many": loop(range, lambda rng, i, n: rng.randrange(i + 1, n)),
    "one number for all": one_number,
    "one number for all, by random": one_number_by_random,
    "doubles a card": half_a_swap,
    "doubles cards": with_replacement,
    "doubles cards, by random": with_replacement_by_random,
    "loses a card": loses_one,
    "marks both places": shuffle1,
    "marks one place": shuffle2,
    "neighbors only": loop(all_but_the_last, lambda rng, i, n: rng.randrange(i, i + 2)),
    "only the first six": loop(lambda n: range(min(n - 1, 6)), lambda rng, i, n: rng.randrange(i, n)),
    "no farther than five": loop(range, lambda rng, i, n: rng.randrange(i, min(n, i + 5))),
    "rounded": loop(all_but_the_last, lambda rng, i, n: i + round(rng.random() * (n - 1 - i))),
    "turned round": lambda p, rng=random: p.reverse(),
    "nothing": lambda p, rng=random: None,
}


@pytest.mark.parametrize("name", WRONG)
def test_a_wrong_shuffle_always_fails(name):
    feedback, _ = verdict(KNUTH, WRONG[name])
    assert feedback.outcome in ("wrong", "raised"), str(feedback)


def test_the_exact_check_does_not_depend_on_any_seed():
    before = random.getstate()
    for _ in range(20):
        random.random()
        assert chances(lambda rng: shuffled_by(knuth, "abc", rng), "abc") == dict.fromkeys(
            [tuple(order) for order in ("abc", "acb", "bac", "bca", "cab", "cba")], Fraction(1, 6)
        )
    random.setstate(before)


def shuffled_by(shuffle, deck, rng):
    p = list(deck)
    shuffle(p, rng)
    return p


def test_the_check_by_counts_never_fails_the_reference_in_a_thousand_runs():
    for seed in range(1000):
        counts = count_orders(knuth, "abc", 600, random.Random(seed))
        assert chi_square_test(counts, FALSE_ALARM)


@pytest.mark.parametrize("deck", ["", "a", "ab", "abc", "abcd", "abcde", "abcdefgh"])
def test_what_is_sampled_of_the_reference_is_fair_with_other_seeds_too(deck):
    right = sampled(lambda rng: shuffled_by(knuth, deck, rng), deck, CountedDraws(1))
    for seed in range(3):
        table = sampled(lambda rng: shuffled_by(knuth, deck, rng), deck, CountedDraws(seed))
        assert not exact(table) and fair(right, table)


def test_a_check_gives_the_same_verdict_each_time_and_leaves_the_module_random_as_it_was():
    def by_the_module(p):
        p.sort(key=lambda card: random.random())

    before = random.getstate()
    first, again = (verdict(KNUTH, by_the_module)[0] for _ in range(2))
    assert first == again and first.outcome == "right"
    assert random.getstate() == before


def test_a_shuffle_that_draws_from_the_module_is_followed_as_well():
    def by_the_module(p):
        for i in range(len(p) - 1):
            swap(p, i, random.randrange(i, len(p)))

    shuffle = drawing(by_the_module)
    table = followed(lambda rng: shuffled_by(shuffle, "abc", rng), "abc")
    assert set(table.values()) == {Fraction(1, 6)}
    assert verdict(KNUTH, by_the_module)[0].outcome == "right"


def test_a_shuffle_with_draws_from_elsewhere_is_told_so():
    def elsewhere(p, rng):
        for i in range(len(p) - 1):
            swap(p, i, own_randrange(i, len(p)))

    feedback, _ = verdict(KNUTH, elsewhere)
    assert feedback.outcome == "wrong" and "its draws are not from rng" in str(feedback)


def test_the_module_random_draws_from_its_own_source_again_even_after_an_error():
    own = random.randrange
    with pytest.raises(KeyError), drawing_from(random.Random(8)):
        assert random.randrange != own
        raise KeyError
    assert random.randrange == own


def test_draws_are_counted_whatever_function_asks_for_them():
    rng = CountedDraws(8)
    rng.random(), rng.randrange(6), rng.choice("abc"), rng.randint(1, 6)
    assert rng.draws == 4
    order_after(knuth, "abcd", rng)
    assert rng.draws == 7


@pytest.mark.parametrize(
    ("takes", "said"), [("p", "Take `rng`, and draw from it."), ("p, rng=random", "Decks of up to five")]
)
def test_who_takes_no_rng_is_told_what_that_costs(takes, said):
    assert said in KNUTH.remark(ast.parse(f"def knuth({takes}): ..."))


def test_who_is_given_rng_has_to_draw_from_it():
    def from_the_module(p, rng=random):
        for i in range(len(p) - 1):
            swap(p, i, random.randrange(i, len(p)))

    def not_handed_on(items, rng=random):
        p = list(items)
        knuth(p)
        return p

    for name, program in (("knuth", from_the_module), ("shuffled", not_handed_on)):
        feedback, _ = verdict(find(name), program)
        assert feedback.outcome == "wrong" and "its draws are not from rng" in str(feedback)


def test_a_ready_made_shuffle_is_right_and_still_not_the_answer():
    (rule,) = KNUTH.rules
    assert "`rng.shuffle` does all of it" in rule(ast.parse("rng.shuffle(p)"))
    assert rule(ast.parse("swap(p, i, rng.randrange(i, n))")) is None
