"""A view of shuffles to play with: which one, how many cards, how many times."""

import random

from pokerlib.figures import COLORS
from pokerlib.orders import count_places
from pokerlib.shuffle_figures import WIDEST, deviations
from pokerlib.shuffling import knuth, shuffle1, shuffle2, shuffle3

SHUFFLES = {shuffle.__name__: shuffle for shuffle in (shuffle1, shuffle2, shuffle3, knuth)}
TIMES = (100, 300, 1000, 3000)
LETTERS = "abcdefghij"


def shuffle_view(name="shuffle1", cards=5, times=1000):
    """Where each card ends up, for a shuffle, a deck and a number of shuffles that the reader chooses.

    name: of shuffle1, shuffle2, shuffle3 or knuth. cards: int, from 2 to 10. times: 100, 300, 1000 or 3000.
        Where widgets don't run, what these three give is shown as text.
    Raises: ValueError for a value that is none of these.

    >>> shuffle_view("knuth", cards=2, times=100)
    knuth, 100 shuffles of 2 cards: share of each card at each place, in % above or below fair
    place     0    1
    card a   +0   +0
    card b   +0   +0
    """
    if name not in SHUFFLES or cards not in range(2, len(LETTERS) + 1) or times not in TIMES:
        due = f"{', '.join(SHUFFLES)}; 2 to {len(LETTERS)} cards; {', '.join(map(str, TIMES))} times"
        raise ValueError(f"there is no view of {name!r}, {cards!r} cards, {times!r} times. There are: {due}")
    return ShuffleView(name, cards, times)


class ShuffleView:
    """The view: controls and a table where widgets run, else a text."""

    def __init__(self, name, cards, times):
        self.chosen = name, cards, times

    def __repr__(self):
        table = where_cards_go(*self.chosen)
        head = "place " + "".join(f"{place:5}" for place in range(len(table)))
        rows = zip(LETTERS, table, strict=False)
        lines = [f"card {card}" + "".join(f"{round(value):+5}" for value in row) for card, row in rows]
        return "\n".join([_heading(*self.chosen), head, *lines])

    def _repr_mimebundle_(self, include=None, exclude=None):
        bundle = {"text/plain": repr(self), "text/html": places_html(*self.chosen)}
        return {**controls(*self.chosen)._repr_mimebundle_(), **bundle}


def where_cards_go(name, cards, times):
    """By how many percent the share of each card at each place is above or below fair, by rows.

    >>> where_cards_go("knuth", 2, 100)
    [[0.0, 0.0], [0.0, 0.0]]
    """
    return deviations(count_places(SHUFFLES[name], LETTERS[:cards], times, random.Random(8)))


def places_html(name, cards, times):
    """The same numbers as a colored table.

    >>> places_html("knuth", 2, 100).count("<td")
    4
    """
    head = "".join(f"<th>{place}</th>" for place in range(cards))
    rows = "".join(
        f"<tr><th>{card}</th>{''.join(map(_square, row))}</tr>"
        for card, row in zip(LETTERS, where_cards_go(name, cards, times), strict=False)
    )
    return (
        f'<div role="status">{_heading(name, cards, times)}</div>'
        f"<table><thead><tr><th>card, place</th>{head}</tr></thead><tbody>{rows}</tbody></table>"
    )


def controls(name, cards, times):
    """The view as a widget: three controls, and the table that they change.

    >>> row, table = controls("knuth", 2, 100).children
    >>> [control.description for control in row.children]
    ['shuffle', 'cards', 'times']
    """
    import ipywidgets

    chosen = (
        ipywidgets.Dropdown(options=list(SHUFFLES), value=name, description="shuffle"),
        ipywidgets.IntSlider(min=2, max=len(LETTERS), value=cards, description="cards"),
        ipywidgets.SelectionSlider(options=TIMES, value=times, description="times"),
    )
    table = ipywidgets.HTML(places_html(name, cards, times))

    def change(_):
        table.value = places_html(*(control.value for control in chosen))

    for control in chosen:
        control.observe(change, "value")
    return ipywidgets.VBox([ipywidgets.HBox(chosen, layout={"flex_flow": "row wrap"}), table])


def _heading(name, cards, times):
    measure = "share of each card at each place, in % above or below fair"
    return f"{name}, {times:,} shuffles of {cards} cards: {measure}"


def _square(value):
    """A number in a square, the more colored the further from fair."""
    color = COLORS[0 if value > 0 else 1]
    strength = min(abs(value) / 100 / WIDEST, 1)
    mixed = [round(255 + (int(color[at : at + 2], 16) - 255) * strength) for at in (1, 3, 5)]
    text = "#ffffff" if sum(mixed) < 330 else "#000000"
    style = (
        f"background: rgb({', '.join(map(str, mixed))}); color: {text}; min-width: 3em; text-align: center"
    )
    return f'<td style="{style}">{round(value):+}</td>'
