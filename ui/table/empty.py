"""Where the numbers of the seats lie that nobody sits in: along the rail, between their neighbours. Knows no Qt."""

import math
from collections.abc import Iterator
from typing import Final

from trainer.table import Table
from ui.table.geometry import Rect, Stage, rail, tray
from ui.table.plan import places

SIZE: Final = 20.0
"""How large a number's disc is, before texts are enlarged."""

_POWER: Final = 3.3
_FARTHER: Final = 5.0
_BESIDE_TRAY: Final = 70.0
"""From the dealer's tray to where the seats beside him begin."""


def empty_seats(stage: Stage, table: Table) -> tuple[tuple[int, Rect], ...]:
    """Each such seat's number with the box of its disc, clockwise from the dealer's left hand."""
    return tuple(_discs(stage, table)) if any(table.empty) else ()


def _discs(stage: Stage, table: Table) -> Iterator[tuple[int, Rect]]:
    outer, felt, _ = rail(stage)
    seats = [_angle(outer, seat[0], seat[1] * stage.stretch) for seat, _ in places(len(table.seats))]
    size = SIZE * stage.pot_text
    farther = min(_FARTHER, outer.y - stage.rect.y - size / 2)
    box, _ = tray(stage)
    left, right = (_angle(outer, x, outer.bottom) for x in (box.x - _BESIDE_TRAY, box.right + _BESIDE_TRAY))
    for at, (player, empty) in enumerate(zip(table.seats, table.empty, strict=True)):
        start, end = seats[at], seats[(at + 1) % len(seats)]
        if at == len(seats) - 1:
            # The dealer sits between them: seats are numbered on from the last, or begin at his left hand.
            start, end = (start, right) if empty and empty[0] > player.number else (left, end)
        for nth, number in enumerate(empty, 1):
            angle = start + (end - start) % math.tau * nth / (len(empty) + 1)
            yield number, _disc(angle, outer, felt, size, farther)


def _angle(table: Rect, x: float, y: float) -> float:
    return math.atan2(y - table.cy, x - table.cx)


def _disc(angle: float, outer: Rect, felt: Rect, size: float, farther: float) -> Rect:
    """The box of a disc in the middle of the rail; at the head and the foot farther out, past the largest hands."""
    across, down = (outer.w + felt.w) / 4, outer.h / 2 + farther
    c, s = math.cos(angle), math.sin(angle)
    far = (abs(c / across) ** _POWER + abs(s / down) ** _POWER) ** (-1 / _POWER)
    return Rect(outer.cx + far * c - size / 2, outer.cy + far * s - size / 2, size, size)
