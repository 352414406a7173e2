"""Tell a learner who gave one of the practice functions' names to something else how to get it back."""

import sys


def watch(functions):
    """After each cell of a notebook, say so once when one of these functions' names means another thing."""
    shell = sys.modules["IPython"].get_ipython() if "IPython" in sys.modules else None
    if shell is None:
        return
    told = set()

    def look(result):
        for name, function in functions.items():
            if name not in told and shell.user_ns.get(name, function) is not function:
                told.add(name)
                print(
                    f"You gave the name {name} to something of your own; it is kept.\n"
                    f"The course's comes back with: from pokerlib.practice import {name}"
                )

    shell.events.register("post_run_cell", look)
