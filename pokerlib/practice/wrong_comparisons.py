"""Classes of hands whose objects compare, and go wrong."""

from functools import partial, total_ordering

from pokerlib.hands import Hand
from pokerlib.practice.wrong_ranks import wrong

WRONG_COMPARISONS = []
among = partial(wrong, among=WRONG_COMPARISONS)


class Base:
    """What the known mistakes have in common: how a hand is made, and how it compares when all is right."""

    def __init__(self, text):
        self.text, self.worth = text, Hand(text).eval()

    def __eq__(self, other):
        return self.worth == other.worth if isinstance(other, Base) else NotImplemented

    def __lt__(self, other):
        return self.worth < other.worth if isinstance(other, Base) else NotImplemented

    def __hash__(self):
        return hash(self.worth)


@among(
    "`<=` and `>=` are missing: Python doesn't put them together from `<` and `==` by itself. `total_ordering` does."
)
class without_total_ordering(Base):
    pass


@among("A class that defines `__eq__` loses its hash. To stand in a set, it needs a `__hash__` that agrees.")
@total_ordering
class without_a_hash(Base):
    def __eq__(self, other):
        return self.worth == other.worth if isinstance(other, Base) else NotImplemented


@among(
    "The hash is that of the cards' text. Two hands that are equal must have one hash: that of their worth."
)
@total_ordering
class hash_of_the_text(Base):
    def __hash__(self):
        return hash(self.text)


@among(
    "The hash is another for each object. Two hands that are equal must have one hash: that of their worth."
)
@total_ordering
class hash_of_the_place(Base):
    def __hash__(self):
        return id(self)


@among("Whatever it meets, your hand asks it for its worth. What is no hand has none: ask first what it is.")
@total_ordering
class asks_strangers(Base):
    def __eq__(self, other):
        return self.worth == other.worth

    def __lt__(self, other):
        return self.worth < other.worth

    __hash__ = Base.__hash__


@among(
    "For what is no hand you return False. It may know how to compare itself: return NotImplemented, and Python asks it."
)
@total_ordering
class false_for_strangers(Base):
    def __eq__(self, other):
        return isinstance(other, Base) and self.worth == other.worth

    def __lt__(self, other):
        return isinstance(other, Base) and self.worth < other.worth

    __hash__ = Base.__hash__


@among(
    "`==` is right for strangers. For `<` you return False, which says that the stranger isn't greater: return NotImplemented."
)
@total_ordering
class not_less_than_strangers(Base):
    def __lt__(self, other):
        return isinstance(other, Base) and self.worth < other.worth


@among(
    "For what is no hand you raise an error. Even `==` then stops. Return NotImplemented (and don't raise it)."
)
@total_ordering
class raises_for_strangers(Base):
    def __eq__(self, other):
        if not isinstance(other, Base):
            raise TypeError("no hand")
        return self.worth == other.worth

    def __lt__(self, other):
        if not isinstance(other, Base):
            raise TypeError("no hand")
        return self.worth < other.worth

    __hash__ = Base.__hash__


@among("You compare the cards. Two hands are equal here when they tie, whatever their suits.")
@total_ordering
class equal_cards(Base):
    def __eq__(self, other):
        return self.text == other.text if isinstance(other, Base) else NotImplemented

    __hash__ = Base.__hash__


@among("`==` is missing. Without it Python asks whether the two are one and the same object.")
@total_ordering
class without_eq(Base):
    __eq__ = object.__eq__
    __hash__ = Base.__hash__


@among("Your `<` is turned round: it says when the first hand is the better one.")
@total_ordering
class turned_round(Base):
    def __lt__(self, other):
        return self.worth > other.worth if isinstance(other, Base) else NotImplemented


@among("You compare categories alone. Two hands of one category need not tie.")
@total_ordering
class categories_alone(Base):
    def __eq__(self, other):
        return self.worth[0] == other.worth[0] if isinstance(other, Base) else NotImplemented

    def __lt__(self, other):
        return self.worth[0] < other.worth[0] if isinstance(other, Base) else NotImplemented

    def __hash__(self):
        return hash(self.worth[0])


@among(
    "You ask whether the hashes are equal. A tuple has the same hash as the hand that is worth it, and is no hand."
)
@total_ordering
class equal_hashes(Base):
    def __eq__(self, other):
        return hash(self) == hash(other)

    __hash__ = Base.__hash__
