"""Wrong ways to rank a hand that people really write: in which category a hand falls."""

from pokerlib.cards import RANKS, card_rank
from pokerlib.practice.wrong_ranks import chain, wrong
from pokerlib.ranking import card_ranks, flush, hand_rank, kind, straight, two_pair

WRONG_CATEGORIES = []


def category(explanation):
    """Decorate a wrong program with what to tell those who write it."""
    return wrong(explanation, WRONG_CATEGORIES)


def high_first(hand):
    """The ranks of the cards, the ace always 14."""
    return sorted(map(card_rank, hand), reverse=True)


@category("You seem not to count A 5 4 3 2 as a straight. The ace may count 1 there.")
def no_wheel(hand):
    return chain(hand, ranks=high_first)


@category(
    "You find the straight A 5 4 3 2, but rank it by its ace. It goes up to the five: the lowest straight."
)
def wheel_to_the_ace(hand):
    top = max(high_first(hand))
    return chain(hand, _4=lambda ranks: (4, top), _8=lambda ranks: (8, top))


@category("You find A 5 4 3 2 as a straight, but not when it has one suit. It is a straight flush then.")
def steel_wheel_missed(hand):
    wheel = flush(hand) and high_first(hand) == [14, 5, 4, 3, 2]
    return (5, tuple(high_first(hand))) if wheel else hand_rank(hand)


@category("You seem to let a straight go on past the ace, as Q K A 2 3. The ace is at one end or the other.")
def around_the_corner(hand):
    circle = RANKS + RANKS
    past_the_ace = [set(circle[start : start + 5]) for start in (9, 10, 11)]
    if {card[0] for card in hand} in past_the_ace:
        return (8 if flush(hand) else 4, 14)
    return hand_rank(hand)


@category("You seem to let the ace join any four cards in a row, as A J T 9 8. It joins 2 3 4 5, or T J Q K.")
def ace_joins_any_four(hand):
    def joined(ranks):
        return len(set(ranks)) == 5 and ranks[0] == 14 and ranks[1] - ranks[4] == 3

    return chain(hand, straight=lambda ranks: straight(ranks) or joined(ranks))


@category("You seem to take four ranks in a row and a pair for a straight. All five must differ.")
def four_in_a_row(hand):
    return chain(hand, straight=lambda ranks: max(ranks) - min(ranks) == len(set(ranks)) - 1 >= 3)


@category(
    "You seem to look only at the distance from the highest to the lowest card. With a pair between them, "
    "a rank of the straight is missing."
)
def by_its_ends(hand):
    return chain(hand, straight=lambda ranks: max(ranks) - min(ranks) == 4)


@category(
    "All straights are equal in yours. The one that goes higher wins: its highest card belongs in the rank."
)
def straight_without_its_top(hand):
    return chain(hand, _4=lambda ranks: (4,))


@category("All straight flushes are equal in yours. The one that goes higher wins.")
def straight_flush_without_its_top(hand):
    return chain(hand, _8=lambda ranks: (8,))


@category("You ask for a flush before a straight flush, so that a straight flush is never found.")
def flush_first(hand):
    return chain(hand, order=(7, 6, 5, 8, 4, 3, 2, 1, 0))


@category("You ask for a straight before a straight flush, so that a straight flush counts as a straight.")
def straight_first(hand):
    return chain(hand, order=(7, 6, 4, 8, 5, 3, 2, 1, 0))


@category("You ask for three of a kind before a full house, so that a full house is never found.")
def three_before_full_house(hand):
    return chain(hand, order=(8, 7, 5, 4, 3, 6, 2, 1, 0))


@category("You ask for a pair before two pair, so that two pair counts as one.")
def pair_before_two_pair(hand):
    return chain(hand, order=(8, 7, 6, 5, 4, 3, 1, 2, 0))


@category("In yours a flush beats a full house. A full house is 6, a flush 5.")
def flush_above_full_house(hand):
    return chain(hand, _5=lambda ranks: (6, ranks), _6=lambda ranks: (5, (kind(3, ranks), kind(2, ranks))))


@category("In yours a straight beats a flush. A flush is 5, a straight 4.")
def straight_above_flush(hand):
    return chain(hand, _4=lambda ranks: (5, (max(ranks),)), _5=lambda ranks: (4, ranks))


@category("In yours two pair beats three of a kind. Three of a kind is 3, two pair 2.")
def two_pair_above_three(hand):
    return chain(
        hand, _3=lambda ranks: (2, (kind(3, ranks),), ranks), _2=lambda ranks: (3, two_pair(ranks), ranks)
    )


@category("In yours a full house beats four of a kind. Four of a kind is 7, a full house 6.")
def full_house_above_four(hand):
    return chain(
        hand,
        _7=lambda ranks: (6, kind(4, ranks), kind(1, ranks)),
        _6=lambda ranks: (7, kind(3, ranks), kind(2, ranks)),
    )


@category("Your best category has the smallest number. A better hand needs a greater rank: high card is 0.")
def best_is_0(hand):
    rank = hand_rank(hand)
    return (8 - rank[0], *rank[1:])


@category(
    "`if flush:` asks whether there is a function of that name, which is always so. Call it: `flush(hand)`."
)
def flush_not_called(hand):
    return chain(hand, flush=lambda hand: True)


@category("You give `flush` the ranks. Suits are in the cards: it needs the hand.")
def flush_of_the_ranks(hand):
    return chain(hand, flush=lambda _: flush(card_ranks(hand)))


@category("You ask for straights and flushes alone, so that pairs, threes and fours count as high cards.")
def no_kinds(hand):
    return chain(hand, order=(8, 5, 4, 0))


@category("You return nothing for a high card. The last branch has no condition: `else`.")
def nothing_for_a_high_card(hand):
    return chain(hand, _0=lambda ranks: None)


@category(
    "You compare letters. As text, the ace comes before the king, and the ten after the queen. Use numbers."
)
def letters(hand):
    return chain(
        hand,
        ranks=lambda hand: sorted((card[0] for card in hand), reverse=True),
        straight=lambda letters: straight(card_ranks(hand)),
    )
