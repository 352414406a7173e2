"""rank_keys: thirteen numbers, so that different ranks have different sums."""

from pokerlib.cards import RANKS
from pokerlib.practice.exercise import Exercise, case
from pokerlib.practice.sums import by_sums, tell
from pokerlib.tables import DIGITS


def rank_keys():
    """Thirteen whole numbers, one for each rank, whose sums tell hands apart."""
    return [5**place for place in range(13)]


EXERCISE = Exercise(
    name="rank_keys",
    lesson="12",
    reference=rank_keys,
    cases=[case(size) for size in range(1, 8)],
    hints=(
        "A deck has four cards of a rank. So how far must a key be from the next, that four of the one can't reach it?",
        "Write 427 as a sum: it says 4 hundreds, 2 tens, 7 ones. Digits tell apart how many there are of each, "
        "as long as none gets too large for its digit.",
        "With digits up to 4, a number system with five digits is enough: 1, 5, 25, and on. Ten or eight do as well.",
    ),
    lift=by_sums,
    tell=tell,
    tally=lambda exercise, findings: "Choices of one card to seven cards were tried.",
    remark="Every choice of one to seven ranks was summed, none taken more than four times: 49,205 for seven cards.",
)


@EXERCISE.mistake(
    "These look like the ranks themselves, or other numbers at equal distances: one step up and one step down cancel."
)
def the_ranks():
    return list(range(2, 15))


@EXERCISE.mistake(
    "Primes have products of their own: each number is a product of primes in one way. Of sums this isn't true."
)
def primes():
    return [2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41]


@EXERCISE.mistake(
    "Powers of two tell apart which ranks are there, as long as each is there once. Two of one rank look like one "
    "of the next."
)
def powers_of_two():
    return [2**place for place in range(13)]


@EXERCISE.mistake(
    "Powers of three have room for two cards of a rank. Three of one rank look like one of the next."
)
def powers_of_three():
    return [3**place for place in range(13)]


@EXERCISE.mistake(
    "Powers of four have room for three cards of a rank. A deck has four: they look like one card of the next rank."
)
def powers_of_four():
    return [4**place for place in range(13)]


@EXERCISE.mistake(
    "Squares grow too slowly: the gaps between them differ by 2 each time, and such gaps add up alike."
)
def squares():
    return [place**2 for place in range(1, 14)]


@EXERCISE.mistake(
    "In Fibonacci's sequence each number is the sum of the two before it. Here that makes different hands alike."
)
def fibonacci():
    keys = [1, 2]
    while len(keys) < 13:
        keys.append(keys[-1] + keys[-2])
    return keys


@EXERCISE.mistake("Thirteen times the same number: every hand of a size has the same sum.")
def all_alike():
    return [1] * 13


@EXERCISE.mistake("One key too few: `range(2, 14)` has twelve numbers, and there are thirteen ranks.")
def twelve():
    return [5**place for place in range(2, 14)]


@EXERCISE.mistake(
    "Logarithms of primes do have sums of their own, but a float is rounded: the same cards in another order may "
    "give another sum. Whole numbers are exact."
)
def logarithms():
    from math import log

    return list(map(log, primes()))


@EXERCISE.mistake("The keys are right. They are due as a list, in the order of the ranks, without the ranks.")
def a_dictionary():
    return dict(DIGITS)


@EXERCISE.accepts
def octal_digits():
    return list(DIGITS.values())


@EXERCISE.accepts
def decimal_digits():
    keys = [1]
    for _ in RANKS[1:]:
        keys.append(keys[-1] * 10)
    return keys


@EXERCISE.accepts
def bits():
    return tuple(1 << 3 * place for place in range(13))


@EXERCISE.accepts
def as_small_as_published():
    return [0, 1, 5, 22, 98, 453, 2031, 8698, 22854, 83661, 262349, 636345, 1479181]


@EXERCISE.accepts
def highest_first():
    return [5**place for place in range(12, -1, -1)]
