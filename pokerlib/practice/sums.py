"""Exercises on keys for the thirteen ranks: do the sums of the keys tell hands apart?"""

from collections.abc import Iterator
from itertools import combinations_with_replacement

from pokerlib.cards import RANKS
from pokerlib.practice.calls import typed

UNIQUE = "all sums are different"
TOO_LARGE = 10**40  # a key like this is a slip, and sums of such keys take time
ONCE = "an iterator"


def by_sums(program):
    """Turn a program into one that says whether the keys it returns tell apart all hands of a size."""

    def compare(size):
        keys = program()
        if isinstance(keys, Iterator):
            return ONCE
        if not isinstance(keys, list | tuple) or len(keys) != 13 or not all(map(is_key, keys)):
            return keys
        found = sums(keys, size)
        return UNIQUE if len(set(found)) == len(found) else collision(keys, size)

    return compare


def is_key(key):
    """Whether it is a whole number, and not too large to work with."""
    return isinstance(key, int) and not isinstance(key, bool) and abs(key) < TOO_LARGE


def sums(keys, size):
    """The sum of each choice of so many keys, none taken more than four times.

    >>> sorted(sums([1, 10], 5))
    [14, 23, 32, 41]
    """
    found = [[0], *([] for _ in range(size))]
    for key in keys:
        found = [
            [number * key + rest for number in range(min(4, cards) + 1) for rest in found[cards - number]]
            for cards in range(size + 1)
        ]
    return found[size]


def collision(keys, size):
    """The first two choices of so many ranks that have the same sum, as a text."""
    seen = {}
    for choice in combinations_with_replacement(range(13), size):
        total = sum(keys[rank] for rank in choice)
        if max(map(choice.count, choice)) < 5 and seen.setdefault(total, choice) != choice:
            return f"{in_ranks(seen[total])} and {in_ranks(choice)} both sum to {total:,}"
    raise ValueError(f"all sums of {size} of these keys are different: {keys!r}")


def in_ranks(choice):
    """The ranks with these numbers, from 0 for the 2, as a text."""
    return " ".join(RANKS[rank] for rank in choice)


def tell(exercise, failure):
    """Two hands that can't be told apart; or what is wrong with the keys themselves."""
    found, (size,) = failure.done.value, failure.case.args
    call = f"`{exercise.name}()` returned"
    if found == ONCE:
        yield f"{call} {ONCE}, which gives its items only once. `list(...)` around it makes a list."
    elif isinstance(found, str) and " both sum to " in found:
        yield f"With {size} card{'s' * (size > 1)}: {found}. They can't be told apart."
    elif not isinstance(found, list | tuple):
        yield f"{call} `{typed(found)}`; it should return a list of thirteen whole numbers."
    elif len(found) != 13:
        yield f"{call} {len(found)} keys; there are 13 ranks."
    else:
        bad = next(key for key in found if not is_key(key))
        yield f"{call} `{typed(bad)}` among its keys; each should be a whole number of at most 40 digits."
