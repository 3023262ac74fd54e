"""Marking an answer: right or not, why, and which misconception a wrong one shows."""

from collections.abc import Sequence

import msgspec

from trainer.questions import Answer, Question, SeatAndAmounts, wrong_answers
from trainer.reasons import Reason
from trainer.skills import Misconception, Skill


class Mark(msgspec.Struct, frozen=True):
    """What became of an answer. `correct` is the right answer and `because` its reasons; `misconception` is the wrong
    idea that gives just the answer given, where one does. `seat_right` and `amounts_right` mark the two parts of an
    answer that has them."""

    given: Answer
    correct: Answer
    because: tuple[Reason, ...]
    misconception: Misconception | None = None
    seat_right: bool = False
    amounts_right: bool = False

    @property
    def right(self) -> bool:
        """Whether the whole answer is right."""
        return self.given == self.correct


def deciding(because: Sequence[Reason], skill: Skill) -> Reason:
    """The step of an explanation that decided: the last on the clause that the trap turns on, else the last that ruled
    a seat out or named a card, else the last."""
    steps = [reason for reason in because if reason.clause is skill.about]
    steps = steps or [reason for reason in because if reason.out or reason.cards] or list(because)
    return steps[-1]


def mark(question: Question, given: Answer) -> Mark:
    """The mark for an answer to a question."""
    ruling = question.ruling()
    correct = ruling.answer
    misconception = None
    if given != correct:
        misconception = next((held for held, answer in wrong_answers(question) if _shows(given, answer, correct)), None)
    seat_right, amounts_right = _parts(given, correct)
    return Mark(given, correct, ruling.because, misconception, seat_right, amounts_right)


def _parts(given: Answer, correct: Answer) -> tuple[bool, bool]:
    if isinstance(given, SeatAndAmounts) and isinstance(correct, SeatAndAmounts):
        return given.seat == correct.seat, given.amounts == correct.amounts
    return False, False


def _shows(given: Answer, wrong: Answer, correct: Answer) -> bool:
    """Whether an answer is what a misconception gives; of a seat with amounts, the part that is wrong decides."""
    if isinstance(given, SeatAndAmounts) and isinstance(wrong, SeatAndAmounts) and isinstance(correct, SeatAndAmounts):
        if given.seat != correct.seat:
            return given.seat == wrong.seat
        return wrong.seat == correct.seat and given.amounts == wrong.amounts
    return given == wrong
