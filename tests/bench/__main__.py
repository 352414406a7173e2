"""Compares pokerlib with other poker libraries, in an environment made for it in build/bench.

Run it as: python -m tests.bench [ROUNDS]
"""

import os
import shutil
import subprocess
import sys
import venv
from pathlib import Path

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
PLACE = ROOT / "build" / "bench"
PYTHON = str(PLACE / ("Scripts/python.exe" if os.name == "nt" else "bin/python"))


def install(wanted):
    """Make the environment with these packages; one that can't be had here is said, and left out."""
    print("Installing the other libraries, this time only: under a minute.", flush=True)
    uv = shutil.which("uv")
    venv.create(PLACE, clear=True, symlinks=os.name != "nt", with_pip=not uv)
    command = [uv, "pip", "install", "--python", PYTHON] if uv else [PYTHON, "-m", "pip", "install"]
    for package in wanted:
        if subprocess.run([*command, "--quiet", package]).returncode:
            print(f"{package} can't be installed here: its rows stay out of the table.", flush=True)


def main():
    lines = (HERE / "requirements.txt").read_text("utf-8").splitlines()
    wanted = [line for line in lines if not line.startswith("#")]
    done = PLACE / "installed.txt"
    if not done.exists() or done.read_text("utf-8").splitlines() != wanted:
        install(wanted)
        done.write_text("\n".join(wanted), "utf-8")
    compare = [PYTHON, "-m", "tests.bench.compare", *sys.argv[1:]]
    return subprocess.run(compare, cwd=ROOT).returncode


if __name__ == "__main__":
    sys.exit(main())
