"""Programs that choose five of seven cards, and go wrong."""

from collections import Counter
from functools import partial
from itertools import combinations, combinations_with_replacement

from pokerlib.cards import SUITS, card_rank
from pokerlib.practice.wrong_ranks import wrong
from pokerlib.ranking import card_ranks, hand_rank
from pokerlib.stud import best_hand

WRONG_SELECTIONS = []
among = partial(wrong, among=WRONG_SELECTIONS)


def best_by(key, hand):
    return max(combinations(hand, 5), key=key)


@among("You return the rank of the best five. The five cards are due: let `max` take a key.")
def the_rank(hand):
    return max(hand_rank(five) for five in combinations(hand, 5))


@among("You rank all seven cards at once. `hand_rank` takes five: give it the selections, one after another.")
def rank_of_all_seven(hand):
    best = hand_rank(hand)
    return next((five for five in combinations(hand, 5) if hand_rank(five) == best), None)


@among(
    "You go through the combinations twice. They come once: the second loop finds none, and you return None."
)
def used_up(hand):
    fives = combinations(hand, 5)
    best = max(map(hand_rank, fives))
    for five in fives:
        if hand_rank(five) == best:
            return five


@among("Without a key, `max` compares the selections as lists of texts, card by card.")
def without_a_key(hand):
    return max(combinations(hand, 5))


@among("You compare categories alone. Of two full houses the ranks decide.")
def category_alone(hand):
    return best_by(lambda five: hand_rank(five)[0], hand)


@among("You take the five highest ranks, whatever they make. A low straight beats high cards.")
def five_highest(hand):
    return sorted(hand, key=card_rank, reverse=True)[:5]


@among("You take the first five cards, whatever they are.")
def first_five(hand):
    return hand[:5]


@among("You try only cards that stand side by side in the hand. Any five may be chosen: 21 ways, not three.")
def side_by_side(hand):
    return max((hand[i : i + 5] for i in range(len(hand) - 4)), key=hand_rank)


@among("You take the worst selection: a greater rank is better.")
def the_worst(hand):
    return min(combinations(hand, 5), key=hand_rank)


@among("You return all the cards, in order. The best five of them are due.")
def all_in_order(hand):
    return sorted(hand, key=card_rank, reverse=True)


@among("You put the best five into another list. The five cards are due, in one list.")
def in_a_list(hand):
    return [list(best_hand(hand))]


@among(
    "Your selections hold cards more than once, and make five of a kind. Each card is there once: `combinations`."
)
def cards_repeat(hand):
    return max(combinations_with_replacement(hand, 5), key=hand_rank)


@among("Of five or more cards of one suit you take the highest five. Lower ones can be a straight flush.")
def flush_first(hand):
    for suit in SUITS:
        suited = [card for card in hand if card[1] == suit]
        if len(suited) >= 5:
            return sorted(suited, key=card_rank, reverse=True)[:5]
    return best_hand(hand)


@among("In your ranking A 2 3 4 5 is no straight. There the ace counts 1.")
def no_wheel(hand):
    return best_by(lambda five: (0,) if card_ranks(five) == [5, 4, 3, 2, 1] else hand_rank(five), hand)


@among("Where nothing better than a high card is there, you return nothing. It is a hand as well.")
def no_high_card(hand):
    best = best_hand(hand)
    return best if hand_rank(best)[0] else None


@among("You return the first four of a kind that you find. Its fifth card counts, too: take the highest.")
def first_four_of_a_kind(hand):
    for five in combinations(hand, 5):
        if hand_rank(five)[0] == 7:
            return five
    return best_hand(hand)


@among("With two triples you see three of a kind. Two cards of the lower one make a pair.")
def two_triples_apart(hand):
    triples = [rank for rank, n in Counter(card[0] for card in hand).items() if n == 3]
    return five_highest(hand) if len(triples) == 2 else best_hand(hand)


@among("Of three pairs you take the highest and the lowest. The two higher ones are due.")
def outer_pairs(hand):
    ranks = card_ranks(hand)
    pairs = sorted({rank for rank in ranks if ranks.count(rank) == 2})
    if len(pairs) < 3 or hand_rank(best_hand(hand))[0] != 2:
        return best_hand(hand)
    return best_hand([card for card in hand if card_rank(card) != pairs[1]] + [
        next(card for card in hand if card_rank(card) == pairs[1])
    ])  # fmt: skip


@among("You sort the caller's own list of cards. It must be as it was: `sorted` makes a new one.")
def sorts_in_place(hand):
    hand.sort()
    return best_hand(hand)


@among("You take cards out of the caller's own hand. Choose without changing it.")
def throws_two_away(hand):
    best = best_hand(hand)
    for card in [card for card in hand if card not in best]:
        hand.remove(card)
    return hand
