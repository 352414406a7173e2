"""What was published with the lesson: its asserts, and its announcements."""

import pytest
from hypothesis import strategies as st

from pokerlib import CATEGORIES, card_ranks, cards, deck, flush, hand_rank, kind, straight, two_pair

SF = cards("6C 7C 8C 9C TC")  # straight flush
FK = cards("9D 9H 9S 9C 7D")  # four of a kind
FH = cards("TD TC TH 7C 7D")  # full house
TP = cards("5D 2C 2H 9H 5C")  # two pair

hands = st.lists(st.sampled_from(deck()), min_size=5, max_size=5)


# As published with the lesson: every assert but those that the comments name.


def test_published_card_ranks():
    assert card_ranks(SF) == [10, 9, 8, 7, 6]
    assert card_ranks(FK) == [9, 9, 9, 9, 7]
    assert card_ranks(FH) == [10, 10, 10, 7, 7]


def test_published_flush():
    assert flush([]) is False
    assert flush(SF) is True
    assert flush(FH) is False


def test_published_straight():
    assert straight(card_ranks(SF)) is True
    assert straight(card_ranks(FK)) is False


def test_published_kind_and_two_pair():
    assert kind(3, card_ranks(SF)) is None
    assert kind(4, card_ranks(FK)) == 9
    assert two_pair(card_ranks(SF)) is None
    assert two_pair(card_ranks(TP)) == (5, 2)


def test_published_hand_rank():
    assert hand_rank(SF) == (8, 10)
    assert hand_rank(FK) == (7, 9, 7)
    assert hand_rank(FH) == (6, 10, 7)


# The announcements of the lesson. Published: a list inside the tuple, which can't be hashed; and for two
# pair and a high card the numbers in one row, (2, 11, 3, [13, 11, 11, 3, 3]) and (0, 7, 5, 4, 3, 2).


@pytest.mark.parametrize(
    "announced, hand, rank",
    [
        ("straight flush, jack high", "7S 8S 9S TS JS", (8, 11)),
        ("four aces and a queen kicker", "AS AH AD AC QS", (7, 14, 12)),
        ("full house, eights over kings", "8S 8H 8D KC KS", (6, 8, 13)),
        ("flush, ten-eight", "TC 8C 7C 5C 3C", (5, (10, 8, 7, 5, 3))),
        ("straight, jack high", "7S 8H 9D TC JS", (4, 11)),
        ("three sevens", "7S 7H 7D 5C 2S", (3, 7, (7, 7, 7, 5, 2))),
        ("two pair, jacks and threes", "JS JH 3D 3C KS", (2, (11, 3), (13, 11, 11, 3, 3))),
        ("a pair of twos, jack high", "2S 2H JD 6C 3S", (1, 2, (11, 6, 3, 2, 2))),
        ("nothing, seven high", "7S 5H 4D 3C 2S", (0, (7, 5, 4, 3, 2))),
        ("five nines, with a card that repeats", "9S 9S 9S 9S 9S", (9, 9)),
    ],
)
def test_an_announcement_is_a_rank(announced, hand, rank):
    assert hand_rank(cards(hand)) == rank
    assert hash(rank) == hash(hand_rank(cards(hand)))


def test_a_category_has_the_name_of_its_number():
    assert CATEGORIES[0] == "high card"
    assert CATEGORIES[8] == "straight flush"
    assert [CATEGORIES[hand_rank(hand)[0]] for hand in (SF, FK, FH, TP)] == [
        "straight flush",
        "four of a kind",
        "full house",
        "two pair",
    ]
