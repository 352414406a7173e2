"""The two commands for a class: its table from progress files, and the grades of what it handed in."""

import csv
import sys
from collections import Counter
from pathlib import Path

from pokerlib.practice import bank
from pokerlib.teaching import class_table
from pokerlib.teaching.progress_files import read_class


def add_commands(commands):
    """Add the commands class and grade to those of python -m pokerlib.teaching."""
    command = commands.add_parser("class", help="who is where and who is stuck, from progress files")
    command.add_argument(
        "folders", nargs="+", metavar="FOLDER", help="a folder with progress files, or a file"
    )
    command.add_argument("--csv", type=Path, metavar="FILE", help="write a table for a spreadsheet, too")
    command.set_defaults(does=show_class)
    command = commands.add_parser("grade", help="run what learners handed in, and count what is solved")
    command.add_argument(
        "folder", type=Path, metavar="FOLDER", help="a folder or a notebook for each learner"
    )
    command.add_argument("--csv", type=Path, metavar="FILE", default=Path("grades.csv"), help="grades.csv")
    command.set_defaults(does=grade_class)


def show_class(options):
    """Print the class's table; name the files that could not be read."""
    learners, broken = told(lambda: read_class(options.folders))
    print(printable(class_table.report(learners)))
    if broken:
        print(f"\nNot read ({len(broken)})", *(f"  {printable(line)}" for line in broken), sep="\n")
    if options.csv:
        write_csv(options.csv, class_table.HEAD, class_table.rows(learners))
        print(f"\n{options.csv}: a row for each learner and exercise")


def grade_class(options):
    """Grade a folder of submissions, print a line for each learner, and write the table."""
    try:
        from pokerlib.teaching.grading import grade
    except ImportError:
        sys.exit("Grading limits what it runs by means of Linux and macOS; on Windows, use WSL.")
    print("Running every answer in a process of its own: about a second for each.", flush=True)
    names, table = [exercise.name for exercise in bank.all_exercises()], []
    for submission, outcomes in told(lambda: grade(options.folder)):
        count, notes = Counter(outcomes.values()), "; ".join(submission.notes)
        cells = [outcomes.get(name, "") for name in names]
        table.append([submission.learner, count["solved"], len(outcomes), *cells, notes])
        line = f"{submission.learner}: {count['solved']} solved of {len(outcomes)} attempted. {notes}"
        print(printable(line.strip()))
    write_csv(options.csv, ["learner", "solved", "attempted", *names, "notes"], table)
    print(f"{options.csv}: a row for each learner, a column for each of {len(names)} exercises")


def told(ask):
    """What ask() returns; a ValueError ends the command with its message alone."""
    try:
        return ask()
    except ValueError as error:
        sys.exit(printable(str(error)))


def write_csv(path, head, rows):
    """Write a table as CSV that spreadsheets open as it is, names with accents included.

    A cell that would begin a formula gets an apostrophe before it.
    """
    with open(path, "w", newline="", encoding="utf-8-sig", errors="backslashreplace") as file:
        csv.writer(file).writerows([[as_text(cell) for cell in row] for row in [head, *rows]])


def as_text(cell):
    """A cell that no spreadsheet takes for a formula.

    >>> as_text("=1+1"), as_text("Ann"), as_text(3)
    ("'=1+1", 'Ann', 3)
    """
    return f"'{cell}" if isinstance(cell, str) and cell[:1] in tuple("=+-@\t\r") else cell


def printable(text):
    """A text without what would confuse a terminal; lines stay.

    >>> printable("A\\x1b[31mnn")
    'A?[31mnn'
    """
    return "".join(char if char.isprintable() or char == "\n" else "?" for char in text)
