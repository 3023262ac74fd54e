"""What is told of amounts at the edge: just enough chips, one chip, a street later than where it mattered."""

import pytest

from tests.cases.case import Played
from tests.trainer.rulings.told import at, told
from trainer.events import Checked
from trainer.houses.loader import load_house
from trainer.money import Stakes
from trainer.rulings.bring_in import bring_in
from trainer.rulings.stakes import ante
from trainer.rulings.turn import to_act
from trainer.rulings.wagers import options, to_call
from trainer.table import Seat, Table, replay

# Seat 3 has the lowest door card and brings it in; seat 1 is high on fourth, fifth and sixth street.
FOUR = ["1 | Kd Qh 5h 7s", "2 | 9c 8s 4d 6c", "3 | 2d 6h Jh 3s", "4 | Td 7d 3c 8d"]
KINGS = ["1 | Kd Kh 5h 7s", *FOUR[1:]]


def fourth(chips: int, seat: int = 2) -> list[str]:
    """Seat `seat` has so many chips left once ante and bring-in are paid."""
    return [line.replace(" ", f" ({chips + 4}) ", 1) if line[0] == str(seat) else line for line in FOUR]


@pytest.mark.parametrize(
    ("chips", "play", "seat", "stack"),
    [
        (7, "1 to 10", 2, 7),
        # He has bet 10 and is raised to 20: his last 10 are a call.
        (20, "1 checks, 2 to 10, 3 to 20, 4 calls, 1 calls", 2, 10),
    ],
)
def test_who_has_no_more_than_the_call_may_only_call(chips: int, play: str, seat: int, stack: int) -> None:
    case = at(fourth(chips), f"all call / {play}", open_pair__mode="off")
    found = options(case.table, case.house, seat)
    assert told(found)[-1] == f"wagers.only_call stack={stack}"
    assert (found.answer.call, found.answer.wager_to) == (stack, ())


def test_just_enough_for_a_raise_is_no_all_in_below_it_and_just_enough_for_a_call_none_below_that() -> None:
    # 20 are a full raise of the 10, and 10 the whole call.
    raising = at(fourth(20), "all call / 1 to 10", open_pair__mode="off")
    assert told(options(raising.table, raising.house, 2))[-1] == "wagers.totals from=10 totals=20"
    assert not any("all_in" in step for step in told(options(raising.table, raising.house, 2)))
    calling = at(fourth(10), "all call / 1 to 10")
    assert told(to_call(calling.table, calling.house, 2)) == ["wagers.call.whole to=10"]


def test_where_nothing_is_in_there_is_nothing_to_call() -> None:
    case = at(FOUR, "all call / ")
    assert to_call(case.table, case.house, 1).answer == 0


def test_an_all_in_for_a_single_chip_is_told_of() -> None:
    case = at(fourth(1, seat=1), "all call / 1 to 1", open_pair__mode="off")
    steps = told(options(case.table, case.house, 2))
    assert steps == [
        "wagers.size.small size=10 street=fourth",
        "wagers.short_all_in.unopened.half total=1",
        "wagers.first totals=10",
    ]


def test_what_a_short_all_in_adds_to_a_raise() -> None:
    # 24 over the 20, which are measured from: 4 more.
    case = at(fourth(24, seat=3), "all call / 1 to 10, 2 to 20, 3 to 24", open_pair__mode="off")
    assert "wagers.short_all_in.half added=4 full=20 total=24" in told(options(case.table, case.house, 4))


@pytest.mark.parametrize(("play", "seat", "made", "total"), [("1 to 20", 2, 1, 20), ("1 to 20, 2 to 40", 3, 2, 40)])
def test_big_bets_beside_an_open_pair_are_raised_by_big_bets_and_none_of_them_is_short(
    play: str, seat: int, made: int, total: int
) -> None:
    case = at(KINGS, f"all call / {play}")
    assert told(options(case.table, case.house, seat)) == [
        "open_pair.any seats=1",
        "open_pair.big_only size=20",
        f"wagers.made made={made} most=4",
        f"wagers.totals from={total} totals={total + 20}",
    ]


def test_on_fifth_street_the_clause_on_streets_decides_whoever_had_a_pair() -> None:
    case = at(KINGS, "all call / all check / ")
    assert options(case.table, case.house, 1).because[-1].clause.text == "street.big_from"


def test_the_clause_that_ends_the_betting_of_a_later_street() -> None:
    case = at(FOUR, "all call / all check")
    last = max(place for place, event in enumerate(case.events) if isinstance(event, Checked))
    over = to_act(replay(case.start, case.events[: last + 1]), case.house)
    assert over.answer is None
    assert over.because[-1].clause.text == "opener.by"


def test_a_bring_in_that_one_of_many_gives_up_goes_to_the_next() -> None:
    # Seat 3 has put his last chip in the ante, and seat 4 folds: 5, 1 and 2 are left.
    case = at([*FOUR[:2], "3 (1) | 2d", FOUR[3], "5 | Jd"], "4 folds")
    found = bring_in(case.table, case.house).answer
    assert found is not None
    assert found.seat == 5


def test_more_wagers_than_a_house_allows_are_capped_there_too() -> None:
    # Bet and four raises, at a house that has five wagers.
    case = at(FOUR, "3 to 10, 4 to 20, 1 to 30, 2 to 40, 3 to 50", cap__wagers="5")
    four = case.house.with_written({"cap.wagers": "4"})
    assert told(options(case.table, four, 4))[-1] == "wagers.capped"


@pytest.mark.parametrize(
    ("bring_in_is", "told_as"),
    [
        # Sportingbet posts a fifth or a half of the small bet.
        (2, "fifth amount=2 small=10"),
        (5, "half amount=5 small=10"),
        (4, "full amount=4"),
        (10, "full amount=10"),
    ],
)
def test_a_bring_in_is_told_by_the_house_s_share_of_the_small_bet(bring_in_is: int, told_as: str) -> None:
    case = {"stakes": f"10/20 ante 1 bring-in {bring_in_is}", "seats": FOUR, "play": ""}
    played = Played(case, load_house("sportingbet"))
    amount = [step for step in told(bring_in(played.table, played.house)) if step.startswith("bring_in.amount")]
    assert amount == [f"bring_in.amount.{told_as}"]


@pytest.mark.parametrize(("shown", "told_as"), [(3, "quarter amount=3 small=12"), (4, "table amount=4")])
def test_an_ante_is_told_as_a_quarter_where_it_is_one(shown: int, told_as: str) -> None:
    # A quarter of 12; where it is left to the table, 4 are no share though they be a third.
    lies = Table(Stakes(12, 24, shown, 4), (Seat(1, 100), Seat(2, 100)))
    house = load_house("cardroom").with_written({"ante.size": "1/4" if shown == 3 else "table"})
    assert told(ante(lies, house)) == [f"ante.{told_as}"]
