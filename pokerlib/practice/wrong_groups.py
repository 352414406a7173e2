"""Mistakes in ranking a hand by its groups that a chain of conditions and a table can both show."""

from pokerlib.ranking import card_ranks, flush
from pokerlib.refactored import grouped, hand_rank_alt

LAST = "is not found, and counts as a high card."


def swapped(one, other):
    """A program in which two categories have each other's number."""

    def program(hand):
        category, ranks = hand_rank_alt(hand)
        return {one: other, other: one}.get(category, category), ranks

    return program


def missed(counts):
    """A program that doesn't know these counts."""

    def program(hand):
        category, ranks = hand_rank_alt(hand)
        return (0 if grouped(hand)[0] == counts else category), ranks

    return program


def with_ranks(change):
    """A program with the right category, and with other ranks: change(hand, ranks)."""

    def program(hand):
        category, ranks = hand_rank_alt(hand)
        return category, change(hand, ranks)

    return program


def ranks_first(hand):
    """The ranks before the category."""
    return hand_rank_alt(hand)[::-1]


def no_wheel(hand):
    """A 2 3 4 5 is a high card, or a flush."""
    category, ranks = hand_rank_alt(hand)
    if ranks != (5, 4, 3, 2, 1):
        return category, ranks
    return (5 if flush(hand) else 0), (14, 5, 4, 3, 2)


def by_its_ace(hand, ranks):
    """The ranks of A 2 3 4 5 with the ace as 14."""
    return (14, 5, 4, 3, 2) if ranks == (5, 4, 3, 2, 1) else ranks


def distance_alone(hand):
    """A straight wherever the ranks lie four apart."""
    category, ranks = hand_rank_alt(hand)
    return max(category, 4 if max(ranks) - min(ranks) == 4 else 0), ranks


MISTAKES = {
    "category_alone": (
        lambda hand: hand_rank_alt(hand)[0],
        "You return the category alone, so that two hands of one category always tie. "
        "The ranks break the tie: return them too.",
    ),
    "counts_alone": (
        lambda hand: grouped(hand)[:2],
        "You look at the counts alone, so that straights and flushes count as high cards.",
    ),
    "ranks_first": (
        ranks_first,
        "You return the ranks before the category, so that a high card with an ace beats a full house of tens. "
        "What comes first is compared first.",
    ),
    "flush_over_full_house": (
        swapped(5, 6),
        "A flush beats a full house in yours. It is the other way round: the full house is rarer.",
    ),
    "straight_over_flush": (
        swapped(4, 5),
        "A straight beats a flush in yours. It is the other way round: the flush is rarer.",
    ),
    "two_pair_over_three": (
        swapped(2, 3),
        "Two pair beats three of a kind in yours. It is the other way round: three of a kind is rarer.",
    ),
    "pair_of_six_cards": (
        missed((2, 1, 1, 1)),
        f"A pair {LAST} Its counts are (2, 1, 1, 1): those of five cards add up to five.",
    ),
    "two_pair_without_its_kicker": (
        missed((2, 2, 1)),
        f"Two pair {LAST} Its counts are (2, 2, 1): those of five cards add up to five.",
    ),
    "pair_before_three": (
        missed((3, 2)),
        f"A full house {LAST} Its counts are (3, 2): `group` puts the larger count first.",
    ),
    "no_wheel": (
        no_wheel,
        "A 2 3 4 5 is no straight in yours. By `group` its ranks are (14, 5, 4, 3, 2), and the ace must count 1.",
    ),
    "wheel_by_its_ace": (
        with_ranks(by_its_ace),
        "A 2 3 4 5 is a straight in yours, but ranked by its ace. The ace counts 1 there: five is the highest.",
    ),
    "distance_alone": (
        distance_alone,
        "You take 9 9 8 6 5 for a straight: its ranks lie 4 apart, but there are only four of them.",
    ),
    "ranks_of_the_cards": (
        with_ranks(lambda hand, ranks: card_ranks(hand)),
        "You compare the cards from the highest down. The ranks of the groups are due: a pair comes before its "
        "kickers.",
    ),
    "ranks_backwards": (
        with_ranks(lambda hand, ranks: ranks[::-1]),
        "Your ranks are in the wrong direction: the largest group is compared first.",
    ),
    "first_rank_alone": (
        with_ranks(lambda hand, ranks: ranks[0]),
        "You keep the first rank alone. If it ties, the next group decides, and so on.",
    ),
    "straight_flush_missed": (
        lambda hand: (
            (min(hand_rank_alt(hand)[0], 5) if flush(hand) else hand_rank_alt(hand)[0],) + grouped(hand)[1:2]
        ),
        "A straight flush is a plain flush in yours. It is both, and that is worth more than either.",
    ),
}


def add_mistakes(exercise):
    """Give an exercise the mistakes of this module."""
    for name, (program, explanation) in MISTAKES.items():
        program.__name__ = name
        exercise.mistake(explanation)(program)
