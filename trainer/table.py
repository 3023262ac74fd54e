"""The table at one moment of a hand, and how events move its cards and chips.

`apply` asks nothing: whether an event is allowed is for `trainer.procedure` to say.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from enum import IntEnum
from functools import reduce
from itertools import chain
from operator import attrgetter
from typing import Any

import msgspec
from msgspec.structs import replace

from trainer import events as ev
from trainer.cards import Card
from trainer.houses.values import Face, Game, Structure
from trainer.money import Stakes


class Street(IntEnum):
    """A betting round, by the number of cards each live hand then holds."""

    THIRD = 3
    FOURTH = 4
    FIFTH = 5
    SIXTH = 6
    SEVENTH = 7


THIRD, FOURTH, FIFTH, SIXTH, SEVENTH = Street

STREET_OF = {street.value: street for street in Street}
"""The street on which a live hand holds so many cards."""


class DealtCard(msgspec.Struct, frozen=True, gc=False):
    """A card as it lies on the table; `card` is None where the viewer cannot know it."""

    card: Card | None
    face: Face


_UP, _DOWN = Face.UP, Face.DOWN
_CARDS, _CARD = attrgetter("cards"), attrgetter("card")


class Seat(msgspec.Struct, frozen=True, gc=False):
    """A player dealt in: his chips behind (`stack`), in front this street (`bet`) and in the pot (`paid`), his cards
    in the order dealt. `ante` is his own where it is not the table's."""

    number: int
    stack: int
    name: str = ""
    bet: int = 0
    paid: int = 0
    cards: tuple[DealtCard, ...] = ()
    folded: bool = False
    mucked: bool = False
    shown: bool = False
    ante: int | None = None

    @property
    def board(self) -> tuple[Card, ...]:
        """His upcards, door card first."""
        return tuple([dealt.card for dealt in self.cards if dealt.face is _UP and dealt.card is not None])

    @property
    def down(self) -> tuple[Card | None, ...]:
        """His hole cards in the order dealt, None where unknown."""
        return tuple([dealt.card for dealt in self.cards if dealt.face is _DOWN])

    @property
    def live(self) -> bool:
        """Whether his hand can still win: neither folded nor mucked."""
        return not (self.folded or self.mucked)


class Table(msgspec.Struct, frozen=True, gc=False):
    """A table during one hand.

    `seats` are the players dealt in, clockwise, the first to be dealt first. `rounds` holds the actions of third
    street, fourth street and so on, the street in play last. `closed` says that this street's betting is over, its
    uncalled part given back.
    `stub` and `muck` are counts of cards; `burned` are the burns, the latest last. `began` is the table as somebody
    was about to act for the first time on this street.
    """

    stakes: Stakes
    seats: tuple[Seat, ...]
    game: Game = Game.HIGH
    structure: Structure = Structure.LIMIT
    name: str = ""
    event_heads_up: bool = False
    street: Street = THIRD
    rounds: tuple[tuple[ev.Action, ...], ...] = ((),)
    closed: bool = False
    stub: int = 52
    muck: int = 0
    burned: tuple[Card | None, ...] = ()
    community: DealtCard | None = None
    pushed: tuple[ev.PotPushed, ...] = ()
    began: "Table | None" = None

    def seat(self, number: int) -> Seat:
        """The player in seat `number`. Raises KeyError where nobody was dealt in."""
        for seat in self.seats:
            if seat.number == number:
                return seat
        raise KeyError(number)

    def index(self, number: int) -> int:
        """How many players are dealt in before seat `number`, counting clockwise from the dealer."""
        for at, seat in enumerate(self.seats):
            if seat.number == number:
                return at
        raise KeyError(number)

    def clockwise_after(self, number: int) -> tuple[Seat, ...]:
        """Everybody dealt in, in turn from the player after seat `number` round to that seat itself."""
        start = self.index(number) + 1
        return self.seats[start:] + self.seats[:start]

    @property
    def empty(self) -> tuple[tuple[int, ...], ...]:
        """The numbers of the seats that nobody sits in, between each of `seats` and the next clockwise; after the last,
        those on either side of the dealer. How many seats there are beyond the highest number is not known."""
        numbers = [seat.number for seat in self.seats]
        pairs = zip(numbers, numbers[1:] + numbers[:1], strict=True)
        return tuple(tuple(range(one + 1, other) if one < other else range(1, other)) for one, other in pairs)

    @property
    def live(self) -> tuple[Seat, ...]:
        """The players whose hands can still win, clockwise from the dealer."""
        return tuple([seat for seat in self.seats if not (seat.folded or seat.mucked)])

    @property
    def contested(self) -> bool:
        """Whether two hands or more can still win."""
        one = False
        for seat in self.seats:
            if not (seat.folded or seat.mucked):
                if one:
                    return True
                one = True
        return False

    def faced(self, number: int) -> bool:
        """Whether the player in seat `number` has an opponent who has chips left to bet."""
        for seat in self.seats:  # noqa: SIM110 - each player's options ask this, and a generator takes twice as long
            if seat.stack and seat.number != number and not (seat.folded or seat.mucked):
                return True
        return False

    @property
    def able(self) -> tuple[Seat, ...]:
        """The live players who have chips left to bet."""
        return tuple([seat for seat in self.seats if seat.stack and not (seat.folded or seat.mucked)])

    @property
    def hands(self) -> tuple[Seat, ...]:
        """The players who have not folded, whether or not they have mucked at the showdown since."""
        return tuple([seat for seat in self.seats if not seat.folded])

    @property
    def actions(self) -> tuple[ev.Action, ...]:
        """What the players have done on this street."""
        return self.rounds[-1]

    def before_pushing(self) -> "Table":
        """The table before any pot was pushed, so that a player who was all-in has no chips."""
        if not self.pushed:
            return self
        won = [sum([push.amount for push in self.pushed if push.seat == seat.number]) for seat in self.seats]
        seats = tuple([replace(seat, stack=seat.stack - each) for seat, each in zip(self.seats, won, strict=True)])
        return replace(self, seats=seats, pushed=())

    def street_start(self) -> "Table":
        """The table as this street's betting began: its wagers in the stacks, its folded hands live."""
        table = self.before_pushing() if self.pushed else self
        return table.began if table.began is not None and table.rounds[-1] else table

    @property
    def pot(self) -> int:
        """What lies in the middle: antes and collected bets, less what has been pushed."""
        return sum(seat.paid for seat in self.seats) - sum(push.amount for push in self.pushed)

    def known_cards(self) -> list[Card]:
        """Every card whose face is known and that is not back in the stub."""
        return [card for card in self._cards() if card is not None]

    def knows(self, card: Card) -> bool:
        """Whether this card is known to lie on the table or among the burns."""
        # By identity, as there is one object for each card: to ask whether two are equal takes much longer.
        for seat in self.seats:
            for dealt in seat.cards:
                if dealt.card is card:
                    return True
        return card in self.burned or (self.community is not None and self.community.card is card)

    def _cards(self) -> Iterator[Card | None]:
        dealt = map(_CARD, chain.from_iterable(map(_CARDS, self.seats)))
        return chain(dealt, self.burned, (self.community.card,) if self.community else ())

    def visible_to(self, viewer: int | None = None) -> "Table":
        """The table as the player in seat `viewer` sees it, or the dealer where None: no hole card of others that has
        not been shown, no burn, no face-down card in the middle."""
        seats = tuple(
            seat if seat.number == viewer or (seat.shown and not seat.folded) else replace(seat, cards=_masked(seat))
            for seat in self.seats
        )
        community = _UNKNOWN if self.community is not None and self.community.face is _DOWN else self.community
        began = self.began.visible_to(viewer) if self.began else None
        return replace(self, seats=seats, burned=(None,) * len(self.burned), community=community, began=began)


_UNKNOWN = DealtCard(None, _DOWN)


def _forgotten(seat: Seat) -> Seat:
    """A folded hand whose cards went back into the stub, where they may turn up again."""
    return replace(seat, cards=tuple(DealtCard(None, dealt.face) for dealt in seat.cards))


def _masked(seat: Seat) -> tuple[DealtCard, ...]:
    return tuple(_UNKNOWN if dealt.face is _DOWN else dealt for dealt in seat.cards)


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


def _shown(seat: Seat, down: tuple[Card | None, ...]) -> tuple[DealtCard, ...]:
    if not down or down == seat.down:
        return seat.cards
    hole = iter(down)
    return tuple(
        DealtCard(next(hole, None) or dealt.card, dealt.face) if dealt.face is _DOWN else dealt for dealt in seat.cards
    )
