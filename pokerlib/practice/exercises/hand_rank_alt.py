"""hand_rank_alt: the rank of a hand from its groups, by a chain of conditions."""

from pokerlib.practice.exercise import Exercise
from pokerlib.practice.group_cases import cases, in_words
from pokerlib.practice.ordering import by_order, tell_order
from pokerlib.practice.structure import nothing_twice, without
from pokerlib.practice.wrong_groups import LAST, add_mistakes, missed
from pokerlib.refactored import group, grouped, hand_rank_alt, unzip

EXERCISE = Exercise(
    name="hand_rank_alt",
    lesson="05",
    reference=hand_rank_alt,
    cases=cases(),
    hints=(
        "`grouped(hand)` gives all you need. What are the counts of a full house, and of two pair?",
        "Ask from the best category down, so that each question can rely on the ones before: (5,) first, then straight and flush, then (4, 1).",
        "`9 if counts == (5,) else 8 if straight and flush else ...` gives the category. The ranks break every tie: return both.",
    ),
    why=in_words,
    lift=by_order,
    tell=tell_order,
    rules=(without("hand_rank", "hand_rank_table", "kind", "two_pair"), nothing_twice),
    remark="No question is asked twice, and the ranks break the ties of all categories in one way.",
)
add_mistakes(EXERCISE)


@EXERCISE.mistake(f"Five of a kind {LAST} Its counts are `(5,)`, with a comma: `(5)` is only the number 5.")
def no_five(hand):
    return missed((5,))(hand)


@EXERCISE.mistake(
    "None of your counts is ever found. Python never calls a list equal to a tuple: `[4, 1] == (4, 1)` is False."
)
def counts_as_lists(hand):
    counts, ranks, straight, flush = grouped(hand)
    return (8 if straight and flush else 5 if flush else 4 if straight else 0), ranks


@EXERCISE.mistake(
    "You ask for a straight before you ask for a straight flush, so that none is ever found. Ask for the better one first."
)
def straight_asked_first(hand):
    return (4 if grouped(hand)[2] else hand_rank_alt(hand)[0]), grouped(hand)[1]


@EXERCISE.accepts
def by_returns(hand):
    counts, ranks, straight, flush = grouped(hand)
    if counts == (5,):
        return 9, ranks
    if straight and flush:
        return 8, ranks
    if counts == (4, 1):
        return 7, ranks
    if counts == (3, 2):
        return 6, ranks
    if flush:
        return 5, ranks
    if straight:
        return 4, ranks
    if counts == (3, 1, 1):
        return 3, ranks
    if counts == (2, 2, 1):
        return 2, ranks
    if counts == (2, 1, 1, 1):
        return 1, ranks
    return 0, ranks


@EXERCISE.accepts
def from_nothing(hand):
    counts, ranks = unzip(group(["--23456789TJQKA".index(r) for r, s in hand]))
    if ranks == (14, 5, 4, 3, 2):
        ranks = (5, 4, 3, 2, 1)
    straight = len(ranks) == 5 and max(ranks) - min(ranks) == 4
    flush = len({s for r, s in hand}) == 1
    if (5,) == counts:
        category = "five of a kind"
    elif straight and flush:
        category = "straight flush"
    else:
        names = {(4, 1): "four", (3, 2): "full", (3, 1, 1): "3", (2, 2, 1): "2", (2, 1, 1, 1): "1"}
        category = "flush" if flush else "4" if straight else names.get(counts, "0")
    order = ["0", "1", "2", "3", "4", "flush", "full", "four", "straight flush", "five of a kind"]
    return [order.index(category), *ranks]


@EXERCISE.accepts
def by_the_order_of_counts(hand):
    counts, ranks, straight, flush = grouped(hand)
    if straight and flush:
        counts = (4, 2)
    elif flush:
        counts = (3, 1, 3)
    elif straight:
        counts = (3, 1, 2)
    return counts, ranks


@EXERCISE.accepts
def as_one_number(hand):
    counts, ranks, straight, flush = grouped(hand)
    digits = sum(count * 10 ** (4 - place) for place, count in enumerate(counts))
    number = 42000 if straight and flush else 31300 if flush else 31200 if straight else digits
    for place in range(5):
        number = 15 * number + (ranks[place] if place < len(ranks) else 0)
    return number
