"""two_pair: the ranks of two pairs, the higher first, or None."""

import random
from itertools import combinations_with_replacement, groupby

from pokerlib.practice.exercise import Exercise, case
from pokerlib.ranking import kind, two_pair


def made_up():
    """Five ranks, highest first: with three different ones, and any."""
    rng = random.Random(1308)
    every = [list(ranks) for ranks in combinations_with_replacement(range(14, 1, -1), 5)]
    three = [ranks for ranks in every if len(set(ranks)) == 3]
    any_five = [ranks for ranks in every if len(set(ranks)) in (2, 4, 5)]
    return [case(ranks) for ranks in [*rng.sample(three, 60), *rng.sample(any_five, 40)]]


def why(case, expected, returned):
    (ranks,) = case.args
    if expected:
        return f"A pair of {expected[0]} and a pair of {expected[1]}, the higher first."
    counts = ", ".join(f"{rank}: {ranks.count(rank)}" for rank in sorted(set(ranks), reverse=True))
    pairs = sum(ranks.count(rank) == 2 for rank in set(ranks))
    return f"How often each rank occurs: {counts}. {'One' if pairs else 'No'} rank is there exactly twice."


EXERCISE = Exercise(
    name="two_pair",
    lesson="04",
    reference=two_pair,
    cases=[
        case([9, 8, 7, 6, 4]),
        case([9, 8, 7, 7, 4]),
        case([9, 9, 7, 7, 4]),
        case([9, 7, 7, 4, 4], why="The single card may be the highest: the pairs are 7 and 4."),
        case([9, 9, 7, 4, 4], why="The single card may stand between the pairs."),
        case([9, 9, 7, 6, 4]),
        case([9, 8, 7, 4, 4]),
        case([9, 9, 9, 7, 7], why="Three nines are not a pair of nines: this is a full house."),
        case([9, 9, 7, 7, 7], why="Three sevens are not a pair of sevens: this is a full house."),
        case([9, 9, 9, 9, 7], why="Four nines are four of a kind, not two pairs of nines."),
        case([9, 7, 7, 7, 7], why="Four sevens are four of a kind, not two pairs of sevens."),
        case([9, 9, 9, 7, 4], why="Three ranks can be three of a kind as well: here no rank is there twice."),
        case([9, 7, 7, 7, 4]),
        case([9, 7, 4, 4, 4]),
        case([14, 14, 2, 2, 2], why="Aces twice and twos three times: one pair only."),
        case([14, 14, 9, 2, 2]),
        *made_up(),
    ],
    hints=(
        "`kind(2, ranks)` gives the higher pair. In which order would the ranks have to stand for it to give the lower?",
        "`ranks[::-1]` is the list from its other end. What do the two calls give if there is only one pair?",
        "Return `(high, low)` if the two differ, else None. Do you need to ask whether there is a pair at all?",
    ),
    why=why,
    remark="`hand_rank` needs a tuple here: with a list inside, a rank can't be a key of a dictionary.",
)


@EXERCISE.mistake(
    "The lower pair comes first in yours. Two pairs are compared by the higher one, so it leads."
)
def lower_first(ranks):
    found = two_pair(ranks)
    return found and (found[1], found[0])


@EXERCISE.mistake("You seem to take the pairs from a set. A set has no order: sort them, the higher first.")
def from_a_set(ranks):
    pairs = {rank for rank in ranks if ranks.count(rank) == 2}
    return tuple(pairs) if len(pairs) == 2 else None


@EXERCISE.mistake(
    "`kind` takes the number first, then a list. `ranks.reverse()` is none: it turns the list round and returns None."
)
def reversed_in_place(ranks):
    high, low = kind(2, ranks), kind(2, ranks.reverse())
    return (high, low) if high != low else None


@EXERCISE.mistake("With one pair you return its rank twice. Two pairs have two different ranks.")
def one_pair_twice(ranks):
    high, low = kind(2, ranks), kind(2, ranks[::-1])
    return (high, low) if high else None


@EXERCISE.mistake("You ask `kind(2, ranks)` twice: the same question has the same answer, the higher pair.")
def same_question_twice(ranks):
    return (kind(2, ranks), kind(2, ranks)) if two_pair(ranks) else None


@EXERCISE.mistake("You count a full house as two pair: three tens are no pair. Ask for exactly two.")
def full_house_too(ranks):
    pairs = sorted({rank for rank in ranks if ranks.count(rank) >= 2}, reverse=True)
    return tuple(pairs) if len(pairs) == 2 else None


@EXERCISE.mistake(
    "You seem to go by the number of different ranks: three. Three of a kind has three as well."
)
def three_ranks(ranks):
    found = sorted(set(ranks), key=lambda rank: (ranks.count(rank), rank), reverse=True)
    return (found[0], found[1]) if len(found) == 3 else None


@EXERCISE.mistake("When there aren't two pairs you return False. None says that there is nothing to compare.")
def false_for_none(ranks):
    return two_pair(ranks) or False


@EXERCISE.mistake("You answer True or False. Who compares two hands needs the ranks of the pairs.")
def only_whether(ranks):
    return two_pair(ranks) is not None


@EXERCISE.mistake("You seem to pick by place, first and third. The single card may stand before the pairs.")
def by_place(ranks):
    return (ranks[0], ranks[2]) if two_pair(ranks) else None


@EXERCISE.mistake("You stop at the first single card. It may be the highest, and the pairs come after it.")
def stops_at_a_single(ranks):
    pairs = []
    for rank, run in groupby(ranks):
        if len(list(run)) != 2:
            break
        pairs.append(rank)
    return tuple(pairs) if len(pairs) == 2 else None


@EXERCISE.mistake("Four of a kind counts as two pairs of one rank in yours. Two pairs have two ranks.")
def four_too(ranks):
    pairs = [ranks[i] for i in (0, 1) if ranks[i] == ranks[i + 1]][:1]
    pairs += [ranks[i] for i in (2, 3) if ranks[i] == ranks[i + 1]][:1]
    four = max(map(ranks.count, ranks)) == 4
    return tuple(pairs) if four else two_pair(ranks)


@EXERCISE.mistake("You return the single card too. Only the two pairs are due.")
def with_the_kicker(ranks):
    found = two_pair(ranks)
    return (*found, kind(1, ranks)) if found else None


@EXERCISE.mistake("With one pair you return its rank and None. With fewer than two pairs, None alone is due.")
def pair_and_none(ranks):
    high = kind(2, ranks)
    return (high, kind(2, [rank for rank in ranks if rank != high])) if high else None


@EXERCISE.accepts
def with_a_guard(ranks):
    pair = kind(2, ranks)
    lowpair = kind(2, list(reversed(ranks)))
    if pair and lowpair != pair:
        return (pair, lowpair)
    else:
        return None


@EXERCISE.accepts
def without_the_first(ranks):
    high = kind(2, ranks)
    low = kind(2, [rank for rank in ranks if rank != high])
    if high and low:
        return [high, low]


@EXERCISE.accepts
def by_places_two_and_four(ranks):
    if sorted(ranks.count(rank) for rank in ranks) == [1, 2, 2, 2, 2]:
        return ranks[1], ranks[3]
    return None


@EXERCISE.accepts
def by_a_comprehension(ranks):
    pairs = [rank for rank in range(14, 0, -1) if ranks.count(rank) == 2]
    return tuple(pairs) if len(pairs) == 2 else None
