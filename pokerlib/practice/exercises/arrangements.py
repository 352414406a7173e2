"""arrangements: in how many ways the numbers of a pattern can be given to as many ranks."""

from itertools import permutations
from math import comb, factorial, prod

from pokerlib.counting import arrangements, partitions
from pokerlib.practice.exercise import Exercise, case


def why(case, expected, returned):
    """Count the ways by what is different among the numbers."""
    (pattern,) = case.args
    if len(set(pattern)) == 1:
        return "All ranks get the same number, so there is one way only."
    return f"These are the different orders of {pattern}: {some_of(pattern)}."


def some_of(pattern):
    orders = sorted(set(permutations(pattern)), reverse=True)
    shown = ", ".join(map(str, orders[:3]))
    return shown + (f" and {len(orders) - 3} more" if len(orders) > 3 else "")


EXERCISE = Exercise(
    name="arrangements",
    lesson="07",
    reference=arrangements,
    cases=[
        case((1,), why="One rank gets the one number."),
        case((2, 2)),
        case((3, 2), why="Which of the two ranks is there three times? That makes two hands."),
        case((4, 1)),
        case((2, 2, 1), why="Which of the three ranks is alone? The two pairs can't be told apart."),
        case((3, 1, 1)),
        *[case(pattern) for size in range(1, 8) for pattern in partitions(size)],
    ],
    hints=(
        "Write the numbers in all orders, on paper: how many different rows are there for (2, 2, 1)? And for (3, 2)?",
        "n different things have n! orders, `factorial(n)`. If two of them are alike, each row was counted twice; "
        "if three are alike, six times.",
        "Divide `factorial(len(pattern))` by `factorial(pattern.count(number))`, for each different number once: "
        "`set(pattern)` has each once.",
    ),
    why=why,
    remark="It never asks what the numbers mean: the same count says how many words the letters of a word make.",
)


@EXERCISE.mistake(
    "You count all orders of the ranks. Two ranks with the same number make the same hand in either order."
)
def all_orders(pattern):
    return factorial(len(pattern))


@EXERCISE.mistake(
    "You count how many different numbers there are. In (2, 2, 1) there are two, but three ranks could be the single one."
)
def different_numbers(pattern):
    return len(set(pattern))


@EXERCISE.mistake(
    "You say how many ranks there are. That is right only where one of them differs from the others."
)
def how_many_ranks(pattern):
    return len(pattern)


@EXERCISE.mistake(
    "You take away the orders of alike numbers once for each number, not once for each group of alike ones: "
    "go through `set(pattern)`."
)
def once_for_each(pattern):
    return factorial(len(pattern)) // prod(factorial(pattern.count(number)) for number in pattern)


@EXERCISE.mistake(
    "You divide by the factorials of the numbers themselves. What counts is how often a number is there."
)
def by_the_numbers(pattern):
    return factorial(len(pattern)) // prod(factorial(number) for number in pattern)


@EXERCISE.mistake(
    "You divide by the number of alike ranks, not by the number of their orders: three alike ones have six orders."
)
def by_the_count(pattern):
    return factorial(len(pattern)) // prod(pattern.count(number) for number in set(pattern))


@EXERCISE.mistake("You always give 1. Ask which rank gets which number.")
def always_one(pattern):
    return 1


EXERCISE.accepts(arrangements)


@EXERCISE.accepts
def by_trying(pattern):
    return len(set(permutations(pattern)))


@EXERCISE.accepts
def rank_by_rank(pattern):
    ways, left = 1, len(pattern)
    for number in sorted(set(pattern)):
        ways *= comb(left, pattern.count(number))
        left -= pattern.count(number)
    return ways


@EXERCISE.accepts
def by_a_dictionary(pattern):
    counts = {}
    for number in pattern:
        counts[number] = counts.get(number, 0) + 1
    ways = factorial(len(pattern))
    for count in counts.values():
        ways /= factorial(count)
    return ways


@EXERCISE.accepts
def recursive(pattern):
    if len(pattern) < 2:
        return 1
    rests = {number: list(pattern) for number in pattern}
    for number, rest in rests.items():
        rest.remove(number)
    return sum(map(recursive, rests.values()))
