"""The house is in order: what is installed, how long modules are, and what the README says there is."""

import re
import subprocess
import sys
import tomllib

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from tests.tools.notebooks import ROOT, paths

PYPROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
PINNED = ROOT / "requirements.txt", ROOT / "tests" / "requirements.txt"
INSTALLERS = ["Makefile", "README.md", "CONTRIBUTING.md", ".ci/run", "binder/check", "binder/postBuild"]
MODULES = sorted((ROOT / "pokerlib").rglob("*.py"))


def requirements(path):
    lines = [line.split("#")[0].strip() for line in path.read_text("utf-8").splitlines()]
    return {canonicalize_name(Requirement(line).name): Requirement(line) for line in lines if line}


@pytest.mark.parametrize("path", PINNED, ids=["course", "tests"])
def test_every_package_is_pinned_to_one_version_and_from_no_special_place(path):
    for requirement in requirements(path).values():
        assert re.fullmatch(r"==[^*,]+", str(requirement.specifier)), requirement
        assert requirement.url is None
    assert not re.search(r"^\s*-|://", path.read_text("utf-8"), re.M)


def test_the_pins_lie_in_the_ranges_and_the_tests_add_only_their_own():
    course, tests = map(requirements, PINNED)
    assert course.keys() & tests.keys() == set()
    asked = PYPROJECT["project"]["dependencies"] + PYPROJECT["dependency-groups"]["test"]
    for requirement in map(Requirement, asked):
        pin = (course | tests)[canonicalize_name(requirement.name)]
        assert str(pin.specifier).removeprefix("==") in requirement.specifier


def test_the_stranger_named_pokerlib_cannot_be_installed():
    assert PYPROJECT["project"]["name"] == "designing-poker"
    for path in [*PINNED, ROOT / "binder" / "requirements.txt"]:
        assert not re.search(r"poker", path.read_text("utf-8"), re.I), path
    for name in INSTALLERS:
        lines = (ROOT / name).read_text("utf-8").splitlines()
        for line in (line for line in lines if re.search(r"\binstall\b", line, re.I)):
            assert "pokerlib" not in line, line
            assert " -e ." not in line or "--no-deps" in line, line


@pytest.mark.parametrize("path", MODULES, ids=[str(path.relative_to(ROOT)) for path in MODULES])
def test_no_module_is_over_200_lines(path):
    assert len(path.read_text("utf-8").splitlines()) <= 200


def test_everything_is_formatted_and_linted():
    for command in (["format", "--check"], ["check"]):
        process = subprocess.run(
            [sys.executable, "-m", "ruff", *command, "--quiet", str(ROOT)], capture_output=True, text=True
        )
        assert process.returncode == 0, process.stdout + process.stderr


def test_the_map_in_the_readme_shows_the_notebooks_that_exist():
    readme = (ROOT / "README.md").read_text("utf-8")
    linked = re.findall(r"\]\(notebooks/(\d\d_\w+\.ipynb)\)", readme)
    assert linked == [path.name for path in paths()]


def test_every_link_and_picture_of_the_documents_exists():
    for name in ("README.md", "CONTRIBUTING.md"):
        text = (ROOT / name).read_text("utf-8")
        links = re.findall(r"\]\(([^)#:]+)\)", text) + re.findall(r'<img src="([^":]+)"', text)
        assert [link for link in links if not (ROOT / link).exists()] == []
        pictures = re.findall(r"!\[.*?\]|<img .*?>", text)
        assert [tag for tag in pictures if not re.search(r'!\[\S.*\]|alt="\S.*"', tag)] == []


def test_what_binder_runs_can_be_run():
    assert (ROOT / "binder" / "runtime.txt").read_text("utf-8").strip() == "python-3.13"
    for name in ("binder/postBuild", "binder/check", ".ci/run"):
        assert (ROOT / name).stat().st_mode & 0o111, name
