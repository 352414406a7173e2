"""Cards: how they are written, read and refused."""

import ast

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pokerlib import RANKS, SUITS, card_rank, cards, deck
from pokerlib.cards import card_suit, check_hand

any_card = st.sampled_from(deck())
SYMBOLS = {"S": "♠♤", "H": "♥♡", "D": "♦♢", "C": "♣♧"}


# The deck


def test_the_deck_has_52_different_cards():
    assert len(deck()) == len(set(deck())) == 52


def test_the_deck_goes_rank_by_rank():
    assert deck()[:5] == ["2S", "2H", "2D", "2C", "3S"]
    assert deck()[-1] == "AC"


def test_each_deck_is_a_new_list():
    deck().clear()
    assert len(deck()) == 52


# Reading cards


@pytest.mark.parametrize(
    "text, hand",
    [
        ("TS 9h 10D", ["TS", "9H", "TD"]),
        ("TS9h", ["TS", "9H"]),
        ("10♠", ["TS"]),
        ("10♠K♥2♦A♣", ["TS", "KH", "2D", "AC"]),
        ("K♥\ufe0f A♠\ufe0e", ["KH", "AS"]),
        ("10c10d", ["TC", "TD"]),
        ("AS, KS,QS", ["AS", "KS", "QS"]),
        ("  9H\n", ["9H"]),
        ("9H 9H", ["9H", "9H"]),
        ("", []),
        (" , ", []),
    ],
)
def test_every_usual_way_to_write_cards_is_read(text, hand):
    assert cards(text) == hand


@st.composite
def spelled(draw):
    """Some cards, and a text that names them: any spelling of each, anything usual between them."""
    hand = draw(st.lists(any_card))
    text = ""
    for rank, suit in hand:
        text += draw(st.sampled_from([rank, rank.lower()] + ["10"] * (rank == "T")))
        text += draw(st.sampled_from([suit, suit.lower(), *SYMBOLS[suit], SYMBOLS[suit][0] + "\ufe0f"]))
        text += draw(st.sampled_from(["", " ", ",", ", ", "\n", "\u00a0"]))
    return hand, text


@given(spelled())
def test_cards_come_back_from_any_spelling(pair):
    hand, text = pair
    assert cards(text) == hand


# Refusing what is no card


@pytest.mark.parametrize(
    "text, piece, reason",
    [
        ("9S 1S", "1S", "The ace is A, the ten is T or 10"),
        ("11S", "11S", "no rank is written 1"),
        ("1OS", "1OS", "10 in digits"),
        ("lOh", "lOh", "10 in digits"),
        ("S9", "S9", "the rank comes first, then the suit: '9S'"),
        ("s10", "s10", "the rank comes first, then the suit: 'TS'"),
        ("♠9", "♠9", "the rank comes first, then the suit: '9S'"),
        ("-C", "-C", "'-' is no rank"),
        ("0H", "0H", "'0' is no rank"),
        ("X♠", "X♠", "'X' is no rank"),
        ("AX", "AX", "'X' is no suit"),
        ("10X", "10X", "'X' is no suit"),
        ("9", "9", "the suit is missing"),
        ("10", "10", "the suit is missing"),
        ("KS ?R", "?R", "a joker"),
        ("9Ѕ", "9Ѕ", "which looks like 'S' but is another letter"),
        ("КS", "КS", "which looks like 'K' but is another letter"),
        ("Оh", "Оh", "which looks like '0' but is another letter"),
        ("9ß", "9ß", "sharp s"),
        ("9ſ", "9ſ", "long s"),
        ("🂡", "🂡", "playing card ace of spades"),
        ("9S and some more", "and", "'n' is no suit"),
        ("X" * 1000, "X" * 12 + "…", "'X' is no rank"),
    ],
)
def test_the_error_names_the_piece_and_the_reason(text, piece, reason):
    with pytest.raises(ValueError) as error:
        cards(text)
    assert str(error.value).startswith(f"{piece!r} is no card: ")
    assert reason in str(error.value)


@given(st.one_of(st.text(), st.text(alphabet=RANKS + SUITS + "10shdc♠♥♦♣ ,?О\ufe0f")))
def test_any_text_is_read_or_refused_with_the_piece_that_is_wrong(text):
    try:
        hand = cards(text)
    except ValueError as error:
        piece = ast.literal_eval(str(error).split(" is no card: ")[0])
        assert piece and piece.removesuffix("…") in text
    else:
        assert set(hand) <= set(deck())


@pytest.mark.parametrize("thing", [None, 9, ["9H"], b"9H"])
def test_only_a_text_is_read(thing):
    with pytest.raises(ValueError, match="takes a text such as"):
        cards(thing)


# One card


def test_ranks_go_from_2_to_14():
    assert [card_rank(rank + "S") for rank in RANKS] == list(range(2, 15))


def test_the_suit_is_the_second_letter():
    assert [card_suit("9" + suit) for suit in SUITS] == list("SHDC")


@pytest.mark.parametrize(
    "thing", ["-C", "AX", "9h", "10S", "", "S", "AS ", "?B", "--", None, 9, ["A", "S"], ("A", "S")]
)
def test_no_other_thing_is_a_card(thing):
    for ask in (card_rank, card_suit):
        with pytest.raises(ValueError) as error:
            ask(thing)
        assert str(error.value).startswith(f"{thing!r} is no card")


# A hand


def test_a_hand_is_a_list_or_tuple_of_five():
    check_hand(["2S"] * 5)
    check_hand(("2S",) * 5)
    check_hand(["2S"] * 7, size=7)


@pytest.mark.parametrize("hand", [[], ["AS"], ["AS"] * 4, ["AS"] * 7])
def test_another_number_of_cards_is_named(hand):
    with pytest.raises(ValueError, match=f"a hand of 5 cards is due, this one has {len(hand)}"):
        check_hand(hand)


@pytest.mark.parametrize("thing", ["AS KS QS JS TS", "AAAAA", {"AS"}, None, 5, iter(["AS"] * 5)])
def test_what_is_no_list_is_no_hand(thing):
    with pytest.raises(ValueError, match="a hand is a list of cards, not "):
        check_hand(thing)
