"""The learner's working copy: whatever happens, nothing that the learner wrote is lost."""

import json
import os

import nbformat
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from nbformat.sign import NotebookNotary
from nbformat.v4 import new_code_cell, new_notebook

from pokerlib import workspace
from pokerlib.workspace import find_lesson, place_settings, reset_lesson, update


@pytest.fixture
def shipped(tmp_path):
    return ship(tmp_path / "notebooks")


@pytest.fixture
def learn(tmp_path, shipped):
    update(tmp_path / "learn", shipped)
    return tmp_path / "learn"


def ship(folder, text="as shipped"):
    (folder / "images").mkdir(parents=True, exist_ok=True)
    for name in ("00_start_here.ipynb", "03_hand_rank.ipynb", "images/rank.png"):
        (folder / name).write_text(f"{name} {text}", "utf-8")
    (folder / "progress.json").write_text("a maintainer's own", "utf-8")
    return folder


def texts(folder):
    """Everything that a learner can see in a folder: {path: text}."""
    files = [path for path in folder.rglob("*") if path.is_file() and path.name != workspace.MANIFEST]
    return {path.relative_to(folder).as_posix(): path.read_text("utf-8") for path in files}


def test_a_first_copy_holds_the_notebooks_and_their_pictures(shipped, tmp_path):
    assert update(tmp_path / "mine", shipped) == ["3 new files."]
    assert sorted(texts(tmp_path / "mine")) == [
        "00_start_here.ipynb", "03_hand_rank.ipynb", "images/rank.png",
    ]  # fmt: skip


def test_a_second_run_changes_nothing(shipped, learn):
    (learn / "03_hand_rank.ipynb").write_text("mine", "utf-8")
    (learn / "progress.json").write_text("my progress", "utf-8")
    (learn / "notes.ipynb").write_text("my notes", "utf-8")
    before = texts(learn)
    assert update(learn, shipped) == []
    assert texts(learn) == before


def test_an_untouched_copy_follows_the_shipped_one_and_a_changed_one_stays(shipped, learn):
    (learn / "03_hand_rank.ipynb").write_text("mine", "utf-8")
    ship(shipped, "a second time")
    lines = update(learn, shipped)
    assert texts(learn)["00_start_here.ipynb"] == "00_start_here.ipynb a second time"
    assert texts(learn)["03_hand_rank.ipynb"] == "mine"
    assert "00_start_here.ipynb is brought up to date." in lines
    assert any(
        line.startswith("03_hand_rank.ipynb: yours is kept") and 'reset("03")' in line for line in lines
    )


def test_a_deleted_lesson_comes_back(shipped, learn):
    (learn / "03_hand_rank.ipynb").unlink()
    assert update(learn, shipped) == ["1 new files."]
    assert (learn / "03_hand_rank.ipynb").exists()


def test_without_its_record_a_copy_is_taken_for_the_learners(shipped, learn):
    for broken in ("", "[]", "{"):
        (learn / workspace.MANIFEST).write_text(broken, "utf-8")
        (learn / "03_hand_rank.ipynb").write_text("mine", "utf-8")
        update(learn, shipped)
        assert texts(learn)["03_hand_rank.ipynb"] == "mine"


def test_a_crash_at_any_moment_loses_nothing(shipped, learn, monkeypatch):
    (learn / "03_hand_rank.ipynb").write_text("mine", "utf-8")
    ship(shipped, "a second time")
    replace, moments = os.replace, []

    def crash_at(moment):
        def replace_or_crash(*paths):
            moments.append(paths)
            if len(moments) == moment:
                raise KeyboardInterrupt
            replace(*paths)

        return replace_or_crash

    for moment in (1, 2, 3):
        moments.clear()
        monkeypatch.setattr(os, "replace", crash_at(moment))
        with pytest.raises(KeyboardInterrupt):
            reset_lesson(3, learn, shipped)
        kept = [text for name, text in texts(learn).items() if "mine" in text]
        assert kept, f"lost when it stopped at write {moment}"
        monkeypatch.setattr(os, "replace", replace)
        update(learn, shipped)
        assert "mine" in texts(learn).values()
        (learn / "03_hand_rank.ipynb").write_text("mine", "utf-8")


def test_a_reset_keeps_the_learners_version_each_time(shipped, learn):
    kept = []
    for version in ("first", "second", "third"):
        (learn / "03_hand_rank.ipynb").write_text(version, "utf-8")
        kept.append(reset_lesson("03", learn, shipped))
        assert texts(learn)["03_hand_rank.ipynb"] == "03_hand_rank.ipynb as shipped"
    assert [path.read_text("utf-8") for path in kept] == ["first", "second", "third"]
    assert {path.parent for path in kept} == {learn / "kept"}
    assert all(path.name.startswith("03_hand_rank 20") and path.suffix == ".ipynb" for path in kept)


def test_after_a_reset_the_lesson_follows_the_shipped_one_again(shipped, learn):
    (learn / "03_hand_rank.ipynb").write_text("mine", "utf-8")
    ship(shipped, "a second time")
    reset_lesson(3, learn, shipped)
    ship(shipped, "a third time")
    update(learn, shipped)
    assert texts(learn)["03_hand_rank.ipynb"].endswith("a third time")


def test_a_reset_of_an_untouched_lesson_keeps_nothing(shipped, learn):
    assert reset_lesson("03", learn, shipped) is None
    assert not (learn / "kept").exists()


@settings(max_examples=30, deadline=None)
@given(steps=st.lists(st.sampled_from(["write", "ship", "update", "reset"]), max_size=8))
def test_no_sequence_of_steps_loses_a_version(tmp_path_factory, steps):
    shipped = ship(tmp_path_factory.mktemp("notebooks"))
    learn = tmp_path_factory.mktemp("learn")
    update(learn, shipped)
    written = []
    for number, step in enumerate(steps):
        if step == "write":
            written.append(f"mine, version {number}")
            previous = (learn / "03_hand_rank.ipynb").read_text("utf-8")
            written = [text for text in written if text != previous]  # the learner writes over it
            (learn / "03_hand_rank.ipynb").write_text(written[-1], "utf-8")
        elif step == "ship":
            ship(shipped, f"shipped again {number}")
        elif step == "update":
            update(learn, shipped)
        else:
            reset_lesson("3", learn, shipped)
    assert set(written) <= set(texts(learn).values())


@pytest.mark.parametrize("number", ["44", 44, "", "kind", None, -3, 3.0])
def test_an_unknown_lesson_is_named_with_those_that_exist(shipped, number):
    with pytest.raises(ValueError, match=r"no lesson .*The lessons are 00, 03\.") as error:
        find_lesson(number, shipped)
    assert repr(number) in str(error.value)


@pytest.mark.parametrize("number", ["03", "3", 3, " 3 "])
def test_a_lesson_is_found_by_its_number(shipped, number):
    assert find_lesson(number, shipped) == "03_hand_rank.ipynb"


def test_the_shipped_notebooks_are_no_working_copy(shipped):
    for call in (lambda: update(shipped, shipped), lambda: reset_lesson(3, shipped, shipped)):
        with pytest.raises(ValueError, match="as shipped"):
            call()


def test_a_folder_without_notebooks_is_named(tmp_path):
    with pytest.raises(ValueError, match="no notebooks in .*nowhere"):
        update(tmp_path / "learn", tmp_path / "nowhere")


def test_the_settings_join_those_that_an_environment_has(tmp_path):
    target = tmp_path / "share/jupyter/lab/settings/overrides.json"
    place_settings(tmp_path)
    news = json.loads(target.read_text("utf-8"))["@jupyterlab/apputils-extension:notification"]
    assert news["fetchNews"] == "false"
    target.write_text('{"theirs": {"theme": "dark"}}', "utf-8")
    place_settings(tmp_path)
    assert len(json.loads(target.read_text("utf-8"))) == 2
    inode = target.stat().st_ino
    place_settings(tmp_path)
    assert target.stat().st_ino == inode, "nothing is written when nothing changes"


def test_the_shipped_notebooks_are_trusted_and_others_are_not(tmp_path, monkeypatch):
    monkeypatch.setenv("JUPYTER_DATA_DIR", str(tmp_path / "data"))
    shipped = new_notebook(cells=[new_code_cell("1 + 1", id="sum")])
    changed = new_notebook(cells=[new_code_cell("1 + 2", id="sum")])
    (tmp_path / "00_start_here.ipynb").write_text(nbformat.writes(shipped), "utf-8")
    workspace.trust(tmp_path)
    assert NotebookNotary().check_signature(shipped) and not NotebookNotary().check_signature(changed)
