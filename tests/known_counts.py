"""How many hands of 52 cards there are: the published counts, from the high card to the straight flush."""

HANDS = {
    5: [1302540, 1098240, 123552, 54912, 10200, 5108, 3744, 624, 40],
    6: [6612900, 9730740, 2532816, 732160, 361620, 205792, 165984, 14664, 1844],
    7: [23294460, 58627800, 31433400, 6461620, 6180020, 4047644, 3473184, 224848, 41584],
}
TOTALS = {5: 2598960, 6: 20358520, 7: 133784560}
ROYAL_FLUSHES = {5: 4, 6: 188, 7: 4324}

# How many different ranks the best five cards of such hands have, category by category.
RANKS = {
    5: [1277, 2860, 858, 858, 10, 1277, 156, 156, 10],
    6: [770, 2135, 846, 715, 10, 1277, 156, 156, 10],
    7: [407, 1470, 763, 575, 10, 1277, 156, 156, 10],
}
ALL_RANKS = {5: 7462, 6: 6075, 7: 4824}
