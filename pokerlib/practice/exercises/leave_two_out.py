"""leave_two_out: all that is left of a hand when two of its cards are left out."""

from collections import Counter
from itertools import combinations

from pokerlib.cards import cards
from pokerlib.practice.exercise import Exercise, case
from pokerlib.practice.forms import frozen


def leave_two_out(hand):
    """All selections that leave two cards of a hand out."""
    places = range(len(hand))
    return [
        [hand[k] for k in places if k not in (first, second)]
        for first in places
        for second in places
        if first < second
    ]


def each_in_any_order(value):
    """The selections in any order, the cards of each in any order; how often each is there counts."""
    if not isinstance(value, list | tuple | set):
        return frozen(value)
    items = [tuple(sorted(map(str, s))) if isinstance(s, list | tuple | set) else frozen(s) for s in value]
    return frozenset(Counter(items).items())


def why(case, expected, returned):
    """How many selections there are, and how many cards each has."""
    (hand,) = case.args
    due = (
        f"Two of {len(hand)} cards can be left out in {len(expected)} ways, which leave {len(hand) - 2} each"
    )
    if not isinstance(returned, list | tuple | set):
        return f"{due}."
    sizes = sorted({len(s) for s in returned if isinstance(s, list | tuple | set)})
    return f"{due}. Yours are {len(returned)}, with {' or '.join(map(str, sizes)) or 'no'} cards."


EXERCISE = Exercise(
    name="leave_two_out",
    lesson="09",
    reference=leave_two_out,
    cases=[
        case(["7S", "KD"], why="Both cards are left out: one selection, without a card."),
        case(["7S", "KD", "2H"]),
        case(["7S", "KD", "2H", "9C"]),
        case(["7S", "7S", "KD"], why="Two cards may be the same where one is a joker: leave out places."),
        case(
            cards("7S 7S KD KD 2H"), why="Two cards may be the same where one is a joker: leave out places."
        ),
        case(cards("6C 7C 8C 9C TC 5C JS")),
        case(cards("TD TC TH 7C 7D 8C 8S")),
        case(tuple(cards("JD TC TH 7C 7D 7S 7H"))),
        case(cards("2S 4S 6S 8S TS QS AS 9H")),
    ],
    hints=(
        "Which two places of the hand are left out? Go through all pairs of places: a loop inside a loop.",
        "`for first in range(len(hand))` and `for second in range(first + 1, len(hand))` meet each pair once.",
        "For one pair: `[hand[k] for k in range(len(hand)) if k not in (first, second)]`. Collect these lists.",
    ),
    why=why,
    normal=each_in_any_order,
    remark="`combinations(hand, len(hand) - 2)` from `itertools` makes the same selections.",
)


def pairs_of_places(hand, second_from=lambda first: first + 1):
    """All pairs of places, the second from where it is said."""
    return [(i, j) for i in range(len(hand)) for j in range(second_from(i), len(hand))]


def without(hand, *places):
    return [card for k, card in enumerate(hand) if k not in places]


@EXERCISE.mistake(
    "Each pair of places is met twice, in both orders. Leaving out A and B is leaving out B and A."
)
def both_orders(hand):
    return [without(hand, i, j) for i, j in pairs_of_places(hand, lambda i: 0) if i != j]


@EXERCISE.mistake(
    "You meet pairs of a place with itself, too: then only one card is left out. Begin the second one later."
)
def a_place_twice(hand):
    return [without(hand, i, j) for i, j in pairs_of_places(hand, lambda i: i)]


@EXERCISE.mistake("You take every place with every place, with itself and in both orders.")
def every_pair(hand):
    return [without(hand, i, j) for i, j in pairs_of_places(hand, lambda i: 0)]


@EXERCISE.mistake("You leave one card out. Two are due.")
def one_left_out(hand):
    return [without(hand, i) for i in range(len(hand))]


@EXERCISE.mistake("You leave out two neighbors. Any two cards may be left out.")
def neighbors(hand):
    return [without(hand, i, i + 1) for i in range(len(hand) - 1)]


@EXERCISE.mistake("You leave cards out by what they are: two equal cards both go. Leave out two places.")
def by_value(hand):
    return [[c for c in hand if c not in (hand[i], hand[j])] for i, j in pairs_of_places(hand)]


@EXERCISE.mistake(
    "A set keeps one of several equal selections. With a card that is there twice, some are missing."
)
def in_a_set(hand):
    return {tuple(without(hand, i, j)) for i, j in pairs_of_places(hand)}


@EXERCISE.mistake("You return the pairs that are left out. What is left of the hand is due.")
def what_is_left_out(hand):
    return [[hand[i], hand[j]] for i, j in pairs_of_places(hand)]


@EXERCISE.mistake("You return after the first selection: `return` ends the loops. Collect, then return.")
def the_first_alone(hand):
    for i, j in pairs_of_places(hand):
        return [without(hand, i, j)]
    return []


@EXERCISE.mistake("You always take five cards. Of four cards two are left when two are left out.")
def five_at_a_time(hand):
    return list(combinations(hand, 5))


@EXERCISE.mistake("You remove cards from the caller's own list. Make a new list for each selection.")
def removes_from_the_hand(hand):
    result = []
    for i, j in pairs_of_places(hand):
        result.append(without(hand, i, j))
    del hand[:2]
    return result


@EXERCISE.mistake("The first card is left out of every selection of yours: a range begins at 0.")
def from_the_second(hand):
    return [without(hand, 0, j) for j in range(1, len(hand))]


@EXERCISE.mistake("The last card is never left out. A range ends before its end: let it go to `len(hand)`.")
def never_the_last(hand):
    return [without(hand, i, j) for i, j in pairs_of_places(hand) if j < len(hand) - 1]


@EXERCISE.accepts
def by_loops(hand):
    result = []
    for first in range(len(hand)):
        for second in range(first + 1, len(hand)):
            left = list(hand)
            del left[second], left[first]
            result.append(left)
    return result


@EXERCISE.accepts
def by_slices(hand):
    n = len(hand)
    return [
        list(hand[:i]) + list(hand[i + 1 : j]) + list(hand[j + 1 :])
        for i in range(n)
        for j in range(i + 1, n)
    ]


@EXERCISE.accepts
def by_combinations(hand):
    return list(combinations(hand, len(hand) - 2))


@EXERCISE.accepts
def one_and_another(hand):
    def one_out(cards):
        return [cards[:k] + cards[k + 1 :] for k in range(len(cards))]

    return [rest for i, left in enumerate(one_out(list(hand))) for rest in one_out(left)[i:]]
