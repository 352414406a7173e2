"""Cards and hands as objects that know how they compare."""

from dataclasses import dataclass
from functools import total_ordering

from pokerlib.ranking import hand_rank
from pokerlib.refactored import hand_rank_alt

RANK_NAMES = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")
SUIT_NAMES = "hdcs"


@dataclass(frozen=True)
class Card:
    """A playing card by its name: a rank 2 to 10, J, Q, K or A, then a suit h, d, c or s.

    name: str.
    rank: int from 2 to 14. suit: str, the last letter of the name.
    Cards of one name are equal, and can stand in a set or be a key of a dict.
    Raises: ValueError for another name.

    >>> card = Card("10d")
    >>> card, card.rank, card.suit
    (<Card 10d>, 10, 'd')
    """

    name: str

    def __post_init__(self):
        """Raise ValueError unless the name is one of the 52."""
        if not isinstance(self.name, str) or self.name[:-1] not in RANK_NAMES:
            raise ValueError(f"{self.name!r} names no card: the rank comes first, {' '.join(RANK_NAMES)}")
        if self.suit not in SUIT_NAMES:
            raise ValueError(f"{self.name!r} names no card: the suit is the last letter, h, d, c or s")

    @property
    def rank(self):
        """The rank as a number from 2 to 14."""
        return RANK_NAMES.index(self.name[:-1]) + 2

    @property
    def suit(self):
        """The suit as a letter."""
        return self.name[-1]

    def __str__(self):
        return self.name

    def __repr__(self):
        return f"<Card {self.name}>"


@total_ordering
class Hand:
    """Five cards, compared by what they are worth: equal hands tie, a greater hand wins.

    cards: str of five names with spaces between, or list or tuple of names, of Cards or of both.
    Raises: ValueError for another number of cards, a bad name, or a card that is there twice.

    >>> Hand("2d 3d 4d 5d 6d") < Hand("3d 4d 5d 6d 7d")
    True
    """

    def __init__(self, cards):
        names = cards.split() if isinstance(cards, str) else cards
        if not isinstance(names, list | tuple):
            raise ValueError(f"a hand is made from a text or a list of cards, not from {cards!r}")
        self._cards = tuple(card if isinstance(card, Card) else Card(card) for card in names)
        if len(self._cards) != 5:
            raise ValueError(f"a hand has five cards, this one has {len(self._cards)}: {cards!r}")
        if len(set(self._cards)) != 5:
            raise ValueError(f"the cards of a hand are all different, not so in {cards!r}")

    @property
    def cards(self):
        """The five cards in the order given, as a new list: a hand never changes.

        >>> Hand("As Ks Qs Js 10s").cards
        [<Card As>, <Card Ks>, <Card Qs>, <Card Js>, <Card 10s>]
        """
        return list(self._cards)

    def __repr__(self):
        ordered = sorted(self._cards, key=lambda card: (-card.rank, card.suit))
        return f"<Hand {' '.join(map(str, ordered))}>"

    def eval(self):
        """What the hand is worth as a tuple: its hand_rank.

        >>> Hand("6d 6s 2d 2s Ac").eval()
        (2, (6, 2), (14, 6, 6, 2, 2))
        """
        return hand_rank(self._plain())

    def number(self):
        """What the hand is worth as one integer, in the order of eval.

        Returns: int of six digits to the base 16: the category, then the ranks, those that occur most
            often first, then zeros.

        >>> f"{Hand('6d 6s 2d 2s Ac').number():x}"
        '262e00'
        """
        category, ranks = hand_rank_alt(self._plain())
        number = 0
        for digit in (category, *ranks, *[0] * (5 - len(ranks))):
            number = 16 * number + digit
        return number

    def __eq__(self, other):
        return self.eval() == other.eval() if isinstance(other, Hand) else NotImplemented

    def __lt__(self, other):
        return self.eval() < other.eval() if isinstance(other, Hand) else NotImplemented

    def __hash__(self):
        return hash(self.eval())

    def _plain(self):
        """The cards as the strings of pokerlib.cards, such as 'TD'."""
        return [card.name.upper().replace("10", "T") for card in self._cards]
