"""What is written on plates and where rings go, worked out from a table and what a page says of it."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from trainer.houses.values import Face
from trainer.table import Seat, Table
from ui.table import ink
from ui.table.card_item import Look
from ui.table.card_sizes import FAN_STEP
from ui.table.chips_item import Plate
from ui.table.geometry import BET_DROP, BET_PLATE_H, LIFT, POT_PLATE_H, Rect, Slot, Stage
from ui.table.marks import Labels, Marks, SeatState, Sight
from ui.table.middle_item import Middle
from ui.table.plan import Plan, SeatPlan, pot_rows
from ui.table.seat_item import SeatLook

_POT_PAD: Final = 36.0


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
    room, large = plan.pot_plates, plan.stage.pot_text
    room = Rect(room.x - plan.pot[0], room.y - plan.pot[1], room.w, room.h)
    labels = words.labels
    if len(sight.pots) > 1 and sum(sight.pots) == table.pot:
        amounts = [words.money(amount) for amount in sight.pots]
        return _apart(amounts, labels, room, plan.stage.text)
    amount = words.money(table.pot)
    size = ink.POT * large
    size *= min(1, (room.w - _POT_PAD * large) / _wide(labels.pot, amount, size))
    rect = Rect.around(0, room.y, _wide(labels.pot, amount, size) + _POT_PAD * large, POT_PLATE_H * large)
    return (Plate(rect, amount, labels.pot, size),)


class _Way(NamedTuple):
    """How several pots are written: what they are called, what a plate has besides its words, how high it is, and what
    lies between plates, across and down."""

    names: tuple[str, ...]
    pad: float
    high: float
    across: float
    down: float


def _apart(amounts: Sequence[str], labels: Labels, room: Rect, text: float) -> tuple[Plate, ...]:
    """Main and side pots on plates of their own: named in full or, where there is no room for that, in short, and no
    smaller than they have to be."""
    short = _Way(labels.pots_short or labels.pots, 10, 18, 5, 2)
    full = _Way(labels.pots, 20, BET_PLATE_H, 6, 3)
    for way, percent in ((full, 100), *((short, percent) for percent in range(100, 0, -2))):
        large = text * percent / 100
        size = ink.BET * large
        named = list(zip(way.names, amounts, strict=False))
        widths = [_wide(*each, size) + way.pad * large for each in named]
        rects = pot_rows(room, widths, way.high * large, way.across, way.down)
        if rects is not None:
            return tuple(Plate(rect, amount, name, size) for rect, (name, amount) in zip(rects, named, strict=True))
    return ()


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
