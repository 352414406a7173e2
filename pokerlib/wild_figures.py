"""The figure on jokers: whichever of two categories ranks higher comes more often."""

from pokerlib.figures import CATEGORY_COLORS, CATEGORY_HATCHES, new_figure, picture

TWO = ("three of a kind", "two pair")


def higher_figure(three_higher, pair_higher):
    """How many hands are three of a kind and how many two pair, under each of two rankings.

    three_higher, pair_higher: dict from names of categories to int, counted where three of a kind ranks
        higher, and where two pair does.
    Returns: the picture, in thousands of hands.

    >>> higher_figure({"three of a kind": 3000, "two pair": 1000}, {"three of a kind": 0, "two pair": 4000})
    Bars, in thousands of hands. Where three of a kind ranks higher: three of a kind 3, two pair 1.
    Where two pair ranks higher: three of a kind 0, two pair 4.
    """
    figure, axes = new_figure(
        "Whichever ranks higher comes more often", "ranking, 54 cards", "hands in thousands"
    )
    for at, name in enumerate(TWO):
        heights = [counts[name] / 1000 for counts in (three_higher, pair_higher)]
        look = {"color": CATEGORY_COLORS[name], "hatch": CATEGORY_HATCHES[name], "label": name}
        bars = axes.bar([place + 0.4 * at - 0.2 for place in range(2)], heights, 0.4, **look)
        axes.bar_label(bars, fmt="%.0f")
    axes.set_xticks(range(2), [f"{name} ranks higher" for name in TWO])
    axes.legend()
    said = [
        f"Where {higher} ranks higher: "
        + ", ".join(f"{name} {counts[name] / 1000:.0f}" for name in TWO)
        + "."
        for higher, counts in zip(TWO, (three_higher, pair_higher), strict=True)
    ]
    return picture(figure, "Bars, in thousands of hands. " + " ".join(said))
