"""Loops and recursions without end, and output without measure: the notebook survives them all."""

import sys
import time

import pytest

from tests.answers import answer, is_pair

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
