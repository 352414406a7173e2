"""is_pair: do two cards have the same rank?"""

import ast

from pokerlib.practice.exercise import Exercise, case
from pokerlib.warmup import is_pair


def why(case, expected, returned):
    first, second = case.args
    return f"The ranks are {first[0]} and {second[0]}."


def has_if(tree):
    return tree is not None and any(isinstance(node, ast.If | ast.IfExp) for node in ast.walk(tree))


EXERCISE = Exercise(
    name="is_pair",
    lesson="00",
    reference=is_pair,
    cases=[
        case("7H", "7S"),
        case("7H", "8H", why="Both are hearts, but a pair is two cards of the same rank."),
        case("7H", "8S"),
        case("KD", "KD", why="The same card twice has one rank."),
        *[case(a + "C", b + "D") for a in "23456789TJQKA" for b in "2TA"],
    ],
    hints=(
        "A card is a string of two characters. Which of the two is its rank?",
        'In `card = "7H"`, `card[0]` is "7". Compare that of the one with that of the other.',
        "`first[0] == second[0]` is True or False already. Return it.",
    ),
    why=why,
    remark=lambda tree: (
        "A comparison is a value already: no `if` is needed around it." if has_if(tree) else ""
    ),
)


@EXERCISE.mistake("You seem to compare the suits, the second characters. The rank is the first.")
def by_suit(first, second):
    return first[1] == second[1]


@EXERCISE.mistake("You seem to compare the whole cards. Two different cards can have one rank.")
def whole_cards(first, second):
    return first == second


@EXERCISE.mistake("This is true whatever the cards are. Look at the cards before you answer.")
def always(first, second):
    return True


@EXERCISE.mistake("This is false whatever the cards are. Look at the cards before you answer.")
def never(first, second):
    return False


@EXERCISE.mistake("You seem to say when the ranks differ. Turn the comparison round: == and not !=.")
def turned_round(first, second):
    return first[0] != second[0]


@EXERCISE.mistake("You return a text: in quotes, 'True' is a word. The value True has none.")
def in_quotes(first, second):
    return "True" if first[0] == second[0] else "False"


@EXERCISE.accepts
def with_if(first, second):
    if first[0] == second[0]:
        return True
    else:
        return False


@EXERCISE.accepts
def unpacked(first, second):
    (rank_one, _), (rank_two, _) = first, second
    return rank_one == rank_two


@EXERCISE.accepts
def by_set(first, second):
    return len({first[0], second[0]}) == 1


@EXERCISE.accepts
def by_startswith(first, second):
    return first.startswith(second[0])
