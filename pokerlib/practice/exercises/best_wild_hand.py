"""best_wild_hand: the best five cards of a hand in which each joker may stand for any card of its color."""

from itertools import combinations, product

from pokerlib.practice.exercise import Exercise
from pokerlib.practice.wild_cases import CASES, why, worth
from pokerlib.practice.wrong_jokers import WRONG_JOKERS
from pokerlib.ranking import hand_rank
from pokerlib.stud import best_hand
from pokerlib.wild import best_wild_hand as library
from pokerlib.wild import replacements


def best_wild_hand(hand):
    """The best five cards of a hand, by trying all that its jokers may stand for."""
    hands = product(*map(replacements, hand))
    return max(map(best_hand, hands), key=hand_rank)


EXERCISE = Exercise(
    name="best_wild_hand",
    lesson="10",
    reference=library,
    model=best_wild_hand,
    cases=CASES,
    hints=(
        "What could this hand be? Make every hand without jokers that it may stand for, and look for the best.",
        "`map(replacements, hand)` gives a list of cards for each card; `product(*lists)` takes one from each.",
        "Each of these hands has a best five: `map(best_hand, hands)`. Of them `max` takes the best, by `hand_rank`.",
    ),
    why=why,
    normal=worth,
    mistakes=WRONG_JOKERS,
    remark="All hands tried have the same best rank whether or not a joker may repeat a card that is held.",
)
EXERCISE.accepts(best_wild_hand)


@EXERCISE.accepts
def with_a_set(hand):
    return max({tuple(best_hand(cards)) for cards in product(*map(replacements, hand))}, key=hand_rank)


@EXERCISE.accepts
def all_different(hand):
    return library(hand, repeat=False)


@EXERCISE.accepts
def joker_by_joker(hand):
    for at, card in enumerate(hand):
        if "?" in card:
            hands = [[*hand[:at], other, *hand[at + 1 :]] for other in replacements(card)]
            return max(map(joker_by_joker, hands), key=hand_rank)
    return best_hand(hand)


@EXERCISE.accepts
def by_selections_first(hand):
    fives = (five for some in combinations(hand, 5) for five in product(*map(replacements, some)))
    return sorted(max(fives, key=hand_rank))


@EXERCISE.accepts
def by_a_loop(hand):
    best = None
    for cards in product(*[replacements(card) for card in hand]):
        for five in combinations(cards, 5):
            if best is None or hand_rank(five) > hand_rank(best):
                best = five
    return best
