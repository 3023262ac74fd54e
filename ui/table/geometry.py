"""Where everything lies on the table. Knows no Qt.

Lengths are table units: the table is 1000 wide and, before the stretch that fits it to its window, 730 high; a card is
64 by 90. Seats go clockwise from the dealer's left hand.
"""

import math
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations
from typing import Final

WIDTH: Final = 1000.0
HEIGHT: Final = 730.0
CARD_W: Final = 64.0
CARD_H: Final = 90.0
MOST_SEATS: Final = 8

FAN_STEP: Final = 32.0
"""From one upcard to the next: the index of the covered one shows whole."""
HOLE_SCALE: Final = 0.76
HOLE_STEP: Final = 13.0
PEEK: Final = 16.0
"""What shows of a seventh card that lies down, right of the upcards."""

PLATE_GAP: Final = 10.0
PLATE_H: Final = 28.0
PLATE_ROOM: Final = 118.0
NOTE_GAP: Final = 3.5
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
_HEAD_ROOM: Final = 7.0
_EDGES: Final = (34.0, 966.0)

# Seats are centres of cards and plate, bets the feet of their stacks; the right side mirrors the left. A seat at the
# head of the table has its bet straight before it, so that the pot lies lower there.
_SEATS: Final[dict[int, tuple[tuple[float, float], ...]]] = {
    2: ((200, 250),),
    3: ((150, 390), (500, 96)),
    4: ((150, 440), (310, 120)),
    5: ((160, 500), (165, 220), (500, 96)),
    6: ((160, 520), (140, 270), (355, 104)),
    7: ((160, 545), (136, 352), (222, 146), (500, 96)),
    8: ((160, 545), (136, 364), (160, 184), (379, 102)),
}
_BETS: Final[dict[int, tuple[tuple[float, float], ...]]] = {
    2: ((360, 290),),
    3: ((312, 380), (500, 230)),
    4: ((312, 410), (408, 254)),
    5: ((320, 450), (326, 258), (500, 230)),
    6: ((320, 462), (304, 286), (408, 240)),
    7: ((308, 478), (300, 346), (372, 236), (500, 230)),
    8: ((308, 478), (300, 358), (322, 258), (404, 238)),
}
_POT_Y: Final = 278.0
_POT_Y_HEAD: Final = 310.0
_POT_DROP: Final = 18.0
_SPOTS_Y: Final = 414.0

_FACTORS: Final = {3: 1.3, 4: 1.2, 5: 1.1}
_FACTOR_FULL: Final = 1.05
_FACTOR_COMPACT_THIRD: Final = 1.45
_COMPACT_BELOW: Final = 0.8
"""A scale under which the table is small on the screen."""


@dataclass(frozen=True, slots=True)
class Rect:
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
        return (
            self.x <= other.x and self.y <= other.y and self.right >= other.right and self.bottom >= other.bottom
        )

    def grown(self, by: float) -> "Rect":
        """The box with `by` added on every side."""
        return Rect(self.x - by, self.y - by, self.w + 2 * by, self.h + 2 * by)

    def joined(self, other: "Rect") -> "Rect":
        """The smallest box around both."""
        x, y = min(self.x, other.x), min(self.y, other.y)
        return Rect(x, y, max(self.right, other.right) - x, max(self.bottom, other.bottom) - y)


@dataclass(frozen=True, slots=True)
class Slot:
    """Where a card lies: its left top corner and how large it is."""

    x: float
    y: float
    scale: float

    @property
    def rect(self) -> Rect:
        return Rect(self.x, self.y, CARD_W * self.scale, CARD_H * self.scale)


@dataclass(frozen=True, slots=True)
class Stage:
    """How the table fits a window of `width` by `height` logical pixels."""

    width: float = 1000.0
    height: float = 730.0

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
        """What text on the table is enlarged by, so that the smallest stays 12 pixels high."""
        return min(max(1.0, 12 / (12.5 * self.scale)), _MOST_TEXT)

    @property
    def compact(self) -> bool:
        """Whether the table is small on the screen, so that third street has room only for larger cards."""
        return self.scale < _COMPACT_BELOW

    @property
    def rect(self) -> Rect:
        """All of the table, with what it needs above for its upper edge to lie as far in as the lower."""
        return Rect(0, -_HEAD_ROOM * self.stretch, WIDTH, HEIGHT * self.stretch)


@dataclass(frozen=True, slots=True)
class SeatPlan:
    """One player's place: his cards in the order dealt, and the room for his plate and for a note below it."""

    cards: tuple[Slot, ...]
    hand: Rect
    plate: Rect
    note: Rect
    bet: tuple[float, float]

    @property
    def bet_room(self) -> Rect:
        """The room for his bet at its largest, without the plate of its amount."""
        x, y = self.bet
        return chip_room(x, y, BET_COLUMNS)


@dataclass(frozen=True, slots=True)
class Plan:
    """The whole table."""

    stage: Stage
    seats: tuple[SeatPlan, ...]
    pot: tuple[float, float]
    pot_plates: Rect
    spots: tuple[Slot, Slot, Slot]
    community: Slot
    labels: tuple[Rect, Rect, Rect]
    line: Rect
    """Room for a line of words below the community card."""
    tray: Rect
    dealer: Rect

    def bet_plate(self, seat: SeatPlan) -> Rect:
        """The room for the amount of a seat's bet."""
        x, y = seat.bet
        text = self.stage.text
        return Rect.around(x, y + BET_DROP, BET_ROOM * text, BET_PLATE_H * text)


def chip_room(x: float, y: float, columns: int) -> Rect:
    """The room for so many of the tallest columns of chips whose foot is at x, y."""
    width = (columns - 1) * COLUMN_STEP + 2 * CHIP_RX
    top = y - (TALLEST - 1) * CHIP_THICK - CHIP_RY
    return Rect.around(x, top, width, y + CHIP_THICK + CHIP_RY - top)


def places(seats: int) -> tuple[tuple[tuple[float, float], tuple[float, float]], ...]:
    """Seat and bet of each of two to eight players, before the stretch. Raises KeyError for other numbers."""
    left = tuple(zip(_SEATS[seats], _BETS[seats], strict=True))
    right = tuple(((WIDTH - s[0], s[1]), (WIDTH - b[0], b[1])) for s, b in left[: seats // 2])
    return left + right[::-1]


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
    edge = first + (len(shown) - 1) * FAN_STEP + CARD_W if shown else max(first - HOLE_STEP + hole_w, 0.0)
    if len(faces) > 6 and not faces[6]:
        edge += PEEK
        x[6] = edge - hole_w
    top = CARD_H * (1 - HOLE_SCALE)
    slots = tuple(Slot(x[at], 0, 1) if shows else Slot(x[at], top, HOLE_SCALE) for at, shows in enumerate(faces))
    return slots, edge


def plan(
    stage: Stage,
    hands: Sequence[Sequence[bool] | None],
    *,
    bets: Iterable[int] = (),
    steady: bool = False,
    names: bool = False,
) -> Plan:
    """The table for two to eight players.

    `hands` says of each player's cards which show their face, None where the hand is gone; `bets` are the indices of
    those with chips in front of them; `steady` keeps one card size from street to street; `names` widens the plates.

    The size of the cards depends on the street, the window and on how many faces show, never on which cards they are.
    """
    dealt = max((len(hand) for hand in hands if hand is not None), default=0)
    factor = _factor(len(hands), 7 if steady else min(max(dealt, 3), 7), stage, names)
    opened = tuple(None if hand is None else tuple(hand) for hand in hands)
    shown = _open_factor(stage, opened, frozenset(bets), factor, names)
    seats = tuple(_seats(stage, opened, factor, shown, names))
    spot = SPOT_SCALE if dealt > 3 or steady else SPOT_SCALE_THIRD
    return _with_middle(stage, seats, spot)


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


def _seats(
    stage: Stage, hands: Sequence[Sequence[bool] | None], factor: float, shown: float, names: bool
) -> Iterator[SeatPlan]:
    y, text = stage.stretch, stage.text
    plate_h = PLATE_H * text
    room = PLATE_ROOM * (1.3 if names else 1) * text
    for hand, (seat, bet) in zip(hands, places(len(hands)), strict=True):
        middle = seat[1] * y
        if hand is None:
            plate = Rect.around(seat[0], middle - plate_h / 2, room, plate_h)
            slots: tuple[Slot, ...] = ()
            cards = plate
        else:
            fanned, width = fan(hand)
            k = shown if _is_open(hand) else factor
            w, h = width * k, CARD_H * factor
            left = min(max(seat[0] - w / 2, _EDGES[0]), _EDGES[1] - w)
            # A hand that is shown smaller keeps its plate where it was.
            foot = middle - (h + PLATE_GAP + plate_h) / 2 + h
            top = foot - CARD_H * k
            slots = tuple(Slot(left + s.x * k, top + s.y * k, s.scale * k) for s in fanned)
            cards = Rect(left, top, w, CARD_H * k)
            plate = Rect.around(cards.cx if slots else seat[0], foot + PLATE_GAP, room, plate_h)
        note = Rect.around(plate.cx, plate.bottom + NOTE_GAP, max(NOTE_ROOM, room), NOTE_H * text)
        yield SeatPlan(slots, cards, plate, note, (bet[0], bet[1] * y))


def _is_open(hand: Sequence[bool]) -> bool:
    """Whether hole cards show too, which makes a hand wider than its upcards."""
    return sum(hand) > 4 or (bool(hand) and all(hand))


def _with_middle(stage: Stage, seats: tuple[SeatPlan, ...], spot: float) -> Plan:
    y, text = stage.stretch, stage.text
    foot = (_POT_Y_HEAD if len(seats) % 2 else _POT_Y) * y
    top = _SPOTS_Y * y
    w, h = CARD_W * spot, CARD_H * spot
    stub, common, burns = (Slot(x - w / 2, top, spot) for x in SPOTS_X)
    large = Slot(
        SPOTS_X[1] - CARD_W * COMMUNITY_SCALE / 2, top + (h - CARD_H * COMMUNITY_SCALE) / 2, COMMUNITY_SCALE
    )
    row = top + h + LABEL_GAP
    label_h = LABEL_H * text
    left, middle, right = (Rect.around(x, row, half, label_h) for x, half in zip(SPOTS_X, (80, 128, 80), strict=True))
    pots_top = foot + _POT_DROP * y
    tray = Rect(392, 642 * y, 216, 62)
    return Plan(
        stage=stage,
        seats=seats,
        pot=(500, foot),
        pot_plates=Rect.around(500, pots_top, POT_ROOM, large.y - 4 - pots_top),
        spots=(stub, common, burns),
        community=large,
        labels=(left, middle, right),
        line=Rect.around(500, middle.bottom + 4, POT_ROOM, label_h),
        tray=tray,
        dealer=Rect.around(500, tray.y - 5 - label_h, 216, label_h),
    )


def _clear(seats: Sequence[SeatPlan], stage: Stage, bets: Iterable[int]) -> bool:
    """Whether no hand, plate, note or bet lies on another seat's."""
    with_bet = frozenset(bets)
    boxes: list[tuple[Rect, ...]] = []
    for at, seat in enumerate(seats):
        mine = [seat.hand, seat.plate, seat.note]
        if at in with_bet:
            text = stage.text
            x, y = seat.bet
            mine += [seat.bet_room, Rect.around(x, y + BET_DROP, BET_ROOM * text, BET_PLATE_H * text)]
            if any(box.overlaps(chips) for chips in mine[3:] for box in mine[:3]):
                return False
        boxes.append(tuple(mine))
    return not any(one.overlaps(other) for a, b in combinations(boxes, 2) for one in a for other in b)


@lru_cache(maxsize=256)
def _factor(seats: int, cards: int, stage: Stage, names: bool) -> float:
    """How large cards are when every seat holds so many: as large as leaves room for every note and bet."""
    wanted = _FACTORS.get(cards, _FACTOR_FULL)
    if cards == 3 and stage.compact:
        wanted = _FACTOR_COMPACT_THIRD
    hand = tuple(2 <= at < 6 for at in range(cards))
    return _largest(stage, (hand,) * seats, range(seats), wanted, None, names)


@lru_cache(maxsize=256)
def _open_factor(
    stage: Stage, hands: tuple[tuple[bool, ...] | None, ...], bets: frozenset[int], factor: float, names: bool
) -> float:
    """How large the cards of open hands are: as the others', unless they would lie on one another."""
    if not any(hand is not None and _is_open(hand) for hand in hands):
        return factor
    return _largest(stage, hands, bets, factor, factor, names)


def _largest(
    stage: Stage,
    hands: Sequence[tuple[bool, ...] | None],
    bets: Iterable[int],
    wanted: float,
    factor: float | None,
    names: bool,
) -> float:
    percent = round(wanted * 100)
    for hundredths in range(percent, 59, -1):
        k = hundredths / 100
        if _clear(tuple(_seats(stage, hands, k if factor is None else factor, k, names)), stage, bets):
            return k
    return 0.6
