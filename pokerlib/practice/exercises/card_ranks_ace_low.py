"""card_ranks_ace_low: card_ranks once more, with the ace of A 5 4 3 2 counted as 1."""

import ast
import random

from pokerlib.cards import SUITS, card_rank, cards, deck
from pokerlib.practice.exercise import Exercise, case
from pokerlib.ranking import card_ranks


def suited(ranks, suits):
    """Cards of these ranks and suits."""
    return [rank + suit for rank, suit in zip(ranks, suits, strict=True)]


def made_up():
    """Five cards: A 2 3 4 5 in some order, the same but for one card, and dealt from a deck."""
    rng = random.Random(1310)
    hands = []
    for _ in range(30):
        wheel = suited(rng.sample("A2345", 5), rng.choices(SUITS, k=5))
        hands += [
            wheel,
            [*wheel[:4], rng.choice([c for c in deck() if c not in wheel])],
            rng.sample(deck(), 5),
        ]
    return [case(hand) for hand in hands]


def why(case, expected, returned):
    if expected == [5, 4, 3, 2, 1]:
        return "A 2 3 4 5 is a straight to the five: here the ace counts 1."
    if 14 in expected:
        return "The ace counts 14, except with 2 3 4 5."
    return "There is no ace in it, so nothing changes."


def starts_afresh(tree):
    """A rule: the library's card_ranks, which has the rule of the wheel in it, isn't called."""
    for node in ast.walk(tree):
        name = getattr(node, "func", None)
        if "card_ranks" in (getattr(name, "id", ""), getattr(name, "attr", "")):
            where = f"`card_ranks` is called in line {node.lineno}."
            return f"{where} The library's knows the rule already: start from `card_ranks_ace_high(hand)`."
    return None


EXERCISE = Exercise(
    name="card_ranks_ace_low",
    lesson="04",
    reference=card_ranks,
    cases=[
        case(cards("AS 2D 3C 4H 5S")),
        case(cards("TS JD QC KH AS"), why="Ten to ace is a straight to the ace: here it counts 14."),
        case(cards("6C 7C 8C 9C TC")),
        case(cards("AC 2C 3C 4C 5C"), why="A straight flush to the five: the suits change nothing."),
        case(cards("5S 4H 3C 2D AS")),
        case(cards("3C AS 5S 2D 4H")),
        case(cards("AS AD 2C 3H 4S"), why="Two aces and no five: no straight, and both aces count 14."),
        case(cards("AS 2D 3C 4H 4S"), why="Without a five it is no straight: a pair of fours, ace high."),
        case(cards("AS 2D 3C 4H 6S"), why="With a six in place of the five it is no straight: ace high."),
        case(
            cards("AS KD 2C 3H 4S"), why="K A 2 3 4 is no straight: a straight doesn't go round the corner."
        ),
        case(cards("AS 5D 5C 5H 5S")),
        case(cards("2D 3C 4H 5S 6S"), why="A straight to the six, without an ace."),
        case(
            cards("9S 7D 5C 4H 3S"), why="The ranks have the same sum as 14 5 4 3 2, and no more in common."
        ),
        case(cards("AD AC AH 7C 7D")),
        *made_up(),
    ],
    hints=(
        "What does `card_ranks_ace_high` give for A 2 3 4 5? What should come in its place?",
        "`ranks = card_ranks_ace_high(hand)` is the sorted list. Only if it is `[14, 5, 4, 3, 2]`, another list is due.",
        "`return [5, 4, 3, 2, 1] if ranks == [14, 5, 4, 3, 2] else ranks`",
    ),
    why=why,
    rules=(starts_afresh,),
    remark="One line more, and `straight`, `max(ranks)` and the comparison of hands are right without a change.",
)


def sorted_ranks(hand):
    return sorted([card_rank(card) for card in hand], reverse=True)


@EXERCISE.mistake(
    "A 2 3 4 5 still gives 14 5 4 3 2. If you compare lists: does yours have the same order on both sides?"
)
def no_ace_low(hand):
    return sorted_ranks(hand)


@EXERCISE.mistake(
    "The ace counts 1 in every hand. It does so with 2 3 4 5 only; else it is the highest card."
)
def always_low(hand):
    return sorted([1 if rank == 14 else rank for rank in sorted_ranks(hand)], reverse=True)


@EXERCISE.mistake("You seem to count the ace as 1 whenever there is a two. All of 2 3 4 5 must be there.")
def low_with_a_two(hand):
    ranks = sorted_ranks(hand)
    return always_low(hand) if 2 in ranks else ranks


@EXERCISE.mistake(
    "You change every hand with an ace and a two. The three, the four and the five must be there too."
)
def five_high_with_ace_and_two(hand):
    ranks = sorted_ranks(hand)
    return [5, 4, 3, 2, 1] if 14 in ranks and 2 in ranks else ranks


@EXERCISE.mistake("You seem to count the ace as 1 with a five at hand. All of 2 3 4 5 must be there.")
def low_with_a_five(hand):
    ranks = sorted_ranks(hand)
    return always_low(hand) if 5 in ranks else ranks


@EXERCISE.mistake("Without a five your ace counts 1 as well: K A 2 3 4 and A A 2 3 4 are no straights.")
def low_with_two_three_four(hand):
    ranks = sorted_ranks(hand)
    return always_low(hand) if {2, 3, 4} <= set(ranks) else ranks


@EXERCISE.mistake(
    "For every other hand you return None. Only A 5 4 3 2 is changed; the rest comes back as it was."
)
def none_otherwise(hand):
    if sorted_ranks(hand) == [14, 5, 4, 3, 2]:
        return [5, 4, 3, 2, 1]


@EXERCISE.mistake(
    "You put 1 in the ace's place and leave it in front. The ranks are due highest first: 5 4 3 2 1."
)
def one_in_front(hand):
    ranks = sorted_ranks(hand)
    return [1, 5, 4, 3, 2] if ranks == [14, 5, 4, 3, 2] else ranks


@EXERCISE.mistake(
    "The ace moves to the end and still counts 14. Its number must change: the list is 5 4 3 2 1."
)
def moved_only(hand):
    ranks = sorted_ranks(hand)
    return [5, 4, 3, 2, 14] if ranks == [14, 5, 4, 3, 2] else ranks


@EXERCISE.mistake("Your ranks for A 2 3 4 5 go up. All others go down: highest first.")
def going_up(hand):
    ranks = sorted_ranks(hand)
    return [1, 2, 3, 4, 5] if ranks == [14, 5, 4, 3, 2] else ranks


@EXERCISE.mistake(
    "The ace leaves your list and nothing comes in its place. A hand of five cards has five ranks."
)
def four_ranks(hand):
    ranks = sorted_ranks(hand)
    return [5, 4, 3, 2] if ranks == [14, 5, 4, 3, 2] else ranks


@EXERCISE.mistake("You count the ace as 1 in both straights. In T J Q K A it is the highest: 14.")
def low_in_both(hand):
    ranks = sorted_ranks(hand)
    return always_low(hand) if ranks in ([14, 5, 4, 3, 2], [14, 13, 12, 11, 10]) else ranks


@EXERCISE.accepts
def with_if(hand):
    ranks = ["--23456789TJQKA".index(r) for r, s in hand]
    ranks.sort(reverse=True)
    if ranks == [14, 5, 4, 3, 2]:
        return [5, 4, 3, 2, 1]
    return ranks


@EXERCISE.accepts
def by_a_set(hand):
    low = {rank for rank, suit in hand} == set("A2345")
    values = {"A": 1} if low else {}
    return sorted((values.get(card[0], card_rank(card)) for card in hand), reverse=True)


@EXERCISE.accepts
def by_moving_the_ace(hand):
    ranks = sorted_ranks(hand)
    if ranks == [14, 5, 4, 3, 2]:
        ranks.remove(14)
        ranks.append(1)
    return ranks


@EXERCISE.accepts
def by_text(hand):
    order = "A2345" if sorted(card[0] for card in hand) == list("2345A") else ".23456789TJQKA"
    return tuple(sorted((order.index(card[0]) + 1 for card in hand)))[::-1]
