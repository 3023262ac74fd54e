"""Which chips stand for an amount."""

import pytest

from ui.table.chips_item import base_chip, columns
from ui.table.geometry import TALLEST

WORTH = (1, 5, 25, 100)
WHITE, RED, GREEN, BLACK = range(4)


@pytest.mark.parametrize(
    ("amount", "chips"),
    [
        (3, [(WHITE, 3)]),
        (5, [(RED, 1)]),
        (20, [(RED, 4)]),
        (24, [(RED, 4), (WHITE, 4)]),
        (40, [(RED, 8)]),
        # Nine reds are one more than a column holds.
        (45, [(GREEN, 1), (RED, 4)]),
        (80, [(GREEN, 3), (RED, 1)]),
        (349, [(BLACK, 3), (GREEN, 1), (RED, 4), (WHITE, 4)]),
        (1000, [(BLACK, 8), (BLACK, 2)]),
    ],
)
def test_an_amount_in_columns(amount: int, chips: list[tuple[int, int]]) -> None:
    assert list(columns(amount, 1)) == chips


def test_no_column_is_too_high_and_the_chips_come_to_the_amount() -> None:
    for amount in (*range(1, 600), 1234, 2000):
        made = columns(amount, 1, 9)
        assert all(1 <= count <= TALLEST for _, count in made), amount
        assert sum(WORTH[chip] * count for chip, count in made) == amount


def test_only_so_many_columns_are_drawn() -> None:
    assert columns(349, 1, 3) == ((BLACK, 3), (GREEN, 1), (RED, 4))
    assert len(columns(10**9, 1)) == 4


def test_less_than_a_chip_is_still_seen() -> None:
    assert columns(3, 10) == ((WHITE, 1),)


@pytest.mark.parametrize(("small_bet", "base"), [(4, 1), (20, 1), (99, 1), (200, 10), (1500, 100)])
def test_a_small_bet_is_a_few_chips(small_bet: int, base: int) -> None:
    assert base_chip(small_bet) == base
