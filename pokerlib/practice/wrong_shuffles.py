"""Wrong shuffles that people write for Knuth's, each with what to tell them."""

import random
from functools import partial

from pokerlib.practice.wrong_ranks import wrong
from pokerlib.shuffling import knuth, swap

WRONG_SHUFFLES = []
mistake = partial(wrong, among=WRONG_SHUFFLES)


@mistake(
    "You seem to swap each place with any of all n places. The n × n × … × n ways that the draws can fall "
    "can't be shared equally by the orders. A place that is settled must be left alone."
)
def swap_any(p, rng=random):
    for i in range(len(p)):
        swap(p, i, rng.randrange(len(p)))


@mistake(
    "You seem to swap each place with another one, never with itself. Then no card can stay where it is: "
    "only orders that form one great circle come up (Sattolo's algorithm). A card may be drawn in its own place."
)
def sattolo(p, rng=random):
    for i in range(len(p) - 1):
        swap(p, i, rng.randrange(i + 1, len(p)))


@mistake("You seem to cut the deck: the cards stay in their circle, and n of the n! orders come up.")
def rotate(p, rng=random):
    if p:
        cut = rng.randrange(len(p))
        p[:] = p[cut:] + p[:cut]


@mistake(
    "You seem to refuse the order that the deck had. It must come up as often as any other: once in n! shuffles."
)
def no_identity(p, rng=random):
    before = list(p)
    while p == before and len(p) > 1:
        knuth(p, rng)


@mistake(
    "The list that it was given stays as it was. If you make a new list q, neither `return q` nor `p = q` "
    "changes the caller's list: `p[:] = q` puts the cards of q into it."
)
def a_copy(p, rng=random):
    p = list(p)
    for i in range(len(p) - 1):
        j = rng.randrange(i, len(p))
        p[i], p[j] = p[j], p[i]
    return p


@mistake("Your first card never moves: the loop seems to begin at place 1. It begins at 0.")
def not_the_first(p, rng=random):
    for i in range(1, len(p) - 1):
        swap(p, i, rng.randrange(i, len(p)))


@mistake(
    "Your loop ends one round early: the last two cards are never drawn for. `range(n - 1)` ends with n - 2."
)
def stops_early(p, rng=random):
    for i in range(len(p) - 2):
        swap(p, i, rng.randrange(i, len(p)))


@mistake(
    "Your last card never moves: you draw up to n - 2. `randrange(i, n)` leaves n out and has n - 1 in it."
)
def never_the_last(p, rng=random):
    for i in range(len(p) - 1):
        swap(p, i, rng.randrange(i, len(p) - 1))


@mistake(
    "`randint` includes its end: `randint(i, n)` can give n itself, a place that isn't there. `randrange(i, n)` "
    "ends with n - 1."
)
def one_place_too_far(p, rng=random):
    for i in range(len(p) - 1):
        swap(p, i, rng.randint(i, len(p)))


@mistake(
    "`randint` includes its end: with `randint(i, len(p))` a place can come that isn't there, even for one card. "
    "`randrange` ends one before."
)
def one_place_too_far_for_one_card(p, rng=random):
    for i in range(len(p)):
        swap(p, i, rng.randint(i, len(p)))


@mistake(
    "Your draws are not from `rng`: the module random has a source of its own. Whoever gives you a seeded `rng` "
    "can't repeat the shuffle."
)
def from_another_source(p, rng=random):
    for i in range(len(p) - 1):
        swap(p, i, random.randrange(i, len(p)))


@mistake(
    "In the last round no later place is left: your draw has nothing to choose from. "
    "A place may also be swapped with itself."
)
def nothing_to_choose_from(p, rng=random):
    for i in range(len(p)):
        swap(p, i, rng.randrange(i + 1, len(p)))


@mistake("You seem to draw once and use that number in every round. Each place needs a draw of its own.")
def one_number(p, rng=random):
    j = rng.randrange(len(p)) if p else 0
    for i in range(len(p)):
        swap(p, i, j)


@mistake(
    "A card is lost and another doubled: after `p[i] = p[j]` the old `p[i]` is gone. Assign both at once, or use swap."
)
def half_a_swap(p, rng=random):
    for i in range(len(p) - 1):
        j = rng.randrange(i, len(p))
        p[i] = p[j]
        p[j] = p[i]


@mistake(
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
