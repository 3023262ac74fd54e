"""What the antes come to, whenever it is asked."""

from trainer.houses.loader import load_house
from trainer.money import Stakes
from trainer.rulings.stakes import antes
from trainer.table import Seat, Table

STAKES = Stakes(10, 20, 2, 3)


def test_the_antes_are_the_same_before_and_after_they_are_posted() -> None:
    # Two players ante 2, the third has only 1: 5 in all.
    before = Table(STAKES, (Seat(1, 500), Seat(2, 40), Seat(3, 1)))
    after = Table(STAKES, (Seat(1, 488, bet=10, paid=2), Seat(2, 38, paid=2), Seat(3, 0, paid=1)))
    for table in (before, after):
        found = antes(table, load_house("cardroom"))
        assert found.answer == 5
        assert [reason.fact.values for reason in found.because if reason.fact.key == "antes.short"] == [{"seats": (3,)}]
