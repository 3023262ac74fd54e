"""A ruling that remembers is asked once of equal tables, and again of any other."""

from msgspec.structs import replace

from trainer.houses.house import House
from trainer.money import Stakes
from trainer.remembered import remembered
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
