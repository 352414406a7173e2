"""The rank of a hand in the words of a player, and back."""

import re

from pokerlib.cards import RANKS, card_rank
from pokerlib.ranking import CATEGORIES
from pokerlib.show import RANK_NAMES

_ONE = {card_rank(rank + "S"): RANK_NAMES[rank] for rank in RANKS}
NUMBERS = {name: number for number, name in _ONE.items()}
NUMBERS |= {name + ("es" if name == "six" else "s"): number for name, number in NUMBERS.items()}
_MANY = {number: name for name, number in NUMBERS.items()}
_BETWEEN = {"high", "and", "over", "then"}
_HOW_MANY = (5, 4, 3, 3, 1, 5, 2, 2, 1, 1)  # different ranks that count, by category


def one(rank):
    """The name of one card of a rank.

    rank: int from 2 to 14. Raises: ValueError for anything else.

    >>> one(10), one(14)
    ('ten', 'ace')
    """
    return _named(_ONE, rank)


def many(rank):
    """The name of several cards of a rank.

    rank: int from 2 to 14. Raises: ValueError for anything else.

    >>> many(10), many(6)
    ('tens', 'sixes')
    """
    return _named(_MANY, rank)


def announce(rank):
    """The rank of a hand in words: the category, then the ranks in the order in which they count.

    rank: tuple as hand_rank returns it, or as announced_rank does.
    Returns: str; two ranks that differ differ in words.
    Raises: ValueError for what is no rank of a hand.

    >>> announce((6, 8, 13))
    'full house, eights over kings'
    >>> announce((5, (10, 8, 7, 5, 3)))
    'flush, ten high, then eight, seven, five, three'
    """
    category, numbers = _in_one_row(rank)
    first, others = numbers[0], numbers[1:]
    if category in (0, 4, 5, 8):
        said = one(first) + " high"
    elif category in (2, 6):
        second, *others = others
        said = many(first) + (" and " if category == 2 else " over ") + many(second)
    else:
        said = many(first)
    words = CATEGORIES[category] + ", " + said
    if others:
        words += ", then " + ", ".join(map(one, others))
    return words


def announced_rank(words):
    """The rank that an announcement tells: the category, then the ranks in the order of the words.

    words: str, in the form that announce gives it.
    Returns: tuple of int in one row; it orders hands as hand_rank does.
    Raises: ValueError for a category or a word that isn't known.

    >>> announced_rank("Full house, eights over kings")
    (6, 8, 13)
    """
    category, _, said = words.lower().partition(", ")
    if category not in CATEGORIES:
        raise ValueError(f"{category!r} is no category. These are: {', '.join(CATEGORIES)}.")
    found = re.findall(r"\w+", said)
    strange = [word for word in found if word not in NUMBERS and word not in _BETWEEN]
    if strange:
        raise ValueError(f"{strange[0]!r} names no rank. Ranks are named like 'ten' and 'tens'.")
    return (CATEGORIES.index(category), *[NUMBERS[word] for word in found if word in NUMBERS])


def _named(names, rank):
    """The name of a rank in one of the two tables."""
    if rank not in names:
        raise ValueError(f"a rank is a number from 2 to 14, not {rank!r}")
    return names[rank]


def _in_one_row(rank):
    """The category, and the different ranks in the order in which they count, without inner brackets."""
    category, *parts = rank if isinstance(rank, tuple) and rank else (None,)
    numbers = {}
    for part in parts:
        numbers |= dict.fromkeys(part if isinstance(part, tuple) else [part])
    if category not in range(len(CATEGORIES)) or len(numbers) != _HOW_MANY[category]:
        raise ValueError(f"the rank of a hand is a tuple such as (6, 8, 13), not {rank!r}")
    return category, list(numbers)
