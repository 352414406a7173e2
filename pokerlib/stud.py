"""Seven-card stud: the best five of seven cards, or of more or fewer."""

from itertools import combinations

from pokerlib.ranking import hand_rank


def best_hand(hand):
    """The best five of the cards, by trying every selection of five.

    hand: list or tuple of cards, five or more. Seven cards are 21 selections, ten are 252. A card may
        be there twice, since one of the two may stand in for a joker.
    Returns: list of five cards; of several selections that are equally good, the first.
    Raises: ValueError for fewer than five cards or a bad card.

    >>> best_hand("6C 7C 8C 9C TC 5C JS".split())
    ['6C', '7C', '8C', '9C', 'TC']
    """
    check_five_or_more(hand)
    return list(max(combinations(hand, 5), key=hand_rank))


def check_five_or_more(hand):
    """Raise ValueError unless hand is a list or tuple of five items or more; say what it is instead.

    >>> check_five_or_more(["AS", "KS"])
    Traceback (most recent call last):
    ValueError: five cards or more are due, this hand has 2: ['AS', 'KS']
    """
    if not isinstance(hand, list | tuple):
        raise ValueError(f"a hand is a list of cards, not {hand!r}. cards('TS 9H') makes one from a text")
    if len(hand) < 5:
        raise ValueError(f"five cards or more are due, this hand has {len(hand)}: {hand!r}")
