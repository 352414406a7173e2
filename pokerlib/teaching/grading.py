"""Solved and attempted, for a class: every answer is run again in a process of its own, and judged here."""

import contextlib
import json
import os
import signal
import subprocess
import sys
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from functools import cache

from pokerlib.lessons import lesson_files
from pokerlib.practice import bank
from pokerlib.practice.judging import RIGHT, expected, mark
from pokerlib.teaching import guard, submissions
from pokerlib.teaching.wire import unpacked_call
from pokerlib.workspace import ROOT

SECONDS = 90  # for one answer, waiting included; guard limits the computing
PATIENCE = 600  # seconds for one learner
SOLVED, WRONG, STOPPED, NOT_TRIED = "solved", "wrong", "stopped", "not tried"
START = "import sys; sys.path.insert(0, {!r}); from pokerlib.teaching.trial import main; main()"
KEPT = ("PATH", "HOME", "LANG", "LC_ALL", "TMPDIR")  # of the environment; the rest is no learner's business
GIVEN = {"OPENBLAS_NUM_THREADS": "1", "MPLBACKEND": "Agg", "POKERLIB_PROGRESS": "memory"}


def grade(folder, seconds=SECONDS, memory=guard.MEMORY, computing=guard.SECONDS):
    """Grade all submissions of a folder.

    folder: path, as for submissions. seconds: for one answer. memory: bytes for one answer.
    computing: seconds of computing for one answer.
    Returns: list of (Submission, {exercise: "solved", "wrong", "stopped" or "not tried"}), by learner;
        what a learner did not attempt isn't among them. Notes are added to the submissions.
    Raises: ValueError when there is no such folder.
    """
    found = submissions.submissions(folder)
    for exercise in bank.all_exercises():
        expected(exercise)  # here, since threads have no timer to stop a call
    limits = {"memory": memory, "seconds": computing}
    with ThreadPoolExecutor(max_workers=min(4, os.cpu_count() or 1)) as pool:
        outcomes = pool.map(lambda one: outcomes_of(one, seconds, limits), found)
        return list(zip(found, outcomes, strict=True))


def outcomes_of(submission, seconds, limits):
    """The outcome of each exercise that one learner attempted: the best of all answers to it."""
    outcomes, end = {}, time.monotonic() + PATIENCE
    for path, notebook in submission.notebooks.items():
        answers = ask(notebook, {"shipped": sorted(shipped())}, seconds)
        if not isinstance(answers, list):
            submission.notes.append(f"{path} is not a notebook that can be read")
            continue
        for name, number, finding in answers:
            if outcomes.get(name) == SOLVED:
                continue
            if time.monotonic() > end:
                outcomes.setdefault(name, NOT_TRIED)
                continue
            outcome = outcome_of(notebook, name, number, finding, seconds, limits)
            if outcome:
                outcomes[name] = outcome
    return outcomes


def outcome_of(notebook, name, number, finding, seconds, limits):
    """SOLVED, WRONG, STOPPED, or None for what is no answer.

    An answer runs after what stands above it in its notebook. If it isn't right there, all of the notebook
    is run before it, since cells may have been moved; if it was stopped, only the definitions are.
    """

    def tried(context):
        request = {"exercise": name, "number": number, "context": context, "limits": limits}
        calls = ask(notebook, request, seconds)
        if not isinstance(calls, list):
            return calls
        return WRONG if finding or not all_right(name, calls) else SOLVED

    outcome = tried("above")
    if outcome == SOLVED:
        return SOLVED
    again = tried("definitions" if outcome == STOPPED else "everything")
    return again if outcome is None or again == SOLVED else outcome


def all_right(name, calls):
    """Whether these calls, as another process tells them, are those of a right answer."""
    exercise = bank.find(name)
    right = expected(exercise)
    try:
        marks = [mark(exercise, due, unpacked_call(done)) for due, done in zip(right, calls, strict=True)]
    except Exception:  # not what packed_call gives: too few of them, or other things
        return False
    return all(one == RIGHT for one in marks)


@cache
def shipped():
    """The definitions, as texts, that the course's own notebooks have of names of exercises."""
    names = set(bank.exercise_names())
    programs = [submissions.statements(path.read_bytes()) for path in lesson_files().values()]
    return {text for program in programs for _, text in submissions.definitions(program, names)}


def ask(notebook, request, seconds):
    """What a process of its own reports of a notebook; STOPPED where it ended without a report.

    It works in a folder of its own, which is gone afterwards, and so is every process it leaves.
    """
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder, tempfile.TemporaryFile() as given:
        given.write(json.dumps(request | {"folder": folder}).encode() + b"\n" + notebook)
        given.seek(0)
        with tempfile.TemporaryFile() as report:
            process = subprocess.Popen(
                [sys.executable, "-I", "-B", "-c", START.format(str(ROOT))],
                stdin=given,
                stdout=report,
                stderr=subprocess.DEVNULL,
                cwd=folder,
                env={name: os.environ[name] for name in KEPT if name in os.environ} | GIVEN,
                start_new_session=True,
            )
            try:
                with contextlib.suppress(subprocess.TimeoutExpired):
                    process.wait(seconds)
            finally:
                end(process)
            report.seek(0)
            try:
                return json.loads(report.read())
            except (ValueError, RecursionError):
                return STOPPED


def end(process):
    """End a process and all that it started."""
    with contextlib.suppress(ProcessLookupError):  # it has ended, and left nothing
        os.killpg(process.pid, signal.SIGKILL)
    process.wait()
