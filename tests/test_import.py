"""Importing the package is quick, and loads no large library before it is used."""

import subprocess
import sys

import pytest

LARGE = {"numpy", "pandas", "matplotlib", "IPython", "ipywidgets", "pygments"}


def fresh(code, *options):
    """A new interpreter runs the code: what it writes and what it reports."""
    return subprocess.run([sys.executable, *options, "-c", code], capture_output=True, text=True, check=True)


@pytest.mark.parametrize(
    "name", ["pokerlib", "pokerlib.practice", "pokerlib.show", "pokerlib.source", "pokerlib.figures"]
)
def test_no_large_library_is_loaded(name):
    loaded = fresh(f"import sys, {name}; print(*sys.modules)").stdout.split()
    assert name in loaded
    assert not LARGE.intersection(module.split(".")[0] for module in loaded)


def test_the_import_takes_less_than_30_ms():
    def milliseconds():
        *_, last = fresh("import pokerlib", "-X", "importtime").stderr.splitlines()
        own, total, name = last.removeprefix("import time:").split("|")
        assert name.strip() == "pokerlib"
        return int(total) / 1000

    assert min(milliseconds() for _ in range(5)) < 30
