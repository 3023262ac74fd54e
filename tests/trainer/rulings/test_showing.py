"""What must be shown, and what must be tabled, at hands whose answer follows from the rule."""

import pytest

from tests.cases.case import Played
from trainer.houses.loader import load_house
from trainer.rulings.showing import all_tabled, may_muck, must_show, unclaimed

SEATS = ["1 | 9h 8d 6s 2d", "2 | 3c 9s 4d 8c", "3 | Kd Jh 5h 7s"]
BET = "all call / all check / all check / all check / 3 to 20, 1 calls, 2 calls"


def played(house: str, seats: list[str] = SEATS, play: str = BET) -> Played:
    return Played({"stakes": "10/20 ante 1 bring-in 3", "seats": seats, "play": play}, load_house(house))


@pytest.mark.parametrize(
    ("house", "shown", "mucks"),
    [
        # Seat 3 bet and shows; the other two may muck, but where every hand is shown.
        ("pokerking", 1, [1, 2]),
        ("cardroom", 1, [1, 2]),
        ("tda", 1, [1, 2]),
        ("hilo-bg", 3, []),
    ],
)
def test_nobody_is_all_in(house: str, shown: int, mucks: list[int]) -> None:
    case = played(house)
    assert must_show(case.table, case.house).answer == shown
    assert [seat for seat in (1, 2, 3) if may_muck(case.table, case.house, seat).answer] == mucks


# Seat 1 is all-in on the ante and the bring-in: 1 + 3.
ALL_IN = ["1 (4) | Kd Kh 5h 7s", "2 | 3c 9s 4d 8c", "3 | 9h 8d 6s 2d", "4 | Jd Th 6c 2s"]
ALL_IN_PLAY = "all call / all check / all check / all check / 2 checks, 3 checks, 4 to 20, 2 calls, 3 calls"


@pytest.mark.parametrize(
    ("house", "shown", "mucks"),
    [
        # The bettor alone; he and the all-in hand; or all four.
        ("pokerking", 1, [1, 2, 3]),
        ("cardroom", 2, [2, 3]),
        ("tda", 4, []),
    ],
)
def test_somebody_is_all_in(house: str, shown: int, mucks: list[int]) -> None:
    case = played(house, ALL_IN, ALL_IN_PLAY)
    assert must_show(case.table, case.house).answer == shown
    assert [seat for seat in (1, 2, 3, 4) if may_muck(case.table, case.house, seat).answer] == mucks


def test_the_first_to_show_is_told_that_he_is() -> None:
    case = played("pokerking")
    assert may_muck(case.table, case.house, 3).because[-1].fact.key == "showing.first"
    assert may_muck(case.table, case.house, 1).because[-1].fact.key == "showing.may_muck"


def test_of_those_in_a_side_pot_one_shows() -> None:
    # Seat 1 is all-in for 14 and is the first clockwise: he shows. Seats 2 and 3 have a side pot of 6 + 6 to claim.
    seats = ["1 (14) | Kd Kh 5h 7s", "2 | 3c 9s 4d 8c", "3 | 9h 8d 6s 2d"]
    play = "all call / all check / 1 checks, 2 checks, 3 to 20, 1 calls, 2 calls / all check / all check"
    case = played("pokerking", seats, play)
    assert unclaimed(case.table, case.house) == (2, 3)
    assert must_show(case.table, case.house).answer == 2


def test_all_seven_are_tabled_against_others_and_nothing_against_nobody() -> None:
    contested = played("pokerking")
    assert all_tabled(contested.table, contested.house, 3).answer
    alone = played("pokerking", SEATS, "all call / all check / all check / all check / 3 to 20, 1 folds, 2 folds")
    found = all_tabled(alone.table, alone.house, 3)
    assert not found.answer
    assert [reason.clause.text for reason in found.because] == ["pots.all_in"]
