"""What is told of a player's turn: what he faces, what a wager comes to, and why it is that much."""

import pytest

from tests.cases.case import Played
from tests.trainer.rulings.told import at, told
from trainer.events import Called, Checked
from trainer.rulings.acts import acts
from trainer.rulings.betting import betting
from trainer.rulings.spread import least_wager, most_wager
from trainer.rulings.turn import to_act
from trainer.rulings.wagers import Options, options, to_call
from trainer.table import replay

# Seat 3 has the lowest door card and brings it in; seat 1 is high on fourth, fifth and sixth street.
FOUR = ["1 | Kd Qh 5h 7s", "2 | 9c 8s 4d 6c", "3 | 2d 6h Jh 3s", "4 | Td 7d 3c 8d"]
RAISES_BY_10 = "wagers.size.small size=10 street=third"
COMPLETION = "wagers.completion.wager"


def turn(case: Played) -> int:
    seat = to_act(case.table, case.house).answer
    assert seat is not None
    return seat


@pytest.mark.parametrize(
    ("play", "faced"),
    [
        ("", "acts.forced"),
        ("3 brings in", "acts.bring_in to=3"),
        # Opened for the whole small bet, it is a wager and not the bring-in.
        ("3 to 10", "acts.first to=10"),
        ("3 brings in, 4 to 10", "acts.first to=10"),
        ("3 brings in, 4 calls, 1 to 10, 2 folds", "acts.wager bet=3 to=10"),
        ("all call / ", "acts.nothing_in"),
        ("all call / 1 checks, 2 to 10, 3 calls", "acts.first to=10"),
        ("all call / 1 to 10, 2 to 20, 3 calls, 4 calls", "acts.wager bet=10 to=20"),
    ],
)
def test_what_a_player_faces(play: str, faced: str) -> None:
    case = at(FOUR, play)
    steps = told(acts(case.table, case.house, turn(case)))
    assert faced in (steps[0], steps[-1])
    assert sum(step.startswith("acts.") for step in steps) == 1


def test_he_who_brought_it_in_faces_nothing_more_where_he_may_act_again() -> None:
    case = at(FOUR, "3 brings in, 4 calls, 1 calls, 2 calls", bring_in__option="yes")
    assert told(acts(case.table, case.house, 3))[0] == "acts.nothing_to_add"


@pytest.mark.parametrize(("house", "last"), [("cardroom", "acts.passed_on"), ("pokerking", "acts.forced")])
def test_a_bring_in_passed_on_is_forced_but_where_it_may_be_folded(house: str, last: str) -> None:
    # Seat 3 has but the ante; the next with chips is seat 4.
    case = at([*FOUR[:2], "3 (1) | 2d 6h Jh 3s", FOUR[3]], "", house)
    steps = acts(case.table, case.house, 4).because
    assert steps[-1].fact.key == last
    assert steps[-1].clause.text == "bring_in.all_in"


@pytest.mark.parametrize(
    ("play", "steps"),
    [
        ("3 brings in", ["wagers.call.whole to=3"]),
        ("3 brings in, 4 calls, 1 to 10, 2 folds", ["wagers.call.rest bet=3 owed=7 to=10"]),
        ("all call / 1 to 10, 2 to 20, 3 calls, 4 calls", ["wagers.call.rest bet=10 owed=10 to=20"]),
    ],
)
def test_what_a_call_comes_to(play: str, steps: list[str]) -> None:
    case = at(FOUR, play)
    assert told(to_call(case.table, case.house, turn(case))) == steps


def test_a_short_bring_in_is_called_in_full_and_an_all_in_call_is_all_he_has() -> None:
    # Seat 3 posts the 1 left after his ante; seat 4 has 2 left and owes 3.
    case = at([*FOUR[:2], "3 (2) | 2d 6h Jh 3s", "4 (3) | Td 7d 3c 8d"], "3 brings in")
    found = to_call(case.table, case.house, 4)
    assert found.answer == 2
    assert told(found) == [
        "wagers.call.short_bring_in bring_in=3 posted=1 seat=3",
        "wagers.call.whole to=3",
        "wagers.call.all_in stack=2",
    ]


@pytest.mark.parametrize(
    ("play", "clause"), [("3 brings in", "bring_in.size"), ("3 brings in, 4 to 10", "street.big_from")]
)
def test_a_call_is_of_the_bring_in_or_of_a_wager(play: str, clause: str) -> None:
    case = at(FOUR, play)
    assert to_call(case.table, case.house, turn(case)).because[-1].clause.text == clause


@pytest.mark.parametrize(
    ("play", "steps"),
    [
        ("3 brings in", [RAISES_BY_10, COMPLETION, "wagers.first totals=10"]),
        (
            "3 brings in, 4 to 10",
            [RAISES_BY_10, COMPLETION, "wagers.made made=1 most=4", "wagers.totals from=10 totals=20"],
        ),
        ("all call / all check / ", ["wagers.size.big size=20 street=fifth", "wagers.first totals=20"]),
        (
            "all call / all check / 1 to 20, 2 to 40",
            ["wagers.size.big size=20 street=fifth", "wagers.made made=2 most=4", "wagers.totals from=40 totals=60"],
        ),
    ],
)
def test_where_the_totals_come_from(play: str, steps: list[str]) -> None:
    case = at(FOUR, play, open_pair__mode="off")
    assert told(options(case.table, case.house, turn(case))) == steps


def test_chips_for_less_than_a_raise_are_told() -> None:
    # After ante and bring-in seat 2 has 17 left: to raise the 10 in full takes 20.
    case = at([FOUR[0], "2 (21) | 9c 8s 4d 6c", *FOUR[2:]], "all call / 1 to 10", open_pair__mode="off")
    assert told(options(case.table, case.house, 2)) == [
        "wagers.size.small size=10 street=fourth",
        "wagers.made made=1 most=4",
        "wagers.all_in_below full=20 total=17",
        "wagers.totals from=10 totals=17",
    ]


def test_a_pair_that_has_been_bet_big_on_leaves_the_big_bet_alone() -> None:
    # Seat 1 shows kings. Once 20 has been bet, raises are by 20 as well.
    case = at(["1 | Kd Kh 5h 7s", *FOUR[1:]], "all call / 1 to 20")
    steps = told(options(case.table, case.house, 2))
    assert "open_pair.big_only size=20" in steps
    assert not any(step.startswith("wagers.size") for step in steps)
    assert steps[-1] == "wagers.totals from=20 totals=40"


@pytest.mark.parametrize(
    ("play", "mode", "spoken"),
    [
        # On fourth street it is said that nobody shows a pair; later only where somebody could believe that it counts.
        ("all call / ", "any", True),
        ("all call / ", "off", False),
        ("3 brings in", "any", False),
        ("all call / all check / ", "any", False),
    ],
)
def test_the_open_pair_is_spoken_of_where_it_could_count(play: str, mode: str, spoken: bool) -> None:
    case = at(FOUR, play, open_pair__mode=mode)
    steps = told(options(case.table, case.house, turn(case)))
    assert any(step.startswith("open_pair") for step in steps) == spoken


def test_a_pair_that_doubles_nothing_is_said_to() -> None:
    case = at(["1 | Kd Kh 5h 7s", *FOUR[1:]], "all call / ", open_pair__mode="off")
    assert "open_pair.off seats=1" in told(options(case.table, case.house, 1))


@pytest.mark.parametrize(("hilo", "spoken"), [("on", True), ("off", False)])
def test_in_high_low_it_could_count_only_where_it_does_there(hilo: str, spoken: bool) -> None:
    stop = at(FOUR, "all call / ", open_pair__hilo=hilo)
    case = Played(
        {"stakes": "10/20 ante 1 bring-in 3", "game": "hilo", "seats": FOUR, "play": "all call / "}, stop.house
    )
    assert any(step.startswith("open_pair") for step in told(options(case.table, case.house, 1))) == spoken


def test_a_pair_on_a_later_board_is_said_not_to_count() -> None:
    # Seat 1 pairs his door card on fifth street.
    case = at(["1 | Kd Qh Kh 7s", *FOUR[1:]], "all call / all check / ")
    assert "open_pair.only_fourth" in told(options(case.table, case.house, 1))


def test_an_all_in_for_less_than_a_raise_of_a_raised_bet() -> None:
    # Seat 2 has 10 in and 13 left: 23 in all, where a full raise of the 20 is to 30.
    case = at([FOUR[0], "2 (27) | 9c 8s 4d 6c", *FOUR[2:]], "all call / 1 checks, 2 to 10, 3 to 20, 4 calls, 1 calls")
    found = options(case.table, case.house, 2)
    assert found.answer == Options(fold=True, check=False, call=10, wager_to=(23,))
    assert "wagers.all_in_below full=30 total=23" in told(found)


def test_an_all_in_of_half_a_bet_or_more_counts_and_is_told() -> None:
    # Seat 2 is all-in for 16: 6 over the 10. The next raise is a full bet above it.
    case = at([FOUR[0], "2 (20) | 9c 8s 4d 6c", *FOUR[2:]], "all call / 1 to 10, 2 to 16", open_pair__mode="off")
    found = options(case.table, case.house, 3)
    assert found.answer == Options(fold=True, check=False, call=16, wager_to=(26,))
    assert "wagers.all_in_counts.half added=6 total=16" in told(found)
    full = at(FOUR, "all call / 1 to 10, 2 to 20", open_pair__mode="off")
    assert not any("all_in" in step for step in told(options(full.table, full.house, 3)))


def test_beside_an_open_pair_the_small_bet_is_still_the_least() -> None:
    case = at(["1 | Kd Kh 5h 7s", *FOUR[1:]], "all call / ")
    steps = told(options(case.table, case.house, 1))
    assert steps[0] == "wagers.size.small size=10 street=fourth"
    assert steps[-1] == "wagers.first totals=10+20"


def test_a_short_all_in_is_added_to_the_call_and_opens_nothing() -> None:
    # Seat 2 is all-in for 14: 4 over the 10 are less than half of it.
    case = at([FOUR[0], "2 (18) | 9c 8s 4d 6c", *FOUR[2:]], "all call / 1 to 10, 2 to 14", open_pair__mode="off")
    found = options(case.table, case.house, 3)
    assert found.answer.wager_to == (20,)
    assert "wagers.short_all_in.half added=4 full=10 total=14" in told(found)
    assert found.because[-1].clause.text == "all_in.counts_from"
    # Seat 1 has bet the 10 himself: he may call the 4 and no more.
    again = at(
        [FOUR[0], "2 (18) | 9c 8s 4d 6c", *FOUR[2:]],
        "all call / 1 to 10, 2 to 14, 3 calls, 4 calls",
        open_pair__mode="off",
    )
    assert options(again.table, again.house, 1).answer.wager_to == ()
    # So may seat 2, who has raised to 20, where seat 3 is all-in for 24.
    raised = at([*FOUR[:2], "3 (28) | 2d 6h Jh 3s", FOUR[3]], "all call / 1 to 10, 2 to 20, 3 to 24, 4 folds, 1 calls")
    assert turn(raised) == 2
    assert options(raised.table, raised.house, 2).answer.wager_to == ()


@pytest.mark.parametrize(("play", "said"), [("4 folds", False), ("4 folds, 1 folds", True)])
def test_the_cap_of_two_hands_is_spoken_of_between_two_alone(play: str, said: bool) -> None:
    # Seat 3 completes, 2 and 3 raise by turns: 10, 20, 30, 40.
    third = f"3 to 10, {play}, 2 to 20, 3 to 30, 2 to 40" if said else "3 to 10, 4 folds, 1 to 20, 2 to 30, 3 to 40"
    case = at(FOUR, third, cap__heads_up="capped")
    steps = told(options(case.table, case.house, turn(case)))
    assert ("wagers.heads_up.capped" in steps) == said
    assert steps[-1] == "wagers.capped"


@pytest.mark.parametrize(
    ("seats", "play", "steps"),
    [
        (FOUR, "3 brings in", ["turn.next_clockwise after=3 seat=4"]),
        (
            FOUR,
            "3 brings in, 4 folds, 1 calls, 2 to 10, 3 calls",
            ["turn.next_clockwise.folded after=3 passed=4 seat=1"],
        ),
        (
            [*FOUR[:3], "4 (4) | Td 7d 3c 8d"],
            "3 brings in, 4 calls, 1 calls, 2 to 10, 3 calls",
            ["turn.next_clockwise.past after=3 passed=4 seat=1"],
        ),
    ],
)
def test_whose_turn_it_is_is_told_with_those_passed_over(seats: list[str], play: str, steps: list[str]) -> None:
    case = at(seats, play)
    assert told(to_act(case.table, case.house)) == steps


def test_that_the_turn_comes_back_where_the_bring_in_has_its_option() -> None:
    case = at(FOUR, "3 brings in, 4 calls, 1 calls, 2 calls", bring_in__option="yes")
    assert told(to_act(case.table, case.house)) == ["turn.option seat=3"]


@pytest.mark.parametrize(
    ("play", "said"),
    [
        ("3 brings in, 4 calls, 1 calls, 2 calls", "turn.unraised seat=3"),
        ("3 brings in, 4 to 10, 1 calls, 2 calls, 3 calls", "turn.everybody_acted"),
        ("all call / all check", "turn.everybody_acted"),
    ],
)
def test_why_the_betting_is_over(play: str, said: str) -> None:
    case = at(FOUR, play)
    last = max(place for place, event in enumerate(case.events) if isinstance(event, Called | Checked))
    table = replay(case.start, case.events[: last + 1])
    assert to_act(table, case.house).answer is None
    assert told(to_act(table, case.house)) == [said]


def test_an_all_in_raise_of_a_raised_bet_is_allowed() -> None:
    # Seat 2 has 10 in and 20 left: 30 is a full raise of the 20.
    case = at([FOUR[0], "2 (34) | 9c 8s 4d 6c", *FOUR[2:]], "all call / 1 checks, 2 to 10, 3 to 20, 4 calls, 1 calls")
    assert options(case.table, case.house, 2).answer.wager_to == (30,)


def test_the_bring_in_is_the_least_raise_of_a_spread_game() -> None:
    # Opened, it is 4 or 5. An all-in for 1 more than the bring-in of 3 is less than half of it, and no wager.
    case = at([*FOUR[:3], "4 (5) | Td 7d 3c 8d"], "", stakes="1-5")
    assert options(case.table, case.house, 3).answer.wager_range == (4, 5)
    short = at([*FOUR[:3], "4 (5) | Td 7d 3c 8d"], "3 brings in, 4 to 4", stakes="1-5")
    assert betting(short.table, short.house).made == 1


def test_the_bounds_of_a_spread_wager() -> None:
    case = at(FOUR, "all call / 1 to 4", stakes="1-5")
    # The next raise adds 4 to 5 to the 4.
    assert (least_wager(case.table, case.house, 2).answer, most_wager(case.table, case.house, 2).answer) == (8, 9)
    assert told(least_wager(case.table, case.house, 2))[-1] == "spread.least_raise last=4 least=8"
    assert told(most_wager(case.table, case.house, 2))[-1] == "spread.most_raise by=5 from=4 most=9"
    first = at(FOUR, "all call / ", stakes="1-5")
    assert told(least_wager(first.table, first.house, 1))[-1] == "spread.least_bet least=1"
    assert told(most_wager(first.table, first.house, 1))[-1] == "spread.most_bet most=5"
    # Seat 2 has just enough left to call.
    last = at([FOUR[0], "2 (8) | 9c 8s 4d 6c", *FOUR[2:]], "all call / 1 to 4", stakes="1-5")
    assert (least_wager(last.table, last.house, 2).answer, most_wager(last.table, last.house, 2).answer) == (0, 0)
