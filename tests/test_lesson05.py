"""What lesson 05 says in its text, where no cell shows it."""

import random
from math import comb
from unittest.mock import patch

import pytest

from pokerlib import cards, deck, hand_rank, hand_rank_alt, hand_rank_table, kind
from pokerlib.measures import branches, relative_times, with_helpers
from pokerlib.refactored import COUNT_CATEGORIES, SHAPE_CATEGORIES, grouped
from pokerlib.strengths import all_ranks
from pokerlib.tables import best_rank

RNG = random.Random(5)
HANDS = [RNG.sample(deck(), 5) for _ in range(200)]


def category(hand):
    counts, ranks, straight, flush = grouped(hand)
    return max(COUNT_CATEGORIES[counts], SHAPE_CATEGORIES[straight, flush])


def test_the_versions_made_for_elegance_also_take_less_time():
    _, alt, table, quick, looked_up = relative_times(
        [hand_rank, hand_rank_alt, hand_rank_table, category, best_rank], HANDS
    )
    assert alt < 1 and table < 1  # less than hand_rank
    assert 2 / 3 < alt / table < 3 / 2  # little to choose between them
    assert looked_up < quick / 2  # by far the fastest


def test_almost_twice_as_many_branches_stand_behind_the_look_up():
    ratio = branches(*with_helpers(best_rank)) / branches(*with_helpers(hand_rank))
    assert 1.75 < ratio < 2


def test_the_two_tables_have_eleven_entries():
    assert len(COUNT_CATEGORIES) + len(SHAPE_CATEGORIES) == 11


def test_the_category_alone_is_wrong_about_four_pairs_in_ten():
    total = comb(52, 5)
    rarest_first = [40, 624, 3744, 5108, 10200, 54912, 123552, 1098240, 1302540]
    same_category = sum((count / total) ** 2 for count in rarest_first)
    same_rank = 0.01  # at most: two hands rarely tie
    assert 0.40 < same_category - same_rank < same_category < 0.45


def test_the_published_sum_needs_a_higher_number_for_five_of_a_kind():
    five_nines, to_the_ten = cards("9S 9H 9D 9C 9S"), cards("6C 7C 8C 9C TC")

    def published(hand, five):
        counts, ranks, straight, flush = grouped(hand)
        return max({**COUNT_CATEGORIES, (5,): five}[counts], 4 * straight + 5 * flush), ranks

    assert published(to_the_ten, 10) < published(five_nines, 10)
    assert published(to_the_ten, 9) > published(five_nines, 9)


def test_kind_is_called_seven_times_for_a_hand_with_nothing():
    with patch("pokerlib.ranking.kind", wraps=kind) as watched:
        hand_rank(cards("AS QD JC 8H 3S"))
    asked = [call.args[0] for call in watched.call_args_list]
    assert asked == [5, 4, 3, 3, 2, 2, 2]  # two_pair asks for the first two of the pairs


def test_six_samples_of_seven_do_not_show_a_straight_flush():
    assert (1 - 40 / comb(52, 5)) ** 10_000 == pytest.approx(6 / 7, abs=0.005)


@pytest.mark.parametrize(
    "version, forms", [(hand_rank, 5), (hand_rank_alt, 1), (hand_rank_table, 1)], ids=lambda x: str(x)[:20]
)
def test_features(version, forms):
    five_nines = version(cards("9S 9H 9D 9C 9S"))
    assert five_nines[0] == 9 and hash(five_nines)
    assert len({tuple(map(type, version(hand))) for hand in rank_examples()}) == forms


def rank_examples():
    """A hand of each category."""
    texts = "6C 7C 8C 9C TC | 9D 9H 9S 9C 7D | TD TC TH 7C 7D | KH 9H 8H 4H 2H | 9S 8D 7C 6H 5S"
    texts += " | 8S 8D 8C KH 2S | 5D 2C 2H 9H 5C | 7S 7H AD 9C 8C | AS QD JC 8H 3S"
    return list(map(cards, texts.split("|")))


def test_best_rank_takes_six_and_seven_cards_and_no_card_twice():
    assert best_rank(cards("TD TC TH 7C 7D 8C")) == best_rank(cards("TD TC TH 7C 7D 8C 2S"))[:1] + (10, 7)
    with pytest.raises(ValueError):
        best_rank(cards("9S 9H 9D 9C 9S"))


def test_as_many_hands_stand_for_all_as_there_are_ranks():
    assert len(all_ranks()) == 7462 == 6175 + 1287 == comb(17, 5) - 13 + comb(13, 5)


def test_in_a_flush_over_full_house_game_two_entries_change_places():
    changed = {**COUNT_CATEGORIES, (3, 2): 5}
    shapes = {**SHAPE_CATEGORIES, (False, True): 6}
    full_house, a_flush = cards("TD TC TH 7C 7D"), cards("KH 9H 8H 4H 2H")

    def house_rule(hand):
        counts, _, straight, flush = grouped(hand)
        return max(changed[counts], shapes[straight, flush])

    assert house_rule(a_flush) > house_rule(full_house)
    assert hand_rank_table(a_flush) < hand_rank_table(full_house)
