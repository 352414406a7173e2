"""Cards and hands as objects: how they are made, what they are worth, how they compare."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pokerlib import deck, hand_rank
from pokerlib.hands import Card, Hand

names = [card.replace("T", "10")[:-1] + card[-1].lower() for card in deck()]
hands = st.lists(st.sampled_from(names), min_size=5, max_size=5, unique=True).map(Hand)


def test_texts_names_and_cards_make_the_same_hand():
    from_text = Hand("As Ks Qs Js 10s")
    assert Hand(["As", "Ks", "Qs", "Js", "10s"]).cards == from_text.cards
    assert Hand((Card("As"), "Ks", Card("Qs"), "Js", "10s")).cards == from_text.cards


def test_a_card_prints_as_its_name():
    assert [str(card) for card in Hand("10d 9h 2c Ks Ah").cards] == ["10d", "9h", "2c", "Ks", "Ah"]


# Worth as a tuple and as a number


@given(hands)
def test_eval_is_the_rank_of_the_hand(hand):
    assert hand.eval() == hand_rank([card.name.upper().replace("10", "T") for card in hand.cards])


@given(hands, hands)
def test_tuples_and_numbers_are_in_one_order(one, other):
    assert (one.eval() < other.eval()) == (one.number() < other.number())
    assert (one.eval() == other.eval()) == (one.number() == other.number())


@pytest.mark.parametrize(
    "hand, number",
    [
        ("As Ks Qs Js 10s", 0x8EDCBA),
        ("5h 4h 3h 2h Ah", 0x854321),
        ("6c 6d 6s 6h 2c", 0x762000),
        ("2c 2d 2s Ah As", 0x62E000),
        ("6d 6s 2d 2s Ac", 0x262E00),
        ("7d 5c 4d 3h 2c", 0x075432),
    ],
)
def test_the_number_shows_category_and_ranks_to_the_base_16(hand, number):
    assert Hand(hand).number() == number


# Comparison


@given(hands, hands)
def test_all_six_comparisons_agree(one, other):
    assert (one < other) + (one == other) + (one > other) == 1
    assert (one <= other) == (one < other or one == other) == (not one > other)
    assert (one >= other) == (one > other or one == other)
    assert (one != other) == (not one == other)  # noqa: SIM201


def test_equal_hands_have_one_hash_and_one_place_in_a_set():
    hearts, clubs = Hand("6h 5h 4h 3h 2h"), Hand("2c 3c 4c 5c 6c")
    assert hearts == clubs and hash(hearts) == hash(clubs)
    assert len({hearts, clubs, Hand("7h 5h 4h 3h 2h")}) == 2


def test_a_hand_and_a_stranger_are_different_and_have_no_order():
    hand = Hand("6h 5h 4h 3h 2h")
    for stranger in (hand.eval(), hand.number(), "6h 5h 4h 3h 2h", None):
        assert hand != stranger
        with pytest.raises(TypeError):
            hand < stranger  # noqa: B015
    assert hand.__eq__(hand.eval()) is hand.__lt__(hand.eval()) is NotImplemented


def test_a_stranger_may_know_how_to_compare_itself():
    class Anything:
        """Equal to whatever it meets."""

        def __eq__(self, other):
            return True

    assert Hand("6h 5h 4h 3h 2h") == Anything()


def test_cards_of_one_name_are_equal():
    assert Card("10d") == Card("10d") != Card("10h")
    assert len({Card("10d"), Card("10d"), Card("10h")}) == 2
    assert Card("10d") != "10d"


def test_neither_a_card_nor_a_hand_can_change():
    card, hand = Card("10d"), Hand("6h 5h 4h 3h 2h")
    with pytest.raises(AttributeError):
        card.name = "Ad"
    hand.cards.append(card)
    assert len(hand.cards) == 5
    with pytest.raises(AttributeError):
        hand.cards = []


# Bad input


@pytest.mark.parametrize("name", ["", "s", "1s", "11s", "Ts", "TS", "as", "Sa", "10", "0d", " As", None, 10])
def test_a_bad_rank_is_named(name):
    with pytest.raises(ValueError, match=f"{name!r} names no card: the rank"):
        Card(name)


@pytest.mark.parametrize("name", ["AS", "Ax", "10♦", "A "])
def test_a_bad_suit_is_named(name):
    with pytest.raises(ValueError, match=f"{name!r} names no card: the suit"):
        Card(name)


@pytest.mark.parametrize(
    "cards, why",
    [
        ("", "this one has 0"),
        ("As Ks Qs Js", "this one has 4"),
        (["As"] * 6, "this one has 6"),
        ("As Ks Qs Js As", "all different"),
        ("AsKsQsJs10s", "names no card"),
        ([1, 2, 3, 4, 5], "1 names no card"),
        (None, "not from None"),
        (5, "not from 5"),
    ],
)
def test_a_bad_hand_is_refused_with_the_reason(cards, why):
    with pytest.raises(ValueError, match=why):
        Hand(cards)
