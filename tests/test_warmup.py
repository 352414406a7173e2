"""The middle index: equal sums on the left and on the right."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pokerlib import middle_index


@pytest.mark.parametrize(
    "numbers, index",
    [
        ([2, 3, -1, 8, 4], 3),  # the three examples of the challenge
        ([1, -1, 4], 2),
        ([2, 5], -1),
        ([7], 0),
        ([], -1),
        ([0, 0, 0], 0),
        ([1, 2, 1, -2, 1, 1], 1),
        ((5, 1, -1), 0),
        ([-3, 10, -3], 1),
    ],
)
def test_the_leftmost_middle_index(numbers, index):
    assert middle_index(numbers) == index


@given(st.lists(st.integers(-3, 3)))
def test_by_definition(numbers):
    found = [at for at in range(len(numbers)) if sum(numbers[:at]) == sum(numbers[at + 1 :])]
    assert middle_index(numbers) == (found[0] if found else -1)
