"""Hands of Card objects without a worth, for the exercises that give them one."""

from dataclasses import dataclass
from functools import wraps

from pokerlib.announcing import announce
from pokerlib.hands import Card
from pokerlib.practice.calls import typed
from pokerlib.practice.exercise import Mistake, case
from pokerlib.practice.ordering import by_order
from pokerlib.practice.pairs_of_hands import pairs_of_hands
from pokerlib.ranking import hand_rank


@dataclass
class BareHand:
    """Five cards and nothing else, which shows as the lesson's own class."""

    cards: list

    def __repr__(self):
        return f"GivenHand({' '.join(card.name for card in self.cards)!r})"

    def __deepcopy__(self, memo):
        return BareHand(list(self.cards))


class Undue:
    """A value that is not of the kind due, and can't be compared."""

    def __init__(self, value, due):
        self.value, self.due = value, due

    def __repr__(self):
        return f"{typed(self.value)} (where {self.due} is due)"


def bare(hand):
    """The bare hand of cards written like 'TD'."""
    return BareHand([Card(rank.replace("T", "10") + suit.lower()) for rank, suit in hand])


def plain(hand):
    """The cards of a hand as this course writes them: 'TD' for 10d."""
    return [card.name.upper().replace("10", "T") for card in hand.cards]


def in_order(kind, due):
    """Like by_order, for values of one kind of Python's; due: what that is called, 'a tuple'."""

    def lift(program):
        def of_the_kind(hand):
            value = program(hand)
            return value if isinstance(value, kind) and not isinstance(value, bool) else Undue(value, due)

        return by_order(of_the_kind)

    return lift


def on_objects(mistake):
    """A known mistake in ranking cards like 'TD', as the same mistake with a hand's cards."""

    @wraps(mistake.program)
    def program(hand):
        return mistake.program(plain(hand))

    return Mistake(program, mistake.explanation)


def cases():
    """Two hands each: the challenge's own first, then those that tell wrong rankings from right ones."""
    two_pairs = case(bare("6D 6S 2D 2S AC".split()), bare("6H 6C 2H 2C KC".split()))
    return [two_pairs, *(case(bare(first), bare(second)) for first, second in pairs_of_hands())]


def why(case, expected, returned):
    """What the two hands are, as players say it."""
    first, second = (announce(hand_rank(plain(hand))) for hand in case.args)
    return f"The first is: {first}. The second is: {second}."
