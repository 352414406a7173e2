"""Rules of structure: what they find, where they say it is, and that right answers keep them."""

import ast

import pytest

from pokerlib import card_ranks, hand_rank, hand_rank_alt, hand_rank_table
from pokerlib.practice.bank import all_exercises
from pokerlib.practice.learner import tree_of
from pokerlib.practice.structure import in_lines, looks_up, no_chain, nothing_twice, repeated, without
from pokerlib.practice.verdict import verdict
from pokerlib.source import source_text

WITH_RULES = [exercise for exercise in all_exercises() if exercise.rules]


def tree(source):
    return ast.parse(source)


def parsed(function):
    return ast.parse(source_text(function))


# What repeats


def test_calls_and_comparisons_count_and_plain_names_do_not():
    assert repeated(tree("a = f(x)\nb = f(x)")) == {"f(x)": [1, 2]}
    assert repeated(tree("a = x > 1\nb = x > 1\nc = x > 2")) == {"x > 1": [1, 2]}
    assert repeated(tree("a = x, 1\nb = x, 1\nc = x[0] + x[0] + 1")) == {}


def test_the_longest_comes_first_and_other_spacing_is_the_same():
    found = repeated(tree("if f(g(x)) :\n  y = f( g(x) )"))
    assert list(found) == ["f(g(x))", "g(x)"]


def test_hand_rank_repeats_itself_and_the_others_do_not():
    assert repeated(parsed(hand_rank))["kind(3, ranks)"] == [11, 12, 17, 18]
    assert nothing_twice(parsed(hand_rank)).startswith("`straight(ranks)` is written in lines 7 and 15.")
    assert nothing_twice(parsed(hand_rank_alt)) is nothing_twice(parsed(hand_rank_table)) is None


# Other rules


def test_a_call_that_is_not_wanted_is_named_with_its_line():
    rule = without("hand_rank", "kind")
    assert rule(tree("x = 1\ny = kind(2, x)")).startswith("`kind` is called in line 2.")
    assert rule(tree("kind = 3\nx = kind + other(hand_rank)")) is None


@pytest.mark.parametrize(
    "chain",
    [
        "if a:\n    x = 1\nelif b:\n    x = 2",
        "x = 1 if a else 2 if b else 3",
        "if a:\n    x = 1\nif b:\n    x = 2",
        "match a:\n    case 1:\n        x = 1\n    case 2:\n        x = 2",
    ],
)
def test_a_chain_is_found_however_it_is_written(chain):
    assert "2 conditions stand in line" in no_chain(tree(chain))


def test_one_condition_is_no_chain():
    assert no_chain(tree("if a:\n    x = 1\nelse:\n    x = 2")) is None
    assert no_chain(parsed(hand_rank_table)) is None
    assert no_chain(parsed(hand_rank_alt)).startswith("9 conditions stand in lines 5, 6, 7")


@pytest.mark.parametrize(
    "source", ["t[x]", "t.get(x)", "t.index(x)", "for k in t:\n    k", "max(k for k in t)"]
)
def test_a_table_can_be_read_in_several_ways(source):
    assert looks_up(tree(source)) is None


def test_a_chain_in_disguise_reads_no_table():
    assert "No table" in looks_up(tree("max(9 * (c == (5,)), 8 * (s and f), 7 * (c == (4, 1)))"))


def test_lines_are_listed_as_one_says_them():
    assert [in_lines([4]), in_lines([4, 4]), in_lines([9, 4])] == ["line 4", "line 4", "lines 4 and 9"]


# The exercises that have rules


@pytest.mark.parametrize("exercise", WITH_RULES, ids=lambda e: e.name)
def test_right_answers_keep_the_rules(exercise):
    for answer in [exercise.model or exercise.reference, *exercise.accepted]:
        feedback, _ = verdict(exercise, answer, tree_of(answer))
        assert feedback.outcome == "right", str(feedback)


def test_right_values_do_not_make_up_for_a_broken_rule():
    rules = {exercise.name: exercise for exercise in WITH_RULES}
    for name, answer, sentence in [
        ("hand_rank_alt", "def f(hand): return hand_rank(hand)", "`hand_rank` is called in line 1"),
        ("hand_rank_table", "def f(hand): return hand_rank_alt(hand)", "`hand_rank_alt` is called in line 1"),
        ("card_ranks_ace_low", "def f(hand): return card_ranks(hand)", "`card_ranks` is called in line 1"),
    ]:
        names = {"hand_rank": hand_rank, "hand_rank_alt": hand_rank_alt, "card_ranks": card_ranks}
        exec(answer, names)
        feedback, _ = verdict(rules[name], names["f"], tree(answer))
        assert feedback.outcome == "wrong"
        assert "Every value is right." in str(feedback) and sentence.replace("`", "") in str(feedback)
