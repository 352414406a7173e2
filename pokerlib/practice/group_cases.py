"""The cases of the exercises that rank a hand by its groups."""

from pokerlib.cards import cards
from pokerlib.practice.exercise import case
from pokerlib.practice.pairs_of_hands import pairs_of_hands
from pokerlib.ranking import CATEGORIES
from pokerlib.refactored import hand_rank_alt

BEST_FIRST = [
    cards("9S 9H 9D 9C 9S"),  # with a joker for the fifth
    cards("6C 7C 8C 9C TC"),
    cards("9D 9H 9S 9C 7D"),
    cards("TD TC TH 7C 7D"),
    cards("KH 9H 8H 4H 2H"),
    cards("9S 8D 7C 6H 5S"),
    cards("8S 8D 8C KH 2S"),
    cards("5D 2C 2H 9H 5C"),
    cards("7S 7H AD 9C 8C"),
    cards("AS QD JC 8H 3S"),
]
EDGES = [
    ("2S 2H 5D 4C 3C", "AS QD JC 8H 3S", "A pair of twos beats any hand without a pair."),
    ("AS 2D 3C 4H 5S", "8S 8D 8C KH 2S", "A 2 3 4 5 is a straight: here the ace counts 1."),
    (
        "2S 3D 4C 5H 6S",
        "AS 2D 3C 4H 5S",
        "The ace of A 2 3 4 5 counts 1, so the straight to the six is higher.",
    ),
    ("3H 4H 5H 6H 7H", "AH 2H 3H 4H 5H", "The ace of A 2 3 4 5 counts 1 in a straight flush too."),
    (
        "KS KH 2D 3C 4C",
        "9S 9H 8D 6C 5C",
        "9 9 8 6 5 is a pair: its ranks lie 4 apart, but there are only four of them.",
    ),
    ("9S 8D 7C 6H 5S", "QS KD AC 2H 3S", "Q K A 2 3 is no straight: nothing comes after the ace."),
    ("3S 3D 6H 5C 4S", "2S 2D AH 9C 8S", "The pair decides before its kickers do: threes beat twos."),
    ("KS KD 7H 7C 2S", "KH KC 8H 8D 2D", "Both have kings; the second pair decides."),
    ("KS KD 7H 7C 3S", "KH KC 7S 7D 2D", "The pairs tie, so the fifth card decides."),
    ("7H 5H 4H 3H 2H", "AS KD QC JH TS", "The lowest flush beats the highest straight."),
    ("AS QD JC 8H 4S", "AD QC JH 8S 3D", "The first four ranks tie, so the fifth decides."),
    ("KH 9H 8H 4H 3H", "KS 9S 8S 4S 2S", "In a flush too the fifth rank decides, if the others tie."),
    ("7S 7H AD 9C 8C", "7D 7C AH 9S 3S", "The pair and two kickers tie, so the third kicker decides."),
    ("KH 9H 8H 4H 2H", "KS 9D 8C 4H 2S", "The ranks are the same, but the first is a flush."),
    ("7S 7H AD 9C 8C", "7D 7C AH 8S 9S", "All ranks are the same: they tie, whatever the suits."),
]


def cases():
    """Cases of two hands: neighbors among the categories, edges with their reasons, then many more."""
    return [
        *[case(high, low) for high, low in zip(BEST_FIRST, BEST_FIRST[1:], strict=False)],
        *[case(cards(first), cards(second), why=why) for first, second, why in EDGES],
        *[case(*pair) for pair in pairs_of_hands()],
    ]


def in_words(case, expected, returned):
    """What the two hands are: their categories, and the ranks in the order that breaks ties."""
    (one, ranks), (other, other_ranks) = map(hand_rank_alt, case.args)
    first = f"The first hand: {CATEGORIES[one]}, ranks {_listed(ranks)}."
    second = f"The second: {CATEGORIES[other]}, ranks {_listed(other_ranks)}."
    return f"{first} {second}{_without_ranks(returned)}"


def _without_ranks(order):
    """What to say to a program that returns a number from 0 to 10 for a hand, whatever else is wrong."""
    if all(isinstance(rank, int) and rank <= 10 for rank in order.ranks):
        return " You return the category alone, and nothing that breaks a tie in it: the ranks are due too."
    return ""


def _listed(ranks):
    return " ".join(map(str, ranks))
