"""middle_index: the first index with equal sums on both sides."""

import random

from pokerlib.practice.exercise import Exercise, case
from pokerlib.warmup import middle_index


def made_up():
    """Short lists of small numbers, some with a middle."""
    rng = random.Random(291)
    lists = [[rng.randint(-3, 4) for _ in range(rng.randint(2, 7))] for _ in range(150)]
    return [case(numbers) for numbers in sorted(lists, key=len)]


def why(case, expected, returned):
    (numbers,) = case.args
    if expected == -1:
        return "There is no index with equal sums on its two sides."
    left, right = numbers[:expected], numbers[expected + 1 :]
    return f"Left of index {expected} stands {left}, right of it {right}: both sum to {sum(left)}."


EXERCISE = Exercise(
    name="middle_index",
    lesson="02",
    reference=middle_index,
    cases=[
        case([5], why="Nothing stands on either side, and the sum of no numbers is 0."),
        case([2, 5]),
        case([1, -1, 4]),
        case([4, 1, -1]),
        case([0, 0, 0], why="Every index is a middle; the leftmost is 0."),
        case([2, 3, -1, 8, 4]),
        case([], why="There is no index at all."),
        *made_up(),
    ],
    hints=(
        "What is left of index i, as a slice? What is right of it?",
        "`sum(numbers[:i])` is the left sum, `sum(numbers[i + 1:])` the right one.",
        "Go through `range(len(numbers))`, return the first i whose two sums are equal; after the loop, return -1.",
    ),
    why=why,
    remark="Two sums at every index are fine here. The course keeps running sums: for a long list it reads each "
    "number once.",
)


@EXERCISE.mistake(
    "You seem to leave the loop on its first round: `return -1` belongs after the loop, not in it."
)
def gives_up_at_once(numbers):
    for i in range(len(numbers)):
        if sum(numbers[:i]) == sum(numbers[i + 1 :]):
            return i
        return -1
    return -1


@EXERCISE.mistake(
    "You seem to count the number at the index itself on the right. Neither side has it: start at i + 1."
)
def own_number_right(numbers):
    for i in range(len(numbers)):
        if sum(numbers[:i]) == sum(numbers[i:]):
            return i
    return -1


@EXERCISE.mistake(
    "You seem to count the number at the index itself on the left. Neither side has it: stop before i."
)
def own_number_left(numbers):
    for i in range(len(numbers)):
        if sum(numbers[: i + 1]) == sum(numbers[i + 1 :]):
            return i
    return -1


@EXERCISE.mistake("You seem to keep the last middle index. Where several will do, the leftmost is due.")
def last_one(numbers):
    found = -1
    for i in range(len(numbers)):
        if sum(numbers[:i]) == sum(numbers[i + 1 :]):
            found = i
    return found


@EXERCISE.mistake(
    "You seem to start at index 1 or stop before the last. The ends count too: a side may be empty."
)
def not_the_ends(numbers):
    for i in range(1, len(numbers) - 1):
        if sum(numbers[:i]) == sum(numbers[i + 1 :]):
            return i
    return -1


@EXERCISE.mistake("When no index will do, the answer is -1; yours gives None.")
def none_at_the_end(numbers):
    for i in range(len(numbers)):
        if sum(numbers[:i]) == sum(numbers[i + 1 :]):
            return i


@EXERCISE.mistake("The index is due, not the number that stands there.")
def the_number(numbers):
    for i in range(len(numbers)):
        if sum(numbers[:i]) == sum(numbers[i + 1 :]):
            return numbers[i]
    return -1


@EXERCISE.mistake("You give the place in the middle of the list. The sums decide, not the length.")
def half_way(numbers):
    return len(numbers) // 2


@EXERCISE.mistake(
    "`numbers.index(n)` finds the first place of n. Where a number is there twice, that is another place."
)
def by_index_of(numbers):
    for n in numbers:
        i = numbers.index(n)
        if sum(numbers[:i]) == sum(numbers[i + 1 :]):
            return i
    return -1


@EXERCISE.mistake("Your left side stops one too early: `numbers[:i]` ends before i already.")
def left_one_short(numbers):
    for i in range(len(numbers)):
        if sum(numbers[: max(i - 1, 0)]) == sum(numbers[i + 1 :]):
            return i
    return -1


@EXERCISE.accepts
def two_sums(numbers):
    for i in range(len(numbers)):
        if sum(numbers[:i]) == sum(numbers[i + 1 :]):
            return i
    return -1


@EXERCISE.accepts
def by_next(numbers):
    return next((i for i, n in enumerate(numbers) if 2 * sum(numbers[:i]) + n == sum(numbers)), -1)


@EXERCISE.accepts
def from_the_right(numbers):
    found = -1
    for i in reversed(range(len(numbers))):
        if sum(numbers[:i]) == sum(numbers[i + 1 :]):
            found = i
    return found


@EXERCISE.accepts
def with_while(numbers):
    i, left = 0, 0
    while i < len(numbers):
        if left == sum(numbers) - numbers[i] - left:
            return i
        left += numbers[i]
        i += 1
    return -1
