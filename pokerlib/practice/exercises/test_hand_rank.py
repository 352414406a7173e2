"""test_hand_rank: the learner writes tests for a function that isn't written yet."""

from pokerlib.cards import cards
from pokerlib.practice.exercise import Exercise, case
from pokerlib.practice.exercises.hand_rank import lists_inside, one_number
from pokerlib.practice.grading import Candidate, by_tests, count_tests, tell_tests
from pokerlib.practice.ordering import by_order, in_turn, tell_hands
from pokerlib.practice.pairs_of_hands import PAIRS, pairs_of_hands, read
from pokerlib.practice.wrong_categories import (
    flush_above_full_house,
    no_wheel,
    straight_first,
    three_before_full_house,
    wheel_to_the_ace,
)
from pokerlib.practice.wrong_rank_tests import WRONG_RANK_TESTS
from pokerlib.practice.wrong_ties import (
    by_suits,
    category_alone,
    full_house_by_its_pair,
    high_card_by_sum,
    pair_by_sorted_ranks,
    two_pair_by_the_high_one,
    two_pair_without_kicker,
)
from pokerlib.ranking import hand_rank


def test_hand_rank(hand_rank):
    """Assert which hands hand_rank must put above which, and which must tie."""
    ladder = """KS QH JD TC 8S | AS 6H 4D 3C 2S | 2S 2H AD 5C 4S | 3S 3H 5D 4C 2S | 3D 3C 2S 2H 4D
        3S 3H 2D 2C 5S | 4S 4H 2D 2C 5S | 4D 4C 3S 3H 2S | 2S 2H 2D 4C 3S | AS 2H 3D 4C 5S
        2S 3H 4D 5C 6S | 7H 5H 4H 3H 2H | 3S 3H 3D 5C 5S | 4S 4H 4D 2C 2S | 2S 2H 2D 2C 3S
        6S 5S 4S 3S 2S"""
    ranks = [hand_rank(cards(hand)) for line in ladder.splitlines() for hand in line.split("|")]
    assert all(low < high for low, high in zip(ranks, ranks[1:]))
    assert hand_rank(cards("2S 2H 6D 4C 3S")) == hand_rank(cards("2D 2C 6H 4S 3D"))


def tell(exercise, failure):
    """A wrong program that passed the tests, and the smallest two hands that would have caught it."""
    yield from tell_tests(exercise, failure)
    candidate = failure.case.args[0]
    if not candidate.flaw:
        return
    right, wrong = by_order(hand_rank), by_order(candidate.program)
    first, second = next(pair for pair in pairs_of_hands() if right(*pair) != wrong(*pair))
    found = wrong(first, second)
    yield from tell_hands((first, second))
    yield f"It returns {in_turn(found)}: {found.says}. The truth is that {right(first, second).says}."


def wrong(program, flaw):
    """A case with a wrong program that the tests should catch."""
    return case(Candidate(program, flaw))


EXERCISE = Exercise(
    name="test_hand_rank",
    lesson="03",
    reference=test_hand_rank,
    cases=[
        case(
            Candidate(hand_rank),
            why="This program is right: the line asks for something that is not in the rules.",
        ),
        case(
            Candidate(lists_inside),
            why="This program is right: its ranks have lists inside. Compare two ranks with > or ==, in place of asking for one form.",
        ),
        case(
            Candidate(one_number),
            why="This program is right: its ranks are single numbers. Compare two ranks with > or ==, in place of asking for one form.",
        ),
        wrong(
            category_alone,
            "It returns the category alone, so that a pair of threes ties with a pair of twos.",
        ),
        wrong(straight_first, "It calls every straight flush a straight."),
        wrong(three_before_full_house, "It calls every full house three of a kind."),
        wrong(flush_above_full_house, "It puts a flush above a full house."),
        wrong(no_wheel, "It doesn't see that A 2 3 4 5 is a straight."),
        wrong(
            wheel_to_the_ace, "It puts the straight A 2 3 4 5 above all others, since there is an ace in it."
        ),
        wrong(pair_by_sorted_ranks, "It compares two pairs by their highest card, whatever the pairs are."),
        wrong(
            two_pair_by_the_high_one,
            "Of two pair it compares the high pair, then the fifth card before the low pair.",
        ),
        wrong(two_pair_without_kicker, "It forgets the fifth card of two pair."),
        wrong(
            full_house_by_its_pair,
            "It compares full houses by their pair first: twos over aces beat kings over threes.",
        ),
        wrong(high_card_by_sum, "It adds up the ranks of a hand without a pair."),
        wrong(by_suits, "It lets suits break a tie. Do two hands of the same ranks tie in your tests?"),
    ],
    hints=(
        "A test compares two ranks: `assert hand_rank(cards('...')) > hand_rank(cards('...'))`. Which hand must beat which?",
        "One line for each two neighbors in the table: the best pair against the lowest two pair, and so on. Then, within a "
        "category, two hands that differ only in what decides last.",
        "The wheel: A 2 3 4 5 above three aces, and below 2 3 4 5 6. Threes with low cards above twos with an ace. 4 4 3 3 2 "
        "above 4 4 2 2 5. And two hands with the same ranks in other suits tie: `==`.",
    ),
    lift=by_tests,
    tell=tell,
    tally=count_tests,
    remark="Tests that compare ranks leave their form open: you can still choose it.",
)
EXERCISE.mistakes += WRONG_RANK_TESTS


@EXERCISE.accepts
def pair_by_pair(hand_rank):
    for text in """AS KH QD JC 9S/KS QH JD TC 8S;AS 6H 4D 3C 2S/KS QH JD TC 8S;2S 2H 5D 4C 3S/AS KH QD JC 9S
3S 3H 5D 4C 2S/2S 2H AD KC QS;3S 3H 2D 2C 4S/AS AH KD QC JS;3S 3H 2D 2C 5S/3D 3C 2S 2H 4D
4S 4H 3D 3C 2S/4S 4H 2D 2C 5S;2S 2H 2D 4C 3S/AS AH KD KC QS;AS 2H 3D 4C 5S/AS AH AD KC QS
2S 3H 4D 5C 6S/AS 2H 3D 4C 5S;7H 5H 4H 3H 2H/TS JH QD KC AS;2S 2H 2D 3C 3S/AH KH QH JH 9H
3S 3H 3D 2C 2S/2S 2H 2D AC AS;2S 2H 2D 2C 3S/AS AH AD KC KS;AS 2S 3S 4S 5S/AS AH AD AC KS""".replace(
        "\n", ";"
    ).split(";"):
        better, worse = text.split("/")
        assert hand_rank(cards(better)) > hand_rank(cards(worse)), text
    assert hand_rank(cards("AS KS 9S 5S 2S")) == hand_rank(cards("AH KH 9H 5H 2H"))
    assert hand_rank(cards("AS KH 9D 5C 2S")) == hand_rank(cards("AC KD 9H 5S 2H"))


@EXERCISE.accepts
def by_sorting(hand_rank):
    ladder = """2S 3H 4D 5C 7S,2S 4H 5D 6C 7S,8S 2H 3D 4C 5S,8S 6S 5H 3D 2S,2S 2H AD KC QS,3S 3H 4D 5C 6S,3S 3H 2D 2C AS
4S 4H 2D 2C 3S,4S 4H 2D 2C AS,4S 4H 3D 3C 2S,2S 2H 2D AC KS,AS 2H 3D 4C 5S,2S 3H 4D 5C 6S,2S 3S 4S 5S 7S
2S 2H 2D AC AS,3S 3H 3D 2C 2S,2S 2H 2D 2C AS,AS 2S 3S 4S 5S,2S 3S 4S 5S 6S""".replace("\n", ",").split(",")
    hands = [cards(text) for text in ladder]
    assert sorted(hands[::-1], key=hand_rank) == hands
    assert sorted(hands, key=hand_rank) == hands
    assert not hand_rank(cards("AS KS 9S 5S 2S")) != hand_rank(cards("AH KH 9H 5H 2H"))


@EXERCISE.accepts
def by_max(hand_rank):
    hands = read(PAIRS)
    for better, worse in zip(hands[::2], hands[1::2]):
        tie = sorted(card[0] for card in better) == sorted(card[0] for card in worse)
        assert max([worse, better], key=hand_rank) == (worse if tie else better)


@EXERCISE.accepts
def raises_by_hand(hand_rank):
    try:
        test_hand_rank(hand_rank)
    except AssertionError:
        raise ValueError("this program ranks a hand wrongly") from None
