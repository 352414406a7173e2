"""The explorer: choose five cards from a drawn deck, and see how hand_rank ranks them, step by step."""

import html

from pokerlib.announcing import announce
from pokerlib.branches import conditions, questions
from pokerlib.cards import RANKS, SUITS, cards, check_hand
from pokerlib.ranking import CATEGORIES, card_ranks, hand_rank
from pokerlib.refactored import group
from pokerlib.show import PALETTE, name_of, show

_COLORS = dict(zip(SUITS, PALETTE, strict=False))
_TOP = 'style="text-align: left; vertical-align: top; padding-right: 1em"'
_OUTLINE = "outline: 3px solid #0072b2 !important; outline-offset: -7px !important"
_FOCUS = f"<style>.poker-deck button:focus-visible {{{_OUTLINE}}}</style>"


def explorer(hand):
    """A deck to choose five cards from, and the steps of hand_rank for them.

    hand: list of five different cards, chosen at first; where widgets don't run, they stay.
    Raises: ValueError for a wrong number of cards, a bad card, or a card that is there twice.

    >>> explorer(["TD", "TC", "TH", "7C", "7D"])
    hand      10♦ 10♣ 10♥ 7♣ 7♦
    ranks     10 10 10 7 7
    groups    3 × 10, 2 × 7
    asked     kind(5, ranks): None
              straight(ranks) and flush(hand): False
              kind(4, ranks): None
              kind(3, ranks) and kind(2, ranks): 7
              return (6, kind(3, ranks), kind(2, ranks))
    category  6, full house
    rank      (6, 10, 7)
    in words  full house, tens over sevens
    """
    return Explorer(_checked(hand))


class Explorer:
    """The steps for a hand: under a deck of buttons where widgets run, else alone."""

    def __init__(self, hand):
        self.hand = list(hand)

    def __repr__(self):
        tried = questions(self.hand)
        asked = [f"{asked.condition}: {asked.value}" for asked in tried]
        lines = ["hand      " + repr(show(self.hand))]
        for name, text in _before(self.hand):
            lines.append(f"{name:10}{text}")
        for name, text in zip(["asked", *[""] * 10], [*asked, f"return {tried[-1].returns}"], strict=False):
            lines.append(f"{name:10}{text}")
        return "\n".join([*lines, *[f"{name:10}{text}" for name, text in _after(self.hand)]])

    def _repr_html_(self):
        return steps(self.hand)

    def _repr_mimebundle_(self, include=None, exclude=None):
        bundle = {"text/plain": repr(self), "text/html": self._repr_html_()}
        return {**deck_of_buttons(self.hand)._repr_mimebundle_(), **bundle}


def steps(hand):
    """The steps of hand_rank for five cards as HTML: every branch, and those that it did not get to.

    >>> "full house, tens over sevens" in steps(["TD", "TC", "TH", "7C", "7D"])
    True
    """
    rows = [(name, html.escape(text)) for name, text in _before(hand)]
    rows.append(("asked", _branches(hand)))
    rows += [(name, f"<strong>{html.escape(text)}</strong>") for name, text in _after(hand)]
    table = "".join(f"<tr><th {_TOP}>{name}</th><td {_TOP}>{text}</td></tr>" for name, text in rows)
    return f'<div role="status">{show(hand)._repr_html_()}<table><tbody>{table}</tbody></table></div>'


def _before(hand):
    """What hand_rank finds out first, as (name, text) pairs."""
    ranks = card_ranks(hand)
    groups = ", ".join(f"{count} × {rank}" for count, rank in group(ranks))
    return [("ranks", " ".join(map(str, ranks))), ("groups", groups)]


def _after(hand):
    """What comes out, as (name, text) pairs."""
    rank = hand_rank(hand)
    named = f"{rank[0]}, {CATEGORIES[rank[0]]}"
    return [("category", named), ("rank", str(rank)), ("in words", announce(rank))]


def _branches(hand):
    """The branches of hand_rank as a list: what each says, and which one is taken."""
    tried = questions(hand)
    said = [f"{asked.value}: no" for asked in tried[:-1]]
    said.append(f"{tried[-1].value}: yes, <strong>return {html.escape(tried[-1].returns)}</strong>")
    said += ["not asked"] * (len(conditions()) - len(said))
    items = zip(conditions(), said, strict=True)
    lines = "".join(
        f"<li><code>{html.escape(condition if condition != 'True' else 'else')}</code> → {text}</li>"
        for (condition, _), text in items
    )
    return f'<ol style="margin: 0; padding-left: 1.5em">{lines}</ol>'


def deck_of_buttons(hand):
    """The deck as a widget, its buttons chosen and put back by mouse or keyboard, the steps below.

    >>> type(deck_of_buttons(["TD", "TC", "TH", "7C", "7D"])).__name__
    'VBox'
    """
    import ipywidgets

    chosen, below = list(hand), ipywidgets.HTML()
    buttons = {
        rank + suit: ipywidgets.Button(
            style={
                "button_color": "#ffffff",
                "text_color": _COLORS[suit],
                "font_weight": "bold",
                "font_size": "16px",
            },
            layout={"width": "50px", "height": "60px", "padding": "0"},
        )
        for suit in SUITS
        for rank in reversed(RANKS)
    }
    typed = ipywidgets.Text(placeholder="or type five cards, such as AS 2H 3D 4C 5S", continuous_update=False)
    typed.layout.width = "26em"

    def draw(note=""):
        for card, button in buttons.items():
            _draw(button, card, card in chosen)
        missing = "" if len(chosen) == 5 else f"Choose five cards. Chosen: {len(chosen)}."
        below.value = (
            f'<div role="status">{html.escape(note or missing)}</div>' if note or missing else steps(chosen)
        )

    def press(card):
        if card in chosen:
            chosen.remove(card)
        else:
            chosen[:] = [*chosen[-4:], card]
        draw()

    def read(change):
        try:
            chosen[:] = _checked(cards(change["new"]))
            draw()
        except ValueError as error:
            draw(str(error))

    for card, button in buttons.items():
        button.on_click(lambda _, card=card: press(card))
    typed.observe(read, "value")
    draw()
    rows = [
        ipywidgets.HBox([buttons[rank + suit] for rank in reversed(RANKS)], layout={"flex_flow": "row wrap"})
        for suit in SUITS
    ]
    box = ipywidgets.VBox([ipywidgets.HTML(_FOCUS), *rows, typed, below])
    box.add_class("poker-deck")
    return box


def _draw(button, card, is_chosen):
    """A button as its card; a chosen one stands higher, with a thick edge, and says so."""
    button.description, button.tooltip = repr(show([card])), name_of(card) + (", chosen" if is_chosen else "")
    button.layout.border = f"4px solid {PALETTE[4]}" if is_chosen else "1px solid #808080"
    button.layout.margin = "0 2px 12px" if is_chosen else "12px 2px 0"


def _checked(hand):
    """The hand, if it is five different cards."""
    check_hand(hand)
    hand_rank(hand)
    if len(set(hand)) < 5:
        raise ValueError(f"the deck has each card once, and this hand has one twice: {hand!r}")
    return hand
