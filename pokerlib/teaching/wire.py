"""What a call did, as plain data: so it can be judged in another process than that of the learner's code."""

import builtins
import importlib
import numbers
from decimal import Decimal
from fractions import Fraction

from pokerlib.practice.calls import Call
from pokerlib.practice.limits import TimeIsUp

_PRACTICE = "pokerlib.practice."
_MANY = {"list": list, "tuple": tuple, "set": set, "frozenset": frozenset}
_ERRORS = {
    name: value
    for name, value in vars(builtins).items()
    if isinstance(value, type) and issubclass(value, BaseException)
}


class Other:
    """Stands for a value of another kind: it equals nothing, and is true if the value was."""

    def __init__(self, true):
        self.true = true

    def __bool__(self):
        return self.true


def packed(value):
    """A value in a form that JSON can write; what isn't made of numbers, texts and collections is lost.

    >>> packed([2, ("KS", None)])
    ['list', [2, ['tuple', ['KS', None]]]]
    """
    if type(value).__module__ == "numpy" and getattr(value, "ndim", None) == 0:
        value = value.item()
    if type(value).__module__.startswith(_PRACTICE):
        plain = next((kind(value) for kind in (list, str) if isinstance(value, kind)), None)
        return ["own", [type(value).__module__, type(value).__name__, packed(plain), packed(vars(value))]]
    if value is None or isinstance(value, bool | int | float | str):
        return value
    for name, kind in _MANY.items():
        if isinstance(value, kind):
            return [name, [packed(item) for item in value]]
    if isinstance(value, dict):
        return ["dict", [[packed(key), packed(item)] for key, item in value.items()]]
    if isinstance(value, numbers.Rational | Decimal):
        return ["Fraction", [*Fraction(value).as_integer_ratio()]]
    return ["other", bool(value)]


def unpacked(data):
    """The value that was packed.

    Raises: ValueError, TypeError or another Exception for what packed doesn't give.

    >>> unpacked(packed({"KS": Fraction(1, 52), "ranks": (13, 2.5)}))
    {'KS': Fraction(1, 52), 'ranks': (13, 2.5)}
    """
    if not isinstance(data, list):
        return data
    kind, inside = data
    if kind in _MANY:
        return _MANY[kind](unpacked(item) for item in inside)
    if kind == "dict":
        return {unpacked(key): unpacked(item) for key, item in inside}
    known = {"Fraction": lambda ratio: Fraction(ratio[0], ratio[1]), "own": own, "other": Other}
    if kind not in known:
        raise ValueError(
            f"no value is of the kind {kind!r}; packed gives {', '.join([*_MANY, 'dict', *known])}"
        )
    return known[kind](inside)


def own(parts):
    """An object of one of the classes that pokerlib.practice lets programs return, such as Finding."""
    module, name, plain, attributes = parts
    kind = getattr(importlib.import_module(module), name) if module.startswith(_PRACTICE) else None
    if not isinstance(kind, type) or kind.__module__ != module:
        raise ValueError(f"{module}.{name} is not a class of pokerlib.practice")
    value = kind.__new__(kind) if plain is None else kind(unpacked(plain))
    vars(value).update(unpacked(attributes))
    return value


def packed_call(done):
    """A Call as data: its value, the names of its error's types, and whether an argument was changed."""
    try:
        value = packed(done.value)
    except Exception:  # a list within itself, or a value that refuses to be looked at
        value = ["other", False]
    errors = [kind.__name__ for kind in type(done.error).__mro__]
    return {
        "value": value,
        "errors": errors if done.error is not None else [],
        "changed": bool(done.changed),
        "iterator": done.iterator,
    }


def unpacked_call(data):
    """The Call that was packed, as far as a mark depends on it.

    >>> unpacked_call(packed_call(Call(error=KeyError("kind")))).error
    KeyError()
    """
    known = [_ERRORS[name] for name in data["errors"] if name in _ERRORS]
    error = known[0].__new__(known[0]) if known else None
    if "TimeIsUp" in data["errors"]:
        error = TimeIsUp()
    changed = (("before", "after"),) if data["changed"] else ()
    return Call(unpacked(data["value"]), error, changed=changed, iterator=data["iterator"])
