"""The quizzes of lesson 10."""

from pokerlib.practice.quizzing import Option, Quiz

QUIZZES = (
    Quiz(
        name="a-card-for-itself",
        lesson="10",
        question="A joker stands for 26 cards. What should `replacements('7S')` return?",
        options=(
            Option(
                "`'7S'`",
                "then a caller must ask each time which of the two forms came back. And `for` goes through a text "
                "letter by letter: '7', then 'S'.",
            ),
            Option("`['7S']`", "a list for every card, with one card in it or 26.", right=True),
            Option("`[]`", "that says: there is no card that it can be."),
            Option("`None`", "a caller must ask for it before every loop. The seven of spades is a card."),
        ),
    ),
    Quiz(
        name="how-many-hands",
        lesson="10",
        question="A hand of seven has both jokers. Each has 26 replacements, and each of the hands that come of it "
        "has 21 selections of five. How many hands of five must be ranked?",
        options=(
            Option("73", "26 + 26 + 21 adds. Each replacement of one joker goes with each of the other."),
            Option("676", "26 × 26 is the number of hands of seven cards. Each has 21 selections."),
            Option("1,092", "52 × 21 lets one joker be any card. Two jokers have 26 × 26 pairs."),
            Option("14,196", "26 × 26 × 21: each choice goes with each of the others.", right=True),
        ),
    ),
    Quiz(
        name="four-sevens-and-a-joker",
        lesson="10",
        question="`['7H', '7D', '7S', '7C', '?B']`: the joker can be used as any spade or club. What is this hand?",
        options=(
            Option("Five sevens.", "if a joker may be the seven of spades while that card is held. May it?"),
            Option("Four sevens and an ace.", "if all five cards must be different. Must they?"),
            Option("The sentence doesn't say.", "it can be read both ways. A rule is missing.", right=True),
        ),
    ),
    Quiz(
        name="rank-of-five-of-a-kind",
        lesson="10",
        question="The categories are numbered from 0, high card, to 8, straight flush. Which number must five of a "
        "kind have?",
        options=(
            Option("0", "that is a high card. It can't be meant, but a program that doesn't ask gives it."),
            Option("9", "right at a table where five of a kind is the best. The numbers alone don't say so."),
            Option(
                "10",
                "if 9 is left for something. Greater than 8 is all that the order needs, if it is the best.",
            ),
            Option(
                "Whatever the rules of the table say.",
                "where it beats a straight flush any number above 8 will do; where it doesn't, another.",
                right=True,
            ),
        ),
    ),
    Quiz(
        name="any-right-answer",
        lesson="10",
        question="Several hands of five are the best for `tens`. Which tests pass for every right program? "
        "(several answers)",
        options=(
            Option(
                "`assert best_wild_hand(tens) == ['TD', 'TC', '7C', 'TH', 'TS']`",
                "it asks for one of the best hands, and for one order of its cards.",
            ),
            Option(
                "`assert sorted(best_wild_hand(tens)) == ['7C', 'TC', 'TD', 'TH', 'TS']`",
                "the order is free now, but it still asks for one of the best hands.",
            ),
            Option(
                "`assert hand_rank(best_wild_hand(tens)) == (7, 10, 7)`",
                "all of the best hands have this rank, and no other hand has.",
                right=True,
            ),
            Option(
                "`assert tuple(sorted(best_wild_hand(tens))) in best`, where `best` holds all of them, each "
                "a sorted tuple",
                "whichever it is, it is there.",
                right=True,
            ),
        ),
    ),
    Quiz(
        name="swap-the-two",
        lesson="10",
        question="With jokers, three of a kind comes more often than two pair. So we let two pair beat three of a "
        "kind. What does a player with `['KD', 'KC', '8H', '5S', '?B']` say now?",
        options=(
            Option("Three kings, as before.", "two pair is better now, and the joker can make it."),
            Option(
                "Two pair, kings and eights.",
                "the joker is an eight now, since that is worth more.",
                right=True,
            ),
            Option("A pair of kings.", "the joker is in the hand: both three kings and two pair are better."),
        ),
    ),
)
