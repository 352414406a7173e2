"""poker: the best of several hands, by max."""

import random

from pokerlib.cards import cards, deck
from pokerlib.practice.exercise import Exercise, case
from pokerlib.ranking import CATEGORIES, hand_rank
from pokerlib.winners import winner

SF, FK, FH = cards("6C 7C 8C 9C TC"), cards("9D 9H 9S 9C 7D"), cards("TD TC TH 7C 7D")
FL, ST, TP = cards("KH 9H 8H 4H 2H"), cards("9S 8D 7C 6H 5S"), cards("AD AS JC JH 3D")
PAIR, LOW_PAIR, HIGH = cards("KD KC 9S 6H 2D"), cards("2D 2C AS QH 9D"), cards("AS QD JC 8H 3S")


def poker(hands):
    """The best of the hands."""
    return max(hands, key=hand_rank)


def made_up(how_many, seed):
    """Rounds of two to six hands, dealt from one deck."""
    rng = random.Random(seed)
    rounds = []
    for _ in range(how_many):
        dealt = rng.sample(deck(), 30)
        rounds.append([dealt[5 * i : 5 * i + 5] for i in range(rng.randint(2, 6))])
    return [case(hands) for hands in sorted(rounds, key=len)]


def equally_good(expected, returned):
    """Whether the returned value is a hand just as good as the expected one."""
    if expected is None or not isinstance(returned, list | tuple) or len(returned) != 5:
        return expected is None and returned is None
    return all(isinstance(card, str) for card in returned) and hand_rank(returned) == hand_rank(expected)


def why(case, expected, returned):
    """Name the category of the best hand, and of the returned one."""
    (hands,) = case.args
    if expected is None:
        return ""
    best = f"The best hand: {CATEGORIES[hand_rank(expected)[0]]}"
    if returned in hands:
        return f"{best}; yours: {CATEGORIES[hand_rank(returned)[0]]}."
    return f"{best}. A hand is a list of five cards, one of those in `hands`."


EXERCISE = Exercise(
    name="poker",
    lesson="02",
    reference=winner,
    model=poker,
    equal=equally_good,
    cases=[
        case([FH]),
        case([FK, FH]),
        case([FH, FK]),
        case([SF, FK, FH]),
        case([FH, FH]),
        case([PAIR, LOW_PAIR], why="Two pairs of one rank are compared by that rank: kings beat twos."),
        case([LOW_PAIR, PAIR], why="Two pairs of one rank are compared by that rank: kings beat twos."),
        case([HIGH, PAIR, TP, ST, FL]),
        *made_up(60, seed=212),
    ],
    hints=(
        "`max(hands)` compares the hands themselves, as lists of strings. What should it compare instead?",
        "`max(things, key=f)` returns the thing with the greatest `f(thing)`. Which function says how good a hand is?",
        "The key is `hand_rank` itself, without brackets: `max` calls it for each hand.",
    ),
    why=why,
    remark="It returns a hand, not a rank: `key` only decides which one.",
)
EXERCISE.accepts(poker)


@EXERCISE.mistake(
    "You seem to compare the hands as lists of texts. `max` needs to be told what to compare: `key=...`."
)
def without_a_key(hands):
    return max(hands)


@EXERCISE.mistake(
    "You return the rank of the best hand. The hand is due: let `max` go through `hands`, and give it a key."
)
def the_rank(hands):
    return max(hand_rank(hand) for hand in hands)


@EXERCISE.mistake("You return the function `max`. Call it: `max(hands, ...)`.")
def the_function(hands):
    return max


@EXERCISE.mistake("You return the first hand, whatever it is.")
def the_first(hands):
    return hands[0]


@EXERCISE.mistake("You return the last hand, whatever it is.")
def the_last(hands):
    return hands[-1]


@EXERCISE.mistake("You return the worst hand. A greater rank is better: `max`, or the last after sorting.")
def the_worst(hands):
    return min(hands, key=hand_rank)


@EXERCISE.mistake("You compare the categories alone, so that a pair of twos is as good as a pair of kings.")
def category_alone(hands):
    return max(hands, key=lambda hand: hand_rank(hand)[0])


@EXERCISE.mistake(
    "You return a list with the best hand in it. The hand itself is due (all winners come in a later lesson)."
)
def in_a_list(hands):
    return [max(hands, key=hand_rank)]


@EXERCISE.mistake(
    "`key=hand_rank(hands)` calls the function at once, and on all hands. Give `max` the function: `key=hand_rank`."
)
def called_at_once(hands):
    return max(hands, key=hand_rank(hands))


@EXERCISE.mistake(
    "Sorting in place reorders the caller's own list of hands. `max` or `sorted` leave it alone."
)
def sorts_in_place(hands):
    hands.sort(key=hand_rank)
    return hands[-1]


@EXERCISE.mistake("`max(hands, hand_rank)` compares the hands with the function. Name the parameter: `key=`.")
def key_without_its_name(hands):
    return max(hands, hand_rank)


@EXERCISE.mistake("You return all hands, in order. The best one is due.")
def all_in_order(hands):
    return sorted(hands, key=hand_rank)


@EXERCISE.accepts
def by_sorted(hands):
    return sorted(hands, key=hand_rank)[-1]


@EXERCISE.accepts
def by_a_loop(hands):
    best = hands[0]
    for hand in hands:
        if hand_rank(hand) > hand_rank(best):
            best = hand
    return best


@EXERCISE.accepts
def by_pairs(hands):
    return max((hand_rank(hand), hand) for hand in hands)[1]


@EXERCISE.accepts
def by_index(hands):
    ranks = [hand_rank(hand) for hand in hands]
    return hands[ranks.index(max(ranks))]
