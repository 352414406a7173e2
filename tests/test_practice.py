"""check, hint and the others, tried with what a tired beginner does."""

import sys
import time

import pytest
from IPython.core.interactiveshell import InteractiveShell

from pokerlib import practice
from pokerlib.practice.rebinding import watch

STUB = 'def is_pair(first, second):\n    """True if two cards have the same rank."""\n    ...\n'
RIGHT = "def is_pair(first, second):\n    return first[0] == second[0]\n"


@pytest.fixture
def notebook(monkeypatch):
    """Run cells as a notebook does: notebook(source) gives the value of the cell's last line."""
    monkeypatch.setenv("POKERLIB_PROGRESS", "memory")
    monkeypatch.setattr("pokerlib.practice.record._in_memory", {})
    monkeypatch.setattr("pokerlib.practice.functions._hints_given", {})
    monkeypatch.setattr("pokerlib.practice.functions._asked", set())
    InteractiveShell.clear_instance()
    shell = InteractiveShell.instance()
    watch({name: getattr(practice, name) for name in practice.__all__})

    def run(source):
        done = shell.run_cell(source, store_history=True)
        if done.error_in_exec:
            raise done.error_in_exec
        return done.result

    run("from pokerlib.practice import *")
    yield run
    InteractiveShell.clear_instance()


def answer(notebook, source, call="check(is_pair)"):
    """The feedback on an answer, as an outcome and a text."""
    notebook(source)
    feedback = notebook(call)
    return feedback.outcome, str(feedback)


def is_pair(body):
    return f"def is_pair(first, second):\n    {body}\n"


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


# Without end


LOOPS = {
    "plain": "while True: pass",
    "bare except": "while True:\n        try:\n            first[0]\n        except:\n            pass",
    "sleep in a bare except": (
        "import time\n    while True:\n        try:\n            time.sleep(9)\n        except:\n            pass"
    ),
    "except BaseException": (
        "while True:\n        try:\n            len(first)\n        except BaseException as e:\n            x = e"
    ),
    "recursion in a loop": (
        "while True:\n        try:\n            is_pair(first, second)\n        except Exception:\n            pass"
    ),
}


NEEDS_ROOM = pytest.mark.skipif(
    sys.version_info < (3, 12), reason="Python 3.11 has no room for a signal's handler deep in a recursion"
)


@pytest.mark.parametrize(
    "name", [pytest.param(name, marks=[NEEDS_ROOM] if "recursion" in name else []) for name in LOOPS]
)
def test_a_loop_without_end_is_stopped_and_the_notebook_keeps_its_names(notebook, name):
    notebook("kept = 42")
    begin = time.monotonic()
    outcome, text = answer(notebook, is_pair(LOOPS[name]))
    assert outcome == "raised" and "did not finish within 2 seconds" in text
    assert time.monotonic() - begin < (5 if name == "plain" else 15)
    assert notebook("kept") == 42


def test_a_loop_is_stopped_where_there_is_no_timer(notebook, monkeypatch):
    monkeypatch.delattr("signal.setitimer")
    loop = "n = 0\n    while True:\n        n += 1"
    assert "did not finish" in answer(notebook, is_pair(loop))[1]


def test_recursion_without_end_is_said_in_a_line(notebook):
    outcome, text = answer(notebook, is_pair("return is_pair(first, second)"))
    assert outcome == "raised" and "without end" in text and len(text) < 1000


def test_a_million_lines_of_output_are_not_shown(notebook, capsys):
    body = (
        "for i in range(1_000_000 if first + second == '7H7S' else 0): print(i)\n    return first == second"
    )
    outcome, text = answer(notebook, is_pair(body))
    assert outcome in ("wrong", "raised") and "characters" in text and len(text) < 1000
    assert len(capsys.readouterr().out) < 2000  # the feedback itself, as Out[]


@pytest.mark.parametrize(
    "way_out", ["import sys; sys.exit()", "raise SystemExit", "quit()", "input('rank?')"]
)
def test_leaving_or_asking_is_an_error_like_any_other(notebook, way_out):
    assert answer(notebook, is_pair(way_out))[0] == "raised"


# Hints, solutions, progress


def test_hints_come_one_at_a_time(notebook):
    notebook(STUB)
    hints = [str(notebook("hint(is_pair)")) for _ in range(4)]
    assert [text.splitlines()[0] for text in hints] == [f"Hint {n} of 3 for is_pair" for n in (1, 2, 3, 3)]
    assert "solution(is_pair)" in hints[2]


def test_a_solution_asks_once_before_an_attempt(notebook):
    notebook(STUB)
    assert "call solution(is_pair) again" in str(notebook("solution(is_pair)"))
    assert "return first[0] == second[0]" in str(notebook("solution(is_pair)"))


def test_after_an_attempt_the_solution_stands_beside_the_answer(notebook):
    answer(notebook, is_pair("return False"))
    shown = notebook("solution(is_pair)")
    assert "return first[0] == second[0]" in str(shown) and "return False" in str(shown)
    assert "Yours" in shown._repr_html_()


def test_progress_counts_what_is_right_and_keeps_it(notebook):
    assert "0 of 1 exercises" in str(notebook("progress('00')"))
    answer(notebook, RIGHT)
    answer(notebook, is_pair("return False"))
    assert "1 of 1 exercises" in str(notebook("progress('00')"))


def test_feedback_has_a_text_and_an_html_form(notebook):
    answer(notebook, is_pair("return '<b>' in first"))
    feedback = notebook("check(is_pair)")
    assert "✗ is_pair: not yet" in feedback._repr_html_() and "<code>is_pair(" in feedback._repr_html_()
    assert repr(feedback) == str(feedback) and "<code>" not in str(feedback)


@pytest.mark.parametrize("name", ["is_pair", "middle_index"])
def test_a_check_takes_less_than_a_third_of_a_second(name):
    from pokerlib.practice.bank import find
    from pokerlib.practice.verdict import verdict

    exercise = find(name)
    verdict(exercise, exercise.reference)
    begin = time.perf_counter()
    verdict(exercise, exercise.mistakes[0].program)
    assert time.perf_counter() - begin < 0.3


def test_reset_keeps_the_learners_version(notebook, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    mine = tmp_path / "00_start_here.ipynb"
    mine.write_text("my work")
    assert "Your version is kept: kept/00_start_here" in str(notebook("reset('00')"))
    assert next((tmp_path / "kept").iterdir()).read_text() == "my work" != mine.read_text()
    assert "You had changed nothing" in str(notebook("reset('00')"))
    with pytest.raises(ValueError, match="The lessons are 00"):
        notebook("reset('77')")
