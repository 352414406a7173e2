"""cards: from a text such as "TS 9h 10D" to a list of cards."""

import random

from pokerlib.cards import RANKS, SUITS, cards
from pokerlib.practice.exercise import Exercise, case


def split_up(text):
    """The cards that a text names, as a list."""
    return [word.upper().replace("10", "T") for word in text.split()]


def made_up():
    """Texts of one to nine cards, in capitals or not, the ten as T or 10."""
    rng = random.Random(52)
    texts = []
    for size in range(1, 10):
        for _ in range(12):
            words = [rng.choice(RANKS) + rng.choice(SUITS) for _ in range(size)]
            words = [rng.choice([word, word.lower(), word.replace("T", "10")]) for word in words]
            texts.append(rng.choice([" ", "  "]).join(words))
    return [case(text) for text in texts]


def why(case, expected, returned):
    return f"The text names {len(expected)} {'card' if len(expected) == 1 else 'cards'}, parted by spaces."


EXERCISE = Exercise(
    name="cards",
    lesson="01",
    reference=cards,
    model=split_up,
    cases=[
        case("TS", why="One card makes a list of one card."),
        case("9h", why="Cards are in capitals, so that '9h' and '9H' are one card."),
        case("10D", why="Every card has two characters; the rank ten is T."),
        case("7S 7S", why="A card named twice is there twice: a joker may stand for it."),
        case("KC 2D"),
        case("TS 9h 10D"),
        case("AS  2S", why="Two spaces part two cards just as one does."),
        case("", why="A text without cards makes a list without cards."),
        *made_up(),
    ],
    hints=(
        "Which method of a string makes a list of its words?",
        "`text.split()` gives the words. For one word, `word.upper()` gives capitals: do that to each.",
        "The ten: `word.replace('10', 'T')`. Put all of it in one comprehension: `[... for word in text.split()]`.",
    ),
    why=why,
    remark="`split()` without an argument takes any run of spaces as one.",
)
EXERCISE.accepts(split_up)


@EXERCISE.mistake("You seem to take the text apart character by character. A card has two: use `split()`.")
def characters(text):
    return list(text.upper())


@EXERCISE.mistake(
    "You seem to leave small letters small. Then '9h' and '9H' are two cards to every later comparison."
)
def small_letters(text):
    return [word.replace("10", "T") for word in text.split()]


@EXERCISE.mistake("You seem to leave the ten as 10. A card of three characters breaks `rank, suit = card`.")
def ten_in_digits(text):
    return text.upper().split()


@EXERCISE.mistake("You seem to collect the cards in a set. A set keeps one of two equal cards, and no order.")
def as_a_set(text):
    return list(dict.fromkeys(word.upper().replace("10", "T") for word in text.split()))


@EXERCISE.mistake("You seem to sort the cards. They are due in the order of the text.")
def sorted_too(text):
    return sorted(word.upper().replace("10", "T") for word in text.split())


@EXERCISE.mistake(
    'You seem to split at each single space: `split(" ")` gives an empty word between two of them.'
)
def at_each_space(text):
    return [word.upper().replace("10", "T") for word in text.split(" ")]


@EXERCISE.mistake("You give the text back. The cards are due one by one, in a list.")
def still_a_text(text):
    return text.upper().replace("10", "T")


@EXERCISE.mistake("You seem to replace every 1 and 0 by T, or 1 alone. It is the two digits together: '10'.")
def one_alone(text):
    return [word.upper().replace("1", "T") for word in text.split()]


@EXERCISE.mistake(
    "You seem to cut each word to two characters; of '10D' that leaves '10', and the suit is lost."
)
def first_two(text):
    return [word.upper()[:2] for word in text.split()]


@EXERCISE.mistake(
    "You return on the first round of the loop. Put `return` after the loop, as far left as `for`."
)
def returns_in_the_loop(text):
    result = []
    for word in text.split():
        result.append(word.upper().replace("10", "T"))
        return result


@EXERCISE.accepts
def by_a_loop(text):
    result = []
    for word in text.split():
        if word.startswith("10"):
            word = "T" + word[2:]
        result.append(word[0].upper() + word[1].upper())
    return result


@EXERCISE.accepts
def text_first(text):
    return text.upper().replace("10", "T").split()


@EXERCISE.accepts
def as_a_tuple(text):
    return tuple(map(str.upper, text.replace("10", "t").split()))


@EXERCISE.accepts
def from_the_end(text):
    return [("T" if len(word) == 3 else word[0].upper()) + word[-1].upper() for word in text.split()]
