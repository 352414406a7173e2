"""The exact chance of each order after a shuffle, as a fraction."""

import random
from fractions import Fraction

from pokerlib.every_draw import exact_outcomes
from pokerlib.orders import order_after, order_of, orders
from pokerlib.shuffling import round1, round2, shuffle1, shuffle2

ROUNDS = {shuffle1: round1, shuffle2: round2}
MOST_MARKED = 4


def exact_distribution(shuffle, deck):
    """The exact chance of each order after a shuffle.

    shuffle: shuffle1 or shuffle2, or any function of a list and rng that exact_outcomes can follow.
    deck: a text or list of different cards, at most 8; at most 4 for shuffle1 and shuffle2.
    Returns: dict from every order to Fraction; an order that can't come up is there with 0.
    Raises: ValueError for a shuffle that can't be followed, or that loses or doubles a card.

    >>> from pokerlib.shuffling import shuffle3
    >>> exact_distribution(shuffle3, "abc")["bca"]
    Fraction(5, 27)
    """
    chances = dict.fromkeys(orders(deck), Fraction(0))
    before = random.getstate()
    if shuffle in ROUNDS:
        chances.update(marking_distribution(ROUNDS[shuffle], deck))
    else:
        chances.update(exact_outcomes(lambda rng: order_after(shuffle, deck, rng)))
    if random.getstate() != before:
        raise ValueError("this shuffle draws from the module random: it must draw from its rng alone")
    return chances


def marking_distribution(play_round, deck):
    """The exact chance of each order after rounds that go on until every place is marked.

    play_round: function of the list, the marks and rng, as round1; it sets marks and never clears one.
    deck: a text or list of different cards, at most 4.
    Returns: dict from order to Fraction.
    Source: an absorbing Markov chain over (order, marks), taken one set of marks after another.

    >>> marking_distribution(round1, "ab")["ab"]
    Fraction(1, 6)
    """
    if len(deck) > MOST_MARKED:
        raise ValueError(f"at most {MOST_MARKED} cards are due, not {len(deck)}: {deck!r} would take minutes")
    marks = (False,) * len(deck)
    waiting = {marks: {order_of(deck, deck): Fraction(1)}}
    while not all(marks):
        arrivals = waiting.pop(marks)
        ways = _ways(play_round, arrivals, marks, deck)
        for order, visits in _expected_visits(arrivals, ways, marks).items():
            for (next_order, next_marks), chance in ways[order].items():
                if next_marks != marks:
                    there = waiting.setdefault(next_marks, {})
                    there[next_order] = there.get(next_order, 0) + visits * chance
        marks = min(waiting, key=sum)
    return waiting[marks]


def _ways(play_round, arrivals, marks, deck):
    """Where a round leads, from each order that is reached while the marks stay as they are."""

    def one_round(rng):
        p, new_marks = list(order), list(marks)
        play_round(p, new_marks, rng)
        return order_of(p, deck), tuple(new_marks)

    ways, found = {}, list(arrivals)
    for order in found:
        ways[order] = exact_outcomes(one_round)
        found += [other for other, kept in ways[order] if kept == marks and other not in found]
    return ways


def _expected_visits(arrivals, ways, marks):
    """How often each order is met: visits = arrivals + visits that come from these orders themselves."""
    equations = [
        [(order == source) - ways[source].get((order, marks), Fraction(0)) for source in ways]
        + [arrivals.get(order, Fraction(0))]
        for order in ways
    ]
    return dict(zip(ways, solve(equations), strict=True))


def solve(equations):
    """The numbers that solve linear equations, by Gauss and Jordan's elimination.

    equations: list of lists of Fraction, the coefficients and then the right side; changed in place.
        No pivot may come to 0, and none does in equations for visits.

    >>> solve([[Fraction(2), Fraction(1), Fraction(5)], [Fraction(1), Fraction(3), Fraction(10)]])
    [Fraction(1, 1), Fraction(3, 1)]
    """
    for i in range(len(equations)):
        pivot = equations[i] = [number / equations[i][i] for number in equations[i]]
        for j, row in enumerate(equations):
            if j != i and row[i]:
                equations[j] = [a - row[i] * b if b else a for a, b in zip(row, pivot, strict=True)]
    return [row[-1] for row in equations]
