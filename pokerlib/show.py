"""Hands as drawn cards in a notebook, and as plain text everywhere else."""

import html
from base64 import b64encode
from collections import Counter

from pokerlib.cards import RANKS, card_rank, card_suit

RANK_NAMES = dict(
    zip(RANKS, "two three four five six seven eight nine ten jack queen king ace".split(), strict=True)
)
SUIT_NAMES = {"S": "spades", "H": "hearts", "D": "diamonds", "C": "clubs"}
JOKER_NAMES = {"?R": "red joker", "?B": "black joker"}

_SYMBOLS = {"S": "♠", "H": "♥", "D": "♦", "C": "♣"}
# Colors that color-blind readers can tell apart, by Okabe and Ito.
PALETTE = ("#000000", "#d55e00", "#0072b2", "#009e73", "#e69f00")
_STAR = "M16 1l4.5 10 11 1-8.3 7.2 2.5 10.800L16 24.4 6.3 30l2.5-10.800L.5 12l11-1z"
_BLACK, _VERMILLION, _BLUE, _GREEN, _ORANGE = PALETTE
_DRAWN = {  # color and outline, in a square of 32 by 32
    "S": (
        _BLACK,
        "M16 1c3 6 14 10 14 18a6.5 6.5 0 0 1-12 3.5L20 31h-8l2-8.5A6.5 6.5 0 0 1 2 19C2 11 13 7 16 1z",
    ),
    "H": (_VERMILLION, "M16 30C5 21 2 15 2 10a7 7 0 0 1 14-2 7 7 0 0 1 14 2c0 5-3 11-14 20z"),
    "D": (_BLUE, "M16 1q5 9 11 15-6 6-11 15-5-9-11-15 6-6 11-15z"),
    "C": (
        _GREEN,
        "M16 1a6.5 6.5 0 0 1 5.5 10A6.5 6.5 0 1 1 18 22l2 9h-8l2-9a6.5 6.5 0 1 1-3.5-11A6.5 6.5 0 0 1 16 1z",
    ),
    "?R": (_VERMILLION, _STAR),
    "?B": (_BLACK, _STAR),
}


def show(hands, captions=None, marked=()):
    """A hand, or several one under another, as an object that a notebook shows as drawn cards.

    hands: a list or tuple of cards, or of such hands; jokers are written '?R' and '?B'.
    captions: list of str, one for each hand, or None.
    marked: cards to mark; one that is marked once and held twice is marked once.
    Raises: ValueError for what is no card or no hand, a marked card that isn't held, or another
        number of captions than of hands.

    >>> show(["TS", "9H", "?R"])
    10♠ 9♥ ?R
    >>> show([["AS", "KS"], ["2H", "2D"]], captions=["Ann", "Bob"], marked=["2H"])
    Ann: A♠ K♠
    Bob: [2♥] 2♦
    """
    if not isinstance(hands, list | tuple):
        raise ValueError(f"a hand is a list of cards, not {hands!r}. cards('TS 9H') makes one from a text")
    if not hands or not all(isinstance(hand, list | tuple) for hand in hands):
        hands = [hands]
    if captions is not None and len(captions) != len(hands):
        raise ValueError(f"a caption for each of {len(hands)} hands is due, these are {captions!r}")
    return Shown(_with_marks(hands, marked), captions or [""] * len(hands))


class Shown:
    """Hands that a notebook shows as drawn cards; each card goes with True if it is marked."""

    def __init__(self, hands, captions):
        self.hands, self.captions = hands, captions

    def __repr__(self):
        lines = [" ".join(_plain(*card) for card in hand) or "(no cards)" for hand in self.hands]
        return "\n".join(
            f"{caption}: {line}" if caption else line
            for caption, line in zip(self.captions, lines, strict=True)
        )

    def _repr_html_(self):
        return "".join(map(_drawn_hand, self.hands, self.captions))


def name_of(card):
    """The name of a card or a joker in words.

    Raises: ValueError for what is neither.

    >>> name_of("TS"), name_of("?B")
    ('ten of spades', 'black joker')
    """
    if card in ("?R", "?B"):
        return JOKER_NAMES[card]
    return f"{RANK_NAMES[RANKS[card_rank(card) - 2]]} of {SUIT_NAMES[card_suit(card)]}"


def image(content, kind, alt, style=""):
    """An HTML image that holds its own content, so that it shows in notebooks not yet trusted too.

    content: bytes of the file; kind: str, 'svg+xml' or 'png'; alt: str, what a reader who can't
        see the image is told; style: str, CSS.

    >>> image(b"<svg/>", "svg+xml", "nothing")
    '<img alt="nothing" src="data:image/svg+xml;base64,PHN2Zy8+" style="">'
    """
    data = b64encode(content).decode()
    return f'<img alt="{html.escape(alt)}" src="data:image/{kind};base64,{data}" style="{style}">'


def _with_marks(hands, marked):
    """The hands as lists of (card, is it marked) pairs."""
    left = Counter(marked)
    pairs = []
    for hand in hands:
        pairs.append([])
        for card in hand:
            name_of(card)  # raises for what is no card
            pairs[-1].append((card, left[card] > 0))
            left[card] -= 1
    missing = [card for card, count in left.items() if count > 0]
    if missing:
        raise ValueError(f"{missing} can't be marked: no hand holds so many of them")
    return pairs


def _plain(card, is_marked):
    """A card as text: 10♠, or [10♠] if it is marked."""
    text = card if card in JOKER_NAMES else card[0].replace("T", "10") + _SYMBOLS[card[1]]
    return f"[{text}]" if is_marked else text


def _drawn_hand(hand, caption):
    """A row of cards, with the caption above it."""
    above = f'<div style="margin-top: 4px">{html.escape(caption)}</div>' if caption else ""
    room = 12 if any(is_marked for _, is_marked in hand) else 0
    row = "".join(_drawn_card(*card, room) for card in hand) or "(no cards)"
    label = html.escape(caption or "hand of cards")
    return f'{above}<div role="group" aria-label="{label}">{row}</div>'


def _drawn_card(card, is_marked, room):
    """One card of 56 by 80 pixels; a marked one stands higher by the room above the others."""
    svg = _svg(card, _ORANGE if is_marked else "#808080", 4 if is_marked else 1)
    alt = name_of(card) + (", marked" if is_marked else "")
    above, below = (2, room + 2) if is_marked else (room + 2, 2)
    style = "display: inline-block; vertical-align: top; width: 56px; height: 80px"
    return image(svg.encode(), "svg+xml", alt, f"{style}; margin: {above}px 2px {below}px")


def _svg(card, border, width):
    """A card's picture: white, so that it reads on any page."""
    color, outline = _DRAWN[card if card in JOKER_NAMES else card[1]]
    inset = width / 2
    return (
        "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 56 80'>"
        f"<rect x='{inset}' y='{inset}' width='{56 - width}' height='{80 - width}' rx='6' fill='#ffffff'"
        f" stroke='{border}' stroke-width='{width}'/>"
        f"<text x='7' y='31' font-family='Arial, Helvetica, sans-serif' font-size='30' font-weight='bold'"
        f" fill='{color}'>{card[0].replace('T', '10')}</text>"
        f"<path transform='translate(17 40)' fill='{color}' d='{outline}'/></svg>"
    )
