"""How events look while they happen: what lay where before them is seen to move to where it lies after.

Nothing here knows what an event means: cards and chips that one table has and the other has not, or has elsewhere, are
on their way between the two.
"""

from collections.abc import Callable, Iterator, Sequence
from itertools import groupby

from msgspec.structs import replace

from trainer import events as ev
from trainer.table import Table, apply
from ui.table.animator import Beat, Curve, Motion
from ui.table.card_item import CardItem, Look
from ui.table.chips_item import base_chip, columns
from ui.table.geometry import WIDTH, Rect, Slot, tray
from ui.table.marks import SeatState
from ui.table.pieces import Hand, Pieces
from ui.table.plan import Plan
from ui.table.seat_item import SeatItem, SeatLook

DEAL, NEXT_CARD, TURN, SLIDE = 220, 90, 160, 160
TO_BET, TO_POT, TO_WINNER = 260, 320, 420
RING, LIFTED = 120, 160
FAINTEST = 0.3
"""How strong a ring is to begin with: at once to be seen."""
_MUCK_SCALE = 0.7

Lay = Callable[[Table], Plan]
Point = tuple[float, float]


def beats(pieces: Pieces, lay: Lay, table: Table, happening: Sequence[ev.Event]) -> Iterator[Beat]:
    """One beat for each event, all antes together. `lay` shows a table at once."""
    groups = [
        list(group)
        for _, group in groupby(enumerate(happening), lambda e: "ante" if isinstance(e[1], ev.AntePosted) else e[0])
    ]
    for at, group in enumerate(groups):
        before, event = table, group[0][1]
        for _, each in group:
            table = apply(table, each)
        following = groups[at + 1][0][1] if at + 1 < len(groups) else None
        lasts = _lasts(event)
        deals = isinstance(event, ev.CardDealt) and isinstance(following, ev.CardDealt)
        yield _beat(pieces, lay, before, table, lasts, NEXT_CARD if deals else lasts)


def marking(
    pieces: Pieces, before: tuple[dict[CardItem, Slot], dict[SeatItem, SeatLook | None]], *, still: bool
) -> list[Motion]:
    """How new marks come out: rings brighten and, unless all is to be `still`, the cards that decide lift, and what
    does not matter steps back."""
    lay, looked = before
    fresh = [
        seat
        for seat in pieces.seats
        if seat.isVisible() and seat.ringed and _ring_of(looked[seat]) != _ring_of(seat.look)
    ]
    rings = [_brightened(seat) for seat in fresh]
    if still:
        return rings
    lifts = [card for card in pieces.cards() if card in lay and lay[card] != card.rest]
    fades = [
        _faded(hand, seat)
        for hand, seat in zip(pieces.hands, pieces.seats, strict=True)
        if seat.isVisible() and seat.dimmed != _was_dimmed(looked[seat])
    ]
    return [*rings, *(_lift(card, lay[card]) for card in lifts), *fades]


def _ring_of(look: SeatLook | None) -> tuple[SeatState, tuple[Rect, ...]] | None:
    return None if look is None else (look.mark.state, look.ringed)


def _was_dimmed(look: SeatLook | None) -> bool:
    return look is not None and look.mark.state is SeatState.DIMMED


def _faded(hand: Hand, seat: SeatItem) -> Motion:
    def step(progress: float) -> None:
        hand.fade(progress)
        seat.fade(progress)

    step(0)
    return Motion(step, RING, Curve.OutQuad)


def _brightened(seat: SeatItem) -> Motion:
    def step(progress: float) -> None:
        seat.brighten(FAINTEST + (1 - FAINTEST) * progress)

    step(0)
    return Motion(step, RING, Curve.OutQuad)


def _lift(card: CardItem, start: Slot) -> Motion:
    def step(progress: float) -> None:
        card.place(_mixed(start, card.rest, progress))

    step(0)
    return Motion(step, LIFTED, Curve.InOutCubic)


def _lasts(event: ev.Event) -> int:
    match event:
        case ev.Checked():
            return 0
        case ev.HandShown():
            return TURN
        case ev.BetsCollected() | ev.StubRemixed():
            return TO_POT
        case ev.PotPushed():
            return TO_WINNER
        case ev.CardDealt() | ev.CardBurned() | ev.CommunityCardDealt() | ev.Folded() | ev.HandMucked():
            return DEAL
        case _:
            return TO_BET


def _beat(pieces: Pieces, lay: Lay, before: Table, after: Table, lasts: int, gap: int) -> Beat:
    between = _in_the_air(before, after)

    def begin() -> list[Motion]:
        lay_before = {id(card): (card.now, card.look) for card in pieces.cards()}
        gone = [
            (card.now, card.look)
            for hand, was, now in zip(pieces.hands, before.seats, after.seats, strict=False)
            if was.live and not now.live
            for card in hand.cards
            if card.isVisible()
        ]
        plan = lay(between)
        return [
            *_cards(pieces, plan, lay_before, lasts),
            *_mucked(pieces, plan, gone, lasts),
            *_burns(pieces, plan, before, after, lasts),
            *_chips(pieces, plan, before, after, lasts),
        ]

    def end() -> None:
        if between != after:
            lay(after)

    return Beat(begin, end, lasts, gap)


def _in_the_air(before: Table, after: Table) -> Table:
    """The table while cards and chips are on their way: they have left where they were, and arrived nowhere."""
    seats = tuple(
        replace(now, stack=min(was.stack, now.stack), bet=min(was.bet, now.bet), paid=min(was.paid, now.paid))
        for was, now in zip(before.seats, after.seats, strict=True)
    )
    burned = min(before.burned, after.burned, key=len)
    return replace(after, seats=seats, stub=min(before.stub, after.stub), burned=burned)


def _cards(pieces: Pieces, plan: Plan, lay_before: dict[int, tuple[Slot, Look]], length: int) -> Iterator[Motion]:
    for card in pieces.cards():
        if id(card) not in lay_before:
            yield _flight(pieces, card, plan.spots[0], length, Curve.OutCubic)
            continue
        slot, look = lay_before[id(card)]
        if slot != card.rest and not card.moving:
            yield _flight(pieces, card, slot, SLIDE, Curve.InOutCubic)
        if look.card is not card.look.card:
            yield _turn(card, look)
        elif look != card.look:
            yield _covered(card, look, length)


def _flight(pieces: Pieces, card: CardItem, start: Slot, length: int, curve: Curve) -> Motion:
    card.moving = True
    card.place(start)
    pieces.raised(card, True)

    def step(progress: float) -> None:
        if progress < 1:
            card.place(_mixed(start, card.rest, progress))
            return
        card.moving = False
        card.place(card.rest)
        pieces.raised(card, False)

    return Motion(step, length, curve)


def _turn(card: CardItem, before: Look) -> Motion:
    card.turn(before, 0)

    def step(progress: float) -> None:
        if progress < 1:
            card.turn(before, progress)
        else:
            card.turned()

    return Motion(step, TURN, Curve.InOutSine)


def _covered(card: CardItem, before: Look, length: int) -> Motion:
    """A card keeps its pip until the next one has come to lie on it."""
    card.keep(before)

    def step(progress: float) -> None:
        if progress >= 1:
            card.turned()

    return Motion(step, length)


def _mucked(pieces: Pieces, plan: Plan, gone: list[tuple[Slot, Look]], length: int) -> Iterator[Motion]:
    muck = Slot(WIDTH / 2 - 22, tray(plan.stage)[0].y - 40, _MUCK_SCALE)
    for slot, look in gone:
        yield _loose(pieces, slot, muck, Look(None, look.covered), length, fading=True)


def _burns(pieces: Pieces, plan: Plan, before: Table, after: Table, length: int) -> Iterator[Motion]:
    stub, _, burns = plan.spots
    if len(after.burned) > len(before.burned):
        yield _loose(pieces, stub, burns, Look(None), length)
    elif len(after.burned) < len(before.burned):
        yield _loose(pieces, burns, stub, Look(None), length)


def _loose(pieces: Pieces, start: Slot, goal: Slot, look: Look, length: int, *, fading: bool = False) -> Motion:
    card = pieces.loose_card(start, look)

    def step(progress: float) -> None:
        card.place(_mixed(start, goal, progress))
        card.setOpacity(1 - progress if fading else 1)
        if progress >= 1:
            card.setVisible(False)

    return Motion(step, length, Curve.OutCubic)


def _chips(pieces: Pieces, plan: Plan, before: Table, after: Table, length: int) -> Iterator[Motion]:
    """Chips from wherever they have become fewer to where they have become more; that is one place an event."""
    moved: list[tuple[Point, int]] = [(plan.pot, after.pot - before.pot)]
    for was, now, place in zip(before.seats, after.seats, plan.seats, strict=True):
        moved += [((place.plate.cx, place.plate.cy), now.stack - was.stack), (place.bet, now.bet - was.bet)]
    goal = next((point for point, more in moved if more > 0), None)
    if goal is None:
        return
    base = base_chip(after.stakes.small)
    for point, more in moved:
        if more < 0:
            yield _pushed(pieces, point, goal, columns(-more, base), length)


def _pushed(pieces: Pieces, start: Point, goal: Point, stacks: tuple[tuple[int, int], ...], length: int) -> Motion:
    chips = pieces.loose_chips(*start, stacks)

    def step(progress: float) -> None:
        chips.setPos(
            start[0] + (goal[0] - start[0]) * progress,
            start[1] + (goal[1] - start[1]) * progress,
        )
        if progress >= 1:
            chips.setVisible(False)

    return Motion(step, length, Curve.InOutCubic)


def _mixed(start: Slot, goal: Slot, progress: float) -> Slot:
    def mix(a: float, b: float) -> float:
        return a + (b - a) * progress

    return Slot(mix(start.x, goal.x), mix(start.y, goal.y), mix(start.scale, goal.scale))
