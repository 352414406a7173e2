"""Keep the learner's own lists as they are while their program is tried."""

import copy

from pokerlib.practice.learner import codes

LARGEST = 10_000


class Kept:
    """The lists, dicts and sets of the notebook that a program names, to be put back after each call."""

    def __init__(self, program):
        names = {name for code in codes(program) for name in all_names(code)}
        found = getattr(program, "__globals__", {})
        values = [found[name] for name in names if type(found.get(name)) in (list, dict, set)]
        self.pairs = [(value, copied) for value in values if (copied := _copy(value)) is not None]

    def put_back(self):
        """Give every one the contents that it had at first, in place."""
        for value, before in self.pairs:
            if value != before:
                value.clear()
                (value.extend if isinstance(value, list) else value.update)(copy.deepcopy(before))


def _copy(value):
    """A deep copy; None of what is very large, or holds what can't be copied."""
    try:
        return copy.deepcopy(value) if len(value) <= LARGEST else None
    except Exception:
        return None


def all_names(code):
    """The names that a code object uses, those in functions inside it too.

    >>> all_names(compile("def f(): return max(hands)", "", "exec")) >= {"max", "hands"}
    True
    """
    inner = [part for part in code.co_consts if hasattr(part, "co_names")]
    return set(code.co_names).union(*map(all_names, inner))
