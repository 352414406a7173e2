"""replacements: the cards that a card may stand for, more than one for a joker only."""

from pokerlib.cards import RANKS, deck
from pokerlib.practice.calls import typed
from pokerlib.practice.exercise import Exercise, case
from pokerlib.practice.forms import any_order, frozen
from pokerlib.wild import replacements as library


def replacements(card):
    """The cards that a card may stand for: a joker for each of its suits, any other for itself."""
    suits = {"?B": "SC", "?R": "HD"}
    if card not in suits:
        return [card]
    return [rank + suit for rank in RANKS for suit in suits[card]]


def tell(exercise, failure):
    """What the list has too much and too little of; 26 cards needn't be shown."""
    (card,), due, returned = failure.case.args, failure.right.value, failure.done.value
    call = f"replacements({card!r})"
    if isinstance(returned, set | frozenset):
        yield f"`{call}` returned a set, which has no order; a list is due."
        return
    if not isinstance(returned, list | tuple):
        yield f"`{call}` returned `{typed(returned)}`; it should return a list."
        return
    missing = [item for item in due if item not in returned]
    strange = [item for item in returned if item not in due]
    if len(due) == 1:
        yield f"`{call}` returned `{typed(returned)}`; `{due}` is due."
        return
    yield f"`{call}` returned {len(returned)} items; {len(due)} different cards are due."
    if missing:
        yield f"`{missing[0]!r}` is missing" + others(missing)
    if strange:
        yield f"`{typed(strange[0])}` should not be there" + others(strange)


def listed(value):
    """A list in any order; a set is none."""
    return any_order(value) if isinstance(value, list | tuple) else frozen(value)


def others(items):
    """How many more than the first, as the end of a sentence."""
    return f", and {len(items) - 1} more." if len(items) > 1 else "."


EXERCISE = Exercise(
    name="replacements",
    lesson="10",
    reference=library,
    model=replacements,
    cases=[
        case("7S", why="A card that is no joker stands for itself alone."),
        case("?B", why="A black joker is any spade or any club: 13 ranks, 2 suits."),
        case("?R", why="A red joker is any heart or any diamond: 13 ranks, 2 suits."),
        *map(case, deck()),
    ],
    hints=(
        "There are three kinds of cards: the black joker, the red joker, all others. What does each stand for?",
        "For the black joker go through all RANKS, and for each of them through its two suits, as in the deck.",
        "Any other card is the only one in its list: `[card]`. The black suits are 'SC', the red ones 'HD'.",
    ),
    tell=tell,
    normal=listed,
    remark="One form for all: whoever calls it needn't ask whether the card is a joker.",
)
EXERCISE.accepts(replacements)


def of_suits(suits):
    return [rank + suit for rank in RANKS for suit in suits]


@EXERCISE.mistake("For a card that is no joker you return its text. A list is due, with this card in it.")
def bare_card(card):
    return of_suits({"?B": "SC", "?R": "HD"}[card]) if card[0] == "?" else card


@EXERCISE.mistake("For a card that is no joker you return no cards at all. It stands for itself.")
def none_for_a_card(card):
    return of_suits({"?B": "SC", "?R": "HD"}.get(card, ""))


@EXERCISE.mistake("For a card that is no joker your function ends without a return, which gives None.")
def nothing_for_a_card(card):
    if card == "?B":
        return of_suits("SC")
    if card == "?R":
        return of_suits("HD")


@EXERCISE.mistake("Your colors are the wrong way round: spades and clubs are black, hearts and diamonds red.")
def colors_swapped(card):
    return of_suits({"?B": "HD", "?R": "SC"}[card]) if card[0] == "?" else [card]


@EXERCISE.mistake('`list("7S")` takes the text apart, into "7" and "S"; write `[card]`.')
def text_taken_apart(card):
    return of_suits({"?B": "SC", "?R": "HD"}[card]) if card[0] == "?" else list(card)


@EXERCISE.mistake("You write the suit before the rank. A card is its rank and then its suit: '2S'.")
def suit_first(card):
    suits = {"?B": "SC", "?R": "HD"}.get(card)
    return [suit + rank for rank in RANKS for suit in suits] if suits else [card]


@EXERCISE.mistake("You let each joker be any of the 52 cards. A joker has a color, and two suits.")
def any_color(card):
    return of_suits("SHDC") if card[0] == "?" else [card]


@EXERCISE.mistake("You seem to know the black joker only. A red one comes back as it went in.")
def black_only(card):
    return of_suits("SC") if card == "?B" else [card]


@EXERCISE.mistake("You seem to treat every joker as a black one: your `else` takes the red one for a card?")
def both_black(card):
    return of_suits("SC") if card[0] == "?" else [card]


@EXERCISE.mistake("A joker can't be an ace with you: the last rank is cut off by a range or a slice.")
def no_ace(card):
    return [c for c in library(card) if c[0] != "A" or c == card]


@EXERCISE.mistake("A joker can't be a king with you: a rank is missing from the text of ranks.")
def no_king(card):
    return [c for c in library(card) if c[0] != "K" or c == card]


@EXERCISE.mistake("A joker starts at the six with you. It may be a low card as well, as in a low straight.")
def high_only(card):
    return [c for c in library(card) if c[0] not in "2345" or c == card]


@EXERCISE.mistake("You use the joker's letter as a suit: 'B' and 'R' are colors, with two suits each.")
def color_as_suit(card):
    return [rank + card[1] for rank in RANKS] if card[0] == "?" else [card]


@EXERCISE.mistake("Your joker has one suit of its color only. It may be of either.")
def one_suit(card):
    return of_suits({"?B": "S", "?R": "H"}[card]) if card[0] == "?" else [card]


@EXERCISE.mistake("The joker itself is in your list. It stands for 26 cards, and is none of them.")
def joker_too(card):
    return [card, *library(card)] if card[0] == "?" else [card]


@EXERCISE.mistake("The ranks are numbers in yours. They are the characters of RANKS, with T J Q K A.")
def numbers(card):
    suits = {"?B": "SC", "?R": "HD"}.get(card)
    return [f"{rank}{suit}" for rank in range(2, 15) for suit in suits] if suits else [card]


@EXERCISE.accepts
def by_if(card):
    if card == "?B":
        return [rank + suit for rank in RANKS for suit in "SC"]
    elif card == "?R":
        return [rank + suit for rank in RANKS for suit in "DH"]
    else:
        return [card]


@EXERCISE.accepts
def from_the_deck(card):
    """The cards of the deck that are a card or of a joker's color."""
    return [
        other for other in deck() if other == card or (card == "?B") == (other[1] in "SC") and "?" in card
    ]


@EXERCISE.accepts
def by_product(card):
    from itertools import product

    suits = {"?B": "CS", "?R": "DH"}
    return tuple(map("".join, product(RANKS, suits[card]))) if card in suits else (card,)


@EXERCISE.mistake("A set comes back, which has no order. A list is due.")
def as_a_set(card):
    return set(library(card))


@EXERCISE.accepts
def by_a_nested_loop(card):
    result = []
    for suit in {"?B": "SC", "?R": "HD"}.get(card, ""):
        for rank in RANKS:
            result.append(rank + suit)
    return result or [card]
