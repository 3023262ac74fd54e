"""A hand read from the text history of an online room.

These rooms deal from the lowest seat round, burn nothing and tell a hand to its end. Whoever posts an ante or is dealt
a card is in the hand.
"""

import re
from collections.abc import Callable, Mapping
from fractions import Fraction

from trainer.errors import DoorcardError, NotationError
from trainer.houses.values import Game, Structure
from trainer.money import Stakes, Unit
from trainer.notation.fields import in_chips
from trainer.notation.hand import Hand
from trainer.notation.holdings import Holdings
from trainer.notation.house_choice import ROOM_HOUSES, choose
from trainer.notation.lines import Kind, Line, Room, money, read_lines
from trainer.notation.recorder import MOST_SEATS, Recorder
from trainer.table import Seat, Street, Table

CENT = Fraction(1, 100)


def tell(
    room: Room,
    texts: list[str],
    first: int,
    house: str | None,
    clauses: Mapping[str, object],
    noting: bool = False,
) -> Hand:
    """The hand that `texts` tell, the first of them line `first` of its file.

    The amounts of the lines stand; a bring-in that no line names is taken as half the small bet. Raises NotationError
    or IllegalEvent at the line that is wrong.
    """
    header, stud = room.header.fullmatch(texts[0].rstrip()), room.game.search(texts[0])
    if not header or not stud:
        raise NotationError("history_game", found=texts[0], where=(f"line {first}",))
    lines = read_lines(room, texts, first)
    if all(line.kind is not Kind.SUMMARY for line in lines):
        raise NotationError("history_cut", where=(f"line {first + len(texts) - 1}",))
    game = Game.HILO if stud["hilo"] else Game.HIGH
    rules = choose(house or ROOM_HOUSES[game], game, Structure.LIMIT, clauses)
    symbol = re.sub(r"[0-9.,]", "", stud["small"])
    unit = Unit(CENT if symbol or "." in stud["small"] + stud["big"] else Fraction(1), symbol)
    named = header.groupdict().get("table") or next(
        (line.found["table"] for line in lines if line.kind is Kind.TABLE), ""
    )
    try:
        small, big = (in_chips(unit, money(stud[bet])) for bet in ("small", "big"))
        antes = {line.name: _chips(unit, line) for line in lines if line.kind is Kind.ANTE}
        stakes = Stakes(small, big, max(antes.values(), default=0), _bring_in(lines, unit, small), unit)
        start = Table(stakes, _seats(lines, stakes, antes), game, name=named)
        recorder = Recorder(start, rules, noting=noting)
        telling = _Telling(recorder, Holdings(start.seats, lines), lines)
        with recorder.as_far_as_it_goes():
            telling.tell()
    except DoorcardError as error:
        raise (error if error.where else error.at(f"line {first}")) from None
    departures = tuple(recorder.departures)
    return Hand(start, tuple(recorder.events), rules, header["label"], {}, telling.winners, telling.rake, departures)


def _chips(unit: Unit, line: Line) -> int:
    return in_chips(unit, line.amount, f"line {line.number}", line.text)


def _bring_in(lines: list[Line], unit: Unit, small: int) -> int:
    """The bring-in of the table: what was posted, or what a call of it costs where he who posted it had less."""
    betting = (Kind.BRINGS_IN, Kind.CALLS, Kind.BETS, Kind.RAISES)
    third = [line for line in lines if line.street is Street.THIRD and line.kind in betting]
    for line in third[:2]:
        if line.kind not in (Kind.BRINGS_IN, Kind.CALLS):
            break
        if not line.all_in:
            return _chips(unit, line)
    return max(1, small // 2)


def _seats(lines: list[Line], stakes: Stakes, antes: Mapping[str, int]) -> tuple[Seat, ...]:
    """The players in the hand, from the lowest seat round."""
    dealt = {line.name for line in lines if line.kind is Kind.DEALT}
    names = [line.name for line in lines if line.kind is Kind.SEAT]
    seats: dict[int, Seat] = {}
    for line in lines:
        if line.kind is not Kind.SEAT or line.name not in dealt | antes.keys():
            continue
        if line.found["away"] and names.count(line.name) > 1:
            continue  # it is the other player of that name; in a tournament who sits out is dealt in
        number, stack, ante = int(line.found["seat"]), _chips(stakes.unit, line), antes.get(line.name, 0)
        if number in seats or not 1 <= number <= MOST_SEATS or stack < ante:
            raise NotationError("history_seat", where=(f"line {line.number}", line.text))
        own = None if ante == min(stakes.ante, stack) else ante
        seats[number] = Seat(number, stack, line.name, ante=own)
    return tuple(seats[number] for number in sorted(seats))


class _Telling:
    """A hand as its lines tell it. `winners` and `rake` are what they say of the pot."""

    def __init__(self, recorder: Recorder, holdings: Holdings, lines: list[Line]) -> None:
        self.recorder, self.holdings, self.lines = recorder, holdings, lines
        self.winners: dict[int, int] = {}
        self.rake = 0
        self.waiting: list[Line] = []

    def tell(self) -> None:
        """Everything to the last chip. Raises NotationError or IllegalEvent at the line that is wrong."""
        for line in self.lines:
            self._at(line, self._happens)
        for line in self.waiting:
            self._at(line, self._shows_down)
        self.recorder.over()

    def _at(self, line: Line, step: Callable[[Line], None]) -> None:
        try:
            step(line)
        except DoorcardError as error:
            raise (error if error.where else error.at(f"line {line.number}", line.text)) from None

    def _happens(self, line: Line) -> None:
        match line.kind:
            case Kind.STREET:
                self._street(line)
            case Kind.TOTAL:
                self.rake = self._chips(line)
            case Kind.ANTE:
                self.holdings.seats(line.name)
            case Kind.DEALT if line.street not in (Street.THIRD, Street.SEVENTH):
                self.recorder.deal(self._seat(line), line.cards[-1])
            case Kind.SHOWS | Kind.MUCKS:
                self._shows_in_turn(line)
            case Kind.TAKES:
                seat = self._seat(line)
                self.winners[seat] = self.winners.get(seat, 0) + self._chips(line)
            case Kind.UNCLEAR if any(seat.name == line.name for seat in self.recorder.table.seats):
                raise NotationError("history_line")
            case Kind.RETURNED:
                self.recorder.returned(self._seat(line), self._chips(line))
            case _:
                self._acts(line)

    def _acts(self, line: Line) -> None:
        match line.kind:
            case Kind.BRINGS_IN:
                self.recorder.bring_in(self._seat(line), self._chips(line))
            case Kind.FOLDS:
                self.recorder.fold(self._seat(line))
            case Kind.CHECKS:
                self.recorder.check(self._seat(line))
            case Kind.CALLS:
                self.recorder.call(self._seat(line), self._chips(line))
            case Kind.BETS:
                seat = self._seat(line)
                self.recorder.wager(seat, self.recorder.table.seat(seat).bet + self._chips(line))
            case Kind.RAISES:
                self.recorder.wager(self._seat(line), self._chips(line))
            case _:
                pass

    def _street(self, line: Line) -> None:
        """A heading. Third street is dealt here at once, since its lines tell door cards only, and so is the river."""
        assert line.street is not None
        self.recorder.begins(line.street)
        if line.street is Street.THIRD:
            dealt = [seat.number for seat in self.recorder.table.seats]
            self.recorder.third_street([(seat, self.holdings.third_street(seat)) for seat in dealt])
        elif line.street is Street.SEVENTH:
            self._river(line)

    def _river(self, line: Line) -> None:
        """Nobody sees the rivers of others: only the heading tells whether they were dealt, or one card for all."""
        boards = [line for line in self.lines if line.kind is Kind.BOARD]
        shared = line if line.found["cards"] else next(iter(boards), None)
        if shared:
            for card in shared.cards:
                self.recorder.community(card)
            return
        for seat in self.recorder.table.live:
            self.recorder.deal(seat.number, self.holdings.river(seat.number))

    def _shows_in_turn(self, line: Line) -> None:
        """Rooms show one pot after the other, the last side pot first; at a table everybody shows in turn. So who
        plays for more than he whose turn it is waits for him."""
        # Whoever is left alone shows or hides his hand as he likes; no ruling depends on it.
        if len(self.recorder.table.live) < 2:
            return
        self.waiting.append(line)
        for waiting in list(self.waiting):
            due, seat = self.recorder.due(), self._seat(waiting)
            paid = {each.number: each.paid for each in self.recorder.table.seats}
            if due is None or paid[seat] <= paid[due]:
                self.waiting.remove(waiting)
                self._at(waiting, self._shows_down)

    def _shows_down(self, line: Line) -> None:
        seat = self._seat(line)
        if line.kind is Kind.SHOWS:
            self.recorder.show(seat, line.cards)
        else:
            self.recorder.muck(seat)

    def _seat(self, line: Line) -> int:
        """Whose line it is; of two players of one name it is his whose turn it is."""
        seats = self.holdings.seats(line.name)
        due = self.recorder.due() if len(seats) > 1 else None
        return due if due in seats else seats[0]

    def _chips(self, line: Line) -> int:
        return in_chips(self.recorder.table.stakes.unit, line.amount)
