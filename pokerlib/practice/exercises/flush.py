"""flush: do five cards have one suit?"""

import random

from pokerlib.cards import RANKS, SUITS, cards
from pokerlib.practice.exercise import Exercise, case
from pokerlib.practice.forms import truth
from pokerlib.ranking import flush


def five_of_a_suit(hand):
    """True if the five cards have one suit. No cards at all are no flush."""
    return len({suit for rank, suit in hand}) == 1


def made_up():
    """Five cards: of one suit, of one suit but one, and with any suits."""
    rng = random.Random(1306)
    hands = []
    for suit in SUITS * 6:
        ranks = rng.sample(RANKS, 5)
        odd, other = rng.randrange(5), rng.choice(SUITS.replace(suit, ""))
        hands.append([rank + suit for rank in ranks])
        hands.append([rank + (other if i == odd else suit) for i, rank in enumerate(ranks)])
        hands.append([rank + rng.choice(SUITS) for rank in ranks])
    return [case(hand) for hand in hands]


def why(case, expected, returned):
    (hand,) = case.args
    return f"The suits are {' '.join(suit for rank, suit in hand)}."


EXERCISE = Exercise(
    name="flush",
    lesson="04",
    reference=flush,
    model=five_of_a_suit,
    normal=truth,
    cases=[
        case([], why="No cards have no suit, and so not one suit."),
        case(cards("KH 9H 8H 4H 2H")),
        case(cards("KH 9H 8H 4H 2S")),
        case(cards("KS 9H 8H 4H 2H")),
        case(cards("KH 9H 8S 4H 2H")),
        case(cards("KH 9S 8H 4H 2H")),
        case(cards("KH 9H 8H 4S 2H")),
        case(cards("KH 9S 8D 4C 2H")),
        case(cards("KH 9H 8D 4D 2H"), why="Hearts and diamonds are both red, but they are two suits."),
        case(cards("KS 9S 8C 4C 2S"), why="Spades and clubs are both black, but they are two suits."),
        case(cards("6C 7C 8C 9C TC"), why="A straight flush is a flush too: `flush` looks at suits only."),
        case(cards("9D 9H 9S 9C 7D"), why="The ranks don't matter to a flush, and these are four suits."),
        case(cards("9D 9H 9S 9C 9C"), why="One rank, and four suits: five of a kind with a joker, no flush."),
        case(cards("9D 8H 7S 6C 5D"), why="A straight of several suits is no flush."),
        *[case([rank + suit for rank in "A9752"]) for suit in SUITS],
        *made_up(),
    ],
    hints=(
        "Which character of a card is its suit? How many different ones may a flush have?",
        "A set keeps one of several equal items. How long is the set of the five suits?",
        "`{suit for rank, suit in hand}` is that set. The set of no cards has length 0.",
    ),
    why=why,
    remark="The library's stops with an error unless there are five cards, or none. The text below says why.",
)
EXERCISE.accepts(five_of_a_suit)


@EXERCISE.mistake(
    "Yours is true for no cards. `all` of nothing is True: nobody is there to say no. Ask for that case."
)
def true_for_none(hand):
    return all(card[1] == other[1] for card in hand for other in hand)


@EXERCISE.mistake("For no cards you look at the first one, which isn't there.")
def first_of_none(hand):
    first = hand[0][1]
    return all(card[1] == first for card in hand)


@EXERCISE.mistake("You seem to look at the ranks, the first characters. A flush is about suits.")
def by_rank(hand):
    return len({rank for rank, suit in hand}) == 1


@EXERCISE.mistake("Four of a suit are enough for yours. A flush is five.")
def four_are_enough(hand):
    suits = [card[1] for card in hand]
    return any(suits.count(suit) >= 4 for suit in suits)


@EXERCISE.mistake("You seem to ask for one color. Hearts and diamonds are both red, and two suits.")
def one_color(hand):
    return len({card[1] in "HD" for card in hand}) == 1


@EXERCISE.mistake("You return inside the loop, so that only the first two cards are looked at.")
def two_cards_only(hand):
    for card in hand[1:]:
        return card[1] == hand[0][1]
    return False


@EXERCISE.mistake("You seem to compare the first card with the last. Those between them count too.")
def the_ends_only(hand):
    return bool(hand) and hand[0][1] == hand[-1][1]


@EXERCISE.mistake("You say flush when there are several suits. Turn the answer round.")
def turned_round(hand):
    return len({suit for rank, suit in hand}) != 1


@EXERCISE.mistake(
    "Yours is never true. The set of five equal suits has one item; the set of five different cards has five."
)
def never(hand):
    return len({suit for rank, suit in hand}) == 5


@EXERCISE.mistake("You seem to know one suit only. A flush may be of spades, hearts, diamonds or clubs.")
def hearts_only(hand):
    return bool(hand) and all(card[1] == "H" for card in hand)


@EXERCISE.mistake("You count the different suits up to two. A flush has one.")
def up_to_two(hand):
    return 1 <= len({suit for rank, suit in hand}) <= 2


@EXERCISE.accepts
def by_counting(hand):
    suits = [card[1] for card in hand]
    return suits.count(suits[0]) == 5 if suits else False


@EXERCISE.accepts
def by_any(hand):
    return any(all(card.endswith(suit) for card in hand) for suit in "SHDC") and hand != []


@EXERCISE.accepts
def by_a_loop(hand):
    if not hand:
        return False
    for card in hand:
        if card[1] != hand[0][1]:
            return False
    return True


@EXERCISE.accepts
def by_one_text(hand):
    return "".join(card[1] for card in hand) in ("SSSSS", "HHHHH", "DDDDD", "CCCCC")
