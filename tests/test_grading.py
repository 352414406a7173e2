"""Grading: every honest answer counts, whatever lies around it, and no trick makes a wrong one right."""

import csv
import json

import pytest
from nbformat import writes
from nbformat.v4 import new_code_cell, new_markdown_cell, new_notebook

from pokerlib.lessons import NOTEBOOKS
from pokerlib.practice import bank
from pokerlib.practice.calls import call
from pokerlib.practice.judging import RIGHT, expected, mark
from pokerlib.teaching.__main__ import main
from pokerlib.teaching.builds import lessons, solution
from pokerlib.teaching.wire import packed_call, unpacked, unpacked_call

pytest.importorskip("resource", reason="grading needs Linux or macOS")
from pokerlib.teaching.grading import (  # noqa: E402
    ENDLESS,
    NOT_TRIED,
    PATIENCE,
    SOLVED,
    STOPPED,
    WRONG,
    Limits,
    grade,
)

KIND = "def kind(n, ranks):\n    for r in ranks:\n        if ranks.count(r) == n:\n            return r"
FLUSH = "def flush(hand):\n    return len({suit for rank, suit in hand}) == 1"
STRAIGHT = "def straight(ranks):\n    return spread(ranks) == 4 and len(set(ranks)) == 5"
SPREAD = "def spread(ranks):\n    return max(ranks) - min(ranks)"
STUB = 'def kind(n, ranks):\n    """The highest rank."""\n    ...  # your code here'
AT_LEAST = KIND.replace("==", ">=")
ALL_RIGHT = {"kind": "solved", "flush": "solved", "straight": "solved"}
CELLS = [KIND, FLUSH, SPREAD, STRAIGHT]


def notebook(*cells):
    """A notebook, as bytes, with these cells of code."""
    return writes(new_notebook(cells=[new_markdown_cell("# Mine"), *map(new_code_cell, cells)])).encode()


def in_kind(code):
    """A wrong `kind` that first does something else."""
    lines = [*code.splitlines(), "return 14"]
    return "def kind(n, ranks):\n" + "\n".join(f"    {line}" for line in lines)


HONEST = {
    "as shipped, and solved": CELLS,
    "reversed": CELLS[::-1],
    "with magics": ["%matplotlib inline\n!ls", "%%time\nx = 1", *CELLS, "flush?"],
    "with a cell that isn't Python": ["def kind(n ranks):", "for", *CELLS],
    "with a cell too deep for Python": ["x = " + "-" * 1_000_000 + "1", "(" * 10_000, *CELLS],
    "with a cell without end": ["while True: pass", *CELLS],
    "with one that only the kernel stops": [*CELLS[1:], "x = sum(range(10 ** 12))", KIND],
    "with cells that exit": ["exit()", "import sys\nsys.exit(1)", "raise SystemExit", *CELLS],
    "with cells that fail": ["1 / 0", "hand = unknown", "import nothing_of_this_name", *CELLS],
    "with the library's afterwards": [*CELLS, "from pokerlib import kind, flush, straight", "kind = 3"],
    "with a wrong one before": [AT_LEAST, *CELLS],
    "with a wrong one after": [*CELLS, AT_LEAST],
    "with stubs beside": [STUB, *CELLS, STUB],
    "with checks and quizzes": [*CELLS, "from pokerlib.practice import check\ncheck(kind)", "check('flush')"],
    "all in one cell": ["\n\n".join(CELLS)],
    "printing": [KIND.replace("for", "print(n)\n    for", 1), *CELLS[1:]],
    "by lambda": ["kind = lambda n, ranks: next((r for r in ranks if ranks.count(r) == n), None)", *CELLS[1:]],
    "with a table that is filled": [
        "counts = {}",
        "counts.update(five=5, four=4)",
        *CELLS[:3],
        STRAIGHT.replace("4", "counts['four']").replace("5", "counts['five']"),
    ],
    "with a helper that changes later": [*CELLS, "def spread(hand):\n    return hand[0]"],
    "with numpy": [
        "import numpy as np",
        "def spread(ranks):\n    return np.max(ranks) - np.min(ranks)",
        STRAIGHT,
        *CELLS[:2],
    ],
}  # fmt: skip

FORGED = "import os\nfor fd in range(3, 30):\n    try: os.write(fd, b'[]')\n    except OSError: pass"
PATCHED = """import pokerlib.practice.judging as judging, pokerlib.practice.bank as bank, pokerlib.teaching.grading as g
judging.mark = lambda *all: "right"
judging.judge = g.judged = lambda *all: "solved"
bank.find("kind").cases[:] = []
bank.find("kind").normal = lambda value: 0
bank.find("kind").equal = lambda *two: True
import pokerlib.teaching.wire as wire, pokerlib.teaching.trial as trial
wire.packed = trial.packed_call = lambda *all: {"value": None, "errors": [], "changed": False, "iterator": ""}"""

CHEATS = {
    "at least": (AT_LEAST, "wrong"),
    "a check of their own": ("def check(x): return 'right'\n" + AT_LEAST, "wrong"),
    "patches": (PATCHED + "\n" + AT_LEAST, "wrong"),
    "patches when called": (in_kind(PATCHED), "wrong"),
    "equal to all": ("class Yes:\n    def __eq__(s, o): return True\n    def __hash__(s): return 0\n"
                     "def kind(n, ranks): return Yes()", "wrong"),
    "a forged report": (in_kind(FORGED), "stopped"),
    "a json of their own": ("import json\njson.dump = lambda data, file: file.write('[]')\n" + AT_LEAST, "wrong"),
    "exits": (in_kind("import sys; sys.exit()"), "wrong"),
    "exits at once": (in_kind("import os; os._exit(0)"), "stopped"),
    "exits at once, in a cell": ("import os\nnow = os._exit(0)\n" + AT_LEAST, "stopped"),
    "a loop": (in_kind("while True: pass"), "endless"),
    "a loop that swallows all": (in_kind("while True:\n    try:\n        while True: pass\n    except: pass"), "endless"),
    "a loop without signals": (in_kind("import signal, time; signal.pthread_sigmask(signal.SIG_BLOCK, range(1, 64))\n"
                               "while True: pass"), "stopped"),
    "sleep": (in_kind("import time; time.sleep(1000)"), "endless"),
    "a sum without end": (in_kind("return sum(range(10 ** 12))"), "stopped"),
    "recursion": ("def kind(n, ranks): return kind(n, ranks)", "wrong"),
    "memory": (in_kind("return [0] * 10 ** 11"), "wrong"),
    "more and more memory": (in_kind("x = [0]\nwhile True: x = x + x"), "wrong or stopped or endless"),
    "a large value": (in_kind("return 'x' * 30_000_000"), "stopped"),
    "a list in itself": (in_kind("x = []; x.append(x); return x"), "wrong"),
    "an endless generator": ("def kind(n, ranks):\n    while True: yield 1", "wrong"),
    "prints a lot": (in_kind("for i in range(10 ** 3): print('x' * 1000)"), "wrong"),
    "asks": (in_kind("return input()"), "wrong"),
    "a hundred processes": (in_kind("import os, time\nfor i in range(100):\n    if not os.fork():\n"
                             "        open(f'MARKS/{i}', 'w'); time.sleep(9); os._exit(0)"), "wrong"),
    "a shell": (in_kind("import os; return os.system('touch MARKS/shell')"), "wrong"),
    "a process": (in_kind("import subprocess; subprocess.run(['touch', 'MARKS/process'])"), "wrong"),
    "kills its parent": (in_kind("import os; os.kill(os.getppid(), 9)"), "wrong"),
    "writes elsewhere": (in_kind("open('MARKS/file', 'w')"), "wrong"),
    "deletes its folder": (in_kind("import shutil; shutil.rmtree('.')"), "wrong"),
    "deletes the others": (in_kind("import shutil; shutil.rmtree('CLASS')"), "wrong"),
    "changes the course": ("import pokerlib.ranking\n" + in_kind("open(pokerlib.ranking.__file__, 'a')"), "wrong"),
    "hunts for the judge": (in_kind("import gc; gc.get_objects()"), "wrong"),
    "the network": (in_kind("import socket; socket.create_connection(('127.0.0.1', 9))"), "wrong"),
}  # fmt: skip

ODD = {
    "not json.ipynb": b"{",
    "nothing.ipynb": b"",
    "a list.ipynb": b"[]",
    "cells is 3.ipynb": b'{"cells": 3}',
    "bytes.ipynb": bytes(range(256)),
    "deep.ipynb": b"[" * 100_000,
    "=a formula.ipynb": b"{}",
}


@pytest.fixture(scope="module")
def graded(tmp_path_factory):
    """A class of more than fifty, graded once: {learner: (submission, outcomes)}, its folder, the marks'."""
    folder, marks = tmp_path_factory.mktemp("class"), tmp_path_factory.mktemp("marks")

    def put(learner, name, data):
        (folder / learner).mkdir(exist_ok=True)
        (folder / learner / name).write_bytes(data)

    for learner, cells in HONEST.items():
        put(learner, "Lesson 4 (final) copy.ipynb", notebook(*cells))
    for learner, (code, _) in CHEATS.items():
        code = code.replace("MARKS", str(marks)).replace("CLASS", str(folder))
        put(learner, "04.ipynb", notebook(FLUSH, code))
        put(learner, "progress.json", b'{"exercises": {"kind": {"outcome": "right"}}}')
    for name, data in ODD.items():
        (folder / name).write_bytes(data)
    put("several", "a.ipynb", notebook(KIND))
    put("several", "b.ipynb", notebook(FLUSH, STUB))
    put("several", "broken.ipynb", b"{")
    put("several", "notes.txt", b"my notes")
    put("several", "without an ending", notebook(SPREAD, STRAIGHT))
    put("utf-16", "c.ipynb", notebook(*CELLS).decode().encode("utf-16"))
    put("stubs", "d.ipynb", lessons(["04"])["04"].read_bytes())
    (folder / "alone.ipynb").write_bytes(notebook(*CELLS))
    (folder / "a picture.png").write_bytes(b"PNG")
    (folder / "an empty folder").mkdir()
    found = grade(folder, Limits(memory=700_000_000, computing=3, call=1, in_all=40))
    return {submission.learner: (submission, outcomes) for submission, outcomes in found}, folder, marks


def test_nobody_is_lost(graded):
    learners, folder, _ = graded
    assert len(learners) == len(HONEST) + len(CHEATS) + len(ODD) + 6 > 50
    assert all((folder / name).exists() for name in [*ODD, *HONEST, *CHEATS])


@pytest.mark.parametrize("learner", [*HONEST, "several", "utf-16", "alone"])
def test_every_honest_answer_counts(graded, learner):
    assert graded[0][learner][1] == ALL_RIGHT


@pytest.mark.parametrize("learner", CHEATS)
def test_no_trick_makes_a_wrong_answer_right_or_harms_a_right_one(graded, learner):
    outcomes = graded[0][learner][1]
    assert outcomes["kind"] in CHEATS[learner][1].split(" or ") and outcomes["flush"] == "solved"


def test_nothing_was_written_or_started_elsewhere(graded):
    assert list(graded[2].iterdir()) == []


@pytest.mark.parametrize("name", ODD)
def test_what_cannot_be_read_is_named(graded, name):
    submission, outcomes = graded[0][name.removesuffix(".ipynb")]
    assert name in submission.notes[0] and outcomes == {}


@pytest.mark.parametrize("learner", ["a picture", "an empty folder"])
def test_who_handed_in_no_notebook_is_named(graded, learner):
    assert graded[0][learner][0].notes == ["no notebook was found"]


def test_a_forged_report_can_make_nothing_but_values():
    for data in (
        ["Fraction", "1e999999999"],
        ["Fraction", ["1e999999999", 1]],
        ["own", ["pokerlib.practice.functions", "reset", "04", ["dict", []]]],
        ["own", ["os", "system", "true", ["dict", []]]],
        ["own", ["pokerlib.practice.record", "Path", ".", ["dict", []]]],
        ["set", [["list", []]]],
        ["nothing"],
    ):
        with pytest.raises((ValueError, TypeError)):
            unpacked(data)


def test_a_broken_notebook_does_not_stop_the_others_of_a_learner(graded):
    assert graded[0]["several"][0].notes == ["several/broken.ipynb is not a notebook that can be read"]


def test_a_stub_is_not_an_attempt(graded):
    assert graded[0]["stubs"][1] == {}


@pytest.mark.parametrize("exercise", bank.all_exercises(), ids=lambda exercise: exercise.name)
def test_what_crosses_between_processes_is_judged_as_in_the_notebook(exercise):
    model = exercise.model or exercise.reference
    for program in [model, *exercise.accepted[:2], *(mistake.program for mistake in exercise.mistakes[:2])]:
        lifted = exercise.lift(program)
        for case, right in zip(exercise.cases, expected(exercise), strict=True):
            done = call(lifted, case)
            crossed = unpacked_call(json.loads(json.dumps(packed_call(done))))
            assert (mark(exercise, right, crossed) == RIGHT) == (mark(exercise, right, done) == RIGHT), case


def test_the_command_writes_a_row_for_each_learner(tmp_path, capsys):
    (tmp_path / "=1+1.ipynb").write_bytes(notebook(KIND, FLUSH.replace("1", "2")))
    (tmp_path / "zoë.ipynb").write_bytes(b"{")
    main(["grade", str(tmp_path), "--csv", str(tmp_path / "grades.csv")])
    assert "=1+1: 1 solved of 2 attempted." in capsys.readouterr().out
    with open(tmp_path / "grades.csv", encoding="utf-8-sig", newline="") as file:
        first, second = csv.DictReader(file)
    assert (first["learner"], first["solved"], first["attempted"]) == ("'=1+1", "1", "2")
    assert (first["kind"], first["flush"], first["straight"]) == ("solved", "wrong", "")
    assert second["learner"] == "zoë" and second["notes"] == "zoë.ipynb is not a notebook that can be read"


def test_a_rule_of_structure_counts(tmp_path):
    twice = solution("hand_rank_table").replace("return", "return hand_rank_alt(hand) and")
    (tmp_path / "ann.ipynb").write_bytes(notebook("from pokerlib.refactored import *", twice))
    ((_, outcomes),) = grade(tmp_path)
    assert outcomes == {"hand_rank_table": "wrong"}


def test_the_instructor_reads_of_these_limits_and_outcomes():
    page, limits = (NOTEBOOKS / "INSTRUCTOR.md").read_text("utf-8"), Limits()
    assert f"more than {limits.call} seconds" in page
    assert f"more than {limits.computing} seconds or {limits.memory / 1e9} GB" in page
    assert PATIENCE == 600 and "ten minutes" in page
    assert all(f"\n| {outcome} | " in page for outcome in (SOLVED, WRONG, ENDLESS, STOPPED, NOT_TRIED))


def test_a_missing_folder_is_named(tmp_path):
    with pytest.raises(SystemExit, match="there is no folder .*nowhere"):
        main(["grade", str(tmp_path / "nowhere")])
