"""An exercise in which the learner writes a class, tried in cells as in a notebook."""

import pytest

from pokerlib.practice.bank import find
from tests.answers import answer

STUB = """class RankedHand:
    def __init__(self, text):
        self.worth = Hand(text).eval()

    def __eq__(self, other):
        ...  # your code here
"""
RIGHT = find("RankedHand").source() + "\n"
CHECK = "check(RankedHand)"


@pytest.fixture
def lesson(notebook):
    notebook("from functools import total_ordering\nfrom pokerlib.hands import Hand")
    return notebook


def test_dots_in_one_method_are_a_stub(lesson):
    assert answer(lesson, STUB, CHECK)[0] == "not written yet"


def test_the_solution_is_right(lesson):
    outcome, text = answer(lesson, RIGHT, CHECK)
    assert outcome == "right" and "62 of 62 cases" in text


def test_the_failing_expression_is_shown_with_its_hands(lesson):
    wrong = RIGHT.replace("self.worth < other.worth", "self.worth > other.worth")
    outcome, text = answer(lesson, wrong, CHECK)
    assert outcome == "wrong" and "turned round" in text
    assert text.splitlines()[1:3] == [
        "h1 = RankedHand('3d 4d 5d 6d 7d'), h2 = RankedHand('2d 3d 4d 5d 6d')",
        "h1 < h2 gave True; it should give False.",
    ]


def test_an_error_comes_with_the_line_of_the_class(lesson):
    text = answer(lesson, RIGHT.replace("other.worth if", "other.value if"), CHECK)[1]
    assert "h1 == h2 raised an AttributeError; it should give False." in text
    assert "Line 9 of your cell: return self.worth == other.value if" in text


def test_a_function_is_no_class_and_a_syntax_error_is_named(lesson):
    assert "a class is due" in answer(lesson, "def RankedHand(text): return text", CHECK)[1]
    lesson(STUB)
    with pytest.raises(AttributeError):  # the cell itself shows Python's SyntaxError
        lesson("class RankedHand:\n    def __eq__(self, other:").missing
    assert "could not read your last RankedHand" in str(lesson(CHECK))


def test_a_class_stands_beside_the_solution_with_its_decorator(lesson):
    answer(lesson, RIGHT, CHECK)
    shown = str(lesson("solution(RankedHand)"))
    assert shown.count("@total_ordering\nclass RankedHand:") == 2


def test_a_class_that_never_ends_is_stopped(lesson):
    endless = RIGHT.replace("return hash(self.worth)", "while True: pass")
    assert "did not finish within 2 seconds" in answer(lesson, endless, CHECK)[1]
