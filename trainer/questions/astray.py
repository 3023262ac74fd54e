"""The step that a named mistake takes and the one that is right, as facts to be read side by side."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from trainer.cards import Card
from trainer.money import Chips
from trainer.questions.answer import Amount, Amounts, Answer, Count, PickedSeat, SeatAndAmounts
from trainer.questions.asks import Asks
from trainer.questions.missteps import high_hand, low_hand
from trainer.questions.question import Question
from trainer.reasons import Fact
from trainer.rulings.betting import betting
from trainer.rulings.payout import seven_cards
from trainer.table import Seat

Pair = tuple[Fact, Fact | None]
"""The wrong step and the right one; None in its place where the ruling's own step says it."""

Read = high_hand.Read | low_hand.Read


def step_astray(question: Question, name: str, wrong: Answer, right: Answer) -> Pair | None:
    """What somebody sees or reckons who takes the wrong step of that name; None where his answer says all of it."""
    found: Pair | None = None
    if name in high_hand.READINGS:
        found = _read(question, high_hand.READINGS[name], high_hand.rightly, max)
    elif name in low_hand.READINGS:
        found = _read(question, low_hand.READINGS[name], low_hand.lowest, min)
    if found is not None:
        return found if found[0] != found[1] else None
    match wrong, right:
        case ((PickedSeat() | SeatAndAmounts()), (PickedSeat() | SeatAndAmounts())) if wrong.seat != right.seat:
            return _seats(question, name, wrong.seat, right.seat)
        case SeatAndAmounts(amounts=amounts), SeatAndAmounts(amounts=due):
            return _put_in(question, amounts), _put_in(question, due)
        case Amounts(amounts=totals), Amounts(amounts=due):
            return _totals(question, totals), _totals(question, due)
        case Amount(amount=chips), Amount(amount=due) if question.asks is Asks.CALL:
            return _call(question, chips), _call(question, due)
        case Amount(amount=chips), Amount(amount=due):
            key = "astray.too_much" if chips > due else "astray.too_little"
            return Fact(key, {"amount": Chips(chips), "difference": Chips(abs(chips - due))}), None
        case Count(count=count), Count(count=due):
            key = "astray.too_many" if count > due else "astray.too_few"
            return Fact(key, {"found": count, "count": abs(count - due)}), None
    return None


def _read(
    question: Question,
    read: Callable[[Sequence[Card]], Read | None],
    rightly: Callable[[Sequence[Card]], Read | None],
    best: Callable[[Any], Any],
) -> Pair | None:
    """The hands as they are read, and as they are."""
    table = question.table
    if question.seat is not None:
        cards = seven_cards(table, table.seat(question.seat)) or ()
        return _hand("astray", question.seat, read(cards)), _hand("is", question.seat, rightly(cards))
    hands = {seat.number: seven_cards(table, seat) or () for seat in table.live}
    said = {number: found for number, cards in hands.items() if (found := read(cards)) is not None}
    there = {number: found for number, cards in hands.items() if (found := rightly(cards)) is not None}
    if question.asks is Asks.HANDS_WITH_LOW:
        return _lows("astray", said), _lows("is", there)
    if question.asks in (Asks.BEST_HIGH, Asks.BEST_LOW, Asks.HIGH_SHARED):
        return _first("astray", said, best), _first("is", there, best)
    return None


def _hand(how: str, seat: int, found: Read | None) -> Fact:
    if found is None:
        return Fact(f"{how}.no_low", {"seat": seat})
    return Fact(f"{how}.read", {"seat": seat, "cards": tuple(found.five)})


def _lows(how: str, found: Mapping[int, Read]) -> Fact:
    return Fact(f"{how}.lows", {"seats": tuple(found)}) if found else Fact(f"{how}.no_lows")


def _first(how: str, found: Mapping[int, Read], best: Callable[[Any], Any]) -> Fact:
    """Whose hand is put first, or which are put level."""
    if not found:
        return Fact(f"{how}.no_lows")
    most = best(each.worth for each in found.values())
    first = [number for number, each in found.items() if each.worth == most]
    if len(first) > 1:
        return Fact(f"{how}.level", {"seats": tuple(first)})
    return Fact(f"{how}.first", {"seat": first[0], "cards": tuple(found[first[0]].five)})


def _seats(question: Question, name: str, wrong: int, right: int) -> Pair | None:
    """Two seats, each with the cards that it was compared by."""
    table = question.table
    if wrong and all(seat.number != wrong for seat in table.seats):
        return Fact("astray.empty_seat", {"seat": wrong}), None
    if question.asks is Asks.NEXT_TO_ACT:
        return Fact("astray.next", {"seat": wrong}), None
    counted = _COUNTED.get(name, _board)
    cards = {seat.number: counted(seat) for seat in table.seats}
    if not (cards.get(wrong) and cards.get(right)):
        return None
    boards = {seat.number: _board(seat) for seat in table.seats}
    wrongly = {"seat": wrong, "cards": cards[wrong], "other": right, "others": cards[right]}
    rightly = {"seat": right, "cards": boards[right], "other": wrong, "others": boards[wrong]}
    return Fact("astray.before", wrongly), Fact("is.before", rightly)


def _board(seat: Seat) -> tuple[Card | None, ...]:
    return seat.board


_COUNTED: Mapping[str, Callable[[Seat], tuple[Card | None, ...]]] = {
    "hole_cards_counted": lambda seat: (min(dealt.card for dealt in seat.cards if dealt.card),),
    "down_card_counted": lambda seat: (*seat.board, *seat.down[-1:]),
}
"""What else than the upcards is compared in some mistakes."""


def _put_in(question: Question, amounts: Sequence[int]) -> Fact:
    stakes = question.table.stakes
    if not amounts:
        return Fact("astray.no_wager")
    values = {"totals": tuple(map(Chips, amounts)), "small": Chips(stakes.small), "ante": Chips(stakes.ante)}
    return Fact("astray.put_in", values)


def _totals(question: Question, totals: Sequence[int]) -> Fact:
    """Totals, by how much each goes up from the last full wager."""
    if not totals:
        return Fact("astray.no_wager")
    state = betting(question.table, question.house)
    level, reached = state.full or state.call_to, tuple(map(Chips, totals))
    if not level:
        return Fact("astray.first_wager", {"totals": reached})
    more = tuple(Chips(total - level) for total in totals)
    return Fact("astray.raised", {"level": Chips(level), "by": more, "totals": reached})


def _call(question: Question, chips: int) -> Fact:
    lies = question.table.seat(question.seat or 0).bet
    return Fact("astray.call", {"amount": Chips(chips), "lies": Chips(lies), "total": Chips(lies + chips)})
