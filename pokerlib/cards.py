"""Cards: strings of two characters, a rank and a suit, as in 'TS' for the ten of spades."""

import re
import unicodedata

RANKS = "23456789TJQKA"
SUITS = "SHDC"
RANK_VALUES = {rank: value for value, rank in enumerate(RANKS, start=2)}
_CARD_VALUES = {rank + suit: RANK_VALUES[rank] for rank in RANKS for suit in SUITS}

_SYMBOLS = str.maketrans("♠♥♦♣♤♡♢♧", "SHDCSHDC", "\ufe0e\ufe0f")
_LOOK_ALIKES = dict(zip("АКТНСЅЈОΑΚΤΗО", "AKTHCSJ0AKTH0", strict=True))
_CARD = re.compile(r"(10|[2-9TJQKA])([SHDC])")


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
    for piece in re.split(r"[\s,]+", text.translate(_SYMBOLS).strip()):
        at = 0
        while at < len(piece):
            match = _CARD.match(piece.upper(), at)
            if not match:
                raise ValueError(_what_is_wrong(piece[at:]))
            found.append(match[1].replace("10", "T") + match[2])
            at = match.end()
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
        raise ValueError(f"{card!r} is no card. A card is written like 'TS': {_FORM}") from None


def check_hand(hand, size=5):
    """Raise ValueError unless hand is a list or tuple of so many items; say what it is instead.

    >>> check_hand(["AS", "KS"])
    Traceback (most recent call last):
    ValueError: a hand of 5 cards is due, this one has 2: ['AS', 'KS']
    """
    if not isinstance(hand, list | tuple):
        raise ValueError(f"a hand is a list of cards, not {hand!r}. cards('TS 9H') makes one from a text")
    if len(hand) != size:
        raise ValueError(f"a hand of {size} cards is due, this one has {len(hand)}: {hand!r}")


_FORM = f"a rank from {RANKS}, then a suit from {SUITS}"


def _what_is_wrong(piece):
    """Why the text that begins with this piece names no card, as a sentence."""
    shown = piece if len(piece) <= 12 else piece[:12] + "…"
    for letter in piece[:3]:
        if not letter.isascii():
            name = unicodedata.name(letter, "an unnamed character").lower()
            twin = _LOOK_ALIKES.get(letter.upper())
            like = f", which looks like {twin!r} but is another letter" if twin else ""
            return f"{shown!r} is no card: {letter!r} is {name}{like}. Type it anew: {_FORM}."
    upper = piece.upper()
    if upper.startswith(("1O", "IO", "LO", "I0", "L0")):
        return f"{shown!r} is no card: the ten is T, or 10 in digits (one, zero)."
    if upper.startswith("?"):
        return f"{shown!r} is a joker; the cards here are the 52 without jokers."
    if upper.startswith("1"):
        return f"{shown!r} is no card: no rank is written 1. The ace is A, the ten is T or 10."
    if upper[0] in SUITS and upper[1:2] in RANKS and upper[1:]:
        return f"{shown!r} is no card: the rank comes first, then the suit: {upper[1] + upper[0]!r}."
    if upper[0] not in RANKS and not upper.startswith("10"):
        return f"{shown!r} is no card: {piece[0]!r} is no rank. The ranks are {' '.join(RANKS)}."
    suit = piece[2:3] if upper.startswith("10") else piece[1:2]
    if not suit:
        return f"{shown!r} is no card: the suit is missing. The suits are S H D C."
    return f"{shown!r} is no card: {suit!r} is no suit. The suits are S H D C."
