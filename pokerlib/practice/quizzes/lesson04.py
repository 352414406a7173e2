"""The quizzes of lesson 04."""

from pokerlib.practice.quizzing import Option, Quiz

QUIZZES = (
    Quiz(
        name="needless-guard",
        lesson="04",
        question="One published `two_pair` ends with `if pair and lowpair != pair`, another with "
        "`if lowpair != pair`. For which ranks do they return different values?",
        options=(
            Option(
                "For ranks without a pair: the second one returns `(None, None)`.",
                "without a pair both names are None. None equals None, so the second one returns None too.",
            ),
            Option(
                "For ranks with one pair.",
                "one pair is found from both ends, so the two names hold the same rank: None for both programs.",
            ),
            Option(
                "For a full house.",
                "one rank is there exactly twice, and it is found from both ends, as with one pair.",
            ),
            Option(
                "For none.",
                "where no pair is found from one end, none is found from the other. `pair and` never decides.",
                right=True,
            ),
        ),
    ),
    Quiz(
        name="making-changes",
        lesson="04",
        question="With an ace that always counts 14, what does `hand_rank` return for A♠ 2♦ 3♣ 4♥ 5♠?",
        options=(
            Option(
                "`(4, 5)`: a straight to the five.",
                "that is what poker says. The program would need an ace that counts 1.",
            ),
            Option(
                "`(4, 14)`: a straight to the ace.",
                "the ranks are 14 5 4 3 2. The highest minus the lowest is 12, so it is no straight at all.",
            ),
            Option(
                "`(0, (14, 5, 4, 3, 2))`: high card.",
                "no question is answered with yes, so the last branch takes it: nothing, with an ace.",
                right=True,
            ),
            Option(
                "It stops with an error.",
                "each card is a card, and there are five of them. Nothing tells the program that it is wrong.",
            ),
        ),
    ),
    Quiz(
        name="what-to-change",
        lesson="04",
        question="A 2 3 4 5 should be a straight to the five. Which function do you change?",
        options=(
            Option(
                "`cards`, so that it reads an ace as 1.",
                "the same ace counts 14 in T J Q K A. A card alone doesn't know which hand it is in.",
            ),
            Option(
                "`straight`, so that it says True for 14 5 4 3 2.",
                "then `max(ranks)` is still 14, and the lowest straight ranks with the highest. `hand_rank` must "
                "change as well.",
            ),
            Option(
                "`hand_rank`, so that it puts 5 4 3 2 1 in place of 14 5 4 3 2.",
                "it works. But every other function that ranks hands needs the same line again, and the next "
                "lesson writes two of them.",
            ),
            Option(
                "`card_ranks`, so that it returns 5 4 3 2 1.",
                "`straight`, `max(ranks)` and the comparison of two hands all read this list: one change, and "
                "all three are right.",
                right=True,
            ),
        ),
    ),
)
