"""Wrong ways to rank a hand that people really write: what decides between hands of one category."""

from pokerlib.practice.wrong_ranks import chain, wrong
from pokerlib.ranking import card_ranks, hand_rank, kind, two_pair
from pokerlib.refactored import hand_rank_alt

WRONG_TIES = []


def tie(explanation):
    """Decorate a wrong program with what to tell those who write it."""
    return wrong(explanation, WRONG_TIES)


@tie("You return the category alone, so that all hands of one category tie. Say what decides within it.")
def category_alone(hand):
    return hand_rank(hand)[0]


@tie("All hands without a pair are equal in yours. Their ranks decide, from the highest down.")
def high_card_without_ranks(hand):
    return chain(hand, _0=lambda ranks: (0,))


@tie("You compare only the highest card of two hands without a pair. If it ties, the next one decides.")
def high_card_by_one(hand):
    return chain(hand, _0=lambda ranks: (0, max(ranks)))


@tie("You add up the ranks of a hand without a pair. Its highest card counts most, whatever the others are.")
def high_card_by_sum(hand):
    return chain(hand, _0=lambda ranks: (0, sum(ranks)))


@tie(
    "A pair is ranked by its rank alone in yours. If two hands have the same pair, the other three cards decide."
)
def pair_without_kickers(hand):
    return chain(hand, _1=lambda ranks: (1, kind(2, ranks)))


@tie("You look at one card beside a pair. There are three: if the first ties, the next one decides.")
def pair_with_one_kicker(hand):
    return chain(hand, _1=lambda ranks: (1, kind(2, ranks), kind(1, ranks)))


@tie("You compare a pair by its sorted ranks, so that an ace beside a pair of twos beats threes.")
def pair_by_sorted_ranks(hand):
    return chain(hand, _1=lambda ranks: (1, ranks))


@tie("You compare two pair by the sorted ranks, so that a high card beside low pairs comes first.")
def two_pair_by_sorted_ranks(hand):
    return chain(hand, _2=lambda ranks: (2, ranks))


@tie("After the high pair you compare all ranks. The low pair comes before the card beside it.")
def two_pair_by_the_high_one(hand):
    return chain(hand, _2=lambda ranks: (2, max(two_pair(ranks)), ranks))


@tie("You add the two pairs up. The high pair counts first: sixes and twos beat fives and fours.")
def two_pair_by_sum(hand):
    return chain(hand, _2=lambda ranks: (2, sum(two_pair(ranks)), ranks))


@tie("You put the low pair first. The high pair counts first.")
def two_pair_low_first(hand):
    return chain(hand, _2=lambda ranks: (2, two_pair(ranks)[::-1], ranks))


@tie("You leave out the fifth card of two pair. If both pairs tie, it decides.")
def two_pair_without_kicker(hand):
    return chain(hand, _2=lambda ranks: (2, two_pair(ranks)))


@tie("You leave out the low pair. If the high pairs tie, the low ones decide, then the fifth card.")
def two_pair_low_one_lost(hand):
    return chain(hand, _2=lambda ranks: (2, kind(2, ranks), kind(1, ranks)))


@tie("You compare three of a kind by the sorted ranks, so that an ace beside three twos beats three threes.")
def three_by_sorted_ranks(hand):
    return chain(hand, _3=lambda ranks: (3, ranks))


@tie(
    "You leave out the two cards beside three of a kind. With two decks, or a joker, two players can both have them: then these cards decide."
)
def three_without_kickers(hand):
    return chain(hand, _3=lambda ranks: (3, kind(3, ranks)))


@tie("You look at one card beside three of a kind. There are two: if the first ties, the next one decides.")
def three_with_one_kicker(hand):
    return chain(hand, _3=lambda ranks: (3, kind(3, ranks), kind(1, ranks)))


@tie("All flushes are equal in yours. Their ranks decide, from the highest down.")
def flush_without_ranks(hand):
    return chain(hand, _5=lambda ranks: (5,))


@tie("You compare only the highest card of two flushes. If it ties, the next one decides.")
def flush_by_its_top(hand):
    return chain(hand, _5=lambda ranks: (5, max(ranks)))


@tie(
    "You compare the pair of a full house first. The three count first: threes over twos beat twos over aces."
)
def full_house_by_its_pair(hand):
    return chain(hand, _6=lambda ranks: (6, kind(2, ranks), kind(3, ranks)))


@tie(
    "You leave out the pair of a full house. With two decks, or a joker, two players can both have the three: then the pair decides."
)
def full_house_without_its_pair(hand):
    return chain(hand, _6=lambda ranks: (6, kind(3, ranks)))


@tie(
    "You leave out the card beside four of a kind. With two decks, or a joker, two players can both have the four: then it decides."
)
def four_without_kicker(hand):
    return chain(hand, _7=lambda ranks: (7, kind(4, ranks)))


@tie("You compare four of a kind by the sorted ranks, so that an ace beside four twos beats four threes.")
def four_by_sorted_ranks(hand):
    return chain(hand, _7=lambda ranks: (7, ranks))


@tie("You compare all hands of a category by their sorted ranks. What makes the category comes first.")
def always_by_sorted_ranks(hand):
    return (hand_rank(hand)[0], card_ranks(hand))


@tie("You compare the lowest card first. Ranks are compared from the highest down.")
def low_first(hand):
    parts = hand_rank(hand)
    return tuple(part[::-1] if isinstance(part, tuple) and len(part) == 5 else part for part in parts)


@tie("You let the suits break a tie. No suit is better than another: such hands share the pot.")
def by_suits(hand):
    return (*hand_rank(hand), sorted(card[1] for card in hand))


@tie("You return the hand too, so that its texts are compared when all else ties. Such hands share the pot.")
def with_the_hand(hand):
    return (hand_rank(hand), sorted(hand))


@tie("You add the ranks up within a category. A sum forgets which card counts first.")
def category_and_sum(hand):
    return 100 * hand_rank(hand)[0] + sum(card_ranks(hand))


@tie("You write the ranks as digits of one number, but in a base too small: a ten is carried over.")
def in_base_10(hand):
    number, ranks = hand_rank_alt(hand)
    for place in range(5):
        number = 10 * number + (ranks[place] if place < len(ranks) else 0)
    return number


@tie("You compare the ranks as text. As text, '9' comes after '10'. Compare numbers.")
def numbers_as_text(hand):
    return str(hand_rank(hand))
