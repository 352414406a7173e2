"""A notebook to try answers in, for the tests of the practice functions."""

import pytest
from IPython.core.interactiveshell import InteractiveShell

from pokerlib import practice
from pokerlib.practice.rebinding import watch


@pytest.fixture
def notebook(monkeypatch):
    """Run cells as a notebook does: notebook(source) gives the value of the cell's last line."""
    monkeypatch.setenv("POKERLIB_PROGRESS", "memory")
    monkeypatch.setattr("pokerlib.practice.record._in_memory", {})
    monkeypatch.setattr("pokerlib.practice.functions._hints_given", {})
    monkeypatch.setattr("pokerlib.practice.functions._asked", set())
    InteractiveShell.clear_instance()
    shell = InteractiveShell.instance()
    watch({name: getattr(practice, name) for name in practice.__all__})

    def run(source):
        done = shell.run_cell(source, store_history=True)
        if done.error_in_exec:
            raise done.error_in_exec
        return done.result

    run("from pokerlib.practice import *")
    yield run
    InteractiveShell.clear_instance()
