"""announced_rank: from an announcement to a rank, in any form that compares rightly."""

import re

from pokerlib.announcing import NUMBERS, announce, announced_rank
from pokerlib.practice.exercise import Exercise, case
from pokerlib.practice.ordering import by_order, tell_order
from pokerlib.practice.pairs_of_hands import pairs_of_hands
from pokerlib.practice.wrong_readings import WRONG_READINGS
from pokerlib.ranking import CATEGORIES, hand_rank


def word_by_word(words):
    """The rank that an announcement tells: the category, then the ranks in the order of the words."""
    category, said = words.split(", ", 1)
    numbers = [NUMBERS[word] for word in said.replace(",", "").split() if word in NUMBERS]
    return (CATEGORIES.index(category), *numbers)


SMALL = """
straight, jack high | straight, ten high
straight, ten high | straight, nine high
straight, six high | three of a kind, aces, then king, queen
full house, eights over kings | full house, sevens over aces
full house, eights over kings | full house, eights over queens
full house, eights over kings | flush, ace high, then jack, nine, five, four
four of a kind, sixes, then ten | four of a kind, sixes, then nine
two pair, jacks and threes, then king | two pair, jacks and threes, then nine
two pair, jacks and threes, then four | two pair, jacks and twos, then king
pair, threes, then jack, six, four | pair, twos, then ace, queen, three
pair, sixes, then jack, five, three | pair, sixes, then jack, four, three
pair, twos, then five, four, three | high card, ace high, then queen, nine, five, four
flush, ten high, then eight, seven, five, three | flush, ten high, then eight, seven, five, two
straight flush, five high | four of a kind, aces, then king
straight flush, five high | straight flush, five high
high card, seven high, then five, four, three, two | high card, seven high, then five, four, three, two
"""


def pairs():
    """Pairs of announcements: small ones by hand, then those of the pairs of hands for hand_rank."""
    for line in SMALL.strip().splitlines():
        yield line.split(" | ")
    for first, second in pairs_of_hands()[2:]:
        yield announce(hand_rank(first)), announce(hand_rank(second))


def why(case, expected, returned):
    first, second = map(announced_rank, case.args)
    return f"In the form of the table, the ranks are {first} and {second}."


EXERCISE = Exercise(
    name="announced_rank",
    lesson="03",
    reference=announced_rank,
    model=word_by_word,
    cases=[case(*pair) for pair in pairs()],
    hints=(
        "Part the text at its first comma: `category, said = words.split(', ', 1)`. What does each part become?",
        "`CATEGORIES.index(category)` is the category's number. `NUMBERS['eights']` is 8; but 'over' is not in NUMBERS.",
        "`[NUMBERS[word] for word in said.replace(',', '').split() if word in NUMBERS]` are the ranks, in their order. "
        "Put the category before them, in one tuple.",
    ),
    lift=by_order,
    tell=tell_order,
    why=why,
    remark="The order of the words is the order in which the ranks count: players say a tuple.",
)
EXERCISE.mistakes += WRONG_READINGS
EXERCISE.accepts(word_by_word)


@EXERCISE.accepts
def ranks_in_brackets(words):
    found = re.findall("[a-z]+", words.split(", ", 1)[1])
    return CATEGORIES.index(words.split(", ")[0]), [NUMBERS[word] for word in found if word in NUMBERS]


@EXERCISE.accepts
def the_whole_text(words):
    numbers = [NUMBERS[word] for word in words.replace(",", " ").split() if word in NUMBERS]
    return (CATEGORIES.index(words[: words.index(",")]), *numbers)


@EXERCISE.accepts
def one_number(words):
    category, said = words.split(", ", 1)
    number, places = CATEGORIES.index(category), 5
    for word in said.replace(",", "").split():
        if word in NUMBERS:
            number, places = number * 15 + NUMBERS[word], places - 1
    return number * 15**places


@EXERCISE.accepts
def by_questions(words):
    for number in range(8, -1, -1):
        if words.startswith(CATEGORIES[number]):
            break
    said = words[words.index(",") :]
    return tuple([number] + [NUMBERS[w.strip(",")] for w in said.split() if w.strip(",") in NUMBERS])
