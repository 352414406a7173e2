"""winners: all of the best hands; the library calls it poker."""

import random

from pokerlib.cards import cards, deck
from pokerlib.practice.exercise import Exercise, case
from pokerlib.ranking import CATEGORIES, card_ranks, hand_rank
from pokerlib.winners import allmax, poker

ANN, BOB, CYD = cards("9S 8D 7C 6H 5S"), cards("KC KD KH 9C 2S"), cards("9H 8C 7S 6D 5H")
SF, OTHER_SF = cards("6C 7C 8C 9C TC"), cards("6D 7D 8D 9D TD")
FK, FH, BOARD = cards("9D 9H 9S 9C 7D"), cards("TD TC TH 7C 7D"), cards("JD TC QS KS 9S")
HIGH, LOWER = cards("AS QD JC 9H 3S"), cards("AH QC JD 9S 2H")


def made_up():
    """Rounds of two to six hands; in half of them the best hand comes once more, in other suits."""
    rng = random.Random(1312)
    rounds = []
    for number in range(60):
        dealt = rng.sample(deck(), 30)
        hands = [dealt[5 * i : 5 * i + 5] for i in range(rng.randint(2, 5))]
        if number % 2:
            turned = str.maketrans("SHDC", "HDCS")
            hands.append([card.translate(turned) for card in poker(hands)[0]])
            rng.shuffle(hands)
        rounds.append(hands)
    return [case(hands) for hands in sorted(rounds, key=len)]


def why(case, expected, returned):
    """How many win, and with what."""
    best = f"{CATEGORIES[hand_rank(expected[0])[0]]}, ranks {card_ranks(expected[0])}"
    return f"One hand is best: {best}." if len(expected) == 1 else f"{len(expected)} hands tie: {best}."


EXERCISE = Exercise(
    name="winners",
    lesson="06",
    reference=poker,
    cases=[
        case([], why="Where nobody plays, nobody wins. With no hands, the list is empty."),
        case([FH], why="A hand alone wins. It comes in a list all the same."),
        case([FK, FH]),
        case([FH, FK]),
        case([FH, FH], why="Two players can hold equal hands where cards are shared: both win."),
        case([ANN, CYD], why="Two straights to the nine tie. Suits don't count."),
        case([ANN, BOB, CYD], why="Two straights to the nine tie, and three kings lose."),
        case([CYD, BOB, ANN], why="The winners come in the order of the hands."),
        case([HIGH, LOWER], why="The first four ranks are equal; a three beats a two."),
        case([LOWER, HIGH], why="The first four ranks are equal; a three beats a two."),
        case([SF, OTHER_SF, FK, FH]),
        case([BOARD] * 4, why="Four players whose best five cards are those on the table: all four win."),
        case([FH] * 99 + [OTHER_SF]),
        *made_up(),
    ],
    hints=(
        "In lesson 02 the best hand was one line with `max`. What is there now that returns all the greatest?",
        "`allmax` takes what `max` takes: the items, and a `key`.",
        "By what are hands compared? `allmax(hands, key=...)`: the key is a function's name, without brackets.",
    ),
    why=why,
    remark="No hands, one winner and ten winners go through the same line.",
)


@EXERCISE.mistake("You return one of the best hands. All of them are due, in a list.")
def one_hand(hands):
    return max(hands, key=hand_rank, default=[])


@EXERCISE.mistake("You return a list with one hand. Those that tie with it are missing.")
def one_in_a_list(hands):
    return [max(hands, key=hand_rank)] if hands else []


@EXERCISE.mistake("You return the hand alone when one wins, and a list when several do. Always a list.")
def bare_when_alone(hands):
    best = allmax(hands, key=hand_rank)
    return best[0] if len(best) == 1 else best


@EXERCISE.mistake("You look for hands of the same cards as the best. Equal rank is what ties, in any suits.")
def same_cards(hands):
    return [hand for hand in hands if hand == max(hands, key=hand_rank)]


@EXERCISE.mistake("You leave out the key: hands are then compared as lists of texts, card by card.")
def without_the_key(hands):
    return allmax(hands)


@EXERCISE.mistake("You compare the categories alone. Two hands of one category need not tie.")
def categories_alone(hands):
    return allmax(hands, key=lambda hand: hand_rank(hand)[0])


@EXERCISE.mistake(
    "You return ranks. The hands are due: `allmax` goes through `hands`, and the rank is its key."
)
def the_ranks(hands):
    return allmax(map(hand_rank, hands))


@EXERCISE.mistake(
    "`key=hand_rank(hands)` calls the function at once, and on all hands. Give the function: `key=hand_rank`."
)
def called_at_once(hands):
    return allmax(hands, key=hand_rank(hands))


@EXERCISE.mistake("You sort the caller's list of hands: afterwards the players sit in another order.")
def sorts_in_place(hands):
    hands.sort(key=hand_rank, reverse=True)
    return [hand for hand in hands if hand_rank(hand) == hand_rank(hands[0])]


@EXERCISE.mistake(
    "For no hands you look for the best of them, which isn't there. With no hands, the list is empty."
)
def best_of_none(hands):
    best = max(map(hand_rank, hands))
    return [hand for hand in hands if hand_rank(hand) == best]


@EXERCISE.mistake(
    "For no hands you look for the best of them, which isn't there. With no hands, the list is empty."
)
def last_of_none(hands):
    best = sorted(hands, key=hand_rank)[-1]
    return [hand for hand in hands if hand_rank(hand) == hand_rank(best)]


@EXERCISE.mistake(
    "For no hands you return None. With no hands, the list is empty, and `len` still counts the winners."
)
def none_for_none(hands):
    return allmax(hands, key=hand_rank) or None


@EXERCISE.mistake("You return the places of the winners. The hands themselves are due.")
def places(hands):
    return allmax(range(len(hands)), key=lambda place: hand_rank(hands[place]))


@EXERCISE.mistake("You keep one of two hands of the same cards. Two players can hold them: both win.")
def each_once(hands):
    result = []
    for hand in allmax(hands, key=hand_rank):
        if hand not in result:
            result.append(hand)
    return result


@EXERCISE.accepts
def by_two_passes(hands):
    best = max(map(hand_rank, hands), default=None)
    return [hand for hand in hands if hand_rank(hand) == best]


@EXERCISE.accepts
def by_beating(hands):
    return [hand for hand in hands if not any(hand_rank(other) > hand_rank(hand) for other in hands)]


@EXERCISE.accepts
def by_a_loop(hands):
    result = []
    for hand in hands:
        if not result or hand_rank(hand) > hand_rank(result[0]):
            result = [hand]
        elif hand_rank(hand) == hand_rank(result[0]):
            result.append(hand)
    return result


@EXERCISE.accepts
def by_sorting_a_copy(hands):
    ordered = sorted(hands, key=hand_rank, reverse=True)
    return tuple(hand for hand in ordered if hand_rank(hand) == hand_rank(ordered[0]))
