"""The orders that shuffles leave: counted, place by place, and their distance from fair."""

from itertools import permutations
from math import factorial

MOST_CARDS = 8


def orders(deck):
    """Every order of the deck, the deck's own first.

    deck: a text such as 'abc', one letter a card, or a list of cards; all different, at most 8.
    Returns: list of texts for a text, of tuples for a list.
    Raises: ValueError for a card that is there twice, or too many cards.

    >>> orders("abc")
    ['abc', 'acb', 'bac', 'bca', 'cab', 'cba']
    """
    _check_different(deck)
    if len(deck) > MOST_CARDS:
        many = f"{len(deck)} cards have {factorial(len(deck)):,} orders"
        raise ValueError(f"{many}: too many for a table. At most {MOST_CARDS} cards are due")
    return [order_of(p, deck) for p in permutations(deck)]


def order_of(p, deck):
    """The order of a list of cards, in the form of the deck: a text for a text, else a tuple.

    >>> order_of(["b", "a"], "ab"), order_of(["KS", "AS"], ["AS", "KS"])
    ('ba', ('KS', 'AS'))
    """
    return "".join(map(str, p)) if isinstance(deck, str) else tuple(p)


def order_after(shuffle, deck, rng):
    """The order in which a shuffle leaves a new copy of the deck.

    shuffle: a function of a list and a random source, which changes the list in place.
    Returns: str for a text, tuple for a list.
    Raises: ValueError if cards are lost or doubled on the way.

    >>> order_after(lambda p, rng: p.reverse(), "abc", None)
    'cba'
    """
    p = list(deck)
    shuffle(p, rng)
    if sorted(map(str, p)) != sorted(map(str, deck)):
        raise ValueError(f"a shuffle keeps every card once, but {deck!r} became {order_of(p, deck)!r}")
    return order_of(p, deck)


def count_orders(shuffle, deck, n, rng):
    """How often each order comes up in n shuffles, each of a new deck.

    rng: random.Random. Returns: dict from every order to int; one that never came up is there with 0.
    Raises: ValueError for a bad deck, or a shuffle that loses or doubles a card.

    >>> count_orders(lambda p, rng: p.reverse(), "ab", 10, None)
    {'ab': 0, 'ba': 10}
    """
    counts = dict.fromkeys(orders(deck), 0)
    for _ in range(n):
        counts[order_after(shuffle, deck, rng)] += 1
    return counts


def distance_from_fair(table):
    """The total variation distance from fair: the share of shuffles that went to the wrong order.

    table: dict from every order to its count or chance.
    Returns: a number from 0 (fair) to 1; a Fraction if the table holds Fractions.

    >>> distance_from_fair({"ab": 75, "ba": 25})
    0.25
    """
    total, size = sum(table.values()), len(table)
    return sum(abs(part * size - total) for part in table.values()) / (2 * total * size)


def place_table(table):
    """How large a share of the shuffles leaves each card at each place.

    table: dict from every order to its count or chance, the deck's own order first.
    Returns: list of rows, one a card in the deck's order; row[k] is its share at place k.

    >>> place_table({"ab": 75, "ba": 25})
    [[0.75, 0.25], [0.25, 0.75]]
    """
    deck, total = next(iter(table)), sum(table.values())
    sums = {card: [0] * len(deck) for card in deck}
    for order, part in table.items():
        for place, card in enumerate(order):
            sums[card][place] += part
    return [[part / total for part in row] for row in sums.values()]


def count_places(shuffle, deck, n, rng):
    """What place_table gives, from n shuffles of a deck of any size.

    deck: text or list, all cards different; n: int, 1 or more; rng: random.Random.
    Returns: list of rows, one a card in the deck's order; row[k] is its share at place k.

    >>> count_places(lambda p, rng: p.reverse(), "abc", 10, None)
    [[0.0, 0.0, 1.0], [0.0, 1.0, 0.0], [1.0, 0.0, 0.0]]
    """
    _check_different(deck)
    counts = {card: [0] * len(deck) for card in deck}
    for _ in range(n):
        for place, card in enumerate(order_after(shuffle, deck, rng)):
            counts[card][place] += 1
    return [[count / n for count in row] for row in counts.values()]


def _check_different(deck):
    if len(set(deck)) < len(deck):
        raise ValueError(f"the cards must be different, to be told apart: {deck!r}")
