"""Two tests of a shuffle by its counts: the published one, kept as a specimen, and a sound one."""

from collections import Counter
from math import erfc, exp, lgamma, log, sqrt


def ten_percent_test(counts):
    """The published test: True if each order that came up did so within 10% of its fair share.

    Kept as it is, with two faults: it never looks at an order that didn't come up, and it often calls
    a fair shuffle bad (ten_percent_pass says how often).

    counts: dict from every order to int, as count_orders gives it.

    >>> ten_percent_test({"ab": 5200, "ba": 4800}), ten_percent_test({"ab": 5600, "ba": 4400})
    (True, False)
    """
    fair = sum(counts.values()) / len(counts)
    return all(0.9 <= count / fair <= 1.1 for count in counts.values() if count)


def ten_percent_pass(chances, n):
    """The chance that n shuffles pass the ten percent test.

    chances: the chance of each order, with 0 for an order that never comes; n: int.
    Returns: float, good to about 1e-9.
    Source: the counts of n draws are independent Poisson counts, given that their sum is n. So the
    generating functions of the counts that the test allows are multiplied, by Fourier transform.

    >>> round(ten_percent_pass([1 / 24] * 24, n=10_000), 3)
    0.402
    """
    import numpy as np

    chances = list(chances)
    fair = n / len(chances)
    allowed = [count for count in range(int(1.1 * fair) + 2) if count == 0 or 0.9 <= count / fair <= 1.1]
    size = allowed[-1] * len(chances) + 1
    if size <= n:
        return 0.0
    product = 1
    for chance, times in Counter(chances).items():
        counts = np.zeros(size)
        counts[allowed] = [_poisson(count, n * float(chance)) for count in allowed]
        product = product * np.fft.rfft(counts) ** times
    return max(0.0, float(np.fft.irfft(product, size)[n] / _poisson(n, n)))


def chi_square(counts):
    """How far the counts are from equal: the sum of (count - fair)² / fair over every order.

    >>> chi_square({"ab": 60, "ba": 40})
    4.0
    """
    fair = sum(counts.values()) / len(counts)
    return sum((count - fair) ** 2 for count in counts.values()) / fair


def chi_square_tail(x, freedom):
    """The chance that a chi-square variable is at least x.

    x: number, 0 or more; freedom: int, its degrees of freedom, 1 or more.
    Source: Abramowitz and Stegun, Handbook of Mathematical Functions, 26.4.4 and 26.4.5.

    >>> round(chi_square_tail(3.841459, 1), 6)
    0.05
    """
    if x < 0 or freedom < 1:
        raise ValueError(f"x is 0 or more and freedom 1 or more, not {x!r} and {freedom!r}")
    half = x / 2
    if half == 0:
        return 1.0
    a, tail = (0.5, erfc(sqrt(half))) if freedom % 2 else (1, exp(-half))
    while a < freedom / 2:
        tail += exp(a * log(half) - half - lgamma(a + 1))
        a += 1
    return tail


def p_value(counts):
    """The chance that a fair shuffle gives counts at least as unequal as these, by the chi-square curve.

    counts: dict from every order to int, as count_orders gives it; two orders or more.
    Raises: ValueError for fewer than 5 shuffles an order, where the curve doesn't fit.

    >>> round(p_value({"ab": 60, "ba": 40}), 4)
    0.0455
    """
    n, least = sum(counts.values()), 5 * len(counts)
    if n < least:
        raise ValueError(f"{len(counts)} orders need {least} shuffles or more, not {n}")
    return chi_square_tail(chi_square(counts), len(counts) - 1)


def chi_square_test(counts, false_alarm=1e-7):
    """True unless the counts are so unequal that a fair shuffle would hardly ever give them.

    counts: dict from every order to int, as count_orders gives it; two orders or more.
    false_alarm: the p-value below which a shuffle is called bad. The curve is not exact: at 1e-7 a fair
        shuffle is called bad with a chance of 7e-7 for 5 shuffles an order, of 1.3e-7 for 100. So the
        chance of a false alarm is under one in a million.
    Raises: ValueError for fewer than 5 shuffles an order.

    >>> chi_square_test({"ab": 5100, "ba": 4900}), chi_square_test({"ab": 5600, "ba": 4400})
    (True, False)
    """
    return p_value(counts) >= false_alarm


def _poisson(count, mean):
    if mean == 0:
        return float(count == 0)
    return exp(count * log(mean) - mean - lgamma(count + 1))
