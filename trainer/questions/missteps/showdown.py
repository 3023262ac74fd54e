"""Wrong steps at the showdown."""

from collections.abc import Callable

from trainer import events as ev
from trainer.cards import Card
from trainer.hands import HandValue, best_high, board_value
from trainer.questions.answer import Answer, Chosen, PickedSeat, SeatOrder
from trainer.questions.asks import Asks
from trainer.questions.question import Question
from trainer.questions.showdown import Muck, Tabled, called
from trainer.rulings.payout import seven_cards
from trainer.rulings.showdown import showdown
from trainer.table import Seat

_WAGERS = ev.Bet | ev.Raised | ev.Completed


def first_bettor_shows_first(question: Question) -> Answer | None:
    wagers = [act.seat for act in question.table.actions if isinstance(act, _WAGERS)]
    return _from(question, wagers[0]) if wagers else None


def last_caller_shows_first(question: Question) -> Answer | None:
    calls = [act.seat for act in question.table.actions if isinstance(act, ev.Called)]
    return _from(question, calls[-1]) if calls else None


def earlier_bettor_shows_first(question: Question) -> Answer | None:
    """Whoever bet or raised last before seventh street."""
    earlier = [act.seat for acts in question.table.rounds[:-1] for act in acts if isinstance(act, _WAGERS)]
    return _from(question, earlier[-1]) if earlier else None


def all_in_shows_first(question: Question) -> Answer | None:
    """The first all-in player clockwise from the dealer."""
    broke = [seat.number for seat in question.table.hands if not seat.stack]
    return _from(question, broke[0]) if broke else None


def first_to_show_may_muck(question: Question) -> Answer | None:
    first = showdown(question.table, question.house).answer.order[0]
    return Chosen(Muck.MAY.value) if question.seat == first else None


def called_hand_counts(question: Question) -> Answer | None:
    """The miscalled hand taken for what its player calls it."""
    return _wins(question, lambda seat: called(_seven(question, seat)) if seat.number == question.seat else None)


def upcards_alone_count(question: Question) -> Answer | None:
    return _wins(question, lambda seat: board_value(seat.board))


def five_are_enough(question: Question) -> Answer | None:
    return Chosen(Tabled.FIVE.value) if len(question.table.live) > 1 else None


def last_hand_must_show(question: Question) -> Answer | None:
    return Chosen(Tabled.ALL_SEVEN.value)


def _from(question: Question, first: int) -> Answer | None:
    """The hands shown clockwise from that one; None where it has folded or that is not asked."""
    table = question.table
    if table.seat(first).folded or question.asks not in (Asks.SHOWS_FIRST, Asks.SHOW_ORDER):
        return None
    if question.asks is Asks.SHOWS_FIRST:
        return PickedSeat(first)
    at = table.index(first)
    return SeatOrder(tuple(seat.number for seat in table.seats[at:] + table.seats[:at] if not seat.folded))


def _wins(question: Question, taken_for: Callable[[Seat], HandValue | None]) -> Answer:
    """Who would win, each hand taken for that or for what it is."""
    values = {seat.number: taken_for(seat) or best_high(_seven(question, seat)) for seat in question.table.live}
    best = max(values.values())
    winners = [seat for seat, value in values.items() if value == best]
    return PickedSeat(winners[0] if len(winners) == 1 else 0)


def _seven(question: Question, seat: Seat) -> tuple[Card, ...]:
    return seven_cards(question.table, seat) or ()


MISSTEPS: dict[str, Callable[[Question], Answer | None]] = {
    step.__name__: step
    for step in (
        first_bettor_shows_first,
        last_caller_shows_first,
        earlier_bettor_shows_first,
        all_in_shows_first,
        first_to_show_may_muck,
        called_hand_counts,
        upcards_alone_count,
        five_are_enough,
        last_hand_must_show,
    )
}
