"""What is compared: for each kind of work the contenders, the same work done by pokerlib first."""

import random
from importlib import import_module

import numpy as np

from pokerlib import deck, hand_rank
from pokerlib.arrays import strengths, winners
from pokerlib.counting import exact_counts
from pokerlib.enumeration import category_counts, match_up
from pokerlib.tables import best_rank
from pokerlib.wild import best_wild_hand
from pokerlib.wild_fast import wild_rank

RNG, DECK = random.Random(1), deck()
# Hands for arrays, for a peer's calls, for one at a time: few enough for a call of a millisecond or so,
# since on a busy machine longer ones are interrupted every time.
MANY, SOME, FEW = 60_000, 6_000, 100
PLAYERS = 6


class Race:
    """One kind of work: contenders are {name: (function without arguments, items of work in a call)}."""

    def __init__(self, work, contenders, targets):
        """targets: {name of a peer: (floor, aim)} for how many times as fast pokerlib should be."""
        self.work, self.contenders, self.targets = work, contenders, targets


def peer(name):
    """Another library's module, or None if it isn't installed."""
    try:
        return import_module(name)
    except ImportError:
        return None


def races():
    """All comparisons, as an iterator of Race."""
    yield many(7, "rank_seven", {"pkrbot": (4, 9), "pyo3-poker-eval": (7, 15)})
    yield many(5, "rank_five", {"pkrbot": (4.5, 10), "pyo3-poker-eval": (7, 15)})
    yield one_of_strings()
    yield tables_of_players()
    yield all_of_five()
    yield hold_em()
    yield jokers("?B", 1_000)
    yield jokers("?B ?R", 20_000)


def many(size, method, targets):
    rows = np.array([RNG.sample(range(52), size) for _ in range(MANY)], np.uint8)
    contenders = {
        "pokerlib": (lambda: strengths(rows), MANY),
        "unchecked": (lambda: strengths(rows, check=False), MANY),
    }
    ours = strengths(rows[:SOME]).tolist()
    if pkrbot := peer("pkrbot"):
        hands = [[pkrbot.Card(small(DECK[code])) for code in row] for row in rows[:SOME]]
        check_order(ours, list(map(pkrbot.evaluate, hands)))
        contenders["pkrbot"] = (lambda: list(map(pkrbot.evaluate, hands)), SOME)
    if pyo3 := peer("pyo3_poker_eval"):
        rank, payload = getattr(pyo3.PokerEval(), method), {"hands": rows[:SOME].tolist()}
        check_order(ours, rank(payload))
        contenders["pyo3-poker-eval"] = (lambda: rank(payload), SOME)
    return Race(f"many hands of {size} cards", contenders, targets)


def one_of_strings():
    hands = [RNG.sample(DECK, 7) for _ in range(FEW)]
    theirs = [[small(card) for card in hand] for hand in hands]
    contenders = {
        "pokerlib": (lambda: [best_rank(hand) for hand in hands], FEW),
        "unchecked": (lambda: [best_rank(hand, check=False) for hand in hands], FEW),
    }
    ours = [best_rank(hand) for hand in hands]
    for name in ("pkrbot", "eval7"):
        if module := peer(name):
            Card, evaluate = module.Card, module.evaluate
            contenders[name] = (
                lambda C=Card, f=evaluate: [f([C(card) for card in hand]) for hand in theirs],
                FEW,
            )
            check_order(ours, contenders[name][0]())
    if treys := peer("treys"):
        new, evaluate = treys.Card.new, treys.Evaluator().evaluate
        contenders["treys"] = (lambda: [evaluate([], [new(card) for card in hand]) for hand in theirs], FEW)
        check_order(ours, contenders["treys"][0]())
    targets = {"pkrbot": (3, None), "eval7": (4, None), "treys": (10, None)}
    return Race("one hand of 7 strings", contenders, targets)


def tables_of_players():
    dealt = np.array([RNG.sample(range(52), PLAYERS * 7) for _ in range(MANY // PLAYERS)], np.uint8)
    tables = dealt.reshape(-1, PLAYERS, 7)
    contenders = {
        "pokerlib": (lambda: winners(tables), len(tables)),
        "unchecked": (lambda: winners(tables, check=False), len(tables)),
    }
    if pkrbot := peer("pkrbot"):
        some = tables[: SOME // PLAYERS].tolist()
        hands = [[[pkrbot.Card(small(DECK[code])) for code in hand] for hand in table] for table in some]
        contenders["pkrbot"] = (lambda: winners_by(pkrbot.evaluate, hands), len(some))
        assert winners(tables[: len(some)]).tolist() == winners_by(pkrbot.evaluate, hands)
    return Race(f"the winners of {PLAYERS} hands of 7", contenders, {"pkrbot": (12, None)})


def winners_by(evaluate, tables):
    won = []
    for hands in tables:
        scores = list(map(evaluate, hands))
        best = max(scores)
        won.append([score == best for score in scores])
    return won


def all_of_five():
    hands = [RNG.sample(DECK, 5) for _ in range(FEW)]
    contenders = {
        "pokerlib": (lambda: category_counts(5), 2_598_960),
        "hand_rank in a loop": (lambda: list(map(hand_rank, hands)), FEW),
    }
    return Race("all hands of 5 cards", contenders, {"hand_rank in a loop": (100, 300)})


def hold_em():
    contenders = {"pokerlib": (lambda: match_up(["AS", "KS"], ["QH", "QD"]), 1_712_304)}
    if module := peer("poker_equity"):
        contenders["poker-equity"] = (lambda: module.exact_from_text("holdem", ["AsKs", "QhQd"]), 1_712_304)
        found = contenders["poker-equity"][0]()
        assert (*found["win_count"], found["tie_count"][0]) == match_up(["AS", "KS"], ["QH", "QD"])
    return Race("a hold'em match-up, all boards", contenders, {"poker-equity": (5, None)})


def jokers(some, floor):
    hands = [[*RNG.sample(DECK, 7 - len(some.split())), *some.split()] for _ in range(200)]
    assert wild_rank(hands[0]) == hand_rank(best_wild_hand(hands[0]))
    contenders = {
        "pokerlib": (lambda: list(map(wild_rank, hands)), len(hands)),
        "trying all": (lambda: best_wild_hand(hands[0]), 1),
    }
    return Race(f"best of 7 with {some}", contenders, {"trying all": (floor, None)})


ALONE = {  # what has no peer: the function, and the floor and the aim in seconds
    "all 133,784,560 hands of 7 cards": (lambda: category_counts(7), 3, 1.5),
    "the counts for 5 cards by counting alone": (lambda: exact_counts(5), 0.005, None),
    "the counts for 7 cards by counting alone": (lambda: exact_counts(7), 0.005, None),
}


def small(card):
    """A card as the other libraries write it: 'Ts'."""
    return card[0] + card[1].lower()


def check_order(ours, theirs):
    """Raise ValueError unless both order the hands alike, or one just as the other does backwards."""
    pairs = sorted(set(zip(ours, theirs, strict=True)))
    order = [theirs for _, theirs in pairs]
    if len(set(ours)) != len(order) or sorted(set(order)) not in (order, order[::-1]):
        raise ValueError("the other library ranks these hands in another order")
