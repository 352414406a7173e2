"""From what a program did to what its writer reads."""

import builtins
import inspect

from pokerlib.practice.calls import as_typed, line_of, typed
from pokerlib.practice.feedback import Feedback
from pokerlib.practice.judging import judge, recognized
from pokerlib.practice.limits import TimeIsUp

MUCH = 2000  # characters of output


def verdict(exercise, program, tree=None):
    """The feedback on a program that is written, and the name of the known mistake it shows.

    tree: the syntax tree of the program's source, for exercises with rules of structure.
    """
    name = exercise.name
    wrong = wrong_parameters(exercise, program)
    if wrong:
        return Feedback(name, "wrong", (wrong,)), ""
    findings = judge(exercise, program)
    if not findings.failures:
        return on_right(exercise, tree, len(findings.marks)), ""
    failure = findings.failures[0]
    lines = [*what_happened(exercise, program, failure)]
    found = None if printed_only(failure) else recognized(exercise, findings.marks)
    if found:
        lines.append(found[0].explanation if found[1] else f"This may be part of it: {found[0].explanation}")
    lines.append((exercise.tally or count)(exercise, findings))
    unexpected = failure.done.error is not None and failure.right.error is None
    outcome = "raised" if unexpected else "wrong"
    return Feedback(name, outcome, tuple(filter(None, lines))), found[0].name if found else ""


def on_right(exercise, tree, tried):
    """Right, unless a rule of structure finds something in the source."""
    for rule in exercise.rules:
        finding = rule(tree) if tree else None
        if finding:
            return Feedback(exercise.name, "wrong", ("Every value is right. " + finding,))
    ending = f"`solution({exercise.name})` shows how the course writes it."
    remark = exercise.remark(tree) if callable(exercise.remark) else exercise.remark
    lines = (f"{tried} of {tried} cases.", remark, ending)
    return Feedback(exercise.name, "right", tuple(filter(None, lines)))


def wrong_parameters(exercise, program):
    """A sentence when the program can't be called with the cases' arguments, else None."""
    try:
        signature = inspect.signature(program)
    except (TypeError, ValueError):
        return None
    for case in exercise.cases if exercise.lift.__name__ == "unlifted" else ():
        try:
            signature.bind(*case.args, **case.kwargs)
        except TypeError:
            due = inspect.signature(exercise.model or exercise.reference)
            call = as_typed(exercise.name, case)
            return f"Yours takes `{signature}`; it should take `{due}`, so that `{call}` can be called."
    return None


def what_happened(exercise, program, failure):
    """What the failing call did, what is right, and why."""
    case, right, done = failure.case, failure.right, failure.done
    shown = as_typed(exercise.name, case)
    if done.error is not None:
        if right.error is not None:
            yield f"`{shown}` raised {error_in_a_line(done.error)}; {due(right)}."
        else:
            yield from on_error(exercise, program, case, done)
        yield case.why if right.error or isinstance(done.error, AssertionError) else ""
        return
    if done.changed and not exercise.may_change:
        before, after = done.changed[0]
        yield f"`{shown}` changed its argument: `{typed(before)}` became `{typed(after)}`."
        yield "Whoever calls it still needs the list as it was. Work on a copy, or don't change it."
        return
    elif done.iterator and not exercise.iterator_ok:
        yield f"`{shown}` returned a {done.iterator}, which gives its items only once; {due(right)}."
        yield "`list(...)` around it makes a list."
        return
    if exercise.tell:
        yield from exercise.tell(exercise, failure)
    else:
        yield f"`{shown}` returned `{typed(done.value)}`; {due(right)}."
    if printed_only(failure):
        shown = typed(done.printed.strip())
        yield f"It printed {shown}, and returned nothing: use `return` in place of `print`."
    if done.characters > MUCH:
        yield f"It printed {done.characters:,} characters on the way, which are not shown."
    yield case.why or exercise.why(case, right.value, done.value)


def printed_only(failure):
    """Whether the call printed something and returned nothing, where a value is due."""
    done = failure.done
    return (
        done.value is None and done.error is None and failure.right.value is not None and done.printed.strip()
    )


def due(right):
    """What the call should have done, in a few words."""
    if right.error is not None:
        return f"it should raise a {type(right.error).__name__}"
    return f"it should return `{typed(right.value)}`"


def on_error(exercise, program, case, done):
    """The call that raised, the error in a line, the learner's line, and help with both."""
    error = done.error
    args = getattr(error, "tried", None)
    shown = as_typed(exercise.name, case if args is None else type(case)(args, {}))
    if isinstance(error, TimeIsUp):
        yield f"`{shown}` did not finish within 2 seconds and was stopped."
        yield "Look at what should end its loop: does it change on every round?"
        if done.characters > MUCH:
            yield f"It had printed {done.characters:,} characters by then."
    elif isinstance(error, RecursionError):
        yield f"`{shown}` called itself again and again, without end."
        yield "Which call should answer without calling itself?"
    else:
        yield f"`{shown}` raised {error_in_a_line(error)}"
    at = line_of(error, program)
    if at and at[1]:
        yield f"Line {at[0]} of your cell: `{at[1]}`"
    for name in rebound(program):
        yield (
            f"In this notebook `{name}` is a {type(program.__globals__[name]).__name__} of your own, "
            f"no longer Python's; `del {name}` brings Python's back."
        )


def error_in_a_line(error):
    """The error's type and the first line of its message."""
    text = str(error).splitlines() or [""]
    return f"{type(error).__name__}: {text[0][:300]}" if text[0] else type(error).__name__


def rebound(program):
    """The names of Python's own that the program uses and its notebook has given another value."""
    code, names = getattr(program, "__code__", None), getattr(program, "__globals__", {})
    used = code.co_names if code else ()
    return [n for n in used if n in names and hasattr(builtins, n) and names[n] is not getattr(builtins, n)]


def count(exercise, findings):
    """How many calls were tried and how many failed, in a sentence."""
    failed, tried = len(findings.failures), len(findings.marks)
    if findings.failures[-1].done.endless:
        return f"{tried - failed} calls before it were right; none after it was tried." if tried > 1 else ""
    if failed == 1:
        return f"The only failing call of {tried} that were tried."
    return f"The smallest of {failed} failing calls; {tried} were tried."
