"""The explorer: what it shows of a hand, and what its deck does when cards are pressed."""

import re

import pytest

from pokerlib import cards, deck, hand_rank
from pokerlib.announcing import announce
from pokerlib.explorer import deck_of_buttons, explorer, steps
from pokerlib.practice.pairs_of_hands import pairs_of_hands
from pokerlib.show import name_of

FULL_HOUSE = cards("TD TC TH 7C 7D")


class Deck:
    """The deck of an explorer, pressed as a page does it."""

    def __init__(self, hand):
        _, *rows, self.typed, self.below = deck_of_buttons(hand).children
        self.buttons = [button for row in rows for button in row.children]

    def press(self, *pressed):
        for card in pressed:
            (button,) = [b for b in self.buttons if b.tooltip.removesuffix(", chosen") == name_of(card)]
            button.click()

    @property
    def chosen(self):
        return {button.tooltip for button in self.buttons if button.tooltip.endswith(", chosen")}

    @property
    def text(self):
        return re.sub(r"<[^>]*>", " ", self.below.value)


def names(text):
    return {f"{name_of(card)}, chosen" for card in cards(text)}


def test_the_deck_has_every_card_once():
    there = Deck(FULL_HOUSE)
    assert {b.tooltip.removesuffix(", chosen") for b in there.buttons} == {name_of(card) for card in deck()}
    assert len(there.buttons) == 52
    assert there.chosen == names("TD TC TH 7C 7D")


def test_a_chosen_card_is_marked_by_more_than_a_color():
    there = Deck(FULL_HOUSE)
    for button in there.buttons:
        is_chosen = button.tooltip in there.chosen
        assert button.layout.margin == ("0 2px 12px" if is_chosen else "12px 2px 0")
        assert button.layout.border.startswith("4px" if is_chosen else "1px")


def test_a_card_is_put_back_and_another_chosen():
    there = Deck(FULL_HOUSE)
    there.press("7D")
    assert "Chosen: 4" in there.text
    there.press("TS")
    assert there.chosen == names("TD TC TH 7C TS")
    assert "four of a kind, tens, then seven" in there.text


def test_a_sixth_card_takes_the_place_of_the_first():
    there = Deck(FULL_HOUSE)
    there.press("7S")
    assert there.chosen == names("TC TH 7C 7D 7S")
    assert "full house, sevens over tens" in there.text


def test_cards_can_be_typed():
    there = Deck(FULL_HOUSE)
    there.typed.value = "as 2s 3s 4s 5s"
    assert there.chosen == names("AS 2S 3S 4S 5S")
    assert "straight flush, five high" in there.text


@pytest.mark.parametrize(
    ("typed", "said"),
    [("AS KS", "5 cards is due"), ("AS KS QS JS 1S", "no rank is written 1"), ("AS AS KS QS JS", "once")],
)
def test_what_is_no_hand_is_said_and_changes_nothing(typed, said):
    there = Deck(FULL_HOUSE)
    there.typed.value = typed
    assert said in there.text
    assert there.chosen == names("TD TC TH 7C 7D")


def test_every_hand_is_shown_with_its_rank_and_its_words():
    for first, second in pairs_of_hands():
        for hand in (first, second):
            rank = hand_rank(hand)
            assert announce(rank) in repr(explorer(hand)) and str(rank) in repr(explorer(hand))
            assert announce(rank) in steps(hand) and steps(hand).count("<li>") == 10
            assert steps(hand).count(": yes, ") == 1
            assert steps(hand).count("not asked") == rank[0]


def test_where_widgets_do_not_run_the_steps_are_there():
    shown = explorer(FULL_HOUSE)._repr_mimebundle_()
    assert shown["text/html"] == steps(FULL_HOUSE)
    assert shown["text/plain"].endswith("full house, tens over sevens")
    assert "application/vnd.jupyter.widget-view+json" in shown


@pytest.mark.parametrize("hand", [["AS"], FULL_HOUSE[:4] + ["TD"], FULL_HOUSE[:4] + ["XX"]])
def test_what_is_no_hand_of_one_deck_is_refused(hand):
    with pytest.raises(ValueError):
        explorer(hand)
