"""List the exercises for a maintainer: python -m pokerlib.practice"""

from pokerlib.practice.bank import all_exercises

ROW = "{:6} {:20} {:>5} {:>8} {:>8} {:>5}"

if __name__ == "__main__":
    print(ROW.format("lesson", "exercise", "cases", "mistakes", "accepted", "hints"))
    for e in all_exercises():
        print(ROW.format(e.lesson, e.name, len(e.cases), len(e.mistakes), len(e.accepted), len(e.hints)))
