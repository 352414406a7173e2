"""group: how often each item occurs, the most frequent first."""

import random

from pokerlib.practice.exercise import Exercise, case
from pokerlib.refactored import group


def made_up():
    """Lists of two to eight small numbers, many of them equal."""
    rng = random.Random(16)
    lists = [[rng.randint(2, 9) for _ in range(rng.randint(2, 8))] for _ in range(120)]
    return [case(numbers) for numbers in sorted(lists, key=len)]


def why(case, expected, returned):
    (items,) = case.args
    (count, item), *others = expected
    second = f", then come {', '.join(f'{n} × {other}' for n, other in others)}" if others else ""
    return f"In {items} the first group is {count} × {item}{second}."


EXERCISE = Exercise(
    name="group",
    lesson="05",
    reference=group,
    cases=[
        case([], why="No items, no groups."),
        case([8]),
        case([8, 8, 8, 8], why="There is one group, of four eights."),
        case([2, 6], why="Both occur once, so the higher comes first."),
        case([6, 2], why="Both occur once, so the higher comes first."),
        case([9, 4, 4], why="The more frequent comes first, although 9 is higher."),
        case([7, 10, 7, 9, 7]),
        case([2, 3, 4, 6, 2, 1, 9]),
        case(
            list("mississippi"), why="Letters can be compared too: of i and s, both four times, s is higher."
        ),
        *made_up(),
    ],
    hints=(
        "How often does one item occur? `items.count(item)` says it. For which items do you ask?",
        "`set(items)` has each different item once. Make a pair `(items.count(item), item)` for each of them.",
        "`sorted` compares tuples by their first part, then by the second. `reverse=True` puts the greatest first.",
    ),
    why=why,
    remark="With the count first, the order of tuples is the order that the task asks for: no key is needed.",
)


@EXERCISE.mistake("The groups come in the order in which the items turn up. The most frequent is due first.")
def not_sorted(items):
    return [(items.count(item), item) for item in dict.fromkeys(items)]


@EXERCISE.mistake("The groups are in order, but from the other end: the most frequent is due first.")
def lowest_first(items):
    return sorted((items.count(item), item) for item in set(items))


@EXERCISE.mistake("Your pairs hold the item first. The count is due first: it decides the order.")
def item_first(items):
    return [(item, count) for count, item in group(items)]


@EXERCISE.mistake(
    "Your pairs hold the item first, and so they are in the order of the items, not of the counts."
)
def item_first_and_sorted(items):
    return sorted([(item, items.count(item)) for item in set(items)], reverse=True)


@EXERCISE.mistake(
    "You make a pair for each item in the list. Of equal items one pair is due: ask for each different item once."
)
def one_for_each(items):
    return sorted([(items.count(item), item) for item in items], reverse=True)


@EXERCISE.mistake(
    "Your groups are ordered by count alone. Of two with the same count the higher item comes first."
)
def by_count_alone(items):
    groups = [(items.count(item), item) for item in dict.fromkeys(items)]
    return sorted(groups, key=lambda pair: pair[0], reverse=True)


@EXERCISE.mistake(
    "You order a set by the counts alone. Items with equal counts stay as the set has them, and a set has no order: "
    "the higher item is due first."
)
def order_of_the_set(items):
    return [(items.count(item), item) for item in sorted(set(items), key=items.count, reverse=True)]


@EXERCISE.mistake("The counts are in order, but of two items with the same count you put the lower first.")
def lower_item_first(items):
    return sorted([(items.count(item), item) for item in set(items)], key=lambda pair: (-pair[0], pair[1]))


@EXERCISE.mistake("Your groups are ordered by item alone. The count decides first.")
def by_item_alone(items):
    return [(items.count(item), item) for item in sorted(set(items), reverse=True)]


@EXERCISE.mistake(
    "You return a dictionary. A list of (count, item) pairs is due: it has an order that can be relied on."
)
def a_dictionary(items):
    return {item: items.count(item) for item in items}


@EXERCISE.mistake(
    "`.sort()` changes a list and returns None. Use `sorted(...)`, or sort first and return the list after it."
)
def sort_returns_nothing(items):
    groups = [(items.count(item), item) for item in set(items)]
    return groups.sort(reverse=True)


@EXERCISE.mistake(
    "You count items that stand side by side, so that 7 10 7 makes two groups of sevens. Sort the items before, or use `count`."
)
def neighbors_only(items):
    from itertools import groupby

    return sorted([(len(list(run)), item) for item, run in groupby(items)], reverse=True)


@EXERCISE.mistake("You leave out what occurs once. A kicker is a group too, of one.")
def no_single_items(items):
    return [(count, item) for count, item in group(items) if count > 1]


@EXERCISE.accepts
def by_counter(items):
    from collections import Counter

    return sorted(((count, item) for item, count in Counter(items).items()), reverse=True)


@EXERCISE.accepts
def by_dictionary(items):
    counts = {}
    for item in items:
        counts[item] = counts.get(item, 0) + 1
    result = []
    for item in counts:
        result.append([counts[item], item])
    result.sort()
    result.reverse()
    return result


@EXERCISE.accepts
def by_runs(items):
    from itertools import groupby

    return sorted(((len(list(run)), item) for item, run in groupby(sorted(items))), reverse=True)


@EXERCISE.accepts
def sorted_twice(items):
    highest_first = sorted(set(items), reverse=True)
    return [(items.count(item), item) for item in sorted(highest_first, key=items.count, reverse=True)]


@EXERCISE.accepts
def with_a_key(items):
    different = sorted(set(items), key=lambda item: (items.count(item), item), reverse=True)
    return tuple((items.count(item), item) for item in different)
