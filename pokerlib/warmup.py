"""A warm-up: the middle index of a list of numbers."""


def middle_index(numbers):
    """The first index with equal sums on its left and on its right, or -1.

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
