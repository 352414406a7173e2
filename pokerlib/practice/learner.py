"""The learner's side: which program is meant, its source, and whether anything is written yet."""

import ast
import dis
import inspect
import linecache
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
    if any(code.co_filename == "<string>" for code in codes(program)):
        return ""  # made by exec: Python 3.13 would look for it in another text of that name
    try:
        return textwrap.dedent(inspect.getsource(program))
    except (OSError, TypeError):
        return _class_source(program) if inspect.isclass(program) else ""


def codes(program):
    """The code objects of a function, or of a class's own methods."""
    methods = vars(program).values() if inspect.isclass(program) else [program]
    return [method.__code__ for method in methods if hasattr(method, "__code__")]


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
    return any(
        all(step.opname in _DOING_NOTHING and step.argval in (None, 0) for step in dis.get_instructions(code))
        for code in codes(program)
    )


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
        if f"def {name}" in cell or f"class {name}" in cell or f"{name} =" in cell:
            try:
                ast.parse(cell)
            except SyntaxError as error:
                where = f"line {error.lineno}: {error.msg}"
                return f"Python could not read your last `{name}` ({where}), so an older one counts."
            return ""
    return ""


def _class_source(program):
    """The source of a class around one of its methods: of a class made in a notebook Python tells none."""
    for code in codes(program):
        lines = linecache.getlines(code.co_filename)
        for node in ast.walk(ast.parse("".join(lines))):
            if isinstance(node, ast.ClassDef) and node.lineno <= code.co_firstlineno <= node.end_lineno:
                first = min([node.lineno, *(decorator.lineno for decorator in node.decorator_list)])
                return textwrap.dedent("".join(lines[first - 1 : node.end_lineno]))
    return ""
