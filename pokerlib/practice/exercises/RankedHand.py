"""RankedHand: a class of hands that compare by their worth, and can stand in a set."""

from functools import total_ordering

from pokerlib.hands import Hand
from pokerlib.practice.comparing import by_expression, tell_expression
from pokerlib.practice.exercise import Exercise, case
from pokerlib.practice.wrong_comparisons import WRONG_COMPARISONS, Base


@total_ordering
class RankedHand:
    """A hand that compares by what it is worth, and can stand in a set."""

    def __init__(self, text):
        self.worth = Hand(text).eval()

    def __eq__(self, other):
        return self.worth == other.worth if isinstance(other, RankedHand) else NotImplemented

    def __lt__(self, other):
        return self.worth < other.worth if isinstance(other, RankedHand) else NotImplemented

    def __hash__(self):
        return hash(self.worth)


LOW, HIGH, LIKE_HIGH = "2d 3d 4d 5d 6d", "3d 4d 5d 6d 7d", "7s 6s 5s 4s 3s"
ACE, KING = "6d 6s 2d 2s Ac", "6h 6c 2h 2c Kc"
OPERATORS = ("==", "!=", "<", ">", "<=", ">=")


def cases():
    """The six comparisons, hashes and sets, and strangers."""
    for pair in ((HIGH, LOW), (LOW, HIGH), (HIGH, LIKE_HIGH), (ACE, KING), (KING, ACE), (HIGH, ACE)):
        for operator in OPERATORS:
            yield case(f"h1 {operator} h2", *pair)
    yield case("h1 == h2", HIGH, HIGH)
    for pair in ((HIGH, LIKE_HIGH), (HIGH, HIGH)):
        yield case("hash(h1) == hash(h2)", *pair, why="What is equal must have one hash, or sets lose it.")
    yield case("len({h1, h2})", HIGH, LIKE_HIGH, why="A set keeps one of two equal things.")
    yield case("len({h1, h2})", HIGH, LOW, why="Two hands that differ have a place each.")
    yield case("h2 in {h1}", HIGH, LIKE_HIGH, why="The two are equal, so the one is found by the other.")
    for stranger in ("None", "5", repr(HIGH)):
        for operator in ("==", "!="):
            yield case(f"h1 {operator} {stranger}", HIGH, LOW, why="What is no hand is not equal to one.")
        for operator in OPERATORS[2:]:
            yield case(
                f"h1 {operator} {stranger}", HIGH, LOW, why="A hand and what is no hand have no order."
            )
    yield case("h1 == (8, 7)", HIGH, LOW, why="The tuple (8, 7) is what the hand is worth, and no hand.")
    yield case("h1 == agreeable", HIGH, LOW, why="Python asks the stranger if you return NotImplemented.")


def why(case, expected, returned):
    """What the two hands are worth."""
    return f"h1 is worth {Hand(case.args[1]).eval()}, h2 {Hand(case.args[2]).eval()}."


EXERCISE = Exercise(
    name="RankedHand",
    lesson="11",
    reference=Hand,
    model=RankedHand,
    expects="class",
    cases=list(cases()),
    hints=(
        "`total_ordering` wants `__eq__` and one of the four others. And what must a class have that defines `__eq__`, to stand in a set?",
        "`return self.worth == other.worth` is right for two hands. Ask before: `isinstance(other, RankedHand)`, and return `NotImplemented` if not.",
        "`__lt__` looks like `__eq__` with `<`. `__hash__` returns `hash(self.worth)`. `@total_ordering` stands above `class`.",
    ),
    lift=by_expression,
    tell=tell_expression,
    why=why,
    remark="The worth is computed once, when the hand is made. All comparisons look at it.",
)


EXERCISE.mistakes += WRONG_COMPARISONS
EXERCISE.accepts(RankedHand)


@EXERCISE.accepts
class six_methods(Base):
    def __ne__(self, other):
        return not self == other

    def __le__(self, other):
        return self.worth <= other.worth if isinstance(other, Base) else NotImplemented

    def __gt__(self, other):
        return self.worth > other.worth if isinstance(other, Base) else NotImplemented

    def __ge__(self, other):
        return self.worth >= other.worth if isinstance(other, Base) else NotImplemented


@EXERCISE.accepts
@total_ordering
class by_greater:
    def __init__(self, text):
        self.worth = Hand(text).eval()

    def __eq__(self, other):
        if not isinstance(other, by_greater):
            return NotImplemented
        return self.worth == other.worth

    def __gt__(self, other):
        if not isinstance(other, by_greater):
            return NotImplemented
        return self.worth > other.worth

    def __hash__(self):
        return hash(("hand", self.worth))


@EXERCISE.accepts
@total_ordering
class by_type(Base):
    def __eq__(self, other):
        if type(self) is type(other):
            return self.worth == other.worth
        return NotImplemented

    def __hash__(self):
        return 7 * self.worth[0]


@EXERCISE.accepts
class a_hand_itself(Hand):
    pass
