"""What is being said on the floor, sign by sign: the card that is named, who acts, and how much. Knows no Qt.

What cannot have been so raises its error, and nothing is changed.
"""

from typing import NamedTuple

from trainer import events as ev
from trainer.cards import Card
from trainer.floor.course import Course
from trainer.floor.dispute import MIDDLE, Dispute, Spot, Told
from trainer.floor.setting import amount_of
from trainer.houses.values import Face
from trainer.notation.fields import in_chips
from trainer.procedure import DutyKind, next_duty
from trainer.table import Street
from ui.floor.typing import TypedCard

_WAGERS = (ev.Bet, ev.Completed, ev.Raised)
_LONGEST = 12


class Wager(NamedTuple):
    """A wager of which the total is still to be said: what it is, whose, the totals there are, and what is typed."""

    kind: type[Told]
    seat: int | None
    totals: tuple[int, ...]
    typed: str = ""


class Entry:
    """The course of a dispute and what is half said of it: the `spot` whose card is named next, the `seat` that was
    said to act, or the `wager` whose total is to come."""

    def __init__(self, dispute: Dispute) -> None:
        self.typed = TypedCard()
        self.spot: Spot | None = None
        self.seat: int | None = None
        self.wager: Wager | None = None
        self.begin(dispute)

    @property
    def dispute(self) -> Dispute:
        """What has been said."""
        return self.course.now

    def begin(self, dispute: Dispute) -> None:
        """Another dispute, from which nothing can be taken back."""
        self.course = Course((dispute,))
        self._follow()

    def change(self, dispute: Dispute) -> None:
        """One thing more has been said."""
        self.course = self.course.then(dispute)
        self._follow()

    def undo(self) -> None:
        """The last thing is taken back."""
        self.course = self.course.back()
        self._follow()

    def redo(self) -> None:
        """What was taken back is said again."""
        self.course = self.course.on()
        self._follow()

    def take(self, sign: str) -> bool:
        """Use a sign that was typed, if it is part of an amount, of a card, or a seat."""
        if self.wager is not None:
            if sign.isdigit() or sign == ".":
                self.wager = self.wager._replace(typed=(self.wager.typed + sign)[:_LONGEST])
            return True
        if self.spot is not None:
            found = self.typed.take(sign)
            if isinstance(found, Card):
                self.name(self.spot, found)
            return bool(found)
        if sign in {str(seat.number) for seat in self.dispute.start.seats}:
            self.seat = int(sign)
            return True
        return False

    def name(self, spot: Spot, card: Card | None) -> None:
        """The card at `spot` is this one, or nobody knows it; then it is the next card's turn."""
        self.change(self.dispute.named(spot, card))
        if spot.nth == 1 and self.spot is None:
            self.select(Spot(spot.seat, 2))
        elif card is None and self.spot is not None and self._to_show():
            self.select(self._to_show(spot))
        missing = self.dispute.missing
        if missing and spot.nth == Street.THIRD:
            order = [seat.number for seat in self.dispute.start.seats]
            at = order.index(spot.seat)
            self.select(next(Spot(seat, 3) for seat in order[at:] + order[:at] if seat in missing))

    def act(self, kind: type[Told]) -> None:
        """A player does something: who was named, or who is in turn. A wager of several totals waits for one."""
        if kind in _WAGERS:
            totals = self.dispute.totals(self.seat)
            if len(totals) > 1:
                # What is no wager of this name is refused before its total is asked for.
                self.dispute.done(kind, self.seat)
                self.spot, self.wager = None, Wager(kind, self.seat, totals)
                return
        self.change(self.dispute.done(kind, self.seat))

    def confirm(self) -> None:
        """The total typed, or the least where there is none."""
        if self.wager is None:
            return
        kind, seat, totals, typed = self.wager
        unit = self.dispute.start.stakes.unit
        self.wager_to(kind, seat, in_chips(unit, amount_of(typed)) if typed else totals[0])

    def wager_to(self, kind: type[Told], seat: int | None, to: int) -> None:
        """A wager to a total."""
        self.change(self.dispute.done(kind, seat, to))

    def deal(self) -> None:
        """The cards that are dealt face down now, which nobody knows."""
        self.change(self.dispute.dealt())

    def erase(self) -> None:
        """Take back what is half said, else the card of the spot."""
        if self.wager is not None:
            self.wager = self.wager._replace(typed=self.wager.typed[:-1]) if self.wager.typed else None
        elif self.typed.rank:
            self.typed.clear()
        elif self.seat is not None:
            self.seat = None
        elif self.spot is not None and self.spot in self.dispute.cards:
            spot = self.spot
            self.change(self.dispute.unnamed(spot))
            self.select(spot)

    def forget(self) -> None:
        """What was half said is not to be: it was refused."""
        self.typed.clear()
        self.seat = None

    def let_go(self) -> bool:
        """Put away what is half said; False where nothing is."""
        if self.wager is not None:
            self.wager = None
        elif self.typed.rank:
            self.typed.clear()
        elif self.seat is not None:
            self.seat = None
        elif self.spot is not None:
            self.spot = None
        else:
            return False
        return True

    def select(self, spot: Spot | None) -> None:
        """Name the card at `spot` next."""
        self.typed.clear()
        self.seat, self.wager, self.spot = None, None, spot

    def select_seat(self, seat: int, card: Card | None = None) -> None:
        """A card of this seat: the one given, else his next, his last, and at each further asking the one before."""
        spots = self._spots(seat)
        for nth, dealt in enumerate(self.dispute.table.seat(seat).cards, 1):
            if card is not None and dealt.card is card:
                self.select(Spot(seat, nth))
                return
        at = spots.index(self.spot) - 1 if self.spot in spots else -1
        self.select(spots[at])

    def next_seat(self, by: int, *, round_the_table: bool = True) -> None:
        """The like card of the next seat that has one; past the last none is selected, unless it goes round."""
        if self.spot is None or self.spot == MIDDLE:
            awaited = self.dispute.awaited
            first = self.dispute.start.seats[0 if by > 0 else -1].number
            self.select(awaited or self._spots(first)[-1])
            return
        order = [seat.number for seat in self.dispute.start.seats]
        at = order.index(self.spot.seat) + by
        if not (round_the_table or 0 <= at < len(order)):
            self.select(None)
            return
        spots = self._spots(order[at % len(order)])
        self.select(spots[min(self.spot.nth, len(spots)) - 1])

    def next_card(self, by: int) -> None:
        """Another card of the same seat."""
        if self.spot is None or self.spot == MIDDLE:
            self.next_seat(1)
            return
        spots = self._spots(self.spot.seat)
        self.select(spots[(self.spot.nth - 1 + by) % len(spots)])

    def _spots(self, seat: int) -> list[Spot]:
        """Where cards of a seat lie, or may be named next."""
        count = max(len(self.dispute.table.seat(seat).cards), Street.THIRD)
        awaited = self.dispute.awaited
        more = awaited is not None and awaited.seat == seat and awaited.nth > count
        return [Spot(seat, nth) for nth in range(1, count + 1 + more)]

    def _follow(self) -> None:
        """Go to the card that has to be named now, if there is one."""
        self.select(None if self.dispute.deals_unseen else self.dispute.awaited or self._to_show())

    def _to_show(self, after: Spot | None = None) -> Spot | None:
        """At the showdown, the first hole card that is not known, of those that come after one given up."""
        table = self.dispute.table
        if next_duty(table, self.dispute.house).kind not in (DutyKind.SHOW, DutyKind.PUSH) or not table.contested:
            return None
        down = [
            (Spot(player.number, nth), dealt.card)
            for player in table.live
            for nth, dealt in enumerate(player.cards, 1)
            if dealt.face is Face.DOWN
        ]
        start = next((at for at, (spot, _) in enumerate(down, 1) if spot == after), 0)
        return next((spot for spot, card in down[start:] if card is None), None)
