"""A poker program, designed step by step in the notebooks of this course."""

from pokerlib.cards import RANKS, SUITS, card_rank, cards, deck
from pokerlib.ranking import CATEGORIES, card_ranks, flush, hand_rank, kind, straight, two_pair
from pokerlib.refactored import group, hand_rank_alt, hand_rank_table, unzip
from pokerlib.warmup import is_pair, middle_index
from pokerlib.winners import allmax, poker, winner

__all__ = [
    "CATEGORIES",
    "RANKS",
    "SUITS",
    "allmax",
    "card_rank",
    "card_ranks",
    "cards",
    "deck",
    "flush",
    "group",
    "hand_rank",
    "hand_rank_alt",
    "hand_rank_table",
    "is_pair",
    "kind",
    "middle_index",
    "poker",
    "straight",
    "two_pair",
    "unzip",
    "winner",
]
