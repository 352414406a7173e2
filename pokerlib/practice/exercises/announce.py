"""announce: the rank of a hand in words."""

from pokerlib.announcing import announce, announced_rank, many, one
from pokerlib.practice.exercise import Exercise, case
from pokerlib.practice.pairs_of_hands import pairs_of_hands
from pokerlib.practice.wrong_announcements import WRONG_ANNOUNCEMENTS
from pokerlib.ranking import CATEGORIES, hand_rank


def in_words(rank):
    """The rank of a hand in words: the category, then the ranks in the order in which they count."""
    category, *ranks = rank
    if category in (0, 4, 5, 8):
        said, kickers = one(ranks[0]) + " high", ranks[1:]
    elif category == 2:
        said, kickers = many(ranks[0]) + " and " + many(ranks[1]), ranks[2:]
    elif category == 6:
        said, kickers = many(ranks[0]) + " over " + many(ranks[1]), ranks[2:]
    else:
        said, kickers = many(ranks[0]), ranks[1:]
    words = CATEGORIES[category] + ", " + said
    if kickers:
        words += ", then " + ", ".join(one(kicker) for kicker in kickers)
    return words


def spoken(value):
    """The words in small letters with one space between them; anything else as it is."""
    return " ".join(value.lower().split()) if isinstance(value, str) else value


def dealt():
    """The ranks of the pairs of hands for hand_rank, in one row each."""
    return sorted({announced_rank(announce(hand_rank(hand))) for pair in pairs_of_hands() for hand in pair})


SMALL = [(4, 11), (8, 5), (6, 8, 13), (7, 6, 10), (5, 10, 8, 7, 5, 3), (3, 7, 5, 2), (2, 11, 3, 13)]
SMALL += [(1, 2, 11, 6, 3), (0, 7, 5, 4, 3, 2), (2, 6, 4, 3), (6, 6, 14), (3, 6, 14, 13)]


def why(case, expected, returned):
    category, *ranks = case.args[0]
    if category in (0, 4, 5, 8):
        made, others = f"is said by how high it goes: '{one(ranks[0])} high'.", ranks[1:]
    else:
        several = ranks[: 2 if category in (2, 6) else 1]
        made, others = f"has several {' and several '.join(map(many, several))}.", ranks[len(several) :]
    then = f" Then come single cards: {', '.join(map(one, others))}." if others else ""
    return f"Category {category}, {CATEGORIES[category]}, {made}{then}"


EXERCISE = Exercise(
    name="announce",
    lesson="03",
    reference=announce,
    model=in_words,
    normal=spoken,
    cases=[case(rank) for rank in SMALL + dealt()],
    hints=(
        "Three parts: the name of the category, what makes it, and what is left, behind 'then'. Which ranks go where?",
        "`category, *ranks = rank` takes the tuple apart. Categories 0, 4, 5 and 8 say `one(ranks[0]) + ' high'`, all "
        "others `many(ranks[0])`. Two of them name a second rank before the 'then'.",
        "In categories 2 and 6 add ' and ' or ' over ' and `many(ranks[1])`; then `ranks[2:]` are left, else `ranks[1:]`. "
        "Only if any are left, add ', then ' and `', '.join(one(kicker) for kicker in ranks[2:])`.",
    ),
    why=why,
    remark="Two ranks that differ differ in words too, so `announced_rank` can read them back.",
)
EXERCISE.mistakes += WRONG_ANNOUNCEMENTS
EXERCISE.accepts(in_words)


@EXERCISE.accepts
def by_unpacking(rank):
    category, first, *others = rank
    said = f"{one(first)} high" if category in (0, 4, 5, 8) else many(first)
    if category in (2, 6):
        second, *others = others
        said += f"{' and ' if category == 2 else ' over '}{many(second)}"
    return (
        f"{CATEGORIES[category]}, {', then '.join([said, ', '.join(map(one, others))][: 1 + bool(others)])}"
    )


@EXERCISE.accepts
def capitals(rank):
    return in_words(rank).capitalize()


@EXERCISE.accepts
def by_templates(rank):
    high, kind = "{0} high", "{1}"
    templates = [high, kind, "{1} and {2}", kind, high, high, "{1} over {2}", kind, high]
    category, numbers = rank[0], list(rank[1:])
    said = templates[category].format(
        one(numbers[0]), many(numbers[0]), many(numbers[-1:][0] if len(numbers) < 2 else numbers[1])
    )
    rest = numbers[2:] if "{2}" in templates[category] else numbers[1:]
    return ", then ".join([CATEGORIES[category] + ", " + said] + [", ".join(map(one, rest))] * bool(rest))
