"""Figures on how often each category comes, and how near a simulation gets to the exact share."""

from pokerlib.dealing import standard_error
from pokerlib.figures import CATEGORY_COLORS, COLORS, new_figure, picture

LEAST = 0.0005  # percent: where the axis of shares begins


def most_likely_missed(n):
    """The largest percentage that is missed by n hands as often as once in 20: about 300 / n.

    n: int, how many hands.

    >>> round(most_likely_missed(10_000), 3)
    0.03
    """
    return 100 * (1 - 0.05 ** (1 / n))


def shares_figure(percentages, n, exact=None):
    """The share of each category in n hands with its error bar, and its exact share if that is known.

    percentages: dict from names to percentages of n hands, worst first, as hand_percentages gives it.
    n: int. exact: dict from the same names to percentages, or None.
    Returns: the picture; a bar reaches two standard errors to each side, or, where no hand came, from
        nothing to most_likely_missed(n).

    >>> shares_figure({"pair": 40.0, "flush": 0.0}, 50)
    Shares in percent of 50 hands with error bars: pair 40, flush 0.
    """
    title = f"Each category's share of {n:,} hands, with two standard errors"
    figure, axes = new_figure(title, f"share of the {n:,} hands in % (log scale)", "", size=(7.5, 4.2))
    for row, (name, share) in enumerate(percentages.items()):
        error = 2 * standard_error(share, n)
        low, high = (share - error, share + error) if share else (LEAST, most_likely_missed(n))
        axes.plot([max(low, LEAST), high], [row, row], "-", color="black", linewidth=1.5)
        axes.plot([low, high], [row, row], "|", color="black", markersize=10)
        if share:
            axes.plot([share], [row], "o", markersize=9, color=CATEGORY_COLORS[name], markeredgecolor="black")
        else:
            axes.text(high * 1.2, row, "none came: an upper limit", va="center", fontsize=10)
        if exact:
            label = None if row else "exact share"
            axes.plot(
                [exact[name]], [row], "D", color="none", markersize=11, markeredgecolor="black", label=label
            )
            axes.legend(loc="lower left")
    axes.set(xscale="log", xlim=(LEAST, 100), yticks=range(len(percentages)), yticklabels=percentages)
    axes.set_ylim(-0.6, len(percentages) - 0.4)
    axes.xaxis.set_major_formatter("{x:,g}")
    seen = ", ".join(f"{name} {share:g}" for name, share in percentages.items())
    words = f"Shares in percent of {n:,} hands with error bars: {seen}."
    return picture(figure, words + (" A diamond stands at each exact share." if exact else ""))


def running_figure(came, name, exact):
    """The share of a category after each hand of a run, and the exact share with two standard errors.

    came: list of bool, for each hand whether it is in the category. name: of the category, in the plural.
    exact: float, percent.
    Returns: the picture.

    >>> running_figure([True, False] * 50, "pairs", 42.26)
    After 10 hands 50 percent are pairs, after 100 it is 50.00; the exact share is 42.26. The line ends
    inside the band.
    """
    import numpy as np

    sizes = _sizes(len(came), 40)
    shares = 100 * np.cumsum(came)[sizes - 1] / sizes
    errors = np.array([2 * standard_error(exact, int(size)) for size in sizes])
    title = f"The share of {name} in a run of {len(came):,} hands"
    figure, axes = new_figure(title, "hands dealt (log scale)", f"share of {name} in %")
    axes.fill_between(
        sizes, exact - errors, exact + errors, color="#DDDDDD", label="exact share ± two standard errors"
    )
    axes.axhline(exact, color="black", linestyle="--", linewidth=1.5, label=f"exact share, {exact:.2f} %")
    axes.plot(sizes, shares, "-", color=COLORS[0], label="share of the hands dealt so far")
    axes.set(xscale="log", xlim=(sizes[0], sizes[-1]), ylim=(exact - 30, exact + 30))
    axes.xaxis.set_major_formatter("{x:,g}")
    axes.legend(loc="upper right")
    side = "inside" if abs(shares[-1] - exact) <= errors[-1] else "outside"
    words = f"After 10 hands {shares[0]:.0f} percent are {name}, after {len(came):,} it is {shares[-1]:.2f}; "
    return picture(figure, f"{words}the exact share is {exact:.2f}. The line ends {side} the band.")


def convergence_figure(shares, exact):
    """How far the shares of many runs are from the exact one, on log axes, and the standard error.

    shares: array of percentages, shape (runs, hands): the share after each hand of each run.
    exact: float, percent.
    Returns: the picture.

    >>> import numpy as np
    >>> convergence_figure(np.full((2, 100), 40.0), 42.26)
    The typical distance is 2.3 points after 10 hands and 2.26 after 100. The standard error's line falls
    straight: a hundred times the hands, a tenth of it.
    """
    import numpy as np

    sizes = _sizes(shares.shape[1], 3)
    errors = np.abs(shares[:, sizes - 1] - exact)
    typical = np.sqrt((errors**2).mean(axis=0))
    ends = [sizes[0], sizes[-1]]
    line = [standard_error(exact, int(size)) for size in ends]
    title = f"Distance from the exact share, {exact:.4f} %, in {len(shares)} runs"
    figure, axes = new_figure(title, "hands dealt (log scale)", "distance in percentage points (log scale)")
    axes.plot(ends, line, "-", color=COLORS[1], label=r"standard error: $\sqrt{p\,(100-p)}\,/\,\sqrt{n}$")
    axes.plot(sizes, errors.T, "o", color="#999999", markersize=3)
    axes.plot([], [], "o", color="#999999", markersize=3, label="one run")
    axes.plot(sizes, typical, "s", color=COLORS[0], markersize=7, label="all runs: root of the mean square")
    axes.set(xscale="log", yscale="log", ylim=(line[1] / 150, line[0] * 5))
    axes.xaxis.set_major_formatter("{x:,g}")
    axes.yaxis.set_major_formatter("{x:g}")
    axes.legend(loc="lower left")
    words = f"The typical distance is {typical[0]:.1f} points after {ends[0]} hands and {typical[-1]:.2f} "
    words += (
        f"after {ends[1]:,}. The standard error's line falls straight: a hundred times the hands, a tenth "
    )
    return picture(figure, words + "of it.")


def _sizes(most, in_each_decade):
    """Whole numbers from 10 to most, so many in each decade, at equal distances on a log axis."""
    import numpy as np

    steps = round(in_each_decade * np.log10(most / 10))
    return np.unique(np.geomspace(10, most, steps + 1).round().astype(int))
