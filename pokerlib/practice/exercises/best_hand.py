"""best_hand: the best five cards of seven, as a list or tuple in any order; of equals any."""

import random
from itertools import combinations, permutations

from pokerlib.cards import cards, deck
from pokerlib.practice.exercise import Exercise, case
from pokerlib.practice.wild_cases import in_words, worth
from pokerlib.practice.wrong_selections import WRONG_SELECTIONS
from pokerlib.ranking import card_ranks, hand_rank
from pokerlib.stud import best_hand as library


def best_hand(hand):
    """The best five cards of a hand of seven."""
    return max(combinations(hand, 5), key=hand_rank)


BY_HAND = {
    "5C 6C 7C 8C 9C AD KS": "Five clubs in a row. The ace and the king aren't needed.",
    "AD KS 5C 6C 7C 8C 9C": "Five clubs in a row. The ace and the king aren't needed.",
    "6C 7C 8C 9C TC 5C JS": "Six clubs in a row: the highest five of them. The jack is no club.",
    "TD TC TH 7C 7D 8C 8S": "Three tens with the higher of the two pairs.",
    "JD TC TH 7C 7D 7S 7H": "Four sevens with the highest card of the rest.",
    "9C 9D 9H 4C 4D 4S AH": "Two triples: two cards of the lower one are the pair of a full house.",
    "KC KD KH KS QC QD QH": "Four kings with a queen. Any queen will do.",
    "QC QD 8C 8D 3C 3D 5H": "Three pairs: the two higher ones, and the highest card of the rest.",
    "QC QD 8C 8D 6C 6D 5H": "Three pairs: the two higher ones, and a six.",
    "9C TH JH QH KH 2H 3H": "Six hearts: the highest five. A flush beats the straight.",
    "2D 4D 7D TD QD AD JD": "Seven diamonds: the highest five.",
    "2S 3S 4S 5S 6S AS KD": "2 3 4 5 6 of spades in a row. With the ace in place of the six it ends lower.",
    "7H 8H 9H TH JH AH KH": "7 8 9 T J of hearts in a row beat any five hearts that are no straight.",
    "AC QS JC TC 9C 8C 7C": "A straight flush to the jack. The straight to the queen has no one suit.",
    "4C 5D 6H 7S 8C 9D TH": "Seven ranks in a row: the straight to the ten.",
    "2C 3D 4H 5S AC KD KS": "A 2 3 4 5 is a straight: here the ace counts 1. It beats two kings.",
    "AH 2H 3H 4H 5H KD KS": "A straight flush to the five: the ace counts 1.",
    "QC KC AD 2S 3H 8D 8C": "Q K A 2 3 is no straight. Two eights, with ace, king and queen.",
    "AS KD 9C 7H 5D 3S 2C": "High card: the five highest ranks.",
    "2C 2D 9H 7S 5C AD KH": "A pair of twos, with ace, king and nine.",
    "TS JS QS KS AS 2D 2C": "All five cards on the table: the player's own two don't help.",
    "7C 7D 7H 7S AC AD KH": "Four sevens with an ace.",
    "5C 5D 5H KS QD 9C 8H": "Three fives, with king and queen.",
    "6C 6D 7H 8S 9C TD TH": "6 7 8 9 T is a straight, which beats two pair.",
}


def made_up():
    """Hands of seven from one deck, and hands of seven from its low or red cards, which are often good."""
    rng = random.Random(212)
    parts = [deck(), deck()[:20], [card for card in deck() if card[1] in "HD"]]
    return [case(rng.sample(parts[number % 3], 7)) for number in range(48)]


def why(case, expected, returned):
    """What the best five are, and what the returned ones are."""
    best = f"The best five are worth {in_words(expected)}"
    try:
        return f"{best}, yours {in_words(returned)}."
    except (ValueError, TypeError):
        return f"{best}. A list of five of the cards is due."


EXERCISE = Exercise(
    name="best_hand",
    lesson="09",
    reference=library,
    model=best_hand,
    cases=[
        *(case(cards(hand), why=reason) for hand, reason in BY_HAND.items()),
        *made_up(),
    ],
    hints=(
        "Make every selection of five cards. Which one is due, and which function says how good it is?",
        "`combinations(hand, 5)` makes the 21 selections. Of several things `max` takes the best by a key.",
        "`max(combinations(hand, 5), key=...)`: the key is the name of the function that ranks five cards.",
    ),
    why=why,
    normal=worth,
    remark="Of several best hands any will do, and its cards may come in any order.",
)
EXERCISE.mistakes += WRONG_SELECTIONS
EXERCISE.accepts(best_hand)


@EXERCISE.accepts
def by_a_loop(hand):
    best = None
    for five in combinations(hand, 5):
        if best is None or hand_rank(five) > hand_rank(best):
            best = five
    return best


@EXERCISE.accepts
def by_leaving_out(hand):
    places = range(len(hand))
    fives = [[hand[k] for k in places if k not in (i, j)] for i in places for j in places if i < j]
    return sorted(fives, key=hand_rank)[-1]


@EXERCISE.accepts
def last_of_equals(hand):
    return sorted(max(list(combinations(hand, 5))[::-1], key=hand_rank))


@EXERCISE.accepts
def by_pairs(hand):
    rank, five = max((hand_rank(five), five) for five in combinations(hand, 5))
    return list(five)


@EXERCISE.accepts
def sum_of_ranks(hand):
    """Right for five of seven cards: what has the greatest sum in its category is the best there."""
    return max(combinations(hand, 5), key=lambda five: hand_rank(five)[0] * 100 + sum(card_ranks(five)))


@EXERCISE.accepts
def in_every_order(hand):
    chosen = {tuple(sorted(five)) for five in permutations(sorted(hand), 5)} if hand[0] < "3" else None
    return max(chosen or combinations(hand, 5), key=hand_rank)
