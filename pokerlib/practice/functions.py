"""The six functions that a learner calls."""

import inspect
from pathlib import Path

from pokerlib.practice import bank, learner, record
from pokerlib.practice.calls import typed
from pokerlib.practice.feedback import Feedback, Message
from pokerlib.practice.quizzing import QuizView
from pokerlib.practice.report import progress_of
from pokerlib.practice.solutions import SideBySide
from pokerlib.practice.verdict import verdict
from pokerlib.workspace import reset_lesson

_hints_given = {}
_asked = set()


def check(program):
    """Try your answer to an exercise and say how it does.

    program: the function you wrote, or its name as a string.
    Returns: Feedback, whose outcome is "not written yet", "raised", "wrong" or "right".
    Raises: ValueError when no exercise has that name.

    >>> def middle_index(numbers):
    ...     return 0
    >>> check(middle_index).outcome
    'wrong'
    """
    exercise, answer, names = resolved(program, "check")
    note = learner.unfinished(exercise.name, names.get("In", []))
    unready = not_ready(exercise, answer)
    feedback, mistake = (unready, "") if unready else verdict(exercise, answer, learner.tree_of(answer))
    if note:
        feedback = Feedback(feedback.name, feedback.outcome, (note, *feedback.lines))
    if feedback.outcome != "not written yet":
        remember(exercise, feedback, mistake)
    return feedback


def not_ready(exercise, answer):
    """Feedback for what can't be tried: no such name, still the stub, not a function; else None."""
    name = exercise.name
    nudge = f"`hint({name})` gives a nudge."

    def is_not(outcome, line):
        return Feedback(name, outcome, (line,))

    if answer is learner.MISSING:
        return is_not("not written yet", f"No `{name}` is defined here yet: run the cell that defines it.")
    if answer is exercise.reference:
        return is_not(
            "not written yet", "This is the course's own. Run the cell with yours, then this one again."
        )
    if inspect.isclass(answer) != (exercise.expects == "class") or not callable(answer):
        what = "a class" if inspect.isclass(answer) else f"{typed(answer)}, of type {type(answer).__name__}"
        return is_not("wrong", f"`{name}` is {what}; a {exercise.expects} is due. {nudge}")
    if learner.is_stub(answer):
        return is_not("not written yet", f"Replace the dots with your code; {nudge}")
    return None


def resolved(program, caller):
    """The exercise, the learner's program for it, and the names of the notebook."""
    names = learner.names()
    if isinstance(program, str):
        exercise = bank.find(program)
        return exercise, names.get(exercise.name, learner.MISSING), names
    known = set(bank.exercise_names())
    bound = [name for name, value in list(names.items()) if value is program and name in known]
    own = getattr(program, "__name__", None)
    for name in [own] if own in bound or (own in known and callable(program)) else bound:
        return bank.find(name), program, names
    if callable(program):
        raise bank.Unknown(f"which exercise is {typed(program)} for? Write the name: {caller}('kind')")
    raise bank.Unknown(
        f"{caller} takes a function or its name, as in {caller}(kind); this is the value {typed(program)}. "
        "Is there a call in the brackets?"
    )


def remember(exercise, feedback, mistake):
    """Note the attempt in the learner's progress; what was right once stays right."""
    before = record.entry("exercises", exercise.name)
    outcome = "right" if before.get("outcome") == "right" else feedback.outcome
    mistakes = dict(before.get("mistakes", {}))
    if mistake:
        mistakes[mistake] = mistakes.get(mistake, 0) + 1
    changes = {"outcome": outcome, "attempts": 1, **({"mistakes": mistakes} if mistakes else {})}
    record.update("exercises", exercise.name, **changes)


def hint(program):
    """The next hint for an exercise, one a call, from a nudge to nearly the answer.

    program: the function, or its name as a string. Returns: Message.
    """
    exercise = resolved(program, "hint")[0]
    given = min(_hints_given.get(exercise.name, 0), len(exercise.hints) - 1)
    _hints_given[exercise.name] = given + 1
    record.update("exercises", exercise.name, hints=1)
    last = (
        ""
        if given + 1 < len(exercise.hints)
        else f" This is the last; `solution({exercise.name})` shows the rest."
    )
    return Message(
        f"Hint {given + 1} of {len(exercise.hints)} for {exercise.name}", (exercise.hints[given] + last,)
    )


def solution(program):
    """The course's answer beside yours; before your first attempt it asks once.

    program: the function, or its name as a string. Returns: what the notebook shows.
    """
    exercise, answer, _ = resolved(program, "solution")
    name = exercise.name
    if not record.entry("exercises", name).get("attempts") and name not in _asked:
        _asked.add(name)
        again = f"To see the solution all the same, call `solution({name})` again."
        return Message(f"Solution of {name}", ("You have not checked an answer yet.", again))
    record.update("exercises", name, solution=True)
    own = "" if answer is learner.MISSING or learner.is_stub(answer) else learner.source_of(answer)
    return SideBySide(name, exercise.source(), own)


def quiz(name):
    """The buttons of a quiz; its question and options stand above it in the text.

    name: str. Returns: what the notebook shows. Raises: ValueError when there is no such quiz.
    """
    return QuizView(bank.find_quiz(name))


def progress(lesson=None):
    """How many exercises and quizzes you have done, by lesson.

    lesson: two digits such as "02", or None for all. Returns: Progress, a table with bars.
    """
    return progress_of([lesson] if lesson else [])


def reset(lesson):
    """Put a lesson's notebook back as it came, and keep yours beside it, in the folder `kept`.

    lesson: two digits such as "04". Returns: Message. Raises: ValueError when there is no such lesson.
    """
    kept = reset_lesson(lesson, Path.cwd())
    if kept is None:
        return Message(f"Lesson {lesson} is as it came", ("You had changed nothing in it.",))
    lines = (
        f"Your version is kept: {kept.relative_to(Path.cwd())}.",
        "To see the fresh one: File, then Reload Notebook from Disk.",
    )
    return Message(f"Lesson {lesson} is as it came", lines)
