"""Exercises on ranks: any encoding will do that puts every two hands in the right order."""

from pokerlib.practice.calls import typed

FIRST, SECOND, TIE = "the first is better", "the second is better", "they tie"


def by_order(program):
    """Turn a ranking program into one that compares two hands, whatever form its ranks have."""

    def compare(first, second):
        a, b = _rank(program, first), _rank(program, second)
        try:
            return FIRST if a > b else SECOND if b > a else TIE
        except TypeError:
            return f"{typed(a)} and {typed(b)} can't be compared"

    return compare


def _rank(program, hand):
    """The program's rank of one hand; an error notes the hand for the learner to see."""
    try:
        return program(hand)
    except BaseException as error:
        error.tried = (hand,)
        raise


def tell_order(exercise, failure):
    """What the program says of the two hands, and what is right."""
    first, second = failure.case.args
    yield f"first = `{typed(first)}`, second = `{typed(second)}`"
    yield f"By your `{exercise.name}`, {failure.done.value}; the truth is that {failure.right.value}."
