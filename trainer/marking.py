"""Marking an answer: right or not, why, and which misconception a wrong one shows."""

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from trainer.events import Half, PotPushed
from trainer.houses.house import House
from trainer.houses.keys import Key
from trainer.questions import (
    Amounts,
    Answer,
    Asks,
    PickedSeat,
    Question,
    SeatAndAmounts,
    Split,
    as_good,
    wrong_answers,
)
from trainer.reasons import Reason
from trainer.remembered import remembered
from trainer.skills import Misconception


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

    @property
    def incomplete(self) -> bool:
        """Whether nothing given is wrong, but an amount is missing."""
        match self.given, self.correct:
            case SeatAndAmounts(seat, given), SeatAndAmounts(right_seat, correct):
                return seat == right_seat and set(given) < set(correct)
            case Amounts(given), Amounts(correct):
                return bool(given) and set(given) < set(correct)
            case _:
                return False


def deciding(question: Question, because: Sequence[Reason]) -> Reason | None:
    """The step of an explanation that decided: the last on the clause that the trap turns on, else the last that ruled
    a seat out or named a card, else the last. None where no clause decides, since it is the same at every table."""
    for clause in question.skill.about:
        steps = [reason for reason in because if reason.clause is clause]
        if steps:
            return steps[-1]
    if question.asks in _THE_SAME_EVERYWHERE:
        return None
    steps = [reason for reason in because if reason.out or reason.cards] or list(because)
    return steps[-1]


_THE_SAME_EVERYWHERE = (Asks.NEXT_TO_ACT, Asks.CALL, Asks.MAY_DO, Asks.DEALER_NEXT, Asks.DEALT_IN_ORDER, Asks.CARD_LIES)


def led_astray(question: Question, given: Mark) -> Reason | None:
    """The first step that a mistaken clause takes and the house's does not; None where the mistake is no clause."""
    held = given.misconception
    if held is None or held.clause is None:
        return None
    astray = question.ruling(question.house.with_clause(held.clause, held.value)).because
    return next((step for step in astray if step.clause is held.clause and step not in given.because), None)


def paid(question: Question, correct: Answer) -> tuple[PotPushed, ...]:
    """What the dealer pushes to whom once the right answer is known; nothing where something else is asked, or where
    the answer leaves open whose a part of the pots is."""
    table = question.table
    match correct:
        case Split(shares=shares) if sum(chips for _, chips in shares) == table.pot:
            return tuple(PotPushed(0, Half.WHOLE, seat, chips) for seat, chips in shares)
        case PickedSeat(seat=seat) if question.asks is Asks.WINS_POT and seat and len(table.hands) == 2:
            # Of two hands the better takes all that lies in the middle.
            return (PotPushed(0, Half.WHOLE, seat, table.pot),)
        case _:
            return ()


class There(msgspec.Struct, frozen=True):
    """What the same situation asks for at a house: the answer, None where it cannot come up there; the clause that
    decides it, None where no clause does; and whether it is another answer than at the question's own house."""

    house: House
    answer: Answer | None
    clause: Key[Any] | None
    differs: bool


def at_houses(question: Question, houses: Iterable[House]) -> tuple[There, ...]:
    """What each of these houses answers to a question, and by which clause; the question's own house first."""
    right = question.ruling().answer
    own = sorted(houses, key=lambda house: house.id != question.house.id)
    return tuple(_there(question, house, right) for house in own)


def _there(question: Question, house: House, right: Answer) -> There:
    if not question.arises_at(house):
        return There(house, None, None, differs=False)
    ruling = question.ruling(house)
    step = deciding(question, ruling.because)
    return There(house, ruling.answer, step.clause if step else None, differs=ruling.answer != right)


@remembered
def elsewhere(question: Question, houses: Iterable[House]) -> tuple[tuple[House, Answer], ...]:
    """What the same situation asks for at other houses, those where it is another answer."""
    right = question.ruling().answer
    others = [house for house in houses if house.id != question.house.id and question.arises_at(house)]
    answers = ((house, question.ruling(house).answer) for house in others)
    return tuple((house, answer) for house, answer in answers if answer != right)


def mark(question: Question, given: Answer) -> Mark:
    """The mark for an answer to a question."""
    ruling = question.ruling()
    # Of picked cards that are equally good, those given are the right ones.
    correct = given if as_good(question, given, ruling.answer) else ruling.answer
    misconception = None
    if given != correct:
        held = wrong_answers(question)
        misconception = next((each for each, wrong in held if _shows(question, given, wrong, correct)), None)
    seat_right, amounts_right = _parts(given, correct)
    return Mark(given, correct, ruling.because, misconception, seat_right, amounts_right)


def _parts(given: Answer, correct: Answer) -> tuple[bool, bool]:
    if isinstance(given, SeatAndAmounts) and isinstance(correct, SeatAndAmounts):
        return given.seat == correct.seat, given.amounts == correct.amounts
    return False, False


def _shows(question: Question, given: Answer, wrong: Answer, correct: Answer) -> bool:
    """Whether an answer is what a misconception gives; of a seat with amounts, the part that is wrong decides."""
    if isinstance(given, SeatAndAmounts) and isinstance(wrong, SeatAndAmounts) and isinstance(correct, SeatAndAmounts):
        if given.seat != correct.seat:
            return given.seat == wrong.seat
        # Half of a wrong pair of amounts, as the bring-in without what he may open for, shows as much.
        part = set(given.amounts)
        shown = given.amounts == wrong.amounts or (part <= set(wrong.amounts) and not part <= set(correct.amounts))
        return wrong.seat == correct.seat and shown
    return as_good(question, given, wrong)
