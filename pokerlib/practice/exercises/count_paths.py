"""count_paths: how many ways the draws of swap-any can fall, and where each leads."""

from collections import Counter
from itertools import permutations, product
from math import factorial

from pokerlib.paths import count_paths
from pokerlib.practice.exercise import Exercise, case
from pokerlib.practice.forms import frozen
from pokerlib.shuffling import swap


def by_text(value):
    """A table without the orders that have no path."""
    if not isinstance(value, dict):
        return frozen(value)
    return frozenset((order, count) for order, count in value.items() if count)


def why(case, expected, returned):
    """How many paths there are, and how they would have to be shared."""
    n = len(case.args[0])
    paths, orders = n**n, factorial(n)
    found = sum(returned.values()) if isinstance(returned, dict) and returned else None
    if found and not all(isinstance(order, str) for order in returned):
        return 'Each order is due as a text, such as "ba".'
    if found == paths:
        return f"The number of paths is right, {paths}. Where does each of them lead?"
    return f"{n} places, each drawn among {n}: that is {n} ** {n} = {paths} paths, to {orders} orders."


EXERCISE = Exercise(
    name="count_paths",
    lesson="08",
    reference=count_paths,
    cases=[
        case("a", why="One card is swapped with itself: one path, to the only order."),
        case("ab"),
        case("abc"),
        case("KQJ"),
        case("abcd"),
    ],
    hints=(
        "A path is one draw for each place. For three cards, `product(range(3), repeat=3)` gives all 27 of them.",
        "For each path take a new list of the deck, and go through its draws: "
        "`for i, j in enumerate(draws): swap(p, i, j)`.",
        'A Counter counts: `counts["".join(p)] += 1` after each path; return it when all paths are done.',
    ),
    normal=by_text,
    why=why,
    remark="Nothing in it is random. What a random program can do is a matter of counting.",
)


def following(deck, paths):
    """How many of the paths lead to each order: the part that most of the wrong programs have right."""
    counts = Counter()
    for draws in paths:
        p = list(deck)
        for i, j in enumerate(draws):
            swap(p, i, j)
        counts["".join(p)] += 1
    return counts


@EXERCISE.mistake(
    "You seem to go on with the shuffled list of the path before. Each path starts with the deck as it was."
)
def one_list_for_all(deck):
    n, counts, p = len(deck), Counter(), list(deck)
    for draws in product(range(n), repeat=n):
        for i, j in enumerate(draws):
            swap(p, i, j)
        counts["".join(p)] += 1
    return counts


@EXERCISE.mistake(
    "You seem to use each place once in a path. Swap-any may draw the same place again: use `product`."
)
def every_place_once(deck):
    return following(deck, permutations(range(len(deck))))


@EXERCISE.mistake(
    "These are the paths of Knuth's shuffle, which leaves settled places alone. Swap-any draws among all places."
)
def of_knuth(deck):
    return following(deck, product(*[range(i, len(deck)) for i in range(len(deck))]))


@EXERCISE.mistake("You seem to draw for one place less. Swap-any draws for the last place, too: repeat=n.")
def one_draw_less(deck):
    return following(deck, product(range(len(deck)), repeat=len(deck) - 1))


@EXERCISE.mistake(
    "Your draws pick the cards themselves, so that one can be there twice. They are places to swap with."
)
def picks_cards(deck):
    return Counter("".join(cards) for cards in product(deck, repeat=len(deck)))


@EXERCISE.mistake(
    "Only the last swap of each path survives: `p = list(deck)` stands in the inner loop and makes a new list "
    "for every swap. Each path needs one."
)
def new_list_for_each_swap(deck):
    n, counts = len(deck), Counter()
    for draws in product(range(n), repeat=n):
        for i, j in enumerate(draws):
            p = list(deck)
            swap(p, i, j)
        counts["".join(p)] += 1
    return counts


@EXERCISE.mistake('Your keys are tuples. `"".join(p)` makes a text of the cards.')
def keys_are_tuples(deck):
    return {tuple(order): count for order, count in count_paths(deck).items()}


@EXERCISE.mistake("These are shares. Count the paths: whole numbers.")
def shares(deck):
    return {order: count / len(deck) ** len(deck) for order, count in count_paths(deck).items()}


@EXERCISE.mistake("This is how many paths there are in all. How many lead to each order?")
def in_all(deck):
    return len(deck) ** len(deck)


@EXERCISE.mistake(
    "You swap from the last place to the first. It is as unfair, but other orders are the lucky ones."
)
def from_the_end(deck):
    n, counts = len(deck), Counter()
    for draws in product(range(n), repeat=n):
        p = list(deck)
        for i in reversed(range(n)):
            swap(p, i, draws[i])
        counts["".join(p)] += 1
    return counts


@EXERCISE.accepts
def by_a_dict(deck):
    n, counts = len(deck), {}
    for draws in product(range(n), repeat=n):
        p = list(deck)
        for i in range(n):
            j = draws[i]
            p[i], p[j] = p[j], p[i]
        order = "".join(p)
        counts[order] = counts.get(order, 0) + 1
    return counts


@EXERCISE.accepts
def with_zeros(deck):
    counts = {"".join(order): 0 for order in permutations(deck)}
    for draws in product(range(len(deck)), repeat=len(deck)):
        p = list(deck)
        for i, j in enumerate(draws):
            p[i], p[j] = p[j], p[i]
        counts["".join(p)] += 1
    return counts


@EXERCISE.accepts
def one_round_after_another(deck):
    counts = Counter([deck])
    for i in range(len(deck)):
        after = Counter()
        for order, paths in counts.items():
            for j in range(len(deck)):
                p = list(order)
                p[i], p[j] = p[j], p[i]
                after["".join(p)] += paths
        counts = after
    return counts


@EXERCISE.accepts
def by_recursion(deck):
    counts = Counter()

    def go_on(p, i):
        if i == len(p):
            counts["".join(p)] += 1
            return
        for j in range(len(p)):
            q = list(p)
            q[i], q[j] = q[j], q[i]
            go_on(q, i + 1)

    go_on(list(deck), 0)
    return dict(counts)
