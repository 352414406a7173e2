"""A class on a real JupyterHub, on this machine alone: python -m tests.hub --learners 20

Every learner logs in, takes the link to the course, opens lesson 04, runs all of it, and answers two
exercises, one right and one wrong. Then the course changes, and every learner takes the link again.
"""

import argparse
import json
import shutil
import subprocess
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from statistics import median
from threading import Barrier, Semaphore

from pokerlib.teaching.builds import solution
from tests.hub.learner import FOLDER, Learner
from tests.hub.machine import BUILD, memory, start, stop
from tests.tools.notebooks import ROOT

LESSON = f"{FOLDER}/notebooks/04_ranks_and_kinds.ipynb"
WRONG = "def flush(hand):\n    return len({suit for rank, suit in hand}) < 3"
AT_ONCE = 3  # learners whose servers start, or whose lessons run, at the same time
TOGETHER = 300  # seconds to wait for the slowest before all answer together


def main():
    """Prepare the hub, hold the class, and print what it took."""
    parser = argparse.ArgumentParser(prog="python -m tests.hub", description=main.__doc__)
    parser.add_argument("--learners", type=int, default=20)
    count = parser.parse_args().learners
    subprocess.run([ROOT / "tests/hub/prepare"], check=True, timeout=900)
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as work:
        hub, process = start(Path(work))
        try:
            hold(hub, process, Path(work), count)
        except BaseException:
            print((Path(work) / "log").read_text()[-3000:])
            raise
        finally:
            stop(process)


def hold(hub, process, work, count):
    """The class itself, and its figures."""
    course = shutil.copytree(BUILD / "course.git", work / "course.git")
    gate, together = Semaphore(AT_ONCE), Barrier(count)
    learners = [Learner(hub, f"learner{number:02}") for number in range(1, count + 1)]
    with ThreadPoolExecutor(count) as pool:
        days = list(pool.map(lambda learner: day(learner, str(course), gate, together), learners))
    starts, runs, answers = zip(*days, strict=True)
    print(f"{count} learners, none failed.")
    print(f"Server started and course pulled: {median(starts):.0f} s, at most {max(starts):.0f} s.")
    print(f"All of lesson 04 run: {median(runs):.0f} s, at most {max(runs):.0f} s.")
    print(
        f"An answer checked, all together: {median(sum(answers, [])):.1f} s, at most {max(sum(answers, [])):.1f} s."
    )
    print(f"Memory per learner: {memory(process) / count / 1e6:.0f} MB with one notebook open.")
    change(course)
    for learner in learners:
        learner.pull(str(course))
        look(learner, work / "homes" / learner.name / FOLDER / "notebooks")
    print("The course changed, and all pulled it: no answer is lost, and each has the new text.")


def day(learner, course, gate, together):
    """One learner's day: seconds until the course is there, seconds for the lesson, those of the answers."""
    try:
        with gate:
            begin = time.perf_counter()
            learner.log_in()
            learner.pull(course)
            started = time.perf_counter() - begin
        notebook = learner.content(LESSON)
        with gate:
            begin, kernel = time.perf_counter(), learner.open(LESSON)
            for cell in notebook["cells"]:
                run(kernel, cell)
            ran = time.perf_counter() - begin
        together.wait(TOGETHER)
        answers = [answer(kernel, "kind", solution("kind"), "✓ kind: right")]
        answers += [answer(kernel, "flush", WRONG, "✗ flush: not yet")]
    except BaseException:
        together.abort()
        raise
    by_id(notebook)["exercise-kind"]["source"] = solution("kind")
    notebook["cells"].append({"cell_type": "markdown", "id": "mine", "metadata": {}, "source": "My note."})
    learner.save(LESSON, notebook)
    return started, ran, answers


def run(kernel, cell):
    """Run a cell of the lesson; its error is raised here, if it should have none."""
    if cell["cell_type"] != "code":
        return
    texts, _ = kernel.run(cell["source"])
    errors = [text for text in texts if text.startswith("error: ")]
    if bool(errors) != ("raises-exception" in cell["metadata"].get("tags", [])):
        raise RuntimeError(f"cell {cell['id']}: {errors or 'no error'}")


def answer(kernel, name, source, due):
    """Write an answer and check it: the seconds that the check took."""
    kernel.run(source)
    texts, seconds = kernel.run(f"check({name})")
    if not texts or not texts[0].startswith(due):
        raise RuntimeError(f"{due!r} was due, and there came {texts}")
    return seconds


def by_id(notebook):
    return {cell["id"]: cell for cell in notebook["cells"]}


def change(course):
    """Change lesson 04 in the repository: a text, the very stub that the learners changed, and the end."""
    with tempfile.TemporaryDirectory() as folder:
        git = ["git", "-c", "user.name=Teacher", "-c", "user.email=teacher@example.org", "-C", folder]
        subprocess.run(["git", "clone", "--quiet", course, folder], check=True, timeout=60)
        path = Path(folder) / "notebooks" / Path(LESSON).name
        notebook = json.loads(path.read_text("utf-8"))
        by_id(notebook)["tests-first"]["source"] = ["## Tests first, as ever"]
        by_id(notebook)["exercise-kind"]["source"] = ["def kind(n, ranks):\n", "    ...  # a new stub"]
        notebook["cells"].append({"cell_type": "markdown", "id": "new", "metadata": {}, "source": ["New."]})
        path.write_text(json.dumps(notebook, indent=1, ensure_ascii=False) + "\n", "utf-8")
        subprocess.run([*git, "commit", "--quiet", "-am", "Change lesson 04"], check=True, timeout=60)
        subprocess.run([*git, "push", "--quiet"], check=True, timeout=60)


def look(learner, folder):
    """Look after the pull: the learner's answer, note and progress are there, and the new text is."""
    cells = by_id(json.loads((folder / Path(LESSON).name).read_text("utf-8")))
    sources = {name: "".join(cell["source"]) for name, cell in cells.items()}
    progress = json.loads((folder / "progress.json").read_text("utf-8"))["exercises"]
    found = {
        "answer": sources["exercise-kind"] == solution("kind"),
        "note": sources.get("mine") == "My note.",
        "new text": sources["tests-first"] == "## Tests first, as ever",
        "progress": (progress["kind"]["outcome"], progress["flush"]["outcome"]) == ("right", "wrong"),
    }
    if not all(found.values()):
        raise RuntimeError(f"{learner.name} after the pull: {found}")


if __name__ == "__main__":
    main()
