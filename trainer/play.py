"""Hands played by plausible players, for situations, simulation and previews."""

import random
from collections.abc import Callable, Iterable, Mapping
from functools import partial

from trainer import events as ev
from trainer.cards import DECK, Card, Rank
from trainer.hands import Category, board_value
from trainer.houses.house import House
from trainer.procedure import Duty, DutyKind, action_for, dealer_event, next_duty, whole_round
from trainer.rulings.bring_in import bring_in
from trainer.rulings.wagers import Options, may_do
from trainer.table import Dealing, Seat, Table, after_round, apply

Chooser = Callable[[Table, House, Seat, Options], ev.Action]
"""Decides what a player does when it is his turn."""


class Stub:
    """The cards in the dealer's hand, in the order of `rng` but for what is stacked.

    `planned` cards go to a seat as its nth card (0 and 1 the hole cards, 2 the door card), `community` to the middle.
    """

    def __init__(
        self,
        rng: random.Random,
        planned: Mapping[tuple[int, int], Card] | None = None,
        community: Card | None = None,
    ) -> None:
        self._rng = rng
        self._planned = dict(planned or {})
        self._community = community
        kept = {*self._planned.values(), community}
        self._cards = [card for card in DECK if card not in kept]
        rng.shuffle(self._cards)

    def top_for(self, table: Table, duty: Duty) -> Card:
        """The card the dealer takes off the stub for `duty`. Raises IndexError when the stub is out."""
        if duty.kind is DutyKind.COMMUNITY and self._community is not None:
            return self._community
        return self._next(duty.seat, len(table.seat(duty.seat).cards) if duty.seat else 0)

    def deal(self, table: Table, duties: Iterable[Duty]) -> list[Dealing]:
        """What is dealt in a whole round of a street up to sixth. Raises IndexError when the stub is out."""
        held = {seat.number: len(seat.cards) for seat in table.seats}
        events: list[Dealing] = []
        for duty in duties:
            number = duty.seat or 0
            if duty.kind is DutyKind.POST_ANTE:
                events.append(ev.AntePosted(number, duty.amount))
            elif duty.kind is DutyKind.BURN:
                events.append(ev.CardBurned(self._next(None, 0)))
            else:
                events.append(ev.CardDealt(number, self._next(number, held[number]), duty.face))
                held[number] += 1
        return events

    def _next(self, seat: int | None, nth: int) -> Card:
        """The card for a seat that holds so many, or to be burned."""
        if seat is not None:
            card = self._planned.pop((seat, nth), None)
            if card is not None:
                return card
        if not self._cards:
            self._cards = list(self._planned.values())
            self._planned = {}
        return self._cards.pop()

    def remix(self, table: Table) -> None:
        """Shuffle what is not on `table`, burns or muck with the stub as the table says."""
        kept = {*table.known_cards(), *self._planned.values(), self._community}
        self._cards = [card for card in DECK if card not in kept]
        self._rng.shuffle(self._cards)


def play_on(
    table: Table,
    house: House,
    stub: Stub,
    choose: Chooser,
    until: Callable[[Table, Duty], bool] = lambda table, duty: False,
    by_round: bool = False,
) -> list[ev.Event]:
    """The events of the hand from here to its end, or to the first duty at which `until`, asked at each, says stop.

    With `by_round` it is asked once before a street is dealt, and not at each ante and card: much the quicker.
    """
    events: list[ev.Event] = []
    while True:
        duty = next_duty(table, house)
        if until(table, duty) or duty.kind is DutyKind.OVER:
            return events
        if by_round and len(duties := whole_round(table, house, duty)) > 1:
            dealt = stub.deal(table, duties)
            events += dealt
            table = after_round(table, dealt)
            continue
        event = dealer_event(duty, partial(stub.top_for, table, duty)) or _player_event(table, house, duty, choose)
        events.append(event)
        table = apply(table, event)
        if isinstance(event, ev.StubRemixed):
            stub.remix(table)


def _player_event(table: Table, house: House, duty: Duty, choose: Chooser) -> ev.Event:
    number = duty.seat or 0
    if duty.kind is DutyKind.POST_ANTE:
        return ev.AntePosted(number, duty.amount)
    if duty.kind is DutyKind.SHOW:
        return ev.HandShown(number, table.seat(number).down)
    return choose(table, house, table.seat(number), may_do(table, house, number))


def loose_player(rng: random.Random, staying: float = 0.75, raising: float = 0.15) -> Chooser:
    """A player who stays more often the better his cards look, and raises now and then.

    `staying` and `raising` are chances for a middling hand.
    """

    def choose(table: Table, house: House, seat: Seat, may: Options) -> ev.Action:
        likes = _liking(seat)
        started = bring_in(table, house).answer if not (may.check or may.call) else None
        if started is not None and started.seat == seat.number:
            if may.fold and rng.random() > staying + likes:
                return ev.Folded(seat.number)
            if may.wager_to and rng.random() < raising / 2:
                return action_for(table, house, seat.number, may.wager_to[-1])
            return ev.BringInPosted(seat.number, started.post)
        totals = may.wager_to or (may.wager_range or ())
        if totals and rng.random() < raising + likes:
            return action_for(table, house, seat.number, rng.choice(totals))
        if may.check:
            return ev.Checked(seat.number)
        if may.call is not None and rng.random() < staying + likes:
            return ev.Called(seat.number, may.call)
        return ev.Folded(seat.number)

    return choose


def stays(table: Table, house: House, seat: Seat, may: Options) -> ev.Action:
    """A player who never folds and never raises: he brings in, checks and calls."""
    if may.check:
        return ev.Checked(seat.number)
    if may.call is not None:
        return ev.Called(seat.number, may.call)
    started = bring_in(table, house).answer
    return ev.BringInPosted(seat.number, started.post if started else 0)


def _liking(seat: Seat) -> float:
    """How much better than middling a hand looks to its player, from -0.2 to 0.3."""
    known = [card for card in (*seat.down, *seat.board) if card is not None]
    value = board_value(known[:5])
    if value.category > Category.HIGH_CARD:
        return 0.2 + 0.02 * value.category
    return 0.05 if value.ranks[0] >= Rank.QUEEN else -0.2
