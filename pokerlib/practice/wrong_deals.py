"""Wrong ways to deal that people really write."""

import random
from functools import partial

from pokerlib.cards import deck as new_deck
from pokerlib.practice.wrong_ranks import wrong

WRONG_DEALS = []
mistake = partial(wrong, among=WRONG_DEALS)

_kept = new_deck()


def pack(numhands, n, deck):
    """A list to deal from that has enough cards: the part that most of the wrong programs have right."""
    cards = new_deck() if deck is None else list(deck)
    if numhands * n > len(cards):
        raise ValueError("too few cards")
    return cards


def cut(cards, numhands, n):
    return [cards[n * i : n * (i + 1)] for i in range(numhands)]


def shuffled(cards, rng):
    (rng or random.Random()).shuffle(cards)
    return cards


@mistake(
    "A deck made outside of the function, or as the default of a parameter, is made once and lies there "
    "shuffled, for the next call to shuffle on. Make the deck inside the function."
)
def shared_deck(numhands, n=5, deck=_kept, rng=None):
    cards = pack(numhands, n, deck)
    return cut(shuffled(_kept if deck is _kept else cards, rng), numhands, n)


@mistake("You shuffle the very list that the caller gave you. Shuffle a copy of it: `list(deck)` makes one.")
def shuffles_the_callers_deck(numhands, n=5, deck=None, rng=None):
    cards = pack(numhands, n, deck)
    return cut(shuffled(cards if deck is None else deck, rng), numhands, n)


@mistake(
    "Nobody is told that the cards ran out: a slice that reaches beyond the end of a list stops there without "
    "a word. Ask whether there are enough cards, and raise a ValueError if there aren't."
)
def short_hands(numhands, n=5, deck=None, rng=None):
    return cut(shuffled(pack(0, n, deck), rng), numhands, n)


@mistake(
    "You seem to shuffle a deck for every hand. Then two players can hold the same card. One deck serves all."
)
def deck_for_each_hand(numhands, n=5, deck=None, rng=None):
    rng = rng or random.Random()
    return [rng.sample(pack(numhands, n, deck), n) for _ in range(numhands)]


@mistake("Your hands overlap: each begins one card after the one before. Hand 1 begins where hand 0 ends.")
def overlapping(numhands, n=5, deck=None, rng=None):
    cards = shuffled(pack(numhands, n, deck), rng)
    return [cards[i : i + n] for i in range(numhands)]


@mistake(
    "Your own check refuses a deal of the whole deck: 52 of 52 cards are enough. Refuse only what takes more."
)
def refuses_the_whole_deck(numhands, n=5, deck=None, rng=None):
    cards = pack(numhands, n, deck)
    if numhands * n >= len(cards):
        raise ValueError("too few cards")
    return cut(shuffled(cards, rng), numhands, n)


@mistake("You seem to deal five cards to a hand, whatever `n` is.")
def always_five(numhands, n=5, deck=None, rng=None):
    return cut(shuffled(pack(numhands, n, deck), rng), numhands, 5)


@mistake("You seem to use the 52 cards always. Where a deck is given, it is the one to deal from.")
def never_the_given_deck(numhands, n=5, deck=None, rng=None):
    return cut(shuffled(pack(numhands, n, None), rng), numhands, n)


@mistake("A rank is missing from your deck. Count it: 13 ranks in 4 suits are 52 cards.")
def no_aces(numhands, n=5, deck=None, rng=None):
    if deck is None:
        deck = [rank + suit for rank in "23456789TJQK" for suit in "SHDC"]
    return cut(shuffled(pack(numhands, n, deck), rng), numhands, n)


@mistake("You cut the deck into hands, but nothing shuffles it.")
def unshuffled(numhands, n=5, deck=None, rng=None):
    return cut(pack(numhands, n, deck), numhands, n)


@mistake(
    "You seem to draw from the module `random`, or from a source of your own, and not from `rng`. "
    "Then nobody can repeat a deal: call `rng.shuffle`."
)
def draws_elsewhere(numhands, n=5, deck=None, rng=None):
    return cut(shuffled(pack(numhands, n, deck), None), numhands, n)


@mistake(
    "You seem to make a source with a seed of your own in every call. Every deal is then the same. "
    "The seed is the caller's business."
)
def own_seed(numhands, n=5, deck=None, rng=None):
    return cut(shuffled(pack(numhands, n, deck), random.Random(7)), numhands, n)


@mistake(
    "`shuffle` changes the list in place and returns None. Call it on a line of its own, then cut the list."
)
def result_of_shuffle(numhands, n=5, deck=None, rng=None):
    cards = (rng or random.Random()).shuffle(pack(numhands, n, deck))
    return cut(cards, numhands, n)


@mistake(
    "`rng` may be None: then a source is still to be made, by `random.Random()`, before anything can shuffle."
)
def needs_a_source(numhands, n=5, deck=None, rng=None):
    cards = pack(numhands, n, deck)
    rng.shuffle(cards)
    return cut(cards, numhands, n)


@mistake(
    "An empty list counts as false, so `deck or ...` takes an empty deck for no deck. Ask `deck is None`."
)
def empty_is_none(numhands, n=5, deck=None, rng=None):
    return cut(shuffled(pack(numhands, n, deck or None), rng), numhands, n)


@mistake(
    "Your own shuffle is not fair: swapping each card with any other favors some orders. "
    "`rng.shuffle` is fair; lesson 08 shows why yours isn't."
)
def swaps_with_any(numhands, n=5, deck=None, rng=None):
    cards, rng = pack(numhands, n, deck), rng or random.Random()
    for i in range(len(cards)):
        j = rng.randrange(len(cards))
        cards[i], cards[j] = cards[j], cards[i]
    return cut(cards, numhands, n)
