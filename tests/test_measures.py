"""What is counted of a program, and what is measured."""

import time

import pytest

from pokerlib import hand_rank, hand_rank_table, kind, straight, two_pair
from pokerlib.measures import best_times, branches, lines, relative_times, with_helpers
from pokerlib.tables import best_rank


def test_lines_are_counted_without_the_docstring_and_empty_lines():
    def sample(x):
        """One line.

        And more.
        """

        y = x

        return y

    def bare(x):
        return x

    assert lines(sample) == 3 and lines(bare) == 2
    assert lines(sample, bare) == 5 and lines() == 0


def test_branches_are_conditions_loops_and_parts_of_and_and_or():
    def sample(a, b, c):
        if a and b or c:  # 1, and two parts more
            return 1 if a else 2 if b else 3  # 2
        elif b:  # 1
            return [x for x in a if x]  # 1
        while c:  # 1
            pass
        return not a  # 0

    assert branches(sample) == 8
    assert branches(hand_rank) == 11 and branches(hand_rank_table) == 0
    assert branches(kind, straight) == branches(kind) + branches(straight)


def test_helpers_are_followed_and_cards_are_left_out():
    assert with_helpers(two_pair) == [two_pair, kind]
    assert {function.__module__ for function in with_helpers(hand_rank)} == {"pokerlib.ranking"}
    assert hand_rank in with_helpers(best_rank)  # by a function that is remembered


def test_times_are_told_against_the_first():
    def slow(x):
        time.sleep(0.004)

    def fast(x):
        time.sleep(0.001)

    one, other = relative_times([slow, fast], [1, 2], rounds=3)
    assert one == 1 and 0.1 < other < 0.9


def test_programs_take_turns_and_the_shortest_time_of_a_piece_counts():
    ran = []
    programs = {
        "long": (lambda: ran.append("long") or time.sleep(0.004), 1),
        "in pieces": (lambda: ran.append("in pieces") or time.sleep(0.004), 8),
    }
    times = best_times(programs, rounds=2)
    assert ran == 2 * ["long", "long", "in pieces", "in pieces"]
    assert list(times) == list(programs) and 2 < times["long"] / times["in pieces"] < 32


def test_rounds_go_on_until_the_time_has_passed():
    ran = []
    best_times({"short": (lambda: ran.append(1) or time.sleep(0.002), 1)}, rounds=1, seconds=0.5)
    assert len(ran) > 2


def test_what_has_no_source_is_refused():
    with pytest.raises(ValueError, match="len"):
        lines(len)
