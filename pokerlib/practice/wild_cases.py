"""Hands with jokers for exercises: what their best five are worth, under either reading of the rules."""

from itertools import product

from pokerlib.practice.calls import typed
from pokerlib.practice.exercise import case
from pokerlib.practice.forms import frozen
from pokerlib.ranking import CATEGORIES, card_ranks, hand_rank
from pokerlib.stud import best_hand
from pokerlib.wild import replacements

# Only hands whose best rank is the same whether or not a joker may repeat a card of the hand.
BY_HAND = {
    "6C 7C 8C 9C TC": "Without a joker the five cards are the hand.",
    "6C 7C 8C 9C ?B": "The joker is the ten of clubs.",
    "6C 7C 8C 9C ?R": "A red joker can't be a club. As a ten it makes a straight, and no flush.",
    "6D 7D 8D 9D ?R": "The joker is the ten of diamonds.",
    "AC 2D 4H 5S ?R": "The joker is a three: A 2 3 4 5, where the ace counts 1.",
    "AC 2C 3C 4C ?B": "The joker is the five of clubs: a straight flush to the five.",
    "KD QC JH TS ?B": "The joker is an ace.",
    "AD QC JH TS ?R": "The joker is a king.",
    "KD KC 8H 5S ?B": "The joker is a third king. Two pair would be worse.",
    "9H 9D 4S 4C ?B": "The joker is a third nine: a full house.",
    "7C 7S 7D 4H ?R": "The joker is the seven of hearts.",
    "KH 9H 6H 3H ?R": "The joker is the ace of hearts.",
    "KH 9H 6H 3H ?B": "A black joker can't be a heart. It makes a pair of kings.",
    "9C 7D 5H ?B ?R": "The jokers are a six and an eight.",
    "JS TS 9S ?B ?R": "Only one joker can be a spade: a straight to the king, and no flush.",
    "AC 2D 3H ?R ?B": "The jokers are a four and a five: the ace counts 1.",
    "TS JS QS KS AS ?R": "A hand that can't be better: the joker isn't needed.",
    "TD TC 5H 7C ?R ?B": "The jokers are the other two tens.",
    "2C 3D 4H 5S KC KD ?R": "The joker is a six. The two kings aren't needed.",
    "6C 7C 8C 9C TC 5C ?B": "The joker is the jack of clubs.",
    "JD TC TH 7C 7D 7S 7H": "Four sevens and a jack; there is no joker.",
    "9H 7H 4H 2H 9C 9S ?R": "The joker is the fourth nine. Four of a kind beats a flush.",
    "AC 2D 3H 4S 5C KD KS": "Without a joker: A 2 3 4 5 is a straight, where the ace counts 1.",
}
OTHERS = (
    "JC ?B 6H 3D QC", "7D 2H ?R KS JD", "8C 9S ?R 3C 4D", "AH JD ?B 4H 8D", "?R 5S 8D 4D 2S QH", "3C 9D QS AD ?B 5H",
    "?B KH 6D 9D 3H 2S 8D", "QD 4S 8H 7H 2D ?R TC", "3S 5D QC KC ?B 8C 4H", "7H ?R AH 2S TD JH 6C",
    "9S 4H ?R 2C ?B",
)  # fmt: skip

CASES = [
    *(case(hand.split(), why=why) for hand, why in sorted(BY_HAND.items(), key=lambda item: len(item[0]))),
    *(case(hand.split()) for hand in OTHERS),
]


def worth(value):
    """A hand as its rank, so that all of the best hands are equal; anything else as it is."""
    try:
        return "rank", hand_rank(value)
    except (ValueError, TypeError):
        return frozen(value)


def why(case, expected, returned):
    """What the best five are, and what the returned ones are."""
    best = f"The best five are worth {in_words(expected)}"
    try:
        return f"{best}, yours {in_words(returned)}."
    except (ValueError, TypeError):
        return f"{best}. A list of five cards is due, without jokers."


def in_words(hand):
    """A hand's category and ranks."""
    return f"{CATEGORIES[hand_rank(hand)[0]]}, ranks {typed(card_ranks(hand))}"


def trying(hand, cards_for=replacements, key=hand_rank):
    """The best by key of all that the jokers may be; what most known mistakes have in common."""
    return max(map(best_hand, product(*map(cards_for, hand))), key=key)
