"""announce: the rank of a hand in words."""

from pokerlib.announcing import announce, announced_rank, many, one
from pokerlib.practice.exercise import Exercise, case
from pokerlib.practice.pairs_of_hands import pairs_of_hands
from pokerlib.ranking import CATEGORIES, hand_rank


def in_words(rank):
    """The rank of a hand in words: the category, then the ranks in the order in which they count."""
    category, first, *others = rank
    said = f"{one(first)} high" if category in (0, 4, 5, 8) else many(first)
    if category in (2, 6):
        second, *others = others
        said += f"{' and ' if category == 2 else ' over '}{many(second)}"
    then = ", then " + ", ".join(one(rank) for rank in others) if others else ""
    return f"{CATEGORIES[category]}, {said}{then}"


def spoken(value):
    """The words in small letters with one space between them; anything else as it is."""
    return " ".join(value.lower().split()) if isinstance(value, str) else value


def dealt():
    """The ranks of the pairs of hands for hand_rank, in one row each."""
    return sorted({announced_rank(announce(hand_rank(hand))) for pair in pairs_of_hands() for hand in pair})


SMALL = [(4, 11), (8, 5), (6, 8, 13), (7, 6, 10), (5, 10, 8, 7, 5, 3), (3, 7, 5, 2), (2, 11, 3, 13)]
SMALL += [(1, 2, 11, 6, 3), (0, 7, 5, 4, 3, 2), (2, 6, 4, 3), (6, 6, 14), (3, 6, 14, 13)]


def why(case, expected, returned):
    (rank,) = case.args
    return (
        f"{rank[0]} is the {CATEGORIES[rank[0]]}; after it come the ranks, those that count first said first."
    )


EXERCISE = Exercise(
    name="announce",
    lesson="03",
    reference=announce,
    model=in_words,
    normal=spoken,
    cases=[case(rank) for rank in SMALL + dealt()],
    hints=(
        "Three parts: the name of the category, what makes it, and what is left, behind 'then'. Which ranks go where?",
        "`category, first, *others = rank` takes the tuple apart. Categories 0, 4, 5 and 8 say `one(first) + ' high'`, all "
        "others `many(first)`. Two of them name a second rank before the 'then'.",
        "In categories 2 and 6, `second, *others = others`; say ' and ' or ' over ' and `many(second)`. At the end, only "
        "`if others:`, add ', then ' and `', '.join(one(rank) for rank in others)`.",
    ),
    why=why,
    remark="Two ranks that differ differ in words too, so `announced_rank` can read them back.",
)
EXERCISE.accepts(in_words)


@EXERCISE.mistake("You make the plural by an s: 'sixs'. `many(6)` knows better.")
def s_for_all(rank):
    return announce(rank).replace("sixes", "sixs")


@EXERCISE.mistake(
    "You name the ranks of a pair, or of more of a kind, as one card. There are several: `many(rank)`."
)
def one_for_all(rank):
    words = announce(rank)
    for number in range(2, 15):
        words = words.replace(many(number), one(number))
    return words


@EXERCISE.mistake("You name the cards after 'then' as several. There is one of each: `one(rank)`.")
def many_after_then(rank):
    head, then, rest = announce(rank).partition(", then ")
    return (
        head + then + ", ".join(word + ("es" if word == "six" else "s") for word in rest.split(", ") if word)
    )


@EXERCISE.mistake(
    "Your names begin with the best category. The number 0 is the high card, 8 the straight flush."
)
def names_best_first(rank):
    return CATEGORIES[8 - rank[0]] + announce(rank)[len(CATEGORIES[rank[0]]) :]


@EXERCISE.mistake("You say the category as a number. `CATEGORIES[6]` is its name.")
def number_of_category(rank):
    return str(rank[0]) + announce(rank)[len(CATEGORIES[rank[0]]) :]


@EXERCISE.mistake("You leave out what comes after 'then'. Those ranks decide when the others tie.")
def without_then(rank):
    return announce(rank).partition(", then")[0]


@EXERCISE.mistake("You say 'then' where nothing follows. Ask first whether any rank is left.")
def then_nothing(rank):
    words = announce(rank)
    return words if ", then " in words else words + ", then "


@EXERCISE.mistake("A full house is said with 'over': eights over kings. 'and' is for two pair.")
def and_for_over(rank):
    return announce(rank).replace(" over ", " and ")


@EXERCISE.mistake("Two pair is said with 'and': jacks and threes. 'over' is for the full house.")
def over_for_and(rank):
    return announce(rank).replace(" and ", " over ")


@EXERCISE.mistake("You put the higher rank of a full house first. The three come first, as in the tuple.")
def full_house_sorted(rank):
    return announce((6, *sorted(rank[1:], reverse=True)) if rank[0] == 6 else rank)


@EXERCISE.mistake("You say the ranks as numbers. `one(10)` is 'ten', `many(10)` is 'tens'.")
def ranks_as_numbers(rank):
    return f"{CATEGORIES[rank[0]]}, {', '.join(map(str, rank[1:]))}"


@EXERCISE.mistake(
    "You treat the second rank of two pair and of a full house like the cards beside them. It is part of it."
)
def second_after_then(rank):
    if rank[0] not in (2, 6):
        return announce(rank)
    return f"{CATEGORIES[rank[0]]}, {many(rank[1])}, then {', '.join(map(one, rank[2:]))}"


@EXERCISE.mistake("You end a straight or flush with its rank. Players say how high it goes: 'jack high'.")
def without_high(rank):
    return announce(rank).replace(" high", "")


@EXERCISE.accepts
def by_questions(rank):
    number, ranks = rank[0], rank[1:]
    if number in (8, 5, 4, 0):
        text, rest = one(ranks[0]) + " high", ranks[1:]
    elif number == 6:
        text, rest = many(ranks[0]) + " over " + many(ranks[1]), ()
    elif number == 2:
        text, rest = many(ranks[0]) + " and " + many(ranks[1]), ranks[2:]
    else:
        text, rest = many(ranks[0]), ranks[1:]
    text = CATEGORIES[number] + ", " + text
    if len(rest) > 0:
        text = text + ", then " + ", ".join([one(r) for r in rest])
    return text


@EXERCISE.accepts
def capitals(rank):
    return in_words(rank).capitalize()


@EXERCISE.accepts
def by_templates(rank):
    templates = [
        "{0} high",
        "{1}",
        "{1} and {2}",
        "{1}",
        "{0} high",
        "{0} high",
        "{1} over {2}",
        "{1}",
        "{0} high",
    ]
    category, numbers = rank[0], list(rank[1:])
    said = templates[category].format(
        one(numbers[0]), many(numbers[0]), many(numbers[-1:][0] if len(numbers) < 2 else numbers[1])
    )
    rest = numbers[2:] if "{2}" in templates[category] else numbers[1:]
    return ", then ".join([CATEGORIES[category] + ", " + said] + [", ".join(map(one, rest))] * bool(rest))
