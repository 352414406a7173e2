"""unzip: the columns of a list of tuples."""

import random

from pokerlib.practice.exercise import Exercise, case
from pokerlib.practice.forms import frozen
from pokerlib.refactored import unzip


def made_up():
    """Lists of pairs, some of triples, of small numbers."""
    rng = random.Random(17)
    shapes = sorted((rng.randint(1, 6), rng.choice([2, 2, 3])) for _ in range(60))
    return [
        case([tuple(rng.randint(1, 9) for _ in range(width)) for _ in range(length)])
        for length, width in shapes
    ]


def why(case, expected, returned):
    first = [row[0] for row in case.args[0]]
    return f"The first column holds the first item of each tuple: {', '.join(map(str, first))}."


def columns(value):
    """The columns, each with its type: a tuple can be the key of a dictionary, a list can't."""
    if not isinstance(value, list | tuple):
        return frozen(value)
    return tuple((type(column).__name__, frozen(column)) for column in value)


EXERCISE = Exercise(
    name="unzip",
    lesson="05",
    reference=unzip,
    normal=columns,
    cases=[
        case([(4, 8)], why="One tuple of two items: two columns, each of one item."),
        case([(2, 9), (2, 7)], why="The first items are 2 and 2, the second items 9 and 7."),
        case([(3, 7), (1, 10), (1, 9)]),
        case([(2, 2), (1, 9), (1, 6), (1, 4), (1, 3), (1, 1)]),
        case([("a", 1, True), ("b", 2, False)], why="Tuples of three items have three columns."),
        *made_up(),
    ],
    hints=(
        "`zip` takes several lists side by side and gives tuples. What does it make of the tuples, if each is one of its arguments?",
        "A star before an argument hands over its items one by one: `f(*[a, b, c])` is `f(a, b, c)`.",
        "`zip(*pairs)` is the answer. `list(...)` around it makes a list, which can be read more than once.",
    ),
    why=why,
    remark="`zip(*...)` turns rows into columns, and columns into rows: done twice it gives the pairs back.",
)


@EXERCISE.mistake(
    "Your columns are lists; tuples are due. Python never calls a list equal to a tuple, and a list can't be the "
    "key of a dictionary."
)
def as_lists(pairs):
    return [[pair[i] for pair in pairs] for i in range(len(pairs[0]))]


@EXERCISE.mistake(
    "The tuples come back as they were. The columns are due: all first items together, then all second ones."
)
def unchanged(pairs):
    return list(pairs)


@EXERCISE.mistake(
    "The tuples come back one by one, each alone in a tuple: `zip` got one argument. A star hands them over as several."
)
def no_star(pairs):
    return list(zip(pairs))


@EXERCISE.mistake(
    "You sort each column by itself. The pairs are torn apart: a count no longer stands where its item stands."
)
def sorted_apart(pairs):
    return [tuple(sorted(column, reverse=True)) for column in zip(*pairs)]


@EXERCISE.mistake("The last column comes first in yours. Keep the order: first items first.")
def last_column_first(pairs):
    return list(zip(*pairs))[::-1]


@EXERCISE.mistake("You return the first column alone. All columns are due.")
def first_column(pairs):
    return [pair[0] for pair in pairs]


@EXERCISE.mistake(
    "You count on two items in each tuple and leave out the rest. There are as many columns as a tuple has items."
)
def two_columns(pairs):
    return tuple(pair[0] for pair in pairs), tuple(pair[1] for pair in pairs)


@EXERCISE.mistake(
    "You make two columns, and of each a list. Tuples are due, and as many as a tuple of `pairs` has items."
)
def two_lists(pairs):
    return [pair[0] for pair in pairs], [pair[1] for pair in pairs]


@EXERCISE.mistake(
    "You take each tuple apart into two names, which stops at a tuple of three. There are as many columns as a tuple has items."
)
def two_names(pairs):
    return tuple(count for count, item in pairs), tuple(item for count, item in pairs)


@EXERCISE.mistake(
    "You take each tuple apart into two names, which stops at a tuple of three, and you make lists. Tuples are due, "
    "as many as a tuple of `pairs` has items."
)
def two_names_and_lists(pairs):
    return [count for count, item in pairs], [item for count, item in pairs]


@EXERCISE.mistake("Your dictionary keeps one of two tuples that begin alike, so items are lost.")
def by_dictionary(pairs):
    found = {pair[0]: pair[1:] for pair in pairs}
    return [tuple(found), *zip(*found.values())]


@EXERCISE.mistake(
    "A set keeps one of two equal items and has no order. A column must hold them all, in the order of the tuples."
)
def as_sets(pairs):
    return [set(column) for column in zip(*pairs)]


@EXERCISE.mistake("You put all items into one list. Each column is a tuple of its own.")
def one_long_list(pairs):
    return [item for column in zip(*pairs) for item in column]


@EXERCISE.mistake(
    "You go through as many columns as there are tuples. There are as many columns as one tuple has items."
)
def as_many_as_rows(pairs):
    return [tuple(pair[i] for pair in pairs) for i in range(len(pairs))]


@EXERCISE.accepts
def by_star(pairs):
    return [*zip(*pairs)]


@EXERCISE.accepts
def by_index(pairs):
    return [tuple(pair[i] for pair in pairs) for i in range(len(pairs[0]))]


@EXERCISE.accepts
def by_appending(pairs):
    columns = [[] for _ in pairs[0]]
    for pair in pairs:
        for column, item in zip(columns, pair):
            column.append(item)
    return list(map(tuple, columns))


@EXERCISE.accepts
def as_tuple_of_tuples(pairs):
    return tuple(zip(*pairs))


@EXERCISE.accepts
def by_adding_tuples(pairs):
    columns = [()] * len(pairs[0])
    for pair in pairs:
        columns = [column + (item,) for column, item in zip(columns, pair)]
    return columns
