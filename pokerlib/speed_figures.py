"""Figures on time: where it goes in a program, and how much each step has gained."""

from pokerlib.figures import COLORS, new_figure, picture


def profile_figure(table, title):
    """The share of the time that each function takes itself, with how often it is called.

    table: DataFrame as profiles.profile gives it. title: str.

    >>> import pandas as pd
    >>> table = pd.DataFrame({"calls": [7, 1], "share": [80.0, 20.0]}, index=["kind", "flush"])
    >>> profile_figure(table, "Where the time goes")
    Bars, the longest first: shares of the time in percent. kind 80, flush 20.
    """
    size = (7.5, 1.4 + 0.32 * len(table))
    figure, axes = new_figure(title, "share of the time in %, without functions that it calls", "", size)
    bars = axes.barh(range(len(table)), table["share"], color=COLORS[0])
    calls = [f"{calls:,} calls" for calls in table["calls"]]
    axes.bar_label(bars, calls, padding=4, fontsize=10)
    axes.set(yticks=range(len(table)), yticklabels=table.index, xlim=(0, 1.25 * table["share"].max()))
    axes.invert_yaxis()
    axes.grid(axis="y", visible=False)
    shares = ", ".join(f"{name} {share:.0f}" for name, share in table["share"].items())
    return picture(figure, f"Bars, the longest first: shares of the time in percent. {shares}.")


def ladder_figure(times, limits, title):
    """The time for one hand after each step, on a log axis, with lines where the machine's limits are.

    times: dict from the names of the steps to seconds, the first step first. limits: dict from what the
        machine must do at least for each hand to seconds. title: str.

    >>> ladder_figure({"all": 1e-4, "table": 7e-7}, {"look": 9e-10}, "Two steps")
    Bars on a log axis, nanoseconds for one hand: all 100,000; table 700. Lines for limits: look 0.90.
    """
    nanoseconds = {name: 1e9 * seconds for name, seconds in times.items()}
    figure, axes = new_figure(title, "nanoseconds for one hand (log scale)", "", size=(8, 4.4))
    least = min(*nanoseconds.values(), 1e9 * min(limits.values())) / 4
    places = range(len(nanoseconds))
    bars = axes.barh(places, nanoseconds.values(), color=COLORS[5], zorder=2)
    axes.bar_label(bars, [in_words(time) for time in nanoseconds.values()], padding=4, fontsize=10)
    for at, (name, seconds) in enumerate(limits.items()):
        label = f"{name}: {in_words(1e9 * seconds)}"
        axes.axvline(1e9 * seconds, color="black", linestyle=("--", ":")[at % 2], label=label, zorder=3)
    axes.set(xscale="log", xlim=(least, 30 * max(nanoseconds.values())))
    axes.set(yticks=places, yticklabels=nanoseconds)
    axes.xaxis.set_major_formatter("{x:,.12g}")
    axes.invert_yaxis()
    axes.grid(axis="y", visible=False)
    axes.legend(loc="lower right")
    steps = "; ".join(f"{name} {in_words(time)}" for name, time in nanoseconds.items())
    lines = "; ".join(f"{name} {in_words(1e9 * seconds)}" for name, seconds in limits.items())
    return picture(
        figure, f"Bars on a log axis, nanoseconds for one hand: {steps}. Lines for limits: {lines}."
    )


def in_words(number):
    """A number with two digits that count, written out.

    >>> in_words(100481.3), in_words(9.12), in_words(0.00083)
    ('100,000', '9.1', '0.00083')
    """
    from math import floor, log10

    digits = 1 - floor(log10(number))
    return f"{round(number, digits):,.{max(digits, 0)}f}"
