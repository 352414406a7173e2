"""Exercises on shuffles: judged by the chance of every order, exact where the draws can be followed."""

from collections import Counter
from itertools import permutations

from pokerlib.every_draw import exact_outcomes
from pokerlib.practice.calls import copied, typed
from pokerlib.practice.drawing import CountedDraws, drawing
from pokerlib.practice.forms import frozen
from pokerlib.shuffle_tests import chi_square_test

MOST_FOLLOWED = 5  # cards; of a larger deck only the first and the last card are looked at, by sampling
MOST_PATHS = 4_000
FIRST_SHUFFLES = 1_000
FALSE_ALARM = 1e-8  # for one deck; for all decks of an exercise that is less than one in a million
TOO_MANY_DRAWS, OTHER_SOURCE, CHANGED, TUPLE = "too many draws", "another source", "changed", "a tuple"
OTHER_CARDS = "other cards than before"


def by_orders(program):
    """Turn a shuffle that changes its list into a function from a deck to the table of its orders."""

    shuffle = drawing(program)

    def table(deck):
        def deal(rng):
            p = list(deck)
            shuffle(p, rng)
            return p

        return chances(deal, deck)

    return table


def by_new_lists(program):
    """Turn a shuffle that returns a new list into a function from cards to the table of their orders."""

    shuffled = drawing(program)

    def table(items):
        def deal(rng):
            given = copied(items)
            value = shuffled(given, rng)
            if frozen(given) != frozen(items):
                return (CHANGED, *given)
            return (TUPLE, *value) if isinstance(value, tuple) else value

        return chances(deal, items)

    return table


def chances(deal, deck, seed=8):
    """The exact chance of each order; where the draws can't be followed, how often each came up.

    deal: function of rng that gives the cards as they are after a shuffle.
    Returns: dict from order to Fraction, or to int; what is no order of the deck has its own entry.
    """
    return followed(deal, deck) or sampled(deal, deck, CountedDraws(seed))


def sampled(deal, deck, rng):
    """How often each order came up, unless a few shuffles show already what is wrong."""
    counts, done = dict.fromkeys(due(deck), 0), 0
    for target in (FIRST_SHUFFLES, 12_000 if len(deck) <= 3 else 4_000):
        for _ in range(done, target):
            order = seen(deal(rng), deck)
            counts[order] = counts.get(order, 0) + 1
        done = target
        if rng.draws > done * (len(deck) + 1):
            return {TOO_MANY_DRAWS: rng.draws / done}
        if not rng.draws:
            return counts if max(counts.values()) == done else {OTHER_SOURCE: done}
    return counts


def followed(deal, deck):
    """The exact chance of each order; an empty table where the draws can't be followed."""
    paths, drew = iter(range(MOST_PATHS)), set()

    def look(rng):
        if next(paths, None) is None:
            raise ValueError(f"there are more than {MOST_PATHS:,} paths")
        order = seen(deal(rng), deck)
        drew.add(bool(rng.forks) or len(deck) < 2)
        return order

    try:
        table = exact_outcomes(look) if len(deck) <= MOST_FOLLOWED else {}
    except ValueError:
        return {}
    return table if drew == {True} else {}


def seen(p, deck):
    """What is looked at: the order, and of a large deck the first and the last card."""
    order = frozen(p)
    if len(deck) <= MOST_FOLLOWED:
        return order
    same = isinstance(order, tuple) and Counter(order) == Counter(deck)
    return (order[0], order[-1]) if same else OTHER_CARDS


def due(deck):
    """All that there is to be seen of a fair shuffle, each as likely as the others."""
    return set(permutations(deck, len(deck) if len(deck) <= MOST_FOLLOWED else 2))


def exact(table):
    """Whether a table holds chances, and not counts."""
    return not all(isinstance(part, int) for part in table.values())


def fair(expected, returned):
    """Whether a table of orders is fair: exactly, or by the chi-square test if it holds counts."""
    if returned.keys() != expected.keys():
        return False
    if exact(returned):
        return returned == expected
    return len(returned) == 1 or chi_square_test(returned, FALSE_ALARM)


def fault(table):
    """A form of a table in which programs with one fault are equal, even if their draws fell otherwise."""
    if exact(table) and TOO_MANY_DRAWS not in table:
        return frozen(table)
    there = {order: count for order, count in table.items() if count}
    enough = sum(there.values()) >= 5 * len(there) > 5
    return frozenset(there), enough and chi_square_test(there)


def tell_chances(exercise, failure):
    """What is not fair about a shuffle, in a sentence or two."""
    deck, table, right = failure.case.args[0], failure.done.value, failure.right.value
    shown = f"`{exercise.name}({typed(deck)})`"
    strange = [order for order in table if order not in right]
    missing = [order for order in sorted(right) if not table.get(order)]
    if TOO_MANY_DRAWS in table:
        yield f"{shown} draws {table[TOO_MANY_DRAWS]:.1f} numbers on average. One for each card is enough."
    elif OTHER_SOURCE in table:
        yield f"{shown} shuffles, but its draws are not from `rng`, the source that it was given."
    elif strange and isinstance(strange[0], tuple) and strange[0][:1] == (CHANGED,):
        yield f"{shown} changed its argument: it became `{typed(list(strange[0][1:]))}`."
        yield "Whoever calls it still needs the cards as they were. Work on a copy."
    elif strange and isinstance(strange[0], tuple) and strange[0][:1] == (TUPLE,):
        yield f"{shown} returned a tuple, `{typed(strange[0][1:])}`. A new list is due."
    elif strange:
        ended = list(strange[0]) if isinstance(strange[0], tuple) else strange[0]
        yield f"{shown} can end with `{typed(ended)}`. A list is due, with every card as often as before."
    elif missing:
        yield f"{shown} never ends with {named(missing[0], deck)}."
        yield f"{len(missing)} of {len(right)} possible results can't come up; all must be equally likely."
    else:
        yield f"{shown} {uneven(table, deck)}"


def uneven(table, deck):
    """The result whose share is furthest from fair, and what its share should be."""
    total, fair_share = sum(table.values()), sum(table.values()) / len(table)
    worst = max(sorted(table), key=lambda order: abs(table[order] - fair_share))
    if exact(table):
        return f"ends with {named(worst, deck)} {table[worst]} of the time; 1/{len(table)} is due."
    often = f"{table[worst]:,} of {total:,} times; about {round(fair_share):,} are due."
    return f"ended with {named(worst, deck)} {often}"


def named(order, deck):
    """An order as it is typed; of a large deck, its ends."""
    if len(deck) <= MOST_FOLLOWED:
        return f"`{typed(list(order))}`"
    return f"`{order[0]}` first and `{order[1]}` last"
