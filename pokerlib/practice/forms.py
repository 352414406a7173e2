"""When two answers are the same answer: normal forms to compare values in."""


def frozen(value):
    """A hashable form in which a list and a tuple of the same items are equal.

    >>> frozen([1, (2, [3])]) == frozen((1, [2, (3,)]))
    True
    """
    if isinstance(value, list | tuple):
        return tuple(frozen(item) for item in value)
    if isinstance(value, set | frozenset):
        return frozenset(frozen(item) for item in value)
    if isinstance(value, dict):
        return frozenset((frozen(key), frozen(item)) for key, item in value.items())
    try:
        hash(value)
    except TypeError:
        return repr(value)
    return value


def any_order(value):
    """Like frozen, but the items of the outermost list may come in any order.

    >>> any_order(["2S", "3S"]) == any_order(("3S", "2S"))
    True
    """
    if isinstance(value, list | tuple | set | frozenset):
        return tuple(sorted((frozen(item) for item in value), key=repr))
    return frozen(value)


def truth(value):
    """True or False, for answers where any true value will do.

    >>> truth([1]) == truth(True), truth(None) == truth(False)
    (True, True)
    """
    return bool(value)


def nothing(value):
    """Like frozen, but False counts as None: both say that there is nothing.

    >>> nothing(False) == nothing(None)
    True
    """
    return None if value is False else frozen(value)


def one_of(expected, returned):
    """Whether the value is one of the expected ones: any of several best hands will do.

    >>> one_of([["2S"], ["2H"]], ("2H",))
    True
    """
    return any(frozen(choice) == frozen(returned) for choice in expected)
