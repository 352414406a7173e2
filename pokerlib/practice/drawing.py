"""Call a learner's random program with a source whose draws can be followed, or at least counted."""

import contextlib
import inspect
import random

_DRAWS = ("randrange", "randint", "choice", "choices", "sample", "shuffle", "random", "uniform")


def drawing(program):
    """Turn a program of cards and a random source, or of cards alone, into a function of both.

    While it runs, the module random draws from that source too.
    """
    try:
        inspect.signature(program).bind("cards", "rng")
        given = slice(2)
    except (TypeError, ValueError):
        given = slice(1)

    def call(*cards_and_rng):
        with drawing_from(cards_and_rng[1]):
            return program(*cards_and_rng[given])

    return call


@contextlib.contextmanager
def drawing_from(rng):
    """Let the functions of the module random draw from rng in the body, and from their own after it."""
    own = {name: getattr(random, name) for name in _DRAWS}
    try:
        for name in _DRAWS:
            setattr(random, name, getattr(rng, name))
        yield
    finally:
        for name, draw in own.items():
            setattr(random, name, draw)


class CountedDraws(random.Random):
    """A random source that counts how many numbers it has given."""

    draws = 0

    def random(self):
        self.draws += 1
        return super().random()

    def _randbelow(self, n):
        self.draws += 1
        return super()._randbelow(n)
