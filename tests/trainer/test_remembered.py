"""A ruling that remembers is asked once of equal tables; an account goes on from where it was."""

from msgspec.structs import replace

from trainer.houses.house import House
from trainer.money import Stakes
from trainer.remembered import remembered, running
from trainer.table import Seat, Table

HOUSE = House("any", "Any", {})


def test_it_is_reckoned_once_for_equal_tables_and_again_for_others() -> None:
    reckoned: list[tuple[Table, House]] = []

    @remembered
    def chips(table: Table, house: House) -> int:
        reckoned.append((table, house))
        return sum(seat.stack for seat in table.seats)

    table = Table(Stakes(10, 20, 1, 3), (Seat(1, 50), Seat(2, 70)))
    same = Table(Stakes(10, 20, 1, 3), (Seat(1, 50), Seat(2, 70)))
    poorer = replace(table, seats=(Seat(1, 50), Seat(2, 60)))
    assert [chips(table, HOUSE), chips(same, HOUSE), chips(table, HOUSE)] == [120, 120, 120]
    assert len(reckoned) == 1
    assert [chips(poorer, HOUSE), chips(table, HOUSE)] == [110, 120]
    # Another house may rule otherwise, whatever its clauses.
    assert chips(table, House("any", "Any", {})) == 120
    assert len(reckoned) == 4


def test_what_goes_wrong_is_not_remembered() -> None:
    asked: list[int] = []

    @remembered
    def first(seats: tuple[int, ...]) -> int:
        asked.append(len(asked))
        return seats[0]

    for _ in range(2):
        try:
            first(())
        except IndexError:
            continue
        raise AssertionError("there is no first seat")
    assert first((4,)) == 4
    assert len(asked) == 3


def test_an_account_goes_one_step_further_after_one_act_more_and_begins_again_for_another() -> None:
    steps: list[int] = []

    def chips(stack: int, fee: int) -> int:
        return stack - fee

    @running(chips)
    def left(behind: int, bet: int, stack: int, fee: int) -> int:
        steps.append(bet)
        return behind - bet

    assert [left((), 50, 1), left((5,), 50, 1), left((5, 10), 50, 1), left((5, 10), 50, 1)] == [49, 44, 34, 34]
    assert steps == [5, 10]
    # Other acts, fewer acts, another start or another rule for it: all of them again.
    assert [left((5, 20), 50, 1), left((5,), 50, 1), left((5,), 80, 1), left((5,), 80, 2)] == [24, 44, 74, 73]
    assert steps == [5, 10, 5, 20, 5, 5, 5]
