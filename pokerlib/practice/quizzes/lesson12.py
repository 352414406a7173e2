"""The quizzes of lesson 12."""

from pokerlib.practice.quizzing import Option, Quiz

QUIZZES = (
    Quiz(
        name="same-run",
        lesson="12",
        question="Yesterday program A took 3.1 seconds. Today program B does the same work on the same machine in "
        "2.6 seconds. What do you know?",
        options=(
            Option("B is the faster program.", "perhaps the machine had more to do yesterday."),
            Option(
                "B is about a sixth faster.",
                "the digits are exact. What was measured is two programs and two days.",
            ),
            Option(
                "Little: let both take turns in one run, and compare their best times.",
                "what slows the machine down then meets both, and the best times are those that it met least.",
                right=True,
            ),
        ),
    ),
    Quiz(
        name="most-time",
        lesson="12",
        question="Which of these functions takes most of the time of `hand_rank`, without those that it calls?",
        options=(
            Option("`card_ranks`: it sorts.", "it sorts five numbers, once for each hand."),
            Option(
                "`card_rank`: it is called for each card.",
                "five calls, and each is one look into a dictionary.",
            ),
            Option("`flush`: it makes a set of suits.", "it does, once or twice for each hand."),
            Option(
                "`kind`: it counts each rank.",
                "up to seven calls for a hand, and in each of them up to five counts.",
                right=True,
            ),
        ),
    ),
    Quiz(
        name="half-the-time",
        lesson="12",
        question="A part of a program takes half of its time. You make this part ten times as fast. How much faster "
        "is the whole program?",
        options=(
            Option("10 times", "the other half takes as long as before."),
            Option(
                "5 times", "half of ten isn't it: add up the times. The other half takes as long as before."
            ),
            Option("1.8 times", "0.5 and 0.05 of the time are left, and 1 / 0.55 is 1.8.", right=True),
            Option("1.1 times", "that would be so if the part took a tenth of the time."),
        ),
    ),
    Quiz(
        name="slow-line",
        lesson="12",
        question="In which line of `slow_places` does nearly all of the time go?",
        options=(
            Option("`for item in items:`", "it runs once for each item. What costs is what the loop does."),
            Option(
                "`better = [other for other in items if key(other) > key(item)]`",
                "this loop in the loop calls the key twice for each pair of items.",
                right=True,
            ),
            Option("`found.append(1 + len(better))`", "`append` and `len` don't go through the list."),
            Option("`return found`", "it runs once, and copies nothing."),
        ),
    ),
    Quiz(
        name="why-three",
        lesson="12",
        question="Each suit has a counter of four bits. Why do the counters begin at 3, and not at 0?",
        options=(
            Option(
                "So that seven cards of a suit don't run over into the next counter.",
                "seven would fit from 0 as well: four bits count up to 15.",
            ),
            Option(
                "So that the fifth card of a suit brings the counter to 8.",
                "3 + 5 = 8 has a bit of its own, which stays on up to 3 + 7 = 10. One look at four bits finds a flush.",
                right=True,
            ),
            Option(
                "So that no two hands have the same sum.",
                "the same 3 is in each sum, so it tells none apart.",
            ),
        ),
    ),
    Quiz(
        name="why-arrays",
        lesson="12",
        question="NumPy looks up the same numbers in a table of the same kind. Why does that take less time?",
        options=(
            Option("It leaves out hands that it has seen.", "every row is looked up, equal ones too."),
            Option(
                "One call works through a whole column, in a loop that is compiled.",
                "Python decides what to do once for a column, and not once for each card.",
                right=True,
            ),
            Option("It uses all of the machine's cores.", "such look-ups run on one core."),
            Option(
                "An array is smaller than a dictionary.",
                "it can be larger: this one has gaps. It needs no search.",
            ),
        ),
    ),
    Quiz(
        name="when-to-stop",
        lesson="12",
        question="A program answers a player in 40 milliseconds. A version of three times the length would take 4. "
        "What do you do?",
        options=(
            Option(
                "Take the faster one: ten times is a lot.",
                "the player can't see the difference. The next reader can.",
            ),
            Option(
                "Keep the short one, and the measurement.",
                "it is fast enough for what it is for. When that changes, you know what can be gained.",
                right=True,
            ),
            Option("Keep both, and let the player choose.", "then two programs must be kept right."),
        ),
    ),
)
