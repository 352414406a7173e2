"""What lesson 12 says in its text of times and counts, with room for machines of other kinds."""

import random
from itertools import chain, combinations
from math import comb

import numpy as np

from pokerlib import card_ranks, deck, flush, hand_rank, hand_rank_table
from pokerlib.arrays import codes, strengths
from pokerlib.counting import exact_counts
from pokerlib.enumeration import category_counts
from pokerlib.measures import best_times, lines, relative_times, with_helpers
from pokerlib.profiles import profile
from pokerlib.strengths import CARD_BITS, CARD_KEYS, RANK_KEYS, look_up, strength_tables
from pokerlib.tables import DIGITS, START, best_rank

RNG = random.Random(12)
HANDS = [RNG.sample(deck(), 7) for _ in range(1000)]
FIVES = [hand[:5] for hand in HANDS]
MANY = np.random.default_rng(12).permuted(np.tile(np.arange(52, dtype=np.uint8), (60_000, 1)), axis=1)[:, :7]
MANY = MANY.copy()
ANSWERS = {}


def tried(hand, rank=hand_rank):
    return max(map(rank, combinations(hand, 5)))


def remembered(hand):
    question = tuple(card_ranks(hand)), flush(hand)
    if question not in ANSWERS:
        ANSWERS[question] = hand_rank(hand)
    return ANSWERS[question]


def by_columns(rows):
    keys = np.full(len(rows), START)
    for column in rows.T:
        keys += CARD_KEYS[column]
    return look_up(keys, rows.shape[1], lambda places: CARD_BITS[rows[places]].sum(axis=1))


def test_all_hands_of_five_take_seconds_and_all_of_seven_take_hours():
    seconds = best_times({"hand_rank": (lambda: list(map(hand_rank, FIVES[:100])), 100)}, 20)["hand_rank"]
    assert seconds * comb(52, 5) > 1
    assert seconds * comb(52, 7) * comb(7, 5) > 3600


def test_kind_takes_most_of_the_time_by_far():
    share = profile(hand_rank, FIVES[:200]).share
    assert share.index[0] == "kind" and share.iloc[0] > 1.5 * share.iloc[1]


def test_almost_everything_is_spent_on_asking():
    list(map(remembered, FIVES[:200]))
    table = profile(remembered, FIVES[:200])
    assert table.share[["card_ranks", "card_rank", "flush", "card_suit"]].sum() > 70
    assert "hand_rank" not in table.index


def test_counting_once_gains_little_and_remembering_gains_much():
    _, table, memory = relative_times([hand_rank, hand_rank_table, remembered], FIVES[:100])
    assert 0.3 < table < 1
    assert memory < 0.6 and memory < table


def test_two_steps_of_the_ladder_stand_out():
    steps = {
        "trying": (lambda: list(map(tried, HANDS[:5])), 5),
        "table": (lambda: [tried(hand, hand_rank_table) for hand in HANDS[:5]], 5),
        "memory": (lambda: [tried(hand, remembered) for hand in HANDS[:5]], 5),
        "look": (lambda: [best_rank(hand, check=False) for hand in HANDS[:100]], 100),
        "checked": (lambda: [best_rank(hand) for hand in HANDS[:100]], 100),
        "columns": (lambda: by_columns(MANY), len(MANY)),
        "pairs": (lambda: strengths(MANY, check=False), len(MANY)),
    }
    times = best_times({**steps, **limits()}, 15)
    assert times["trying"] / times["checked"] > 10
    assert times["memory"] / times["look"] > 10 and times["look"] / times["columns"] > 10
    for before, after in ("trying", "table"), ("table", "memory"), ("columns", "pairs"):
        assert 1 < times[before] / times[after] < 8
    assert times["trying"] / times["pairs"] > 1000
    assert (
        1
        < times["pairs"] / times["one look"]
        < min(times["memory"] / times["look"], times["look"] / times["columns"])
    )
    assert times["seven bytes copied"] < times["pairs"]


def limits():
    ready = np.array(RANK_KEYS)[MANY // 4].sum(axis=1)
    by_sum, _ = strength_tables(7)
    large = np.zeros((4_000_000, 7), np.uint8)
    copy = np.zeros_like(large)
    return {
        "one look": (lambda: by_sum.take(ready), len(ready)),
        "seven bytes copied": (lambda: np.copyto(copy, large), len(large)),
    }


def test_counting_alone_is_beyond_the_limits():
    contenders = {**limits(), "counting": (lambda: exact_counts(7), comb(52, 7))}
    look, copied, counting = best_times(contenders, 5).values()
    assert counting < min(look, copied) / 20


def test_one_row_is_no_work_for_an_array():
    row = codes(HANDS[:1])
    times = best_times({"array": (lambda: strengths(row), 1), "look": (lambda: best_rank(HANDS[0]), 1)}, 30)
    assert times["array"] > 3 * times["look"]


def test_making_hands_takes_longer_than_ranking_them():
    def made():
        return np.fromiter(chain.from_iterable(combinations(range(22), 7)), np.uint8).reshape(-1, 7)

    hands = made()
    times = best_times({"making": (made, 1), "ranking": (lambda: strengths(hands, check=False), 1)}, 5)
    assert times["making"] > times["ranking"]


def test_all_hands_of_five_take_a_blink():
    assert best_times({"all": (lambda: category_counts(5), 1)}, 3)["all"] < 0.5


def test_keys_of_sevens_are_written_with_a_four_and_a_one():
    assert oct(sum(map(DIGITS.get, "77772"))) == "0o400001"


def test_speed_has_its_price_in_lines():
    few, more, most = [lines(*with_helpers(program)) for program in (hand_rank, best_rank, strengths)]
    assert few < more < most
