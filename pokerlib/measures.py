"""What can be counted and measured of a program: its lines, its branches, its time."""

import ast
import inspect
import time

from pokerlib.source import source_text

_BRANCHES = (ast.If, ast.IfExp, ast.For, ast.While, ast.comprehension)


def lines(*functions):
    """How many lines of source the functions have together, without their docstrings and empty lines.

    Raises: ValueError for what has no source.

    >>> from pokerlib.ranking import flush, kind
    >>> lines(kind), lines(kind, flush)
    (5, 9)
    """
    return sum(len(list(filter(str.strip, _bare(function).splitlines()))) for function in functions)


def branches(*functions):
    """At how many places the functions can go one way or another.

    These are each if, elif, conditional expression and loop, and each further part of an `and` or `or`.

    Raises: ValueError for what has no source.

    >>> from pokerlib.ranking import kind
    >>> branches(kind)  # a loop, and a condition in it
    2
    """
    nodes = [node for function in functions for node in ast.walk(ast.parse(_bare(function)))]
    parts = sum(len(node.values) - 1 for node in nodes if isinstance(node, ast.BoolOp))
    return parts + sum(isinstance(node, _BRANCHES) for node in nodes)


def with_helpers(function):
    """A function and all of the library that it calls, itself or by others, but for what reads cards.

    Returns: list of functions, the given one first.
    Raises: ValueError for what has no source.

    >>> from pokerlib.ranking import two_pair
    >>> [helper.__name__ for helper in with_helpers(two_pair)]
    ['two_pair', 'kind']
    """
    found = [function]
    for one in found:
        names = [node.id for node in ast.walk(ast.parse(source_text(one))) if isinstance(node, ast.Name)]
        used = filter(_is_helper, map(inspect.unwrap(one).__globals__.get, names))
        found += [other for other in dict.fromkeys(used) if other not in found]
    return found


def relative_times(functions, items, rounds=60):
    """The time of each function over all items, against that of the first function.

    functions: list of functions of one argument.
    items: list of arguments; some hundred, so that few rounds are interrupted by other programs.
    rounds: int; the functions take turns so many times, and the shortest time of each counts.
    Returns: list of float, 1.0 first; 0.5 takes half the time.

    >>> first, second = relative_times([sum, sorted], [[3, 1, 2]])
    >>> first, second > 0
    (1.0, True)
    """
    shortest = [float("inf")] * len(functions)
    for _ in range(rounds):
        for at, function in enumerate(functions):
            start = time.perf_counter()
            for item in items:
                function(item)
            shortest[at] = min(shortest[at], time.perf_counter() - start)
    return [seconds / shortest[0] for seconds in shortest]


def best_times(programs, rounds, seconds=0):
    """The time that each program takes for one piece of its work, the programs taking turns.

    programs: dict from names to (function without arguments, pieces of work in a call of it).
    rounds: int; in each one every program runs twice, first to fill the processor's cache, and the
        shortest time of all counts.
    seconds: float; further rounds follow until so much time has passed.
    Returns: dict from the names to float, in seconds.

    >>> times = best_times({"five": (lambda: sum(range(5)), 5), "ten": (lambda: sum(range(10)), 10)}, 3)
    >>> list(times), times["five"] > 0
    (['five', 'ten'], True)
    """
    shortest = dict.fromkeys(programs, float("inf"))
    begun = time.perf_counter()
    while rounds > 0 or time.perf_counter() < begun + seconds:
        rounds -= 1
        for name, (run, pieces) in programs.items():
            for _ in range(2):
                start = time.perf_counter()
                run()
                shortest[name] = min(shortest[name], (time.perf_counter() - start) / pieces)
    return shortest


def _bare(function):
    """A function's source without its docstring."""
    text = source_text(function)
    definition = ast.parse(text).body[0]
    if ast.get_docstring(definition) is None:
        return text
    docstring = definition.body[0]
    kept = text.splitlines()
    del kept[docstring.lineno - 1 : docstring.end_lineno]
    return "\n".join(kept)


def _is_helper(thing):
    """Whether a thing is a function of the library that does more than read or check cards."""
    module = getattr(thing, "__module__", None) or ""
    return (
        module.startswith("pokerlib.")
        and module != "pokerlib.cards"
        and inspect.isfunction(inspect.unwrap(thing))
    )
