"""What the bets in front of the players come to when they are pulled in, each counted by hand."""

from trainer.houses.house import House
from trainer.money import Stakes
from trainer.rulings.gathering import gathered, goes_back, short_ante
from trainer.rulings.pots import Pot
from trainer.table import Seat, Table

HOUSE = House("x", "X", {})


def table(*seats: Seat) -> Table:
    return Table(Stakes(10, 20, 2, 3), seats)


def keys(found: object) -> list[str]:
    return [reason.fact.key for reason in found.because]  # type: ignore[attr-defined]  # a ruling


def test_one_all_in_and_a_folded_bet() -> None:
    # Seat 1 is all-in for 30, two are in for 50, seat 4 left 10: 30 x 3 + 10, and 20 x 2 beside it.
    lies = table(Seat(1, 0, bet=30), Seat(2, 90, bet=50), Seat(3, 90, bet=50), Seat(4, 90, bet=10, folded=True))
    found = gathered(lies, HOUSE)
    assert found.answer == (Pot(100, (1, 2, 3)), Pot(40, (2, 3)))
    assert keys(found) == ["gathering.dead", "gathering.main", "gathering.side"]


def test_what_lay_there_is_main_pot() -> None:
    # 12 from before, of which each of the three paid 4; then 7 x 3, and 13 x 2.
    lies = table(Seat(1, 0, bet=7, paid=4), Seat(2, 90, bet=20, paid=4), Seat(3, 90, bet=20, paid=4))
    found = gathered(lies, HOUSE)
    assert found.answer == (Pot(33, (1, 2, 3)), Pot(26, (2, 3)))
    assert keys(found)[0] == "gathering.before"
    assert [reason.fact.values["each"] for reason in found.because[1:]] == [7, 20]
    assert found.because[2].fact.values["below"] == 7


def test_what_nobody_called_goes_back_first() -> None:
    # 20 bet, 14 the most that anybody called: 6 go back, and 14 x 2 + 9 x 1 of the shorter one stay.
    lies = table(Seat(1, 0, bet=9), Seat(2, 90, bet=20), Seat(5, 0, bet=14))
    assert goes_back(lies, HOUSE).answer == (2, 6)
    assert gathered(lies, HOUSE).answer == (Pot(27, (1, 2, 5)), Pot(10, (2, 5)))


def test_a_folded_bet_calls_too() -> None:
    # Seat 2 has bet 20 and seat 3 folded with 15 in: only 5 are more than anybody else has put in.
    lies = table(Seat(1, 0, bet=5), Seat(2, 90, bet=20), Seat(3, 90, bet=15, folded=True))
    assert goes_back(lies, HOUSE).answer == (2, 5)
    # 5 x 3 in the main pot; of the 10 above it in either bet only seat 2 can win: 20.
    assert gathered(lies, HOUSE).answer == (Pot(15, (1, 2)), Pot(20, (2,)))


def test_matched_bets_give_nothing_back() -> None:
    lies = table(Seat(1, 90, bet=20), Seat(2, 90, bet=20))
    assert goes_back(lies, HOUSE).answer is None
    assert keys(goes_back(lies, HOUSE)) == ["gathering.all_matched"]


def test_a_short_ante_is_told_from_the_first_chip() -> None:
    # Antes of 2 but for the 1 of seat 1; both others call 3 more: 1 x 3, and 1 + 3 of each of two.
    lies = table(Seat(1, 0, paid=1), Seat(2, 90, bet=3, paid=2), Seat(3, 90, bet=3, paid=2))
    found = gathered(lies, HOUSE)
    assert found.answer == (Pot(3, (1, 2, 3)), Pot(8, (2, 3)))
    assert keys(found) == ["gathering.short", "pots.main", "pots.side"]
    (told,) = short_ante(lies)
    assert dict(told.values) == {"seat": 1, "paid": 1}


def test_equal_antes_are_not_told() -> None:
    assert short_ante(table(Seat(1, 90, paid=2), Seat(2, 90, paid=2), Seat(3, 0, paid=1, folded=True))) == ()
