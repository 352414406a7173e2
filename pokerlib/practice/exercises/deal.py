"""deal: hands from a shuffled deck, the same again for the same seed, and never more than there are."""

import random

from pokerlib.cards import deck as new_deck
from pokerlib.dealing import deal as reference
from pokerlib.practice.dealt import by_deals, seeded, tell_finding
from pokerlib.practice.exercise import Exercise, case
from pokerlib.practice.wrong_deals import WRONG_DEALS


def deal(numhands, n=5, deck=None, rng=None):
    """Hands of n cards each from one deck, shuffled for this deal."""
    cards = new_deck() if deck is None else list(deck)
    if numhands * n > len(cards):
        raise ValueError(f"{numhands} hands of {n} take {numhands * n} cards; the deck has {len(cards)}")
    rng = random.Random() if rng is None else rng
    rng.shuffle(cards)
    return [cards[n * i : n * (i + 1)] for i in range(numhands)]


EXERCISE = Exercise(
    name="deal",
    lesson="07",
    reference=reference,
    model=deal,
    cases=[
        case(0, rng=seeded(1), why="Nobody plays, so nobody gets a hand."),
        case(1, rng=seeded(2)),
        case(2, rng=seeded(3)),
        case(2, n=7, rng=seeded(4), why="Seven cards each, as in seven-card stud."),
        case(10, why="Without rng, each deal is a new one."),
        case(10, rng=seeded(5), why="Ten hands of five take 50 of the 52 cards."),
        case(4, n=13, rng=seeded(6), why="Four hands of 13 are the whole deck."),
        case(52, n=1, rng=seeded(7), why="One card each is the whole deck."),
        case(1, n=1, deck=["AS", "KS"], rng=seeded(8)),
        case(2, n=2, deck=["AS", "KS", "QS", "JS"], rng=seeded(9)),
        case(3, n=1, deck=["AS", "KS", "QS"], rng=seeded(10)),
        case(11, rng=seeded(11), why="Eleven hands of five would take 55 cards; the deck has 52."),
        case(1, n=53, rng=seeded(12), why="One hand of 53 cards: the deck has 52."),
        case(3, n=2, deck=["AS", "KS", "QS", "JS", "TS"], rng=seeded(13), why="Six cards of five."),
        case(1, n=1, deck=[], rng=seeded(14), why="A deck without cards is a deck too, and has too few."),
    ],
    hints=(
        "Three steps: a deck of its own for this call, a shuffle, and a cut into hands. What is the first card of hand i?",
        "`list(deck)` is a copy that you may shuffle; `new_deck()` makes one when `deck is None`. "
        "`rng.shuffle(cards)` shuffles in place. Before that, compare `numhands * n` with `len(cards)`.",
        "Hand i is `cards[n * i : n * (i + 1)]`, for i in `range(numhands)`. "
        "And `if rng is None: rng = random.Random()` makes a new source where none is given.",
    ),
    lift=by_deals,
    tell=tell_finding,
    mistakes=WRONG_DEALS,
    remark="The deck lives only as long as the call, so no deal can touch another.",
)

EXERCISE.accepts(deal)


@EXERCISE.accepts
def by_sample(numhands, n=5, deck=None, rng=random):
    pack = new_deck() if deck is None else deck
    drawn = rng.sample(pack, n * numhands)
    return [drawn[start : start + n] for start in range(0, n * numhands, n)]


@EXERCISE.accepts
def in_turn(numhands, n=5, deck=None, rng=None):
    cards = sorted(new_deck() if deck is None else deck, key=lambda card: (rng or random).random())
    if numhands * n > len(cards):
        raise ValueError("not enough cards")
    return tuple(tuple(cards[player : n * numhands : numhands]) for player in range(numhands))


@EXERCISE.accepts
def by_popping(numhands, n=5, deck=None, rng=None):
    if rng is None:
        rng = random
    cards = new_deck() if deck is None else deck[:]
    if len(cards) < numhands * n:
        raise ValueError("not enough cards")
    hands = []
    for _ in range(numhands):
        hands.append([cards.pop(rng.randrange(len(cards))) for _ in range(n)])
    return hands


@EXERCISE.accepts
def in_place_on_a_copy(numhands, n=5, deck=None, rng=None):
    if deck is None:
        deck = new_deck()
    deck = deck.copy()
    if n * numhands > len(deck):
        raise ValueError
    if rng is None:
        random.shuffle(deck)
    else:
        rng.shuffle(deck)
    hands = [[] for _ in range(numhands)]
    for _ in range(n):
        for hand in hands:
            hand.append(deck.pop())
    return hands
