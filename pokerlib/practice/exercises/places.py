"""places: the place of each item by key, which is asked once for each item and no more."""

import random

from pokerlib import cards, deck, hand_rank
from pokerlib.practice.exercise import Exercise, case
from pokerlib.practice.key_calls import by_calls, same, tally, tell, with_calls
from pokerlib.winners import places

HANDS = [cards("9S 8D 7C 6H 5S"), cards("KC KD KH 9C 2S"), cards("9H 8C 7S 6D 5H"), cards("AS QD JC 8H 3S")]


def why(case, expected, returned):
    if expected == returned:
        return ""
    return "An item's place is one more than the number of items that are better, and equal ones share it."


def made_up():
    """Lists of numbers, many of them equal by abs, and rounds of dealt hands."""
    rng = random.Random(122)
    lists = [[rng.randint(-9, 9) for _ in range(size)] for size in (5, 6, 8, 12, 20, 40, 60)]
    rounds = [[dealt[5 * i : 5 * i + 5] for i in range(10)] for dealt in [rng.sample(deck(), 50)]]
    return [*(case(numbers, abs) for numbers in lists), *(case(hands, hand_rank) for hands in rounds)]


EXERCISE = Exercise(
    name="places",
    lesson="12",
    reference=places,
    cases=[
        case([], abs, why="Nobody plays, so there are no places."),
        case([-7], abs),
        case([3, -5], abs),
        case([-5, 3], abs),
        case([4, -4], abs, why="Two that are equal share the first place."),
        case([3, -3, 5], abs, why="One is better than both threes, so both have place 2."),
        case([5, -5, 3], abs, why="Two are better than 3, so its place is 3: place 2 stays empty."),
        case(["fig", "plum", "pear", "banana"], len),
        case(HANDS, hand_rank),
        *made_up(),
    ],
    hints=(
        "The key of an item is the same at each call. When could all of them be asked for, once?",
        "Make a list of all keys before any loop that compares. After that, only this list is needed.",
        "`values = [key(item) for item in items]`. The place of a value is one more than the number of greater values.",
    ),
    lift=by_calls,
    tell=tell,
    tally=tally,
    equal=same,
    normal=with_calls,
    why=why,
    remark="The key was called once for each item at most. What is left are comparisons: of each with each "
    "they are n × n; after sorting there are far fewer.",
)


@EXERCISE.mistake(
    "You call the key again for each pair of items. This is the slow line: n items make n × n pairs."
)
def as_it_was(items, key):
    found = []
    for item in items:
        better = [other for other in items if key(other) > key(item)]
        found.append(1 + len(better))
    return found


@EXERCISE.mistake(
    "You took the key of `item` out of the inner loop. The key of `other` is still called for each pair."
)
def half_mended(items, key):
    found = []
    for item in items:
        value = key(item)
        found.append(1 + sum(key(other) > value for other in items))
    return found


@EXERCISE.mistake("You make the list of all keys anew for each item. Make it once, before the loop.")
def list_in_the_loop(items, key):
    found = []
    for at in range(len(items)):
        values = list(map(key, items))
        found.append(1 + sum(other > values[at] for other in values))
    return found


@EXERCISE.mistake(
    "You call the key twice for each item: once for the list of keys, and once more to look it up there."
)
def asked_twice(items, key):
    values = sorted(map(key, items), reverse=True)
    return [1 + values.index(key(item)) for item in items]


@EXERCISE.mistake(
    "After a shared place you go on with the next number. Two first places leave the second empty."
)
def no_gap(items, key):
    values = [key(item) for item in items]
    order = sorted(set(values), reverse=True)
    return [1 + order.index(value) for value in values]


@EXERCISE.mistake("Your first place goes to the smallest key. The greatest is the best.")
def worst_first(items, key):
    values = [key(item) for item in items]
    return [1 + sum(other < value for other in values) for value in values]


@EXERCISE.mistake("Your places begin with 0.")
def from_zero(items, key):
    values = [key(item) for item in items]
    return [sum(other > value for other in values) for value in values]


@EXERCISE.mistake(
    "You count the items that are as good or better, the item itself among them. Equal ones then get a late place."
)
def late_places(items, key):
    values = [key(item) for item in items]
    return [sum(other >= value for other in values) for value in values]


@EXERCISE.mistake("Equal items get different places. They share one: the number of better items is the same.")
def no_sharing(items, key):
    values = [key(item) for item in items]
    order = sorted(range(len(items)), key=lambda at: values[at], reverse=True)
    found = [0] * len(items)
    for place, at in enumerate(order, start=1):
        found[at] = place
    return found


@EXERCISE.mistake("Your places are sorted. They are due in the order of the items.")
def in_order_of_places(items, key):
    return sorted(places(items, key))


@EXERCISE.mistake("You compare the items themselves, and never call the key.")
def without_the_key(items, key):
    return [1 + sum(other > item for other in items) for item in items]


@EXERCISE.mistake(
    "A dictionary has one entry for equal items, and can't hold hands that are lists. A list of places is due."
)
def a_dictionary(items, key):
    return dict(zip(map(str, items), places(items, key), strict=True))


@EXERCISE.accepts
def each_with_each(items, key):
    values = [key(item) for item in items]
    return [1 + sum(other > value for other in values) for value in values]


@EXERCISE.accepts
def by_index(items, key):
    values = list(map(key, items))
    order = sorted(values, reverse=True)
    return [order.index(value) + 1 for value in values]


@EXERCISE.accepts
def by_bisect(items, key):
    from bisect import bisect_right

    values = list(map(key, items))
    order = sorted(values)
    return tuple(len(order) - bisect_right(order, value) + 1 for value in values)


@EXERCISE.accepts
def remembered_by_text(items, key):
    kept = {}

    def once(item):
        if repr(item) not in kept:
            kept[repr(item)] = key(item)
        return kept[repr(item)]

    return [1 + sum(once(other) > once(item) for other in items) for item in items]
