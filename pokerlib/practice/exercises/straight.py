"""straight: do five ranks follow one another? A 5 4 3 2 is left out here."""

import random
from itertools import combinations_with_replacement

from pokerlib.practice.exercise import Exercise, case
from pokerlib.practice.forms import truth
from pokerlib.ranking import straight

WHEEL = [14, 5, 4, 3, 2]


def made_up():
    """Each straight with one end moved or an inner rank doubled, then any five ranks; highest first."""
    rng = random.Random(1305)
    lists = [ranks for high in range(6, 15) for ranks in spoiled(list(range(high, high - 5, -1)))]
    lists += map(list, rng.sample(list(combinations_with_replacement(range(14, 1, -1), 5)), 60))
    return [case(ranks) for ranks in lists if ranks != WHEEL]


def spoiled(ranks):
    """Five ranks in a row, no longer in a row: four lists, with ranks from 2 to 14."""
    a, b, c, d, e = ranks
    lists = [[a + 1, b, c, d, e], [a, b, c, d, e - 1], [a, a, c, d, e], [a, b, c, e, e]]
    return [ranks for ranks in lists if ranks[0] <= 14 and ranks[-1] >= 2]


def why(case, expected, returned):
    (ranks,) = case.args
    if expected:
        return f"Each rank is one below the last, from {ranks[0]} to {ranks[-1]}."
    twice = next((rank for rank in ranks if ranks.count(rank) > 1), None)
    if twice:
        return f"The {twice} is there more than once, and a straight has five different ranks."
    high = next(high for high, low in zip(ranks, ranks[1:], strict=False) if high - low != 1)
    return f"After {high} the next rank is {ranks[ranks.index(high) + 1]}: there is a gap."


EXERCISE = Exercise(
    name="straight",
    lesson="04",
    reference=straight,
    normal=truth,
    cases=[
        case([9, 8, 7, 6, 5]),
        case([9, 8, 8, 7, 5], why="Highest minus lowest is 4, but the 8 is there twice and no 6."),
        case([9, 9, 9, 9, 5], why="Highest minus lowest is 4, but there are only two ranks."),
        case([10, 9, 7, 6, 5]),
        case([9, 8, 7, 6, 6], why="Four in a row and a pair are no straight."),
        case([9, 9, 8, 7, 6], why="Four in a row and a pair are no straight."),
        case([10, 8, 6, 4, 2], why="The steps are even, but each is two ranks wide."),
        case([14, 13, 12, 11, 10], why="Ten to ace is the highest straight."),
        case([6, 5, 4, 3, 2]),
        case([14, 13, 12, 3, 2], why="A straight doesn't go round the corner: Q K A 2 3 is none."),
        case([14, 13, 4, 3, 2], why="A straight doesn't go round the corner: K A 2 3 4 is none."),
        case([14, 9, 8, 7, 6], why="An ace does not join four others wherever they are."),
        case([14, 4, 3, 2, 2], why="A pair of twos with A 3 4 has no five ranks in a row."),
        case([14, 14, 13, 12, 11], why="A pair of aces with J Q K has four different ranks only."),
        case([14, 14, 14, 13, 12], why="Three ranks in a row are no straight."),
        case([13, 11, 10, 9, 7], why="There is a gap at both ends."),
        *[case(list(range(high, high - 5, -1))) for high in (7, 8, 10, 11, 12, 13)],
        *made_up(),
    ],
    hints=(
        "What is the highest rank minus the lowest, in five ranks that follow one another?",
        "A difference of 4 isn't enough. How can five ranks have it and leave a gap? What else must be true of them?",
        "`len(set(ranks))` says how many different ranks there are. Ask for both, with `and`.",
    ),
    why=why,
    remark="A 5 4 3 2 was not tried: the end of this lesson asks which function should know it.",
)


@EXERCISE.mistake(
    "You seem to ask only how far the highest is from the lowest. 9 9 9 9 5 has that distance too."
)
def distance_alone(ranks):
    return max(ranks) - min(ranks) == 4


@EXERCISE.mistake("You seem to ask only whether the five ranks are different. They must follow one another.")
def different_alone(ranks):
    return len(set(ranks)) == 5


@EXERCISE.mistake(
    "Yours is never true. Do you take the ranks for lowest first, or count four steps and wait for five?"
)
def lowest_first(ranks):
    return all(ranks[i + 1] - ranks[i] == 1 for i in range(4))


@EXERCISE.mistake("Your distance is off by one: from 5 up to 9 there are five ranks, and 9 - 5 is 4.")
def off_by_one(ranks):
    return len(set(ranks)) == 5 and max(ranks) - min(ranks) == 5


@EXERCISE.mistake(
    "You seem to compare the sum, or the average, with the middle. 10 8 6 4 2 has the same sum as 8 7 6 5 4."
)
def by_the_sum(ranks):
    return sum(ranks) == 5 * ranks[2]


@EXERCISE.mistake("You return inside the loop, so that only the first two ranks are looked at.")
def first_step_only(ranks):
    for high, low in zip(ranks, ranks[1:], strict=False):
        if high - low != 1:
            return False
        return True


@EXERCISE.mistake(
    "You look one rank too far: the last has none after it. Five ranks have four steps between them."
)
def past_the_end(ranks):
    return all(ranks[i] - ranks[i + 1] == 1 for i in range(5))


@EXERCISE.mistake("You seem to leave out the last step: five ranks have four steps between them.")
def a_step_too_few(ranks):
    return all(ranks[i] - ranks[i + 1] == 1 for i in range(3))


@EXERCISE.mistake("You seem to leave out the first step: the highest rank belongs to the straight too.")
def first_step_left_out(ranks):
    return all(ranks[i] - ranks[i + 1] == 1 for i in range(1, 4))


@EXERCISE.mistake(
    "A rank that is there twice counts once in yours. A A A K Q are three ranks in a row, and a straight is five "
    "different ones."
)
def any_number_of_ranks(ranks):
    return max(ranks) - min(ranks) == len(set(ranks)) - 1


@EXERCISE.mistake("You let the ranks go round the corner, from ace to two. Q K A 2 3 is no straight.")
def round_the_corner(ranks):
    return any({(high - i) % 13 for i in range(5)} == {r % 13 for r in ranks} for high in range(13))


@EXERCISE.mistake(
    "You let the ace join any four ranks in a row. It stands above the king, and nowhere else so far."
)
def ace_joins_any_four(ranks):
    rest = ranks[1:] if ranks[0] == 14 else ranks
    return len(set(rest)) == len(rest) and max(rest) - min(rest) == len(rest) - 1


@EXERCISE.mistake("You say straight when the ranks don't follow one another. Turn the answer round.")
def turned_round(ranks):
    return not straight(ranks)


@EXERCISE.accepts
def by_range(ranks):
    return ranks == list(range(ranks[0], ranks[0] - 5, -1))


@EXERCISE.accepts
def by_steps(ranks):
    return all(high - low == 1 for high, low in zip(ranks, ranks[1:], strict=False))


@EXERCISE.accepts
def by_a_loop(ranks):
    for i in range(4):
        if ranks[i] != ranks[i + 1] + 1:
            return None
    return "straight"


@EXERCISE.accepts
def by_places(ranks):
    return len({rank + place for place, rank in enumerate(ranks)}) == 1


@EXERCISE.accepts
def wheel_already(ranks):
    return len(set(ranks)) == 5 and (max(ranks) - min(ranks) == 4 or ranks == WHEEL)
