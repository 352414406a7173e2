"""hand_percentages: deal n hands, and say what share of them is in each category."""

import random

from pokerlib.dealing import deal
from pokerlib.dealing import hand_percentages as reference
from pokerlib.practice.dealt import seeded, tell_finding
from pokerlib.practice.exercise import Exercise, case
from pokerlib.practice.shares import NAMES, by_shares, stacked
from pokerlib.ranking import CATEGORIES, hand_rank


def hand_percentages(n=10_000, rng=None):
    """What percentage of n hands of five fall into each category."""
    counts = dict.fromkeys(CATEGORIES[:9], 0)
    for left in range(n, 0, -10):
        for hand in deal(min(left, 10), rng=rng):
            counts[CATEGORIES[hand_rank(hand)[0]]] += 1
    return {name: 100 * count / n for name, count in counts.items()}


EXERCISE = Exercise(
    name="hand_percentages",
    lesson="07",
    reference=reference,
    model=hand_percentages,
    cases=[
        case(1, rng=seeded(1), why="One hand is in one category, which then has 100 percent."),
        case(7, rng=seeded(2), why="Fewer hands than one deck deals."),
        case(10, rng=seeded(3)),
        case(25, rng=seeded(4), why="Two decks deal ten hands each, a third one the last five."),
        *[case(40, rng=stacked(name)) for name in NAMES],
        case(100, rng=seeded(5)),
        case(100, why="Without rng, each run is a new one."),
        case(199, rng=seeded(6), why="19 decks deal ten hands each, the last one nine."),
        case(1000, rng=seeded(7)),
    ],
    hints=(
        "Start with a count of 0 for each of the nine names, deal, and add 1 for each hand. Where is a hand's name?",
        "`CATEGORIES[hand_rank(hand)[0]]` is its name, `dict.fromkeys(CATEGORIES[:9], 0)` the counts to begin with. "
        "One deck deals ten hands at most: how many has the last deck to deal?",
        "`for left in range(n, 0, -10)` counts down what is left to deal; `deal(min(left, 10), rng=rng)` deals it. "
        "In the end, `100 * count / n` for each name.",
    ),
    lift=by_shares,
    tell=tell_finding,
    remark="Every hand that is counted is one that was dealt, so the shares sum to 100 for any n.",
)


def counted(hands):
    """Nine counts of hands by name: the part that most of the wrong programs have right."""
    counts = dict.fromkeys(NAMES, 0)
    for hand in hands:
        counts[NAMES[hand_rank(hand)[0]]] += 1
    return counts


def dealt(n, rng):
    """n hands, ten from each deck."""
    return [hand for left in range(n, 0, -10) for hand in deal(min(left, 10), rng=rng)]


@EXERCISE.mistake(
    "`n // 10` decks deal ten hands each, which is n only if 10 divides it: the rest is never dealt, "
    "and you divide by an n that includes it."
)
def rest_never_dealt(n=10_000, rng=None):
    counts = counted(hand for _ in range(n // 10) for hand in deal(10, rng=rng))
    return {name: 100 * count / n for name, count in counts.items()}


@EXERCISE.mistake("`n / 10` is a float, even for n = 10, and `range` takes whole numbers.")
def float_range(n=10_000, rng=None):
    return counted(hand for _ in range(n / 10) for hand in deal(10, rng=rng))


@EXERCISE.mistake(
    "Your last deck deals ten hands, even if fewer are left, and you divide by more hands than n. "
    "n hands are due, no more."
)
def too_many_dealt(n=10_000, rng=None):
    hands = [hand for _ in range(0, n, 10) for hand in deal(10, rng=rng)]
    return {name: 100 * count / len(hands) for name, count in counted(hands).items()}


@EXERCISE.mistake(
    "Your names are in the wrong order: they begin with the best, and category 0 is the worst, a high card. "
    "So each high card is called a straight flush."
)
def names_best_first(n=10_000, rng=None):
    counts = counted(dealt(n, rng))
    return {name: 100 * count / n for name, count in zip(NAMES[::-1], counts.values(), strict=True)}


@EXERCISE.mistake(
    "You return how many hands there were. The share in percent is due: 100 times the count, by n."
)
def counts_only(n=10_000, rng=None):
    return counted(dealt(n, rng))


@EXERCISE.mistake("Your shares sum to 1. In percent they sum to 100.")
def fractions(n=10_000, rng=None):
    return {name: count / n for name, count in counted(dealt(n, rng)).items()}


@EXERCISE.mistake(
    "A category that never came up is missing. None of n hands is a result too: begin with a count of 0 for each name."
)
def only_what_came(n=10_000, rng=None):
    return {name: 100 * count / n for name, count in counted(dealt(n, rng)).items() if count}


@EXERCISE.mistake("Your keys are the numbers of the categories. The names are due: `CATEGORIES[number]`.")
def by_number(n=10_000, rng=None):
    return dict(enumerate(100 * count / n for count in counted(dealt(n, rng)).values()))


@EXERCISE.mistake("You don't hand `rng` on to `deal`. Then nobody can repeat your experiment.")
def own_source(n=10_000, rng=None):
    return {name: 100 * count / n for name, count in counted(dealt(n, None)).items()}


@EXERCISE.mistake(
    "Without an `rng` you take a seed of your own, and every run gives the same percentages. Then leave "
    "the seed out: `random.Random()`."
)
def own_seed_without_a_source(n=10_000, rng=None):
    hands = dealt(n, rng or random.Random(0))
    return {name: 100 * count / n for name, count in counted(hands).items()}


@EXERCISE.mistake(
    "`n` has changed on the way: you count it down while you deal, and then divide by what is left of it."
)
def divides_by_what_is_left(n=10_000, rng=None):
    counts = dict.fromkeys(NAMES, 0)
    while n > 0:
        for hand in deal(min(n, 10), rng=rng):
            counts[NAMES[hand_rank(hand)[0]]] += 1
        n -= 10
    return {name: 100 * count / n for name, count in counts.items()}


@EXERCISE.mistake("You deal ten hands from each deck, the last one too. It deals only what is left of n.")
def ten_from_every_deck(n=10_000, rng=None):
    hands = [hand for _ in range(0, n, 10) for hand in deal(10, rng=rng)]
    return {name: 100 * count / n for name, count in counted(hands).items()}


@EXERCISE.mistake(
    "You make a new source with the same seed for each deck, so that the same ten hands are counted over and over."
)
def same_seed_for_each_deck(n=10_000, rng=None):
    hands = [hand for left in range(n, 0, -10) for hand in deal(min(left, 10), rng=random.Random(1))]
    return {name: 100 * count / n for name, count in counted(hands).items()}


@EXERCISE.mistake("You deal once and count those hands again and again. Deal anew in each round of the loop.")
def one_deal_counted_again(n=10_000, rng=None):
    hands = deal(10, rng=rng)
    return {name: 100 * count / n for name, count in counted((hands * n)[:n]).items()}


@EXERCISE.mistake("You round the percentages. Rounding is for showing them; then they no longer sum to 100.")
def rounded(n=10_000, rng=None):
    return {name: round(100 * count / n) for name, count in counted(dealt(n, rng)).items()}


EXERCISE.accepts(hand_percentages)
EXERCISE.accepts(reference)


@EXERCISE.accepts
def one_hand_from_each_deck(n=10_000, rng=None):
    result = {}
    kinds = [hand_rank(deal(1, rng=rng)[0])[0] for _ in range(n)]
    for number in range(9):
        result[CATEGORIES[number]] = kinds.count(number) / n * 100
    return result


@EXERCISE.accepts
def by_sample(n=10_000, rng=random):
    pack = [rank + suit for rank in "23456789TJQKA" for suit in "SHDC"]
    counts = [0] * 9
    for _ in range(n):
        counts[hand_rank(rng.sample(pack, 5))[0]] += 1
    return {CATEGORIES[i]: counts[i] * 100 / n for i in reversed(range(9))}


@EXERCISE.accepts
def decks_then_the_rest(n=10_000, rng=None):
    decks, rest = divmod(n, 10)
    counts = [0] * 9
    for players in [10] * decks + [rest]:
        for hand in deal(players, rng=rng):
            counts[hand_rank(hand)[0]] += 1
    return {name: 100 * count / n for name, count in zip(CATEGORIES, counts, strict=False)}
