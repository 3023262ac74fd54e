"""An answer as it is typed: seats and amounts by their numbers, a choice by its letter."""

import re
from collections.abc import Mapping

from trainer.money import Unit, amount
from trainer.questions import Amount, Amounts, Answer, Chosen, Count, Kind, PickedSeat, Question, SeatAndAmounts
from trainer.text.marker import N_

HOW: Mapping[Kind, str] = {
    Kind.SEAT: N_("Type the seat, or 0 for nobody."),
    Kind.SEAT_AND_AMOUNT: N_("Type the seat, then every amount he may put in: 4 2 10. Type 0 for nobody."),
    Kind.AMOUNT: N_("Type the amount."),
    Kind.AMOUNTS: N_("Type every total that is allowed: 10 20. Type 0 where none is."),
    Kind.PROCEDURE: N_("Type the letter."),
    Kind.CHOICE: N_("Type the letter."),
    Kind.COUNT: N_("Type the number."),
}
"""How each kind of question is answered."""


def letter(place: int) -> str:
    """The letter that picks the choice at a place, the first being A."""
    return chr(ord("A") + place)


def read_answer(question: Question, typed: str) -> Answer | None:
    """The answer that was typed, or None where it is not one to this kind of question."""
    parts = [part for part in re.split(r"[\s,;/]+", typed.strip()) if part]
    if not parts:
        return None
    unit = question.table.stakes.unit
    match question.kind:
        case Kind.SEAT:
            seat = _number(parts)
            return None if seat is None or not _sits(question, seat) else PickedSeat(seat)
        case Kind.SEAT_AND_AMOUNT:
            seat, amounts = _number(parts[:1]), _amounts(parts[1:], unit)
            if seat is None or amounts is None or not _sits(question, seat) or bool(seat) is not bool(amounts):
                return None
            return SeatAndAmounts(seat, amounts)
        case Kind.AMOUNT:
            amounts = _amounts(parts, unit)
            return Amount(sum(amounts)) if amounts is not None and len(parts) == 1 else None
        case Kind.AMOUNTS:
            amounts = _amounts(parts, unit)
            return None if amounts is None else Amounts(amounts)
        case Kind.COUNT:
            count = _number(parts)
            return None if count is None else Count(count)
        case Kind.PROCEDURE | Kind.CHOICE:
            letters = {letter(place): choice for place, choice in enumerate(question.choices)}
            choice = letters.get(typed.strip().upper())
            return Chosen(choice) if choice else None


def _number(parts: list[str]) -> int | None:
    return int(parts[0]) if len(parts) == 1 and re.fullmatch("[0-9]{1,2}", parts[0]) else None


def _sits(question: Question, seat: int) -> bool:
    return seat == 0 or any(player.number == seat for player in question.table.seats)


def _amounts(parts: list[str], unit: Unit) -> tuple[int, ...] | None:
    """Amounts in smallest chips, ascending and once each, noughts left out; None where one cannot be."""
    found: set[int] = set()
    for part in parts:
        worth = amount(part.removeprefix(unit.symbol))
        chips = None if worth is None else unit.chips(worth)
        if chips is None:
            return None
        found.add(chips)
    return tuple(sorted(found - {0}))
