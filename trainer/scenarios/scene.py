"""A hand dealt a stretch at a time, and players who thin out or wager as the scene asks."""

import random
from collections.abc import Callable, Container, Mapping, Sequence

from msgspec.structs import replace

from trainer import events as ev
from trainer.cards import DECK, Card
from trainer.houses.house import House
from trainer.play import Chooser, Stub, play_on, stays
from trainer.procedure import Duty, DutyKind, action_for
from trainer.questions import Question
from trainer.rulings.betting import betting
from trainer.rulings.wagers import Options
from trainer.scenarios.stage import Scenario
from trainer.table import Seat, Street, Table, replay

Until = Callable[[Table, Duty], bool]
"""Says at which duty a stretch ends."""


class Scene:
    """A hand while it is being dealt. `duty` is what would happen next at `table`; None before the first stretch.

    `planned` cards go to a seat as its nth card and `community` to the middle, as a `Stub` deals them.
    """

    def __init__(
        self,
        start: Table,
        house: House,
        rng: random.Random,
        planned: Mapping[tuple[int, int], Card] | None = None,
        community: Card | None = None,
    ) -> None:
        self.start = self.table = start
        self.house = house
        self.rng = rng
        self.duty: Duty | None = None
        self._events: list[ev.Event] = []
        self._stub = Stub(rng, planned, community)

    def play(self, choose: Chooser, until: Until, card_by_card: bool = False) -> Table:
        """Play on to the first duty at which `until` says stop; the table there.

        It is asked in the middle of a street's dealing only if that goes `card_by_card`.
        """

        def noted(table: Table, duty: Duty) -> bool:
            self.table, self.duty = table, duty
            return until(table, duty)

        self._events += play_on(self.table, self.house, self._stub, choose, noted, not card_by_card)
        return self.table

    def leave(self, number: int, behind: int) -> None:
        """Let the player in seat `number` have sat down with so little that just `behind` is in front of him now."""
        spare = self.table.seat(number).stack - behind
        self.start = _lighter(self.start, number, spare)
        self.table = replay(self.start, self._events)

    def share(self, card: Card) -> None:
        """Let `card`, which is on no board, be the community card; where it was dealt face down, another was."""
        dealt = self.table.known_cards()
        if card in dealt:
            # Where the whole deck lies on the table it was burned, and comes back with the burns.
            spare = [each for each in DECK if each not in dealt] or [each for each in self.table.burned if each]
            other = self.rng.choice(spare)
            self._events = [_swapped(event, {card: other, other: card}) for event in self._events]
            self.table = replay(self.start, self._events)
        self._stub = Stub(self.rng, {}, card)
        self._stub.remix(self.table)

    def ask(self, question: Question) -> Scenario:
        """The hand up to here, and a question about it."""
        return Scenario(self.start, tuple(self._events), question)


def _swapped(event: ev.Event, cards: Mapping[Card, Card]) -> ev.Event:
    """The event with each of two cards in the other's place."""
    if isinstance(event, ev.CardDealt | ev.CardBurned) and event.card is not None:
        return replace(event, card=cards.get(event.card, event.card))
    return event


def _lighter(table: Table, number: int, chips: int) -> Table:
    seats = tuple(replace(seat, stack=seat.stack - chips) if seat.number == number else seat for seat in table.seats)
    return replace(table, seats=seats)


def on_street(street: Street) -> Until:
    """Stop where the first player of `street` is to act, on third street where the bring-in is to be posted."""

    def until(table: Table, duty: Duty) -> bool:
        return table.street is street and duty.kind in (DutyKind.ACT, DutyKind.BRING_IN)

    return until


def at_the_river(table: Table, duty: Duty) -> bool:
    """Stop where sixth street has closed and the dealer turns to seventh."""
    return duty.street is Street.SEVENTH and table.street is Street.SIXTH


def waiting(table: Table, house: House) -> tuple[Seat, ...]:
    """The players who still have to act on this street as things stand."""
    state = betting(table, house)
    return tuple(
        seat for seat in table.live if seat.stack and (seat.bet < state.call_to or seat.number not in state.acted)
    )


class Thinning:
    """Players who fold until so many are left on each street as `live` says, and otherwise stay in.

    Seats in `staying` never fold. Where somebody has to fold, and on the streets in `betting`, somebody bets;
    elsewhere now and then.
    """

    def __init__(
        self,
        rng: random.Random,
        live: Mapping[Street, int],
        staying: Container[int] = (),
        betting: Container[Street] = (),
    ) -> None:
        self._rng = rng
        self._live = live
        self._staying = staying
        self._betting = betting

    def __call__(self, table: Table, house: House, seat: Seat, may: Options) -> ev.Action:
        leaving = len(table.live) - self._live.get(table.street, len(table.live))
        if may.call:
            to_come = self._may_fold(waiting(table, house)) if leaving > 0 else 0
            if may.wager_to and leaving > to_come and self._leaves_enough(table, seat, leaving):
                # Somebody who has acted has to fold too, which takes another wager.
                return action_for(table, house, seat.number, may.wager_to[0])
            # Any of those who may fold is as likely to.
            folds = leaving > 0 and seat.number not in self._staying and self._rng.random() * to_come < leaving
            return ev.Folded(seat.number) if folds else ev.Called(seat.number, may.call)
        if may.check and may.wager_to and (leaving <= 0 or self._leaves_enough(table, seat, leaving)):
            must = leaving > 0 or table.street in self._betting
            if self._rng.random() < 0.3 or (must and self._is_last(table, house, seat, leaving)):
                return action_for(table, house, seat.number, may.wager_to[0])
        return stays(table, house, seat, may)

    def _may_fold(self, seats: Sequence[Seat]) -> int:
        return sum(seat.number not in self._staying for seat in seats)

    def _leaves_enough(self, table: Table, seat: Seat, leaving: int) -> bool:
        """Whether so many can still leave once this player has wagered."""
        others = [each for each in table.able if each.number != seat.number]
        return self._may_fold(others) >= leaving

    def _is_last(self, table: Table, house: House, seat: Seat, leaving: int) -> bool:
        """Whether nobody who is still to act could wager in this player's place."""
        others = (each for each in waiting(table, house) if each.number != seat.number)
        return not any(leaving <= 0 or self._leaves_enough(table, each, leaving) for each in others)


class Wagering:
    """Players who make `wagers` on this street, the least or the greatest allowed as each says, and no others.

    Who does not wager checks, calls, or folds while more than `keep` hands are left and he is not in `staying`. Seats
    in `quiet` do not wager. With `opens` the low card makes the first wager in place of the bring-in.
    """

    LEAST = 0
    GREATEST = -1

    def __init__(
        self,
        rng: random.Random,
        wagers: Sequence[int] = (),
        keep: int = 2,
        staying: Container[int] = (),
        quiet: Container[int] = (),
        opens: bool = False,
    ) -> None:
        self._rng = rng
        self._wagers = list(wagers)
        self._keep = keep
        self._staying = staying
        self._quiet = quiet
        self._opens = opens

    def done(self) -> bool:
        """Whether all the wagers have been made."""
        return not self._wagers

    def __call__(self, table: Table, house: House, seat: Seat, may: Options) -> ev.Action:
        bringing_in = not (may.check or may.call)
        able = bool(self._wagers and may.wager_to) and seat.number not in self._quiet
        if able and (self._opens if bringing_in else self._takes_it(table, house, seat)):
            return action_for(table, house, seat.number, may.wager_to[self._wagers.pop(0)])
        free = seat.number not in self._staying and len(table.live) > self._keep
        if may.call and free and self._rng.random() < 0.35:
            return ev.Folded(seat.number)
        return stays(table, house, seat, may)

    def _takes_it(self, table: Table, house: House, seat: Seat) -> bool:
        """Whether it is he who wagers; the last who could has to, or the round would be over."""
        others = {each.number for each in waiting(table, house)} - {seat.number}
        return all(number in self._quiet for number in others) or self._rng.random() < 0.45


def at_turn_of_one(
    rng: random.Random,
    house: House,
    once: Callable[[], bool],
    fits: Callable[[Table, Seat], bool] = lambda table, seat: True,
) -> Until:
    """Stop at the turn of one of those who have to act once `once` is true, and fit; else where the round ends."""
    chosen: list[int] = []

    def until(table: Table, duty: Duty) -> bool:
        if duty.kind is DutyKind.BRING_IN:
            return False
        if duty.kind is not DutyKind.ACT:
            return True
        if not once():
            return False
        if not chosen:
            among = [seat.number for seat in waiting(table, house) if fits(table, seat)]
            chosen.append(rng.choice(among) if among else 0)
        return duty.seat == chosen[0]

    return until


def fourth_street(rng: random.Random, start: Table, pairs: Container[int] = ()) -> dict[tuple[int, int], Card]:
    """A plan of door cards and fourth-street cards in which the seats in `pairs`, and no others, show a pair."""
    deck = list(DECK)
    rng.shuffle(deck)
    planned: dict[tuple[int, int], Card] = {}
    # Pairs first, while the deck has two of every rank.
    for number in sorted((seat.number for seat in start.seats), key=lambda number: number not in pairs):
        door = deck.pop()
        second = next(card for card in reversed(deck) if (card.rank is door.rank) is (number in pairs))
        deck.remove(second)
        planned[number, 2], planned[number, 3] = door, second
    return planned
