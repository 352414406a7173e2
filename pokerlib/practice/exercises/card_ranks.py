"""card_ranks: the ranks of a hand as numbers, highest first; A 5 4 3 2 is left out here."""

import random

from pokerlib.cards import RANKS, cards, deck
from pokerlib.practice.exercise import Exercise, case
from pokerlib.ranking import card_ranks


def high_first(hand):
    """The ranks of the cards as numbers, highest first."""
    return sorted([RANKS.index(rank) + 2 for rank, suit in hand], reverse=True)


def made_up():
    """One to seven cards from one deck; of ace, two, three, four and five at least one is missing."""
    rng = random.Random(1303)
    hands = [rng.sample(deck(), 1 + i // 8) for i in range(56)]
    return [case(hand) for hand in hands if not {card[0] for card in hand} >= set("A2345")]


def why(case, expected, returned):
    (hand,) = case.args
    if isinstance(returned, list | tuple) and sorted(map(str, returned)) == sorted(map(str, expected)):
        return "The ranks are these, but the highest comes first."
    return f"The ranks are {' '.join(rank for rank, suit in hand)}: T J Q K A count 10 11 12 13 14."


EXERCISE = Exercise(
    name="card_ranks",
    lesson="04",
    reference=card_ranks,
    model=high_first,
    cases=[
        case(["9D"], why="The rank 9 is the number 9, and one card makes a list of one rank."),
        case([], why="No cards have no ranks."),
        case(["TS"], why="The ten is the number 10."),
        case(["AC"], why="The ace counts 14."),
        case(["2C"], why="The two counts 2."),
        case(["7C", "7D"], why="Both sevens count: a pair is seen by its rank being there twice."),
        case(["3D", "8S"], why="The highest rank comes first."),
        case(["TC", "9S"]),
        case(["QC", "JD", "KS"]),
        case(cards("AC 3D 4S KH")),
        case(cards("5D AC 4H AS 2D"), why="Both aces count 14: the highest ranks of the five."),
        case(cards("2D 5D 2H 3S 4C")),
        case(cards("TD TC TH 7C 7D")),
        case(cards("9D 9H 9S 9C 7D")),
        case(cards("6C 7C 8C 9C TC")),
        *made_up(),
    ],
    hints=(
        "Which place has a rank in `RANKS`? What must be added to the place of '2' to make it 2?",
        "`RANKS.index(rank) + 2` is one number. A comprehension over `for rank, suit in hand` makes all of them.",
        "`sorted(numbers, reverse=True)` returns a new list, highest first. `numbers.sort()` returns None.",
    ),
    why=why,
    remark="A 5 4 3 2 was not tried: the end of this lesson adds its rule.",
)
EXERCISE.accepts(high_first)


@EXERCISE.mistake(
    "You return the ranks as texts. Texts can't be subtracted, and they sort by letter: T after Q."
)
def texts(hand):
    return sorted([rank for rank, suit in hand], reverse=True)


@EXERCISE.mistake(
    "You seem to sort before you turn letters into numbers. As texts, T comes after K, and K after A."
)
def sorted_as_texts(hand):
    return [RANKS.index(rank) + 2 for rank, suit in sorted(hand, reverse=True)]


@EXERCISE.mistake("Your ranks go up. The highest is due first: `sorted` has a parameter `reverse`.")
def lowest_first(hand):
    return sorted(RANKS.index(rank) + 2 for rank, suit in hand)


@EXERCISE.mistake(
    "You return what `sort` returns, and that is None: it sorts the list where it stands. "
    "Return the list afterwards, or use `sorted`."
)
def what_sort_returns(hand):
    ranks = [RANKS.index(rank) + 2 for rank, suit in hand]
    return ranks.sort(reverse=True)


@EXERCISE.mistake("You seem to leave the ranks in the order of the cards. Sort them, highest first.")
def in_the_order_of_the_cards(hand):
    return [RANKS.index(rank) + 2 for rank, suit in hand]


@EXERCISE.mistake("Your ranks begin with 0 for the two. `RANKS.index` counts places from 0; a two is 2.")
def from_zero(hand):
    return sorted([RANKS.index(rank) for rank, suit in hand], reverse=True)


@EXERCISE.mistake("Your ranks begin with 1 for the two, so that each is one too small.")
def from_one(hand):
    return sorted([RANKS.index(rank) + 1 for rank, suit in hand], reverse=True)


@EXERCISE.mistake("Your ace counts 1 in every hand. It is the highest card, above the king: 14.")
def ace_is_one(hand):
    return sorted(["A23456789TJQK".index(rank) + 1 for rank, suit in hand], reverse=True)


@EXERCISE.mistake("`int` reads digits only. T J Q K A are letters, and need a place to look their number up.")
def by_int(hand):
    return sorted([int(rank) for rank, suit in hand], reverse=True)


@EXERCISE.mistake("The ace is missing where you look letters up. There are five of them: T J Q K A.")
def no_ace(hand):
    letters = {"T": 10, "J": 11, "Q": 12, "K": 13}
    return sorted([int(rank) if rank.isdigit() else letters[rank] for rank, suit in hand], reverse=True)


@EXERCISE.mistake(
    "Jack, queen and king count 10 in yours, as in another card game. Here they are 11, 12, 13."
)
def all_are_ten(hand):
    values = {rank: min(number, 10) for number, rank in enumerate(RANKS[:-1], 2)} | {"A": 14}
    return sorted([values[rank] for rank, suit in hand], reverse=True)


@EXERCISE.mistake(
    "You seem to collect the ranks in a set. A pair of sevens is then one seven: no pair at all."
)
def each_once(hand):
    return sorted({RANKS.index(rank) + 2 for rank, suit in hand}, reverse=True)


@EXERCISE.mistake("You return inside the loop, after the first card. Return once, below the loop.")
def first_card_only(hand):
    ranks = []
    for rank, _suit in hand:
        ranks.append(RANKS.index(rank) + 2)
        return sorted(ranks, reverse=True)
    return ranks


@EXERCISE.mistake(
    "You sort the caller's own hand. A player who asks for ranks wants the cards left as they lie: `sorted` copies."
)
def sorts_the_hand(hand):
    hand.sort(key=lambda card: RANKS.index(card[0]), reverse=True)
    return [RANKS.index(rank) + 2 for rank, suit in hand]


@EXERCISE.accepts
def with_two_dashes(hand):
    ranks = ["--23456789TJQKA".index(r) for r, s in hand]
    ranks.sort(reverse=True)
    return ranks


@EXERCISE.accepts
def by_a_dict(hand):
    letters = {"T": 10, "J": 11, "Q": 12, "K": 13, "A": 14}
    return tuple(sorted((letters.get(card[0]) or int(card[0]) for card in hand))[::-1])


@EXERCISE.accepts
def with_ifs(hand):
    ranks = []
    for card in hand:
        rank = card[0]
        if rank == "T":
            rank = 10
        elif rank == "J":
            rank = 11
        elif rank == "Q":
            rank = 12
        elif rank == "K":
            rank = 13
        elif rank == "A":
            rank = 14
        ranks.append(int(rank))
    ranks.sort()
    ranks.reverse()
    return ranks


@EXERCISE.accepts
def by_counting(hand):
    held = [rank for rank, suit in hand]
    return [n for n in range(14, 1, -1) for _ in range(held.count(RANKS[n - 2]))]


@EXERCISE.accepts
def wheel_already(hand):
    ranks = high_first(hand)
    return [5, 4, 3, 2, 1] if ranks == [14, 5, 4, 3, 2] else ranks
