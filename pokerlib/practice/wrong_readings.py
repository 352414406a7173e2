"""Wrong ways to read a rank out of words that people really write."""

from pokerlib.announcing import NUMBERS, announced_rank
from pokerlib.practice.wrong_ranks import wrong
from pokerlib.ranking import CATEGORIES

WRONG_READINGS = []


def read(explanation):
    """Decorate a wrong program with what to tell those who write it."""
    return wrong(explanation, WRONG_READINGS)


def parts(words):
    """The number of the category and those of the ranks."""
    category, *numbers = announced_rank(words)
    return category, numbers


@read("You keep the name of the category. As text, 'straight' beats 'full house'. Use its number.")
def category_as_text(words):
    category, numbers = parts(words)
    return (CATEGORIES[category], *numbers)


@read("You keep the names of the ranks. As text, 'nine' beats 'king'. NUMBERS has their numbers.")
def ranks_as_text(words):
    category, said = words.split(", ", 1)
    return (CATEGORIES.index(category), said)


@read(
    "You take the category's number from a list that begins with the best. Then a straight flush is 0 and loses."
)
def names_best_first(words):
    category, numbers = parts(words)
    return (CATEGORIES[8::-1].index(CATEGORIES[category]), *numbers)


@read("You sort the ranks. They come in the order of the words: eights over kings beat sevens over aces.")
def sorted_ranks(words):
    category, numbers = parts(words)
    return (category, *sorted(numbers, reverse=True))


@read("You keep the category alone. The ranks after the comma decide when it ties.")
def category_alone(words):
    return (parts(words)[0],)


@read("You keep only the first rank. Those after it decide when it ties.")
def first_rank_alone(words):
    category, numbers = parts(words)
    return (category, numbers[0])


@read("You add the ranks up. A sum forgets which one counts first.")
def sum_of_ranks(words):
    category, numbers = parts(words)
    return (category, sum(numbers))


@read("You write the numbers one after another into a single one. A ten takes two digits, a nine only one.")
def digits_in_a_row(words):
    category, numbers = parts(words)
    return int("".join(map(str, [category, *numbers])))


@read(
    "A comma still hangs on some words: 'sixes,' is not in NUMBERS, and its rank is lost. Take the commas away first."
)
def with_commas(words):
    category, said = words.split(", ", 1)
    return (CATEGORIES.index(category), *[NUMBERS[word] for word in said.split() if word in NUMBERS])


@read("A comma still hangs on some words: NUMBERS has 'sixes', and not 'sixes,'. Take the commas away first.")
def with_commas_looked_up(words):
    category, said = words.split(", ", 1)
    named = [word for word in said.split() if word not in ("high", "over", "and", "then", "then,")]
    return (CATEGORIES.index(category), *[NUMBERS[word] for word in named])


@read(
    "You look up a word that names no rank. The words of the category don't, and 'high', 'over', 'and' and 'then' don't either."
)
def every_word(words):
    category, said = words.split(", ", 1)
    return (CATEGORIES.index(category), *[NUMBERS[word] for word in said.replace(",", "").split()])


@read("You look for the category in the first word. Its name goes up to the first comma: 'full house'.")
def first_word(words):
    category, *said = words.split()
    return (CATEGORIES.index(category), *[NUMBERS[word] for word in said if word in NUMBERS])


@read("You take the first word for the category. Its name goes up to the first comma: 'full house'.")
def first_word_without_comma(words):
    category, *said = words.replace(",", "").split()
    return (CATEGORIES.index(category), *[NUMBERS[word] for word in said if word in NUMBERS])


@read("You take a straight flush for a flush: the word is in both names. Compare the whole name.")
def flush_in_the_words(words):
    category, numbers = parts(words)
    return (5 if "flush" in words else category, *numbers)
