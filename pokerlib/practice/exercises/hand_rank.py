"""hand_rank: the rank of a hand, in any form that puts every two hands in the right order."""

from collections import Counter

from pokerlib.announcing import announce
from pokerlib.cards import card_rank
from pokerlib.practice.exercise import Exercise, case
from pokerlib.practice.ordering import by_order, tell_order
from pokerlib.practice.pairs_of_hands import pairs_of_hands
from pokerlib.practice.wrong_categories import WRONG_CATEGORIES
from pokerlib.practice.wrong_ranks import chain
from pokerlib.practice.wrong_ties import WRONG_TIES
from pokerlib.ranking import card_ranks, flush, hand_rank, kind, straight, two_pair


def nine_branches(hand):
    """The rank of a hand as a tuple: the category, then what breaks a tie in it."""
    ranks = tuple(card_ranks(hand))
    if straight(ranks) and flush(hand):
        return (8, max(ranks))
    elif kind(4, ranks):
        return (7, kind(4, ranks), kind(1, ranks))
    elif kind(3, ranks) and kind(2, ranks):
        return (6, kind(3, ranks), kind(2, ranks))
    elif flush(hand):
        return (5, ranks)
    elif straight(ranks):
        return (4, max(ranks))
    elif kind(3, ranks):
        return (3, kind(3, ranks), ranks)
    elif two_pair(ranks):
        return (2, two_pair(ranks), ranks)
    elif kind(2, ranks):
        return (1, kind(2, ranks), ranks)
    else:
        return (0, ranks)


def why(case, expected, returned):
    first, second = (announce(hand_rank(hand)) for hand in case.args)
    return f"The first is: {first}. The second is: {second}."


EXERCISE = Exercise(
    name="hand_rank",
    lesson="03",
    reference=hand_rank,
    model=nine_branches,
    cases=[case(*pair) for pair in pairs_of_hands()],
    hints=(
        "One branch for each row of the table, the best category first. Each returns a tuple that begins with the category.",
        "`if straight(ranks) and flush(hand): return (8, max(ranks))`, then `elif kind(4, ranks): return ...` and so on. "
        "What decides between two hands of that category? That comes next in the tuple.",
        "From three of a kind down, all ranks may be needed: `return (3, kind(3, ranks), ranks)`, "
        "`(2, two_pair(ranks), ranks)`, `(1, kind(2, ranks), ranks)`, and at last `(0, ranks)`.",
    ),
    lift=by_order,
    tell=tell_order,
    why=why,
    remark="Any form will do that puts every two hands in the right order. A tuple can be hashed too, if what is inside can.",
)
EXERCISE.mistakes += WRONG_CATEGORIES + WRONG_TIES
EXERCISE.accepts(nine_branches)


@EXERCISE.mistake(
    "You give `straight` the cards. It takes ranks, which are numbers: `straight(card_ranks(hand))`."
)
def straight_of_the_cards(hand):
    return chain(hand, straight=lambda ranks: straight(hand))


@EXERCISE.accepts
def lists_inside(hand):
    ranks = card_ranks(hand)
    if straight(ranks) and flush(hand):
        return 8, max(ranks)
    if kind(4, ranks):
        return 7, kind(4, ranks), kind(1, ranks)
    if kind(3, ranks) and kind(2, ranks):
        return 6, kind(3, ranks), kind(2, ranks)
    if flush(hand):
        return 5, ranks
    if straight(ranks):
        return 4, max(ranks)
    if kind(3, ranks):
        return 3, kind(3, ranks), ranks
    if two_pair(ranks):
        return 2, *two_pair(ranks), ranks
    if kind(2, ranks):
        return 1, kind(2, ranks), ranks
    return 0, ranks


@EXERCISE.accepts
def one_number(hand):
    ranks = card_ranks(hand)
    ordered = sorted(ranks, key=lambda r: (ranks.count(r), r), reverse=True)
    category = category_of(hand, ranks)
    number = category
    for rank in ordered:
        number = number * 15 + rank
    return number


def category_of(hand, ranks):
    counts = sorted((ranks.count(rank) for rank in set(ranks)), reverse=True)
    if straight(ranks) or flush(hand):
        return 8 if straight(ranks) and flush(hand) else 5 if flush(hand) else 4
    return {(4, 1): 7, (3, 2): 6, (3, 1, 1): 3, (2, 2, 1): 2, (2, 1, 1, 1): 1}.get(tuple(counts), 0)


@EXERCISE.accepts
def by_counter(hand):
    ranks = [card_rank(card) for card in hand]
    groups = sorted(((n, rank) for rank, n in Counter(ranks).items()), reverse=True)
    order = [rank for n, rank in groups]
    if order == [14, 5, 4, 3, 2]:
        order = [5, 4, 3, 2, 1]
    line = len(order) == 5 and order[0] - order[4] == 4
    suit = len({card[1] for card in hand}) == 1
    shape = [n for n, rank in groups]
    if line or suit:
        shape = [3, 1, 1, 1] if line and not suit else [3, 1, 1, 2] if suit and not line else [5]
    return shape, order


@EXERCISE.accepts
def letters_in_order(hand):
    ranks = card_ranks(hand)
    ordered = sorted(ranks, key=lambda rank: (-ranks.count(rank), -rank))
    return str(category_of(hand, ranks)) + "".join(chr(96 + rank) for rank in ordered)
