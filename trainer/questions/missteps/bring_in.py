"""Wrong steps on the bring-in."""

from collections.abc import Callable

from trainer.questions.answer import Answer, SeatAndAmounts
from trainer.questions.question import Question
from trainer.table import Seat


def _instead(question: Question, seat: Seat) -> Answer | None:
    right = question.ruling().answer
    assert isinstance(right, SeatAndAmounts)
    return SeatAndAmounts(seat.number, right.amounts)


def highest_brings_in(question: Question) -> Answer | None:
    return _instead(question, max(question.table.seats, key=lambda seat: seat.board[0]))


def first_seat_brings_in(question: Question) -> Answer | None:
    return _instead(question, question.table.seats[0])


MISSTEPS: dict[str, Callable[[Question], Answer | None]] = {
    step.__name__: step for step in (highest_brings_in, first_seat_brings_in)
}
