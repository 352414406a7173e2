"""winner: poker at its extremes: no hand, one hand, a hundred hands."""

from pokerlib.practice.exercise import Exercise, case
from pokerlib.practice.exercises.poker import FH, FK, HIGH, PAIR, SF, equally_good, made_up, why
from pokerlib.ranking import hand_rank
from pokerlib.winners import winner

EXERCISE = Exercise(
    name="winner",
    lesson="02",
    reference=winner,
    equal=equally_good,
    cases=[
        case([], why="Where nobody plays, nobody wins."),
        case([FH], why="A hand alone wins."),
        case([FK, FH]),
        case([FH] * 99 + [SF], why="The last of a hundred hands may be the best."),
        case([SF] + [FH] * 99),
        case([HIGH] * 50 + [PAIR] + [HIGH] * 49),
        case((FH, FK)),
        *made_up(40, seed=13),
    ],
    hints=(
        "With one hand or a hundred, `max` does as before. Only for no hands does it need to be told something.",
        "An `if` before the `max` can answer for no hands: when is a list empty?",
        "`max` has a parameter for that: `default=...` is what it returns when there is nothing to compare.",
    ),
    why=why,
    remark="`max(..., default=None)` says it without an `if`.",
)


@EXERCISE.mistake("`max` of nothing raises a ValueError. For no hands, return None.")
def max_alone(hands):
    return max(hands, key=hand_rank)


@EXERCISE.mistake("For no hands you look at the first one, which isn't there. Ask for no hands before.")
def first_of_none(hands):
    best = hands[0]
    for hand in hands:
        if hand_rank(hand) > hand_rank(best):
            best = hand
    return best


@EXERCISE.mistake("For no hands None is due, not an empty list: this function returns one hand or none.")
def empty_list(hands):
    return max(hands, key=hand_rank, default=[])


@EXERCISE.mistake("For one hand you return the list that holds it. The hand is due: `hands[0]`.")
def the_list_of_one(hands):
    if len(hands) == 1:
        return hands
    return max(hands, key=hand_rank, default=None)


@EXERCISE.mistake(
    "You seem to look at the first ten hands. There may be a hundred, and the last may be the best."
)
def ten_at_most(hands):
    return max(hands[:10], key=hand_rank, default=None)


@EXERCISE.mistake("You seem to leave out the last hand: a slice or range ends before its end.")
def all_but_the_last(hands):
    return max(hands[:-1], key=hand_rank, default=None)


@EXERCISE.mistake("You return None for one hand too. A hand alone wins.")
def none_for_one(hands):
    return max(hands, key=hand_rank) if len(hands) > 1 else None


@EXERCISE.mistake(
    "For no hands you return a text. Whoever calls this would take it for a hand; None can't be taken for one."
)
def a_text(hands):
    return max(hands, key=hand_rank) if hands else "no hands"


@EXERCISE.accepts
def with_if(hands):
    if not hands:
        return None
    return max(hands, key=hand_rank)


@EXERCISE.accepts
def by_length(hands):
    if len(hands) == 0:
        return
    return sorted(hands, key=hand_rank)[-1]


@EXERCISE.accepts
def by_a_loop(hands):
    best = None
    for hand in hands:
        if best is None or hand_rank(hand) > hand_rank(best):
            best = hand
    return best


@EXERCISE.accepts
def by_error(hands):
    try:
        return max(hands, key=hand_rank)
    except ValueError:
        return None
