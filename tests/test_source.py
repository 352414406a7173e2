"""What a lesson shows of a function: its source, cut short, renamed on request, colored."""

import textwrap

import pytest

import pokerlib
from pokerlib.source import colored, source, source_text


def factorial(n):
    """The product of 1 to n.

    >>> factorial(3)
    6
    """
    return 1 if n <= 1 else n * factorial(n - 1)


def double(n):
    """Twice as much."""
    return 2 * n


class Pile:
    """Cards, one on another.

    The last is on top: ♠ is a suit.
    """

    def top(self):
        """The last card.

        Raises: IndexError
        """
        return self.cards[-1]


def test_the_docstring_is_cut_to_its_first_line():
    assert source_text(factorial) == textwrap.dedent('''\
        def factorial(n):
            """The product of 1 to n."""
            return 1 if n <= 1 else n * factorial(n - 1)''')


def test_a_docstring_of_one_line_stays():
    assert source_text(double) == 'def double(n):\n    """Twice as much."""\n    return 2 * n'


def test_a_class_and_its_methods_are_cut_too():
    assert source_text(Pile) == textwrap.dedent('''\
        class Pile:
            """Cards, one on another."""

            def top(self):
                """The last card."""
                return self.cards[-1]''')


def test_another_name_reaches_the_calls_of_itself():
    text = source_text(factorial, name="fact")
    assert text.startswith("def fact(n):")
    assert text.endswith("n * fact(n - 1)")
    assert "factorial" not in text


def test_a_class_can_have_another_name():
    assert source_text(Pile, name="Stack").startswith("class Stack:")


@pytest.mark.parametrize("name", pokerlib.__all__)
def test_the_text_runs_and_keeps_the_code(name):
    function = getattr(pokerlib, name)
    if callable(function):
        made = {}
        exec(source_text(function, name="other"), made)
        assert made["other"].__code__.co_names == function.__code__.co_names
        assert '"""' in source_text(function)


def test_marks_for_the_formatter_are_not_shown():
    assert "fmt" not in source_text(pokerlib.hand_rank_alt)


@pytest.mark.parametrize("thing", [max, 3, lambda hand: hand])
def test_what_has_no_source_is_named(thing):
    with pytest.raises(ValueError, match=getattr(thing, "__name__", repr(thing))):
        source_text(thing)


def test_the_plain_form_is_the_text_and_the_html_form_has_no_address():
    shown = source(factorial)
    assert repr(shown) == source_text(factorial)
    assert "&lt;= " in shown._repr_html_()
    assert shown._repr_html_() == source(factorial)._repr_html_()


def test_colors_fall_back_where_there_is_no_theme():
    assert colored("def f(): pass").count("var(--jp-mirror-editor-") == 3
