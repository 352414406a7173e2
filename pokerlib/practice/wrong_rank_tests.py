"""Tests of a ranking that people really write, and that ask for too little or too much."""

from pokerlib.cards import cards
from pokerlib.practice.wrong_ranks import wrong

WRONG_RANK_TESTS = []


def tested(explanation):
    """Decorate a wrong program with what to tell those who write it."""
    return wrong(explanation, WRONG_RANK_TESTS)


@tested(
    "Your tests assert nothing yet. A call or a comparison alone passes: `assert` stops when it isn't true."
)
def asserts_nothing(hand_rank):
    hand_rank(cards("3S 3H 5D 4C 2S"))


@tested(
    "You ask for exact tuples. That leaves out every right program with another form: compare two ranks instead."
)
def exact_tuples(hand_rank):
    assert hand_rank(cards("6C 7C 8C 9C TC")) == (8, 10)
    assert hand_rank(cards("TD TC TH 7C 7D")) == (6, 10, 7)
    assert hand_rank(cards("8S 6S 5S 3S 2S")) == (5, (8, 6, 5, 3, 2))


@tested("You look at the first item of a rank. A rank may be a single number, which has no items.")
def first_item(hand_rank):
    assert hand_rank(cards("6C 7C 8C 9C TC"))[0] == 8
    assert hand_rank(cards("3S 3H 5D 4C 2S")) > hand_rank(cards("2D 2C AS KS QH"))


@tested(
    "You compare each category with the next, and no two hands of one category. Ties are where most programs fail."
)
def one_of_each(hand_rank):
    hands = """AS KH QD JC 9S,2S 2H 5D 4C 3S,3S 3H 2D 2C 4S,2S 2H 2D 4C 3S,6S 5H 4D 3C 2S,9S 5S 4S 3S 2S
2S 2H 2D 3C 3S,2S 2H 2D 2C 3S,6S 5S 4S 3S 2S"""
    ranks = [hand_rank(cards(hand)) for line in hands.splitlines() for hand in line.split(",")]
    assert all(ranks[i] < ranks[i + 1] for i in range(8))


@tested("Your test says that a flush beats a full house. A full house is 6 in the table, a flush 5.")
def wrong_about_the_table(hand_rank):
    assert hand_rank(cards("9S 5S 4S 3S 2S")) > hand_rank(cards("2S 2H 2D 3C 3S"))


@tested("In your test the worse of two hands wins. With `>` between two ranks, the better hand stands first.")
def the_worse_first(hand_rank):
    assert hand_rank(cards("2H 2C AS QH 9D")) > hand_rank(cards("KD KC 9S 6H 2D"))


@tested("Your test says that one suit beats another. Hands with the same ranks tie, whatever the suits.")
def wrong_about_suits(hand_rank):
    assert hand_rank(cards("AS KS 9S 5S 2S")) > hand_rank(cards("AH KH 9H 5H 2H"))


@tested(
    "You compare the published three hands: straight flush, four of a kind, full house. Most programs rank them rightly."
)
def three_hands(hand_rank):
    sf, fk, fh = cards("6C 7C 8C 9C TC"), cards("9D 9H 9S 9C 7D"), cards("TD TC TH 7C 7D")
    assert hand_rank(sf) > hand_rank(fk) > hand_rank(fh)
