"""Hands of five cards or more, drawn with the five marked that are chosen of them."""

from itertools import combinations

from pokerlib.announcing import announce
from pokerlib.ranking import hand_rank
from pokerlib.show import Shown
from pokerlib.stud import best_hand, check_five_or_more


def show_best(hands, captions):
    """Hands as drawn cards, with the best five marked in each.

    hands: list of lists of cards, five or more. captions: list of str, one for each hand.
    Raises: ValueError for fewer cards or a bad card.

    >>> show_best([["6C", "7C", "8C", "9C", "TC", "5C", "JS"]], ["Ann"])
    Ann: [6♣] [7♣] [8♣] [9♣] [10♣] 5♣ J♠
    """
    return Shown([_marked(hand, best_hand(hand)) for hand in hands], captions)


def show_selections(hand):
    """Every selection of five of the cards, best first: the hand drawn once for each, the five marked.

    hand: list of different cards, five or more; seven cards are drawn 21 times.
    Raises: ValueError for fewer cards or a bad card.

    >>> show_selections(["9H", "9D", "9S", "9C", "7D", "8D"])
    four of a kind, nines, then eight: [9♥] [9♦] [9♠] [9♣] 7♦ [8♦]
    four of a kind, nines, then seven: [9♥] [9♦] [9♠] [9♣] [7♦] 8♦
    three of a kind, nines, then eight, seven: [9♥] [9♦] [9♠] 9♣ [7♦] [8♦]
    three of a kind, nines, then eight, seven: [9♥] [9♦] 9♠ [9♣] [7♦] [8♦]
    three of a kind, nines, then eight, seven: [9♥] 9♦ [9♠] [9♣] [7♦] [8♦]
    three of a kind, nines, then eight, seven: 9♥ [9♦] [9♠] [9♣] [7♦] [8♦]
    """
    check_five_or_more(hand)
    fives = sorted(combinations(hand, 5), key=hand_rank, reverse=True)
    return InColumns([_marked(hand, five) for five in fives], [announce(hand_rank(five)) for five in fives])


class InColumns(Shown):
    """Hands at half their size, as many side by side as there is room for."""

    def _repr_html_(self):
        columns = "display: grid; grid-template-columns: repeat(auto-fill, 520px); gap: 8px 20px"
        rows = (
            f"<div>{Shown([hand], [caption])._repr_html_()}</div>"
            for hand, caption in zip(self.hands, self.captions, strict=True)
        )
        return f'<div style="{columns}; zoom: 0.5; font-size: 180%">{"".join(rows)}</div>'


def _marked(hand, chosen):
    """The cards of a hand as (card, is it chosen) pairs."""
    return [(card, card in chosen) for card in hand]
