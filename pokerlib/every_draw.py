"""Every way that the draws of a program can fall, each followed to its end, with its exact chance."""

import random
from fractions import Fraction
from math import prod

RAREST = 1_000_000


class EveryDraw(random.Random):
    """A random source that goes through all possible draws, one path after another.

    forks holds the path: a list [draw, of how many] for each draw. All of randrange, randint, choice,
    sample and shuffle ask _randbelow; what asks for something else can't be followed.
    Raises: ValueError where a path can't be followed.

    >>> rng = EveryDraw()
    >>> [rng.randrange(3), rng.next_path(), rng.randrange(3), rng.next_path(), rng.randrange(3)]
    [0, True, 1, True, 2]
    """

    def __init__(self):
        super().__init__()
        self.forks, self.done = [], 0

    def _randbelow(self, n):
        if self.done == len(self.forks):
            self.forks.append([0, n])
            if self.chance() < Fraction(1, RAREST):
                raise ValueError(f"too many draws, or a loop without end: a path rarer than 1 in {RAREST:,}")
        draw, size = self.forks[self.done]
        if size != n:
            raise ValueError("the same draws led another way: a program must draw from rng alone")
        self.done += 1
        return draw

    def random(self):
        raise ValueError("only draws of one in n can be followed, such as rng.randrange(n)")

    def getrandbits(self, k):
        return self.random()

    def chance(self):
        """The chance of the path so far, as a Fraction."""
        return Fraction(1, prod(size for _, size in self.forks))

    def next_path(self):
        """Go back to the last fork with a draw untried, and take it; False if there is none."""
        while self.forks and self.forks[-1][0] == self.forks[-1][1] - 1:
            self.forks.pop()
        if self.forks:
            self.forks[-1][0] += 1
        self.done = 0
        return bool(self.forks)


def exact_outcomes(program):
    """What a program of a random source can return, and the exact chance of each.

    program: function of rng; it draws by rng.randrange, randint, choice, sample or shuffle, and ends.
    Returns: dict from value to Fraction; the chances add up to 1.
    Raises: ValueError for other draws, and for paths rarer than one in a million.

    >>> exact_outcomes(lambda rng: rng.randint(1, 6) + rng.randint(1, 6))[7]
    Fraction(1, 6)
    """
    rng, chances, more = EveryDraw(), {}, True
    while more:
        value = program(rng)
        chances[value] = chances.get(value, 0) + rng.chance()
        more = rng.next_path()
    return chances
