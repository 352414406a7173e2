"""test_poker: the learner writes tests for poker, and they are graded by what they catch."""

from pokerlib.cards import cards
from pokerlib.practice.exercise import Exercise, case
from pokerlib.practice.exercises.poker import FH, FK, HIGH, LOW_PAIR, PAIR, poker
from pokerlib.practice.grading import Candidate, by_tests, count_tests, tell_tests
from pokerlib.ranking import hand_rank


def test_poker(poker):
    """Assert what poker must return."""
    sf = cards("6C 7C 8C 9C TC")
    fk = cards("9D 9H 9S 9C 7D")
    fh = cards("TD TC TH 7C 7D")
    kings, twos = cards("KD KC 9S 6H 2D"), cards("2H 2C AS QH 9D")
    assert poker([sf, fk, fh]) == sf
    assert poker([fh, sf, fk]) == sf
    assert poker([fk, fh, sf]) == sf
    assert poker([fk, fh]) == fk
    assert poker([fh, fk]) == fk
    assert poker([fh, fh]) == fh
    assert poker([fh]) == fh
    assert poker([twos, kings]) == kings
    hands = [sf, fh]
    poker(hands)
    assert hands == [sf, fh]


def wrong(program, flaw, hands):
    """A case with a wrong program that the tests should catch, and hands with which it goes wrong."""
    return case(Candidate(program, flaw, (hands,)))


def last_best(hands):
    return max(reversed(hands), key=hand_rank)


def sorts_in_place(hands):
    hands.sort(key=hand_rank)
    return hands[-1]


def one_hand_forgotten(hands):
    return max(hands, key=hand_rank) if len(hands) > 1 else None


def refuses_a_tie(hands):
    best, second = sorted(hands, key=hand_rank)[-1], sorted(hands, key=hand_rank)[-2:][0]
    return best if len(hands) == 1 or hand_rank(best) != hand_rank(second) else None


EXERCISE = Exercise(
    name="test_poker",
    lesson="02",
    reference=test_poker,
    cases=[
        case(
            Candidate(poker),
            why="This program is right: the line asks for something that is not in the rules.",
        ),
        case(Candidate(last_best), why="This one is right too: of two hands that tie, it returns the other."),
        wrong(lambda hands: hands[0], "It returns the first hand, whatever it is.", [FH, FK]),
        wrong(lambda hands: hands[-1], "It returns the last hand, whatever it is.", [FK, FH]),
        wrong(lambda hands: min(hands, key=hand_rank), "It returns the worst hand.", [FK, FH]),
        wrong(max, "It compares the hands as lists of texts: a T at the front beats a 9.", [FK, FH]),
        wrong(
            lambda hands: max(map(hand_rank, hands)),
            "It returns the rank of the best hand, not the hand.",
            [FK],
        ),
        wrong(one_hand_forgotten, "It returns None when there is only one hand.", [FH]),
        wrong(refuses_a_tie, "It returns None when two hands tie.", [FH, FH]),
        wrong(
            lambda hands: max(hands[:2], key=hand_rank),
            "It looks at the first two hands only.",
            [HIGH, FH, FK],
        ),
        wrong(
            lambda hands: max(hands[:1] + hands[-1:], key=hand_rank),
            "It looks at the ends only.",
            [HIGH, FK, FH],
        ),
        wrong(
            lambda hands: max(hands, key=lambda hand: hand_rank(hand)[0]),
            "It compares categories only: a pair is a pair.",
            [LOW_PAIR, PAIR],
        ),
        wrong(
            sorts_in_place,
            "It sorts its argument: the caller's list is in another order afterwards.",
            [FK, FH],
        ),
    ],
    hints=(
        "A test is a call whose value you know: `assert poker([full_house, four_nines]) == four_nines`. Try the best hand in every place.",
        "Try a hand alone, two equal hands, three hands with the best one in the middle, a pair of kings and a pair of twos.",
        "One flaw is not in the value: make `hands = [four_nines, full_house]`, call `poker(hands)`, then assert that `hands` is as it was.",
    ),
    lift=by_tests,
    tell=tell_tests,
    tally=count_tests,
    remark="A test suite is as good as the wrong programs that it stops.",
)


@EXERCISE.mistake(
    "Your tests assert nothing yet. A call or a comparison alone passes: `assert` stops when it isn't true."
)
def asserts_nothing(poker):
    poker([cards("9D 9H 9S 9C 7D"), cards("TD TC TH 7C 7D")])


@EXERCISE.mistake("You try poker on one hand at a time. Let two or three play, or every one wins.")
def one_hand_alone(poker):
    fk, fh = cards("9D 9H 9S 9C 7D"), cards("TD TC TH 7C 7D")
    assert poker([fk]) == fk
    assert poker([fh]) == fh


@EXERCISE.mistake(
    "The best hand is always the first in your tests. A program that returns the first passes them all."
)
def best_is_first(poker):
    sf, fk, fh = cards("6C 7C 8C 9C TC"), cards("9D 9H 9S 9C 7D"), cards("TD TC TH 7C 7D")
    assert poker([sf, fk, fh]) == sf
    assert poker([fk, fh]) == fk
    assert poker([fh, fh]) == fh


@EXERCISE.mistake(
    "Your test calls the winner of a full house and four of a kind the full house. Four of a kind is better."
)
def wrong_about_the_rules(poker):
    fk, fh = cards("9D 9H 9S 9C 7D"), cards("TD TC TH 7C 7D")
    assert poker([fk, fh]) == fh


@EXERCISE.mistake("You ask for one of two hands that tie. The task leaves open which one comes back.")
def one_of_a_tie(poker):
    sf, other = cards("6C 7C 8C 9C TC"), cards("6D 7D 8D 9D TD")
    assert poker([sf, other]) == sf


@EXERCISE.accepts
def every_order(poker):
    best, *others = [
        cards(t) for t in ("6C 7C 8C 9C TC", "9D 9H 9S 9C 7D", "TD TC TH 7C 7D", "2D 2H 2S KC KD")
    ]
    for place in range(4):
        hands = others[:place] + [best] + others[place:]
        before = list(hands)
        assert poker(hands) == best, "the best in every place"
        assert hands == before
    assert poker([others[0], others[0]]) == others[0]
    assert poker([best]) == best
    assert poker([others[2], others[1]]) == others[1]


@EXERCISE.accepts
def by_ranks(poker):
    tens, twos = cards("TD TC TH 7C 7D"), cards("2D 2H 2S KC KD")
    for hands in ([tens], [tens, tens], [twos, tens], [tens, twos], [twos, tens, twos], [twos, twos, tens]):
        order = hands[:]
        assert hand_rank(poker(hands)) == hand_rank(tens)
        assert order == hands
    nines = cards("9D 9H 9S 9C 7D")
    assert hand_rank(poker([tens, nines])) == hand_rank(nines)


@EXERCISE.accepts
def with_a_table(poker):
    kings, twos, none = cards("KD KC 9S 6H 2D"), cards("2H 2C AS QH 9D"), cards("AS QD JC 8H 3S")
    table = [
        ((kings,), kings),
        ((none, none), none),
        ((twos, kings), kings),
        ((kings, none), kings),
        ((none, kings, twos), kings),
        ((none, twos, kings), kings),
        ((kings, cards("3D 3H 3S 8C 7D")), cards("3D 3H 3S 8C 7D")),
    ]
    for hands, best in table:
        given = list(hands)
        assert poker(given) == best
        assert given == list(hands)


@EXERCISE.accepts
def raises_by_hand(poker):
    fk, fh, low = cards("9D 9H 9S 9C 7D"), cards("TD TC TH 7C 7D"), cards("2D 2C 2H 7S 7H")
    for hands in ([fk], [fk, fk], [fh, fk], [fk, fh], [fh, fh, fk], [fh, fk, fh]):
        kept = tuple(hands)
        if poker(hands) != fk:
            raise AssertionError("four of a kind wins")
        if tuple(hands) != kept:
            raise AssertionError("the list is the caller's")
    if poker([low, fh]) != fh:
        raise AssertionError("tens full beat twos full")
