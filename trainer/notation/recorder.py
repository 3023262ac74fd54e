"""A hand taken down act by act, the dealer's own acts put in where the house has them."""

from collections.abc import Collection, Sequence

from trainer import events as ev
from trainer.cards import Card
from trainer.errors import IllegalEvent, NotationError
from trainer.houses import keys as k
from trainer.houses.house import House
from trainer.houses.values import Face
from trainer.money import Chips
from trainer.procedure import DutyKind, action_for, may_muck, next_duty, play, settle
from trainer.rulings.bring_in import bring_in
from trainer.rulings.wagers import options
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
    """

    def __init__(self, start: Table, house: House) -> None:
        _require_table(start, house)
        self.house = house
        self.table = start
        self.events: list[ev.Event] = []
        while (duty := next_duty(self.table, house)).kind is DutyKind.POST_ANTE:
            self._happens(ev.AntePosted(duty.seat or 0, duty.amount))

    def third_street(self, hands: Sequence[tuple[int, Cards]]) -> None:
        """Three cards to each seat, one at a time round the table as a dealer deals them."""
        for at in range(Street.THIRD):
            for seat, cards in hands:
                self.deal(seat, cards[at])

    def begins(self, street: Street) -> None:
        """The record says that a street is dealt now. Raises NotationError where something else has to happen."""
        self._settle()
        duty = next_duty(self.table, self.house)
        if duty.kind not in (DutyKind.DEAL, DutyKind.COMMUNITY) or duty.street is not street:
            raise NotationError("record_street", found=street, facts={"duty": duty.kind, "seat": duty.seat})

    def deal(self, seat: int, card: Card | None) -> None:
        """The next card to a seat, face up or down as the street has it.

        Upcards decide who acts, so a record has to name them; it may leave out the door cards of those who fold on
        third street.
        """
        self._settle()
        duty = next_duty(self.table, self.house)
        face = duty.face
        if duty.street is Street.THIRD:
            face = Face.UP if len(self.table.seat(seat).cards) == Street.THIRD - 1 else Face.DOWN
        self._happens(ev.CardDealt(seat, card, face))
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
            self._settle()
            dealt = next_duty(self.table, self.house).kind is DutyKind.BRING_IN
            started = bring_in(self.table, self.house).answer if dealt else None
            amount = started.post if started else self.table.stakes.bring_in
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
        self._settle()
        duty = next_duty(self.table, self.house)
        may = options(self.table, self.house, seat).answer if (duty.kind, duty.seat) == (DutyKind.ACT, seat) else None
        self._happens(ev.Called(seat, may.call) if may and may.call else ev.Checked(seat))

    def wager(self, seat: int, to: int) -> None:
        """A completion, bet or raise to a total of `to` for the street."""
        self._settle()
        self._happens(action_for(self.table, self.house, seat, to))

    def returned(self, seat: int, amount: int) -> None:
        """The dealer gives back what nobody called."""
        self._happens(ev.UncalledReturned(seat, amount), _NOT_YET | {DutyKind.RETURN})

    def show(self, seat: int, cards: Cards) -> None:
        """A player shows his hand: all his own cards, in the order dealt but that of his hole cards."""
        self._settle()
        player = self.table.seat(seat)
        if len(cards) != len(player.cards):
            raise NotationError("record_shown_count", facts={"seat": seat, "count": len(player.cards)})
        faces = [dealt.face for dealt in player.cards]
        down = tuple(card for card, face in zip(cards, faces, strict=True) if face is Face.DOWN)
        if tuple(card for card, face in zip(cards, faces, strict=True) if face is Face.UP) != player.board:
            raise NotationError("record_shown_board", facts={"seat": seat, "cards": player.board})
        self._happens(ev.HandShown(seat, player.down if set(down) == set(player.down) else down))

    def show_known(self, seat: int) -> None:
        """A player shows his hand, of which the record says no more than it has said."""
        self._happens(ev.HandShown(seat))

    def muck(self, seat: int) -> None:
        """A player gives up his hand unseen."""
        self._happens(ev.HandMucked(seat))

    def muck_or_show(self, seat: int) -> None:
        """A player mucks, or shows what is known where he may not muck."""
        self._settle()
        showing = next_duty(self.table, self.house).kind is DutyKind.SHOW
        if showing and not may_muck(self.table, self.house, seat):
            self.show_known(seat)
        else:
            self.muck(seat)

    def due(self) -> int | None:
        """Whose turn it is, or whom the dealer serves next."""
        self._settle(_NOT_YET | {DutyKind.RETURN})
        return next_duty(self.table, self.house).seat

    def stop(self) -> None:
        """The record ends here: the round that has closed is collected, and nothing is done ahead of what comes."""
        self._settle(_NOT_AHEAD)

    def over(self) -> None:
        """The hand is over: every pot is pushed. Raises NotationError where something has still to happen."""
        self._settle(())
        duty = next_duty(self.table, self.house)
        if duty.kind is not DutyKind.OVER:
            raise NotationError("record_unfinished", facts={"duty": duty.kind, "seat": duty.seat})

    def _settle(self, before: Collection[DutyKind] = _NOT_YET) -> None:
        for event in settle(self.table, self.house, before):
            self.table = apply(self.table, event)
            self.events.append(event)

    def _happens(self, event: ev.Event, before: Collection[DutyKind] = _NOT_YET) -> None:
        self._settle(before)
        try:
            self.table = play(self.table, self.house, event)
        except IllegalEvent as error:
            error.facts = {**error.facts, "unit": self.table.stakes.unit}
            raise
        self.events.append(event)


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
