"""What the learner gets to read: a value with an outcome, a text form and an HTML form."""

import html
import re
from dataclasses import dataclass

SIGNS = {"not written yet": "○", "raised": "!", "wrong": "✗", "right": "✓"}
WORDS = {
    "not written yet": "not written yet",
    "raised": "stopped by an error",
    "wrong": "not yet",
    "right": "right",
}
EDGES = {"not written yet": "#999999", "raised": "#E69F00", "wrong": "#D55E00", "right": "#009E73"}


@dataclass(frozen=True)
class Feedback:
    """The result of check: its outcome, and the lines to read; `code` in a line stands in backticks."""

    name: str
    outcome: str
    lines: tuple

    @property
    def heading(self):
        return f"{SIGNS[self.outcome]} {self.name}: {WORDS[self.outcome]}"

    def __str__(self):
        return "\n".join([self.heading, *self.lines]).replace("`", "")

    __repr__ = __str__

    def _repr_html_(self):
        return panel(self.heading, self.lines, EDGES[self.outcome])


@dataclass(frozen=True)
class Message:
    """A few lines to read, with a heading, such as a hint."""

    heading: str
    lines: tuple = ()

    def __str__(self):
        return "\n".join([self.heading, *self.lines]).replace("`", "")

    __repr__ = __str__

    def _repr_html_(self):
        return panel(self.heading, self.lines)


def panel(heading, lines, edge="#0072B2"):
    """A heading and lines as HTML with a colored edge; the text takes the theme's own color."""
    body = "".join(f'<div style="margin-top:0.3em">{marked_up(line)}</div>' for line in lines)
    return (
        f'<div role="status" style="border-left:5px solid {edge};padding:0.2em 0 0.3em 0.8em">'
        f"<strong>{marked_up(heading)}</strong>{body}</div>"
    )


def marked_up(line):
    """A line as HTML: escaped, with its `code` parts as code."""
    return re.sub(r"`([^`]*)`", r"<code>\1</code>", html.escape(line, quote=False))
