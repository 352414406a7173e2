"""How far the learner is: exercises and quizzes done, by lesson, as text and as a table."""

import html
from dataclasses import dataclass

from pokerlib.lessons import lesson_title
from pokerlib.practice import bank, record

BAR = 10


@dataclass(frozen=True)
class Progress:
    """One row a lesson: (number, title, exercises done, of all, quizzes done, of all)."""

    rows: tuple

    def __str__(self):
        width = max(len(row[1]) for row in self.rows)
        return "\n".join(
            f"{number} {title:{width}}  {bar(a + c, b + d)}  {a} of {b} exercises, {c} of {d} quizzes"
            for number, title, a, b, c, d in self.rows
        )

    __repr__ = __str__

    def _repr_html_(self):
        rows = "".join(
            f'<tr><td style="text-align:left">{number} {html.escape(title)}</td>'
            f'<td style="text-align:left">{meter(a + c, b + d)}</td>'
            f"<td>{a} of {b}</td><td>{c} of {d}</td></tr>"
            for number, title, a, b, c, d in self.rows
        )
        head = "<tr><th>Lesson</th><th>Done</th><th>Exercises</th><th>Quizzes</th></tr>"
        return f"<table><thead>{head}</thead><tbody>{rows}</tbody></table>"


def bar(done, of):
    """A bar of ten characters, full when all is done."""
    full = BAR * done // of if of else 0
    return "█" * full + "░" * (BAR - full)


def meter(done, of):
    """The same bar as HTML, for eyes; the numbers beside it say it in words."""
    width = 100 * done // of if of else 0
    inner = f'<span style="display:block;background:#009E73;height:0.8em;width:{width}%"></span>'
    return (
        f'<span role="img" aria-label="{width} percent done" style="display:inline-block;width:8em;'
        f'border:1px solid #999999">{inner}</span>'
    )


def progress_of(lessons):
    """The Progress of these lessons, or of all that have an exercise or a quiz."""
    exercises, quizzes = bank.all_exercises(), bank.all_quizzes().values()
    lessons = lessons or sorted({item.lesson for item in [*exercises, *quizzes]})
    return Progress(tuple(_row(lesson, exercises, quizzes) for lesson in lessons))


def _row(lesson, exercises, quizzes):
    counts = []
    for kind, items in (("exercises", exercises), ("quizzes", quizzes)):
        mine = [item.name for item in items if item.lesson == lesson]
        counts += [sum(record.entry(kind, name).get("outcome") == "right" for name in mine), len(mine)]
    return (lesson, lesson_title(lesson), *counts)
