"""Whether an event is allowed at this point of a hand, and if not, by which clause."""

from collections.abc import Callable
from typing import Any

from trainer import events as ev
from trainer.cards import Card
from trainer.errors import IllegalEvent
from trainer.houses import keys as k
from trainer.houses.house import House
from trainer.houses.keys import Key
from trainer.houses.values import Face
from trainer.money import Chips
from trainer.procedure.duty import (
    ACT,
    BRING_IN,
    BURN,
    COLLECT,
    COMMUNITY,
    DEAL,
    POST_ANTE,
    PUSH,
    REMIX,
    RETURN,
    SHOW,
    Duty,
    DutyKind,
    next_duty,
)
from trainer.procedure.moves import action_for
from trainer.rulings.betting import betting
from trainer.rulings.bring_in import bring_in
from trainer.rulings.pots import pots
from trainer.rulings.showdown import showdown
from trainer.rulings.turn import to_act
from trainer.rulings.wagers import Options, may_do, options
from trainer.table import THIRD, Street, Table, apply

_TO_ACT = (ACT, BRING_IN)


def play(table: Table, house: House, event: ev.Event) -> Table:
    """The table after an event that is allowed. Raises IllegalEvent, and changes nothing, for any other."""
    _CHECKS[type(event)](table, house, next_duty(table, house), event)
    return apply(table, event)


def verify(table: Table, house: House, event: ev.Event, duty: Duty | None = None) -> None:
    """Raise IllegalEvent, naming the deciding clause, unless `event` may happen next at this table.

    `duty` is what happens next there, for those who have asked it already.
    """
    _CHECKS[type(event)](table, house, duty or next_duty(table, house), event)


def verify_in_turn(table: Table, house: House, action: ev.Action) -> None:
    """Raise IllegalEvent unless a player may do so in a round that is being bet, were it his turn."""
    _allowed(table, house, Duty(ACT, action.seat, table.street), action)


def _refused(expected: str, key: Key[Any] | None = None, found: object = None, **facts: object) -> IllegalEvent:
    return IllegalEvent(expected, clause=key.text if key else None, found=found, facts=facts)


def _require(duty: Duty, kind: DutyKind, table: Table, seat: int | None = None, key: Key[Any] | None = None) -> None:
    if duty.kind is not kind:
        raise _refused("duty", key, found=kind, duty=duty.kind, seat=duty.seat)
    if seat is not None and duty.seat != seat:
        _seated(table, seat)
        raise _refused("seat", key, found=seat, duty=duty.kind, seat=duty.seat)


def _seated(table: Table, number: int) -> None:
    numbers = [seat.number for seat in table.seats]
    if number not in numbers:
        raise _refused("dealt_in", found=number, seats=tuple(numbers))


def _unseen(table: Table, card: Card | None) -> None:
    if card is not None and table.knows(card):
        raise _refused("card_once", found=card)


def _amount(found: int, allowed: tuple[int, ...], key: Key[Any]) -> None:
    if found not in allowed:
        raise _refused("amount" if allowed else "no_wager", key, found=Chips(found), amounts=tuple(map(Chips, allowed)))


def _ante_posted(table: Table, house: House, duty: Duty, event: ev.AntePosted) -> None:
    _require(duty, POST_ANTE, table, event.seat)
    _amount(event.amount, (duty.amount,), k.ANTE_SIZE)


def _burned(table: Table, house: House, duty: Duty, event: ev.CardBurned) -> None:
    _require(duty, BURN, table, key=k.BURNS)
    _unseen(table, event.card)


def _remixed(table: Table, house: House, duty: Duty, event: ev.StubRemixed) -> None:
    _require(duty, REMIX, table, key=k.RIVER_SHORT_DECK)
    if (event.burns, event.muck) != (not duty.muck, duty.muck):
        raise _refused("remix", k.RIVER_SHORT_DECK)


def _community_dealt(table: Table, house: House, duty: Duty, event: ev.CommunityCardDealt) -> None:
    _require(duty, COMMUNITY, table, key=k.RIVER_SHORT_DECK)
    _unseen(table, event.card)
    if event.face is not duty.face:
        raise _refused("face", k.RIVER_COMMUNITY_FACE, found=event.face, face=duty.face)


def _returned(table: Table, house: House, duty: Duty, event: ev.UncalledReturned) -> None:
    _require(duty, RETURN, table, event.seat, k.POTS_ALL_IN)
    _amount(event.amount, (duty.amount,), k.POTS_ALL_IN)


def _collected(table: Table, house: House, duty: Duty, event: ev.BetsCollected) -> None:
    _require(duty, COLLECT, table)


def _dealt(table: Table, house: House, duty: Duty, event: ev.CardDealt) -> None:
    if event.seat != duty.seat:
        _seated(table, event.seat)
    _unseen(table, event.card)
    if duty.kind is not DEAL:
        raise _refused("duty", _before_dealing(table, house, duty), found=DEAL, duty=duty.kind, seat=duty.seat)
    face = duty.face
    if event.seat != duty.seat:
        # Third street is recorded card by card in rounds, or hand by hand: no seat may be ahead of one before it.
        held = len(table.seat(event.seat).cards)
        before = table.seats[: table.index(event.seat)]
        if duty.street is not THIRD or held >= 3 or any(len(seat.cards) <= held for seat in before):
            raise _refused("seat", found=event.seat, duty=duty.kind, seat=duty.seat)
        face = Face.UP if held == 2 else Face.DOWN
    if event.face is not face:
        raise _refused("face", k.RIVER_FACE if duty.street is Street.SEVENTH else None, found=event.face, face=face)


def _before_dealing(table: Table, house: House, duty: Duty) -> Key[Any] | None:
    """What puts another duty before the next player's card."""
    if duty.kind is BURN:
        return k.BURNS
    if duty.kind in (REMIX, COMMUNITY):
        return k.RIVER_SHORT_DECK
    return to_act(table, house).because[-1].clause if duty.kind in _TO_ACT else None


def _to_show(table: Table, house: House, duty: Duty, seat: int) -> None:
    out_of_turn = duty.kind is SHOW and duty.seat != seat
    _require(duty, SHOW, table, seat, showdown(table, house).because[0].clause if out_of_turn else None)


def _shown(table: Table, house: House, duty: Duty, event: ev.HandShown) -> None:
    _to_show(table, house, duty, event.seat)
    # What is known of a hole card stays so; an unknown one may turn out to be any card not seen.
    held = table.seat(event.seat).down
    if event.down and len(event.down) != len(held):
        raise _refused("hole_cards", found=event.down, cards=held)
    for at, (card, known) in enumerate(zip(event.down, held, strict=False)):
        if known is None:
            _unseen(table, card)
            if card is not None and card in event.down[:at]:
                raise _refused("card_once", found=card)
        elif card not in (known, None):
            raise _refused("hole_cards", found=event.down, cards=held)


def may_muck(table: Table, house: House, seat: int) -> bool:
    """Whether the player in `seat`, whose turn to show it is, may give up his hand unseen instead.

    He may not where a pot would be left that nobody can win.
    """
    claims = {other.number for other in table.live if other.number != seat}
    claimed = all(claims.intersection(pot.seats) for pot in pots(table, house).answer if seat in pot.seats)
    return seat in showdown(table, house).answer.may_muck and claimed


def _mucked(table: Table, house: House, duty: Duty, event: ev.HandMucked) -> None:
    _to_show(table, house, duty, event.seat)
    if not may_muck(table, house, event.seat):
        raise _refused("show", k.SHOWDOWN_MUCK, found=event.seat)


def _pushed(table: Table, house: House, duty: Duty, event: ev.PotPushed) -> None:
    _require(duty, PUSH, table)
    award = duty.award
    if award is None:
        # Hidden cards decide: no more can be said than who can win the pot, and what is left of it.
        found = dict(enumerate(pots(table, house).answer)).get(event.pot)
        seats = tuple(number for number in found.seats if not table.seat(number).mucked) if found else ()
        left = found.amount - sum(push.amount for push in table.pushed if push.pot == event.pot) if found else 0
        if event.seat not in seats or not 0 < event.amount <= left:
            raise _refused("award_unknown", k.POTS_ALL_IN, found=Chips(event.amount), seats=seats, amount=Chips(left))
    elif (award.pot, award.half, award.seat, award.amount) != (
        event.pot,
        event.half,
        event.seat,
        event.amount,
    ):
        raise _refused("award", k.POTS_ALL_IN, found=Chips(event.amount), seat=award.seat, amount=Chips(award.amount))


def _acted(table: Table, house: House, duty: Duty, action: ev.Action) -> None:
    if duty.kind not in _TO_ACT:
        raise _refused("duty", found=ACT, duty=duty.kind, seat=duty.seat)
    if duty.seat != action.seat:
        _seated(table, action.seat)
        because = to_act(table, house).because
        raise _refused("seat", because[-1].clause, found=action.seat, duty=duty.kind, seat=duty.seat)
    _allowed(table, house, duty, action)


def _allowed(table: Table, house: House, duty: Duty, action: ev.Action) -> None:
    _LIMITS[type(action)](table, house, duty, may_do(table, house, action.seat), action)


def _may_bring_in(table: Table, house: House, duty: Duty, may: Options, action: ev.BringInPosted) -> None:
    started = bring_in(table, house).answer
    if duty.kind is not BRING_IN or started is None:
        raise _refused("act", k.BRING_IN_SIZE, found=BRING_IN)
    _amount(action.amount, (started.post,), k.BRING_IN_SIZE)


def _may_fold(table: Table, house: House, duty: Duty, may: Options, action: ev.Folded) -> None:
    if not may.fold:
        raise _refused("no_fold", to_act(table, house).because[-1].clause)


def _may_check(table: Table, house: House, duty: Duty, may: Options, action: ev.Checked) -> None:
    if not may.check:
        key = k.BRING_IN_SIZE if duty.kind is BRING_IN else _call_clause(table, house, action.seat)
        raise _refused("no_check", key, call=None if may.call is None else Chips(may.call))


def _may_call(table: Table, house: House, duty: Duty, may: Options, action: ev.Called) -> None:
    if may.call is None and duty.kind is BRING_IN:
        raise _refused("call_before", k.BRING_IN_SIZE, duty=duty.kind, seat=duty.seat)
    if may.call is None:
        raise _refused("no_call", _call_clause(table, house, action.seat))
    if action.amount != may.call:
        _amount(action.amount, (may.call,), _call_clause(table, house, action.seat))


def _may_wager(table: Table, house: House, duty: Duty, may: Options, action: ev.Bet | ev.Completed | ev.Raised) -> None:
    _total(table, house, may, action.seat, action.to)
    named = action_for(table, house, action.seat, action.to)
    if type(named) is not type(action):
        raise _refused("action_name", found=type(action), name=type(named))


def _total(table: Table, house: House, may: Options, seat: int, to: int) -> None:
    """Refuse a total that he may not wager to."""
    if to in may.wager_to or (may.wager_range and may.wager_range[0] <= to <= may.wager_range[1]):
        return
    clause = options(table, house, seat).because[-1].clause
    if may.wager_range:
        least, most = map(Chips, may.wager_range)
        raise _refused("range", clause, found=Chips(to), least=least, most=most)
    _amount(to, may.wager_to, clause)


def _call_clause(table: Table, house: House, seat: int) -> Key[Any]:
    """What decides how much a call is: an all-in, the bring-in, or the size of the wagers."""
    state, player = betting(table, house), table.seat(seat)
    if player.bet + player.stack <= state.call_to or any(not other.stack for other in table.live):
        return k.POTS_ALL_IN
    return k.BRING_IN_SIZE if table.street is Street.THIRD and not state.full else k.STREET_BIG_FROM


_LIMITS: dict[type[ev.Action], Callable[[Table, House, Duty, Options, Any], None]] = {
    ev.BringInPosted: _may_bring_in,
    ev.Completed: _may_wager,
    ev.Checked: _may_check,
    ev.Bet: _may_wager,
    ev.Called: _may_call,
    ev.Raised: _may_wager,
    ev.Folded: _may_fold,
}

_CHECKS: dict[type[ev.Event], Callable[[Table, House, Duty, Any], None]] = {
    ev.AntePosted: _ante_posted,
    ev.CardDealt: _dealt,
    ev.CardBurned: _burned,
    ev.StubRemixed: _remixed,
    ev.CommunityCardDealt: _community_dealt,
    **dict.fromkeys(_LIMITS, _acted),
    ev.UncalledReturned: _returned,
    ev.BetsCollected: _collected,
    ev.HandShown: _shown,
    ev.HandMucked: _mucked,
    ev.PotPushed: _pushed,
}
