"""How many hands of a deck with jokers have each rank, counted by kinds of hands."""

from collections import Counter
from functools import partial
from itertools import combinations, combinations_with_replacement, product

from pokerlib.cards import RANKS, SUITS
from pokerlib.ranking import CATEGORIES, hand_rank
from pokerlib.wild_fast import wild_rank


def wild_counts(jokers, repeat=True, rank=hand_rank):
    """How many of the five-card hands from 52 cards and these jokers have each rank.

    jokers: list of one or two jokers, as in best_wild_hand.
    repeat, rank: as for wild_rank.
    Returns: Counter from rank to number of hands, in all 2,869,685 with one joker, 3,162,510 with two.

    >>> counts = wild_counts(["?B", "?R"])
    >>> sum(counts.values()), counts[8, 14], counts[9, 7]
    (3162510, 24, 6)
    """
    return _counts(jokers, partial(wild_rank, repeat=repeat, rank=rank))


def bug_counts():
    """The same for 52 cards and a bug: a joker that is an ace, or fills a straight or a flush.

    >>> bug_counts()[9, 14]
    1
    """
    return _counts(["??"], bug_rank)


def bug_rank(hand):
    """The rank of five cards, of which '??' is an ace, or any card that makes a straight or a flush.

    hand: list of five cards with at most one '??'.
    Returns: tuple, as hand_rank returns it.

    >>> bug_rank("9S 9H 4C 3D ??".split())
    (1, 9, (14, 9, 9, 4, 3))
    """
    best = wild_rank(hand)
    if best[0] in (4, 5, 8):
        return best
    return hand_rank(["AS" if card == "??" else card for card in hand])


def by_category(counts, categories=CATEGORIES):
    """The sums of the counts for each category, the best first.

    counts: dict from rank to number of hands; the first item of a rank is its category.
    categories: the names of the categories, the lowest first.
    Returns: dict from name to number of hands, with 0 for what doesn't occur.

    >>> by_category({(8, 14): 4, (8, 13): 4, (0, (7, 5, 4, 3, 2)): 1020})["straight flush"]
    8
    """
    totals = Counter()
    for (category, *_), hands in counts.items():
        totals[category] += hands
    return {name: totals[category] for category, name in reversed([*enumerate(categories)])}


def kinds_of_hands(n):
    """Every kind of hand of n cards from 52, once: such a hand, and how many hands are like it.

    Hands are alike here if jokers can make the same of them. In a hand that repeats a rank, only the
    suits of the repeated rank matter; in any other, only whether all cards have one suit.

    n: int from 3 to 5.
    Returns: iterator of (list of cards, int).

    >>> sum(hands for hand, hands in kinds_of_hands(4))
    270725
    """
    for ranks in combinations_with_replacement(RANKS, n):
        times = Counter(ranks)
        if len(times) == n:
            yield from (([rank + suit for rank in ranks], 1) for suit in SUITS)
            yield [ranks[0] + "S", *(rank + "H" for rank in ranks[1:])], 4**n - 4
        else:
            singles = list(times.values()).count(1)
            choices = [combinations(SUITS, count) if count > 1 else ["S"] for count in times.values()]
            for suits in product(*choices):
                hand = [rank + suit for rank, some in zip(times, suits, strict=True) for suit in some]
                yield hand, 4**singles


def _counts(jokers, rank):
    """Hands for each rank, over all choices of the jokers and all kinds of the cards beside them."""
    counts = Counter()
    for n in range(len(jokers) + 1):
        for held in combinations(jokers, n):
            for hand, hands in kinds_of_hands(5 - n):
                counts[rank([*hand, *held])] += hands
    return counts
