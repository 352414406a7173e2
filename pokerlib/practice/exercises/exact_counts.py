"""exact_counts: all hands of five by category, without making one."""

from math import comb, prod

from pokerlib.counting import arrangements, partitions
from pokerlib.counting import exact_counts as reference
from pokerlib.practice.calls import typed
from pokerlib.practice.exercise import Exercise, case
from pokerlib.ranking import CATEGORIES
from pokerlib.refactored import COUNT_CATEGORIES

NAMES = "the nine names"
WHY = {
    "four of a kind": "13 ranks for the four, 12 for the other card, 4 suits for it.",
    "full house": "13 ranks for the three, 12 for the two: tens over sevens isn't sevens over tens.",
    "three of a kind": "13 ranks for the three, and two of the other 12, which can't be told apart.",
    "two pair": "Two of 13 ranks for the pairs, which can't be told apart, and 11 for the fifth card.",
    "pair": "13 ranks for the pair, and three of the other 12, which can't be told apart.",
    "straight flush": "From 5 4 3 2 A to A K Q J T there are 10 straights, and 4 suits.",
    "flush": "Five of 13 ranks, in 4 suits; but a straight flush isn't counted as a flush.",
    "straight": "10 straights, each of the five cards in any of 4 suits; but a straight flush isn't counted as a straight.",
    "high card": "Five different ranks, less all that are straights or flushes.",
}


def exact_counts(size):
    """How many of all hands of so many cards are in each category."""
    counts = {}
    for pattern in partitions(size):
        ranks = comb(13, len(pattern)) * arrangements(pattern)
        suits = prod(comb(4, number) for number in pattern)
        counts[CATEGORIES[COUNT_CATEGORIES[pattern]]] = ranks * suits
    counts["straight flush"] = 10 * 4
    counts["flush"] = comb(13, 5) * 4 - counts["straight flush"]
    counts["straight"] = 10 * 4**5 - counts["straight flush"]
    for name in ("straight flush", "flush", "straight"):
        counts["high card"] -= counts[name]
    return counts


def by_category(program):
    """Turn a program that counts all categories into one that gives one count, or the names."""

    def count(category):
        counts = program(5)
        if not isinstance(counts, dict):
            return counts
        return sorted(map(str, counts)) if category == NAMES else counts.get(category)

    return count


def tell(exercise, failure):
    (category,), value = failure.case.args, failure.done.value
    if category == NAMES and isinstance(value, list):
        yield f"`exact_counts(5)` has the keys {', '.join(value)}; the nine names in `CATEGORIES[:9]` are due."
    elif category == NAMES:
        yield f"`exact_counts(5)` returned `{typed(value)}`; a dictionary is due, from names to counts."
    else:
        yield f'`exact_counts(5)["{category}"]` is {typed(value)}; it should be {failure.right.value}.'


def tally(exercise, findings):
    wrong = [failure.case.args[0] for failure in findings.failures if failure.case.args[0] != NAMES]
    return f"Not right yet: {', '.join(wrong)}." if wrong else ""


EXERCISE = Exercise(
    name="exact_counts",
    lesson="07",
    reference=reference,
    model=exact_counts,
    cases=[case(NAMES), *[case(name, why=why) for name, why in WHY.items()]],
    hints=(
        "Go through `partitions(5)`. Each pattern is one category: `CATEGORIES[COUNT_CATEGORIES[pattern]]`. "
        "For each, multiply the ways to choose ranks by the ways to choose suits.",
        "The ranks: `comb(13, len(pattern)) * arrangements(pattern)`. The suits: the product of `comb(4, number)` "
        "over the pattern. Of the five different ranks, some are straights, some flushes, some both.",
        "Straight flushes are `10 * 4`. All flushes are `comb(13, 5) * 4`, all straights `10 * 4**5`; "
        "take the straight flushes from both, and all three from the high cards.",
    ),
    lift=by_category,
    tell=tell,
    tally=tally,
    remark="Their sum is comb(52, 5): no hand is missing, and none is counted twice.",
)


def five(**changed):
    """The right counts with some changed, for programs that are wrong in a few of them."""
    return {**reference(5), **{name.replace("_", " "): count for name, count in changed.items()}}


@EXERCISE.mistake(
    "Your straights and flushes both include the 40 straight flushes, as many printed tables do. "
    "The sum shows it: it is larger than the number of hands."
)
def straight_flushes_three_times(size):
    return five(flush=5148, straight=10240)


@EXERCISE.mistake("Your flushes include the 40 straight flushes, which have a category of their own.")
def flush_with_straight_flushes(size):
    return five(flush=5148)


@EXERCISE.mistake("Your straights include the 40 straight flushes, which have a category of their own.")
def straight_with_straight_flushes(size):
    return five(straight=10240)


@EXERCISE.mistake(
    "You count nine straights. The ace is high in A K Q J T and low in 5 4 3 2 A: there are ten. "
    "If you find the high cards by subtraction, the total is right all the same."
)
def nine_straights(size):
    changed = {"straight flush": 36, "flush": 5112, "straight": 9180, "high card": 1303560}
    return {**reference(5), **changed}


@EXERCISE.mistake("You seem to leave out which rank gets which number: `arrangements(pattern)` counts that.")
def without_arrangements(size):
    ways = {CATEGORIES[COUNT_CATEGORIES[pattern]]: arrangements(pattern) for pattern in partitions(5)}
    return {name: count // ways.get(name, 1) for name, count in reference(5).items()}


@EXERCISE.mistake(
    "You choose the ranks one after the other, 13 × 12 × 11 and so on. Where two of them play the same part, "
    "that counts each hand in every order of them."
)
def ranks_in_order(size):
    return five(two_pair=2 * 123552, three_of_a_kind=2 * 54912, pair=6 * 1098240)


@EXERCISE.mistake(
    "Your two pairs are counted in both orders: sevens and tens are the same as tens and sevens."
)
def two_pair_in_order(size):
    return five(two_pair=2 * 123552)


@EXERCISE.mistake("Your full houses don't say which of the two ranks is there three times.")
def full_house_without_order(size):
    return five(full_house=1872)


@EXERCISE.mistake("Your high cards are all hands of five different ranks. Some are straights or flushes.")
def high_card_with_all(size):
    return five(high_card=1317888)


@EXERCISE.mistake(
    "Each of your counts is 120 times too large: you count the orders in which a hand is dealt."
)
def permutations(size):
    return {name: 120 * count for name, count in reference(5).items()}


@EXERCISE.mistake("A royal flush is a straight flush here; of the nine categories it is none of its own.")
def royal_apart(size):
    return {**reference(5), "straight flush": 36, "royal flush": 4}


EXERCISE.accepts(exact_counts)
EXERCISE.accepts(reference)


@EXERCISE.accepts
def formula_by_formula(size):
    counts = {
        "straight flush": 4 * 10,
        "four of a kind": 13 * 12 * 4,
        "full house": 13 * comb(4, 3) * 12 * comb(4, 2),
        "flush": 4 * comb(13, 5) - 40,
        "straight": 10 * 4**5 - 40,
        "three of a kind": 13 * comb(4, 3) * comb(12, 2) * 16,
        "two pair": comb(13, 2) * 6 * 6 * 11 * 4,
        "pair": 13 * 6 * comb(12, 3) * 64,
    }
    counts["high card"] = comb(52, 5) - sum(counts.values())
    return counts


@EXERCISE.accepts
def high_card_on_its_own(size):
    choices = comb(13, 5) - 10
    counts = dict.fromkeys(CATEGORIES[:9], 0)
    for pattern in partitions(size):
        suits = 1
        for number in pattern:
            suits *= comb(4, number)
        counts[CATEGORIES[COUNT_CATEGORIES[pattern]]] += (
            comb(13, len(pattern)) * arrangements(pattern) * suits
        )
    counts.update({"straight flush": 40, "flush": 4 * choices, "straight": 10 * 1020})
    counts["high card"] = choices * 1020
    return counts
