"""Warm-ups: two cards of one rank, and the middle index of a list of numbers."""


def middle_index(numbers):
    """The first index with equal sums on its left and on its right, or -1.

    numbers: list or tuple of numbers.
    Returns: int.
    Source: The Weekly Challenge 291, task 1. The sum of no numbers is 0.

    >>> middle_index([2, 3, -1, 8, 4]), middle_index([2, 5])
    (3, -1)
    """
    left, right = 0, sum(numbers)
    for index, number in enumerate(numbers):
        right -= number
        if left == right:
            return index
        left += number
    return -1


def is_pair(first, second):
    """True if two cards have the same rank.

    >>> is_pair("7H", "7S"), is_pair("7H", "8H")
    (True, False)
    """
    return first[0] == second[0]
