"""Exercises that deal: judged by what is true of every fair deal, whichever cards come."""

import inspect
import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from fractions import Fraction
from itertools import permutations

from pokerlib.cards import deck as new_deck
from pokerlib.every_draw import exact_outcomes
from pokerlib.practice.calls import as_typed, typed
from pokerlib.practice.exercise import Fresh
from pokerlib.shuffle_tests import chi_square_test

SMALL = 4  # cards: of so few, all deals can be followed
ENOUGH = 10  # cards of 52: two fair deals of so many are the same less than once in 10**16
OFTEN = 40  # a fair deal of fewer cards is the same so many times less than once in 10**12


@dataclass(frozen=True)
class Finding:
    """What is wrong with a program that draws, "" for nothing, and what it returned."""

    fault: str = ""
    returned: object = field(default=None, compare=False)


def seeded(seed):
    """An argument random.Random(seed), made anew for each call."""
    return Fresh(lambda: random.Random(seed), f"random.Random({seed})")


def equal_source(rng):
    """Another random source that will give the same draws."""
    twin = random.Random()
    twin.setstate(rng.getstate())
    return twin


def misfit(program, *args, **given):
    """A Finding if the program's parameters don't fit the call, else None."""
    try:
        inspect.signature(program).bind(*args, **given)
    except ValueError:  # a function of C may not say what it takes
        return None
    except TypeError:
        return Finding(f"Yours takes `{inspect.signature(program)}`, so this call can't be made.")


def tell_finding(exercise, failure):
    """The call, what it returned if that shows the fault, and the fault."""
    call, value = as_typed(exercise.name, failure.case), failure.done.value
    if not isinstance(value, Finding):
        yield f"`{call}` returned `{typed(value)}`."
    elif value.returned is None:
        yield f"`{call}`: {value.fault}"
    else:
        yield f"`{call}` returned `{typed(value.returned)}`. {value.fault}"


def by_deals(program):
    """Turn a program that deals into one that says what is wrong with its deal, as a Finding."""

    def run(numhands, **given):
        if unfit := misfit(program, numhands, **given):
            return unfit
        pack = list(given.get("deck", new_deck()))
        twin = equal_source(given["rng"]) if "rng" in given else None
        hands = program(numhands, **given)
        if hands is None:
            return None
        if isinstance(hands, Iterator):
            return Finding("A generator gives its hands only once: `list(...)` around it makes a list.")
        fault = fault_of_hands(hands, numhands, given.get("n", 5), pack)
        if fault:
            return Finding(fault, hands)
        if given.get("deck", pack) != pack:
            return Finding("The deck that it was given is another one afterwards.")

        def deal(**other):
            """The same call once more, with a deck and a random source of its own."""
            decks = {"deck": list(pack)} if "deck" in given else {}
            return program(numhands, **{**given, **decks, **other})

        if twin is None:
            return Finding(fault_without_source(hands, deal))
        drawn = given["rng"].getstate() != twin.getstate()
        return Finding(fault_of_source(hands, deal, twin, drawn, pack) or fault_of_chances(hands, deal, pack))

    return run


def fault_of_hands(hands, numhands, n, pack):
    """What is wrong with one deal as it lies on the table, or ""."""
    if not isinstance(hands, list | tuple) or not all(isinstance(hand, list | tuple) for hand in hands):
        return "A list of hands is due, and each hand is a list of cards."
    if len(hands) != numhands:
        return f"It should have {numhands} hands, not {len(hands)}."
    sizes = [len(hand) for hand in hands]
    if sizes != [n] * numhands:
        return f"Each hand should have {n} cards; these have {', '.join(map(str, sizes))}."
    dealt = Counter(card for hand in hands for card in hand)
    if set(dealt) - set(pack):
        return "Not all of these are cards of the deck."
    return "A card is dealt twice from a deck that holds it once." if dealt - Counter(pack) else ""


def fault_without_source(hands, deal):
    """What is wrong when no rng is given, or ""; the deal must have ENOUGH cards."""
    return "Without rng two deals are the same. Each should be a new one." if deal() == hands else ""


def fault_of_source(hands, deal, twin, drawn, pack):
    """What is wrong with how a deal follows its random source, or ""."""
    cards = [card for hand in hands for card in hand]
    many, state = len(cards) >= ENOUGH, twin.getstate()
    for _ in range(1 if many else OFTEN):
        twin.setstate(state)
        if deal(rng=twin) == hands:
            continue
        if not drawn:
            return "The same call with an equal rng dealt other hands. It draws from somewhere else."
        return (
            "The same call with an equal rng dealt other hands. Something is kept from one call to the next."
        )
    if not many or deal(rng=random.Random(1009)) != hands:
        return ""
    if cards == pack[: len(cards)]:
        return "The cards come in the order of the deck: nothing is shuffled."
    return "Another rng deals the same hands: the seed should decide them."


def fault_of_chances(hands, deal, pack):
    """What is wrong with the chances of all deals of a small deck, or "".

    They are followed exactly where the program's draws can be; else 1,500 deals for each way are
    tested, and a fair program is called unfair less than once in a million.
    """
    if len(pack) > SMALL:
        return ""

    def in_order(dealt):
        return tuple(tuple(sorted(hand)) for hand in dealt)

    sizes = [len(hand) for hand in hands]
    starts = [sum(sizes[:at]) for at in range(len(sizes))]
    ways = {
        in_order(order[start : start + size] for start, size in zip(starts, sizes, strict=True))
        for order in permutations(pack)
    }
    try:
        chances = exact_outcomes(lambda rng: in_order(deal(rng=rng)))
    except ValueError:
        rng = random.Random(52)
        counts = Counter(dict.fromkeys(ways, 0))
        counts.update(in_order(deal(rng=rng)) for _ in range(1500 * len(ways)))
        return "" if chi_square_test(counts) else "Some deals come up far more often than others."
    chances = {way: chances.get(way, Fraction(0)) for way in sorted(ways)}
    rarest, commonest = min(chances, key=chances.get), max(chances, key=chances.get)
    if chances[rarest] == chances[commonest]:
        return ""
    return (
        f"Some deals come up more often than others: {as_hands(rarest)} with a chance of {chances[rarest]}, "
        f"{as_hands(commonest)} with a chance of {chances[commonest]}. All should have the same."
    )


def as_hands(way):
    """A deal in tuples as a learner would type it."""
    return f"`{[list(hand) for hand in way]}`"
