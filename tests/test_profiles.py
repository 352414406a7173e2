"""Where a program's time goes: the calls are counted exactly, and the work is found where it is done."""

import pytest

from pokerlib import cards, hand_rank
from pokerlib.profiles import profile


def busy(item):
    return sum(range(20_000))


def resting(item):
    return busy(item)


def outer(item):
    def inner(x):
        return x

    return [inner(resting(item)) for _ in range(3)]


def test_calls_are_counted_for_all_items_together():
    table = profile(outer, [1, 2])
    assert dict(table.calls) == {"busy": 6, "resting": 6, "outer": 2}


def test_the_work_is_found_where_it_is_done():
    table = profile(outer, [1, 2])
    assert table.index[0] == "busy" and table.share["busy"] > 90
    assert table.share.sum() == pytest.approx(100)


def test_hand_rank_asks_for_kinds_seven_times_when_a_hand_holds_nothing():
    table = profile(hand_rank, [cards("AS QD JC 8H 3S"), cards("6C 7C 8C 9C TC")])
    assert table.calls["kind"] == 7 + 1
    assert table.calls["hand_rank"] == table.calls["card_ranks"] == 2


def test_no_items_have_no_profile():
    with pytest.raises(ValueError, match="one argument or more"):
        profile(hand_rank, [])
