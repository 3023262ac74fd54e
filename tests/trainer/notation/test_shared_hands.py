"""The recorded hands kept beside the project are read to their end, with the winners that they record."""

from fractions import Fraction
from pathlib import Path

import pytest

from trainer.notation.hand import Hand
from trainer.notation.phh_write import write_phh
from trainer.notation.read import read_hands
from trainer.procedure import DutyKind, next_duty
from trainer.table import Street


@pytest.fixture
def hands(shared: Path) -> Path:
    return shared / "hands"


def only(file: Path, house: str | None = None) -> Hand:
    (hand,) = read_hands(file, house)
    return hand


@pytest.mark.parametrize("room", ["pokerstars", "fulltilt"])
def test_histories_end_with_the_recorded_winners(hands: Path, room: str) -> None:
    files = sorted((hands / room).glob("*.txt"))
    assert files
    for file in files:
        hand = only(file)
        assert next_duty(hand.table, hand.house).kind is DutyKind.OVER
        pushed: dict[int, int] = {}
        for push in hand.table.pushed:
            pushed[push.seat] = pushed.get(push.seat, 0) + push.amount
        assert pushed.keys() == hand.winners.keys(), file.name
        assert sum(pushed.values()) - hand.rake == sum(hand.winners.values()), file.name
        assert all(0 <= pushed[seat] - taken <= hand.rake for seat, taken in hand.winners.items()), file.name


def test_documents_are_read_to_their_end(hands: Path) -> None:
    files = sorted((hands / "phh").glob("*.phh"))
    assert files
    for file in files:
        hand = only(file, "tda")
        assert next_duty(hand.table, hand.house).kind is DutyKind.PUSH, file.name
        assert hand.finishing.keys() == {seat.number for seat in hand.table.seats}


def test_eight_players_share_the_river(hands: Path) -> None:
    hand = only(hands / "pokerstars" / "stud-30506593746.txt")
    assert hand.table.community is not None
    assert hand.table.stub == 52 - 8 * 6 - 1
    assert hand.table.street is Street.SEVENTH


def test_finishing_stacks_that_no_chips_make(hands: Path) -> None:
    # The chip is 25,000 and the record splits one of them in halves.
    finishing = only(hands / "phh" / "wsop-2023-43-48.phh", "tda").finishing
    assert {stack % 1 for stack in finishing.values()} == {Fraction(0), Fraction(1, 2)}


def test_the_same_hands_are_written(hands: Path, tmp_path: Path) -> None:
    for file in (hands / "phh").glob("*.phh"):
        hand = only(file, "tda")
        copy = tmp_path / file.name
        copy.write_text(write_phh(hand), encoding="utf-8")
        assert (only(copy).start, only(copy).events) == (hand.start, hand.events)
