"""The view of shuffles answers at once, and says the same in words where widgets don't run."""

import time

import pytest

from pokerlib.shuffle_view import (
    LETTERS,
    SHUFFLES,
    TIMES,
    controls,
    places_html,
    shuffle_view,
    where_cards_go,
)


def test_a_choice_changes_the_table():
    box = controls("shuffle1", 5, 1000)
    (shuffle, cards, times), table = box.children[0].children, box.children[1]
    for control, value in ((shuffle, "knuth"), (cards, 3), (times, 100)):
        before = table.value
        control.value = value
        assert table.value != before
    assert table.value == places_html("knuth", 3, 100)


@pytest.mark.parametrize("name", SHUFFLES)
def test_no_choice_keeps_the_reader_waiting(name):
    begun = time.process_time()
    places_html(name, len(LETTERS), max(TIMES))
    assert time.process_time() - begun < 1


def test_a_bad_shuffle_shows_on_its_diagonal_and_a_fair_one_does_not():
    bad, fair = (where_cards_go(name, 5, 3000) for name in ("shuffle1", "knuth"))
    assert max(bad[i][i] for i in range(5)) < -20
    assert max(abs(fair[i][i]) for i in range(5)) < 10


def test_text_and_table_are_there_where_widgets_do_not_run():
    view = shuffle_view("shuffle3", cards=3, times=100)
    shown = view._repr_mimebundle_()
    assert shown["text/plain"] == repr(view) and shown["text/html"].count("<td") == 9
    assert "application/vnd.jupyter.widget-view+json" in shown
    assert repr(view) == repr(shuffle_view("shuffle3", cards=3, times=100))


@pytest.mark.parametrize("bad", [("riffle", 5, 100), ("knuth", 1, 100), ("knuth", 11, 100), ("knuth", 5, 99)])
def test_what_there_is_no_view_of_is_refused(bad):
    with pytest.raises(ValueError, match="There are: shuffle1, shuffle2, shuffle3, knuth; 2 to 10 cards"):
        shuffle_view(*bad)
