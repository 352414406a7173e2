"""The quizzes of lesson 09."""

from pokerlib.practice.quizzing import Option, Quiz

QUIZZES = (
    Quiz(
        name="five-of-seven",
        lesson="09",
        question="In how many ways can five cards be chosen from seven, if their order doesn't matter?",
        options=(
            Option("7", "so many ways leave one card out, and six stay."),
            Option(
                "21",
                "the two left out are one of 7 × 6 pairs, and each pair comes in two orders: 42 / 2.",
                right=True,
            ),
            Option("35", "7 × 5 multiplies two numbers of the task. No choice is made that way."),
            Option("2,520", "7 × 6 × 5 × 4 × 3 counts every order of the five as another choice."),
        ),
    ),
    Quiz(
        name="two-triples",
        lesson="09",
        question="A player holds 9♣ 9♦ 9♥ 4♣ 4♦ 4♠ A♥. What is her best hand of five?",
        options=(
            Option(
                "Three nines, with an ace and a four.",
                "there are better cards to put beside the nines than these two.",
            ),
            Option(
                "Nines full of fours.",
                "three nines and two of the fours: a full house. The third four stays out.",
                right=True,
            ),
            Option(
                "Fours full of nines.",
                "it is among the 21, but of two full houses the higher triple decides.",
            ),
            Option("Three nines and three fours.", "these are six cards. Five count."),
        ),
    ),
    Quiz(
        name="random-hands-agree",
        lesson="09",
        question="A shortcut agrees with `best_hand` on 2,000 hands dealt at random. What do you know?",
        options=(
            Option("It is right.", "it is right on these 2,000 hands. There are 133,784,560."),
            Option(
                "If it is wrong, then on few of the hands that are dealt.",
                "a fault that showed in one of a hundred hands would have come up. A rare one may not have.",
                right=True,
            ),
            Option("Nothing.", "a fault in one of ten hands would have shown: something is known."),
            Option(
                "It is right once 20,000 hands agree.",
                "more hands find rarer faults, and never show that there are none.",
            ),
        ),
    ),
)
