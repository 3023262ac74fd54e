"""Which cards a text history knows of each seat, gathered from every line that names some."""

from collections.abc import Iterable

from trainer.cards import Card
from trainer.errors import DoorcardError, NotationError
from trainer.notation.lines import Kind, Line
from trainer.notation.recorder import Cards
from trainer.table import Seat, Street

HOLE = 2
"""The cards dealt face down before the door card."""


class Holdings:
    """The cards of each seat, as far as any line of the history tells them, and the seats by their players' names.

    A player shows at the end what he was dealt at the start, so the lines are gone through before the hand is told.
    A history whose names were hidden may have two players of one name: their upcards tell them apart.
    Raises NotationError at a line that does not fit what was dealt before.
    """

    def __init__(self, seats: Iterable[Seat], lines: Iterable[Line]) -> None:
        self._named: dict[str, list[int]] = {}
        for seat in seats:
            self._named.setdefault(seat.name, []).append(seat.number)
        self._upcards: dict[int, Cards] = {}
        self._whole: dict[int, tuple[Card, ...]] = {}
        for line in lines:
            try:
                if line.kind is Kind.DEALT:
                    self._dealt(line)
                elif line.kind in (Kind.SHOWS, Kind.HELD):
                    self._revealed(line)
            except DoorcardError as error:
                raise error.at(f"line {line.number}", line.text) from None

    def seats(self, name: str) -> list[int]:
        """The seats of the players of that name, nearly always one. Raises NotationError where there is none."""
        if name not in self._named:
            raise NotationError("history_player", found=name)
        return self._named[name]

    def third_street(self, seat: int) -> Cards:
        """A player's first three cards, his door card last. Raises NotationError where there is no door card."""
        known = self._known(seat)
        return known[: Street.THIRD] if seat in self._whole else (None, None, known[0])

    def river(self, seat: int) -> Card | None:
        """A player's own seventh card, where it is known."""
        whole = self._whole.get(seat, ())
        return whole[-1] if len(whole) == Street.SEVENTH else None

    def _dealt(self, line: Line) -> None:
        held, new = line.held, line.cards
        if line.street is Street.THIRD:
            cards = (*held, *new)
            undealt = [seat for seat in self.seats(line.name) if seat not in self._upcards]
            if len(cards) not in (1, Street.THIRD) or not undealt:
                raise NotationError("history_third_street")
            if len(cards) == Street.THIRD:
                self._whole[undealt[0]] = cards
            self._upcards[undealt[0]] = cards[-1:]
            return
        before = {seat: self._known(seat) for seat in self.seats(line.name)}
        fitting = [seat for seat, cards in before.items() if _same(held, cards, seat in self._whole)]
        if len(new) != 1 or not fitting:
            raise NotationError("history_dealt", found=held or None, facts={"cards": next(iter(before.values()))})
        seat = fitting[0]
        if seat in self._whole:
            self._whole[seat] = (*self._whole[seat], *new)
        if line.street is not Street.SEVENTH:
            self._upcards[seat] = (*self._upcards[seat], *new)

    def _revealed(self, line: Line) -> None:
        """A hand turned over at the end. Some of a hand, shown for fun, tells nothing that is needed."""
        cards, seats = line.cards, self.seats(line.name)
        whole = [seat for seat in seats if len(cards) >= HOLE + len(self._upcards.get(seat, ()))]
        fitting = [seat for seat in whole if self._fits(seat, cards)]
        if whole and not fitting:
            raise NotationError("history_shown", found=cards, facts={"cards": self._known(whole[0])})
        for seat in fitting[:1]:
            known = self._whole.get(seat, ())
            self._whole[seat] = (*known, *cards[len(known) :])

    def _known(self, seat: int) -> Cards:
        """All his cards so far where they are known, else his upcards."""
        if seat not in self._upcards:
            raise NotationError("history_door", facts={"seat": seat})
        return self._whole.get(seat) or self._upcards[seat]

    def _fits(self, seat: int, cards: Cards) -> bool:
        upcards, known = self._upcards.get(seat, ()), self._whole.get(seat, ())
        shown = cards[HOLE : HOLE + len(upcards)] == upcards
        return shown and (not known or _same(cards[: len(known)], known, True))


def _same(cards: Cards, others: Cards, with_hole: bool) -> bool:
    """Whether two listings name the same cards in the order dealt, the hole cards in any order among themselves."""
    hole = HOLE if with_hole else 0
    return set(cards[:hole]) == set(others[:hole]) and cards[hole:] == others[hole:]
