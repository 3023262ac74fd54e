"""Whether an event is allowed at this point of a hand, and if not, by which clause."""

from typing import Any

from trainer import events as ev
from trainer.cards import Card
from trainer.errors import IllegalEvent
from trainer.houses import keys as k
from trainer.houses.house import House
from trainer.houses.keys import Key
from trainer.houses.values import Face
from trainer.money import Chips
from trainer.procedure.duty import Duty, DutyKind, next_duty
from trainer.procedure.moves import action_for
from trainer.rulings.bring_in import bring_in
from trainer.rulings.showdown import showdown
from trainer.rulings.turn import to_act
from trainer.rulings.wagers import Options, options
from trainer.table import Street, Table, apply


def play(table: Table, house: House, event: ev.Event) -> Table:
    """The table after an event that is allowed. Raises IllegalEvent, and changes nothing, for any other."""
    verify(table, house, event)
    return apply(table, event)


def verify(table: Table, house: House, event: ev.Event) -> None:
    """Raise IllegalEvent, naming the deciding clause, unless `event` may happen next at this table."""
    duty = next_duty(table, house)
    match event:
        case ev.AntePosted():
            _require(duty, DutyKind.POST_ANTE, table, event.seat)
            _amount(event.amount, (duty.amount,), k.ANTE_SIZE)
        case ev.CardDealt():
            _dealt(table, duty, event)
        case ev.CardBurned(card=card):
            _require(duty, DutyKind.BURN, table, key=k.BURNS)
            _unseen(table, card)
        case ev.StubRemixed(burns=burns, muck=muck):
            _require(duty, DutyKind.REMIX, table, key=k.RIVER_SHORT_DECK)
            if (burns, muck) != (not duty.muck, duty.muck):
                raise _refused("remix", k.RIVER_SHORT_DECK)
        case ev.CommunityCardDealt(card=card, face=face):
            _require(duty, DutyKind.COMMUNITY, table, key=k.RIVER_SHORT_DECK)
            _unseen(table, card)
            if face is not duty.face:
                raise _refused("face", k.RIVER_COMMUNITY_FACE, found=face, face=duty.face)
        case ev.UncalledReturned(amount=amount):
            _require(duty, DutyKind.RETURN, table, event.seat, k.POTS_ALL_IN)
            _amount(amount, (duty.amount,), k.POTS_ALL_IN)
        case ev.BetsCollected():
            _require(duty, DutyKind.COLLECT, table)
        case ev.HandShown():
            _require(duty, DutyKind.SHOW, table, event.seat, k.SHOWDOWN_FIRST)
            for card in event.down:
                if card not in table.seat(event.seat).down:
                    _unseen(table, card)
        case ev.HandMucked():
            _mucked(table, house, duty, event.seat)
        case ev.PotPushed():
            _pushed(table, duty, event)
        case _:
            _acted(table, house, duty, event)


def _refused(expected: str, key: Key[Any] | None = None, found: object = None, **facts: object) -> IllegalEvent:
    return IllegalEvent(expected, clause=key.text if key else None, found=found, facts=facts)


def _require(duty: Duty, kind: DutyKind, table: Table, seat: int | None = None, key: Key[Any] | None = None) -> None:
    if duty.kind is not kind:
        raise _refused("duty", key, found=kind, duty=duty.kind, seat=duty.seat)
    if seat is not None and duty.seat != seat:
        _seated(table, seat)
        raise _refused("seat", key, found=seat, duty=duty.kind, seat=duty.seat)


def _seated(table: Table, number: int) -> None:
    if all(seat.number != number for seat in table.seats):
        raise _refused("dealt_in", found=number, seats=tuple(seat.number for seat in table.seats))


def _unseen(table: Table, card: Card | None) -> None:
    if card is not None and card in table.known_cards():
        raise _refused("card_once", found=card)


def _amount(found: int, allowed: tuple[int, ...], key: Key[Any]) -> None:
    if found not in allowed:
        raise _refused("amount" if allowed else "no_wager", key, found=Chips(found), amounts=tuple(map(Chips, allowed)))


def _dealt(table: Table, duty: Duty, event: ev.CardDealt) -> None:
    _seated(table, event.seat)
    _unseen(table, event.card)
    if duty.kind is not DutyKind.DEAL:
        key = k.RIVER_SHORT_DECK if duty.street is Street.SEVENTH else k.BURNS
        raise _refused("duty", key, found=DutyKind.DEAL, duty=duty.kind, seat=duty.seat)
    if duty.street is Street.THIRD:
        # Third street is recorded card by card in rounds, or hand by hand: no seat may be ahead of one before it.
        held = len(table.seat(event.seat).cards)
        behind = any(len(seat.cards) <= held for seat in table.seats[: table.index(event.seat)])
        if held >= 3 or behind:
            raise _refused("seat", found=event.seat, duty=duty.kind, seat=duty.seat)
        face = Face.UP if held == 2 else Face.DOWN
    else:
        _require(duty, DutyKind.DEAL, table, event.seat)
        face = duty.face
    if event.face is not face:
        raise _refused("face", k.RIVER_FACE, found=event.face, face=face)


def _mucked(table: Table, house: House, duty: Duty, seat: int) -> None:
    _require(duty, DutyKind.SHOW, table, seat, k.SHOWDOWN_FIRST)
    last_claim = all(other.mucked for other in table.hands if other.number != seat)
    if seat not in showdown(table, house).answer.may_muck or last_claim:
        raise _refused("show", k.SHOWDOWN_MUCK, found=seat)


def _pushed(table: Table, duty: Duty, event: ev.PotPushed) -> None:
    _require(duty, DutyKind.PUSH, table)
    award = duty.award
    if award is not None and (award.pot, award.half, award.seat, award.amount) != (
        event.pot,
        event.half,
        event.seat,
        event.amount,
    ):
        raise _refused("award", k.POTS_ALL_IN, found=Chips(event.amount), seat=award.seat, amount=Chips(award.amount))


def _acted(table: Table, house: House, duty: Duty, action: ev.Action) -> None:
    if duty.kind not in (DutyKind.ACT, DutyKind.BRING_IN):
        raise _refused("duty", found=DutyKind.ACT, duty=duty.kind, seat=duty.seat)
    if duty.seat != action.seat:
        _seated(table, action.seat)
        because = to_act(table, house).because
        raise _refused("seat", because[-1].clause, found=action.seat, duty=duty.kind, seat=duty.seat)
    ruling = options(table, house, action.seat)
    _allowed(table, house, duty, action, ruling.answer, ruling.because[-1].clause)


def _allowed(table: Table, house: House, duty: Duty, action: ev.Action, may: Options, clause: Key[Any]) -> None:
    match action:
        case ev.BringInPosted(amount=amount):
            started = bring_in(table, house).answer
            if duty.kind is not DutyKind.BRING_IN or started is None:
                raise _refused("act", k.BRING_IN_SIZE, found=DutyKind.BRING_IN)
            _amount(amount, (started.post,), k.BRING_IN_SIZE)
        case ev.Folded():
            if not may.fold:
                raise _refused("no_fold", k.BRING_IN_ALL_IN)
        case ev.Checked():
            if not may.check:
                raise _refused("no_check", k.BRING_IN_SIZE if duty.kind is DutyKind.BRING_IN else None, call=may.call)
        case ev.Called(amount=amount):
            _amount(amount, () if may.call is None else (may.call,), k.POTS_ALL_IN)
        case ev.Bet(seat=seat, to=to) | ev.Completed(seat=seat, to=to) | ev.Raised(seat=seat, to=to):
            if may.wager_range is None or not may.wager_range[0] <= to <= may.wager_range[1]:
                _amount(to, may.wager_to, clause)
            named = action_for(table, house, seat, to)
            if type(named) is not type(action):
                raise _refused("action_name", found=type(action).__name__, name=type(named).__name__)
