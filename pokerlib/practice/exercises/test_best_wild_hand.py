"""test_best_wild_hand: the learner writes tests that any right answer passes, whichever best hand it picks."""

from itertools import product

from pokerlib.cards import cards
from pokerlib.practice import wrong_wild
from pokerlib.practice.exercise import Exercise, case
from pokerlib.practice.grading import Candidate, by_tests, count_tests, tell_tests
from pokerlib.ranking import hand_rank
from pokerlib.stud import best_hand
from pokerlib.wild import replacements


def test_best_wild_hand(best_wild_hand):
    """Assert what the best five of a hand with jokers must be worth."""
    worth = {
        "7H 7D 7S 7C ?B": (9, 7),
        "6H 7H 8H 9H 5H 4C ?R": (8, 10),
        "AC 2D 4H 5S ?R": (4, 5),
        "KD QC JH TS ?B": (4, 14),
        "KH 9H 6H 3H ?B": (1, 13, (13, 13, 9, 6, 3)),
        "9C 7D 5H ?B ?R": (4, 9),
        "TS JS QS KS AS 3D ?R": (8, 14),
        "9H 9D 2C 3C 5S KD AS": (1, 9, (14, 13, 9, 9, 5)),
    }
    for hand, rank in worth.items():
        given = hand.split()
        assert hand_rank(best_wild_hand(given)) == rank, hand
        assert given == hand.split()


def right(program, why):
    """A case with a right program, which the tests must let pass."""
    return case(Candidate(program), why=why)


def wrong(name, flaw, hand):
    """A case with a wrong program that the tests should catch, and a hand with which it goes wrong."""
    return case(Candidate(getattr(wrong_wild, name), flaw, (hand.split(),)))


EXERCISE = Exercise(
    name="test_best_wild_hand",
    lesson="10",
    reference=test_best_wild_hand,
    cases=[
        right(wrong_wild.best, "This program is right. By our rule a joker may be a second ace in a flush."),
        right(
            wrong_wild.in_another_order,
            "This program is right: it gives its five cards as a tuple, in another order. Compare ranks.",
        ),
        right(
            wrong_wild.in_other_suits,
            "This program is right: of several best hands it picks another one. Compare ranks.",
        ),
        wrong("the_rank", "It returns the rank, not the cards.", "6C 7C 8C 9C ?B"),
        wrong("all_the_cards", "It returns all seven cards.", "6C 7C 8C 9C TC 5C ?B"),
        wrong("first_five", "It looks at the first five cards only.", "2H 3D 6C 7C 8C 9C ?B"),
        wrong("jokers_left_in", "It leaves the jokers in the hand.", "6C 7C 8C 9C ?B"),
        wrong("jokers_taken_out", "It takes the jokers out of the caller's list.", "6C 7C 8C 9C ?B"),
        wrong("colors_swapped", "A black joker is a heart or a diamond in it.", "6C 7C 8C 9C ?B"),
        wrong("any_color", "A joker may be of any color in it.", "6H 7H 8H 9H ?B"),
        wrong("red_ignored", "It ignores red jokers.", "6H 7H 8H 9H 2C ?R"),
        wrong("one_joker_only", "Of two jokers it uses one.", "9C 9H 9S 4D ?B ?R"),
        wrong("all_jokers_used", "It uses a joker even if it doesn't help.", "6C 7C 8C 9C TC ?R"),
        wrong("always_an_ace", "A joker is always an ace in it.", "KD KC 8H 5S ?B"),
        wrong("never_an_ace", "A joker is never an ace in it.", "KD QC JH TS ?B"),
        wrong("no_wheel", "It doesn't see that A 2 3 4 5 is a straight.", "AC 2D 4H 5S ?R"),
        wrong(
            "first_of_its_category",
            "It looks for the best category, and doesn't care about the other cards.",
            "9H 9D 2C 3C 5S KD AS",
        ),
        wrong(
            "no_card_twice",
            "A joker can't be a card that is held: by our rule it may.",
            "KC KS 8H 5D ?B",
        ),
        wrong("five_of_a_kind_unknown", "It doesn't know five of a kind.", "7H 7D 7S 7C ?B"),
    ],
    hints=(
        "Several hands can be the best, so don't ask for one of them. What do all of them have in common?",
        "`assert hand_rank(best_wild_hand(hand)) == (8, 11)` is true for any best hand. Try each color, two jokers, no "
        "joker, five and seven cards.",
        "Let the joker be an ace, and the three of a wheel; let it repeat a card, miss a flush of the other color, be "
        "of no use. And look at the list after the call: it still belongs to the caller.",
    ),
    lift=by_tests,
    tell=tell_tests,
    tally=count_tests,
    remark="No right program fails your tests, whichever of the best hands it picks.",
)


@EXERCISE.mistake(
    "Your tests assert nothing yet. A call or a comparison alone passes: `assert` stops when it isn't true."
)
def asserts_nothing(best_wild_hand):
    hand_rank(best_wild_hand("7H 7D 7S 7C ?B".split())) == (9, 7)


@EXERCISE.mistake(
    "You ask for one of several best hands, as the published test does: with two tens held, the jokers can be "
    "tens of either suit."
)
def as_published(best_wild_hand):
    assert sorted(best_wild_hand("6C 7C 8C 9C TC 5C ?B".split())) == ["7C", "8C", "9C", "JC", "TC"]
    assert sorted(best_wild_hand("TD TC 5H 5C 7C ?R ?B".split())) == ["7C", "TC", "TD", "TH", "TS"]
    assert sorted(best_wild_hand("JD TC TH 7C 7D 7S 7H".split())) == ["7C", "7D", "7H", "7S", "JD"]


@EXERCISE.mistake("You ask for a list in one order. The five cards may come in any.")
def in_one_order(best_wild_hand):
    assert best_wild_hand("6C 7C 8C 9C TC".split()) == ["6C", "7C", "8C", "9C", "TC"]
    assert hand_rank(best_wild_hand("7H 7D 7S 7C ?B".split())) == (9, 7)


@EXERCISE.mistake("You refuse five of a kind. By our rule a joker may be a card that is held already.")
def refuses_five_of_a_kind(best_wild_hand):
    assert hand_rank(best_wild_hand("7H 7D 7S 7C ?B".split())) == (7, 7, 14)


@EXERCISE.mistake("You let a black joker be a heart. It may be a spade or a club.")
def wrong_about_colors(best_wild_hand):
    assert hand_rank(best_wild_hand("6H 7H 8H 9H ?B".split())) == (8, 10)


@EXERCISE.mistake("You look at categories only: `[0]` throws away what breaks a tie.")
def categories_only(best_wild_hand):
    for hand, rank in RANKS_OF.items():
        given = hand.split()
        five = best_wild_hand(given)
        assert len(five) == 5 and hand_rank(five)[0] == rank[0] and given == hand.split()


@EXERCISE.mistake("You never look at the list that was passed in. It should be as it was after the call.")
def list_not_looked_at(best_wild_hand):
    for hand, rank in RANKS_OF.items():
        assert hand_rank(best_wild_hand(hand.split())) == rank


@EXERCISE.mistake("There is a single joker at most in your hands. What with two?")
def one_joker_at_most(best_wild_hand):
    for hand, rank in RANKS_OF.items():
        given = hand.split()
        assert hand.count("?") == 2 or hand_rank(best_wild_hand(given)) == rank and given == hand.split()


RANKS_OF = {
    "2H 3D 6C 7C 8C 9C ?B": (8, 10),
    "2C 3H 6H 7H 8H 9H ?R": (8, 10),
    "6H 7H 8H 9H ?B": (4, 10),
    "9C 9H 9S 4D ?B ?R": (9, 9),
    "6C 7C 8C 9C TC ?R": (8, 10),
    "KD KC 8H 5S ?B": (3, 13, (13, 13, 13, 8, 5)),
    "AD QC JH TS ?B": (4, 14),
    "KD QC JH TS ?B": (4, 14),
    "AC 2D 4H 5S ?R": (4, 5),
    "9H 9D 2C 3C 5S KD AS": (1, 9, (14, 13, 9, 9, 5)),
    "KC KS 8H 5D ?B": (3, 13, (13, 13, 13, 8, 5)),
}


@EXERCISE.accepts
def by_a_table(best_wild_hand):
    for hand, rank in RANKS_OF.items():
        given = hand.split()
        assert hand_rank(best_wild_hand(given)) == rank and given == hand.split()


@EXERCISE.accepts
def by_example_hands(best_wild_hand):
    examples = {
        "2H 3D 6C 7C 8C 9C ?B": "6C 7C 8C 9C TC", "2C 3H 6H 7H 8H 9H ?R": "6H 7H 8H 9H TH",
        "6H 7H 8H 9H ?B": "6H 7H 8H 9H TS", "9C 9H 9S 4D ?B ?R": "9C 9H 9S 9C 9D",
        "6C 7C 8C 9C TC ?R": "6C 7C 8C 9C TC", "KD QC JH TS ?B": "KD QC JH TS AS",
        "AC 2D 4H 5S ?R": "AC 2D 3H 4H 5S", "9H 9D 2C 3C 5S KD AS": "9H 9D 5S KD AS",
    }  # fmt: skip
    hands = [hand.split() for hand in examples]
    for hand, best in zip(hands, examples.values()):
        assert hand_rank(best_wild_hand(hand)) == hand_rank(cards(best))
    assert hands == [hand.split() for hand in examples]


@EXERCISE.accepts
def by_trying_all(best_wild_hand):
    for hand in map(str.split, RANKS_OF):
        kept = tuple(hand)
        five = best_wild_hand(hand)
        assert hand_rank(five) == max(hand_rank(best_hand(c)) for c in product(*map(replacements, kept)))
        assert tuple(hand) == kept


@EXERCISE.accepts
def raises_by_hand(best_wild_hand):
    hands = [hand.split() for hand in RANKS_OF]
    found = [hand_rank(best_wild_hand(hand)) for hand in hands]
    if found != list(RANKS_OF.values()) or list(map(" ".join, hands)) != list(RANKS_OF):
        raise AssertionError("a rank is wrong, or a hand was changed")
