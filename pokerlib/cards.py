"""Cards: strings of two characters, a rank and a suit, as in 'TS' for the ten of spades."""

import re
import unicodedata

RANKS = "23456789TJQKA"
SUITS = "SHDC"
RANK_VALUES = {rank: value for value, rank in enumerate(RANKS, start=2)}
_CARD_VALUES = {rank + suit: RANK_VALUES[rank] for rank in RANKS for suit in SUITS}
_CARD_SUITS = {card: card[1] for card in _CARD_VALUES}

_SYMBOLS = str.maketrans("♠♥♦♣♤♡♢♧", SUITS * 2)
_RANK = "10|[2-9TJQKA]"
_SUIT = "[SHDC♠♥♦♣♤♡♢♧]"
_CARD = re.compile(f"({_RANK})({_SUIT})[\ufe0e\ufe0f]?", re.ASCII | re.IGNORECASE)
_SWAPPED = re.compile(f"({_SUIT})({_RANK})", re.ASCII | re.IGNORECASE)
_LOOK_ALIKES = dict(zip("АКТНСЅЈОΑΚΤΗΟ", "AKTHCSJ0AKTH0", strict=True))
_FORM = f"a rank from {RANKS}, then a suit from {SUITS}"


def deck():
    """A new list of the 52 cards, rank by rank.

    Returns: list of 52 different cards; each call makes a new list, so shuffling one harms no other.

    >>> deck()[:5], len(deck())
    (['2S', '2H', '2D', '2C', '3S'], 52)
    """
    return [rank + suit for rank in RANKS for suit in SUITS]


def cards(text):
    """The cards that a text names, in its order.

    text: str; rank then suit, in capitals or not, with spaces or commas or nothing between the
        cards. The ten is T or 10; the suits are S H D C or ♠ ♥ ♦ ♣.
    Returns: list of cards; a card named twice is there twice.
    Raises: ValueError, which names the piece that is no card and says why.

    >>> cards("TS 9h 10D")
    ['TS', '9H', 'TD']
    >>> cards("10♠K♥")
    ['TS', 'KH']
    """
    if not isinstance(text, str):
        raise ValueError(f"cards() takes a text such as 'TS 9H', not {text!r}")
    found = []
    for piece in re.split(r"[\s,]+", text):
        while piece:
            match = _CARD.match(piece)
            if not match:
                raise ValueError(_what_is_wrong(piece))
            found.append(_card(*match.groups()))
            piece = piece[match.end() :]
    return found


def card_rank(card):
    """The rank of one card as a number: 2 to 10, then 11 for J, 12 for Q, 13 for K, 14 for A.

    Raises: ValueError for anything but one of the 52 cards.

    >>> card_rank("9H"), card_rank("AS")
    (9, 14)
    """
    try:
        return _CARD_VALUES[card]
    except (KeyError, TypeError):
        raise ValueError(_no_card(card)) from None


def card_suit(card):
    """The suit of one card: S, H, D or C.

    Raises: ValueError for anything but one of the 52 cards.

    >>> card_suit("9H")
    'H'
    """
    try:
        return _CARD_SUITS[card]
    except (KeyError, TypeError):
        raise ValueError(_no_card(card)) from None


def check_hand(hand, size=5):
    """Raise ValueError unless hand is a list or tuple of so many items; say what it is instead.

    >>> check_hand(["AS", "KS"])
    Traceback (most recent call last):
    ValueError: a hand of 5 cards is due, this one has 2: ['AS', 'KS']
    """
    if not isinstance(hand, (list, tuple)):
        raise ValueError(f"a hand is a list of cards, not {hand!r}. cards('TS 9H') makes one from a text")
    if len(hand) != size:
        raise ValueError(f"a hand of {size} cards is due, this one has {len(hand)}: {hand!r}")


def _card(rank, suit):
    """The card of a rank and a suit in any of the spellings that cards() takes."""
    return rank.upper().replace("10", "T") + suit.upper().translate(_SYMBOLS)


def _no_card(card):
    return f"{card!r} is no card. A card is written like 'TS': {_FORM}."


def _what_is_wrong(piece):
    """Why the text that begins with this piece names no card, as a sentence."""
    shown = piece if len(piece) <= 12 else piece[:12] + "…"
    rank = re.match(_RANK, piece, re.ASCII | re.IGNORECASE)
    reason = _wrong_suit(piece[rank.end() :]) if rank else _wrong_rank(piece)
    return f"{shown!r} is no card: {reason}"


def _wrong_rank(piece):
    """Why no rank begins this piece."""
    if swapped := _SWAPPED.match(piece):
        return f"the rank comes first, then the suit: {_card(swapped[2], swapped[1])!r}."
    if not piece[0].isascii():
        return _foreign(piece[0])
    if re.match("[1IL][0O]", piece.upper()):
        return "the ten is T, or 10 in digits (one, zero)."
    if piece[0] == "1":
        return "no rank is written 1. The ace is A, the ten is T or 10."
    if piece[0] == "?":
        return "it is a joker, and only the 52 cards without jokers are named here."
    return f"{piece[0]!r} is no rank. The ranks are {' '.join(RANKS)}."


def _wrong_suit(rest):
    """Why no suit begins what follows a rank."""
    if not rest:
        return f"the suit is missing. The suits are {' '.join(SUITS)}."
    if not rest[0].isascii():
        return _foreign(rest[0])
    return f"{rest[0]!r} is no suit. The suits are {' '.join(SUITS)}."


def _foreign(letter):
    """What a letter is that no keyboard for English types, and what it looks like."""
    name = unicodedata.name(letter, "an unnamed character").lower()
    twin = _LOOK_ALIKES.get(letter.upper())
    like = f", which looks like {twin!r} but is another letter" if twin else ""
    return f"{letter!r} is {name}{like}. A card is {_FORM}."
