"""The table that The Weekly Challenge 291, task 2, asks for: nine or ten ranks and their totals."""

from pokerlib.counting import exact_counts, royal_flushes

ORDERS = 120  # in which the five cards of a hand can be dealt


def frequency_rows(tenth=None):
    """The ranks and how many hands of five have each, best first.

    tenth: None for nine ranks; "royal flush" or "five of a kind" for one of the two lists of ten.
    Returns: list of pairs of a name and an int.
    Raises: ValueError for another tenth rank.

    >>> frequency_rows("royal flush")[:2]
    [('Royal flush', 4), ('Straight flush', 36)]
    >>> frequency_rows("five of a kind")[:2]
    [('Five of a kind', 0), ('Straight flush', 40)]
    """
    counts = exact_counts(5)
    if tenth == "royal flush":
        counts[tenth] = royal_flushes(5)
        counts["straight flush"] -= royal_flushes(5)
    elif tenth == "five of a kind":
        counts[tenth] = 0
    elif tenth is not None:
        raise ValueError(f'the tenth rank is "royal flush" or "five of a kind", not {tenth!r}')
    names = {"pair": "one pair"}
    return [(names.get(name, name).capitalize(), count) for name, count in reversed(counts.items())]


def frequency_table(tenth=None):
    """The ranks as a table: combinations, and permutations, which count each order of dealing.

    tenth: as for frequency_rows.
    Returns: pandas.DataFrame with the columns Combinations and Permutations, a row for each rank,
        best first, and a last row, Total.

    >>> frequency_table().loc["Total"].tolist()
    [2598960, 311875200]
    """
    import pandas

    table = pandas.DataFrame(frequency_rows(tenth), columns=["Hand", "Combinations"]).set_index("Hand")
    table.loc["Total"] = table.sum()
    return table.assign(Permutations=table["Combinations"] * ORDERS)


def frequency_text(tenth=None):
    """The ranks as the lines of text that the challenge prints.

    tenth: as for frequency_rows.
    Returns: str without a final line break.

    >>> print(frequency_text().splitlines()[2])
    Straight flush                  40        4,800
    """
    rows = frequency_rows(tenth)
    rule = f"{'-' * 19:22}{'-' * 12} {'-' * 12}"
    lines = [f"{name:22}{count:12,} {count * ORDERS:12,}" for name, count in rows]
    total = sum(count for _, count in rows)
    last = f"{'Total':22}{total:12,} {total * ORDERS:12,}"
    return "\n".join(["Hand                  Combinations Permutations", rule, *lines, rule, last])
