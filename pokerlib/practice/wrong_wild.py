"""Programs that find the best hand with jokers, right and wrong: for tests to tell apart.

They look hands up, so that a learner's tests of all of them take no longer than one hand tried out.
"""

from itertools import combinations

from pokerlib.ranking import hand_rank
from pokerlib.stud import best_hand
from pokerlib.wild import JOKERS, best_wild_hand
from pokerlib.wild_fast import wild_hand

SWAPPED = {"?B": "?R", "?R": "?B"}
OTHER_SUIT = {"S": "C", "C": "S", "H": "D", "D": "H"}


def best(hand):
    """The best five, looked up where there is a joker."""
    return wild_hand(hand) if jokers_in(hand) else best_hand(hand)


def jokers_in(hand):
    return [card for card in hand if card in JOKERS]


def others_in(hand):
    return [card for card in hand if card not in JOKERS]


def in_another_order(hand):
    """Right: of equal hands another one, as a tuple."""
    return tuple(best(hand[::-1]))


def in_other_suits(hand):
    """Right: a joker takes the other suit of its color wherever suits don't matter."""
    five = best(hand)
    if hand_rank(five)[0] in (5, 8):
        return five
    return [card if card in hand else card[0] + OTHER_SUIT[card[1]] for card in five][::-1]


def no_card_twice(hand):
    return best_wild_hand(hand, repeat=False)


def five_of_a_kind_unknown(hand):
    return no_card_twice(hand) if hand_rank(best(hand))[0] == 9 else best(hand)


def the_rank(hand):
    return hand_rank(best(hand))


def all_the_cards(hand):
    five = best(hand)
    return five + [card for card in others_in(hand) if card not in five][: len(hand) - 5]


def colors_swapped(hand):
    return best([SWAPPED.get(card, card) for card in hand])


def any_color(hand):
    return best(["??" if card in JOKERS else card for card in hand])


def red_ignored(hand):
    return best([card for card in hand if card != "?R"])


def one_joker_only(hand):
    return best(others_in(hand) + jokers_in(hand)[:1])


def always_an_ace(hand):
    return best_hand([{"?B": "AS", "?R": "AH"}.get(card, card) for card in hand])


def never_an_ace(hand):
    """A joker that would be an ace is a king."""
    five = best(hand)
    return [card if card in hand or card[0] != "A" else "K" + card[1] for card in five]


def no_wheel(hand):
    return best(hand) if hand_rank(best(hand)) not in ((4, 5), (8, 5)) else always_an_ace(hand)


def first_of_its_category(hand):
    """The first five cards that reach the best category."""
    return best(max(combinations(hand, 5), key=lambda five: hand_rank(best(five))[0]))


def all_jokers_used(hand):
    jokers, others = jokers_in(hand), others_in(hand)
    fives = ([*some, *jokers] for some in combinations(others, 5 - len(jokers)))
    return max(map(best, fives), key=hand_rank)


def first_five(hand):
    return best(hand[:5])


def jokers_taken_out(hand):
    """Right, but the caller's list has no jokers afterwards."""
    five = best(hand)
    for joker in jokers_in(hand):
        hand.remove(joker)
    return five


def jokers_left_in(hand):
    held = [card for card in best(hand) if card in hand]
    return held + jokers_in(hand)[: 5 - len(held)]
