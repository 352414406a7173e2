"""hand_rank_table: the rank of a hand from its groups, by look-ups in tables."""

from pokerlib.practice.exercise import Exercise
from pokerlib.practice.group_cases import cases, in_words
from pokerlib.practice.ordering import by_order, tell_order
from pokerlib.practice.structure import looks_up, no_chain, nothing_twice, without
from pokerlib.practice.wrong_groups import add_mistakes
from pokerlib.refactored import COUNT_CATEGORIES, SHAPE_CATEGORIES, grouped, hand_rank_alt
from pokerlib.refactored import hand_rank_table as reference

FIVES_AND_MORE = {**COUNT_CATEGORIES, (5,): 10}


def hand_rank_table(hand):
    """The category of a hand, by two tables, and the ranks that break a tie in it."""
    counts, ranks, straight, flush = grouped(hand)
    shapes = {(True, True): 8, (False, True): 5, (True, False): 4, (False, False): 0}
    return max(COUNT_CATEGORIES[counts], shapes[straight, flush]), ranks


EXERCISE = Exercise(
    name="hand_rank_table",
    lesson="05",
    reference=reference,
    model=hand_rank_table,
    cases=cases(),
    hints=(
        "One table, COUNT_CATEGORIES, knows what the counts say. Make a second one for what a straight and a flush say.",
        "A pair of truths can be a key: `{(True, True): 8, ...}`. The four keys are all there is.",
        "Each table names a category, and the hand is worth the better one: `max(..., ...)`. Return it with the ranks.",
    ),
    why=in_words,
    lift=by_order,
    tell=tell_order,
    rules=(without("hand_rank", "hand_rank_alt", "kind", "two_pair"), no_chain, looks_up, nothing_twice),
    remark="The rules of the game are data now: a new rule is an entry, not a branch.",
)
EXERCISE.accepts(hand_rank_table)
add_mistakes(EXERCISE)


@EXERCISE.mistake(
    "Your table has no entry for five equal cards. Their counts are `(5,)`, and a joker brings them."
)
def without_five(hand):
    category, ranks = hand_rank_alt(hand)
    return {n: n for n in range(9)}[category], ranks


@EXERCISE.mistake(
    "Your table of straights and flushes has no entry for a hand that is neither. Most hands are: give them 0."
)
def without_neither(hand):
    counts, ranks, straight, flush = grouped(hand)
    shapes = {(True, True): 8, (False, True): 5, (True, False): 4}
    return max(COUNT_CATEGORIES[counts], shapes[straight, flush]), ranks


@EXERCISE.mistake(
    "A straight flush has 4 + 5 in yours. That is 9, and five of a kind has that number: it must be 8."
)
def four_and_five(hand):
    counts, ranks, straight, flush = grouped(hand)
    return max(COUNT_CATEGORIES[counts], 4 * straight + 5 * flush), ranks


@EXERCISE.mistake(
    "You look up straights and flushes and nothing else, so that all pairs and groups count as high cards."
)
def shapes_alone(hand):
    counts, ranks, straight, flush = grouped(hand)
    return SHAPE_CATEGORIES[straight, flush], ranks


@EXERCISE.mistake("You take the lesser of the two categories. The hand is worth the better one.")
def the_lesser(hand):
    counts, ranks, straight, flush = grouped(hand)
    return min(COUNT_CATEGORIES[counts], SHAPE_CATEGORIES[straight, flush]), ranks


@EXERCISE.accepts
def as_published(hand):
    counts, ranks, straight, flush = grouped(hand)
    return max(FIVES_AND_MORE[counts], 4 * straight + 5 * flush), ranks


@EXERCISE.accepts
def by_sum(hand):
    counts, ranks, straight, flush = grouped(hand)
    return [COUNT_CATEGORIES.get(counts) + [[0, 5], [4, 8]][straight][flush], ranks]


@EXERCISE.accepts
def by_place(hand):
    counts, ranks, straight, flush = grouped(hand)
    order = [(1, 1, 1, 1, 1), (2, 1, 1, 1), (2, 2, 1), (3, 1, 1), "SF", "sF", (3, 2), (4, 1), "sf", (5,)]
    shape = ["", "SF", "sF", "sf"][straight + 2 * flush]
    return order.index(shape if shape else counts), ranks


@EXERCISE.accepts
def by_a_walk(hand):
    counts, ranks, straight, flush = grouped(hand)
    table = [(counts == key, value) for key, value in COUNT_CATEGORIES.items()]
    table += [(straight, 4), (flush, 5), (straight and flush, 8)]
    return max(value for fits, value in table if fits), ranks


@EXERCISE.accepts
def one_table(hand):
    counts, ranks, straight, flush = grouped(hand)
    table = {(counts, False, False): category for counts, category in COUNT_CATEGORIES.items()}
    table |= {((1, 1, 1, 1, 1), *shape): category for shape, category in SHAPE_CATEGORIES.items()}
    table[(5,), False, True] = 9
    return table[counts, straight, flush], ranks
