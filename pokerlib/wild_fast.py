"""The best hand with jokers by looking it up: its rank, and from the rank the hand."""

from itertools import permutations, product

from pokerlib.cards import SUITS
from pokerlib.ranking import hand_rank
from pokerlib.tables import DIGITS
from pokerlib.wild import JOKERS, check_wild_hand
from pokerlib.wild_tables import (
    CODES,
    COLORS,
    FIELD,
    FLUSH,
    HELD,
    JOKER,
    ONES,
    SHIFTS,
    START,
    mixed_table,
    suited_table,
)

TIMES = {6: 3, 7: 4, 9: 5}  # how often the first rank occurs in a full house, four and five of a kind


def wild_rank(hand, repeat=True, rank=hand_rank):
    """The rank of the best five of a hand with jokers, from tables that the first call makes.

    hand: list or tuple of five to seven cards, at most two of them jokers.
    repeat: bool; whether a joker may stand for a card that is in the hand, as for best_wild_hand.
    rank: function of a hand of five, for another order of hands than that of hand_rank.
    Returns: hand_rank(best_wild_hand(hand, repeat)), if rank is hand_rank.
    Raises: ValueError for a hand that best_wild_hand refuses, and for more than seven cards.

    >>> wild_rank("AC KC 9C 4C 2H 3D ?B".split())
    (5, (14, 14, 13, 9, 4))
    >>> wild_rank("AC KC 9C 4C 2H 3D ?B".split(), repeat=False)
    (5, (14, 13, 12, 9, 4))
    """
    try:
        if not isinstance(hand, list | tuple) or not 5 <= len(hand) <= 7 or len(set(hand)) < len(hand):
            check_wild_hand(hand, most=7)
        total = sum(map(CODES.__getitem__, hand), START)
    except (KeyError, TypeError):
        check_wild_hand(hand, most=7)
        raise
    key = total & FIELD
    if key >= 3 * JOKER:
        check_wild_hand(hand)
    if repeat or not total & HELD:
        best = mixed_table(rank, repeat, key // JOKER)[key]
    else:
        best = _best_of_what_is_left(total, rank)
    if total & FLUSH:
        suited = suited_table(rank, repeat)
        for shift in SHIFTS.values():
            best = max(best, suited.get(total >> shift & FIELD, best))
    return best


def _best_of_what_is_left(total, rank):
    """The best rank of mixed suits if a joker of a color can't be a rank of which both cards are held."""
    keys = [total & FIELD]
    for shift in COLORS.values():
        held = total >> shift & 4 * ONES
        if held:
            keys = [key - JOKER + digit for key in keys for digit in DIGITS.values() if not held & 4 * digit]
    mixed = mixed_table(rank, False, keys[0] // JOKER)
    return max(map(mixed.__getitem__, keys))


def wild_hand(hand, repeat=True):
    """The best five of a hand with jokers, found from its rank.

    Takes and raises what wild_rank does.
    Returns: list of five cards without jokers, one of the best; not always that of best_wild_hand.

    >>> wild_hand("JS TS 9S ?B ?R".split())
    ['JS', 'TS', '9S', 'KS', 'QH']
    """
    best = wild_rank(hand, repeat)
    for suits in SUITS if best[0] in (5, 8) else [SUITS]:
        for five in _fives(hand, suits, _ranks_of(best)):
            if repeat or len(set(five)) == 5:
                return five


def _fives(hand, suits, ranks):
    """All ways to make these ranks in these suits: cards of the hand first, jokers for what is missing."""
    held, missing = [], list(ranks)
    for card in hand:
        if card[1] in suits and card[0] in missing:
            held.append(card)
            missing.remove(card[0])
    jokers = [card for card in hand if card in JOKERS]
    for order in permutations(jokers, len(missing)):
        pairs = zip(order, missing, strict=True)
        choices = [[rank + suit for suit in JOKERS[joker] if suit in suits] for joker, rank in pairs]
        yield from (held + list(cards) for cards in product(*choices))


def _ranks_of(rank):
    """The ranks, as letters, of the five cards of which hand_rank makes this rank.

    >>> _ranks_of((6, 10, 7)), _ranks_of((4, 5))
    ('TTT77', '5432A')
    """
    category, *ranks = rank
    if category in (4, 8):
        ranks = range(ranks[0], ranks[0] - 5, -1)
    elif category in TIMES:
        high, low = ranks[0], ranks[-1]
        ranks = [high] * TIMES[category] + [low] * (5 - TIMES[category])
    else:
        ranks = ranks[-1]
    return "".join("A23456789TJQKA"[rank - 1] for rank in ranks)
