"""The other two versions of hand_rank: what they return, and that they order hands as the first does."""

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from pokerlib import cards, deck, group, hand_rank, hand_rank_alt, hand_rank_table, unzip
from pokerlib.refactored import grouped

SF = cards("6C 7C 8C 9C TC")  # straight flush
FK = cards("9D 9H 9S 9C 7D")  # four of a kind
FH = cards("TD TC TH 7C 7D")  # full house

VERSIONS = (hand_rank, hand_rank_alt, hand_rank_table)
spades = [card for card in deck() if card[1] == "S"]
hands = st.sampled_from([deck(), spades, spades[:4], spades[:3] + ["2H"]]).flatmap(
    lambda some: st.lists(st.sampled_from(some), min_size=5, max_size=5)
)


# As published with the lesson: every assert but the one that the comment names.


def test_published_group():
    assert group([2, 3, 4, 6, 2, 1, 9]) == [(2, 2), (1, 9), (1, 6), (1, 4), (1, 3), (1, 1)]
    assert group([8, 8, 8, 8]) == [(4, 8)]
    assert group([2, 6, 1]) == [(1, 6), (1, 2), (1, 1)]


def test_published_unzip():
    assert unzip([(2, 2), (1, 9), (1, 6), (1, 4), (1, 3), (1, 1)]) == [(2, 1, 1, 1, 1, 1), (2, 9, 6, 4, 3, 1)]
    assert unzip([(1, 6), (1, 2), (1, 1)]) == [(1, 1, 1), (6, 2, 1)]
    assert unzip([(2, 9), (2, 7)]) == [(2, 2), (9, 7)]


def test_published_hand_rank_alt():
    assert hand_rank_alt(SF) == (8, (10, 9, 8, 7, 6))
    assert hand_rank_alt(FK) == (7, (9, 7))
    assert hand_rank_alt(FH) == (6, (10, 7))


def test_published_hand_rank_table():
    assert hand_rank_table(SF) == (8, (10, 9, 8, 7, 6))  # published: 9, another number than in the other two
    assert hand_rank_table(FK) == (7, (9, 7))
    assert hand_rank_table(FH) == (6, (10, 7))


# Five of a kind: published as 0, 9 and 10 by the three versions.


@pytest.mark.parametrize("version", VERSIONS)
def test_five_of_a_kind_is_9(version):
    assert version(["9S"] * 5)[0] == 9


# The versions agree


@given(hands, hands)
@example(cards("2S 2S KS QS JS"), cards("3S 4S 5S 7S KS"))
@example(cards("2S 2S 2S 9S JS"), cards("3S 4S 5S 7S TS"))
@example(cards("6S 6S 7S 9S TS"), cards("6S 7S 8S 9S TS"))
@example(cards("AS AS AS AS AS"), cards("2S 2S 2S 2S 2S"))
@example(cards("9S 9S 9S 7S 7S"), cards("9H 9S 9S 7S 7S"))
def test_all_versions_order_two_hands_alike(one, other):
    ranks = [(version(one), version(other)) for version in VERSIONS]
    assert len({(a > b, a == b) for a, b in ranks}) == 1
    assert len({(a[0], b[0]) for a, b in ranks}) == 1


@pytest.mark.parametrize("version", VERSIONS)
def test_a_flush_of_repeated_cards_compares_card_by_card(version):
    ordered = ["AS AS KS 9S 4S", "AS KS QS 9S 4S", "KS KS KS 9S 4S", "KS QS QS QS 4S", "KS QS JS JS TS"]
    ranks = [version(cards(text)) for text in ordered]
    assert {rank[0] for rank in ranks} == {5}
    assert ranks == sorted(ranks, reverse=True) and len(set(ranks)) == len(ranks)


@pytest.mark.parametrize("version", [hand_rank_alt, hand_rank_table])
@pytest.mark.parametrize("bad", [[], ["AS"] * 4, ["AS"] * 7, ["-C"] * 5, "6C 7C 8C 9C TC", None])
def test_they_refuse_what_the_first_refuses(version, bad):
    with pytest.raises(ValueError) as error:
        version(bad)
    with pytest.raises(ValueError) as first:
        hand_rank(bad)
    assert str(error.value) == str(first.value)


# Groups


@given(st.lists(st.integers(1, 6)))
def test_groups_hold_every_item_once_and_count_them_all(items):
    groups = group(items)
    assert [item for _, item in groups] == sorted(set(items), key=lambda x: (items.count(x), x), reverse=True)
    assert sum(count for count, _ in groups) == len(items)
    assert sorted(item for count, item in groups for _ in range(count)) == sorted(items)


@given(st.lists(st.integers(1, 6)), st.randoms(use_true_random=False))
def test_groups_do_not_depend_on_the_order(items, random):
    assert group(random.sample(items, len(items))) == group(items)


@given(st.lists(st.tuples(st.integers(), st.integers()), min_size=1))
def test_unzip_twice_is_nothing_done(pairs):
    assert unzip(unzip(pairs)) == pairs


def test_unzip_of_nothing_and_of_rows_that_differ():
    assert unzip([]) == []
    with pytest.raises(ValueError):
        unzip([(1, 2), (3,)])


@pytest.mark.parametrize(
    "hand, result",
    [
        ("AS 2D 3C 4H 5S", ((1, 1, 1, 1, 1), (5, 4, 3, 2, 1), True, False)),
        ("AS KS QS JS 9S", ((1, 1, 1, 1, 1), (14, 13, 12, 11, 9), False, True)),
        ("5D 2C 2H 9H 5C", ((2, 2, 1), (5, 2, 9), False, False)),
        ("2S 2S KS QS JS", ((2, 1, 1, 1), (13, 12, 11, 2, 2), False, True)),
        ("9S 9S 9S 7S 7S", ((3, 2), (9, 7), False, True)),
    ],
)
def test_a_hand_in_groups(hand, result):
    assert grouped(cards(hand)) == result
