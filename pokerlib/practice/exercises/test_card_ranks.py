"""test_card_ranks: the learner writes tests for card_ranks, and they are graded by what they catch."""

from pokerlib.cards import RANKS, cards
from pokerlib.practice.exercise import Exercise, case
from pokerlib.practice.exercises import card_ranks as bank
from pokerlib.practice.grading import Candidate, by_tests, count_tests, tell_tests
from pokerlib.ranking import card_ranks


def test_card_ranks(card_ranks):
    """Assert what card_ranks must return."""
    assert card_ranks(cards("6C 7C 8C 9C TC")) == [10, 9, 8, 7, 6]
    assert card_ranks(cards("9D 9H 9S 9C 7D")) == [9, 9, 9, 9, 7]
    assert card_ranks(cards("TD TC TH 7C 7D")) == [10, 10, 10, 7, 7]
    assert card_ranks(cards("2S JD AH KC QC")) == [14, 13, 12, 11, 2]
    hand = cards("3D AC KH")
    assert card_ranks(hand) == [14, 13, 3]
    assert hand == cards("3D AC KH")


def wrong(program, text, flaw):
    """A case with a wrong program that the tests should catch, and a hand on which its flaw shows."""
    return case(Candidate(program, flaw, (cards(text),)))


def numbers_as_texts(hand):
    return [int(number) for number in sorted([str(rank) for rank in card_ranks(hand)], reverse=True)]


def king_is_missing(hand):
    return [rank for rank in bank.high_first(hand) if rank != 13]


def queen_and_king_swapped(hand):
    return sorted(["--23456789TJKQA".index(rank) for rank, suit in hand], reverse=True)


EXERCISE = Exercise(
    name="test_card_ranks",
    lesson="04",
    reference=test_card_ranks,
    cases=[
        case(
            Candidate(bank.high_first),
            why="This program is right: the line asks for something that is not in the task's table. There the value is "
            "a list of numbers, one for each card, the highest first.",
        ),
        case(
            Candidate(card_ranks),
            why="This one is right too. It counts the ace of A 5 4 3 2 as 1, and the task leaves that hand out.",
        ),
        wrong(bank.texts, "TD 7C", "It returns texts, not numbers."),
        wrong(bank.lowest_first, "8S 3D", "It returns the lowest rank first."),
        wrong(
            bank.in_the_order_of_the_cards,
            "3D 8S",
            "It doesn't sort. Are the cards in your tests sorted already?",
        ),
        wrong(bank.what_sort_returns, "8S 3D", "It returns None, whatever the cards are."),
        wrong(bank.each_once, "7C 7D", "It gives each rank once, even if the hand holds it twice."),
        wrong(
            bank.sorted_as_texts,
            "KC TS",
            "It gets ten, jack, queen, king and ace in the wrong order. Digits alone don't show it.",
        ),
        wrong(numbers_as_texts, "9S TS", "It puts 9 8 7 before 14 and 10."),
        wrong(bank.ace_is_one, "AC", "The ace counts 1 in every hand."),
        wrong(bank.all_are_ten, "KC", "Jack, queen and king count 10."),
        wrong(
            queen_and_king_swapped,
            "KS",
            "It takes the queen for 13 and the king for 12. Does one play without the other?",
        ),
        wrong(king_is_missing, "KS 3D", "It forgets kings. Does each of T J Q K A come up in your tests?"),
        wrong(bank.from_zero, "2C", "A two is 0 for it, and an ace 12."),
        wrong(
            bank.sorts_the_hand,
            "3D 8S",
            "It sorts its argument: the caller's hand is in another order afterwards.",
        ),
    ],
    hints=(
        "A test is a call whose value you know: `assert card_ranks(cards('7C TD')) == [10, 7]`. Which cards could go wrong?",
        "Try each of T J Q K A, the lowest card last and first, a king without a queen, and a rank that is there twice.",
        "One flaw is not in the value: make `hand = cards('3D AC')`, call `card_ranks(hand)`, then assert what `hand` is.",
    ),
    lift=by_tests,
    tell=tell_tests,
    tally=count_tests,
    remark="Now you know what the function must do before you have written it.",
)


@EXERCISE.mistake(
    "Your tests assert nothing yet. A call or a comparison alone passes: `assert` stops when it isn't true."
)
def asserts_nothing(card_ranks):
    card_ranks(cards("TD TC TH 7C 7D"))


@EXERCISE.mistake("No letter but T comes up in your tests. J Q K A may be anything, and nobody notices.")
def no_letter_but_t(card_ranks):
    assert card_ranks(cards("6C 7C 8C 9C TC")) == [10, 9, 8, 7, 6]
    assert card_ranks(cards("9D 9H 9S 9C 7D")) == [9, 9, 9, 9, 7]
    assert card_ranks(cards("TD TC TH 7C 7D")) == [10, 10, 10, 7, 7]


@EXERCISE.mistake("You try one card at a time. Whether ranks are sorted shows with two cards or more.")
def one_card_each(card_ranks):
    for number, rank in enumerate(RANKS, 2):
        assert card_ranks([rank + "S"]) == [number]


@EXERCISE.mistake(
    "Your hands are dealt highest first already. A program that never sorts passes: shuffle the cards of a test."
)
def sorted_already(card_ranks):
    assert card_ranks(cards("AS KD QH JC TC")) == [14, 13, 12, 11, 10]
    assert card_ranks(cards("KD TC 9H 9S 2S")) == [13, 10, 9, 9, 2]


@EXERCISE.mistake("Your tests want the lowest rank first. The task says highest first.")
def wants_lowest_first(card_ranks):
    assert card_ranks(cards("KH 3D AC")) == [3, 13, 14]


@EXERCISE.mistake(
    "You test A 5 4 3 2, and want 14 for its ace. The task leaves that hand out: use another one."
)
def ace_high_in_the_wheel(card_ranks):
    assert card_ranks(cards("5S 4D 3C 2H AS")) == [14, 5, 4, 3, 2]


@EXERCISE.mistake(
    "You test A 5 4 3 2, and want 1 for its ace. The task leaves that hand out: use another one."
)
def ace_low_in_the_wheel(card_ranks):
    assert card_ranks(cards("5S 4D 3C 2H AS")) == [5, 4, 3, 2, 1]


@EXERCISE.accepts
def a_deck_of_one_suit(card_ranks):
    hand = [rank + "C" for rank in RANKS]
    before = list(hand)
    assert card_ranks(hand) == list(range(14, 1, -1))
    assert hand == before
    assert card_ranks(["7S", "7H"]) == [7, 7]
    for number, rank in enumerate(RANKS, start=2):
        assert card_ranks([rank + "S"]) == [number]


@EXERCISE.accepts
def with_a_table(card_ranks):
    for text, due in (
        ("2S 3S", [3, 2]),
        ("9S TS", [10, 9]),
        ("JS TS", [11, 10]),
        ("JS QS QD", [12, 12, 11]),
        ("KS QS", [13, 12]),
        ("KS", [13]),
        ("KS AS", [14, 13]),
    ):
        hand = cards(text)
        assert card_ranks(hand) == due, text
        assert hand == cards(text), "the cards stay as they lie"


@EXERCISE.accepts
def in_either_order(card_ranks):
    for hand in (["3D", "KC"], ["KC", "3D"]):
        kept = hand[:]
        assert card_ranks(hand) == [13, 3]
        assert hand == kept
    assert card_ranks(cards("AD JH")) == [14, 11]
    assert card_ranks(cards("AD QH")) == [14, 12]
    assert card_ranks(cards("TD 9H 9C")) == [10, 9, 9]


@EXERCISE.accepts
def raises_by_hand(card_ranks):
    hand = cards("2H 2D TH JH QH AH 9S")
    found = card_ranks(hand)
    if list(found) != [14, 12, 11, 10, 9, 2, 2] or card_ranks(["KS"]) != [13]:
        raise AssertionError("wrong ranks")
    if hand != cards("2H 2D TH JH QH AH 9S"):
        raise AssertionError("the hand is another one now")
