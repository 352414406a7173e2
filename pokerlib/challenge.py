"""The examples of the Card and Hand challenge, and how many of them two classes pass.

Source: Poker, a challenge with the classes Card and Hand; the examples as written there, in their order.
"""

import doctest

EXAMPLES = """\
>>> ks = Card("Ks")
>>> ks.rank
13
>>> ks.suit
's'
>>> ks.name
'Ks'
>>> ac = Card("Ac")
>>> ac.rank
14
>>> td = Card("10d")
>>> td.rank
10
>>> h1 = Hand([Card("As"),
...            Card("Ks"),
...            Card("Qs"),
...            Card("Js"),
...            Card("10s")])
>>> h1.cards
[<Card As>, <Card Ks>, <Card Qs>, <Card Js>, <Card 10s>]
>>> h2 = Hand("As Ks Qs Js 10s")
>>> h2.cards
[<Card As>, <Card Ks>, <Card Qs>, <Card Js>, <Card 10s>]
>>> h2 = Hand("8d 7s 7h 7c 7d")
>>> h2
<Hand 8d 7c 7d 7h 7s>
>>> h1 = Hand("2d 3d 4d 5d 6d")
>>> h2 = Hand("6d 5d 4d 3d 2d")
>>> h1 == h2
True
>>> h1 != h2
False
>>> h1 = Hand("2d 3d 4d 5d 6d")
>>> h2 = Hand("3d 4d 5d 6d 7d")
>>> h1 < h2
True
>>> h1 <= h2
True
>>> king_high_straight == another_king_high_straight
True
>>> king_high_straight != another_king_high_straight
False
>>> queen_high_straight < king_high_straight
True
>>> h1 = Hand("6d 6s 2d 2s Ac")
>>> h2 = Hand("6h 6c 2h 2c Kc")
>>> h1 == h2
False
>>> h1 > h2
True
"""
STRAIGHTS = {
    "king_high_straight": "Kh Qc Jd 10c 9h",
    "another_king_high_straight": "Kd Qh Js 10d 9d",
    "queen_high_straight": "Qh Jc 10d 9c 8h",
}


def passed(card_class, hand_class):
    """How many of the examples come out as written, with these classes as Card and Hand.

    Returns: (int, int), how many came out and how many there are.

    >>> from pokerlib.hands import Card, Hand
    >>> passed(Card, Hand)
    (29, 29)
    """
    names = {"Card": card_class, "Hand": hand_class}
    names |= {name: hand_class(text) for name, text in STRAIGHTS.items()}
    test = doctest.DocTestParser().get_doctest(EXAMPLES, names, "challenge", None, None)
    result = doctest.DocTestRunner(verbose=False).run(test, out=lambda text: None)
    return result.attempted - result.failed, result.attempted
