"""What an exercise is: its reference, its cases, its hints, and the answers that people give."""

from collections.abc import Callable
from dataclasses import dataclass, field

from pokerlib.practice.forms import frozen
from pokerlib.source import source_text


@dataclass(frozen=True)
class Fresh:
    """An argument that must be made anew for each call, such as an iterator."""

    make: Callable
    shown: str

    def __repr__(self):
        return self.shown


@dataclass(frozen=True)
class Case:
    """One call to try: its arguments, and perhaps why its value is what it is."""

    args: tuple
    kwargs: dict
    why: str = ""


def case(*args, why="", **kwargs):
    """A case with these arguments; why says in poker terms what is right about it."""
    return Case(args, kwargs, why)


@dataclass(frozen=True)
class Mistake:
    """A wrong program that people write, and what to tell them."""

    program: Callable
    explanation: str

    @property
    def name(self):
        return self.program.__name__


def unlifted(program):
    """The program as it is: the exercise calls it with each case's arguments."""
    return program


@dataclass(eq=False)
class Exercise:
    """An exercise as data; its module is named like the function that the learner writes.

    lesson: two digits. reference: the right program, from pokerlib. cases: list of Case, the
        smallest and the edges first. hints: three, from a nudge to nearly the answer.
    why: function (case, expected, returned) -> sentence, for cases that say nothing themselves.
    remark: one true sentence on style or cost, shown with "right"; or a function (syntax tree or
        None) -> sentence.
    model: the program shown as the solution, where the reference is not what a learner writes.
    lift: turns a program into what is called with a case's arguments; tell and tally say what came of
        a call and of all of them (see ordering, grading).
    normal: a value in a form in which equal answers are equal. equal: how two values compare.
    rules: functions (syntax tree) -> sentence or None, for lessons on structure.
    """

    name: str
    lesson: str
    reference: Callable
    cases: list
    hints: tuple
    why: Callable = lambda case, expected, returned: ""
    remark: str | Callable = ""
    model: Callable | None = None
    lift: Callable = unlifted
    tell: Callable | None = None
    tally: Callable | None = None
    normal: Callable = frozen
    equal: Callable | None = None
    rules: tuple = ()
    expects: str = "function"
    may_change: bool = False
    iterator_ok: bool = False
    mistakes: list = field(default_factory=list)
    accepted: list = field(default_factory=list)

    def mistake(self, explanation):
        """Decorate a wrong program with what to tell those who write it."""

        def add(program):
            self.mistakes.append(Mistake(program, explanation))
            return program

        return add

    def accepts(self, program):
        """Decorate a right program in another style."""
        self.accepted.append(program)
        return program

    def source(self):
        """The solution as the learner would write it, under the exercise's name."""
        return source_text(self.model or self.reference, name=self.name)

    def same(self, expected, returned):
        """Whether the returned value counts as the expected one."""
        if self.equal:
            return self.equal(expected, returned)
        return self.normal(expected) == self.normal(returned)
