"""knuth: shuffle a list in place, every order equally likely, one draw a card at most."""

import ast
import random

from pokerlib.practice.chances import by_orders, fair, fault, tell_chances
from pokerlib.practice.exercise import Exercise, case
from pokerlib.shuffling import knuth, swap

READY_MADE = {"shuffle", "sample", "shuffled"}


def remark(tree):
    """How it was judged; and for a program that leaves rng alone, what that costs."""
    uses = {node.value.id for node in ast.walk(tree) if is_attribute(node)} if tree else set()
    if "random" in uses:
        return "Your draws come from the module random: nobody can repeat a shuffle of yours. Use rng."
    return (
        "Decks of up to five cards were followed through every way the draws can fall; where draws can't "
        "be followed, a fair shuffle fails less than once in a million checks."
    )


def is_attribute(node):
    return isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name)


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
)


@EXERCISE.mistake(
    "You seem to swap each place with any of all n places. The n × n × … × n ways that the draws can fall "
    "can't be shared equally by the orders. A place that is settled must be left alone."
)
def swap_any(p, rng=random):
    for i in range(len(p)):
        swap(p, i, rng.randrange(len(p)))


@EXERCISE.mistake(
    "You seem to swap each place with a later one, never with itself. Then no card can stay where it is: "
    "only orders that form one great circle come up (Sattolo's algorithm). A card may be drawn in its own place."
)
def sattolo(p, rng=random):
    for i in range(len(p) - 1):
        swap(p, i, rng.randrange(i + 1, len(p)))


@EXERCISE.mistake("You seem to cut the deck: the cards stay in their circle, and n of the n! orders come up.")
def rotate(p, rng=random):
    if p:
        cut = rng.randrange(len(p))
        p[:] = p[cut:] + p[:cut]


@EXERCISE.mistake(
    "You seem to refuse the order that the deck had. It must come up as often as any other: once in n! shuffles."
)
def no_identity(p, rng=random):
    before = list(p)
    while p == before and len(p) > 1:
        knuth(p, rng)


@EXERCISE.mistake(
    "The list that it was given stays as it was. You seem to shuffle a copy, or nothing: change `p` itself."
)
def a_copy(p, rng=random):
    p = list(p)
    for i in range(len(p) - 1):
        j = rng.randrange(i, len(p))
        p[i], p[j] = p[j], p[i]
    return p


@EXERCISE.mistake("Your first card never moves: the loop seems to begin at place 1. It begins at 0.")
def not_the_first(p, rng=random):
    for i in range(1, len(p) - 1):
        swap(p, i, rng.randrange(i, len(p)))


@EXERCISE.mistake(
    "Your loop ends one round early: the last two cards are never drawn for. `range(n - 1)` ends with n - 2."
)
def stops_early(p, rng=random):
    for i in range(len(p) - 2):
        swap(p, i, rng.randrange(i, len(p)))


@EXERCISE.mistake(
    "Your last card never moves: you draw up to n - 2. `randrange(i, n)` leaves n out and has n - 1 in it."
)
def never_the_last(p, rng=random):
    for i in range(len(p) - 1):
        swap(p, i, rng.randrange(i, len(p) - 1))


@EXERCISE.mistake(
    "You draw a place that isn't there. `randint(i, n)` can give n itself; `randrange(i, n)` ends with n - 1."
)
def one_place_too_far(p, rng=random):
    for i in range(len(p) - 1):
        swap(p, i, rng.randint(i, len(p)))


@EXERCISE.mistake(
    "In the last round no later place is left: your draw has nothing to choose from. "
    "A place may also be swapped with itself."
)
def nothing_to_choose_from(p, rng=random):
    for i in range(len(p)):
        swap(p, i, rng.randrange(i + 1, len(p)))


@EXERCISE.mistake(
    "You seem to draw once and use that number in every round. Each place needs a draw of its own."
)
def one_number(p, rng=random):
    j = rng.randrange(len(p)) if p else 0
    for i in range(len(p)):
        swap(p, i, j)


@EXERCISE.mistake(
    "A card is lost and another doubled: after `p[i] = p[j]` the old `p[i]` is gone. Assign both at once, or use swap."
)
def half_a_swap(p, rng=random):
    for i in range(len(p) - 1):
        j = rng.randrange(i, len(p))
        p[i] = p[j]
        p[j] = p[i]


@EXERCISE.mistake(
    "You seem to draw until every place was touched. It takes many draws, and it isn't fair: "
    "the loop ends at a moment that depends on the order. Settle one place in each round."
)
def until_all_touched(p, rng=random):
    n = len(p)
    touched = [False] * n
    while not all(touched):
        i, j = rng.randrange(n), rng.randrange(n)
        p[i], p[j] = p[j], p[i]
        touched[i] = True


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
