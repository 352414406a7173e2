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
from dataclasses import asdict, dataclass
from functools import cache

from pokerlib.lessons import lesson_files
from pokerlib.practice import bank
from pokerlib.practice.judging import RIGHT, expected, mark
from pokerlib.practice.limits import TimeIsUp
from pokerlib.teaching import submissions
from pokerlib.teaching.wire import unpacked_call
from pokerlib.workspace import ROOT

PATIENCE = 600  # seconds for one learner
SOLVED, WRONG, ENDLESS, STOPPED, NOT_TRIED = "solved", "wrong", "endless", "stopped", "not tried"
START = "import sys; sys.path.insert(0, {!r}); from pokerlib.teaching.trial import main; main()"
KEPT = ("PATH", "HOME", "LANG", "LC_ALL", "TMPDIR")  # of the environment; the rest is no learner's business
GIVEN = {"OPENBLAS_NUM_THREADS": "1", "MPLBACKEND": "Agg", "POKERLIB_PROGRESS": "memory"}


@dataclass(frozen=True)
class Limits:
    """For one answer: bytes of memory (numpy takes a third); seconds of computing, for a call, in all."""

    memory: int = 1_500_000_000
    computing: int = 30
    call: int = 5  # more than the notebooks allow, since several answers run side by side
    in_all: int = 90


def grade(folder, limits=Limits()):  # noqa: B008, it can't be changed
    """Grade all submissions of a folder.

    folder: path, as for submissions. limits: Limits of what one answer may use.
    Returns: list of (Submission, {exercise: outcome}), by learner, without what one did not attempt. An
        outcome is "solved", "wrong", "endless", "stopped" (it used up its limits, or ended the process)
        or "not tried" (the learner's other answers took too long). Submissions get notes.
    Raises: ValueError when there is no such folder.
    """
    found = submissions.submissions(folder)
    for exercise in bank.all_exercises():
        expected(exercise)  # here, since threads have no timer to stop a call
    with ThreadPoolExecutor(max_workers=min(4, os.cpu_count() or 1)) as pool:
        outcomes = pool.map(lambda one: outcomes_of(one, limits), found)
        return list(zip(found, outcomes, strict=True))


def outcomes_of(submission, limits):
    """The outcome of each exercise that one learner attempted: the best of all answers to it."""
    outcomes, end = {}, time.monotonic() + PATIENCE
    for path, notebook in submission.notebooks.items():
        answers = ask(notebook, {"shipped": sorted(shipped())}, limits)
        if not isinstance(answers, list):
            submission.notes.append(f"{path} is not a notebook that can be read")
            continue
        for name, number, finding in answers:
            if outcomes.get(name) == SOLVED:
                continue
            if time.monotonic() > end:
                outcomes.setdefault(name, NOT_TRIED)
                continue
            outcome = outcome_of(notebook, name, number, finding, limits)
            if outcome:
                outcomes[name] = outcome
    return outcomes


def outcome_of(notebook, name, number, finding, limits):
    """SOLVED, WRONG, ENDLESS or STOPPED; None for what is no answer.

    An answer runs after what stands above it in its notebook. If it isn't right there, all of the notebook
    is run before it, since cells may have been moved; if it was stopped, only the definitions are.
    """

    def tried(context):
        calls = ask(notebook, {"exercise": name, "number": number, "context": context}, limits)
        found = judged(name, calls) if isinstance(calls, list) else calls
        return WRONG if finding and found == SOLVED else found

    outcome = tried("above")
    if outcome in (SOLVED, ENDLESS):
        return outcome
    again = tried("definitions" if outcome == STOPPED else "everything")
    return again if outcome is None or again == SOLVED else outcome


def judged(name, calls):
    """SOLVED, WRONG or ENDLESS, from the calls that another process tells of."""
    exercise = bank.find(name)
    right = expected(exercise)
    try:
        done = list(map(unpacked_call, calls))
        marks = [mark(exercise, *pair) for pair in zip(right, done, strict=False)]
    except Exception:  # not what packed_call gives, or values that can't be compared
        return WRONG
    if done and isinstance(done[-1].error, TimeIsUp):
        return ENDLESS
    return SOLVED if marks == [RIGHT] * len(right) and len(done) == len(right) else WRONG


@cache
def shipped():
    """The definitions, as texts, that the course's own notebooks have of names of exercises."""
    names = set(bank.exercise_names())
    programs = [submissions.statements(path.read_bytes()) for path in lesson_files().values()]
    return {text for program in programs for _, text in submissions.definitions(program, names)}


def ask(notebook, request, limits):
    """What a process of its own reports of a notebook; STOPPED where it ended without a report.

    It works in a folder of its own, which is gone afterwards, and so is every process it leaves.
    """
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder, tempfile.TemporaryFile() as given:
        request = {**request, **asdict(limits), "folder": folder}
        given.write(json.dumps(request).encode() + b"\n" + notebook)
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
                    process.wait(limits.in_all)
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
