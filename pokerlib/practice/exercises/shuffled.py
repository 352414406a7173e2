"""shuffled: a new list in a random order; what it was given stays as it was."""

import random

from pokerlib.practice.chances import by_new_lists, fair, fault, tell_chances
from pokerlib.practice.drawing import remark_on_source
from pokerlib.practice.exercise import Exercise, case
from pokerlib.shuffling import knuth, shuffled, swap


def remark(tree):
    """What the function is good for; and for a program that takes no rng, what that costs."""
    return remark_on_source(tree) or (
        "A function that returns can be written into any expression: `shuffled(deck())[:5]` is a hand."
    )


EXERCISE = Exercise(
    name="shuffled",
    lesson="08",
    reference=shuffled,
    cases=[
        case([], why="No items make a new list without items."),
        case(["AS"], why="One card has one order; it is due in a list."),
        case(["AS", "KS"]),
        case(["AS", "KS", "QS"]),
        case(["7S", "7S", "2H"], why="A card that is there twice must be there twice afterwards."),
        case(("AS", "KS", "QS"), why="A tuple can't be changed in place, but a list of its items can."),
        case(["AS", "KS", "QS", "JS"]),
    ],
    hints=(
        "`knuth(p)` does all the work, and changes `p`. Which list may you let it change?",
        "`list(items)` is a new list with the same items.",
        "Three lines: make the new list, shuffle it by `knuth(p, rng)`, return it.",
    ),
    lift=by_new_lists,
    tell=tell_chances,
    equal=fair,
    normal=fault,
    remark=remark,
)


@EXERCISE.mistake(
    "You shuffle the list that you were given. Make a new list first, by `list(items)`: "
    "`p = items` is only a second name for theirs."
)
def in_place(items, rng=random):
    knuth(items, rng)
    return items


@EXERCISE.mistake("You shuffle the list that you were given, and return nothing. A new list is due.")
def in_place_and_silent(items, rng=random):
    knuth(items, rng)


@EXERCISE.mistake(
    "`knuth` returns None: it changes its list. Call it in a line of its own, then return the list."
)
def what_knuth_returns(items, rng=random):
    p = list(items)
    return knuth(p, rng)


@EXERCISE.mistake(
    "You return the items in the order that they had. The copy must be shuffled before it goes back."
)
def only_a_copy(items, rng=random):
    return list(items)


@EXERCISE.mistake(
    "Your draws don't come from `rng`: hand it on, by `knuth(p, rng)`. Without it, whoever gives you a seeded "
    "`rng` can't repeat the shuffle."
)
def rng_not_handed_on(items, rng=random):
    p = list(items)
    knuth(p)
    return p


@EXERCISE.mistake("A tuple comes back, and a list is due: return the list that you shuffled, as it is.")
def as_a_tuple(items, rng=random):
    p = list(items)
    knuth(p, rng)
    return tuple(p)


@EXERCISE.mistake("Each item of yours is drawn among all items: one can come twice, and another not at all.")
def with_replacement(items, rng=random):
    return [rng.choice(items) for _ in items]


@EXERCISE.mistake(
    "You swap each place with any place: that is not fair. `knuth` is, and it is there to be used."
)
def swap_any(items, rng=random):
    p = list(items)
    for i in range(len(p)):
        swap(p, i, rng.randrange(len(p)))
    return p


@EXERCISE.mistake(
    "A set keeps one of two equal cards, and its order is not a random one. Make a list: `list(items)`."
)
def by_a_set(items, rng=random):
    p = sorted(set(items))
    knuth(p, rng)
    return p


@EXERCISE.accepts
def by_a_slice(items, rng=random):
    p = [*items]
    knuth(p, rng)
    return p


@EXERCISE.accepts
def by_sample(items, rng=random):
    return rng.sample(list(items), len(items))


@EXERCISE.accepts
def by_random_keys(items, rng=random):
    return sorted(items, key=lambda item: rng.random())


@EXERCISE.accepts
def by_popping(items, rng=random):
    left, result = list(items), []
    while left:
        result.append(left.pop(rng.randrange(len(left))))
    return result


@EXERCISE.accepts
def by_the_module(items):
    p = list(items)
    random.shuffle(p)
    return p
