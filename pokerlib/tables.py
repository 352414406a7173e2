"""The best five of up to seven cards, looked up: the tables are hand_rank, remembered."""

from functools import cache
from itertools import combinations, combinations_with_replacement

from pokerlib.cards import RANKS, SUITS, deck
from pokerlib.ranking import hand_rank

DIGITS = {rank: 8**place for place, rank in enumerate(RANKS)}
COUNTERS = {suit: 16**place for place, suit in enumerate(SUITS)}
BELOW = 16  # bits below the digits, four for each suit's counter
KEYS = {card: (DIGITS[card[0]] << BELOW) + COUNTERS[card[1]] for card in deck()}
START = 0x3333  # each suit's counter starts at three ...
FIVE_OF_A_SUIT = 0x8888  # ... so five cards bring it to eight, which is one bit


def best_rank(hand, check=True):
    """The hand_rank of the best five among five, six or seven cards: one sum and one look.

    hand: list of cards.
    check: False leaves out the search for a repeated card, which must then be none.
    Returns: the tuple that hand_rank returns for the best five.
    Raises: ValueError for another number of cards, a repeated card, or what is no card.

    >>> best_rank(["6C", "7C", "8C", "9C", "TC", "5C", "JS"])
    (8, 10)
    >>> best_rank(["TD", "TC", "TH", "7C", "7D", "8C", "8S"])
    (6, 10, 8)
    """
    try:
        size = len(hand)
        by_ranks, by_suited = rank_tables(size)
        if check and len(set(hand)) < size:
            raise ValueError(f"a card is there twice in {hand!r}")
        key = START
        for card in hand:
            key += KEYS[card]
    except (KeyError, TypeError):
        raise ValueError(f"a hand is a list of cards such as 'TS', not {hand!r}") from None
    if key & FIVE_OF_A_SUIT:
        return by_suited[_digits(_suited(hand, key))]
    return by_ranks[key >> BELOW]


def _suited(hand, key):
    """The cards of the suit whose counter in the key has reached five."""
    suit = next(suit for suit in SUITS if key & 8 * COUNTERS[suit])
    return [card for card in hand if card[1] == suit]


@cache
def rank_tables(size):
    """The two tables for hands of so many cards: by all ranks, and by the ranks of a flush's suit.

    size: 5, 6 or 7. The tables are made at the first call and kept.
    Returns: two dicts from a sum of DIGITS to the hand_rank of the best five cards; the first has
        a key for each set of ranks, the second for each that one suit can show, five or more.
    Raises: ValueError for another size.

    >>> [len(by_ranks) for by_ranks, by_suited in map(rank_tables, (5, 6, 7))]
    [6175, 18395, 49205]
    """
    if size not in (5, 6, 7):
        raise ValueError(f"a hand of 5, 6 or 7 cards is due, this one has {size}")
    if size == 5:
        return _five_unsuited(), _five_suited()
    by_ranks, by_suited = rank_tables(size - 1)
    return one_more(by_ranks, 4), by_suited | one_more(by_suited, 1)


def one_more(table, most):
    """The table for hands of one card more: such a hand is worth the best that dropping a card leaves.

    table: dict from a sum of DIGITS to a rank, with all hands of one size.
    most: how often a rank can occur in a hand.
    Returns: dict of the same kind.

    >>> one_more({1: (0, 2), 8: (0, 3)}, most=1)[9]
    (0, 3)
    """
    larger = {}
    for key, rank in table.items():
        for digit in DIGITS.values():
            if key // digit % 8 < most:
                larger[key + digit] = max(rank, larger.get(key + digit, rank))
    return larger


def _five_unsuited():
    """hand_rank of one hand for each choice of five ranks; the fixed suits allow no flush."""
    choices = combinations_with_replacement(RANKS, 5)
    hands = ([rank + suit for rank, suit in zip(ranks, "SHDCS", strict=True)] for ranks in choices)
    return {_digits(hand): hand_rank(hand) for hand in hands if hand[0] != hand[4]}


def _five_suited():
    """hand_rank of one hand for each choice of five ranks in one suit."""
    hands = ([rank + "S" for rank in ranks] for ranks in combinations(RANKS, 5))
    return {_digits(hand): hand_rank(hand) for hand in hands}


def _digits(hand):
    return sum(DIGITS[card[0]] for card in hand)
