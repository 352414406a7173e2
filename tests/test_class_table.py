"""The table of a class: whatever the files are, every sound one is in it, and every other one is named."""

import csv
import json
import random

import pytest

from pokerlib.practice import bank
from pokerlib.teaching.__main__ import main
from pokerlib.teaching.progress_files import LARGEST, read_class

MISTAKES = {exercise.name: [m.name for m in exercise.mistakes] for exercise in bank.all_exercises()}
BROKEN = {
    "empty.json": b"",
    "cut off.json": b'{"exercises": {"kind": {"attem',
    "a list.json": b"[]",
    "null.json": b"null",
    "a text.json": b'"kind"',
    "another file.json": b'{"cells": []}',
    "exercises is 3.json": b'{"exercises": 3}',
    "entry is 3.json": b'{"exercises": {"kind": 3}}',
    "attempts is a text.json": b'{"exercises": {"kind": {"attempts": "many"}}}',
    "attempts below zero.json": b'{"exercises": {"kind": {"attempts": -4}}}',
    "far too many attempts.json": b'{"exercises": {"kind": {"attempts": 1%s}}}' % (b"0" * 300),
    "outcome is a list.json": b'{"exercises": {"kind": {"outcome": []}}}',
    "when is a number.json": b'{"exercises": {"kind": {"when": 3}}}',
    "mistakes is a list.json": b'{"exercises": {"kind": {"mistakes": ["at_least"]}}}',
    "not a number.json": b'{"exercises": {"kind": {"attempts": NaN}}}',
    "bytes.json": bytes(range(256)),
    "latin-1.json": '{"exercises": {"für": {}}}'.encode("latin-1"),
    "deep.json": b"[" * 200_000,
    "huge.json": b'{"exercises": {' + b" " * LARGEST + b"}}",
}


def progress(rng):
    """A made-up learner's progress: the first so many exercises right, and one that won't come right."""
    names = [exercise.name for exercise in bank.all_exercises()]
    done = rng.randrange(len(names))
    entries = {name: {"outcome": "right", "attempts": 1, "when": "2026-03-04"} for name in names[:done]}
    stuck = {
        "outcome": "wrong",
        "attempts": 4,
        "when": "2026-03-05",
        "mistakes": {MISTAKES[names[done]][0]: 3},
    }
    return {"format": 1, "exercises": entries | {names[done]: stuck}, "quizzes": {}}


@pytest.fixture(scope="module")
def collected(tmp_path_factory):
    """Fifty files: 31 sound ones in several forms, and the 19 broken ones."""
    folder, rng = tmp_path_factory.mktemp("collected"), random.Random(50)
    texts = [json.dumps(progress(rng), ensure_ascii=False) for _ in range(31)]
    for number, text in enumerate(texts[:20]):
        (folder / f"learner {number:02}").mkdir()
        (folder / f"learner {number:02}" / "progress.json").write_text(text, "utf-8")
    for group in ("monday", "tuesday"):
        (folder / group).mkdir()
        (folder / group / "Ann.json").write_text(texts.pop(), "utf-8")
    (folder / "José.json").write_text(texts.pop(), "utf-8-sig")
    (folder / "notepad.json").write_text(texts.pop(), "utf-16")
    (folder / "=1+1.json").write_text(texts.pop(), "utf-8")
    (folder / "nothing yet.json").write_text('{"format": 1}', "utf-8")
    for number, text in enumerate(texts[20:25]):
        (folder / f"file {number}.json").write_text(text, "utf-8")
    for name, data in BROKEN.items():
        (folder / name).write_bytes(data)
    return folder


def test_fifty_files_are_all_in_the_table_or_named(collected):
    learners, broken = read_class([collected])
    assert len(learners) == 31 and len(broken) == len(BROKEN) == 19
    assert all(any(name in line for line in broken) for name in BROKEN)


def test_two_learners_of_one_name_are_told_apart(collected):
    names = [learner.name for learner in read_class([collected])[0]]
    assert len(set(names)) == 31 and "learner 07" in names and "José" in names
    assert [name for name in names if "Ann" in name] == [
        f"{collected.name}/monday/Ann.json",
        f"{collected.name}/tuesday/Ann.json",
    ]


def test_the_command_prints_the_table_and_writes_it_for_a_spreadsheet(collected, tmp_path, capsys):
    main(["class", str(collected), "--csv", str(tmp_path / "class.csv")])
    text = capsys.readouterr().out
    assert "learner 07" in text and "Not read (19)" in text
    with open(tmp_path / "class.csv", encoding="utf-8-sig", newline="") as file:
        rows = list(csv.DictReader(file))
    solved = [row for row in rows if row["learner"] == "learner 07" and row["outcome"] == "right"]
    assert f"{len(solved)}/{len(MISTAKES)}" in next(
        line for line in text.splitlines() if "learner 07" in line
    )
    assert {row["learner"] for row in rows if "1+1" in row["learner"]} == {"'=1+1"}, "never a formula"


def test_who_is_stuck_where_and_on_what(tmp_path, capsys):
    entries = {
        "ann": {"attempts": 7, "outcome": "wrong", "mistakes": {"at_least": 5}},
        "ben": {"attempts": 3, "outcome": "raised", "mistakes": {"at_least": 1}},
        "cleo": {"attempts": 9, "outcome": "right", "mistakes": {MISTAKES["kind"][1]: 1}},
        "dan": {"attempts": 2, "outcome": "wrong", "mistakes": {"renamed since": 1}},
    }
    for name, entry in entries.items():
        (tmp_path / f"{name}.json").write_text(json.dumps({"exercises": {"kind": entry, "gone": entry}}))
    main(["class", str(tmp_path)])
    lines = capsys.readouterr().out.splitlines()
    assert "  04 kind: ann (7), ben (3)" in lines
    assert [line for line in lines if "2 learners" in line][0].startswith("  04 kind: 2 learners. ")
    assert not any("gone" in line or "renamed" in line for line in lines)


def test_a_folder_that_is_not_there_is_named(tmp_path):
    with pytest.raises(SystemExit, match="there is no .*nowhere"):
        main(["class", str(tmp_path / "nowhere")])


def test_a_class_of_nobody_is_no_error(tmp_path, capsys):
    main(["class", str(tmp_path)])
    assert "nobody" in capsys.readouterr().out
