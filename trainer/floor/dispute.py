"""What people say has happened at a table, put together as the hand it makes.

A supervisor names the cards he sees and what each player did; what the dealer does by rote between follows by itself.
What cannot have happened so is refused as soon as it is said, and nothing is changed.
"""

from collections.abc import Mapping
from functools import cached_property
from typing import NamedTuple

import msgspec
from msgspec.structs import replace

from trainer import events as ev
from trainer.cards import Card
from trainer.errors import IllegalEvent, NotationError
from trainer.floor.report import Report, report
from trainer.houses.house import House
from trainer.houses.values import Face
from trainer.notation.hand import Hand
from trainer.notation.house_choice import require_dealt
from trainer.notation.recorder import Recorder
from trainer.procedure import Duty, DutyKind, next_duty, settle, verify
from trainer.rulings.betting import betting, sizes_for
from trainer.rulings.bring_in import bring_in
from trainer.rulings.wagers import may_do
from trainer.table import Street, Table, replay

Told = ev.Action | ev.HandShown | ev.HandMucked
"""What a player does, and has to be told."""

_STREETS = frozenset({DutyKind.DEAL, DutyKind.COMMUNITY})


class Spot(NamedTuple):
    """Where a card lies: the `nth` of a seat's own cards, the first being 1, or MIDDLE."""

    seat: int
    nth: int


MIDDLE = Spot(0, Street.SEVENTH)
"""Where the community card lies."""

Cards = Mapping[Spot, Card | None]


class Dispute(msgspec.Struct, frozen=True, dict=True):
    """A hand as it was told at the table, at a house. It is never changed: each thing said makes another one.

    `start` is the table before the antes. `cards` are those that were named, None where it was said that nobody knows
    the card; `acts` is what the players did, in order.
    """

    start: Table
    house: House
    cards: Cards = {}
    acts: tuple[Told, ...] = ()

    @classmethod
    def of(cls, hand: Hand) -> "Dispute":
        """A recorded hand as if it had been told."""
        held = {seat.number: 0 for seat in hand.start.seats}
        cards: dict[Spot, Card | None] = {}
        for event in hand.events:
            match event:
                case ev.CardDealt(seat=seat, card=card):
                    held[seat] += 1
                    if card is not None or held[seat] in (Street.THIRD, Street.SEVENTH):
                        cards[Spot(seat, held[seat])] = card
                case ev.CommunityCardDealt(card=card):
                    cards[MIDDLE] = card
        for player in hand.table.seats:
            if player.shown:
                known = enumerate((dealt.card for dealt in player.cards), 1)
                cards |= {Spot(player.number, nth): card for nth, card in known if card is not None}
        return cls(hand.start, hand.house, cards, tuple(event for event in hand.events if isinstance(event, Told)))

    @cached_property
    def hand(self) -> Hand:
        """The hand that this makes, up to where nothing more is known. Raises IllegalEvent or NotationError where it
        cannot have been so."""
        recorder = _recorded(self)
        recorder.stop()
        if not self.missing and _undecided(recorder.table, self.house):
            unknown = (spot for spot, card in self.cards.items() if spot.nth == Street.THIRD and card is None)
            raise NotationError("record_upcard", facts={"seat": next(unknown).seat})
        return Hand(self.start, tuple(recorder.events), self.house)

    @cached_property
    def table(self) -> Table:
        """The table where the hand stops."""
        return self.hand.table

    @property
    def missing(self) -> tuple[int, ...]:
        """The seats whose door cards have still to be named, before anybody has acted."""
        if self.acts:
            return ()
        doors = (Spot(seat.number, Street.THIRD) for seat in self.start.seats)
        return tuple(door.seat for door in doors if door not in self.cards)

    @property
    def awaited(self) -> Spot | None:
        """Where the next card goes that has to be named, or is dealt, None where it is not the time for one."""
        if self.missing:
            return Spot(self.missing[0], Street.THIRD)
        _, duty = _ahead(self.table, self.house)
        return _spot(self.table, duty)

    @property
    def deals_unseen(self) -> bool:
        """Whether the card that the dealer gives next is dealt face down, so that nobody has to name it."""
        _, duty = _ahead(self.table, self.house)
        return not self.missing and duty.kind in _STREETS and duty.face is Face.DOWN

    def totals(self, seat: int | None = None) -> tuple[int, ...]:
        """The totals to which a player may wager, who is in turn where None: ascending, least and most in a spread."""
        table, number = _before_acting(self, seat)
        if next_duty(table, self.house).kind not in (DutyKind.ACT, DutyKind.BRING_IN) or not _sits(table, number):
            return ()
        may = may_do(table, self.house, number)
        return may.wager_to or may.wager_range or ()

    def named(self, spot: Spot, card: Card | None) -> "Dispute":
        """The card at `spot` is this one, or is known to nobody where None. Raises what `hand` raises."""
        return _held(replace(self, cards={**self.cards, spot: card}))

    def unnamed(self, spot: Spot) -> "Dispute":
        """Nothing has been said of the card at `spot`. Raises what `hand` raises."""
        return _held(replace(self, cards={other: card for other, card in self.cards.items() if other != spot}))

    def dealt(self) -> "Dispute":
        """The cards that are dealt face down now, dealt and known to nobody. Raises what `hand` raises."""
        spot = self.awaited
        return self if spot is None else self.named(spot, None)

    def done(self, kind: type[Told], seat: int | None = None, to: int | None = None) -> "Dispute":
        """A player does something: who is in turn where `seat` is None, and `to` the least total where it is None.

        Raises IllegalEvent, its amounts in `facts["unit"]`, where he may not.
        """
        table, number = _before_acting(self, seat)
        told = _told(table, self.house, kind, number, to)
        try:
            verify(table, self.house, told)
        except IllegalEvent as refused:
            refused.facts = {**refused.facts, "unit": table.stakes.unit}
            raise
        return _held(replace(self, acts=(*self.acts, told)))

    def begun_at(self, start: Table, house: House) -> "Dispute":
        """The same was told at another table, or at another house. Raises what `hand` raises, and NotationError where
        the house does not deal the game."""
        require_dealt(house, start.game, start.structure)
        return _held(replace(self, start=start, house=house))

    def ruled(self) -> Report:
        """What the rules say where the hand stops."""
        return report(self.table, self.house)


def _held(dispute: Dispute) -> Dispute:
    """The same, once it is known that it can have been so."""
    _ = dispute.table
    return dispute


def _recorded(dispute: Dispute, *, acting: bool = False) -> Recorder:
    """The hand taken down; with `acting`, as far as to where a player can act."""
    recorder = Recorder(dispute.start, dispute.house)
    cards = dict(dispute.cards)
    for act in dispute.acts:
        _deal(recorder, cards, acting=True)
        _does(recorder, act)
    _deal(recorder, cards, acting=acting)
    for spot, card in cards.items():
        _refuse(recorder, spot, card)
    return recorder


def _before_acting(dispute: Dispute, seat: int | None) -> tuple[Table, int]:
    """The table as a player acts, and his seat."""
    recorder = _recorded(dispute, acting=True)
    due = recorder.due()
    return recorder.table, due or 0 if seat is None else seat


def _deal(recorder: Recorder, cards: dict[Spot, Card | None], *, acting: bool) -> None:
    """Deal what has been named, and take it out of `cards`.

    Cards that nobody has named are dealt where they need not be known: those of third street and those face down, as
    soon as a later one is named, or a player acts.
    """
    furthest = max((spot.nth for spot in cards), default=0)
    while True:
        recorder.stop()
        table, duty = _ahead(recorder.table, recorder.house)
        spot = _spot(table, duty)
        if spot is None:
            return
        unseen = spot.nth <= Street.THIRD or duty.face is Face.DOWN
        if spot not in cards and not (unseen and (acting or spot.nth <= furthest)):
            return
        _give(recorder, spot, cards.pop(spot, None))


def _ahead(table: Table, house: House) -> tuple[Table, Duty]:
    """The table after what the dealer does before the next card, and what is then due."""
    later = replay(table, settle(table, house, (DutyKind.PUSH,)))
    return later, next_duty(later, house)


def _undecided(table: Table, house: House) -> bool:
    """Whether third street cannot begin, since nobody knows the door card that decides who starts it."""
    begins = table.street is Street.THIRD and not table.actions and len(table.able) > 1
    dealt = all(len(seat.cards) == Street.THIRD for seat in table.seats)
    return begins and dealt and next_duty(table, house).kind is not DutyKind.BRING_IN


def _spot(table: Table, duty: Duty) -> Spot | None:
    match duty.kind:
        case DutyKind.COMMUNITY:
            return MIDDLE
        case DutyKind.DEAL if duty.seat is not None:
            return Spot(duty.seat, len(table.seat(duty.seat).cards) + 1)
        case _:
            return None


def _give(recorder: Recorder, spot: Spot, card: Card | None) -> None:
    if spot == MIDDLE:
        recorder.community(card)
    else:
        recorder.deal(spot.seat, card)


def _refuse(recorder: Recorder, spot: Spot, card: Card | None) -> None:
    """Raise IllegalEvent for a card named where none has been dealt yet."""
    recorder.stop()
    table, duty = _ahead(recorder.table, recorder.house)
    dealt = ev.CommunityCardDealt(card, duty.face) if spot == MIDDLE else ev.CardDealt(spot.seat, card, duty.face)
    verify(table, recorder.house, dealt)
    # He is dealt to next, but not yet that card.
    raise IllegalEvent("duty", found=DutyKind.DEAL, facts={"duty": duty.kind, "seat": duty.seat})


def _does(recorder: Recorder, act: Told) -> None:
    """Take an act down by what it comes to: another house may have another name or amount for it."""
    match act:
        case ev.BringInPosted(seat=seat):
            recorder.bring_in(seat)
        case ev.Folded(seat=seat):
            recorder.fold(seat)
        case ev.Checked(seat=seat) | ev.Called(seat=seat):
            recorder.check_or_call(seat)
        case ev.Completed(seat=seat, to=to) | ev.Bet(seat=seat, to=to) | ev.Raised(seat=seat, to=to):
            recorder.wager(seat, to)
        case ev.HandShown(seat=seat):
            recorder.show_known(seat)
        case ev.HandMucked(seat=seat):
            recorder.muck(seat)


def _told(table: Table, house: House, kind: type[Told], seat: int, to: int | None) -> Told:
    """What a player does, with the amount that it takes; whether he may is not asked."""
    if kind is ev.BringInPosted:
        return ev.BringInPosted(seat, _post(table, house, seat))
    if kind is ev.Called:
        acting = next_duty(table, house).kind is DutyKind.ACT and _sits(table, seat)
        return ev.Called(seat, (may_do(table, house, seat).call if acting else None) or 0)
    if kind is ev.Completed or kind is ev.Bet or kind is ev.Raised:
        return kind(seat, _least(table, house, seat) if to is None else to)
    assert kind is ev.Checked or kind is ev.Folded or kind is ev.HandShown or kind is ev.HandMucked
    return kind(seat)


def _sits(table: Table, seat: int) -> bool:
    return any(player.number == seat for player in table.seats)


def _post(table: Table, house: House, seat: int) -> int:
    """What a player posts who brings it in."""
    opening = next_duty(table, house).kind is DutyKind.BRING_IN
    started = bring_in(table, house).answer if opening else None
    return started.post if started is not None and started.seat == seat else table.stakes.bring_in


def _least(table: Table, house: House, seat: int) -> int:
    """The least total that a player may wager to, or that it would take one to wager where he may not."""
    if next_duty(table, house).kind not in (DutyKind.ACT, DutyKind.BRING_IN) or not _sits(table, seat):
        return table.stakes.small
    may = may_do(table, house, seat)
    return next(iter(may.wager_to or may.wager_range or ()), None) or (
        betting(table, house).call_to + sizes_for(table, house, seat)[0]
    )
