"""What is written on plates and where rings go, worked out from a table and what a page says of it."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from trainer.houses.values import Face
from trainer.table import Seat, Table
from ui.table import ink
from ui.table.card_item import Look
from ui.table.card_sizes import FAN_STEP
from ui.table.chips_item import Plate
from ui.table.geometry import BET_DROP, BET_PLATE_H, LIFT, POT_PLATE_H, Rect, Slot, Stage
from ui.table.marks import Labels, Marks, SeatState, Sight
from ui.table.middle_item import Middle
from ui.table.plan import Plan, SeatPlan
from ui.table.seat_item import SeatLook

_ROW_GAP = 3.0
_BESIDE_GAP = 8.0


@dataclass(frozen=True, slots=True)
class Words:
    """What is written on the table, and how an amount is."""

    labels: Labels
    money: Callable[[int], str]


def card_looks(seat: Seat) -> tuple[Look, ...]:
    """How each card of a hand shows, in the order dealt; none where the hand is gone."""
    if not seat.live:
        return ()
    cards = seat.cards
    shown = [at for at, dealt in enumerate(cards) if dealt.card is not None]
    behind = [at for at, dealt in enumerate(cards) if dealt.card is None and at < 6]
    on_top = (shown or behind or [-1])[-1]
    return tuple(
        Look(
            dealt.card,
            covered=at != on_top and (dealt.card is not None or at < 6),
            hole=dealt.card is not None and dealt.face is Face.DOWN,
        )
        for at, dealt in enumerate(cards)
    )


def lifted(seat: Seat, slots: tuple[Slot, ...], marks: Marks) -> tuple[Slot, ...]:
    """Where the cards of a hand lie: those that decide a little higher."""
    return tuple(
        slot if dealt.card is None or dealt.card not in marks.ringed else Slot(slot.x, slot.y - LIFT, slot.scale)
        for dealt, slot in zip(seat.cards, slots, strict=False)
    )


def seat_look(seat: Seat, place: SeatPlan, stage: Stage, words: Words, marks: Marks, sight: Sight) -> SeatLook:
    """What shows of a seat besides its cards."""
    mark = marks.of(seat.number)
    labels = words.labels
    word = _word(seat, labels)
    return SeatLook(
        number=seat.number,
        plan=place,
        stage=stage,
        text=word or words.money(seat.stack),
        word=bool(word),
        mark=mark,
        note=mark.note or (labels.to_act if mark.state is SeatState.TO_ACT else ""),
        name=seat.name if sight.names else "",
        gone=not seat.live,
        ringed=_ringed(seat, place, marks),
    )


def _word(seat: Seat, labels: Labels) -> str:
    """What stands in the place of a stack, if anything."""
    if seat.folded:
        return labels.folded
    if seat.mucked:
        return labels.mucked
    if seat.shown and labels.shown:
        return labels.shown
    return "" if seat.stack else labels.all_in


def _ringed(seat: Seat, place: SeatPlan, marks: Marks) -> tuple[Rect, ...]:
    """Boxes round a hand's ringed cards, one for cards side by side; of a covered card, round what shows of it."""
    boxes: list[Rect] = []
    beside = False
    looks = card_looks(seat)
    for look, slot in zip(looks, lifted(seat, place.cards, marks), strict=False):
        if look.card is None:
            continue
        if look.card not in marks.ringed:
            beside = False
            continue
        rect = slot.rect
        if look.covered:
            rect = Rect(rect.x, rect.y, (FAN_STEP - 4) * slot.scale, rect.h)
        if beside:
            rect = boxes.pop().joined(rect)
        boxes.append(rect)
        beside = True
    return tuple(boxes)


def bet_plates(seat: Seat, stage: Stage, words: Words) -> tuple[Plate, ...]:
    """The amount of a bet, below its foot."""
    if not seat.bet:
        return ()
    text, pad = words.money(seat.bet), 18 * stage.text
    size = ink.fitted(text, ink.BET * stage.text, 600, stage.bet_room - pad)
    width = ink.width(text, size, 600) + pad
    return (Plate(Rect.around(0, BET_DROP, width, BET_PLATE_H * stage.pot_text), text, size=size),)


def pot_plates(table: Table, plan: Plan, words: Words, sight: Sight) -> tuple[Plate, ...]:
    """The pot's amount below its foot; main and side pots in rows where the pot is split."""
    if not table.pot:
        return ()
    text, large = plan.stage.text, plan.stage.pot_text
    room = Rect(plan.pot_plates.x - plan.pot[0], plan.pot_plates.y - plan.pot[1], plan.pot_plates.w, 0)
    labels = words.labels
    if len(sight.pots) < 2 or sum(sight.pots) != table.pot:
        amount, size = words.money(table.pot), ink.POT * large
        rect = Rect.around(0, room.y, _wide(labels.pot, amount, size) + 36 * large, POT_PLATE_H * large)
        return (Plate(rect, amount, labels.pot, size),)
    size, high = ink.BET * text, BET_PLATE_H * text
    named = [(label, words.money(amount)) for label, amount in zip(labels.pots, sight.pots, strict=False)]
    return tuple(_rows(named, room, size, high, 20 * text))


def _rows(named: Sequence[tuple[str, str]], room: Rect, size: float, high: float, pad: float) -> list[Plate]:
    rows: list[list[tuple[str, str, float]]] = []
    left = 0.0
    for label, amount in named:
        width = _wide(label, amount, size) + pad
        if not rows or left < width:
            rows.append([])
            left = room.w
        rows[-1].append((label, amount, width))
        left -= width + _BESIDE_GAP
    plates: list[Plate] = []
    for at, row in enumerate(rows):
        x = -(sum(width for _, _, width in row) + _BESIDE_GAP * (len(row) - 1)) / 2
        for label, amount, width in row:
            plates.append(Plate(Rect(x, room.y + at * (high + _ROW_GAP), width, high), amount, label, size))
            x += width + _BESIDE_GAP
    return plates


def _wide(label: str, amount: str, size: float) -> float:
    return ink.width(f"{label} ", size, 400) + ink.width(amount, size, 600)


def middle_look(table: Table, labels: Labels, marks: Marks, sight: Sight) -> Middle:
    """What the dealer has before him."""
    common = table.community
    return Middle(
        stub=None if sight.hide_stub_count else table.stub,
        burns=None if sight.hide_burns else len(table.burned),
        stub_label=labels.stub,
        burns_label=labels.burns,
        community_label=labels.community,
        community=common is not None,
        ringed=common is not None and common.card in marks.ringed,
        line=marks.middle,
    )
