"""Exercises on cost: the list must be right, and the key called once for each item at most."""

from pokerlib.practice.calls import as_typed, typed
from pokerlib.practice.forms import frozen
from pokerlib.practice.verdict import count


class Counted(list):
    """A list that a program returned, and how often the program called the key."""

    calls = 0


def by_calls(program):
    """Turn a program with the parameters items and key into one that counts the calls of the key."""

    def counted(items, key):
        calls = []

        def counting(item):
            calls.append(item)
            return key(item)

        found = program(items, counting)
        if isinstance(found, list | tuple):
            found = Counted(found)
            found.calls = len(calls)
        return found

    return counted


def same(expected, returned):
    """Whether the lists are equal, and the key was called no more than once for each item."""
    return frozen(expected) == frozen(returned) and returned.calls <= len(expected)


def with_calls(value):
    """A value in a form that differs where the number of calls does."""
    return frozen(value), getattr(value, "calls", 0)


def tell(exercise, failure):
    """What is wrong with the value; or, if it is right, how often the key was called."""
    right, done, shown = failure.right.value, failure.done.value, as_typed(exercise.name, failure.case)
    if frozen(right) == frozen(done):
        yield f"`{shown}` returned what is right. But it called the key {times(done)}."
    else:
        yield f"`{shown}` returned `{typed(done)}`; it should return `{typed(right)}`."


def tally(exercise, findings):
    """How many calls failed; and how often the key was called in the worst of them."""
    values = [failure.done.value for failure in findings.failures if isinstance(failure.done.value, Counted)]
    worst = max(values, key=lambda value: value.calls, default=Counted())
    many = f" One of them called the key {times(worst)}." if worst.calls > 2 * len(worst) else ""
    return count(exercise, findings) + many


def times(found):
    """How often the key was called, and for how many items."""
    return f"{found.calls:,} times for {len(found)} item{'s' * (len(found) != 1)}"
