"""test_shuffle: the learner writes a test of shuffles; it must catch three suspects and let the fair pass."""

import ast
import random

from pokerlib.orders import count_orders, count_places, order_after, orders
from pokerlib.practice.exercise import Exercise, case
from pokerlib.practice.grading import Candidate, by_tests, count_tests, tell_tests
from pokerlib.shuffle_tests import chi_square_test
from pokerlib.shuffling import knuth, swap
from pokerlib.suspects import blue, green, red


def test_shuffle(shuffle):
    """Assert that every order is equally likely after a shuffle."""
    counts = count_orders(shuffle, "abcd", 6000, random.Random(8))
    assert chi_square_test(counts)


def from_the_end(p, rng=random):
    for i in reversed(range(len(p))):
        swap(p, i, rng.randrange(i + 1))


FAIR_ENOUGH = (
    "This shuffle is fair. Its counts differ a little, by chance, as all counts do. A limit such as "
    "`p_value(counts) > 0.05` condemns one fair shuffle in twenty."
)
STRICT = 1e-3  # a p-value under which a fair shuffle comes up too often


def names_in(tree):
    return {node.id for node in ast.walk(tree) if isinstance(node, ast.Name)}


def luck_does_not_decide(tree):
    """A rule: no limit for p-values that condemns many fair shuffles, even if these happened to pass."""
    values = {"p_value"}
    for node in ast.walk(tree):
        if isinstance(node, ast.Assign) and "p_value" in names_in(node.value):
            values |= names_in(node.targets[0])
    for node in ast.walk(tree):
        if isinstance(node, ast.Compare) and values & names_in(node):
            limits = [node.left, *node.comparators]
        elif isinstance(node, ast.Call):
            limits = [word.value for word in node.keywords if word.arg == "false_alarm"]
        else:
            continue
        for limit in limits:
            if isinstance(getattr(limit, "value", None), float) and STRICT < limit.value < 1:
                return (
                    f"But luck decides: a p-value under {limit.value} comes up with one fair shuffle in "
                    f"{1 / limit.value:.0f}. Take a far smaller limit, and more shuffles if need be."
                )
    return None


EXERCISE = Exercise(
    name="test_shuffle",
    lesson="08",
    reference=test_shuffle,
    cases=[
        case(Candidate(knuth), why=FAIR_ENOUGH),
        case(Candidate(from_the_end), why=FAIR_ENOUGH),
        case(Candidate(red, "It is `red`: some orders come up more often than others.")),
        case(Candidate(green, "It is `green`: some orders never come up.")),
        case(Candidate(blue, "It is `blue`: one order never comes up.")),
    ],
    hints=(
        "`count_orders(shuffle, deck, n, rng)` has every order in its table. How unequal may the counts be?",
        "`chi_square_test(counts)` calls a fair shuffle bad less than once in a million tests. Assert it.",
        'Which deck? Two cards hide faults. `"abcd"` with 6,000 shuffles is enough to see all three.',
    ),
    lift=by_tests,
    tell=tell_tests,
    tally=count_tests,
    rules=(luck_does_not_decide,),
    remark="The three are found, and the fair ones pass. A fault that is smaller needs more shuffles.",
)


@EXERCISE.mistake(
    "Your test lets all three pass. Does it assert something, and something about how often each order comes up?"
)
def asserts_too_little(shuffle):
    p = list("abcd")
    shuffle(p)
    assert sorted(p) == list("abcd")


@EXERCISE.mistake(
    "You seem to test with two cards. Two cards have two orders, and most faults give both their half. Take three or four."
)
def two_cards(shuffle):
    assert chi_square_test(count_orders(shuffle, "ab", 2000, random.Random(8)))


@EXERCISE.mistake(
    "You seem to look at where single cards end. In a deck that is cut, every card is equally often at "
    "every place, and still most orders never come up. Count orders."
)
def places_only(shuffle):
    for row in count_places(shuffle, "abc", 6000, random.Random(8)):
        assert all(abs(share - 1 / 3) < 0.025 for share in row)


@EXERCISE.mistake(
    "You seem to look only at orders that came up. One that never comes up has no count to look at: "
    "begin with a table of all orders, each with 0. If you have that, the deck is too large: one missing order "
    "of 720 drowns."
)
def only_what_came_up(shuffle):
    counts, rng = {}, random.Random(8)
    for _ in range(12_000):
        order = order_after(shuffle, "abc", rng)
        counts[order] = counts.get(order, 0) + 1
    assert chi_square_test(counts)


@EXERCISE.mistake(
    "`red` stays within your limits. Do you ask only whether every order comes up? Or if you say how often: are "
    "the limits too wide?"
)
def none_is_missing(shuffle):
    assert all(count_orders(shuffle, "abc", 600, random.Random(8)).values())


@EXERCISE.mistake(
    "Your test sees only the coarsest fault. Two things can hide the others: too few shuffles (or too wide a "
    "limit), and one list that is shuffled on and on, until it is mixed. Begin each shuffle with the same deck."
)
def on_and_on(shuffle):
    counts, rng, p = dict.fromkeys(orders("abc"), 0), random.Random(8), list("abc")
    for _ in range(3000):
        shuffle(p, rng)
        counts["".join(p)] += 1
    assert all(400 < count < 600 for count in counts.values())


@EXERCISE.mistake(
    "Your limits are so narrow that they condemn a fair shuffle. Its counts differ by chance: allow them that, "
    "or take more shuffles."
)
def too_strict(shuffle):
    counts = count_orders(shuffle, "abcd", 2400, random.Random(8))
    assert all(90 <= count <= 110 for count in counts.values())


@EXERCISE.accepts
def three_cards(shuffle):
    counts = count_orders(shuffle, "abc", 12_000, random.Random(1))
    assert chi_square_test(counts)


@EXERCISE.accepts
def without_a_seed(shuffle):
    counts = count_orders(shuffle, "abcd", 8000, random)
    assert chi_square_test(counts, false_alarm=1e-9)


@EXERCISE.accepts
def by_a_wide_limit(shuffle):
    n = 12_000
    counts = count_orders(shuffle, "abc", n, random.Random(2))
    assert len(counts) == 6
    for count in counts.values():
        assert 0.93 < count / (n / 6) < 1.07


@EXERCISE.accepts
def counted_by_hand(shuffle):
    rng = random.Random(5)
    counts = {order: 0 for order in orders("abc")}
    for _ in range(10_000):
        p = list("abc")
        shuffle(p, rng)
        counts["".join(p)] += 1
    fair = 10_000 / 6
    assert sum((count - fair) ** 2 / fair for count in counts.values()) < 45
