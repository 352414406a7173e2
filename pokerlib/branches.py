"""hand_rank watched at work: its own questions, read from its source, and what each answers."""

import ast
import inspect
from dataclasses import dataclass
from functools import cache

from pokerlib import ranking
from pokerlib.ranking import card_ranks, hand_rank


@dataclass(frozen=True)
class Asked:
    """A branch of hand_rank: its condition as text, what that is for the hand, and what is returned."""

    condition: str
    value: object
    returns: str


def questions(hand):
    """The branches that hand_rank tries for a hand, down to the one that it takes.

    hand: list or tuple of five cards.
    Returns: list of Asked; only the last one has a value that is true, and returns something.
    Raises: ValueError for a wrong number of cards or a bad card.

    >>> [asked.value for asked in questions(["9D", "9H", "9S", "9C", "7D"])]
    [None, False, 9]
    >>> questions(["9D", "9H", "9S", "9C", "7D"])[-1]
    Asked(condition='kind(4, ranks)', value=9, returns='(7, kind(4, ranks), kind(1, ranks))')
    """
    hand_rank(hand)
    names = vars(ranking) | {"hand": hand, "ranks": tuple(card_ranks(hand))}
    tried = []
    for condition, returned in conditions():
        value = eval(condition, names)
        tried.append(Asked(condition, value, returned if value else ""))
        if value:
            break
    return tried


@cache
def conditions():
    """The conditions of hand_rank and what each branch returns, as text; the last one is always True.

    >>> conditions()[1]
    ('straight(ranks) and flush(hand)', '(8, max(ranks))')
    """
    chain = ast.parse(inspect.getsource(hand_rank)).body[0].body[-1]
    found = []
    while isinstance(chain, ast.If):
        found.append((ast.unparse(chain.test), ast.unparse(chain.body[0].value)))
        (chain,) = chain.orelse
    return (*found, ("True", ast.unparse(chain.value)))
