"""The table at one moment of a hand."""

from collections.abc import Iterator
from enum import IntEnum
from itertools import chain
from operator import attrgetter

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
    def door(self) -> Card | None:
        """His door card, the first that he was dealt face up; None while there is none, or where it is unknown."""
        for dealt in self.cards:
            if dealt.face is _UP:
                return dealt.card
        return None

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
        for burned in self.burned:
            if burned is card:
                return True
        return self.community is not None and self.community.card is card

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


def _masked(seat: Seat) -> tuple[DealtCard, ...]:
    return tuple(_UNKNOWN if dealt.face is _DOWN else dealt for dealt in seat.cards)
