"""Many hands at once: the same ranks as one at a time, and no bad row goes unnoticed."""

import hashlib
import random
from itertools import chain, combinations

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pokerlib import RANKS, allmax, deck, hand_rank
from pokerlib.arrays import ROWS_AT_ONCE, codes, strengths, winners
from pokerlib.strengths import rank_of, strength_of
from pokerlib.tables import best_rank
from tests.rare_hands import by_trying_all, hands_of, sizes


def random_codes(count, size, seed=1):
    """An array of hands of different cards."""
    return (
        np.random.default_rng(seed).random((count, 52)).argpartition(size, axis=1)[:, :size].astype(np.uint8)
    )


@settings(deadline=None)
@given(sizes.flatmap(lambda size: st.lists(hands_of(size), min_size=1, max_size=8)))
def test_arrays_agree_with_trying_all(hands):
    rows = codes(hands)
    right = [by_trying_all(hand) for hand in hands]
    assert [rank_of(strength) for strength in strengths(rows)] == right
    assert [rank_of(strength) for strength in strengths(rows, check=False)] == right


@pytest.mark.parametrize("size", [5, 6, 7])
def test_arrays_agree_with_one_at_a_time_on_more_rows_than_one_chunk_holds(size):
    rows, names = random_codes(ROWS_AT_ONCE + 1000, size), deck()
    found = strengths(rows)
    assert found.dtype == np.uint16
    assert [rank_of(strength) for strength in found] == [
        best_rank([names[code] for code in row]) for row in rows
    ]


def test_all_hands_of_five_are_in_the_right_order():
    # The digest is that of test_all_hands.py, of the same lines.
    names = [rank + suit for rank in RANKS for suit in "CDHS"]
    places = np.fromiter(chain.from_iterable(combinations(range(52), 5)), np.uint8).reshape(-1, 5)
    order = strengths(codes([names])[0][places]).argsort(kind="stable")
    letters = np.array([name[0] + name[1].lower() for name in names], "S2")[places[order]]
    lines = np.char.add(letters.view("S10").ravel(), b"\n").tobytes()
    assert hashlib.md5(lines[:-1]).hexdigest() == "488cdd27873395ba75205cd02fb9d6b2"


@pytest.mark.parametrize("kind", [np.int8, np.int16, np.uint32, np.int64, np.uint64])
def test_integers_of_any_size_will_do(kind):
    rows = random_codes(100, 7)
    assert (strengths(rows.astype(kind)) == strengths(rows)).all()
    assert (strengths(rows.tolist()) == strengths(rows)).all()


def test_any_layout_in_memory_will_do():
    rows = random_codes(1000, 7)
    right = strengths(rows)
    assert (strengths(np.asfortranarray(rows)) == right).all()
    assert (strengths(rows[::-1]) == right[::-1]).all()
    assert (strengths(rows[:, ::-1]) == right).all()
    assert (strengths(np.repeat(rows, 2, axis=1)[:, ::2]) == right).all()


def test_the_hands_stay_as_they_are():
    rows = random_codes(100, 7)
    before = rows.copy()
    strengths(rows)
    assert (rows == before).all()


def test_no_hands_have_no_strengths():
    assert strengths(np.empty((0, 7), np.uint8)).shape == (0,)


@settings(deadline=None)
@given(sizes, st.data())
def test_a_repeated_card_is_refused_wherever_it_is(size, data):
    rows = random_codes(5, size).astype(np.int64)
    row = data.draw(st.integers(0, 4))
    one, other = data.draw(st.lists(st.integers(0, size - 1), min_size=2, max_size=2, unique=True))
    rows[row, one] = rows[row, other]
    with pytest.raises(ValueError, match=f"row {row} is"):
        strengths(rows)


@settings(deadline=None)
@given(sizes, st.data(), st.sampled_from([-1, 52, 53, 255, 256, 300, -256, 2**40]))
def test_a_bad_code_is_refused_wherever_it_is(size, data, code):
    rows = random_codes(5, size).astype(np.int64)
    row, column = data.draw(st.integers(0, 4)), data.draw(st.integers(0, size - 1))
    rows[row, column] = code
    with pytest.raises(ValueError, match=f"row {row} is"):
        strengths(rows)


def test_the_first_bad_row_is_named_behind_the_first_chunk_too():
    rows = random_codes(3 * ROWS_AT_ONCE, 7)
    bad = ROWS_AT_ONCE + 123
    rows[bad, 2] = rows[bad, 5]
    rows[bad + 1, 2] = 60
    with pytest.raises(ValueError, match=f"row {bad} is"):
        strengths(rows)


@pytest.mark.parametrize("shape", [(7,), (), (3, 4), (3, 8), (3, 0), (2, 3, 7)])
def test_another_shape_is_refused(shape):
    for check in (True, False):
        with pytest.raises(ValueError, match="shape"):
            strengths(np.zeros(shape, np.uint8), check=check)


@pytest.mark.parametrize("kind", [float, bool, complex, object, "U2", "datetime64[s]"])
def test_another_type_is_refused(kind):
    for check in (True, False):
        with pytest.raises(ValueError, match="integers"):
            strengths(np.zeros((3, 7), kind), check=check)


def test_codes_are_places_in_the_deck():
    assert codes([deck()]).tolist() == [list(range(52))]
    assert codes([[card] for card in deck()]).tolist() == [[place] for place in range(52)]
    assert codes([("AS", "KS")]).dtype == np.uint8


@pytest.mark.parametrize(
    "wrong", ["10S", "sA", "as", "A", "", "A♠", "АS", "AX", "ASKS", " A", None, 5, "S A", ["AS"]]
)
def test_the_row_of_what_is_no_card_is_named(wrong):
    with pytest.raises(ValueError, match="row 2: "):
        codes([["AS", "KS"], ["QS", "JS"], ["TS", wrong]])


def test_letters_do_not_move_from_card_to_card():
    with pytest.raises(ValueError, match="row 0: 'A' is no card"):
        codes([["A", "SKS"]])


@pytest.mark.parametrize("hands", [[], [[]], [["AS"], ["KS", "QS"]]])
def test_hands_have_one_size(hands):
    with pytest.raises(ValueError, match="of the same size"):
        codes(hands)


@pytest.mark.parametrize("hands", [None, 5, [5], "AS KS", ["AS KS"]])
def test_hands_are_lists_in_a_list(hands):
    with pytest.raises(ValueError):
        codes(hands)


@pytest.mark.parametrize(("players", "size"), [(1, 5), (2, 7), (6, 7), (9, 5)])
def test_the_winners_are_those_of_allmax(players, size):
    rng, names = random.Random(players), deck()
    tables = [[rng.sample(names, size) for _ in range(players)] for _ in range(200)]
    found = winners(codes(sum(tables, [])).reshape(200, players, size))
    for hands, won in zip(tables, found, strict=True):
        assert [hand for hand, wins in zip(hands, won, strict=True) if wins] == allmax(hands, best_rank)


def test_hands_that_tie_share():
    board = "2D 3D 4D 5D 9S".split()
    table = codes([["6D", "8C", *board], ["AC", "KC", *board], ["6D", "8S", *board]])
    assert winners(table[None]).tolist() == [[True, False, True]]


@pytest.mark.parametrize("shape", [(7,), (3, 7), (3, 0, 7), (3, 2, 4)])
def test_tables_of_another_shape_are_refused(shape):
    with pytest.raises(ValueError, match="shape"):
        winners(np.zeros(shape, np.uint8))


def test_a_repeated_card_is_refused_at_a_table_too():
    tables = random_codes(6, 7).reshape(3, 2, 7)
    tables[2, 1, 0] = tables[2, 1, 6]
    with pytest.raises(ValueError, match="row 5 is"):
        winners(tables)


def test_strength_and_rank_are_one_to_one():
    ranks = [rank_of(strength) for strength in range(7462)]
    assert ranks == sorted(set(ranks))
    assert [strength_of(rank) for rank in ranks] == list(range(7462))
    assert strength_of(hand_rank("AS KS QS JS TS".split())) == 7461


@pytest.mark.parametrize("strength", [-1, 7462, 1.0, "1", None])
def test_no_rank_has_another_strength(strength):
    with pytest.raises(ValueError, match="from 0 to 7461"):
        rank_of(strength)


@pytest.mark.parametrize(
    "rank", [(9, 14), (8, 4), (0, (6, 5, 4, 3, 2)), None, [8, 14], (5, [14, 12, 10, 8, 6])]
)
def test_no_strength_has_another_rank(rank):
    with pytest.raises(ValueError, match="hand_rank returns"):
        strength_of(rank)
