"""Where everything lies on the table. Knows no Qt.

Lengths are table units: the table is 1000 wide and, before the stretch that fits it to its window, 730 high; a card is
64 by 90. Seats go clockwise from the dealer's left hand.
"""

import math
from collections.abc import Iterator, Sequence
from typing import Final

import msgspec

from ui.table.card_sizes import CARD_H, CARD_W, FAN_STEP, HOLE_SCALE, HOLE_STEP

WIDTH: Final = 1000.0
HEIGHT: Final = 730.0
MOST_SEATS: Final = 8

PEEK: Final = 16.0
"""What shows of a seventh card that lies down, right of the upcards."""

LIFT: Final = 4.0
"""How much higher a card lies that decides."""

PLATE_GAP: Final = 10.0
PLATE_H: Final = 28.0
PLATE_ROOM: Final = 118.0
NOTE_GAP: Final = 4.4
NOTE_H: Final = 19.0
NOTE_ROOM: Final = 170.0

CHIP_RX: Final = 11.0
CHIP_RY: Final = 9.0
CHIP_THICK: Final = 3.6
COLUMN_STEP: Final = 24.0
TALLEST: Final = 8
"""Chips in the tallest column."""
BET_COLUMNS: Final = 3
POT_COLUMNS: Final = 4
BET_DROP: Final = 16.0
"""From the foot of a bet down to the plate with its amount."""
BET_PLATE_H: Final = 22.0
BET_ROOM: Final = 60.0
POT_PLATE_H: Final = 30.0
POT_ROOM: Final = 300.0

SPOTS_X: Final = (392.0, 500.0, 608.0)
"""The centres of the stub, the community card and the burns."""
SPOT_SCALE: Final = 0.86
SPOT_SCALE_THIRD: Final = 0.9
COMMUNITY_SCALE: Final = 1.12
LABEL_GAP: Final = 9.0
LABEL_H: Final = 17.0

_LEAST_STRETCH: Final = 0.925
_MOST_STRETCH: Final = 1.15
_MOST_TEXT: Final = 1.6
_MOST_POT_TEXT: Final = 1.35
_HEAD_ROOM: Final = 7.0
_COMPACT_BELOW: Final = 0.8
"""A scale under which the table is small on the screen."""


class Rect(msgspec.Struct, frozen=True):
    """An upright box: its left top corner and its size."""

    x: float
    y: float
    w: float
    h: float

    @property
    def right(self) -> float:
        return self.x + self.w

    @property
    def bottom(self) -> float:
        return self.y + self.h

    @property
    def cx(self) -> float:
        return self.x + self.w / 2

    @property
    def cy(self) -> float:
        return self.y + self.h / 2

    @classmethod
    def around(cls, cx: float, top: float, w: float, h: float) -> "Rect":
        """The box centred on `cx` across, starting at `top`."""
        return cls(cx - w / 2, top, w, h)

    def overlaps(self, other: "Rect") -> bool:
        """Whether the two boxes share more than an edge."""
        return (
            self.x < other.right - 1e-6
            and other.x < self.right - 1e-6
            and self.y < other.bottom - 1e-6
            and other.y < self.bottom - 1e-6
        )

    def holds(self, other: "Rect") -> bool:
        """Whether the other box lies within this one."""
        return self.x <= other.x and self.y <= other.y and self.right >= other.right and self.bottom >= other.bottom

    def grown(self, by: float) -> "Rect":
        """The box with `by` added on every side."""
        return Rect(self.x - by, self.y - by, self.w + 2 * by, self.h + 2 * by)

    def joined(self, other: "Rect") -> "Rect":
        """The smallest box around both."""
        x, y = min(self.x, other.x), min(self.y, other.y)
        return Rect(x, y, max(self.right, other.right) - x, max(self.bottom, other.bottom) - y)


class Slot(msgspec.Struct, frozen=True):
    """Where a card lies: its left top corner and how large it is."""

    x: float
    y: float
    scale: float

    @property
    def rect(self) -> Rect:
        return Rect(self.x, self.y, CARD_W * self.scale, CARD_H * self.scale)


class Stage(msgspec.Struct, frozen=True):
    """How the table fits a window of `width` by `height` logical pixels."""

    width: float = 1000.0
    height: float = 730.0
    growth: float = 1.0
    """How much larger than usual the texts beside it are."""

    @property
    def scale(self) -> float:
        """Logical pixels a table unit."""
        return max(min(self.width / WIDTH, self.height / (HEIGHT * _LEAST_STRETCH)), 0.05)

    @property
    def stretch(self) -> float:
        """What every height on the table is multiplied by."""
        return min(max(self.height / (HEIGHT * self.scale), _LEAST_STRETCH), _MOST_STRETCH)

    @property
    def text(self) -> float:
        """What text on the table is enlarged by, so that the smallest stays 12 pixels high, and grows with others."""
        return min(max(1.0, 12 * self.growth / (12.5 * self.scale)), _MOST_TEXT)

    @property
    def bet_room(self) -> float:
        """How wide the amount of a bet may be: much larger, it would reach the next one or what lies in the middle."""
        return BET_ROOM * self.pot_text

    @property
    def pot_text(self) -> float:
        """What the pot's amount is enlarged by, which is larger than other texts to begin with."""
        return min(self.text, _MOST_POT_TEXT)

    @property
    def compact(self) -> bool:
        """Whether the table is small on the screen, so that third street has room only for larger cards."""
        return self.scale < _COMPACT_BELOW * self.growth

    @property
    def rect(self) -> Rect:
        """All of the table, with what it needs above for its upper edge to lie as far in as the lower."""
        return Rect(0, -_HEAD_ROOM * self.stretch, WIDTH, HEIGHT * self.stretch)


def fan(faces: Sequence[bool]) -> tuple[tuple[Slot, ...], float]:
    """A hand's cards at factor 1, left top at 0, 0, in the order dealt, and its width; `faces` says which show.

    Cards that show lie side by side; those that do not lie smaller behind them, the seventh on the right.
    """
    behind = [at for at, shows in enumerate(faces) if not shows and at < 6]
    first = HOLE_STEP * len(behind)
    x = {at: place * HOLE_STEP for place, at in enumerate(behind)}
    shown = [at for at, shows in enumerate(faces) if shows]
    x |= {at: first + place * FAN_STEP for place, at in enumerate(shown)}
    hole_w = CARD_W * HOLE_SCALE
    edge = 0.0
    if shown:
        edge = first + (len(shown) - 1) * FAN_STEP + CARD_W
    elif behind:
        edge = first - HOLE_STEP + hole_w
    if len(faces) > 6 and not faces[6]:
        edge += PEEK
        x[6] = edge - hole_w
    top = CARD_H * (1 - HOLE_SCALE)
    slots = tuple(Slot(x[at], 0, 1) if shows else Slot(x[at], top, HOLE_SCALE) for at, shows in enumerate(faces))
    return slots, edge


def chip_room(x: float, y: float, columns: int) -> Rect:
    """The room for so many of the tallest columns of chips whose foot is at x, y."""
    width = (columns - 1) * COLUMN_STEP + 2 * CHIP_RX
    top = y - (TALLEST - 1) * CHIP_THICK - CHIP_RY
    return Rect.around(x, top, width, y + CHIP_THICK + CHIP_RY - top)


def superellipse(rect: Rect, power: float, points: int = 240) -> Iterator[tuple[float, float]]:
    """Points round a superellipse that fills `rect`."""
    for at in range(points):
        turn = 2 * math.pi * at / points
        c, s = math.cos(turn), math.sin(turn)
        yield (
            rect.cx + math.copysign(abs(c) ** (2 / power), c) * rect.w / 2,
            rect.cy + math.copysign(abs(s) ** (2 / power), s) * rect.h / 2,
        )


def rail(stage: Stage) -> tuple[Rect, Rect, Rect]:
    """The table's outer edge, its felt and the line on the felt; powers 3.3, 3.3 and 2.5."""
    y = stage.stretch
    return (
        Rect(8, 12 * y, 984, 688 * y),
        Rect(26, 30 * y, 948, 652 * y),
        Rect(254, 208 * y, 492, 336 * y),
    )


def tray(stage: Stage) -> tuple[Rect, Rect]:
    """The dealer's tray of chips, and the room for a word above it."""
    box = Rect(392, 642 * stage.stretch, 216, 62)
    high = LABEL_H * stage.text
    return box, Rect.around(box.cx, box.y - 5 - high, box.w, high)
