"""How events move the cards and chips of a table.

Nothing is asked here: whether an event is allowed is for `trainer.procedure` to say.
"""

from collections.abc import Callable, Iterable, Sequence
from functools import reduce
from typing import Any

from msgspec.structs import replace

from trainer import events as ev
from trainer.cards import Card
from trainer.houses.values import Face
from trainer.table.state import SEVENTH, STREET_OF, DealtCard, Seat, Table

_DOWN = Face.DOWN


def replay(table: Table, events: Iterable[ev.Event]) -> Table:
    """The table after `events` have happened at it."""
    dealt: list[Dealing] = []
    for event in events:
        if isinstance(event, Dealing):
            dealt.append(event)
        else:
            table = apply(after_round(table, dealt), event)
            dealt = []
    return after_round(table, dealt)


def apply(table: Table, event: ev.Event) -> Table:
    """The table after one event."""
    return _EFFECTS[type(event)](table, event)


Dealing = ev.AntePosted | ev.CardBurned | ev.CardDealt


def after_round(table: Table, events: Sequence[Dealing]) -> Table:
    """The table after antes, burns and cards, nobody acting in between: what `apply` makes of them one by one, in a
    fraction of the time."""
    if len(events) < 3:
        return reduce(apply, events, table)
    antes = {seat.number: 0 for seat in table.seats}
    cards = {seat.number: list(seat.cards) for seat in table.seats}
    burned = list(table.burned)
    for event in events:
        if isinstance(event, ev.CardDealt):
            if table.began is not None and len(cards[event.seat]) < table.street:
                # A record may have a card dealt late, when somebody has acted.
                return reduce(apply, events, table)
            cards[event.seat].append(DealtCard(event.card, event.face))
        elif isinstance(event, ev.CardBurned):
            burned.append(event.card)
        else:
            antes[event.seat] += event.amount
    opened = reduce(_on_street, range(table.street + 1, max(map(len, cards.values())) + 1), table)
    seats = []
    for seat in table.seats:
        ante, held = antes[seat.number], tuple(cards[seat.number])
        seats.append(replace(seat, stack=seat.stack - ante, paid=seat.paid + ante, cards=held))
    dealt = sum(not isinstance(event, ev.AntePosted) for event in events)
    return replace(opened, seats=tuple(seats), stub=table.stub - dealt, burned=tuple(burned))


def _after_ante(table: Table, event: ev.AntePosted) -> Table:
    seat = table.seat(event.seat)
    paid = replace(seat, stack=seat.stack - event.amount, paid=seat.paid + event.amount)
    return replace(table, seats=_with(table, seat, paid))


def _after_card(table: Table, event: ev.CardDealt) -> Table:
    seat = table.seat(event.seat)
    cards = (*seat.cards, DealtCard(event.card, event.face))
    opened = _on_street(table, len(cards))
    # A record may have a card dealt late, when somebody has acted: it counts as if it had been there.
    began = apply(opened.began, event) if opened.began else None
    return replace(opened, seats=_with(table, seat, replace(seat, cards=cards)), stub=table.stub - 1, began=began)


def _after_remix(table: Table, event: ev.StubRemixed) -> Table:
    returned = (len(table.burned) if event.burns else 0) + (table.muck if event.muck else 0)
    return replace(
        table,
        seats=tuple([_forgotten(seat) if event.muck and not seat.live else seat for seat in table.seats]),
        stub=table.stub + returned,
        burned=() if event.burns else table.burned,
        muck=0 if event.muck else table.muck,
    )


def _after_community_card(table: Table, event: ev.CommunityCardDealt) -> Table:
    opened = _on_street(table, SEVENTH)
    return replace(opened, stub=table.stub - 1, community=DealtCard(event.card, event.face))


def _after_payment(table: Table, event: ev.BringInPosted | ev.Called) -> Table:
    return _acted(table, event, _wagered(table, table.seat(event.seat), event.amount))


def _after_wager(table: Table, event: ev.Bet | ev.Completed | ev.Raised) -> Table:
    seat = table.seat(event.seat)
    return _acted(table, event, _wagered(table, seat, event.to - seat.bet))


def _after_fold(table: Table, event: ev.Folded) -> Table:
    seat = table.seat(event.seat)
    return _acted(table, event, _with(table, seat, replace(seat, folded=True)), mucked=len(seat.cards))


def _after_return(table: Table, event: ev.UncalledReturned) -> Table:
    return replace(table, seats=_wagered(table, table.seat(event.seat), -event.amount), closed=True)


def _after_collecting(table: Table, event: ev.BetsCollected) -> Table:
    seats = tuple([replace(seat, paid=seat.paid + seat.bet, bet=0) for seat in table.seats])
    return replace(table, seats=seats, closed=True)


def _after_showing(table: Table, event: ev.HandShown) -> Table:
    seat = table.seat(event.seat)
    return replace(table, seats=_with(table, seat, replace(seat, cards=_shown(seat, event.down), shown=True)))


def _after_mucking(table: Table, event: ev.HandMucked) -> Table:
    seat = table.seat(event.seat)
    return replace(table, seats=_with(table, seat, replace(seat, mucked=True)), muck=table.muck + len(seat.cards))


def _after_push(table: Table, event: ev.PotPushed) -> Table:
    seat = table.seat(event.seat)
    seats = _with(table, seat, replace(seat, stack=seat.stack + event.amount))
    return replace(table, seats=seats, pushed=(*table.pushed, event))


# By the kind of event: to match one against so many classes in turn takes longer than the event itself.
_EFFECTS: dict[type[ev.Event], Callable[[Table, Any], Table]] = {
    ev.AntePosted: _after_ante,
    ev.CardDealt: _after_card,
    ev.CardBurned: lambda table, event: replace(table, stub=table.stub - 1, burned=(*table.burned, event.card)),
    ev.StubRemixed: _after_remix,
    ev.CommunityCardDealt: _after_community_card,
    ev.BringInPosted: _after_payment,
    ev.Completed: _after_wager,
    ev.Checked: lambda table, event: _acted(table, event, table.seats),
    ev.Bet: _after_wager,
    ev.Called: _after_payment,
    ev.Raised: _after_wager,
    ev.Folded: _after_fold,
    ev.UncalledReturned: _after_return,
    ev.BetsCollected: _after_collecting,
    ev.HandShown: _after_showing,
    ev.HandMucked: _after_mucking,
    ev.PotPushed: _after_push,
}


def _with(table: Table, seat: Seat, changed: Seat) -> tuple[Seat, ...]:
    """The seats, one of them changed."""
    seats = list(table.seats)
    seats[seats.index(seat)] = changed
    return tuple(seats)


def _wagered(table: Table, seat: Seat, amount: int) -> tuple[Seat, ...]:
    return _with(table, seat, replace(seat, stack=seat.stack - amount, bet=seat.bet + amount))


def _acted(table: Table, action: ev.Action, seats: tuple[Seat, ...], mucked: int = 0) -> Table:
    """The table after a player has acted on this street and so many cards have gone to the muck."""
    rounds = (*table.rounds[:-1], (*table.rounds[-1], action))
    return replace(table, seats=seats, rounds=rounds, muck=table.muck + mucked, began=table.street_start())


def _on_street(table: Table, number: int) -> Table:
    """The table on the street that so many cards make, if it is not there yet."""
    if number <= table.street:
        return table
    return replace(table, street=STREET_OF[number], rounds=(*table.rounds, ()), closed=False, began=None)


def _forgotten(seat: Seat) -> Seat:
    """A folded hand whose cards went back into the stub, where they may turn up again."""
    return replace(seat, cards=tuple(DealtCard(None, dealt.face) for dealt in seat.cards))


def _shown(seat: Seat, down: tuple[Card | None, ...]) -> tuple[DealtCard, ...]:
    if not down or down == seat.down:
        return seat.cards
    hole = iter(down)
    return tuple(
        DealtCard(next(hole, None) or dealt.card, dealt.face) if dealt.face is _DOWN else dealt for dealt in seat.cards
    )
