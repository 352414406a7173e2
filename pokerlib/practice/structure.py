"""Rules on how a program is written, read from its syntax tree: each gives a sentence, or None."""

import ast
from collections import defaultdict

_WORK = (ast.Call, ast.Compare, ast.BinOp, ast.BoolOp, ast.ListComp, ast.SetComp, ast.GeneratorExp)
_CONDITIONS = (ast.If, ast.IfExp, ast.match_case)
_LOOKS = (ast.For, ast.comprehension)


def repeated(tree):
    """The expressions that are written more than once, the longest first.

    A name, a number, a tuple or one item of a list may repeat: calls, comparisons and the like are meant.

    tree: the syntax tree of a program.
    Returns: dict from the text of an expression to the numbers of its lines, in order.

    >>> repeated(ast.parse("if kind(2, ranks):\\n    print(kind(2, ranks))"))
    {'kind(2, ranks)': [1, 2]}
    """
    lines = defaultdict(list)
    for node in ast.walk(tree):
        if isinstance(node, _WORK):
            lines[ast.unparse(node)].append(node.lineno)
    return {
        text: sorted(lines[text]) for text in sorted(lines, key=len, reverse=True) if len(lines[text]) > 1
    }


def nothing_twice(tree):
    """A rule: no expression is written twice.

    >>> nothing_twice(ast.parse("if kind(2, ranks):\\n    print(kind(2, ranks))"))
    '`kind(2, ranks)` is written in lines 1 and 2. Give its value a name, and use the name.'
    """
    for text, lines in repeated(tree).items():
        return f"`{text}` is written in {in_lines(lines)}. Give its value a name, and use the name."
    return None


def without(*names):
    """A rule: none of these functions is called.

    >>> without("hand_rank")(ast.parse("hand_rank(hand)"))
    '`hand_rank` is called in line 1. The groups of the ranks say all that it says: use them instead.'
    """

    def rule(tree):
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in names:
                called = f"`{node.func.id}` is called in {in_lines([node.lineno])}."
                return f"{called} The groups of the ranks say all that it says: use them instead."
        return None

    return rule


def no_chain(tree):
    """A rule: there is one condition at most, so nothing is decided by a chain of them.

    >>> no_chain(ast.parse("x = 1 if a else 2 if b else 3"))
    '2 conditions stand in line 1; one at most is allowed. Make (straight, flush) the key of a table.'
    """
    lines = [_line(node) for node in ast.walk(tree) if isinstance(node, _CONDITIONS)]
    if len(lines) < 2:
        return None
    where = f"{len(lines)} conditions stand in {in_lines(lines)}; one at most is allowed."
    return f"{where} Make (straight, flush) the key of a table."


def looks_up(tree):
    """A rule: something is looked up, by an index or a key, or by a walk through a table.

    >>> looks_up(ast.parse("9 * (counts == (5,))"))
    'No table is looked up in it. Write what belongs together into a dictionary, and look there.'
    """
    for node in ast.walk(tree):
        method = getattr(getattr(node, "func", None), "attr", "")
        if isinstance(node, (ast.Subscript, *_LOOKS)) or method in ("get", "index"):
            return None
    return "No table is looked up in it. Write what belongs together into a dictionary, and look there."


def in_lines(lines):
    """Where something stands: "line 3", or "lines 3, 5 and 8".

    >>> in_lines([8, 3, 5, 5])
    'lines 3, 5 and 8'
    """
    *others, last = map(str, sorted(set(lines)))
    return f"lines {', '.join(others)} and {last}" if others else f"line {last}"


def _line(node):
    """The line of a condition; a case of match has its pattern's."""
    return node.pattern.lineno if isinstance(node, ast.match_case) else node.lineno
