"""A function's source as a lesson shows it: short docstring, colored in a notebook, plain elsewhere."""

import ast
import html
import inspect
import re
import textwrap

_DEFINITIONS = (ast.FunctionDef, ast.ClassDef)
_COLORS = {
    "Token.Keyword": "var(--jp-mirror-editor-keyword-color, #2e8b57)",
    "Token.Operator.Word": "var(--jp-mirror-editor-keyword-color, #2e8b57)",
    "Token.Literal.String": "var(--jp-mirror-editor-string-color, #cc5c4a)",
    "Token.Literal.Number": "var(--jp-mirror-editor-number-color, #2e8b57)",
    "Token.Comment": "var(--jp-mirror-editor-comment-color, #6b8e8e)",
    "Token.Name.Function": "var(--jp-mirror-editor-def-color, #4a86d8)",
    "Token.Name.Class": "var(--jp-mirror-editor-def-color, #4a86d8)",
}


def source_text(function, name=None):
    """The source of a function or class, with every docstring cut to its first line.

    function: a function or class whose source can be read.
    name: str; another name for it, in its first line and wherever it uses itself, or None.
    Returns: str, without indentation and without a last newline.
    Raises: ValueError for what has no source, or wasn't defined by def or class.

    >>> from pokerlib.winners import winner
    >>> print(source_text(winner, name="best"))
    def best(hands):
        \"\"\"The first of the best hands, or None if there are no hands.\"\"\"
        return max(hands, key=hand_rank, default=None)
    """
    text = _defined(function)
    edits = []
    definition = ast.parse(text).body[0]
    for node in ast.walk(definition):
        if isinstance(node, _DEFINITIONS) and ast.get_docstring(node):
            edits.append(_short_docstring(text, node.body[0].value))
        if name and isinstance(node, ast.Name) and node.id == definition.name:
            edits.append((node.lineno, node.col_offset, node.id, name))
    if name:
        word = "class" if isinstance(definition, ast.ClassDef) else "def"
        edits.append((definition.lineno, 0, f"{word} {definition.name}", f"{word} {name}"))
    return _edited(text, edits)


def source(function):
    """The source of a function or class as an object that a notebook shows in color.

    Takes and raises what source_text does.

    >>> from pokerlib.winners import winner
    >>> source(winner)
    def winner(hands):
        \"\"\"The first of the best hands, or None if there are no hands.\"\"\"
        return max(hands, key=hand_rank, default=None)
    """
    return Source(source_text(function))


class Source:
    """Python text that a notebook shows in color, and anything else as it is."""

    def __init__(self, text):
        self.text = text

    def __repr__(self):
        return self.text

    def _repr_html_(self):
        style = "font-family: var(--jp-code-font-family, monospace); line-height: 1.3"
        return f'<pre style="{style}; white-space: pre; overflow-x: auto">{colored(self.text)}</pre>'


def colored(text):
    """Python text as HTML, its words in the colors of the notebook's own theme.

    >>> colored("return a < 1").split("</span>")[1]
    ' a &lt; <span style="color: var(--jp-mirror-editor-number-color, #2e8b57)">1'
    """
    from pygments.lexers import PythonLexer

    return "".join(_span(str(token), piece) for token, piece in PythonLexer(ensurenl=False).get_tokens(text))


def _span(token, piece):
    """One piece of the text, in the color of its kind if that has one."""
    color = next((color for kind, color in _COLORS.items() if token.startswith(kind)), None)
    escaped = html.escape(piece, quote=False)
    return f'<span style="color: {color}">{escaped}</span>' if color else escaped


def _defined(function):
    """The source of one definition, without indentation and marks for the formatter."""
    name = getattr(function, "__name__", repr(function))
    try:
        text = textwrap.dedent(inspect.getsource(function))
        if getattr(ast.parse(text).body[0], "name", None) == name:
            return re.sub(r" *# fmt: \w+$", "", text, flags=re.MULTILINE).rstrip()
    except (OSError, TypeError, SyntaxError):
        pass
    raise ValueError(f"{name} has no source to show; a function that def made in a file or a cell has")


def _short_docstring(text, node):
    """The edit that cuts a docstring to its first line."""
    written = ast.get_source_segment(text, node)
    first = re.match(r'\w*("""|\'\'\'|"|\')\s*.*', written)
    short = first[0].rstrip().removesuffix(first[1]) + first[1]
    return node.lineno, node.col_offset, written, short


def _edited(text, edits):
    """The text with each edit made: (line, column in bytes, what stands there or after, what is due)."""
    starts = [0]
    for line in text.encode().splitlines(keepends=True):
        starts.append(starts[-1] + len(line))
    for line, column, old, new in sorted(edits, reverse=True):
        at = starts[line - 1] + column
        head, tail = text.encode()[:at].decode(), text.encode()[at:].decode()
        text = head + tail.replace(old, new, 1)
    return text
