"""Hands as pictures and as text."""

import base64
import re
import xml.etree.ElementTree as ET

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pokerlib import cards, deck
from pokerlib.show import image, name_of, show

hands = st.lists(st.sampled_from(deck()), max_size=8)


def pictures(shown):
    """The images of what a notebook shows: (alternative text, parsed SVG) pairs."""
    found = re.findall(r'<img alt="([^"]*)" src="data:image/svg\+xml;base64,([^"]*)"', shown._repr_html_())
    return [(alt, ET.fromstring(base64.b64decode(data))) for alt, data in found]


# As text


def test_a_hand_as_text():
    assert repr(show(cards("TS 9H 2D AC"))) == "10♠ 9♥ 2♦ A♣"


def test_jokers_and_no_cards_as_text():
    assert repr(show(["?R", "AS", "?B"])) == "?R A♠ ?B"
    assert repr(show([])) == "(no cards)"
    assert repr(show([["AS"], []])) == "A♠\n(no cards)"


def test_several_hands_stand_one_under_another():
    assert repr(show([cards("AS KS"), ("2H", "2D")])) == "A♠ K♠\n2♥ 2♦"
    assert repr(show([cards("AS KS"), cards("2H 2D")], captions=["Ann", "Bob"])) == "Ann: A♠ K♠\nBob: 2♥ 2♦"


def test_marked_cards_stand_in_brackets():
    assert repr(show(cards("AS KS QS"), marked=["QS", "AS"])) == "[A♠] K♠ [Q♠]"


def test_a_repeated_card_is_marked_as_often_as_asked():
    assert repr(show(["AS", "AS", "AS"], marked=["AS", "AS"])) == "[A♠] [A♠] A♠"


@given(hands.filter(bool))
def test_the_text_can_be_read_back(hand):
    assert cards(repr(show(hand))) == hand


# As pictures


@given(st.lists(hands, min_size=1, max_size=3))
def test_every_card_is_one_picture_with_its_name(some):
    shown = show(some)
    assert [alt for alt, _ in pictures(shown)] == [name_of(card) for hand in some for card in hand]


def test_each_suit_and_joker_has_a_shape_and_color_of_its_own():
    drawn = [svg[-1].attrib for _, svg in pictures(show(["9S", "9H", "9D", "9C", "?R"]))]
    assert len({path["d"] for path in drawn}) == 5
    assert len({path["fill"] for path in drawn[:4]}) == 4


def test_the_ten_is_written_in_digits_and_suits_are_no_glyphs():
    texts = ["".join(svg.itertext()) for _, svg in pictures(show(cards("TS AH ")))]
    assert texts == ["10", "A"]


def test_the_face_is_white_with_a_border_for_the_light_and_the_dark_theme():
    [(_, svg)] = pictures(show(["9S"]))
    assert (svg[0].get("fill"), svg[0].get("stroke")) == ("#ffffff", "#808080")


def test_a_marked_card_differs_by_name_border_and_place():
    (plain, one), (marked, other) = pictures(show(["9S", "8S"], marked=["8S"]))
    assert (plain, marked) == ("nine of spades", "eight of spades, marked")
    assert float(other[0].get("stroke-width")) > float(one[0].get("stroke-width"))
    assert "margin: 14px 2px 2px" in show(["9S", "8S"], marked=["8S"])._repr_html_()


def test_a_hand_is_a_group_with_its_caption_as_label():
    assert 'role="group" aria-label="hand of cards"' in show(["9S"])._repr_html_()
    assert 'aria-label="&lt;Ann&gt;"' in show([["9S"]], captions=["<Ann>"])._repr_html_()


def test_the_same_hand_is_the_same_html_in_less_than_4_kb():
    hand = cards("AS KH QD JC TS")
    assert show(hand)._repr_html_() == show(hand)._repr_html_()
    assert len(show(hand)._repr_html_()) < 4000


def test_an_image_holds_its_content_and_its_alternative_text():
    assert (
        image(b"x", "png", 'a "b"') == '<img alt="a &quot;b&quot;" src="data:image/png;base64,eA==" style="">'
    )


# Names


def test_all_names_differ():
    assert name_of("2H") == "two of hearts"
    assert name_of("?R") == "red joker"
    assert len({name_of(card) for card in [*deck(), "?R", "?B"]}) == 54


# What is refused


@pytest.mark.parametrize("bad", ["9X", "9h", "10S", "??", None, 9])
def test_a_bad_card_is_named(bad):
    for ask in (name_of, lambda card: show(["AS", card]), lambda card: show([["AS"], [card]])):
        with pytest.raises(ValueError) as error:
            ask(bad)
        assert repr(bad) in str(error.value)


@pytest.mark.parametrize("thing", ["TS 9H", None, {"TS"}])
def test_what_is_no_hand_is_named(thing):
    with pytest.raises(ValueError, match="a hand is a list of cards"):
        show(thing)


def test_marks_and_captions_must_fit():
    with pytest.raises(ValueError, match=r"\['KS'\] can't be marked"):
        show(["AS"], marked=["AS", "KS"])
    with pytest.raises(ValueError, match="a caption for each of 1 hands is due"):
        show([["AS"]], captions=["Ann", "Bob"])
