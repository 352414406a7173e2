"""hand_rank with some of its parts exchanged, for the wrong programs that people write."""

from pokerlib.practice.exercise import Mistake
from pokerlib.ranking import card_ranks, flush, kind, straight, two_pair

VALUES = {
    8: lambda ranks: (8, max(ranks)),
    7: lambda ranks: (7, kind(4, ranks), kind(1, ranks)),
    6: lambda ranks: (6, kind(3, ranks), kind(2, ranks)),
    5: lambda ranks: (5, ranks),
    4: lambda ranks: (4, max(ranks)),
    3: lambda ranks: (3, kind(3, ranks), ranks),
    2: lambda ranks: (2, two_pair(ranks), ranks),
    1: lambda ranks: (1, kind(2, ranks), ranks),
    0: lambda ranks: (0, ranks),
}
BRANCHES = (8, 7, 6, 5, 4, 3, 2, 1, 0)


def chain(hand, ranks=card_ranks, straight=straight, flush=flush, order=BRANCHES, **changed):
    """The rank of a hand with some parts exchanged.

    ranks, straight, flush: in place of the functions of that name. order: of the branches.
    changed: what a branch returns instead, by its category, as in _6=lambda ranks: ....
    """
    ranks = tuple(ranks(hand))
    in_line, one_suit = straight(ranks), flush(hand)
    holds = {
        8: in_line and one_suit,
        7: kind(4, ranks),
        6: kind(3, ranks) and kind(2, ranks),
        5: one_suit,
        4: in_line,
        3: kind(3, ranks),
        2: two_pair(ranks),
        1: kind(2, ranks),
        0: True,
    }
    category = next(branch for branch in order if holds[branch])
    return changed.get(f"_{category}", VALUES[category])(ranks)


def wrong(explanation, among):
    """Decorate a wrong program with what to tell those who write it, and add it to a list."""

    def add(program):
        among.append(Mistake(program, explanation))
        return program

    return add
