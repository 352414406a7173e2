"""Exercises that say how often each category comes: judged by what is true of any fair dealing."""

import random
from math import ceil, log, sqrt

from pokerlib.cards import cards, deck
from pokerlib.counting import exact_counts
from pokerlib.practice.dealt import Finding, equal_source, misfit
from pokerlib.practice.exercise import Fresh
from pokerlib.ranking import CATEGORIES

NAMES = CATEGORIES[:9]
REPEATED = 100  # hands: five runs of so many agree in all nine shares less than once in 10**9
MANY = 1000  # hands: all their shares are whole tenths less than once in 10**20
COMMON = ("high card", "pair")
HIGHEST = 50  # percent of another category than the stacked one; of the two common ones 90

# Most hands from these decks are in the category, dealt from the front; dealt in any usual way, from
# the front, from the end or in turn, none of the other categories has more than HIGHEST.
STACKED = {
    "high card": "KD4SJHQH7CTH3C9S5D6S3H2HQDAD8H5C7H8D6DKSQSJCAH4HTC3S4DAC9D2STD7D2D5H9CKCASJD8S6C4CKH5STS9H3DQC6H8C7SJS2C",
    "pair": "QC5CQD3S4CTD8S7SQHQS4D9D2HASAD4H7C4SAH9CAC5H7D9H7H9S5D2S5S3H6D3C3D2D8D2C8CTC8H6SJSKSKD6CJDJCKHTSTHKCJH6H",
    "two pair": "3DTDTH3C5C3S3HTSTC5S5HKD9H9C5DAD9DKSKC9S4D4S8CASAH6S4H7S4C6DQCQSAC6C6HQDQH2HKH2C2D8S2S7D7HJDJHJS8DJC8H7C",
    "three of a kind": "QCQD2CQHTCADAS2SQSAC6D6H2DAH6C7C2H7H7D6S7S3H3S4D3DKHKS3C4CKC5D5S4SKD5C8H5H8S4H8DJCJH9D9HJDJS9CTD8C9STHTS",
    "straight": "5D8D7H4H6H3D7S6S4C5S5C7D3H6D4S4D7C5H8S6CKDQCJCTCADQSJDAHKSTS9CQHTHJSKH8H2H2C3S8C9DACAS2D3C2S9HJHTDKCQD9S",
    "flush": "KDQD8D4DAD5D9D7D2DJD7CJCKC5CTC8C9CAC6CQC4S5SASQSTS6HAHTH7H2H7S3SJS2S9S6S8S3D6D4C9HTD8HQH3CKS2CJH4HKH5H3H",
    "full house": "9HKC9DKDKHADAC9S9CASJDJS7H7SJH7D4H7C4D4C6H5S6D5H5D6C6S8C8H8D2C2H3H3S3C4SQHTHAH5CKSQC8SQDJC3DQS2S2DTDTCTS",
    "four of a kind": "2H2D2S5S2C5CADASACAH7C7H7S7D5D5H3C3H3D3SKD4HKHKSKC6D6C6H4D6SQC4CQDQSQH9C9D9S9H4S8S8C8HJH8DJCJSTSTHTDTCJD",
    "straight flush": "9S6S5S8S7S4H3H6H2H5H9C8CTCJC7CJHQHTH9H8H5D9D6D8D7DJSKSASQSTS2C3C4C5C6CKHAHKC2DQC4S3S3DAC7H2S4DADTDJDKDQD",
}


class Stacked(random.Random):
    """A random source with a deck in an order made beforehand; other things it draws as usual.

    Its sample takes the deck's first cards; its choices, which puts each card back, the first again and again.
    """

    def __init__(self, category):
        super().__init__(category)
        self.category = category

    def shuffle(self, x):
        super().shuffle(x)
        if sorted(x) == sorted(deck()):
            x[:] = cards(STACKED[self.category])

    def sample(self, population, k, **options):
        items = list(population)
        self.shuffle(items)
        return items[:k]

    def choices(self, population, *weights, k=1, **options):
        return self.sample(population, 1) * k


def stacked(category):
    """An argument Stacked(category), made anew for each call."""
    return Fresh(lambda: Stacked(category), f"a deck stacked for {category!r}")


def by_shares(program):
    """Turn a program of n and rng into one that says what is wrong with its shares, as a Finding."""

    def run(n, **given):
        if unfit := misfit(program, n, **given):
            return unfit
        rng = given.get("rng")
        twin = equal_source(rng) if rng else None
        shares = program(n, **given)
        if shares is None:
            return None
        if twin is None:
            return Finding(fault_without_source(shares, program, n), shares)
        fault = fault_of_form(shares, n) or fault_of_stacked(shares, rng) or fault_of_shares(shares, n)
        return Finding(fault or fault_of_source(shares, program, n, twin), shares)

    return run


def fault_of_form(shares, n):
    """What can't be right for any n hands, or ""."""
    if not isinstance(shares, dict):
        return "A dictionary is due, from the name of each category to its percentage."
    if set(shares) != set(NAMES):
        missing = [name for name in NAMES if name not in shares]
        if not missing:
            return f"It has {len(shares)} names; a deck without jokers gives nine, from high card to straight flush."
        return f"Of the nine names in CATEGORIES[:9] these are missing: {', '.join(missing)}."
    if not all(isinstance(share, int | float) for share in shares.values()):
        return "The percentages should be numbers."
    total, hands = sum(shares.values()), [share * n / 100 for share in shares.values()]
    if abs(total - 100) > 1e-6:
        counted = total * n / 100
        if counted >= 0 and abs(counted - round(counted)) < 1e-6:
            return f"You counted {counted:.0f} hands where {n} {'was' if n == 1 else 'were'} asked for."
        return f"The percentages sum to {total:g}, not to 100."
    if any(abs(hand - round(hand)) > 1e-6 for hand in hands) or min(hands) < 0:
        return f"Of exactly {n} hands each one counts {100 / n:g} percent; these are no multiples of it."
    return ""


def fault_of_stacked(shares, rng):
    """A category that can't come so often from the stacked deck, or ""."""
    for name, share in shares.items() if isinstance(rng, Stacked) else ():
        if name != rng.category and share > (90 if name in COMMON else HIGHEST):
            return (
                f"Nearly all hands of this deck are {rng.category}, and you report {share:g} percent {name}. "
                "Are your names in the order of `CATEGORIES`?"
            )
    return ""


def fault_of_shares(shares, n):
    """A category that comes far too often or too seldom for n hands, or "".

    By Hoeffding's bound for means of independent parts, which are decks of up to ten hands here: a fair
    program is called unfair less than once in ten million.
    """
    parts, exact = ceil(n / 10), exact_counts(5)
    limit = 100 * sqrt(log(2 * 9 * 1e7) / (2 * parts))
    for name, share in shares.items():
        due = 100 * exact[name] / sum(exact.values())
        if abs(share - due) > limit:
            return f"About {due:.1f} percent of many hands are {name}, and not {share:.1f}."
    if n >= MANY and all(abs(share / 10 - round(share / 10)) < 1e-9 for share in shares.values()):
        return "All shares are whole tenths: the same ten hands seem to be counted again and again."
    return ""


def fault_without_source(shares, program, n):
    """What is wrong if no rng is given, or ""; n must be REPEATED hands or more."""
    same = all(program(n) == shares for _ in range(4))
    return "Without rng all runs give the same percentages. Each should be a new one." if same else ""


def fault_of_source(shares, program, n, twin):
    """What is wrong with how the program follows its random source, or ""; looked for at REPEATED hands."""
    if n != REPEATED:
        return ""
    others = [program(n, rng=random.Random(seed)) for seed in (1, 2, 3, 4)]
    if all(other == shares for other in others):
        return "Whatever rng is, the same percentages come out: the same hands are dealt again and again."
    again = [program(n, rng=random.Random(seed)) for seed in (1, 2, 3, 4)]
    if program(n, rng=twin) != shares or again != others:
        return "The same call with an equal rng counts other hands: not all of them are drawn from rng."
    return ""
