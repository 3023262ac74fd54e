"""What a record pays is compared with what the rules pay, and told by the clause that decides the difference."""

from collections.abc import Sequence
from fractions import Fraction
from pathlib import Path

import pytest

from tests.trainer.audit.noted import noted
from tests.trainer.cli.files import checked, phh, street
from trainer.audit import audit
from trainer.money import Unit


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "hand.phh"


def paid(stacks: Sequence[object]) -> list[str]:
    return [f"finishing_stacks = [{', '.join(map(str, stacks))}]"]


def same_straight(file: Path, *stacks: object) -> Path:
    """Seats 1 and 2 end with ace to ten each, and seat 3 has folded: three antes and twice the bring-in make 9."""
    acts = ["p1 pb", "p2 cc", "p3 f"]
    for cards in ("Qs Qd", "Js Jd", "Th Tc"):
        acts += street((1, 2), cards, *checked((1, 2)))
    acts += [*street((1, 2), "3d 3s", *checked((1, 2))), "p1 sm AcKd2cQsJsTh3d", "p2 sm AhKc2dQdJdTc3s"]
    return phh(file, "2c 2d Kh", acts, hole=("AcKd", "AhKc", "????"), fields=paid(stacks))


def test_stacks_as_the_house_pays(file: Path) -> None:
    # 4 each, and the odd one to the highest card of the seven: the ace of hearts.
    assert noted(same_straight(file, 1000, 1001, 999)) == []
    # By position it is seat 1's.
    assert noted(same_straight(file, 1001, 1000, 999), "pokerking") == []


@pytest.mark.parametrize(
    ("stacks", "wrong", "clause"),
    [
        # The odd chip by position.
        ((1001, 1000, 999), {1: 1001, 2: 1000}, "odd_chip.high"),
        # The better ace has it all.
        ((996, 1005, 999), {1: 996, 2: 1005}, "hand.suits"),
        # No other rule would give it all to seat 1.
        ((1005, 996, 999), {1: 1005, 2: 996}, "hand.five_of"),
        # A chip has been lost.
        ((1000, 1000, 999), {2: 1000}, "odd_chip.high"),
    ],
)
def test_other_stacks_are_told_by_the_clause_that_would_pay_them(
    file: Path, stacks: Sequence[int], wrong: dict[int, int], clause: str
) -> None:
    found = noted(same_straight(file, *stacks))
    assert found == [(None, seat, "stack", stack, clause) for seat, stack in wrong.items()]


def test_a_chip_in_halves(file: Path) -> None:
    (audited,) = audit(same_straight(file, 1000.5, 1000.5, 999))
    # In halves of a chip: 2001 where 2000 or 2002 should be.
    assert [
        (departure.seat, departure.refused.found, departure.refused.facts["amount"], departure.refused.clause)
        for departure in audited.departures
    ] == [(1, 2001, 2000, "odd_chip.high"), (2, 2001, 2002, "odd_chip.high")]
    assert audited.departures[0].refused.facts["unit"] == Unit(Fraction(1, 2))


def split(file: Path, river: str, *stacks: object) -> Path:
    """Seat 1 has kings and queens; seat 2 has a low with the `river`. Two antes and twice the bring-in make 8."""
    acts = ["p1 pb", "p2 cc", *street((1, 2), "Td 7c", *checked((1, 2)))]
    acts += [*street((1, 2), "Js 3d", *checked((1, 2))), *street((1, 2), "Qh Jh", *checked((1, 2)))]
    acts += [*street((1, 2), f"Qc {river}", *checked((1, 2)))]
    acts += ["p1 sm KdKs4cTdJsQhQc", f"p2 sm 9d8h5s7c3dJh{river}"]
    return phh(file, "4c 5s", acts, hole=("KdKs", "9d8h"), fields=paid(stacks), variant="F7S/8")


def test_a_low_that_does_not_qualify(file: Path) -> None:
    # 9-8-7-5-3 is no low, so seat 1 takes all 8.
    assert noted(split(file, "Kh", 1004, 996)) == []
    assert noted(split(file, "Kh", 1000, 1000)) == [
        (None, 1, "stack", 1000, "low.qualifier"),
        (None, 2, "stack", 1000, "low.qualifier"),
    ]


def test_a_low_that_was_not_paid(file: Path) -> None:
    # 8-7-5-3-2 is one: 4 each.
    assert noted(split(file, "2s", 1000, 1000)) == []
    assert noted(split(file, "2s", 1004, 996)) == [
        (None, 1, "stack", 1004, "low.qualifier"),
        (None, 2, "stack", 996, "low.qualifier"),
    ]


def test_a_pot_nobody_contests(file: Path) -> None:
    # Seat 2 completes to 10 and is alone: he wins three antes and the bring-in, 6, of which 1 was his own.
    acts = ["p1 pb", "p2 cbr 10", "p3 f", "p1 f"]
    assert noted(phh(file, "2c 3d Kh", acts, fields=paid((996, 1005, 999)))) == []
    assert noted(phh(file, "2c 3d Kh", acts, fields=paid((1005, 996, 999)))) == [
        (None, 1, "stack", 1005, "pots.all_in"),
        (None, 2, "stack", 996, "pots.all_in"),
    ]


def test_hidden_cards_decide_but_not_for_who_has_folded(file: Path) -> None:
    acts = ["p1 pb", "p2 cc", "p3 f"]
    for cards in ("Qs Qd", "Js Jd", "Th Tc", "?? ??"):
        acts += street((1, 2), cards, *checked((1, 2)))
    acts += ["p1 sm -", "p2 sm -"]
    assert noted(phh(file, "2c 2d Kh", acts, fields=paid((1005, 996, 999)))) == []
    assert noted(phh(file, "2c 2d Kh", acts, fields=paid((1005, 996, 998)))) == [(None, 3, "stack", 998, "pots.all_in")]


def test_a_hand_that_stops_has_nobody_paid(file: Path) -> None:
    assert noted(phh(file, "2c 2d Kh", ["p1 pb", "p2 cc"], fields=paid((5, 5, 5)))) == []


def test_a_departure_on_the_way_changes_what_there_is_to_pay_and_no_more(file: Path) -> None:
    # Seat 2 completes to 12 in place of 10; called by seat 1, who folds on fourth street.
    acts = ["p1 pb", "p2 cbr 12", "p3 f", "p1 cc", *street((1, 2), "4s Ks", "p2 cbr 10", "p1 f")]
    found = noted(phh(file, "2c 3d Kh", acts, fields=paid((987, 1014, 999))))
    assert [(seat, clause) for _, seat, _, _, clause in found] == [(2, "street.big_from")]
