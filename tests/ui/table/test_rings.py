"""Rings: round what they mark, with corners about the same middle, in every window."""

import pytest
from pytestqt.qtbot import QtBot

from tests.ui.table.tables import LABELS, money, table
from trainer.text.words import Words
from ui.table import ink
from ui.table.geometry import Rect
from ui.table.marks import Marks, SeatMark, SeatState
from ui.table.scene import TableScene
from ui.table.view import TableView
from ui.theme import DARK


@pytest.mark.parametrize(("width", "height"), [(704, 624), (1068, 808), (3468, 2068)])
@pytest.mark.parametrize("cards", [3, 7])
def test_corners_go_round_with_those_of_the_cards(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, width: int, height: int, cards: int
) -> None:
    drawn: list[tuple[Rect, float]] = []
    ring = ink.ring
    monkeypatch.setattr(ink, "ring", lambda *args: (drawn.append((args[1], args[2])), ring(*args)))
    scene = TableScene(LABELS, money, DARK, speed=0)
    view = TableView(scene, Words())
    scene.setParent(view)
    qtbot.addWidget(view)
    view.resize(width, height)
    shown = table(8, cards)
    door = shown.seats[1].board[0]
    scene.show(
        shown,
        Marks({1: SeatMark(SeatState.SELECTED), 2: SeatMark(SeatState.RIGHT)}, frozenset({door})),
    )
    scene.point_at(3)
    view.grab()
    assert scene.drawn is not None
    first, second, third = scene.drawn.plan.seats[:3]
    radii = {(round(box.w, 3), round(box.h, 3)): radius for box, radius in drawn}

    def of(box: Rect, out: float) -> float:
        around = box.grown(out)
        return radii[round(around.w, 3), round(around.h, 3)]

    # A card's corner has a radius of 6 at factor 1. Hands are ringed 7 outside, a single card 4.
    scale = first.cards[2].scale
    assert scale > 1
    assert of(first.hand, 7) == pytest.approx(6 * scale + 7)
    assert of(third.hand, 7) == pytest.approx(6 * scale + 7)
    single = [radius for (_, high), radius in radii.items() if high == round(second.cards[2].rect.h + 8, 3)]
    assert single == [pytest.approx(6 * scale + 4)]
    # A plate's is 7, larger where texts are.
    plates = [radius for (_, high), radius in radii.items() if high == round(first.plate.h + 1, 3)]
    assert plates == [pytest.approx(7 * scene.stage.text + 0.5)]
