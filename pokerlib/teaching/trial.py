"""The process in which one answer of a learner is tried: it runs the code, and reports what the calls did.

It never says whether an answer is right: grading decides that, where the learner's code can't reach.
"""

import ast
import json
import os
import sys
import time

from pokerlib.practice import bank
from pokerlib.practice.calls import call
from pokerlib.practice.exercise import case
from pokerlib.teaching import guard, submissions
from pokerlib.teaching.wire import packed_call

SECONDS_A_STATEMENT = 2
SECONDS_IN_ALL = 10  # for all statements before the answer
_DEFINITIONS = (ast.Import, ast.ImportFrom, ast.FunctionDef, ast.ClassDef)
CONTEXTS = {
    "above": lambda program, number: program[:number],
    "everything": lambda program, number: program,
    "definitions": lambda program, number: [part for part in program if isinstance(part, _DEFINITIONS)],
}


def main():
    """Read a request from standard input, a line of JSON and then a notebook, and write a report.

    The request says what survey or trial need, the "folder" to work in, and the limits of guard.enclose:
    "memory", and seconds of "computing".
    """
    request = json.loads(sys.stdin.buffer.readline())
    notebook = sys.stdin.buffer.read()
    report = os.fdopen(os.dup(1), "w", encoding="utf-8")
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, 1)
    os.dup2(nowhere, 2)
    guard.enclose(request["folder"], request["memory"], request["computing"])
    look = trial if "exercise" in request else survey
    with report:
        json.dump(look(notebook, request), report)
    os._exit(0)  # whatever the learner's code left to be done at the end isn't done


def survey(notebook, request):
    """Find the answers in a notebook, and run none: a list of [exercise, number, finding of a rule or ""].

    request: its "shipped" are the definitions that are the course's own.
    """
    program = submissions.statements(notebook)
    found = submissions.answers(program, set(bank.exercise_names()), set(request["shipped"]))
    return [[name, number, finding(name, program[number])] for name, number in found]


def finding(name, definition):
    """What the exercise's rules of structure say of a definition, or ""."""
    tree = ast.Module([definition], [])
    return next(filter(None, (rule(tree) for rule in bank.find(name).rules)), "")


def trial(notebook, request):
    """Run an answer on all cases of its exercise: a list of packed calls, or None if it is no answer.

    request: its "exercise"; its "number" among the statements; the "context" in which it runs, one of
        CONTEXTS; the seconds that a "call" may take.
    """
    exercise, program = bank.find(request["exercise"]), submissions.statements(notebook)
    lift, cases, expects = exercise.lift, exercise.cases, exercise.expects
    hide_the_judge()
    names, definition = {"__name__": "__main__"}, program[request["number"]]
    run_all(CONTEXTS[request["context"]](program, request["number"]), names)
    error, answer = run(definition, names), names.get(exercise.name)
    if error and not isinstance(definition, ast.Assign):
        return []
    if error or not callable(answer) or isinstance(answer, type) != (expects == "class"):
        return None
    if str(getattr(answer, "__module__", "")).startswith("pokerlib"):
        return None
    return list(tried(lift(answer), cases, request["call"]))


def hide_the_judge():
    """Let the learner's code import a pokerlib of its own: what it changes there, no lift will see."""
    for name in [name for name in sys.modules if name.partition(".")[0] == "pokerlib"]:
        del sys.modules[name]


def run_all(statements, names):
    """Run statements in order; those that miss a name run again when all others have run."""
    left, end = list(filter(is_context, statements)), time.monotonic() + SECONDS_IN_ALL
    while left:
        missed = [part for part in left if time.monotonic() < end and isinstance(run(part, names), NameError)]
        if len(missed) == len(left):
            return
        left = missed


def is_context(statement):
    """Whether an answer may depend on a statement: all but expressions that only show a value."""
    function = getattr(getattr(statement, "value", None), "func", None)
    return not isinstance(statement, ast.Expr) or isinstance(function, ast.Attribute)


def run(statement, names):
    """Run one statement in a few seconds; the error that it raised, or None."""

    def execute():
        exec(compile(ast.Module([statement], []), "<notebook>", "exec"), names)

    return call(execute, case(), seconds=SECONDS_A_STATEMENT).error


def tried(program, cases, seconds):
    """What the calls of a program did, each packed; one that isn't done after these seconds is the last."""
    for one in cases:
        done = call(program, one, seconds)
        yield packed_call(done)
        if done.endless:
            return
