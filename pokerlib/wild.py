"""Jokers: what each may stand for, and the best five of a hand that holds one or two."""

from itertools import product

from pokerlib.cards import card_rank, deck
from pokerlib.ranking import hand_rank
from pokerlib.stud import best_hand, check_five_or_more

JOKERS = {"?B": "SC", "?R": "HD", "??": "SHDC"}


def replacements(card):
    """The cards that a card may stand for: a joker for each card of its suits, any other for itself.

    card: a card or a joker: '?B' is black, '?R' is red, '??' may be any of the 52.
    Returns: list of cards, 26 or 52 or one, in the order of deck().
    Raises: ValueError for what is neither.

    >>> replacements("7S"), replacements("?B")[:3], len(replacements("??"))
    (['7S'], ['2S', '2C', '3S'], 52)
    """
    _check_card(card)
    return [other for other in deck() if other[1] in JOKERS[card]] if card in JOKERS else [card]


def best_wild_hand(hand, repeat=True):
    """The best five of a hand with jokers, by trying all that each joker may stand for.

    hand: list or tuple of cards, five or more, with at most two jokers. With seven cards a colored
        joker makes 26 × 21 hands to rank, two of them 676 × 21.
    repeat: True if a joker may stand for a card that is in the hand already; five of a kind and two
        aces in a flush are then possible. False if all cards must be different.
    Returns: list of five cards without jokers; of several that are equally good, the first.
    Raises: ValueError for fewer than five cards, a bad card, more than two jokers, or a card, a black
        or a red joker that is there twice.

    >>> sorted(best_wild_hand("6C 7C 8C 9C TC 5C ?B".split()))
    ['7C', '8C', '9C', 'JC', 'TC']
    >>> best_wild_hand("7H 7D 7S 7C ?B".split()), best_wild_hand("7H 7D 7S 7C ?B".split(), repeat=False)
    (['7H', '7D', '7S', '7C', '7S'], ['7H', '7D', '7S', '7C', 'AS'])
    """
    check_wild_hand(hand)
    hands = product(*map(replacements, hand))
    if not repeat:
        hands = (cards for cards in hands if len(set(cards)) == len(cards))
    return max(map(best_hand, hands), key=hand_rank)


def check_wild_hand(hand, most=52):
    """Raise ValueError unless hand can be dealt from a deck with jokers; say what is wrong with it.

    most: int; the greatest number of cards that may be in the hand.

    >>> check_wild_hand(["AS", "KS", "QS", "AS", "?B"])
    Traceback (most recent call last):
    ValueError: 'AS' is there twice: ['AS', 'KS', 'QS', 'AS', '?B']
    """
    check_five_or_more(hand)
    if len(hand) > most:
        raise ValueError(f"at most {most} cards are due, this hand has {len(hand)}: {hand!r}")
    for card in hand:
        _check_card(card)
        if card != "??" and hand.count(card) > 1:
            raise ValueError(f"{card!r} is there twice: {hand!r}")
    if sum(card in JOKERS for card in hand) > 2:
        raise ValueError(f"at most two jokers are due in a hand, this one has more: {hand!r}")


def _check_card(card):
    """Raise ValueError unless this is a card or a joker."""
    if not isinstance(card, str) or card not in JOKERS:
        try:
            card_rank(card)
        except ValueError as error:
            raise ValueError(f"{error}. The jokers are {', '.join(JOKERS)}") from None
