"""The recorded hands kept beside the project agree with the rules, but for one that is known not to."""

from collections.abc import Sequence
from fractions import Fraction
from pathlib import Path

import pytest

from trainer.audit import Audited, audit, hand_files


def audited(shared: Path, folder: str, house: str | None = None) -> list[Audited]:
    found = [each for file in hand_files(shared / "hands" / folder) for each in audit(file, house)]
    assert found
    return found


@pytest.mark.parametrize(("folder", "count"), [("pokerstars", 13), ("fulltilt", 8)])
def test_online_rooms_agree(shared: Path, folder: str, count: int) -> None:
    found = audited(shared, folder)
    assert len(found) == count
    assert not [each for each in found if each.departures or each.unreadable]


def test_of_the_final_table_one_hand_splits_a_chip(shared: Path) -> None:
    found = audited(shared, "phh", "tda")
    departing = [each for each in found if each.departures or each.unreadable]
    assert (len(found), [each.file.name for each in departing]) == (10, ["wsop-2023-43-48.phh"])
    assert _stacks(departing) == [
        # Of 193 chips of 25,000 seat 1 has 97 for high and seat 5 has 96 for low; recorded is half of each for both.
        (1, 4_537_500, 4_550_000, "odd_chip.halves"),
        (5, 2_887_500, 2_875_000, "odd_chip.halves"),
    ]


def _stacks(departing: Sequence[Audited]) -> list[tuple[int | None, Fraction, Fraction, str | None]]:
    refusals = [(each.seat, each.refused) for hand in departing for each in hand.departures]
    return [
        (seat, unit.value(refused.found), unit.value(refused.facts["amount"]), refused.clause)
        for seat, refused in refusals
        for unit in [refused.facts["unit"]]
    ]
