"""category: the number of the category that a hand is in, from 0 to 8."""

from pokerlib.cards import cards
from pokerlib.practice.exercise import Exercise, case
from pokerlib.practice.pairs_of_hands import LADDER, pairs_of_hands, read
from pokerlib.practice.wrong_ranks import chain
from pokerlib.ranking import CATEGORIES, card_ranks, flush, hand_rank, kind, straight, two_pair


def first_of_hand_rank(hand):
    """The category of a hand as its rank begins with it."""
    return hand_rank(hand)[0]


def by_questions(hand):
    """The category of a hand: 0 for high card up to 8 for straight flush."""
    ranks = card_ranks(hand)
    if straight(ranks) and flush(hand):
        return 8
    elif kind(4, ranks):
        return 7
    elif kind(3, ranks) and kind(2, ranks):
        return 6
    elif flush(hand):
        return 5
    elif straight(ranks):
        return 4
    elif kind(3, ranks):
        return 3
    elif two_pair(ranks):
        return 2
    elif kind(2, ranks):
        return 1
    else:
        return 0


def why(case, expected, returned):
    wheel = " In A 2 3 4 5 the ace counts 1." if card_ranks(*case.args) == [5, 4, 3, 2, 1] else ""
    return f"The best category that it fits is {expected}, {CATEGORIES[expected]}.{wheel}"


EXERCISE = Exercise(
    name="category",
    lesson="03",
    reference=first_of_hand_rank,
    model=by_questions,
    cases=[
        *[case(hand) for hand in read(LADDER)],
        case(cards("5H 3D 2S 7C 4S"), why="The cards of a hand are in any order. These are a high card."),
        case(cards("2S 3S 4S 5S AS")),
        case(cards("AS 2H 3D 4C 5S")),
        case(cards("TS JH QD KC AS")),
        case(cards("QS KH AD 2C 3S"), why="No straight goes on past the ace: this is a high card."),
        case(tuple(cards("2S 3S 2H 3H 2D")), why="Twos over threes, and a tuple of cards is a hand too."),
        *[case(hand) for pair in pairs_of_hands() for hand in pair],
    ],
    hints=(
        "Nine questions, each with `if` or `elif`, the best category first. What if all say no?",
        "First `ranks = card_ranks(hand)`. A straight flush is `straight(ranks) and flush(hand)`; "
        "a full house is `kind(3, ranks) and kind(2, ranks)`.",
        "From the top: straight and flush 8, kind(4) 7, kind(3) and kind(2) 6, flush 5, straight 4, kind(3) 3, two_pair 2, "
        "kind(2) 1, `else` 0.",
    ),
    why=why,
    remark="A full house is a pair and three of a kind too. In whatever order yours asks, the best that fits comes out.",
)
EXERCISE.accepts(by_questions)


@EXERCISE.mistake("You return the name. As texts, 'high card' beats 'flush': h comes after f.")
def the_name(hand):
    return CATEGORIES[hand_rank(hand)[0]]


@EXERCISE.mistake(
    "You count from the best: 0 for a straight flush. `max` needs the best to be the greatest: 8."
)
def best_first(hand):
    return 8 - hand_rank(hand)[0]


@EXERCISE.mistake("You count from 1. The table begins with 0 for a high card.")
def from_one(hand):
    return 1 + hand_rank(hand)[0]


@EXERCISE.mistake("You return the whole rank. Only the category is due here, one number.")
def whole_rank(hand):
    return hand_rank(hand)


@EXERCISE.mistake("You ask for a flush before a straight flush. What is both is then never found.")
def flush_first(hand):
    return chain(hand, order=(7, 6, 5, 8, 4, 3, 2, 1, 0))[0]


@EXERCISE.mistake("You ask for a straight before a straight flush. What is both is then never found.")
def straight_first(hand):
    return chain(hand, order=(7, 6, 4, 8, 5, 3, 2, 1, 0))[0]


@EXERCISE.mistake("You ask for three of a kind before a full house. A full house has three of a kind too.")
def three_first(hand):
    return chain(hand, order=(8, 7, 5, 4, 3, 6, 2, 1, 0))[0]


@EXERCISE.mistake("You ask for a pair before two pair. Two pair has a pair too.")
def pair_first(hand):
    return chain(hand, order=(8, 7, 6, 5, 4, 3, 1, 2, 0))[0]


@EXERCISE.mistake("You swap flush and straight. A flush is 5, a straight 4.")
def flush_and_straight_swapped(hand):
    return chain(hand, _4=lambda ranks: (5,), _5=lambda ranks: (4,))[0]


@EXERCISE.mistake("You swap two pair and three of a kind. Three of a kind is 3, two pair 2.")
def two_pair_and_three_swapped(hand):
    return chain(hand, _2=lambda ranks: (3,), _3=lambda ranks: (2,))[0]


@EXERCISE.mistake(
    "You say nothing for a high card: then None comes back. The last branch is `else: return 0`."
)
def nothing_for_a_high_card(hand):
    return hand_rank(hand)[0] or None


@EXERCISE.mistake(
    "You give `straight` the cards. It takes ranks, which are numbers: `straight(card_ranks(hand))`."
)
def straight_of_the_cards(hand):
    return chain(hand, straight=lambda ranks: straight(hand))[0]


@EXERCISE.mistake("You give `flush` the ranks. Suits are in the cards: it takes the hand.")
def flush_of_the_ranks(hand):
    return chain(hand, flush=lambda hand: flush(card_ranks(hand)))[0]


@EXERCISE.mistake(
    "`straight(ranks) or flush(hand)` is true for each of the two. A straight flush is both: `and`."
)
def one_of_both(hand):
    number = hand_rank(hand)[0]
    return 8 if number in (4, 5) else number


@EXERCISE.accepts
def from_the_bottom(hand):
    ranks, found = card_ranks(hand), 0
    if kind(2, ranks):
        found = 1
    if two_pair(ranks):
        found = 2
    if kind(3, ranks):
        found = 6 if kind(2, ranks) else 3
    if straight(ranks):
        found = 4
    if flush(hand):
        found = 8 if straight(ranks) else 5
    return 7 if kind(4, ranks) else found


@EXERCISE.accepts
def by_counts(hand):
    ranks = card_ranks(hand)
    counts = sorted(ranks.count(rank) for rank in set(ranks))
    table = {(1, 4): 7, (2, 3): 6, (1, 1, 3): 3, (1, 2, 2): 2, (1, 1, 1, 2): 1, (1,) * 5: 0}
    return max(table[tuple(counts)], {0: 0, 1: 4, 2: 5, 3: 8}[straight(ranks) + 2 * flush(hand)])


@EXERCISE.accepts
def first_true(hand):
    r = card_ranks(hand)
    asked = [straight(r) and flush(hand), kind(4, r), kind(3, r) and kind(2, r), flush(hand), straight(r)]
    asked += [kind(3, r), two_pair(r), kind(2, r), True]
    return 8 - [bool(answer) for answer in asked].index(True)
