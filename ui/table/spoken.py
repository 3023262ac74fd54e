"""What is said of each thing on the table to somebody who cannot see it. Knows no Qt.

It is what is drawn and no more: tables come here as their viewer sees them.
"""

from collections.abc import Iterator, Mapping

import msgspec

from trainer.houses.values import Face
from trainer.money import Unit
from trainer.table import DealtCard, Seat, Table
from trainer.text.marker import N_
from trainer.text.words import Words
from ui.table.empty import empty_seats
from ui.table.geometry import Rect
from ui.table.marks import Labels, Marks, SeatState, Sight
from ui.table.plan import Plan, SeatPlan

_STATES: Mapping[SeatState, str] = {
    SeatState.SELECTED: N_("selected"),
    SeatState.PICKED: N_("selected"),
    SeatState.TO_ACT: N_("to act"),
    SeatState.RIGHT: N_("right"),
    SeatState.WRONG: N_("wrong"),
    SeatState.TIED: N_("tied"),
}
_SAID_BY_NOTE = (SeatState.TO_ACT, SeatState.TIED)
"""States that tell nothing more where there is a note."""


class Drawn(msgspec.Struct, frozen=True):
    """A table as it is drawn: where things lie, and what a page says of them."""

    table: Table
    plan: Plan
    marks: Marks
    sight: Sight
    labels: Labels


class Thing(msgspec.Struct, frozen=True):
    """Something on the table: its `key` stays the same from one table to the next. `seat` is the number of the seat
    that it is as a whole, `parts` are its cards and its bet."""

    key: str
    name: str
    box: Rect
    seat: int | None = None
    state: SeatState = SeatState.NORMAL
    parts: tuple["Thing", ...] = ()


def things(drawn: Drawn, words: Words) -> tuple[Thing, ...]:
    """Everything on the table: the seats clockwise from the dealer's left hand, then what lies in the middle."""
    return (*_seats(drawn, words), *_middle(drawn, words))


def seat(player: Seat, unit: Unit, marks: Marks, sight: Sight, words: Words) -> str:
    """A player with his bet and what is noted of him: `Seat 4, two of diamonds up, two cards down, $530, selected`."""
    mark = marks.of(player.number)
    said = [words.seat(player, unit, named=sight.names)]
    if player.bet:
        said.append(words("bet {amount}", amount=words.money(player.bet, unit)))
    if mark.note:
        said.append(mark.note)
    if mark.state in _STATES and not (mark.note and mark.state in _SAID_BY_NOTE):
        said.append(words(_STATES[mark.state]))
    return ", ".join(said)


def card(dealt: DealtCard, marks: Marks, words: Words) -> str:
    """A card: `seven of clubs, up`. Of one that cannot be seen, no more than how it lies."""
    if dealt.card is None:
        return words("hidden card, down") if dealt.face is Face.DOWN else words("card not known, up")
    name = words.card_name(dealt.card)
    said = words("{card}, up", card=name) if dealt.face is Face.UP else words("{card}, down", card=name)
    return words("{card}, marked", card=said) if dealt.card in marks.ringed else said


def _seats(drawn: Drawn, words: Words) -> Iterator[Thing]:
    unit = drawn.table.stakes.unit
    places = dict(empty_seats(drawn.plan.stage, drawn.table))
    for player, place, empty in zip(drawn.table.seats, drawn.plan.seats, drawn.table.empty, strict=True):
        key = f"seat {player.number}"
        yield Thing(
            key,
            seat(player, unit, drawn.marks, drawn.sight, words),
            place.plate.joined(place.hand),
            player.number,
            drawn.marks.of(player.number).state,
            tuple(_before(player, key, place, drawn, words)),
        )
        for number in empty:
            yield Thing(f"empty {number}", words("Seat {seat}, empty", seat=number), places[number])


def _before(player: Seat, key: str, place: SeatPlan, drawn: Drawn, words: Words) -> Iterator[Thing]:
    """What lies before a player."""
    if player.live:
        for at, (dealt, slot) in enumerate(zip(player.cards, place.cards, strict=True)):
            yield Thing(f"{key} card {at}", card(dealt, drawn.marks, words), slot.rect)
    if player.bet:
        amount = words.money(player.bet, drawn.table.stakes.unit)
        said = words("Seat {seat} bet, {amount}", seat=player.number, amount=amount)
        yield Thing(f"{key} bet", said, place.bet_room.joined(place.bet_plate))


def _middle(drawn: Drawn, words: Words) -> Iterator[Thing]:
    table, plan, sight = drawn.table, drawn.plan, drawn.sight
    stub, _, burns = (slot.rect for slot in plan.spots)
    yield Thing("pot", _pot(drawn, words), plan.pot_plates)
    yield Thing("community", _community(drawn, words), plan.community.rect)
    yield Thing("stub", words("Stub, covered") if sight.hide_stub_count else words.stub(table), stub)
    yield Thing("burns", words("Burns, covered") if sight.hide_burns else words.burns(table), burns)


def _pot(drawn: Drawn, words: Words) -> str:
    """The pot, in its parts where it is drawn so."""
    unit, pot, parts = drawn.table.stakes.unit, drawn.table.pot, drawn.sight.pots
    if len(parts) < 2 or sum(parts) != pot:
        return words("Pot, {amount}", amount=words.money(pot, unit))
    named = zip(drawn.labels.pots, parts, strict=False)
    return "; ".join(f"{name}, {words.money(part, unit)}" for name, part in named)


def _community(drawn: Drawn, words: Words) -> str:
    """The community card, or that there is none, and the line written below it."""
    lies = drawn.table.community
    said = words.community(drawn.table)
    if lies is not None and lies.card in drawn.marks.ringed:
        said = words("{card}, marked", card=said)
    return f"{said}. {drawn.marks.middle}" if drawn.marks.middle else said
