"""What is told of boards, mishaps and payments: what is called, who is skipped, what is pushed."""

from dataclasses import dataclass

import pytest

from tests.cases.case import Played
from tests.trainer.rulings.told import at, told
from trainer.cards import Card, parse_cards
from trainer.events import Checked
from trainer.houses.loader import load_house
from trainer.houses.values import Face
from trainer.money import Stakes
from trainer.rulings.calls import board_call
from trainer.rulings.first_to_act import opener
from trainer.rulings.irregular import remedy
from trainer.rulings.mishaps import Mishap, MishapKind, Remedy
from trainer.rulings.payout import payout
from trainer.rulings.shares import hands_read, odd_chip, shares
from trainer.rulings.stub import taken
from trainer.table import DealtCard, Seat, Street, Table

THREE = ["1 | 9h 8d 6s 2d", "2 | 3c 9s 4d 8c", "3 | Kd Jh 5h 7s"]
TO_THE_END = "all call / all check / all check / all check / all check, all show"


@pytest.mark.parametrize(
    ("board", "streets", "steps"),
    [
        ("Qd Qh 5c", 1, ["calls.board category=pair rank=queen seat=1", "open_pair.any seats=1", "calls.double_bet"]),
        (
            "Qd Th Qh",
            2,
            ["calls.board category=pair rank=queen seat=1", "open_pair.only_fourth", "calls.no_double_bet"],
        ),
        ("Qd 9d Td", 2, ["calls.board category=high_card rank=queen seat=1", "calls.pattern.ignored seats=1"]),
    ],
)
def test_what_is_called_of_a_board(board: str, streets: int, steps: list[str]) -> None:
    case = at([f"1 | {board}", *THREE[1:]], "all call / " + "all check / " * (streets - 1))
    assert told(board_call(case.table, case.house, 1)) == steps


def test_three_to_a_flush_are_called_where_they_count() -> None:
    case = at(["1 | Qd 9d Td", *THREE[1:]], "all call / all check / ", opener__straights_flushes="counted")
    assert told(board_call(case.table, case.house, 1))[-1] == "calls.pattern.counted seats=1"


def test_the_seats_that_a_tie_rules_out() -> None:
    case = at(["1 | Kc Ad", "2 | As Kd", "3 | 2c 5d"], "all call / ")
    assert opener(case.table, case.house).because[-1].out == (2,)


@dataclass(frozen=True)
class Shared:
    """Seventh street with a community card; the first of the seats in `acted` opened sixth street."""

    boards: tuple[str, ...] = ("2d 4h 7s 9c", "Kh 8c 5s Ad", "3c 6d 8h Jc")
    acted: tuple[int, ...] = (3, 1, 2)
    folded: tuple[int, ...] = ()
    all_in: tuple[int, ...] = ()
    face: Face = Face.UP

    def table(self) -> Table:
        down = (DealtCard(None, Face.DOWN),) * 2
        seats = tuple(
            Seat(
                number,
                0 if number in self.all_in else 100,
                cards=down + tuple(DealtCard(card, Face.UP) for card in parse_cards(board)),
                folded=number in self.folded,
            )
            for number, board in enumerate(self.boards, 1)
        )
        rounds = ((), (), (), tuple(map(Checked, self.acted)), ())
        middle = DealtCard(Card.parse("Kc"), self.face)
        return Table(Stakes(10, 20, 1, 3), seats, street=Street.SEVENTH, rounds=rounds, community=middle)


@pytest.mark.parametrize(
    ("house", "clauses", "shared", "first", "step"),
    [
        ("tda", {}, Shared(), 3, "opener.river.sixth_opener seat=3"),
        ("tda", {}, Shared(folded=(3,)), 2, "opener.river.sixth_opener_folded"),
        ("pokerking", {}, Shared(), 2, "opener.river.boards"),
        ("cardroom", {}, Shared(), 2, "opener.river.with_community"),
        ("cardroom", {"river.community_face": "down"}, Shared(face=Face.DOWN), 2, "opener.river.community_down"),
        ("pokerking", {"opener.all_in": "next_best"}, Shared(all_in=(2,)), 3, "opener.all_in.next_best seats=2"),
    ],
)
def test_how_it_is_found_who_opens_beside_a_shared_card(
    house: str, clauses: dict[str, str], shared: Shared, first: int, step: str
) -> None:
    found = opener(shared.table(), load_house(house).with_written(clauses))
    assert found.answer == first
    assert step in told(found)


def test_river_cards_dealt_face_down_are_said_not_to_count() -> None:
    case = at(THREE, "all call / all check / all check / all check / ")
    assert "opener.river_down" in told(opener(case.table, case.house))
    sixth = at(THREE, "all call / all check / all check / ")
    assert "opener.river_down" not in told(opener(sixth.table, sixth.house))


def test_who_is_served_the_next_card() -> None:
    case = at([THREE[0], "2 (4) | 3c 9s 4d 8c", THREE[2]], "all call / all check / ")
    assert told(taken(case.table, case.house))[:2] == ["stub.served count=3 seats=1+2+3", "river.all_in_too seats=2"]
    nobody = at(THREE, "all call / all check / ")
    assert not any("all_in_too" in step for step in told(taken(nobody.table, nobody.house)))


@pytest.mark.parametrize(
    ("count", "play", "done"),
    [(1, "", Remedy.BOXED_NEXT), (2, "", Remedy.MISDEAL), (2, "all call / ", Remedy.BOXED_NEXT)],
)
def test_two_boxed_cards_on_third_street_are_a_misdeal(count: int, play: str, done: Remedy) -> None:
    case = at(THREE, play, irregular__boxed="replaced")
    assert remedy(Mishap(MishapKind.BOXED, count=count), case.table, case.house).answer is done


def test_a_fouled_deck_is_told_by_the_card_that_is_there_twice() -> None:
    case = at(THREE, "")
    mishap = Mishap(MishapKind.FOULED, cards=parse_cards("7d9c"))
    assert told(remedy(mishap, case.table, case.house))[-1].endswith("card=7d")


FIVE = ["1 | Kd", "2 | 9c", "3 | 2d", "4 | Td", "5 | Jh"]


@pytest.mark.parametrize(
    ("rule", "play", "done"),
    [
        ("two_after_bring_in", "4 folds", Remedy.MISDEAL),
        ("two_after_bring_in", "4 folds, 5 folds, 1 folds", Remedy.PLAY_ON),
        # Three acts, or two of which one puts chips in.
        ("substantial_action", "4 folds, 5 folds", Remedy.MISDEAL),
        ("substantial_action", "4 folds, 5 calls", Remedy.PLAY_ON),
        ("substantial_action", "4 calls, 5 calls, 1 calls, 2 calls", Remedy.PLAY_ON),
        ("substantial_action", "4 folds, 5 folds, 1 folds", Remedy.PLAY_ON),
        ("first_action", "", Remedy.MISDEAL),
        ("first_action", "4 folds", Remedy.PLAY_ON),
    ],
)
def test_how_long_a_misdeal_may_be_declared(rule: str, play: str, done: Remedy) -> None:
    case = at(FIVE, ", ".join(filter(None, ("3 brings in", play))), irregular__misdeal=rule)
    assert remedy(Mishap(MishapKind.FIRST_CARD_WRONG, 1), case.table, case.house).answer is done


# Kings up for high, a seven low with an ace.
HIGH_LOW = ["1 Kc Kd | Qh Qs 9d 5c | 2h", "2 Ah 2c | 3d 5h 7c Jd | Td", "3 | Kh"]
TWO_LEFT = "2 brings in, 3 folds, 1 calls / all check / all check / all check / all check, all show"


def high_low(seats: list[str], play: str, **clauses: str) -> Played:
    overrides = {key.replace("__", "."): value for key, value in clauses.items()}
    case = {"stakes": "10/20 ante 1 bring-in 3", "game": "hilo", "seats": seats, "play": play}
    return Played(case, load_house("cardroom").with_written(overrides))


@pytest.mark.parametrize(("half", "high", "low"), [("high", 5, 4), ("low", 4, 5)])
def test_how_a_pot_of_nine_is_halved(half: str, high: int, low: int) -> None:
    case = high_low(HIGH_LOW, TWO_LEFT, odd_chip__halves=half)
    assert told(payout(case.table, case.house)) == [
        "payout.ace.both pot=0 seats=2",
        "payout.best_high hand=KdKcQsQh9d pot=0 seats=1",
        "payout.best_low low=7c5h3d2cAh pot=0 seats=2",
        f"payout.odd_halves.{half} amount=9 pot=0",
    ]
    assert told(shares(case.table, case.house))[-2:] == [
        f"shares.pushed.high amount={high} count=1 pot=0 seats=1",
        f"shares.pushed.low amount={low} count=1 pot=0 seats=2",
    ]
    assert told(odd_chip(case.table, case.house))[-1] == f"shares.odd_half.{half} seats={1 if half == 'high' else 2}"


def test_an_ace_that_nobody_holds_is_not_spoken_of() -> None:
    case = high_low([HIGH_LOW[0], "2 8h 2c | 3d 5h 7c Jd | Td", HIGH_LOW[2]], TWO_LEFT)
    assert told(payout(case.table, case.house))[0] == "payout.best_high hand=KdKcQsQh9d pot=0 seats=1"


def test_hands_of_all_are_read_and_nobody_s_who_is_alone() -> None:
    case = at(["1 Kc Kd | Qh Qs 9d 5c | 2h", "2 Ah 2c | 3d 5h 7c Jd | Td", "3 9h 9c | 4d 6s 8c Jh | 2s"], TO_THE_END)
    assert [reason.seats for reason in hands_read(case.table, case.house)] == [(1,), (2,), (3,)]
    alone = at(THREE, "all call / all check / all check / all check / 3 to 20, 1 folds, 2 folds")
    assert hands_read(alone.table, alone.house) == ()
