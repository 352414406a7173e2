"""Exercises on tables by sums of DIGITS: small tables to try, and what is wrong with one."""

from itertools import combinations, combinations_with_replacement

from pokerlib.practice.calls import typed
from pokerlib.ranking import hand_rank
from pokerlib.tables import DIGITS


def key_of(ranks):
    """The key of these ranks."""
    return sum(map(DIGITS.get, ranks))


def ranks_of(key):
    """The ranks that a key stands for, as a text; a key without a meaning as a number.

    >>> ranks_of(2 + 64)
    '2 2 4'
    """
    if not isinstance(key, int) or not 0 < key < 8**13:
        return f"the key {typed(key)}"
    return " ".join(" ".join(rank * (key // digit % 8)) for rank, digit in DIGITS.items() if key // digit % 8)


def unsuited(ranks):
    """The table for all hands of five cards of these ranks that are no flush."""
    choices = [
        choice for choice in combinations_with_replacement(ranks, 5) if max(map(choice.count, choice)) < 5
    ]
    return {
        key_of(choice): hand_rank([r + s for r, s in zip(choice, "SHDCS", strict=True)]) for choice in choices
    }


def suited(ranks):
    """The table for all hands of five cards of these ranks and one suit."""
    return {key_of(choice): hand_rank([rank + "S" for rank in choice]) for choice in combinations(ranks, 5)}


def shown(table):
    """A table as a learner would type it, or how large it is."""
    return f"`{typed(table)}`" if len(table) < 4 else f"a table of {len(table)} hands"


def tell(exercise, failure):
    """The first entry that is missing, not due, or wrong."""
    table, most = failure.case.args
    right, done = failure.right.value, failure.done.value
    yield f"table = {shown(table)}, most = {most}"
    if not isinstance(done, dict):
        yield f"`one_more(table, {most})` returned `{typed(done)}`; it should return a dictionary."
        return
    yield f"Entries of `one_more(table, {most})`: {len(done):,}, where {len(right):,} are due."
    yield first_difference(right, done)


def first_difference(right, done):
    """The first entry by which a table differs from the right one."""
    for key in sorted(right):
        if key not in done:
            return f"There is no entry for {ranks_of(key)}."
    for key in done:
        if key not in right:
            return f"There is an entry for {ranks_of(key)}, which is no hand of this size."
    key = next(key for key in right if done[key] != right[key])
    return (
        f"For {ranks_of(key)} it says `{typed(done[key])}`; the best that is left is `{typed(right[key])}`."
    )
