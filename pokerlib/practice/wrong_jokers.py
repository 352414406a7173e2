"""Wrong ways to find the best hand with jokers that people really write."""

from functools import partial
from itertools import combinations, product

from pokerlib.cards import RANKS
from pokerlib.practice.wild_cases import trying
from pokerlib.practice.wrong_ranks import wrong
from pokerlib.ranking import card_ranks, hand_rank
from pokerlib.stud import best_hand
from pokerlib.wild import replacements
from pokerlib.winners import allmax

WRONG_JOKERS = []
mistake = partial(wrong, among=WRONG_JOKERS)


@mistake("You return the rank of the best five. The five cards are due.")
def the_rank(hand):
    return hand_rank(trying(hand))


@mistake("You seem to return all the cards, with the jokers replaced. The best five of them are due.")
def all_the_cards(hand):
    return max(product(*map(replacements, hand)), key=lambda cards: hand_rank(best_hand(cards)))


@mistake("`hand_rank` takes five cards. Take the best five of each hand before you compare.")
def rank_of_all(hand):
    return max(product(*map(replacements, hand)), key=hand_rank)


@mistake("You compare hands as lists of texts, card by card. `max` needs a key here.")
def without_a_key(hand):
    return max(map(best_hand, product(*map(replacements, hand))))


@mistake(
    "`best_hand` as the key gives cards, which are compared as texts. The key is what is compared: ranks."
)
def best_hand_as_key(hand):
    return list(best_hand(max(product(*map(replacements, hand)), key=lambda cards: sorted(best_hand(cards)))))


@mistake("You compare categories alone. Of two hands of one category the ranks decide.")
def category_alone(hand):
    return trying(hand, key=lambda five: hand_rank(five)[0])


@mistake(
    "What `best_hand` gets here is no hand. Either it gets all hands at once: call it on each of them. Or the star "
    "is missing: `product(*lists)` takes one card from each list, `product(lists)` doesn't."
)
def without_a_star(hand):
    return max(map(best_hand, product(map(replacements, hand))), key=hand_rank)


@mistake("You replace the black joker, and a red one stays in the hand as it is.")
def red_stays(hand):
    return trying(hand, lambda card: [card] if card == "?R" else replacements(card))


@mistake("You replace the first joker that you find. A second one stays in the hand as it is.")
def first_joker_only(hand):
    first = next((card for card in hand if "?" in card), None)
    return trying(hand, lambda card: replacements(card) if card == first else [card])


@mistake("You leave the jokers out, and choose from the other cards.")
def jokers_left_out(hand):
    return best_hand([card for card in hand if "?" not in card])


@mistake("The jokers have the wrong colors: black is spades and clubs, red is hearts and diamonds.")
def colors_swapped(hand):
    swapped = {"?B": "?R", "?R": "?B"}
    return trying(hand, lambda card: replacements(swapped.get(card, card)))


@mistake("You let a joker be of any color. A black one can't be a heart, nor a red one a spade.")
def any_color(hand):
    one = "SHDC" if sum("?" in card for card in hand) == 1 else "SH"
    return trying(hand, lambda card: [r + s for r in RANKS for s in one] if "?" in card else [card])


@mistake("With two jokers in the hand you let each be of either color. Each keeps its own.")
def two_mix_colors(hand):
    both = {"?B", "?R"} <= set(hand)
    return trying(hand, lambda card: replacements("?B") if both and card == "?R" else replacements(card))


@mistake("A joker can't be an ace with you: the last rank is missing from what it may be.")
def never_an_ace(hand):
    return trying(hand, lambda card: [c for c in replacements(card) if c == card or c[0] != "A"])


@mistake("A joker can't be a low card with you: the ranks below six are missing from what it may be.")
def never_low(hand):
    return trying(hand, lambda card: [c for c in replacements(card) if c == card or c[0] not in "2345"])


@mistake("With you a joker is always an ace. It may be any card, and a straight or a third king is better.")
def always_an_ace(hand):
    return trying(hand, lambda card: {"?B": ["AS", "AC"], "?R": ["AH", "AD"]}.get(card, [card]))


@mistake("You let a joker be a rank that the hand holds already. It may fill a straight, too.")
def held_ranks_only(hand):
    held = [card[0] for card in hand]
    return trying(hand, lambda card: [c for c in replacements(card) if c[0] in held])


@mistake("You choose five cards before you replace the jokers, and so too early: the joker decides which.")
def chosen_too_early(hand):
    jokers = [card for card in hand if "?" in card]
    others = sorted((card for card in hand if "?" not in card), key=lambda card: -RANKS.index(card[0]))
    return trying(others[: 5 - len(jokers)] + jokers)


@mistake("You seem to use every joker. A joker that doesn't help may be left out, like any other card.")
def all_jokers_used(hand):
    jokers = [card for card in hand if "?" in card]
    others = [card for card in hand if "?" not in card]
    fives = [[*some, *jokers] for some in combinations(others, 5 - len(jokers))]
    return max(map(trying, fives), key=hand_rank)


@mistake("A straight from the ace to the five isn't one in your ranking: there the ace counts 1.")
def no_wheel(hand):
    fives = (five for cards in product(*map(replacements, hand)) for five in combinations(cards, 5))
    return max(fives, key=lambda five: (0,) if card_ranks(five) == [5, 4, 3, 2, 1] else hand_rank(five))


@mistake("You put the best five into another list. The five cards are due, in one list.")
def in_a_list(hand):
    return [trying(hand)]


@mistake("You return a list of hands, all of the best, as `allmax` gives them. One is due.")
def all_the_best(hand):
    return allmax(map(best_hand, product(*map(replacements, hand))), key=hand_rank)


@mistake(
    "With `key=best_hand` cards are compared, as texts; and what `max` returns is the whole hand, not its best five. "
    "The key is what is compared: ranks."
)
def whole_hand_by_best_hand(hand):
    return max(product(*map(replacements, hand)), key=best_hand)
