"""Wrong ways to say a rank in words that people really write."""

from pokerlib.announcing import announce, many, one
from pokerlib.practice.wrong_ranks import wrong
from pokerlib.ranking import CATEGORIES

WRONG_ANNOUNCEMENTS = []


def said(explanation):
    """Decorate a wrong program with what to tell those who write it."""
    return wrong(explanation, WRONG_ANNOUNCEMENTS)


@said("You make the plural by an s: 'sixs'. `many(6)` knows better.")
def s_for_all(rank):
    return announce(rank).replace("sixes", "sixs")


@said("You name the ranks of a pair, or of more of a kind, as one card. There are several: `many(rank)`.")
def one_for_all(rank):
    words = announce(rank)
    for number in range(2, 15):
        words = words.replace(many(number), one(number))
    return words


@said("You name a pair, and three or four of a kind, as one card. There are several: `many(rank)`.")
def one_for_kinds(rank):
    words = announce(rank)
    return words.replace(f", {many(rank[1])}", f", {one(rank[1])}") if rank[0] in (1, 3, 7) else words


@said("You name the ranks of two pair and of a full house as one card. There are several: `many(rank)`.")
def one_in_two_pair_and_full_house(rank):
    return one_for_all(rank) if rank[0] in (2, 6) else announce(rank)


@said("You name the second rank of two pair and of a full house as one card. There are several of it too.")
def one_for_the_second(rank):
    words = announce(rank)
    return words.replace(f" {many(rank[2])}", f" {one(rank[2])}") if rank[0] in (2, 6) else words


@said("You name the cards after 'then' as several. There is one of each: `one(rank)`.")
def many_after_then(rank):
    head, then, rest = announce(rank).partition(", then ")
    return (
        head + then + ", ".join(word + ("es" if word == "six" else "s") for word in rest.split(", ") if word)
    )


@said("Your names begin with the best category. The number 0 is the high card, 8 the straight flush.")
def names_best_first(rank):
    return CATEGORIES[8 - rank[0]] + announce(rank)[len(CATEGORIES[rank[0]]) :]


@said("You say the category as a number. `CATEGORIES[6]` is its name.")
def number_of_category(rank):
    return str(rank[0]) + announce(rank)[len(CATEGORIES[rank[0]]) :]


@said("You leave out what comes after 'then'. Those ranks decide when the others tie.")
def without_then(rank):
    return announce(rank).partition(", then")[0]


@said("You say 'then' where nothing follows. Ask first whether any rank is left.")
def then_nothing(rank):
    words = announce(rank)
    return words if ", then " in words else words + ", then "


@said("A full house is said with 'over': eights over kings. 'and' is for two pair.")
def and_for_over(rank):
    return announce(rank).replace(" over ", " and ")


@said("Two pair is said with 'and': jacks and threes. 'over' is for the full house.")
def over_for_and(rank):
    return announce(rank).replace(" and ", " over ")


@said("You put the higher rank of a full house first. The three come first, as in the tuple.")
def full_house_sorted(rank):
    return announce((6, *sorted(rank[1:], reverse=True)) if rank[0] == 6 else rank)


@said("You say the ranks as numbers. `one(10)` is 'ten', `many(10)` is 'tens'.")
def ranks_as_numbers(rank):
    return f"{CATEGORIES[rank[0]]}, {', '.join(map(str, rank[1:]))}"


@said(
    "You treat the second rank of two pair and of a full house like the cards beside them. It is part of it."
)
def second_after_then(rank):
    if rank[0] not in (2, 6):
        return announce(rank)
    return f"{CATEGORIES[rank[0]]}, {many(rank[1])}, then {', '.join(map(one, rank[2:]))}"


@said("You end a straight or flush with its rank. Players say how high it goes: 'jack high'.")
def without_high(rank):
    return announce(rank).replace(" high", "")
