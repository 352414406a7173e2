"""The learner's side: which program is meant, its source, and whether anything is written yet."""

import ast
import dis
import inspect
import sys
import textwrap

MISSING = object()
_DOING_NOTHING = {"RESUME", "NOP", "LOAD_CONST", "RETURN_CONST", "RETURN_VALUE"}


def names():
    """The names of the notebook or module that called the practice functions."""
    frame = sys._getframe(1)
    while frame.f_back and frame.f_globals.get("__name__", "").startswith("pokerlib.practice"):
        frame = frame.f_back
    return frame.f_globals


def source_of(program):
    """The program's own source, or "" where Python can't tell it."""
    try:
        return textwrap.dedent(inspect.getsource(program))
    except (OSError, TypeError):
        return ""


def tree_of(program):
    """The syntax tree of the program's source, or None."""
    try:
        return ast.parse(source_of(program)) if source_of(program) else None
    except SyntaxError:  # the lines of a lambda need not stand alone
        return None


def is_stub(program):
    """Whether the body is still the dots: then nothing is written yet.

    Judged from the source; without one, from the code: nothing is done and None returned.
    """
    tree = tree_of(program)
    if tree is not None:
        definition = tree.body[0]
        if isinstance(definition, ast.ClassDef):
            methods = [part for part in definition.body if isinstance(part, ast.FunctionDef)]
            return any(only_dots(part) for part in methods) or only_dots(definition)
        return isinstance(definition, ast.FunctionDef) and only_dots(definition)
    code = getattr(program, "__code__", None)
    steps = list(dis.get_instructions(code)) if code else []
    return bool(steps) and all(step.opname in _DOING_NOTHING and step.argval in (None, 0) for step in steps)


def only_dots(definition):
    """Whether a function's or class's body has nothing but its docstring and dots."""
    constants = [
        p.value.value
        for p in definition.body
        if isinstance(p, ast.Expr) and isinstance(p.value, ast.Constant)
    ]
    return len(constants) == len(definition.body) and ... in constants


def unfinished(name, cells):
    """What is wrong in the newest cell that was to define the name, if Python couldn't read it.

    cells: the sources run so far, oldest first. Returns: a sentence, or "".
    """
    for cell in reversed(cells):
        if f"def {name}" in cell or f"{name} =" in cell:
            try:
                ast.parse(cell)
            except SyntaxError as error:
                where = f"line {error.lineno}: {error.msg}"
                return f"Python could not read your last `{name}` ({where}), so an older one counts."
            return ""
    return ""
