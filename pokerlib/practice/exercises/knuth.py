"""knuth: shuffle a list in place, every order equally likely, one draw a card at most."""

import ast
import random

from pokerlib.practice.chances import by_orders, fair, fault, tell_chances
from pokerlib.practice.drawing import remark_on_source
from pokerlib.practice.exercise import Exercise, case
from pokerlib.practice.wrong_shuffles import WRONG_SHUFFLES
from pokerlib.shuffling import knuth

READY_MADE = {"shuffle", "sample", "shuffled"}


def remark(tree):
    """How it was judged; and for a program that takes no rng, what that costs."""
    return remark_on_source(tree) or (
        "Decks of up to five cards were followed through every way the draws can fall; where draws can't "
        "be followed, a fair shuffle fails less than once in a million checks."
    )


def written_by_hand(tree):
    """A rule: no ready-made shuffle is called."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and getattr(node.func, "attr", "") in READY_MADE:
            return f"But `{ast.unparse(node.func)}` does all of it. Draw one place at a time, and swap."
    return None


EXERCISE = Exercise(
    name="knuth",
    lesson="08",
    reference=knuth,
    cases=[
        case([], why="A deck without cards is shuffled already."),
        case(["a"], why="One card has one order."),
        case(list("ab")),
        case(list("abc")),
        case(list("abcd")),
        case(list("abcde")),
        case(list("abcdefgh"), why="Of eight cards, each may come first, and each of the others last."),
    ],
    hints=(
        "Which cards may come first? All n of them. And when the first is settled, which may come second?",
        "Go through the places from the left. Swap each with a place that you draw, and never touch it again.",
        "For place i draw among i, i + 1, … n - 1: `rng.randrange(i, n)`. The place itself is one of them.",
    ),
    lift=by_orders,
    tell=tell_chances,
    equal=fair,
    normal=fault,
    rules=(written_by_hand,),
    remark=remark,
    mistakes=WRONG_SHUFFLES,
)


@EXERCISE.accepts
def from_the_end(p, rng=random):
    for i in range(len(p) - 1, 0, -1):
        j = rng.randint(0, i)
        p[i], p[j] = p[j], p[i]


@EXERCISE.accepts
def every_place(p, rng=random):
    n = len(p)
    for i in range(n):
        j = rng.randrange(i, n)
        p[i], p[j] = p[j], p[i]
    return p


@EXERCISE.accepts
def the_module(p):
    for i in range(len(p)):
        j = random.choice(range(i, len(p)))
        p[j], p[i] = p[i], p[j]


@EXERCISE.accepts
def pop_and_append(p, rng=random):
    left = list(p)
    p[:] = []
    while left:
        p.append(left.pop(rng.randrange(len(left))))


@EXERCISE.accepts
def insert_in_any_gap(p, rng=random):
    result = []
    for card in p:
        result.insert(rng.randrange(len(result) + 1), card)
    p[:] = result


@EXERCISE.accepts
def scaled(p, rng=random):
    n = len(p)
    for i in range(n - 1):
        j = i + int(rng.random() * (n - i))
        p[i], p[j] = p[j], p[i]


@EXERCISE.accepts
def by_random_keys(p, rng=random):
    p.sort(key=lambda card: rng.random())
