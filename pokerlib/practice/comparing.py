"""Exercises on classes whose objects compare: each case is an expression on two of them."""

from pokerlib.practice.calls import line_of, typed


class Raised(str):
    """That an expression raised, as a text that is equal for errors of one type."""

    line = None


class Agreeable:
    """A stranger that says it is equal to whatever it meets."""

    def __eq__(self, other):
        return True

    def __hash__(self):
        return 0

    def __repr__(self):
        return "agreeable"


def by_expression(made):
    """Turn a class into a program that evaluates an expression on h1 and h2, objects made from two texts.

    An error comes back as a text, so that it can be the right answer: 'a TypeError'.
    """

    def evaluated(expression, first, second):
        try:
            names = {"h1": made(first), "h2": made(second), "agreeable": Agreeable()}
            return eval(expression, names)
        except Exception as error:
            name = type(error).__name__
            raised = Raised(f"{'an' if name[0] in 'AEIOU' else 'a'} {name}")
            raised.line = line_of(error, made)
            return raised

    return evaluated


def tell_expression(exercise, failure):
    """The two objects, the expression, what it gave, what is right, and the learner's line if it raised."""
    expression, first, second = failure.case.args
    done = failure.done.value
    yield f"h1 = `{exercise.name}({first!r})`, h2 = `{exercise.name}({second!r})`"
    yield f"`{expression}` {_gave(done)}; it should {_gave(failure.right.value, 'give', 'raise')}."
    if isinstance(done, Raised) and done.line and done.line[1]:
        yield f"Line {done.line[0]} of your cell: `{done.line[1]}`"


def _gave(value, gave="gave", raised="raised"):
    return f"{raised} {value}" if isinstance(value, Raised) else f"{gave} `{typed(value)}`"
