"""Call a learner's random program with a source whose draws can be followed, or at least counted."""

import ast
import contextlib
import inspect
import random

_DRAWS = ("randrange", "randint", "choice", "choices", "sample", "shuffle", "random", "uniform")


def drawing(program):
    """Turn a program of cards and a random source, or of cards alone, into a function of both.

    While a program of cards alone runs, the module random draws from that source. One that is given the
    source has to draw from it.
    """
    try:
        inspect.signature(program).bind("cards", "rng")
        return program
    except (TypeError, ValueError):
        pass

    def call(cards, rng):
        with drawing_from(rng):
            return program(cards)

    return call


def remark_on_source(tree):
    """What it costs that a program has no parameter for its random source; "" for one that has it."""
    found = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)] if tree else []
    if not found or len(found[0].args.args) > 1:
        return ""
    return (
        "Your draws come from the module random, so whoever wants to hand you a seeded `rng` can't, and nobody "
        "can repeat the shuffle. Take `rng`, and draw from it."
    )


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
