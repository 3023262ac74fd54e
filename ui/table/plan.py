"""The plan of a table: where each player's cards, plate, note and bet lie, and what lies in the middle. Knows no Qt.

Cards are as large as the street and the window allow without anything lying on anything else.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations
from typing import Final

from ui.table.card_sizes import CARD_H, CARD_W
from ui.table.geometry import (
    BET_COLUMNS,
    BET_DROP,
    BET_PLATE_H,
    COMMUNITY_SCALE,
    LABEL_GAP,
    LABEL_H,
    LIFT,
    NOTE_GAP,
    NOTE_H,
    NOTE_ROOM,
    PLATE_GAP,
    PLATE_H,
    PLATE_ROOM,
    POT_COLUMNS,
    POT_ROOM,
    SPOT_SCALE,
    SPOT_SCALE_THIRD,
    SPOTS_X,
    WIDTH,
    Rect,
    Slot,
    Stage,
    chip_room,
    fan,
)

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
    5: ((308, 450), (326, 258), (500, 230)),
    6: ((308, 462), (304, 286), (408, 240)),
    7: ((308, 478), (300, 346), (372, 236), (500, 230)),
    8: ((308, 478), (300, 358), (322, 258), (404, 238)),
}
_POT_Y: Final = 278.0
_POT_Y_HEAD: Final = 310.0
_POT_DROP: Final = 18.0
_SPOTS_Y: Final = 414.0
_RING_ROOM: Final = 9.0
"""Above the community card, for a ring round it."""

_EDGES: Final = (36.0, 964.0)

_NAMED_ROOM: Final = 210.0
"""For a plate that bears a name too: wider, it would reach the bet before it."""

_FACTORS: Final = {3: 1.3, 4: 1.2, 5: 1.1}
_FACTOR_FULL: Final = 1.05
_FACTOR_COMPACT_THIRD: Final = 1.45


@dataclass(frozen=True, slots=True)
class SeatPlan:
    """One player's place: his cards in the order dealt, and the room for his plate and for a note below it."""

    cards: tuple[Slot, ...]
    hand: Rect
    plate: Rect
    note: Rect
    bet: tuple[float, float]
    """The foot of his bet's chips."""
    bet_plate: Rect
    """The room for the amount of his bet."""

    @property
    def bet_room(self) -> Rect:
        """The room for the chips of his bet at their most."""
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


def places(seats: int) -> tuple[tuple[tuple[float, float], tuple[float, float]], ...]:
    """Seat and bet of each of two to eight players, before the stretch. Raises KeyError for other numbers."""
    left = tuple(zip(_SEATS[seats], _BETS[seats], strict=True))
    right = tuple(((WIDTH - s[0], s[1]), (WIDTH - b[0], b[1])) for s, b in left[: seats // 2])
    return left + right[::-1]


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
    opened = tuple(None if hand is None else tuple(hand) for hand in hands)
    return _planned(stage, opened, frozenset(bets), steady, names)


@lru_cache(maxsize=64)
def _planned(
    stage: Stage, hands: tuple[tuple[bool, ...] | None, ...], bets: frozenset[int], steady: bool, names: bool
) -> Plan:
    # Every event of a play is laid out, and most leave all where it was.
    dealt = max((len(hand) for hand in hands if hand is not None), default=0)
    factor = _factor(len(hands), 7 if steady else min(max(dealt, 3), 7), stage, names)
    shown = _open_factor(stage, hands, bets, factor, names)
    seats = tuple(_seats(stage, hands, factor, shown, names))
    spot = SPOT_SCALE if dealt > 3 or steady else SPOT_SCALE_THIRD
    return _with_middle(stage, seats, spot)


def _seats(
    stage: Stage, hands: Sequence[Sequence[bool] | None], factor: float, shown: float, names: bool
) -> Iterator[SeatPlan]:
    y, text = stage.stretch, stage.text
    plate_h = PLATE_H * text
    room = _NAMED_ROOM if names else PLATE_ROOM * text
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
        note = Rect.around(plate.cx, plate.bottom + NOTE_GAP, max(NOTE_ROOM, PLATE_ROOM * text), NOTE_H * text)
        foot_x, foot_y = bet[0], bet[1] * y
        amount = Rect.around(foot_x, foot_y + BET_DROP, stage.bet_room, BET_PLATE_H * stage.pot_text)
        yield SeatPlan(slots, cards, plate, note, (foot_x, foot_y), amount)


def _is_open(hand: Sequence[bool]) -> bool:
    """Whether hole cards show too, which makes a hand wider than its upcards."""
    return sum(hand) > 4 or (bool(hand) and all(hand))


def _with_middle(stage: Stage, seats: tuple[SeatPlan, ...], spot: float) -> Plan:
    y, text = stage.stretch, stage.text
    before = [seat.bet_plate.bottom for seat in seats if abs(seat.bet[0] - 500) < POT_ROOM / 3]
    foot = _POT_Y * y
    if len(seats) % 2:
        foot = max(_POT_Y_HEAD * y, max(before) - chip_room(0, 0, POT_COLUMNS).y)
    top = _SPOTS_Y * y
    w, h = CARD_W * spot, CARD_H * spot
    stub, common, burns = (Slot(x - w / 2, top, spot) for x in SPOTS_X)
    large = Slot(SPOTS_X[1] - CARD_W * COMMUNITY_SCALE / 2, top + (h - CARD_H * COMMUNITY_SCALE) / 2, COMMUNITY_SCALE)
    row = top + h + LABEL_GAP
    label_h = LABEL_H * text
    left, middle, right = (Rect.around(x, row, half, label_h) for x, half in zip(SPOTS_X, (80, 128, 80), strict=True))
    pots_top = max([foot + _POT_DROP * y, *before])
    return Plan(
        stage=stage,
        seats=seats,
        pot=(500, foot),
        pot_plates=_between_bets(seats, Rect.around(500, pots_top, POT_ROOM, large.y - _RING_ROOM - pots_top)),
        spots=(stub, common, burns),
        community=large,
        labels=(left, middle, right),
        line=Rect.around(500, middle.bottom + 4, POT_ROOM, label_h),
    )


def _between_bets(seats: Sequence[SeatPlan], room: Rect) -> Rect:
    """As much of a room in the middle as lies between the bets of the left side and those of the right."""
    beside = [
        box.right for seat in seats[: len(seats) // 2] for box in (seat.bet_room, seat.bet_plate) if box.overlaps(room)
    ]
    return Rect.around(room.cx, room.y, 2 * (room.cx - max(beside, default=room.x)), room.h)


def pot_rows(room: Rect, widths: Sequence[float], high: float, across: float, down: float) -> tuple[Rect, ...] | None:
    """Where the plates of several pots lie in their room: in rows from its top, as many in each as it takes.

    `widths` are theirs, in order, and `high` is how high each is; `across` and `down` lie between them. None where the
    room does not take them all.
    """
    rows: list[list[float]] = []
    left = 0.0
    for width in widths:
        if not rows or left < width:
            rows.append([])
            left = room.w
        rows[-1].append(width)
        left -= width + across
    placed: list[Rect] = []
    for at, row in enumerate(rows):
        x = room.cx - (sum(row) + across * (len(row) - 1)) / 2
        for width in row:
            placed.append(Rect(x, room.y + at * (high + down), width, high))
            x += width + across
    return tuple(placed) if all(map(room.holds, placed)) else None


def _clear(seats: Sequence[SeatPlan], bets: Iterable[int]) -> bool:
    """Whether no hand, plate, note or bet lies on another seat's."""
    with_bet = frozenset(bets)
    boxes: list[tuple[Rect, ...]] = []
    for at, seat in enumerate(seats):
        mine = [_lifted(seat.hand) if seat.cards else seat.hand, seat.plate, seat.note]
        if at in with_bet:
            mine += [seat.bet_room, seat.bet_plate]
            if any(box.overlaps(chips) for chips in mine[3:] for box in mine[:3]):
                return False
        boxes.append(tuple(mine))
    return not any(one.overlaps(other) for a, b in combinations(boxes, 2) for one in a for other in b)


def _lifted(hand: Rect) -> Rect:
    """The room of a hand any card of which may be lifted."""
    return Rect(hand.x, hand.y - LIFT, hand.w, hand.h + LIFT)


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
        if _clear(tuple(_seats(stage, hands, k if factor is None else factor, k, names)), bets):
            return k
    return 0.6
