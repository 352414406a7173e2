"""kind: the highest rank that occurs exactly n times."""

import random
from itertools import combinations_with_replacement, groupby

from pokerlib.practice.exercise import Exercise, case
from pokerlib.ranking import kind


def made_up():
    """Any five ranks, highest first, and in turn the numbers 1 to 4."""
    rng = random.Random(1307)
    every = list(combinations_with_replacement(range(14, 1, -1), 5))
    return [case(1 + i % 4, list(ranks)) for i, ranks in enumerate(rng.sample(every, 90))]


def why(case, expected, returned):
    n, ranks = case.args
    fit = sorted({rank for rank in ranks if ranks.count(rank) == n}, reverse=True)
    counts = ", ".join(f"{rank}: {ranks.count(rank)}" for rank in sorted(set(ranks), reverse=True))
    if not fit:
        return f"How often each rank occurs: {counts}. No rank occurs exactly {times(n)}."
    more = f"; the highest of {fit} is due" if len(fit) > 1 else ""
    return f"How often each rank occurs: {counts}. Exactly {times(n)}: {fit[0]}{more}."


def times(n):
    return {1: "once", 2: "twice"}.get(n, f"{n} times")


EXERCISE = Exercise(
    name="kind",
    lesson="04",
    reference=kind,
    cases=[
        case(1, [7], why="One seven occurs exactly once."),
        case(2, [7], why="The seven occurs once, and not twice."),
        case(1, [], why="No ranks, no rank that occurs."),
        case(2, [7, 7]),
        case(1, [7, 7], why="The seven occurs twice, so no rank occurs exactly once."),
        case(1, [9, 7], why="Both occur once; the higher is due."),
        case(2, [9, 9, 5, 5], why="Both occur twice; the higher is due."),
        case(2, [9, 5, 5]),
        case(2, [9, 9, 9, 9, 7]),
        case(1, [9, 9, 9, 9, 7]),
        case(4, [9, 9, 9, 9, 7]),
        case(3, [9, 9, 9, 9, 7]),
        case(4, [9, 7, 7, 7, 7]),
        case(3, [10, 10, 10, 7, 7]),
        case(2, [10, 10, 10, 7, 7]),
        case(3, [10, 10, 7, 7, 7]),
        case(2, [10, 9, 8, 7, 7], why="The sevens come last, and they are two."),
        case(2, [14, 9, 9, 3, 3]),
        case(3, [14, 14, 14, 2, 2]),
        case(2, [14, 4, 3], why="A 14 is no 4: one ace, one four, one three."),
        case(5, [8, 8, 8, 8, 8], why="With a joker five of a kind is possible."),
        case(4, [8, 8, 8, 8, 8]),
        case(3, [9, 5, 4, 3, 2], why="The number asked for is 3; the rank 3 has nothing to do with it."),
        *made_up(),
    ],
    hints=(
        "How does a list tell you how often something is in it?",
        "`ranks.count(rank)` is how often. Which rank do you try first, so that the highest is found first?",
        "Loop over `ranks`, return the first `rank` whose count equals n. Where does `return None` belong?",
    ),
    why=why,
    remark="One call answers two questions: is there such a rank, and which is it?",
)


@EXERCISE.mistake(
    "You seem to take n or more. Three nines would then be a pair of nines as well, and each three of a kind "
    "a full house."
)
def at_least(n, ranks):
    for rank in ranks:
        if ranks.count(rank) >= n:
            return rank
    return None


@EXERCISE.mistake("Of several ranks that fit, you return the lowest. Poker compares the highest first.")
def the_lowest(n, ranks):
    return min((rank for rank in ranks if ranks.count(rank) == n), default=None)


@EXERCISE.mistake(
    "You seem to loop over a set. A set has no order to rely on: the first that fits may be any of them."
)
def over_a_set(n, ranks):
    for rank in set(ranks):
        if ranks.count(rank) == n:
            return rank
    return None


@EXERCISE.mistake(
    "When no rank fits you return False or 0. None says that there is no rank; 0 could be taken for one."
)
def zero(n, ranks):
    return max((rank for rank in ranks if ranks.count(rank) == n), default=0)


@EXERCISE.mistake(
    "When no rank fits, None is due. `max` of nothing has no answer, unless you give it a `default`."
)
def max_of_nothing(n, ranks):
    return max(rank for rank in ranks if ranks.count(rank) == n)


@EXERCISE.mistake(
    "When no rank fits, None is due. Your variable has no value then: give it one before the loop."
)
def never_set(n, ranks):
    for rank in ranks:
        if ranks.count(rank) == n:
            found = rank
            break
    return found


@EXERCISE.mistake("You answer True or False. The rank is due: who compares two pairs needs to know of what.")
def only_whether(n, ranks):
    return any(ranks.count(rank) == n for rank in ranks)


@EXERCISE.mistake(
    "You give up at the first rank that doesn't fit: `return None` belongs after the loop, not in it."
)
def gives_up_at_once(n, ranks):
    for rank in ranks:
        if ranks.count(rank) == n:
            return rank
        else:
            return None
    return None


@EXERCISE.mistake("When two ranks fit you return None. Two pair has two; the higher is due.")
def none_of_several(n, ranks):
    fit = {rank for rank in ranks if ranks.count(rank) == n}
    return fit.pop() if len(fit) == 1 else None


@EXERCISE.mistake("You return all ranks that fit. One is due, the highest.")
def all_of_them(n, ranks):
    return sorted({rank for rank in ranks if ranks.count(rank) == n}, reverse=True) or None


@EXERCISE.mistake(
    "You seem to count how often n is among the ranks. Count each rank, and compare its count with n."
)
def counts_n(n, ranks):
    for rank in ranks:
        if ranks.count(n) == rank:
            return rank
    return None


@EXERCISE.mistake(
    "You compare neighbors and miss the ranks at the end of the list: the last group counts too."
)
def last_group_missed(n, ranks):
    for rank, run in list(groupby(ranks))[:-1]:
        if len(list(run)) == n:
            return rank
    return None


@EXERCISE.mistake("You return how often it occurs. Who calls this knows n already; the rank is due.")
def the_count(n, ranks):
    return n if any(ranks.count(rank) == n for rank in ranks) else None


@EXERCISE.accepts
def by_max(n, ranks):
    return max((rank for rank in ranks if ranks.count(rank) == n), default=None)


@EXERCISE.accepts
def by_a_counter(n, ranks):
    from collections import Counter

    fit = [rank for rank, count in Counter(ranks).items() if count == n]
    if fit:
        return max(fit)


@EXERCISE.accepts
def from_the_top(n, ranks):
    for rank in range(14, 0, -1):
        if ranks.count(rank) == n:
            return rank


@EXERCISE.accepts
def by_runs(n, ranks):
    return next((rank for rank, run in groupby(ranks) if len(list(run)) == n), None)
