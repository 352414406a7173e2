"""The trial of a JupyterHub, without the hub: make hub holds it for real."""

import json
import runpy
from pathlib import Path
from urllib.parse import parse_qs

import pytest
from traitlets.config import Config

from pokerlib.practice.bank import find
from pokerlib.practice.verdict import verdict
from tests.hub.__main__ import LESSON, WRONG, by_id, run
from tests.hub.learner import FOLDER, pull_query, shown
from tests.hub.machine import free_ports
from tests.tools.notebooks import NOTEBOOKS, ROOT


def test_the_hub_listens_on_loopback_alone(monkeypatch, tmp_path):
    monkeypatch.setenv("TRIAL_FOLDER", str(tmp_path))
    monkeypatch.setenv("TRIAL_BUILD", str(tmp_path))
    monkeypatch.setenv("TRIAL_PORTS", "1111 2222 3333")
    config = Config()
    runpy.run_path(str(ROOT / "tests/hub/jupyterhub_config.py"), {"get_config": lambda: config})
    addresses = [
        config.JupyterHub.bind_url,
        config.JupyterHub.hub_bind_url,
        config.ConfigurableHTTPProxy.api_url,
    ]
    assert addresses == ["http://127.0.0.1:1111", "http://127.0.0.1:3333", "http://127.0.0.1:2222"]


def test_the_link_opens_the_first_lesson():
    query = {
        name: value for name, (value,) in parse_qs(pull_query("https://example.org/a/course.git")).items()
    }
    assert query["repo"] == "https://example.org/a/course.git" and query["targetpath"] == FOLDER
    assert query["urlpath"].startswith(f"lab/tree/{FOLDER}/notebooks/")
    assert (NOTEBOOKS / Path(query["urlpath"]).name).exists()


def test_the_instructor_gives_the_same_link():
    page = "".join((NOTEBOOKS / "INSTRUCTOR.md").read_text("utf-8").split())
    assert f"https://HUB/hub/user-redirect/git-pull?{pull_query('REPOSITORY')}" in page


def test_the_lesson_has_the_cells_that_the_trial_changes():
    notebook = json.loads((NOTEBOOKS / Path(LESSON).name).read_text("utf-8"))
    assert {"tests-first", "exercise-kind", "exercise-flush"} <= by_id(notebook).keys()


def test_the_wrong_answer_is_wrong():
    names = {}
    exec(WRONG, names)
    assert verdict(find("flush"), names["flush"])[0].heading == "✗ flush: not yet"


class Kernel:
    """A kernel that answers each cell with the same texts."""

    def __init__(self, *texts):
        self.texts = list(texts)

    def run(self, source):
        return self.texts, 0.1


def cell(*tags):
    return {"id": "one", "cell_type": "code", "source": "1", "metadata": {"tags": list(tags)}}


def test_a_cell_that_fails_ends_the_trial_unless_it_should_fail():
    error = shown("error", {"ename": "ValueError", "evalue": "not a card"})[0]
    run(Kernel("1"), cell())
    run(Kernel(error), cell("raises-exception"))
    with pytest.raises(RuntimeError, match="cell one: .*not a card"):
        run(Kernel(error), cell())
    with pytest.raises(RuntimeError, match="cell one: no error"):
        run(Kernel("1"), cell("raises-exception"))


def test_ports_are_free_and_differ():
    assert len(set(free_ports(3))) == 3
