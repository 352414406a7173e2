"""Hands for tests, the rare ones as often as the common ones: some cards are chosen, the rest is dealt."""

from itertools import combinations

from hypothesis import strategies as st

from pokerlib import RANKS, SUITS, deck, hand_rank

IN_LINE = ["A2345", *(RANKS[low : low + 5] for low in range(9))]


def by_trying_all(hand):
    """The rank of the best five cards, the plain way."""
    return max(map(hand_rank, combinations(hand, 5)))


@st.composite
def hands_of(draw, size):
    """Lists of different cards: anything, or built around one of the rarer categories."""
    suit = st.sampled_from(SUITS)
    rank = st.sampled_from(RANKS)
    around = draw(st.sampled_from(["nothing", "straight", "flush", "straight flush", "groups"]))
    if around == "straight":
        chosen = [rank + draw(suit) for rank in draw(st.sampled_from(IN_LINE))]
    elif around == "flush":
        one = draw(suit)
        chosen = [some + one for some in draw(st.lists(rank, min_size=5, max_size=size, unique=True))]
    elif around == "straight flush":
        one = draw(suit)
        chosen = [some + one for some in draw(st.sampled_from(IN_LINE))]
    elif around == "groups":
        chosen = [some + one for some in draw(st.lists(rank, min_size=2, max_size=3)) for one in SUITS]
        chosen = draw(st.permutations(sorted(set(chosen))))[:size]
    else:
        chosen = []
    rest = draw(st.permutations([card for card in deck() if card not in chosen]))
    return draw(st.permutations([*chosen, *rest][:size]))


sizes = st.sampled_from([5, 6, 7])
hands = sizes.flatmap(hands_of)
