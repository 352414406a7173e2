"""allmax: every item whose key is the greatest."""

import random
from itertools import groupby, takewhile

from pokerlib.cards import cards
from pokerlib.practice.exercise import Exercise, Fresh, case
from pokerlib.ranking import card_ranks, hand_rank
from pokerlib.winners import allmax

ANN, BOB, CYD = cards("9S 8D 7C 6H 5S"), cards("KC KD KH 9C 2S"), cards("9H 8C 7S 6D 5H")


def once(*items):
    """An argument that gives these items only once."""
    return Fresh(lambda: iter(items), f"iter({list(items)!r})")


def minus(number):
    return -number


def made_up():
    """Short lists of small numbers, with and without a key."""
    rng = random.Random(1311)
    lists = [[rng.randint(-3, 3) for _ in range(rng.randint(1, 7))] for _ in range(120)]
    keys = [{}, {"key": None}, {"key": abs}, {"key": minus}, {"key": str}]
    return [case(numbers, **rng.choice(keys)) for numbers in sorted(lists, key=len)]


def why(case, expected, returned):
    (items,), key = case.args, case.kwargs.get("key")
    number = f"{len(expected)} {'item has' if len(expected) == 1 else 'items have'}"
    if key is None:
        return f"{number} the greatest value, `{expected[0]!r}`."
    return f"The keys are `{[key(item) for item in items]!r}`: {number} the greatest one."


ONCE = "This iterable gives its items once. Whoever goes through it again finds nothing."

EXERCISE = Exercise(
    name="allmax",
    lesson="06",
    reference=allmax,
    cases=[
        case([], why="No items have no greatest: the list is empty."),
        case([7], why="One item is the greatest. It is a list all the same."),
        case([3, 3]),
        case([1, 3]),
        case([3, 1]),
        case([3, 1, 3]),
        case([3, 1, 3], key=None, why="None as the key is as no key, in `max` too."),
        case([-3, 1, 3], key=abs),
        case([0, 0, 0], why="The greatest value is 0, and three items have it."),
        case([-5, -2, -2], why="The greatest may be below 0."),
        case([2, 0, -2, 0], key=minus),
        case(["", ""], key=len, why="The greatest length is 0, and both texts have it."),
        case([], key=abs, why="No items have no greatest: the list is empty."),
        case((2, 4, 4), why="A tuple is an iterable too."),
        case("banana", why="A text is an iterable of its letters."),
        case([2, 4, 7, 5, 7]),
        case(["pear", "fig", "plum"], key=len),
        case(once(3, 1, 3), why=ONCE),
        case(once(-3, 1, 3), key=abs, why=ONCE),
        case([None, "2S", None], key=str, why="None may be an item: `'None'` comes after `'2S'`."),
        case([["TS", "9H"], ["9D", "TC"]], key=card_ranks, why="A key may be a list: both are `[10, 9]`."),
        case([ANN, BOB, CYD], key=hand_rank, why="Two straights to the nine tie, and three kings lose."),
        *made_up(),
    ],
    hints=(
        "Some iterables give their items once. Will you keep the items in a list, or go through them only once?",
        "Keep the greatest key so far, and the list of its items. What do a greater and an equal key do to the list?",
        "`value = item if key is None else key(item)`. No items yet, or a greater value: a new list. An equal one: append.",
    ),
    why=why,
    remark="The course goes through the items once and asks for each key once.",
)


@EXERCISE.mistake("You return one of the greatest items. All of them are due, in a list.")
def one_item(iterable, key=None):
    return max(iterable, key=key, default=[])


@EXERCISE.mistake("You return the item alone when there is one, and a list for several. Always a list.")
def bare_when_alone(iterable, key=None):
    best = allmax(iterable, key)
    return best[0] if len(best) == 1 else best


@EXERCISE.mistake("You seem to leave the key out: the items themselves are compared.")
def without_the_key(iterable, key=None):
    return allmax(iterable)


@EXERCISE.mistake("You call `hand_rank` whatever the key is. `allmax` knows nothing of hands: call `key`.")
def hand_rank_for_the_key(iterable, key=None):
    return allmax(iterable, hand_rank)


@EXERCISE.mistake("You call the key when there is none. Without a key, the items are compared.")
def calls_none(iterable, key=None):
    return allmax(iterable, lambda item: key(item))


@EXERCISE.mistake("Your default serves when no key is given. A caller may also write `key=None`.")
def a_function_as_default(iterable, key=lambda item: item):
    return allmax(iterable, lambda item: key(item))


@EXERCISE.mistake('You ask whether the best so far is true. 0 and `""` are not, and can be greatest.')
def truth_of_the_best(iterable, key=None):
    value, best, result = key or (lambda item: item), None, []
    for item in iterable:
        if not best or value(item) > best:
            best, result = value(item), [item]
        elif value(item) == best:
            result.append(item)
    return result


@EXERCISE.mistake("You begin with 0 as the greatest so far. The greatest may be below it, or no number.")
def begins_with_zero(iterable, key=None):
    value, items = key or (lambda item: item), list(iterable)
    best = max([0, *map(value, items)])
    return [item for item in items if value(item) == best]


@EXERCISE.mistake("Sorting the argument reorders the caller's list, and a tuple can't be sorted so.")
def sorts_in_place(iterable, key=None):
    value = key or (lambda item: item)
    iterable.sort(key=key, reverse=True)
    best = value(iterable[0])
    return [item for item in iterable if value(item) == best]


@EXERCISE.mistake("You go through the iterable twice. Some are empty the second time: keep the items.")
def two_passes(iterable, key=None):
    value = key or (lambda item: item)
    best = max(map(value, iterable), default=None)
    return [item for item in iterable if value(item) == best]


@EXERCISE.mistake("For no items you look for a greatest one, which isn't there. An empty list is due.")
def greatest_of_nothing(iterable, key=None):
    value, items = key or (lambda item: item), list(iterable)
    best = max(map(value, items))
    return [item for item in items if value(item) == best]


@EXERCISE.mistake("A set or a dictionary keeps one of two equal items. Each is due: two players can tie.")
def each_once(iterable, key=None):
    return list(dict.fromkeys(allmax(iterable, key)))


@EXERCISE.mistake("You look for items equal to the greatest item. Compare keys: others can tie with it.")
def equal_items(iterable, key=None):
    items = list(iterable)
    best = max(items, key=key, default=None)
    return [item for item in items if item == best]


@EXERCISE.mistake("A greater item joins your list, and the beaten ones stay in it. It must begin a new list.")
def keeps_the_beaten(iterable, key=None):
    value, result = key or (lambda item: item), []
    for item in iterable:
        if not result or value(item) >= value(result[-1]):
            result.append(item)
    return result


@EXERCISE.accepts
def a_copy_and_two_passes(iterable, key=None):
    items = list(iterable)
    value = (lambda item: item) if key is None else key
    best = max(map(value, items), default=None)
    return [item for item in items if value(item) == best]


@EXERCISE.accepts
def sorts_a_copy(iterable, key=None):
    ordered = sorted(iterable, key=key, reverse=True)
    value = key or (lambda item: item)
    return list(takewhile(lambda item: value(item) == value(ordered[0]), ordered))


@EXERCISE.accepts
def by_groups(iterable, key=None):
    groups = groupby(sorted(iterable, key=key, reverse=True), key=key)
    return next((list(group) for _, group in groups), [])


@EXERCISE.accepts
def keys_beside_items(iterable, key=None):
    if key is None:
        key = lambda item: item
    pairs = [(key(item), item) for item in iterable]
    best = max([value for value, item in pairs], default=None)
    return tuple(item for value, item in pairs if value == best)
