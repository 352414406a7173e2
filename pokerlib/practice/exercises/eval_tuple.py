"""eval_tuple: what a hand of Card objects is worth, as a tuple that puts every two hands in order."""

from collections import Counter

from pokerlib.practice.bare_hands import cases, in_order, on_objects, plain, why
from pokerlib.practice.exercise import Exercise
from pokerlib.practice.ordering import tell_order
from pokerlib.practice.wrong_categories import WRONG_CATEGORIES
from pokerlib.practice.wrong_ties import WRONG_TIES
from pokerlib.ranking import hand_rank

NOT_HERE = {"flush_not_called", "flush_of_the_ranks", "in_base_10", "numbers_as_text", "letters"}


def eval_tuple(hand):
    """What a hand is worth, as a tuple: greater for a better hand."""
    return hand_rank([card.name.upper().replace("10", "T") for card in hand.cards])


EXERCISE = Exercise(
    name="eval_tuple",
    lesson="11",
    reference=eval_tuple,
    cases=cases(),
    hints=(
        "You have a function that says how good a hand is. In which form does it want the cards, and which do you have?",
        "`card.name` is '10d'. `hand_rank` wants 'TD': capitals, and T for the ten. A text has `upper` and `replace`.",
        '`[card.name.upper().replace("10", "T") for card in hand.cards]` is the hand as `hand_rank` takes it.',
    ),
    lift=in_order(tuple, "a tuple"),
    tell=tell_order,
    why=why,
    remark="Any tuple will do that puts every two hands in the right order.",
)
EXERCISE.mistakes += [
    on_objects(mistake) for mistake in WRONG_CATEGORIES + WRONG_TIES if mistake.name not in NOT_HERE
]


@EXERCISE.mistake(
    "You give `hand_rank` the Card objects. It reads cards written like 'TD': make those of the names first."
)
def cards_as_they_are(hand):
    return hand_rank(hand.cards)


@EXERCISE.mistake("You give `hand_rank` the hand itself. It takes a list of cards written like 'TD'.")
def the_hand_as_it_is(hand):
    return hand_rank([*hand])


@EXERCISE.mistake("A ten stays '10D' in yours, with three characters. `hand_rank` knows it as 'TD'.")
def ten_in_digits(hand):
    return hand_rank([card.name.upper() for card in hand.cards])


@EXERCISE.mistake("You return one number. A tuple is due here; the number is the next exercise.")
def one_number(hand):
    return hand_rank(plain(hand))[0] * 100


@EXERCISE.mistake(
    "You return a list. A tuple compares in the same way, and can't be changed: only then can it be hashed."
)
def as_a_list(hand):
    return list(hand_rank(plain(hand)))


@EXERCISE.mistake("You compute the value, and don't return it.")
def not_returned(hand):
    hand_rank(plain(hand))


@EXERCISE.mistake("You take the ranks and suits apart: a hand is worth what its cards make together.")
def ranks_alone(hand):
    return tuple(sorted((card.rank for card in hand.cards), reverse=True))


@EXERCISE.mistake("You look at the cards in the order of the hand. Players may hold them in any order.")
def in_the_order_held(hand):
    return (hand_rank(plain(hand))[0], *(card.rank for card in hand.cards))


@EXERCISE.mistake("You sort the cards of the hand itself. It must stay as it was: `sorted` makes a new list.")
def sorts_the_hand(hand):
    hand.cards.sort(key=lambda card: card.rank)
    return hand_rank(plain(hand))


@EXERCISE.accepts
def card_by_card(hand):
    cards = []
    for card in hand.cards:
        rank = "T" if card.rank == 10 else card.name[0]
        cards.append(rank + card.suit.upper())
    return hand_rank(cards)


@EXERCISE.accepts
def from_ranks_and_suits(hand):
    return hand_rank(["--23456789TJQKA"[card.rank] + card.suit.upper() for card in hand.cards])


@EXERCISE.accepts
def from_nothing(hand):
    counts = Counter(card.rank for card in hand.cards)
    ranks = sorted(counts, key=lambda rank: (counts[rank], rank), reverse=True)
    if ranks == [14, 5, 4, 3, 2]:
        ranks = [5, 4, 3, 2, 1]
    groups = sorted(counts.values(), reverse=True)
    in_line = len(ranks) == 5 and ranks[0] - ranks[4] == 4
    one_suit = len({card.suit for card in hand.cards}) == 1
    straight_flush, four, full = in_line and one_suit, groups == [4, 1], groups == [3, 2]
    return (straight_flush, four, full, one_suit, in_line, groups, ranks)


@EXERCISE.accepts
def worst_is_least(hand):
    return (None, hand_rank(plain(hand)))[1:]


@EXERCISE.accepts
def a_list_inside(hand):
    return (0, list(hand_rank(plain(hand))))
