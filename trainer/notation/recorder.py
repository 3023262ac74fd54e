"""A hand taken down act by act, the dealer's own acts put in where the house has them."""

from collections.abc import Collection, Iterator, Sequence
from contextlib import contextmanager

from trainer import events as ev
from trainer.cards import Card
from trainer.errors import DoorcardError, IllegalEvent, NotationError
from trainer.houses import keys as k
from trainer.houses.house import House
from trainer.houses.values import Face
from trainer.money import Chips
from trainer.notation.departure import Departure, can_happen, departure
from trainer.procedure import Duty, DutyKind, action_for, may_muck, next_duty, settled, verify, verify_in_turn
from trainer.rulings.bring_in import bring_in
from trainer.rulings.turn import to_act
from trainer.rulings.wagers import may_do
from trainer.table import Street, Table, apply

Cards = tuple[Card | None, ...]
"""Cards as a record names them, None where it does not know one."""

# Records seldom say when a pot is pushed: whoever reads one to its end says so by `over`.
_NOT_YET = frozenset({DutyKind.PUSH})
_NOT_AHEAD = frozenset({DutyKind.BURN, DutyKind.REMIX, DutyKind.PUSH})


MOST_SEATS = 8
"""The places at a stud table."""


class Recorder:
    """Takes a hand down as a record tells it, from the table before the antes.

    Each act is verified by `house` and raises IllegalEvent, its amounts in `facts["unit"]`, where it is not allowed;
    a card or hand that the record cannot mean raises NotationError. The antes are posted at once.

    With `noting` an act that is not allowed is kept in `departures` instead, and done as the record has it; it raises
    only where the hand cannot go on from it.
    """

    def __init__(self, start: Table, house: House, *, noting: bool = False) -> None:
        _require_table(start, house)
        self.house = house
        self.table = start
        self.events: list[ev.Event] = []
        self.noting = noting
        self.departures: list[Departure] = []
        self._told = (start, 0)
        """The table, and how many events had happened, after the last act that the record itself tells."""
        self._passed_over: int | None = None
        while (duty := next_duty(self.table, house)).kind is DutyKind.POST_ANTE:
            self._happens(ev.AntePosted(duty.seat or 0, duty.amount))

    @contextmanager
    def as_far_as_it_goes(self) -> Iterator[None]:
        """Ends a hand that departs from the house where it comes to what cannot happen; any other error goes on."""
        try:
            yield
        except DoorcardError:
            if not self.departures:
                raise

    def third_street(self, hands: Sequence[tuple[int, Cards]]) -> None:
        """Three cards to each seat, one at a time round the table as a dealer deals them."""
        for at in range(Street.THIRD):
            for seat, cards in hands:
                self.deal(seat, cards[at])

    def begins(self, street: Street) -> None:
        """The record says that a street is dealt now. Raises IllegalEvent where a player has still to act,
        NotationError where anything else has to happen."""
        duty = self._settle()
        facts = {"duty": duty.kind, "seat": duty.seat}
        if duty.kind in (DutyKind.ACT, DutyKind.BRING_IN) and street > self.table.street:
            clause = to_act(self.table, self.house).because[-1].clause.text
            refused = IllegalEvent("record_street", clause=clause, found=street, facts=facts)
            if self.noting:
                self._note(Departure(self.table.street, duty.seat, refused))
            raise refused
        if duty.kind not in (DutyKind.DEAL, DutyKind.COMMUNITY) or duty.street is not street:
            raise NotationError("record_street", found=street, facts=facts)

    def deal(self, seat: int, card: Card | None) -> None:
        """The next card to a seat, face up or down as the street has it.

        Upcards decide who acts, so a record has to name them; it may leave out the door cards of those who fold on
        third street.
        """
        duty = self._settle()
        face = duty.face
        if duty.street is Street.THIRD:
            face = Face.UP if len(self.table.seat(seat).cards) == Street.THIRD - 1 else Face.DOWN
        elif duty.kind is DutyKind.COMMUNITY:
            face = self.house[k.RIVER_FACE]
        self._follows(duty, ev.CardDealt(seat, card, face))
        if not self._shows_enough(seat):
            raise NotationError("record_upcard", facts={"seat": seat})

    def _shows_enough(self, seat: int) -> bool:
        if self.table.street is Street.THIRD:
            return any(each.board or len(each.cards) < Street.THIRD for each in self.table.seats)
        return all(dealt.card for dealt in self.table.seat(seat).cards if dealt.face is Face.UP)

    def community(self, card: Card | None) -> None:
        """The card in the middle."""
        face = self.house[k.RIVER_COMMUNITY_FACE]
        if card is None and face is Face.UP:
            raise NotationError("record_community")
        self._happens(ev.CommunityCardDealt(card, face))

    def bring_in(self, seat: int, amount: int | None = None) -> None:
        """The bring-in, of what he can post where the record does not give the amount."""
        player = self.table.seat(seat)
        if len(player.cards) == Street.THIRD and not player.board:
            raise NotationError("record_upcard", facts={"seat": seat})
        if amount is None:
            dealt = self._settle().kind is DutyKind.BRING_IN
            started = bring_in(self.table, self.house).answer if dealt else None
            posts = started is not None and started.seat == seat
            amount = started.post if started and posts else min(self.table.stakes.bring_in, player.stack)
        self._happens(ev.BringInPosted(seat, amount))

    def fold(self, seat: int) -> None:
        """A player folds."""
        self._happens(ev.Folded(seat))

    def check(self, seat: int) -> None:
        """A player checks."""
        self._happens(ev.Checked(seat))

    def call(self, seat: int, amount: int) -> None:
        """A player adds `amount` to call."""
        self._happens(ev.Called(seat, amount))

    def check_or_call(self, seat: int) -> None:
        """A player stays in, for nothing or for what it takes."""
        duty = self._settle()
        call = may_do(self.table, self.house, seat).call if duty.kind is DutyKind.ACT else None
        self._follows(duty, ev.Called(seat, call) if call else ev.Checked(seat))

    def wager(self, seat: int, to: int) -> None:
        """A completion, bet or raise to a total of `to` for the street."""
        duty = self._settle()
        self._follows(duty, action_for(self.table, self.house, seat, to))

    def returned(self, seat: int, amount: int) -> None:
        """The dealer gives back what nobody called."""
        try:
            self._happens(ev.UncalledReturned(seat, amount), _NOT_YET | {DutyKind.RETURN})
        except IllegalEvent:
            # Once noted the hand goes on with what the dealer should have given back.
            if not self.noting:
                raise

    def show(self, seat: int, cards: Cards) -> None:
        """A player shows his hand: all his own cards, in the order dealt but that of his hole cards."""
        duty = self._settle()
        player = self.table.seat(seat)
        if len(cards) != len(player.cards):
            raise NotationError("record_shown_count", facts={"seat": seat, "count": len(player.cards)})
        faces = [dealt.face for dealt in player.cards]
        down = tuple(card for card, face in zip(cards, faces, strict=True) if face is Face.DOWN)
        if tuple(card for card, face in zip(cards, faces, strict=True) if face is Face.UP) != player.board:
            raise NotationError("record_shown_board", facts={"seat": seat, "cards": player.board})
        self._follows(duty, ev.HandShown(seat, player.down if set(down) == set(player.down) else down))

    def show_known(self, seat: int) -> None:
        """A player shows his hand, of which the record says no more than it has said."""
        self._happens(ev.HandShown(seat))

    def muck(self, seat: int) -> None:
        """A player gives up his hand unseen."""
        self._happens(ev.HandMucked(seat))

    def muck_or_show(self, seat: int) -> None:
        """A player mucks, or shows what is known where he may not muck."""
        showing = self._settle().kind is DutyKind.SHOW
        if showing and not may_muck(self.table, self.house, seat):
            self.show_known(seat)
        else:
            self.muck(seat)

    def due(self) -> int | None:
        """Whose turn it is, or whom the dealer serves next."""
        return self._settle(_NOT_YET | {DutyKind.RETURN}).seat

    def stop(self) -> None:
        """The record ends here: the round that has closed is collected, and nothing is done ahead of what comes."""
        self._settle(_NOT_AHEAD)

    def over(self) -> None:
        """The hand is over: every pot is pushed. Raises NotationError where something has still to happen."""
        duty = self._settle(())
        if duty.kind is not DutyKind.OVER:
            raise NotationError("record_unfinished", facts={"duty": duty.kind, "seat": duty.seat})

    def _settle(self, before: Collection[DutyKind] = _NOT_YET) -> Duty:
        """Let the dealer do what he does by himself; gives what is due then."""
        events, self.table, duty = settled(self.table, self.house, before)
        self.events.extend(events)
        return duty

    def _happens(self, event: ev.Event, before: Collection[DutyKind] = _NOT_YET) -> None:
        self._follows(self._settle(before), event)

    def _follows(self, duty: Duty, event: ev.Event) -> None:
        """An event that the record tells happens where this is due, the dealer having done what he does by himself."""
        try:
            verify(self.table, self.house, event, duty)
        except IllegalEvent as refused:
            refused.facts = {**refused.facts, "unit": self.table.stakes.unit}
            if not self.noting or not (refused.clause or "duty" in refused.facts):
                raise
            self._departs(event, refused)
        else:
            self._passed_over = None
        self._does(event)
        self._told = (self.table, len(self.events))

    def _does(self, event: ev.Event) -> None:
        self.table = apply(self.table, event)
        self.events.append(event)

    def _departs(self, event: ev.Event, refused: IllegalEvent) -> None:
        """Note what the house has refused, and make the table ready for it. Raises `refused` where it cannot be."""
        if isinstance(event, ev.Action):
            # A player who acts once the round is over does so before the dealer pulls the bets in.
            self.table, count = self._told
            del self.events[count:]
            refused.clause = refused.clause or to_act(self.table, self.house).because[-1].clause.text
        due = next_duty(self.table, self.house)
        passed_over, self._passed_over = self._passed_over, None
        if refused.expected == "seat" and isinstance(event, ev.Action) and due.kind is DutyKind.ACT:
            self._acts_out_of_turn(event, refused, passed_over)
        else:
            self._note(departure(self.table, due, event, refused))
        if not self.table.stub and isinstance(event, ev.CardDealt):
            # The card can only have come from among those that were out of play.
            self._does(ev.StubRemixed(burns=True, muck=True))
        if not can_happen(self.table, due, event):
            raise refused

    def _acts_out_of_turn(self, action: ev.Action, refused: IllegalEvent, passed_over: int | None) -> None:
        """Note it of him who acts too soon, not of him who was passed over by it; and what is wrong with it besides."""
        due = next_duty(self.table, self.house)
        if action.seat != passed_over:
            self._note(departure(self.table, due, action, refused))
            self._passed_over = due.seat
        try:
            verify_in_turn(self.table, self.house, action)
        except IllegalEvent as besides:
            besides.facts = {**besides.facts, "unit": self.table.stakes.unit}
            self._note(departure(self.table, due, action, besides))

    def _note(self, noted: Departure) -> None:
        """Keep a departure; one that a card to each player makes is one only."""
        last = self.departures[-1] if self.departures else None
        if last is None or _told_as(noted) != _told_as(last):
            self.departures.append(noted)


def _told_as(noted: Departure) -> tuple[object, ...]:
    refused = noted.refused
    return noted.street, noted.seat, refused.expected, refused.clause, refused.found


def _require_table(start: Table, house: House) -> None:
    count, least, most = len(start.seats), house[k.PLAYERS_LEAST], house[k.PLAYERS_MOST]
    if not least <= count <= most:
        raise NotationError("record_players", found=count, facts={"least": least, "most": most})
    stakes = start.stakes
    if not 0 < stakes.bring_in <= stakes.small <= stakes.big:
        facts = {"small": Chips(stakes.small), "big": Chips(stakes.big), "unit": stakes.unit}
        raise NotationError("record_stakes", found=Chips(stakes.bring_in), facts=facts)
    if not all(seat.stack for seat in start.seats):
        raise NotationError("record_stack", found=[seat.number for seat in start.seats if not seat.stack])
