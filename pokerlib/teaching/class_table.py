"""Where a class is, who is stuck where, and which mistakes are common: from the learners' progress files.

The learners give their progress.json to the teacher by hand, if they like to; nothing is sent by itself.
"""

from collections import Counter

from pokerlib.practice import bank

STUCK = 3  # attempts without a right one
MOST_NAMED = 8  # names in a line of the text
HEAD = ["learner", "lesson", "exercise", "outcome", "attempts", "hints", "solution seen", "mistakes", "last"]


def rows(learners):
    """One row for each exercise that a learner has tried, under HEAD, for a spreadsheet."""
    lessons = lessons_of_exercises()
    return [
        [
            learner.name,
            lessons[name],
            name,
            entry.get("outcome", ""),
            entry.get("attempts", 0),
            entry.get("hints", 0),
            "yes" if entry.get("solution") else "",
            "; ".join(f"{mistake} ({count})" for mistake, count in entry.get("mistakes", {}).items()),
            entry.get("when", ""),
        ]
        for learner in learners
        for name, entry in sorted(learner.exercises.items(), key=lambda item: lessons.get(item[0], ""))
        if name in lessons
    ]


def report(learners):
    """The class as text: one line for each learner, then who is stuck, then the mistakes that are common."""
    return "\n".join([*where(learners), "", *stuck(learners), "", *common(learners)])


def where(learners):
    """A table: of each lesson the exercises that a learner has solved, all of them, and the last day."""
    lessons = lessons_of_exercises()
    of = Counter(lessons.values())
    width = max([len("Solved"), *(len(learner.name) for learner in learners)])
    cells = "".join(f"{lesson:>6}" for lesson in of)
    yield f"{'Solved':{width}}{cells}{'all':>8}  last"
    for learner in learners:
        solved = Counter(lessons[name] for name in solved_by(learner) if name in lessons)
        cells = "".join(f"{f'{solved[lesson]}/{of[lesson]}' if solved[lesson] else '-':>6}" for lesson in of)
        entries = [*learner.exercises.values(), *learner.quizzes.values()]
        last = max((entry.get("when", "") for entry in entries), default="")
        yield f"{learner.name:{width}}{cells}{f'{solved.total()}/{of.total()}':>8}  {last[:10]}"


def stuck(learners):
    """A line for each exercise that learners have tried STUCK times or more, and not solved."""
    yield f"Stuck ({STUCK} attempts or more, none right)"
    lines = []
    for name, lesson in lessons_of_exercises().items():
        tried = {learner.name: learner.exercises.get(name, {}) for learner in learners}
        names = [
            f"{learner} ({entry['attempts']})"
            for learner, entry in tried.items()
            if entry.get("attempts", 0) >= STUCK and entry.get("outcome") != "right"
        ]
        if names:
            lines.append((-len(names), f"  {lesson} {name}: {in_short(names)}"))
    yield from [line for _, line in sorted(lines)] or ["  nobody"]


def common(learners):
    """The known mistakes that learners share, the most common first, with what each is told."""
    yield "Common mistakes"
    made = Counter(
        (name, mistake)
        for learner in learners
        for name, entry in learner.exercises.items()
        for mistake in entry.get("mistakes", {})
    )
    known = {
        (exercise.name, mistake.name): (exercise.lesson, mistake.explanation)
        for exercise in bank.all_exercises()
        for mistake in exercise.mistakes
    }
    found = [(*key, count) for key, count in made.most_common() if count > 1 and key in known]
    for name, mistake, count in found:
        lesson, explanation = known[name, mistake]
        yield f"  {lesson} {name}: {count} learners. {explanation}"
    if not found:
        yield "  none that two learners share"


def lessons_of_exercises():
    """The lesson of each exercise, {"is_pair": "00", ...}, in the order of the course."""
    return {exercise.name: exercise.lesson for exercise in bank.all_exercises()}


def solved_by(learner):
    """The names of the exercises that a learner has solved."""
    return [name for name, entry in learner.exercises.items() if entry.get("outcome") == "right"]


def in_short(names):
    """Names in a line, of which the last are counted if there are many.

    >>> in_short([f"learner {number}" for number in range(10)])[-31:]
    'learner 6, learner 7 and 2 more'
    """
    more = f" and {len(names) - MOST_NAMED} more" if len(names) > MOST_NAMED else ""
    return ", ".join(names[:MOST_NAMED]) + more
