"""Where a program's time goes: how often each of its functions is called, and how long each works itself."""

import cProfile
from collections import defaultdict
from types import CodeType

ROUNDS = 10  # the shortest time of so many runs counts: other programs interrupt some of them


def profile(function, items):
    """How often each function is called when one is called for all items, and its share of the time.

    A function's time is without that of the functions that it calls. What is written in C, and
    comprehensions, are part of the function that they stand in.

    function: function of one argument. items: list of arguments, at least one.
    Returns: pandas DataFrame with a row for each function, the longest time first: calls, the number of
        calls for all items together; share, percent of the time of all rows.

    Raises: ValueError for no items.

    >>> from pokerlib import cards, hand_rank
    >>> int(profile(hand_rank, [cards("AS QD JC 8H 3S")]).calls["kind"])
    7
    """
    import pandas as pd

    if not items:
        raise ValueError(f"a list of one argument or more is due, not {items!r}")
    runs = [_run(function, items) for _ in range(ROUNDS)]
    rows = {
        name: (calls, min(run.get(name, (0, 0))[1] for run in runs)) for name, (calls, _) in runs[-1].items()
    }
    table = pd.DataFrame.from_dict(rows, "index", columns=["calls", "share"])
    table["share"] *= 100 / table["share"].sum()
    return table.sort_values("share", ascending=False)


def _run(function, items):
    """One run under the profiler: {name of a function: (calls, seconds)}."""
    profiler = cProfile.Profile(builtins=False)
    profiler.enable()
    for item in items:
        function(item)
    profiler.disable()
    found = defaultdict(lambda: (0, 0))
    for entry in profiler.getstats():
        if isinstance(entry.code, CodeType):
            name, *inner = entry.code.co_qualname.split(".<locals>.")
            calls, seconds = found[name]
            found[name] = (calls + (0 if inner else entry.callcount), seconds + entry.inlinetime)
    return found
