"""check, tried with what a tired beginner writes."""

import pytest

from tests.answers import RIGHT, STUB, answer, is_pair

# Nothing written yet


@pytest.mark.parametrize("stub", [STUB, is_pair("..."), is_pair("...  # your code here")])
def test_the_stub_is_not_written_yet(notebook, stub):
    outcome, text = answer(notebook, stub)
    assert outcome == "not written yet" and "hint(is_pair)" in text


@pytest.mark.parametrize("body", ["pass", "return None", "return True", "return", "return ..."])
def test_a_learners_own_words_are_an_answer(notebook, body):
    assert answer(notebook, is_pair(body))[0] == "wrong"


def test_a_name_that_is_not_there_is_not_written_yet(notebook):
    outcome, text = answer(notebook, "", "check('is_pair')")
    assert outcome == "not written yet" and "run the cell that defines it" in text


def test_the_courses_own_is_not_the_learners(notebook):
    outcome, text = answer(notebook, "from pokerlib import is_pair")
    assert outcome == "not written yet" and "the course's own" in text


def test_half_a_line_is_named(notebook):
    notebook(STUB)
    with pytest.raises(AttributeError):  # the cell itself shows Python's SyntaxError
        notebook("def is_pair(first, second):\n    return first[0] == second[0").missing
    text = str(notebook("check(is_pair)"))
    assert "could not read your last is_pair (line 2" in text and "not written yet" in text


def test_a_stub_without_source_is_still_a_stub(notebook):
    assert answer(notebook, f"exec({STUB!r})")[0] == "not written yet"
    assert answer(notebook, f"exec({RIGHT!r})")[0] == "right"


# Right


@pytest.mark.parametrize(
    "source",
    [
        RIGHT,
        "is_pair = lambda first, second: first[0] == second[0]",
        "import functools\ndef f(flag, a, b): return a[0] == b[0]\nis_pair = functools.partial(f, 1)",
        "class Same:\n    def __call__(self, a, b): return a[0] == b[0]\nis_pair = Same()",
        "@__import__('functools').cache\n" + RIGHT,
        "async_like = 1\n" + RIGHT,
    ],
)
def test_any_style_is_right(notebook, source):
    assert answer(notebook, source)[0] == "right"
    assert notebook("check('is_pair')").outcome == "right"


# Wrong, each with its own sentence


def test_the_smallest_failing_call_is_shown_with_its_reason(notebook):
    _, text = answer(notebook, is_pair("return first[1] == second[1]"))
    assert text.splitlines()[:3] == [
        "✗ is_pair: not yet",
        "is_pair('7H', '7S') returned False; it should return True.",
        "The ranks are 7 and 7.",
    ]
    assert "You seem to compare the suits" in text and "were tried" in text


def test_printed_and_not_returned(notebook):
    _, text = answer(notebook, is_pair("print(first[0] == second[0])"))
    assert "use return in place of print" in text


def test_a_call_in_the_brackets(notebook):
    notebook(RIGHT)
    with pytest.raises(ValueError, match="Is there a call in the brackets"):
        notebook("check(is_pair('7H', '7S'))")


def test_an_unknown_name_gets_the_close_ones(notebook):
    with pytest.raises(ValueError, match="is_pair"):
        notebook("check('is_pairs')")


@pytest.mark.parametrize(
    ("source", "said"),
    [
        ("is_pair = 5", "is 5, of type int"),
        ("class is_pair:\n    pass", "is a class"),
        ("def is_pair(cards):\n    return True", "Yours takes (cards); it should take (first, second)"),
        (is_pair("yield first[0] == second[0]"), "returned a generator"),
    ],
)
def test_not_what_is_due(notebook, source, said):
    outcome, text = answer(notebook, source, "check('is_pair')")
    assert outcome == "wrong" and said in text


def test_a_changed_argument(notebook):
    source = "def middle_index(numbers):\n    numbers.append(0)\n    return 0"
    outcome, text = answer(notebook, source, "check(middle_index)")
    assert outcome == "wrong" and "changed its argument: [5] became [5, 0]" in text


def test_no_list_of_the_learners_is_changed_by_a_check(notebook):
    notebook("from pokerlib import cards\nfk, fh = cards('9D 9H 9S 9C 7D'), cards('TD TC TH 7C 7D')")
    notebook("hands, kept = [fk, fh], {'hands': [fk, fh]}")
    test = (
        "def test_poker(poker):\n    assert all(poker(hs) == fk for hs in (hands, kept['hands'], [fh, fk]))"
    )
    first = answer(notebook, test, "check(test_poker)")
    assert first[0] == "wrong" and first == answer(notebook, test, "check(test_poker)")
    assert notebook("hands == kept['hands'] == [fk, fh]")


# Errors


def test_an_error_shows_the_call_and_the_learners_line(notebook):
    outcome, text = answer(notebook, "def is_pair(first, second):\n    x = 1\n    return first[9] == 'x'")
    assert outcome == "raised" and "is_pair('7H', '7S') raised IndexError" in text
    assert "Line 3 of your cell: return first[9] == 'x'" in text and "pokerlib" not in text


def test_a_rebound_builtin_is_named(notebook):
    notebook("max = 3")
    outcome, text = answer(notebook, is_pair("return max(first, second)"))
    assert outcome == "raised" and "del max brings Python's back" in text


def test_names_of_python_that_are_rebound_break_nothing_of_ours(notebook):
    notebook(
        "\n".join(f"{name} = None" for name in "list tuple len sorted zip sum any all print str type".split())
    )
    assert answer(notebook, RIGHT)[0] == "right"


def test_a_rebound_check_is_told_and_kept(notebook, capsys):
    notebook("def check(hand): return 'mine'")
    assert "from pokerlib.practice import check" in capsys.readouterr().out
    assert notebook("check(1)") == "mine"
    assert answer(notebook, "from pokerlib.practice import check\n" + RIGHT)[0] == "right"
