"""Figures on shuffles: places against cards, exact chances beside counts, and what a deck costs."""

from math import sqrt

from pokerlib.figures import COLORS, new_figure, picture
from pokerlib.shuffle_costs import expected_cost

WIDEST = 0.4  # deviations from fair beyond 40% get the same color
SIZES = (4, 8, 16, 26, 39, 52)


def places_figure(tables):
    """Maps of place against card, one for each shuffle, all in one scale.

    tables: dict from the name of a shuffle to its rows, as place_table and count_places give them.
    Returns: the picture; each square says by how many percent a share is above or below the fair one.

    >>> places_figure({"turned": [[0.0, 1.0], [1.0, 0.0]]})
    Maps of place against card, in percent above or below the fair share. turned: from -100.0% to +100.0%.
    """
    figure, axes = new_figure("", "", "", size=(7.6, 3.9 * ((len(tables) + 1) // 2)))
    axes.remove()
    grid = figure.subplots((len(tables) + 1) // 2, min(len(tables), 2), squeeze=False)
    for panel, (name, rows) in zip(grid.flat, tables.items(), strict=False):
        drawn = _draw_map(panel, name, deviations(rows))
    bar = figure.colorbar(drawn, ax=grid, shrink=0.6, label="share, in % above or below fair")
    bar.outline.set_visible(False)
    figure.suptitle("Where each card ends up", x=0.02, ha="left", fontsize=13)
    said = [_extremes(name, deviations(rows)) for name, rows in tables.items()]
    return picture(
        figure, "Maps of place against card, in percent above or below the fair share. " + " ".join(said)
    )


def deviations(rows):
    """By how many percent the share of each card at each place is above or below the fair share.

    rows: list of rows of shares, one a card. Returns: list of rows of float.

    >>> deviations([[0.75, 0.25], [0.25, 0.75]])
    [[50.0, -50.0], [-50.0, 50.0]]
    """
    return [[100 * (float(share) * len(rows) - 1) for share in row] for row in rows]


def orders_figure(name, chances, counts):
    """The exact chance of each order as a bar, and beside it the share that came up, with its error bar.

    name: str, of the shuffle. chances: dict from order, a text, to Fraction. counts: dict from order to int.
    Returns: the picture; an error bar reaches two standard errors to each side.

    >>> from fractions import Fraction
    >>> orders_figure("a fair one", {"ab": Fraction(1, 2), "ba": Fraction(1, 2)}, {"ab": 55, "ba": 45})
    Bars for a fair one, exact and of 100 shuffles, in percent: ab 50.0 and 55.0, ba 50.0 and 45.0.
    """
    n = sum(counts.values())
    exact = [100 * float(chance) for chance in chances.values()]
    shares = [100 * counts[order] / n for order in chances]
    errors = [2 * sqrt(share * (100 - share) / n) for share in shares]
    figure, axes = new_figure(
        f"{name}: exact chances, and {n:,} shuffles", "order", "share in %", size=(7, 3.4)
    )
    places = range(len(exact))
    axes.bar([x - 0.2 for x in places], exact, 0.4, color=COLORS[5], label="exact")
    bars = [x + 0.2 for x in places]
    axes.bar(bars, shares, 0.4, color=COLORS[3], hatch="//", label="came up")
    axes.errorbar(bars, shares, errors, fmt="none", ecolor="black", capsize=4, label="two standard errors")
    axes.axhline(100 / len(exact), color="black", linestyle="--", label="fair share")
    axes.set(xticks=places, xticklabels=chances, ylim=(0, 1.35 * max(exact + shares)))
    axes.legend(ncols=4, loc="upper center", fontsize=10)
    values = zip(chances, exact, shares, strict=True)
    said = ", ".join(f"{order} {chance:.1f} and {share:.1f}" for order, chance, share in values)
    return picture(figure, f"Bars for {name}, exact and of {n:,} shuffles, in percent: {said}.")


def costs_figure(measured):
    """The swaps of a shuffle against the size of the deck: by the formula a curve, as measured a point.

    measured: dict from a shuffle to a dict from a number of cards to the swaps that were counted.

    >>> from pokerlib.shuffling import knuth
    >>> costs_figure({knuth: {4: 3.0, 52: 51.0}})
    Curves of swaps against deck size. For 52 cards by the formula, and as measured: knuth 51.0, 51.0.
    """
    figure, axes = new_figure("Swaps that a shuffle needs", "cards in the deck", "swaps, on average")
    said = []
    for (shuffle, swaps), marker in zip(measured.items(), "o^sD", strict=False):
        most = max(swaps)
        curve = [float(expected_cost(shuffle, cards)[0]) for cards in range(1, most + 1)]
        look = {"marker": marker, "markeredgecolor": "black"}
        (line,) = axes.plot(range(1, most + 1), curve, markevery=[], label=shuffle.__name__, **look)
        axes.plot(list(swaps), list(swaps.values()), linestyle="", color=line.get_color(), **look)
        said.append(f"{shuffle.__name__} {curve[-1]:.1f}, {swaps[most]:.1f}")
    axes.legend(title="curve: formula, marks: measured")
    words = f"Curves of swaps against deck size. For {most} cards by the formula, and as measured: "
    return picture(figure, words + "; ".join(said) + ".")


def _draw_map(panel, name, table):
    """One map: a row for each card, a column for each place, and the number in each square."""
    from matplotlib.colors import LinearSegmentedColormap

    colors = LinearSegmentedColormap.from_list("fair", [COLORS[1], "white", COLORS[0]])
    drawn = panel.imshow(table, cmap=colors, vmin=-100 * WIDEST, vmax=100 * WIDEST)
    letters, size = "abcdefgh"[: len(table)], range(len(table))
    panel.set(title=name, xlabel="place", ylabel="card", xticks=size, yticks=size, yticklabels=letters)
    panel.grid(False)
    for row, card in enumerate(table):
        for place, value in enumerate(card):
            panel.text(place, row, _percent(value), ha="center", va="center", fontsize=9)
    return drawn


def _extremes(name, table):
    """The least and the greatest number of a map, in words."""
    values = [value for row in table for value in row]
    return f"{name}: from {_percent(min(values))}% to {_percent(max(values))}%."


def _percent(value):
    """A signed number with one decimal; what rounds to zero has no sign."""
    return f"{value:+.1f}" if round(value, 1) else "0"
