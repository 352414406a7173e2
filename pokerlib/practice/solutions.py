"""The solution and the learner's own answer, side by side and highlighted."""

from dataclasses import dataclass

from pokerlib.source import Source


@dataclass(frozen=True)
class SideBySide:
    """The course's source, and the learner's or ""."""

    name: str
    course: str
    own: str

    def __str__(self):
        own = f"\n\nYours:\n{self.own}" if self.own else ""
        return f"Solution of {self.name}:\n{self.course}{own}"

    __repr__ = __str__

    def _repr_html_(self):
        columns = [("The course's", self.course)] + ([("Yours", self.own)] if self.own else [])
        cells = "".join(
            f'<div style="flex:1 1 20em;min-width:0"><strong>{title}</strong>'
            f"{Source(text)._repr_html_()}</div>"
            for title, text in columns
        )
        return f'<div style="display:flex;flex-wrap:wrap;gap:1.5em;border-left:5px solid #0072B2;padding-left:0.8em">{cells}</div>'
