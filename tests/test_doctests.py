"""Every public function says what it does and shows it, and what it shows is true."""

import doctest
import importlib
import inspect
import pkgutil

import pytest

import pokerlib

MODULES = [
    "pokerlib",
    *(
        module.name
        for module in pkgutil.walk_packages(pokerlib.__path__, "pokerlib.")
        if not module.name.endswith("__main__")
    ),
]


def public_functions(name):
    """The functions that a module defines for others: (name, docstring) pairs."""
    module = importlib.import_module(name)
    for member, function in inspect.getmembers(module, inspect.isfunction):
        if function.__module__ == name and not member.startswith("_"):
            yield f"{name}.{member}", inspect.getdoc(function) or ""


@pytest.mark.parametrize("name", MODULES)
def test_the_examples_of_a_module_are_true(name):
    module = importlib.import_module(name)
    assert doctest.testmod(module, optionflags=doctest.NORMALIZE_WHITESPACE).failed == 0


def test_every_module_says_what_it_holds():
    silent = [name for name in MODULES if not importlib.import_module(name).__doc__]
    assert not silent, f"modules without a docstring: {silent}"


def test_every_public_function_says_what_it_does():
    # The programs in the exercises, and the wrong ones they share, are answers as learners write them.
    answers = ("pokerlib.practice.exercises.", "pokerlib.practice.wrong_")
    ours = [name for name in MODULES if not name.startswith(answers)]
    silent = [name for module in ours for name, text in public_functions(module) if not text]
    assert not silent, "public functions without a docstring:\n" + "\n".join(silent)


def test_every_function_for_lessons_has_an_example():
    tools = ("pokerlib.practice", "pokerlib.workspace", "pokerlib.teaching")
    lessons = [name for name in MODULES if not name.startswith(tools)]
    silent = [name for module in lessons for name, text in public_functions(module) if ">>>" not in text]
    assert not silent, "public functions without a doctest:\n" + "\n".join(silent)
