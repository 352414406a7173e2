"""Exercises on ranks: any encoding will do that puts every two hands in the right order."""

from dataclasses import dataclass, field

from pokerlib.practice.calls import typed

FIRST, SECOND, TIE = "the first is better", "the second is better", "they tie"


@dataclass(frozen=True)
class Order:
    """What a program says of two hands, and their ranks, which may have any form.

    unlike: the ranks as text, if they can't be compared: then their form is the fault.
    """

    says: str
    ranks: tuple = field(compare=False)
    unlike: str = ""


def by_order(program):
    """Turn a ranking program into one that compares two hands, whatever form its ranks have."""

    def compare(first, second):
        a, b = _rank(program, first), _rank(program, second)
        try:
            return Order(FIRST if a > b else SECOND if b > a else TIE, (a, b))
        except TypeError:
            return Order("these can't be compared", (a, b), typed((a, b)))

    return compare


def _rank(program, hand):
    """The program's rank of one hand; an error notes the hand for the learner to see."""
    try:
        return program(hand)
    except BaseException as error:
        error.tried = (hand,)
        raise


def tell_order(exercise, failure):
    """The two hands, what the program returns for each, what follows from it, and what is right."""
    yield from tell_hands(failure.case.args)
    done, right = failure.done.value, failure.right.value
    yield f"Your `{exercise.name}` returns {in_turn(done)}: {done.says}. The truth is that {right.says}."


def tell_hands(hands):
    """The two hands on a line."""
    first, second = hands
    yield f"first = `{typed(first)}`, second = `{typed(second)}`"


def in_turn(order):
    """The two ranks by which hands are put in order, in words."""
    first, second = order.ranks
    return f"`{typed(first)}` for the first, `{typed(second)}` for the second"
