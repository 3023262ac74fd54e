"""What players do otherwise than the house allows is noted, each thing once, and the hand goes on as recorded.

Everybody has 1,000 at $10/$20 with an ante of 1 and a bring-in of 3, and the house is the cardroom, unless it says so.
"""

from collections.abc import Sequence
from pathlib import Path

import pytest

from tests.trainer.audit.noted import as_recorded, noted
from tests.trainer.cli.files import checked, phh, street
from trainer.procedure import DutyKind
from trainer.table import Street

THIRD, FOURTH, FIFTH = Street.THIRD, Street.FOURTH, Street.FIFTH

# Seat 1 has the lower of the two deuces by suit; the others call.
BROUGHT_IN = ["p1 pb", "p2 cc", "p3 cc"]
DOORS = "2c 2d Kh"


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "hand.phh"


def test_a_hand_by_the_rules(file: Path) -> None:
    # On fourth street seat 3 is high with the king, and everybody checks.
    phh(file, DOORS, [*BROUGHT_IN, *street((1, 2, 3), "4c 5d 9s", *checked((3, 1, 2)))])
    assert noted(file) == []


def test_the_wrong_seat_brings_it_in_and_the_hand_goes_on(file: Path) -> None:
    phh(file, DOORS, ["p2 pb", "p3 cc", "p1 cc", *street((1, 2, 3), "4c 5d 9s", *checked((3, 1, 2)))])
    assert noted(file) == [(THIRD, 2, "seat", 2, "bring_in.tie")]
    assert noted(file, bring_in__tie="suit_high") == []
    phh(file, "2c 3d Kh", ["p2 pb"])
    assert noted(file) == [(THIRD, 2, "seat", 2, "bring_in.by")]


def test_the_bring_in_of_the_wrong_seat_is_of_his_own_chips(file: Path) -> None:
    # Seat 2, with 2 after the ante, posts them in the place of seat 1, who has plenty; to call is still 3.
    phh(file, DOORS, ["p2 pb", "p3 cc"], stacks=(1000, 3, 1000))
    assert noted(file) == [(THIRD, 2, "seat", 2, "bring_in.tie")]
    assert [seat.bet for seat in as_recorded(file).table.seats] == [0, 2, 3]


def test_folding_instead_of_bringing_in(file: Path) -> None:
    phh(file, "2c 3d Kh", ["p1 f"])
    assert noted(file) == [(THIRD, 1, "no_fold", None, "bring_in.by")]


def test_a_raise_by_the_bring_in_after_everybody_called(file: Path) -> None:
    acts = [*BROUGHT_IN, "p1 cbr 10", "p2 cc", "p3 f", *street((1, 2), "4c 5d", "p2 cc")]
    phh(file, DOORS, acts)
    assert noted(file) == [(THIRD, 1, "duty", DutyKind.ACT, "bring_in.option")]
    # The bets were not pulled in before he raised: two tens, the three of seat 3, three antes.
    assert as_recorded(file).table.pot == 26
    assert noted(file, bring_in__option="yes") == []


def test_the_wrong_seat_acts_first_on_fourth_street(file: Path) -> None:
    # Nines lead; seat 3 goes before them, and seat 2 has not acted out of turn for that.
    phh(file, "2c 9d Kh", ["p1 pb", "p2 cc", "p3 cc", *street((1, 2, 3), "4c 9s Qs", *checked((3, 2, 1)))])
    assert noted(file) == [(FOURTH, 3, "seat", 3, "opener.by")]


def test_equal_boards_are_led_by_position_or_by_suit(file: Path) -> None:
    # King and queen twice: the king of spades is seat 3's.
    doors, cards = "2c Kh Ks", "4c Qd Qh"
    phh(file, doors, ["p1 pb", "p2 cc", "p3 cc", *street((1, 2, 3), cards, *checked((2, 3, 1)))])
    assert noted(file) == []
    assert noted(file, "tda") == [(FOURTH, 2, "seat", 2, "opener.tie")]


@pytest.mark.parametrize(
    ("order", "seats"),
    [
        # Seat 3 has the king and is first, so 3, 1, 2 would be right.
        ((3, 2, 1), [2]),
        ((1, 2, 3), [1]),
        # Seat 2 before seat 3, and then seat 1 before seat 3 as well.
        ((2, 1, 3), [2, 1]),
    ],
)
def test_who_was_passed_over_and_then_acts_is_not_out_of_turn(
    file: Path, order: Sequence[int], seats: list[int]
) -> None:
    phh(file, DOORS, [*BROUGHT_IN, *street((1, 2, 3), "4c 5d 9s", *checked(order))])
    assert [(seat, expected) for _, seat, expected, _, _ in noted(file)] == [(seat, "seat") for seat in seats]


def test_a_wager_out_of_turn_is_measured_too(file: Path) -> None:
    # Seat 2 bets 25 while it is seat 1's turn; seat 1 folds to it.
    phh(file, DOORS, [*BROUGHT_IN, *street((1, 2, 3), "4c 5d 9s", "p3 cc", "p2 cbr 25", "p1 f", "p3 cc")])
    assert noted(file) == [
        (FOURTH, 2, "seat", 2, "opener.by"),
        (FOURTH, 2, "amount", 25, "street.big_from"),
    ]


def test_a_bet_of_another_size_stands_for_what_follows(file: Path) -> None:
    # 15 in place of 10: it is called as it is, and the next raise is measured from it, to 25.
    acts = ["p3 cbr 15", "p1 cbr 25", "p2 f", "p3 cc", *street((1, 3), "6c 7s", "p3 cbr 20", "p1 f")]
    phh(file, DOORS, [*BROUGHT_IN, *street((1, 2, 3), "4c 5d 9s", *acts)])
    assert noted(file) == [(FOURTH, 3, "amount", 15, "street.big_from")]


def test_a_raise_beyond_the_cap(file: Path) -> None:
    acts = ["p3 cbr 10", "p1 cbr 20", "p2 cc", "p3 cbr 30", "p1 cbr 40", "p2 cc", "p3 cbr 50", "p1 cc", "p2 cc"]
    phh(file, DOORS, [*BROUGHT_IN, *street((1, 2, 3), "4c 5d 9s", *acts)])
    assert noted(file) == [(FOURTH, 3, "no_wager", 50, "cap.wagers")]
    assert noted(file, cap__wagers="5") == []


def test_the_double_bet_on_an_open_pair(file: Path) -> None:
    acts = ["p2 cbr 20", "p3 cc", "p1 f"]
    phh(file, "2c 9d Kh", ["p1 pb", "p2 cc", "p3 cc", *street((1, 2, 3), "4c 9s Qs", *acts)])
    assert noted(file) == []
    assert noted(file, "tda") == [(FOURTH, 2, "amount", 20, "open_pair.mode")]
    # Where only the holder may double, another does it.
    acts = ["p2 cc", "p3 cbr 20", "p1 f", "p2 cc"]
    phh(file, "2c 9d Kh", ["p1 pb", "p2 cc", "p3 cc", *street((1, 2, 3), "4c 9s Qs", *acts)])
    assert noted(file, open_pair__mode="holder") == [(FOURTH, 3, "amount", 20, "open_pair.mode")]


def test_a_raise_that_a_short_all_in_has_not_reopened(file: Path) -> None:
    # Seat 1 has 14 left on fourth street and raises 10 by 4: less than half, so seat 3, who bet, may only call.
    acts = ["p3 cbr 10", "p1 cbr 14", "p2 cc", "p3 cbr 24", "p2 cc"]
    phh(file, DOORS, [*BROUGHT_IN, *street((1, 2, 3), "4c 5d 9s", *acts)], stacks=(18, 1000, 1000))
    assert noted(file) == [(FOURTH, 3, "no_wager", 24, "all_in.counts_from")]
    assert noted(file, all_in__counts_from="any") == []


def test_a_wager_outside_the_spread(file: Path) -> None:
    acts = ["p1 pb", "p2 cbr 7", "p3 cc", "p1 f"]
    phh(file, "2c 9d Kh", acts, stakes=(1, 5, 0, 1), fields=['_structure = "spread"'])
    assert noted(file) == [(THIRD, 2, "range", 7, "structure")]


def test_a_street_dealt_while_somebody_has_to_act_ends_the_hand(file: Path) -> None:
    # Seat 3 has neither called nor folded; what is told afterwards has nothing to stand on.
    phh(file, DOORS, ["p1 pb", "p2 cc", *street((1, 2, 3), "4c 5d 9s", *checked((3, 1, 2)))])
    assert noted(file) == [(THIRD, 3, "duty", DutyKind.DEAL, "bring_in.by")]


def test_more_chips_than_he_has_ends_the_hand(file: Path) -> None:
    phh(file, DOORS, [*BROUGHT_IN, *street((1, 2, 3), "4c 5d 9s", "p3 cbr 2000", "p1 cc")])
    assert noted(file) == [(FOURTH, 3, "amount", 2000, "street.big_from")]


def test_two_departures_of_one_hand(file: Path) -> None:
    acts = ["p2 pb", "p3 cc", "p1 cc", *street((1, 2, 3), "4c 5d 9s", "p1 cc", "p3 cc", "p2 cc")]
    phh(file, DOORS, acts)
    assert [(street, seat, clause) for street, seat, _, _, clause in noted(file)] == [
        (THIRD, 2, "bring_in.tie"),
        (FOURTH, 1, "opener.by"),
    ]
