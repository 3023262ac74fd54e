"""The seats that nobody sits in: which they are, and that their numbers lie on nothing else."""

from itertools import combinations, product

import pytest
from msgspec.structs import replace
from PySide6.QtGui import QColor
from pytestqt.qtbot import QtBot

from tests.sample import sampled
from tests.ui.table.tables import LABELS, money, table
from tests.ui.table.test_plan import CLOSED, OPEN, STAGES, _boxes
from trainer.table import Table
from trainer.text.words import Words
from ui import theme
from ui.table.empty import empty_seats
from ui.table.geometry import Rect, Stage
from ui.table.marks import Marks, Sight
from ui.table.plan import plan
from ui.table.scene import TableScene
from ui.table.spoken import Drawn, things
from ui.table.view import TableView


def seated(*numbers: int) -> Table:
    """Players in these seats, clockwise from the dealer's left hand."""
    some = table(len(numbers), 3)
    return replace(some, seats=tuple(replace(seat, number=at) for seat, at in zip(some.seats, numbers, strict=True)))


@pytest.mark.parametrize(
    ("numbers", "empty"),
    [
        ((1, 2, 4, 5, 6, 7, 8), ((), (3,), (), (), (), (), ())),
        ((1, 2, 3), ((), (), ())),  # whether there is a fourth seat is not known
        ((2, 5, 8), ((3, 4), (6, 7), (1,))),
        ((7, 8, 2, 5), ((), (1,), (3, 4), (6,))),
        ((5, 6, 3), ((), (1, 2), (4,))),
    ],
)
def test_the_seats_between_players_are_known(numbers: tuple[int, ...], empty: tuple[tuple[int, ...], ...]) -> None:
    assert seated(*numbers).empty == empty


def test_they_are_said_where_they_are() -> None:
    said = Words("en").describe(seated(1, 3)).splitlines()
    assert [line.partition(",")[0] for line in said[:3]] == ["Seat 1", "Seat 2", "Seat 3"]
    assert said[1] == "Seat 2, empty"
    shown, stage = seated(2, 4), Stage()
    drawn = Drawn(shown, plan(stage, [CLOSED[3]] * 2), Marks(), Sight(), LABELS)
    heard = things(drawn, Words("en"))
    assert [thing.name.partition(",")[0] for thing in heard[:4]] == ["Seat 2", "Seat 3", "Seat 4", "Seat 1"]
    assert (heard[1].name, heard[1].seat) == ("Seat 3, empty", None)
    assert heard[1].box == dict(empty_seats(stage, shown))[3]


@pytest.mark.parametrize(("players", "stage"), sampled(product(range(2, 8), STAGES), 3))
def test_their_numbers_lie_on_nothing_else(players: int, stage: Stage) -> None:
    made = [
        plan(stage, [hand] * players, bets=range(players)) for hand in (CLOSED[3], CLOSED[7], OPEN[5], OPEN[7], None)
    ]
    boxes = [box for each in made for box in _boxes(each, bets=True).values()]
    for taken in combinations(range(1, 9), players):
        for first in range(players):
            discs = empty_seats(stage, seated(*taken[first:], *taken[:first]))
            for number, disc in discs:
                assert stage.rect.holds(disc), (taken, first, number)
                assert not any(disc.overlaps(box) for box in boxes), (taken, first, number)
            assert not any(one.overlaps(other) for (_, one), (_, other) in combinations(discs, 2)), (taken, first)


def test_they_go_round_clockwise_between_their_neighbours() -> None:
    # Two players face each other: three seats between them at the head, of which the second is straight ahead.
    (_, left), (_, head), (_, right) = empty_seats(Stage(), seated(1, 5))
    assert head.cx == pytest.approx(500)
    assert left.cx + right.cx == pytest.approx(1000)
    assert left.cx < head.cx < right.cx
    assert head.cy < left.cy
    # Beside the dealer: before the first seat at his left hand, after the last at his right.
    (_, before), (_, after) = empty_seats(Stage(), seated(2, 3))[0], empty_seats(Stage(), seated(3, 4, 5, 6, 8, 1))[-1]
    assert before.cx < 392
    assert after.cx > 608


@pytest.mark.parametrize("palette", [theme.DARK, theme.LIGHT])
def test_they_are_drawn(palette: theme.Palette, qtbot: QtBot) -> None:
    scene = TableScene(LABELS, money, palette, speed=0)
    view = TableView(scene, Words("en"))
    qtbot.addWidget(view)
    view.resize(1000, 730)
    with qtbot.waitExposed(view):
        view.show()

    def ground(box: Rect) -> QColor:
        # Beside the number, within the disc.
        return view.grab().toImage().pixelColor(view.mapFromScene(box.cx - box.w * 0.36, box.cy))

    scene.show(seated(1, 3))
    ((number, box),) = empty_seats(scene.stage, seated(1, 3))
    assert number == 2
    assert ground(box) == QColor(palette.plate)
    scene.set_theme(theme.LIGHT if palette.dark else theme.DARK)
    assert ground(box) == QColor((theme.LIGHT if palette.dark else theme.DARK).plate)
    scene.show(seated(1, 2))
    assert ground(box) != QColor(palette.plate)
