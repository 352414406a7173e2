"""eval_number: what a hand of Card objects is worth, as one number that puts every two hands in order."""

from pokerlib.practice.bare_hands import cases, in_order, plain, why
from pokerlib.practice.exercise import Exercise
from pokerlib.practice.ordering import tell_order
from pokerlib.ranking import card_ranks, hand_rank
from pokerlib.refactored import hand_rank_alt


def eval_number(hand):
    """What a hand is worth, as one number: greater for a better hand."""
    category, ranks = hand_rank_alt(plain(hand))
    number = category
    for rank in (*ranks, 0, 0, 0)[:5]:
        number = 16 * number + rank
    return number


EXERCISE = Exercise(
    name="eval_number",
    lesson="11",
    reference=eval_number,
    cases=cases(),
    hints=(
        "`hand_rank_alt(plain(hand))` gives the category and the ranks that break ties. What would they be as digits?",
        "To put a digit behind a number, multiply the number by the base and add the digit. Is ten a good base here?",
        "The category first, then five digits: the ranks, and zeros where there are fewer than five. "
        "`number = 16 * number + rank` for each.",
    ),
    lift=in_order((int, float), "a number"),
    tell=tell_order,
    why=why,
    remark="Any base from 13 on will do: two ranks differ by 12 at most.",
)


def digits(hand):
    """The category, and the ranks with zeros to the number of five."""
    category, ranks = hand_rank_alt(plain(hand))
    return category, [*ranks, 0, 0, 0][:5]


def in_base(base, numbers):
    """One number whose digits are these."""
    value = 0
    for number in numbers:
        value = base * value + number
    return value


@EXERCISE.mistake(
    "Your base is ten, and ranks go up to 14: a jack, queen, king or ace spills over into the digit before it."
)
def base_ten(hand):
    category, ranks = digits(hand)
    return in_base(10, [category, *ranks])


@EXERCISE.mistake(
    "Your numbers have different lengths: a full house has two ranks, a flush five. Fill up with zeros at the end."
)
def without_zeros(hand):
    category, ranks = hand_rank_alt(plain(hand))
    return in_base(16, [category, *ranks])


@EXERCISE.mistake("You add the ranks up. A sum forgets which rank counts first.")
def sum_of_ranks(hand):
    category, ranks = digits(hand)
    return category * 1000 + sum(ranks)


@EXERCISE.mistake("You return the category alone. The ranks decide between hands of one category.")
def category_alone(hand):
    return digits(hand)[0]


@EXERCISE.mistake("You keep one rank behind the category. If it ties, the others decide.")
def first_rank_alone(hand):
    category, ranks = digits(hand)
    return category * 100 + ranks[0]


@EXERCISE.mistake(
    "You sort the ranks by height alone. A pair of threes beats a pair of twos, whatever is beside them."
)
def ranks_by_height(hand):
    return in_base(16, [digits(hand)[0], *card_ranks(plain(hand))])


@EXERCISE.mistake("You write the numbers one behind another. A ten takes two digits, a nine only one.")
def digits_in_a_row(hand):
    category, ranks = digits(hand)
    return int("".join(map(str, [category, *ranks])))


@EXERCISE.mistake("The category is the last digit in yours. It counts most, and comes first.")
def category_last(hand):
    category, ranks = digits(hand)
    return in_base(16, [*ranks, category])


@EXERCISE.mistake("The category isn't weighty enough: the ranks behind it can add up to more than one of it.")
def light_category(hand):
    category, ranks = digits(hand)
    return category * 1000 + in_base(16, ranks)


@EXERCISE.mistake("The digits run the other way round: the first rank counts least in yours.")
def lowest_digit_first(hand):
    category, ranks = digits(hand)
    return in_base(16, [category, *ranks[::-1]])


@EXERCISE.mistake(
    "A hash is a number, but has no order: it says which things are equal, not which is greater."
)
def a_hash(hand):
    return hash(hand_rank(plain(hand)))


@EXERCISE.mistake("You return the tuple. One number is due.")
def the_tuple(hand):
    return hand_rank(plain(hand))


@EXERCISE.mistake("You return the number as text. Texts compare letter by letter, and can't be added.")
def as_text(hand):
    return f"{eval_number(hand):x}"


@EXERCISE.mistake("Your best hand has the smallest number. A greater number is due for a better hand.")
def best_is_least(hand):
    return 10_000_000 - eval_number(hand)


@EXERCISE.mistake("In A 2 3 4 5 you count the ace 14. There it counts 1: the straight goes to the five.")
def wheel_to_the_ace(hand):
    category, ranks = digits(hand)
    return in_base(16, [category, *([14, 5, 4, 3, 2] if ranks == [5, 4, 3, 2, 1] else ranks)])


@EXERCISE.mistake("The last rank is missing in yours. Of two high cards, the fifth may decide.")
def four_ranks(hand):
    category, ranks = digits(hand)
    return in_base(16, [category, *ranks[:4]])


@EXERCISE.accepts
def base_100(hand):
    category, ranks = digits(hand)
    return int(f"{category}" + "".join(f"{rank:02}" for rank in ranks))


@EXERCISE.accepts
def base_13_is_enough(hand):
    category, ranks = digits(hand)
    return in_base(13, [category, *ranks])


@EXERCISE.accepts
def zeros_in_front(hand):
    category, ranks = hand_rank_alt(plain(hand))
    return in_base(16, [category, *[0] * (5 - len(ranks)), *ranks])


@EXERCISE.accepts
def by_powers(hand):
    category, ranks = digits(hand)
    return category * 15**5 + sum(rank * 15 ** (4 - place) for place, rank in enumerate(ranks))


@EXERCISE.accepts
def as_a_fraction(hand):
    category, ranks = digits(hand)
    return category + sum(rank / 16 ** (place + 1) for place, rank in enumerate(ranks))


@EXERCISE.accepts
def from_hex(hand):
    category, ranks = digits(hand)
    return int("".join("0123456789abcde"[number] for number in [category, *ranks]), 16)


@EXERCISE.accepts
def from_the_tuple(hand):
    def flat(value):
        return sum(map(flat, value), []) if isinstance(value, tuple) else [value]

    return in_base(15, (flat(hand_rank(plain(hand))) + [0] * 8)[:8])
