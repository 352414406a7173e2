"""Times what races.py names, in interleaved rounds, and prints one table of ratios.

The speed of a machine drifts from second to second: times of different runs say little, and ratios of
one run hold to about 15 per cent. So all contenders run in turn, twice in each round, the first time
to fill the processor's cache, and the best time of each counts.
"""

import platform
import sys
from datetime import date

from pokerlib.measures import best_times
from tests.bench.races import ALONE, races

ROUNDS, SECONDS = 10, 3  # for each kind of work, at least


def shown(seconds):
    """A time with a unit that suits it.

    >>> shown(0.0000000123), shown(1.5)
    ('12.3 ns', '1.50 s')
    """
    for factor, unit in ((1e9, "ns"), (1e6, "µs"), (1e3, "ms")):
        if seconds * factor < 1000:
            return f"{seconds * factor:.3g} {unit}"
    return f"{seconds:.2f} s"


def rows(contests, rounds):
    """The lines of the table, one for each peer, each a tuple of texts."""
    yield "work", "against", "its time", "pokerlib", "ratio", "unchecked", "floor", "aim"
    for race in contests:
        times = best_times(race.contenders, rounds, SECONDS)
        for name, (floor, aim) in race.targets.items():
            if name in times:
                ratio = f"{times[name] / times['pokerlib']:,.1f}"
                unchecked = f"{times[name] / times['unchecked']:,.1f}" if "unchecked" in times else ""
                targets = f"{floor:,}", f"{aim:,}" if aim else ""
                yield (
                    race.work,
                    name,
                    shown(times[name]),
                    shown(times["pokerlib"]),
                    ratio,
                    unchecked,
                    *targets,
                )
    for work, (run, floor, aim) in ALONE.items():
        seconds = best_times({work: (run, 1)}, 1, SECONDS)[work]
        yield work, "", "", shown(seconds), "", "", shown(floor), shown(aim) if aim else ""


def main():
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else ROUNDS
    contests = list(races())
    print(
        f"{date.today()}, Python {platform.python_version()}, {platform.machine()}; {rounds} rounds or more."
    )
    print("Times are for one hand, table or board; a ratio says how many times as fast pokerlib is,")
    print("and how many times without its search for repeated cards, which the others don't make.\n")
    for row in rows(contests, rounds):
        print("{:42}{:21}{:>9}{:>10}{:>10}{:>11}{:>8}{:>8}".format(*row), flush=True)


if __name__ == "__main__":
    main()
