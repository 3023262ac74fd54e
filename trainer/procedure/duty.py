"""What happens next at a table, and whose duty it is."""

from collections.abc import Iterator
from enum import Enum
from itertools import chain
from operator import attrgetter

import msgspec

from trainer.houses import keys as k
from trainer.houses.house import House
from trainer.houses.values import Face
from trainer.rulings.betting import betting
from trainer.rulings.burns import burns_by, burns_for
from trainer.rulings.payout import Award, payout
from trainer.rulings.pots import uncalled
from trainer.rulings.river import Procedure, River, river_plan
from trainer.rulings.showdown import showdown
from trainer.rulings.turn import to_act
from trainer.table import SEVENTH, SIXTH, STREET_OF, THIRD, Seat, Street, Table


class DutyKind(Enum):
    """The kinds of things that are done at a table, in the order in which a hand first meets them."""

    POST_ANTE = "post_ante"
    BURN = "burn"
    DEAL = "deal"
    BRING_IN = "bring_in"
    ACT = "act"
    RETURN = "return"
    COLLECT = "collect"
    REMIX = "remix"
    COMMUNITY = "community"
    SHOW = "show"
    PUSH = "push"
    OVER = "over"

    __hash__ = object.__hash__  # as of the values of a clause: its own is ten times as slow


# Named with every event of a hand: to look a member up in its class takes longer than to make the duty.
POST_ANTE, BURN, DEAL, BRING_IN, ACT, RETURN, COLLECT, REMIX, COMMUNITY, SHOW, PUSH, OVER = DutyKind

PLAYER_DUTIES = frozenset({POST_ANTE, BRING_IN, ACT, SHOW})

_UP, _DOWN = Face.UP, Face.DOWN
_ALL_REMIXED = (Procedure.REMIX_ALL, Procedure.COMMUNITY_AFTER_REMIX)
_MUCK_RESHUFFLED, _REMIX_LAST = Procedure.MUCK_RESHUFFLED, Procedure.REMIX_LAST
_BET = attrgetter("bet")


class Duty(msgspec.Struct, frozen=True, gc=False):
    """What happens next. `seat` is the player who acts, or whom the dealer serves; `street` the street being dealt;
    `face` the way the card is dealt; `amount` the chips to return; `award` what is to be pushed, None while hidden
    cards decide it."""

    kind: DutyKind
    seat: int | None = None
    street: Street | None = None
    face: Face = Face.DOWN
    amount: int = 0
    award: Award | None = None
    muck: bool = False

    @property
    def by_dealer(self) -> bool:
        """Whether the dealer does it, not a player."""
        return self.kind not in PLAYER_DUTIES


def next_duty(table: Table, house: House) -> Duty:
    """What happens next at the table, by the house's rules."""
    if table.pushed:
        return _push(table, house)
    if not table.rounds[-1]:
        dealing = _dealing(table, house)
        if dealing is not None:
            return dealing
    seat = None if table.closed else to_act(table, house).answer
    if seat is not None:
        opening = table.street is THIRD and not betting(table, house).call_to
        return Duty(BRING_IN if opening else ACT, seat, table.street)
    if any(map(_BET, table.seats)):
        excess = uncalled(table)
        if excess is not None:
            return Duty(RETURN, excess[0], table.street, amount=excess[1])
        return Duty(COLLECT, street=table.street)
    if table.contested and table.street < SEVENTH:
        return _next_street(table, house)
    return _showdown(table, house)


def whole_round(table: Table, house: House, duty: Duty) -> list[Duty]:
    """What is dealt from the table's `duty` on before anybody is asked: antes and third street, or the burn and cards
    of a later one. Just the duty where it deals nothing, and on seventh street, where the deck may run short."""
    street = THIRD if duty.street is None else duty.street
    if duty.kind not in _DEALT or street is SEVENTH:
        return [duty]
    if street is THIRD:
        return list(_antes_and_third(table, house))
    cards = [_upcard(seat, street) for seat in _waiting(table, street)]
    return [duty, *cards] if duty.kind is BURN else cards


_DEALT = frozenset({POST_ANTE, BURN, DEAL})


def _dealing(table: Table, house: House) -> Duty | None:
    """What is dealt next on the street in play, the antes first; None where everybody has his cards."""
    street = table.street
    if street is THIRD:
        return next(_antes_and_third(table, house), None)
    if table.community is not None or table.closed or not table.contested:
        return None
    waiting = _waiting(table, street)
    if not waiting:
        return None
    if street is SEVENTH:
        return _river_step(table, house, river_plan(table, house), waiting)
    return _upcard(waiting[0], street)


def _next_street(table: Table, house: House) -> Duty:
    """What is dealt first on the street after the one in play."""
    street = STREET_OF[table.street + 1]
    waiting = _waiting(table, street)
    if street is SEVENTH:
        return _river_step(table, house, river_plan(table, house), waiting)
    if len(table.burned) < burns_by(street, house):
        return Duty(BURN, street=street)
    return _upcard(waiting[0], street)


def _waiting(table: Table, street: Street) -> list[Seat]:
    """The live players who have no card of this street yet, clockwise from the dealer."""
    return [seat for seat in table.seats if len(seat.cards) < street and not (seat.folded or seat.mucked)]


def _upcard(seat: Seat, street: Street) -> Duty:
    return Duty(DEAL, seat.number, street, _UP)


def _antes_and_third(table: Table, house: House) -> Iterator[Duty]:
    third = _third_street(table, house)
    return chain(_antes(table), third) if table.stub == 52 else third


def _antes(table: Table) -> Iterator[Duty]:
    if table.stakes.ante:
        for seat in table.seats:
            due = table.stakes.ante if seat.ante is None else seat.ante
            if due and not seat.paid and seat.stack:
                yield Duty(POST_ANTE, seat.number, amount=min(due, seat.stack))


def _third_street(table: Table, house: House) -> Iterator[Duty]:
    held = [len(seat.cards) for seat in table.seats]
    fewest = min(held)
    if table.stub == 52 and burns_for(THIRD, house):
        yield Duty(BURN, street=THIRD)
    while fewest < 3:
        at = held.index(fewest)
        yield Duty(DEAL, table.seats[at].number, THIRD, _UP if fewest == 2 else _DOWN)
        held[at] += 1
        fewest = min(held)


def _river_step(table: Table, house: House, plan: River, waiting: list[Seat]) -> Duty:
    """The next thing done to deal seventh street: a remix, a burn, or a card to those `waiting`."""
    burn_due = burns_for(SEVENTH, house)
    untouched = table.street is SIXTH and len(table.burned) == plan.burned and table.stub == plan.stub
    if plan.procedure in _ALL_REMIXED:
        if untouched and table.burned:
            return Duty(REMIX, street=SEVENTH)
        burn = burn_due and not table.burned
    elif plan.procedure is _REMIX_LAST and burn_due:
        mixed = not table.burned or (table.stub >= len(waiting) and not untouched and len(table.burned) == 1)
        if not mixed:
            if table.stub <= 1:
                return Duty(REMIX, street=SEVENTH)
            burn = untouched
        else:
            burn = not table.burned and table.stub > len(waiting)
    else:
        if plan.procedure is _MUCK_RESHUFFLED and untouched and table.muck:
            return Duty(REMIX, street=SEVENTH, muck=True)
        burn = burn_due and len(table.burned) == plan.burned
    if burn:
        return Duty(BURN, street=SEVENTH)
    if plan.community:
        return Duty(COMMUNITY, street=SEVENTH, face=house[k.RIVER_COMMUNITY_FACE])
    return Duty(DEAL, waiting[0].number, SEVENTH, house[k.RIVER_FACE])


def _showdown(table: Table, house: House) -> Duty:
    if table.contested:
        for number in showdown(table, house).answer.order:
            seat = table.seat(number)
            if not (seat.folded or seat.mucked or seat.shown):
                return Duty(SHOW, number)
    return _push(table, house)


def _push(table: Table, house: House) -> Duty:
    if not table.pot:
        return Duty(OVER)
    awards = payout(table, house).answer
    if awards is None:
        return Duty(PUSH)
    award = awards[len(table.pushed)]
    return Duty(PUSH, award.seat, amount=award.amount, award=award)
