"""one_more: from a table for hands of one size to the table for one card more."""

from pokerlib.cards import RANKS
from pokerlib.practice.exercise import Exercise, case
from pokerlib.practice.layers import suited, tell, unsuited
from pokerlib.tables import DIGITS, one_more

EXERCISE = Exercise(
    name="one_more",
    lesson="12",
    reference=one_more,
    cases=[
        case({}, 4, why="From no hands no hands can be made."),
        case({1: (0, 2)}, 4),
        case({1: (0, 2)}, 1, why="In one suit there is no second deuce."),
        case({1: (0, 2), 8: (0, 3)}, 1),
        case({8: (0, 3), 1: (0, 2)}, 1),
        case({4: (1, 2)}, 4, why="A fifth deuce is in no deck."),
        case({4: (1, 2), 3 + 64: (3, 2), 3 + 8: (3, 3)}, 4),
        case(unsuited("2345"), 4),
        case(unsuited("TJQKA"), 4),
        case(suited("A2345679T"), 1),
        case(dict(reversed(unsuited("234A").items())), 4),
    ],
    hints=(
        "Don't make the larger hands first. Go through the table, and add one card to each of its hands.",
        "A hand of six is reached in several ways, once from each hand that is left when a card goes. "
        "Keep the best of what comes.",
        "For each key, rank and digit, if `key // digit % 8 < most`: "
        "`larger[key + digit] = max(rank, larger.get(key + digit, rank))`.",
    ),
    tell=tell,
    remark="Applied twice it leads from five cards to seven, and the 21 selections of five are never made.",
)


@EXERCISE.mistake(
    "A larger hand is reached in several ways, and the last one overwrites the others. Keep the best."
)
def last_wins(table, most):
    larger = {}
    for key, rank in table.items():
        for digit in DIGITS.values():
            if key // digit % 8 < most:
                larger[key + digit] = rank
    return larger


@EXERCISE.mistake("A larger hand is reached in several ways, and you keep the first of them. Keep the best.")
def first_wins(table, most):
    larger = {}
    for key, rank in table.items():
        for digit in DIGITS.values():
            if key // digit % 8 < most:
                larger.setdefault(key + digit, rank)
    return larger


@EXERCISE.mistake("You keep the worst of what dropping a card leaves. A player plays the best.")
def the_worst(table, most):
    larger = {}
    for key, rank in table.items():
        for digit in DIGITS.values():
            if key // digit % 8 < most:
                larger[key + digit] = min(rank, larger.get(key + digit, rank))
    return larger


@EXERCISE.mistake("You add a card of a rank of which `most` are there already. A deck has no fifth deuce.")
def without_most(table, most):
    larger = {}
    for key, rank in table.items():
        for digit in DIGITS.values():
            larger[key + digit] = max(rank, larger.get(key + digit, rank))
    return larger


@EXERCISE.mistake("You always allow four of a rank. For a table of one suit `most` is 1.")
def always_four(table, most):
    return one_more(table, 4)


@EXERCISE.mistake(
    "You add only ranks that aren't in the hand yet. With six cards the new one may make a pair."
)
def new_ranks_only(table, most):
    return one_more(table, 1)


@EXERCISE.mistake("Your result holds the smaller hands, too. One size, one table.")
def with_the_smaller(table, most):
    return {**table, **one_more(table, most)}


@EXERCISE.mistake(
    "You add to the table while you go through it. Make a new dictionary, and leave the one you were given alone."
)
def in_place(table, most):
    for key, rank in table.items():
        for digit in DIGITS.values():
            if key // digit % 8 < most:
                table[key + digit] = max(rank, table.get(key + digit, rank))
    return table


@EXERCISE.mistake(
    "You add the rank's place, 0 to 12, to the key. Each rank has a digit of its own: add its value from DIGITS."
)
def adds_the_place(table, most):
    larger = {}
    for key, rank in table.items():
        for place, digit in enumerate(DIGITS.values()):
            if key // digit % 8 < most:
                larger[key + place] = max(rank, larger.get(key + place, rank))
    return larger


@EXERCISE.mistake("The dictionary has no `return`, so that the caller gets None.")
def no_return(table, most):
    one_more(table, most)


@EXERCISE.accepts
def with_an_if(table, most):
    larger = {}
    for key in table:
        for name in DIGITS:
            new = key + DIGITS[name]
            if key // DIGITS[name] % 8 == most:
                continue
            if new not in larger or table[key] > larger[new]:
                larger[new] = table[key]
    return larger


@EXERCISE.accepts
def keys_first(table, most):
    digits = DIGITS.values()
    new = {key + digit for key in table for digit in digits if (key // digit) % 8 < most}
    return {
        key: max(table[key - digit] for digit in digits if key // digit % 8 and key - digit in table)
        for key in new
    }


@EXERCISE.accepts
def worst_rank_first(table, most):
    by_rank = sorted(table, key=table.get)
    return {
        key + 8**place: table[key] for key in by_rank for place in range(13) if key >> 3 * place & 7 < most
    }


@EXERCISE.accepts
def by_octal_text(table, most):
    larger = {}
    for key, rank in table.items():
        text = f"{key:013o}"[::-1]
        for place in range(len(RANKS)):
            if int(text[place]) < most:
                new = int(text[:place][::-1] or "0", 8) + (key // 8**place + 1) * 8**place
                larger[new] = max(larger.get(new, ()), rank)
    return larger
