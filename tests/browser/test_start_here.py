"""The first evening: open the course, answer wrong, then right, choose in a quiz, see the progress."""

WRONG = "def is_pair(first, second):\n    return first == second"
RIGHT = "def is_pair(first, second):\n    return first[0] == second[0]"


def test_the_first_lesson_from_opening_to_progress(open_notebook, learner_folder):
    start = open_notebook("00_start_here.ipynb")
    start.page.get_by_role("heading", name="Start here").wait_for()
    assert start.popups() == 0

    start.run_all()
    assert start.errors() == []
    assert start.output("check-is_pair").startswith("○ is_pair: not written yet")

    for answer, verdict in ((WRONG, "✗ is_pair: not yet"), (RIGHT, "✓ is_pair: right")):
        start.type("exercise-is_pair", answer)
        start.page.keyboard.press("Shift+Enter")
        start.run("check-is_pair")
        assert start.output("check-is_pair").startswith(verdict)
        start.shown("check-is_pair").get_by_text("is_pair").first.wait_for()

    quiz = start.shown("quiz-first-quiz")
    quiz.get_by_role("button", name="a", exact=True).click()
    quiz.get_by_text("✗").wait_for()
    start.page.keyboard.press("Tab")
    start.page.keyboard.press("Enter")
    quiz.get_by_text("✓").wait_for()

    start.run("progress-00")
    assert start.output("progress-00").endswith("1 of 1 exercises, 1 of 1 quizzes")
    assert (learner_folder / "progress.json").exists()
    assert start.popups() == 0
