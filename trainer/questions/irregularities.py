"""The right answers to what is done when something has gone wrong, out of its ruling."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from trainer.houses.house import House
from trainer.questions.answer import Answer, Chosen, PickedSeat, SeatAndAmounts
from trainer.questions.asks import Asks, Kind
from trainer.reasons import Fact, Ruling
from trainer.rulings import irregular
from trainer.rulings.mishaps import CLAUSES, Mishap, MishapKind, Remedy

if TYPE_CHECKING:
    from trainer.questions.question import Question

_MISDEAL = (Remedy.MISDEAL, Remedy.PLAY_ON, Remedy.WRONGED_OUT)

_OFFERED: dict[MishapKind, tuple[Remedy, ...]] = {
    MishapKind.EXPOSED_HOLE: (
        Remedy.EXPOSED_REPLACED,
        Remedy.EXPOSED_TURNED_BACK,
        Remedy.EXPOSED_IS_UPCARD,
        Remedy.MISDEAL,
    ),
    MishapKind.BOTH_EXPOSED: (
        Remedy.MISDEAL,
        Remedy.BOTH_UP_PLAYS,
        Remedy.DEAD_ANTE_LOST,
        Remedy.DEAD_ANTE_BACK,
    ),
    MishapKind.EXPOSED_RIVER: (
        Remedy.RIVER_KEPT,
        Remedy.RIVER_REPLACED,
        Remedy.RIVER_ALL_UP,
        Remedy.RIVER_ALL_IN_OPTION,
    ),
    MishapKind.WRONG_BRING_IN: (Remedy.LOW_STANDS, Remedy.LOW_CORRECTED, Remedy.LOW_BOTH_PAY, Remedy.MISDEAL),
    MishapKind.FIRST_CARD_WRONG: _MISDEAL,
    MishapKind.SEAT_LEFT_OUT: _MISDEAL,
    MishapKind.NO_BURN: (Remedy.BURN_LEFT, Remedy.BURN_MOVED, Remedy.BURN_DOUBLED),
    MishapKind.PREMATURE: (
        Remedy.PREMATURE_PLAYS,
        Remedy.PREMATURE_ASIDE,
        Remedy.PREMATURE_RESHUFFLED,
        Remedy.PREMATURE_BURNED,
    ),
    MishapKind.BOXED: (Remedy.MISDEAL, Remedy.BOXED_PLAYS, Remedy.BOXED_NEXT, Remedy.BOXED_RESHUFFLED),
    MishapKind.FOULED: (
        Remedy.FOULED_PLAY_ON,
        Remedy.FOULED_HANDS_DEAD,
        Remedy.FOULED_POT_STAYS,
        Remedy.FOULED_ALL_BACK,
    ),
    MishapKind.CARD_COUNT: (Remedy.COUNT_BEST_FIVE, Remedy.COUNT_PUT_RIGHT, Remedy.COUNT_DEAD),
    MishapKind.UPCARDS_TURNED: (Remedy.TURNED_FOLD, Remedy.TURNED_PENALTY, Remedy.TURNED_LIVE),
    MishapKind.ABSENT: (
        Remedy.ABSENT_WAITS,
        Remedy.ABSENT_AFTER_DEAL,
        Remedy.ABSENT_AT_TURN,
        Remedy.ABSENT_ANTE_BACK,
    ),
}


def remedies(kind: MishapKind) -> tuple[str, ...]:
    """What could be thought to be done about a mishap, in the order shown, the same in every question about it."""
    return tuple(each.value for each in _OFFERED[kind])


def mishap_of(question: Question) -> Mishap:
    """What went wrong. Raises ValueError for a question in which nothing did."""
    if question.mishap is None:
        raise ValueError(f"{question.asks.value} asks of a mishap, and there is none")
    return question.mishap


def rules_on(house: House, mishap: Mishap) -> bool:
    """Whether a house has a rule for it."""
    return CLAUSES[mishap.kind].text in house.clauses


def remedy(question: Question, house: House) -> Ruling[Answer]:
    """What is done."""
    ruling = irregular.remedy(mishap_of(question), question.table, house)
    return Ruling(Chosen(ruling.answer.value), ruling.why)


def turn_after(question: Question, house: House) -> Ruling[Answer]:
    """Whose turn it is."""
    ruling = irregular.turn_after(mishap_of(question), question.table, house)
    return Ruling(PickedSeat(ruling.answer), ruling.why)


def absent_brings_in(question: Question, house: House) -> Ruling[Answer]:
    """Who brings it in while the low card's player is away; nobody where it is dealt again."""
    ruling = irregular.absent_low(question.table, house)
    seat, amount = ruling.answer or (0, 0)
    return Ruling(SeatAndAmounts(seat, (amount,) if seat else ()), ruling.why)


def told(question: Question) -> tuple[Fact, ...]:
    """What went wrong, as it is said with the question."""
    mishap = mishap_of(question)
    seat, cards, count = mishap.seat, mishap.cards, mishap.count
    street = question.table.street
    match mishap.kind:
        case MishapKind.EXPOSED_HOLE:
            return (Fact("mishap.exposed_hole", {"seat": seat, "card": cards[0]}),)
        case MishapKind.EXPOSED_LOW:
            return (Fact("mishap.exposed_low", {"seat": seat, "card": cards[0]}),)
        case MishapKind.BOTH_EXPOSED:
            return (Fact("mishap.both_exposed", {"seat": seat, "cards": cards}),)
        case MishapKind.EXPOSED_RIVER:
            return (Fact("mishap.exposed_river", {"seat": seat, "card": cards[0]}),)
        case MishapKind.WRONG_BRING_IN if count:
            return (Fact("mishap.wrong_bring_in.acted", {"seat": seat, "card": cards[0], "count": count}),)
        case MishapKind.WRONG_BRING_IN:
            return (Fact("mishap.wrong_bring_in", {"seat": seat, "card": cards[0]}),)
        case MishapKind.FIRST_CARD_WRONG:
            return (Fact("mishap.first_card_wrong", {"seat": seat}),)
        case MishapKind.SEAT_LEFT_OUT:
            return (Fact("mishap.seat_left_out", {"seat": seat}),)
        case MishapKind.NO_BURN if mishap.looked:
            return (Fact("mishap.no_burn.looked", {"street": street, "seat": seat}),)
        case MishapKind.NO_BURN:
            return (Fact("mishap.no_burn", {"street": street}),)
        case MishapKind.PREMATURE:
            return (Fact("mishap.premature", {"street": street, "seat": seat}),)
        case MishapKind.BOXED if count > 1:
            return (Fact("mishap.boxed.several", {"count": count}),)
        case MishapKind.BOXED:
            return (Fact("mishap.boxed", {"seat": seat}),)
        case MishapKind.FOULED:
            return (Fact("mishap.fouled", {"card": cards[0], "seat": seat}),)
        case MishapKind.CARD_COUNT:
            return (Fact("mishap.card_count", {"seat": seat, "count": count}),)
        case MishapKind.UPCARDS_TURNED if irregular.betting_over(question.table, question.house):
            return (Fact("mishap.upcards.showdown", {"seat": seat}),)
        case MishapKind.UPCARDS_TURNED:
            return (Fact("mishap.upcards", {"seat": seat}),)
        case MishapKind.ABSENT:
            return (Fact("mishap.absent", {"seat": seat}),)
        case MishapKind.ABSENT_LOW:
            return (Fact("mishap.absent_low", {"seat": seat}),)


KINDS: dict[Asks, Kind] = {
    Asks.REMEDY: Kind.CHOICE,
    Asks.TURN_AFTER: Kind.SEAT,
    Asks.ABSENT_BRINGS_IN: Kind.SEAT_AND_AMOUNT,
}

RULINGS: dict[Asks, Callable[[Question, House], Ruling[Answer]]] = {
    Asks.REMEDY: remedy,
    Asks.TURN_AFTER: turn_after,
    Asks.ABSENT_BRINGS_IN: absent_brings_in,
}

SITUATIONS: dict[Asks, Callable[[Question], tuple[Fact, ...]]] = dict.fromkeys(KINDS, told)
