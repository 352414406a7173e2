"""deck: the 52 cards, in a new list at each call."""

from pokerlib.cards import RANKS, SUITS, deck
from pokerlib.practice.calls import typed
from pokerlib.practice.exercise import Exercise, case
from pokerlib.practice.forms import any_order

SAME = "one list for two calls"


def two_calls(program):
    """Turn the program into one that is called twice, and gives SAME where both calls gave one list."""

    def call():
        first, second = program(), program()
        return SAME if isinstance(second, list) and second is first else second

    return call


def in_any_order(value):
    """The cards in any order; a set stays a set, since it can't be shuffled or cut into hands."""
    return ("a set", any_order(value)) if isinstance(value, set | frozenset) else any_order(value)


def tell(exercise, failure):
    returned, due = failure.done.value, failure.right.value
    if returned == SAME:
        yield "Two calls of `deck()` returned the very same list."
        return
    if not isinstance(returned, list | tuple):
        yield f"`deck()` returned `{typed(returned)}`; it should return a list of 52 cards."
        return
    missing = [card for card in due if card not in returned]
    strange = [item for item in returned if item not in due]
    items = "1 item" if len(returned) == 1 else f"{len(returned)} items"
    yield f"`deck()` returned {items}; a deck has 52 different cards."
    if missing:
        yield f"Missing are {len(missing)}, such as `{missing[0]!r}`."
    if strange:
        yield f"Not cards are {len(strange)}, such as `{typed(strange[0])}`."


EXERCISE = Exercise(
    name="deck",
    lesson="01",
    reference=deck,
    cases=[case(), case()],
    hints=(
        "Each of 13 ranks goes with each of 4 suits. How does one loop inside another say that?",
        "A comprehension may have two `for` parts: `[... for rank in RANKS for suit in SUITS]`.",
        "`rank + suit` joins the two characters to a card.",
    ),
    lift=two_calls,
    tell=tell,
    normal=in_any_order,
    remark="Every call makes a new list, so whoever shuffles one deck leaves all others in order.",
)
EXERCISE.tally = lambda exercise, findings: ""


@EXERCISE.mistake("The suit comes first in yours. A card is written with its rank first: '2S'.")
def suit_first():
    return [suit + rank for suit in SUITS for rank in RANKS]


@EXERCISE.mistake(
    "`zip` walks both texts side by side and stops with the shorter. Each rank goes with each suit."
)
def side_by_side():
    return [rank + suit for rank, suit in zip(RANKS, SUITS, strict=False)]


@EXERCISE.mistake("You have a list of lists, one for each rank. Put both `for` parts into one comprehension.")
def nested():
    return [[rank + suit for suit in SUITS] for rank in RANKS]


@EXERCISE.mistake("The ranks are numbers in yours. They are the characters of RANKS, with T J Q K A.")
def numbers():
    return [str(rank) + suit for rank in range(2, 15) for suit in SUITS]


@EXERCISE.mistake(
    "The aces are missing: a range ends before its last number, and a slice before its last index."
)
def no_aces():
    return [rank + suit for rank in RANKS[:-1] for suit in SUITS]


@EXERCISE.mistake(
    "Your cards are pairs (rank, suit). Here a card is a string of two characters: `rank + suit`."
)
def pairs():
    return [(rank, suit) for rank in RANKS for suit in SUITS]


@EXERCISE.mistake(
    "A set has no order: it can't be shuffled or cut into hands. Use square brackets for a list."
)
def as_a_set():
    return {rank + suit for rank in RANKS for suit in SUITS}


_shared = deck()


@EXERCISE.mistake("Who deals from one deck would empty all of them. Make the list anew in the function.")
def the_same_list():
    return _shared


@EXERCISE.accepts
def by_loops():
    result = []
    for suit in "CDHS":
        for rank in RANKS:
            result.append(rank + suit)
    return result


@EXERCISE.accepts
def by_product():
    from itertools import product

    return ["".join(card) for card in product(RANKS, SUITS)]


@EXERCISE.accepts
def as_a_tuple():
    return tuple(rank + suit for rank in RANKS for suit in SUITS)


@EXERCISE.accepts
def by_division():
    return [RANKS[i // 4] + SUITS[i % 4] for i in range(52)]
