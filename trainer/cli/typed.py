"""An answer as it is typed: seats and amounts by their numbers, a choice by its letter."""

import re
from collections.abc import Mapping

from trainer.cards import parse_cards
from trainer.errors import NotationError
from trainer.money import Unit, amount
from trainer.questions import (
    Act,
    Actions,
    Amount,
    Amounts,
    Answer,
    Chosen,
    Count,
    Kind,
    PickedCards,
    PickedSeat,
    Question,
    SeatAndAmounts,
    SeatOrder,
    Split,
)
from trainer.text.marker import N_

HOW: Mapping[Kind, str] = {
    Kind.SEAT: N_("Type the seat, or 0 for nobody."),
    Kind.SEAT_AND_AMOUNT: N_("Type the seat, then every amount he may put in: 4 2 10. Type 0 for nobody."),
    Kind.AMOUNT: N_("Type the amount."),
    Kind.AMOUNTS: N_("Type every total that is allowed: 10 20. Type 0 where none is."),
    Kind.PROCEDURE: N_("Type the letter."),
    Kind.CHOICE: N_("Type the letter."),
    Kind.COUNT: N_("Type the number."),
    Kind.ACTIONS: N_("Type everything he may do: fold call raise. The words are {acts}."),
    Kind.ORDER: N_("Type the seats in their order: 4 7 2."),
    Kind.SPLIT: N_("Type each seat that is paid, and its amount: 2=40 5=20."),
    Kind.CARDS: N_("Type the cards: Ah Kh 9d."),
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
        case Kind.ACTIONS:
            acts = {act.value: act for act in Act}
            done = {acts.get(part.lower()) for part in parts}
            return None if None in done else Actions(tuple(act for act in Act if act in done))
        case Kind.ORDER:
            seats = [_number([part]) for part in parts]
            sitting = tuple(seat for seat in seats if seat and _sits(question, seat))
            return SeatOrder(sitting) if len(set(sitting)) == len(parts) else None
        case Kind.SPLIT:
            return _split(question, parts, unit)
        case Kind.CARDS:
            try:
                cards = {card for part in parts for card in parse_cards(part)}
            except NotationError:
                return None
            return PickedCards(tuple(sorted(cards, reverse=True)))


def _split(question: Question, parts: list[str], unit: Unit) -> Split | None:
    paid: dict[int, int] = {}
    for part in parts:
        number, _, worth = part.partition("=")
        seat, amounts = _number([number]), _amounts([worth], unit)
        if not seat or not _sits(question, seat) or seat in paid or amounts is None:
            return None
        paid[seat] = sum(amounts)
    return Split(tuple(sorted((seat, chips) for seat, chips in paid.items() if chips)))


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
