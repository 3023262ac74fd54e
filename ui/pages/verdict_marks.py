"""How a table is marked before and after an answer: states of seats, notes and ringed cards."""

from trainer.cards import Card
from trainer.marking import Mark
from trainer.questions import Answer, Asks, Kind, PickedSeat, Question, SeatAndAmounts
from trainer.text.marker import N_
from trainer.text.words import Words
from ui.table.marks import Marks, SeatMark, SeatState

_SEAT_KINDS = (Kind.SEAT, Kind.SEAT_AND_AMOUNT)
_RIGHT_NOTES = {Asks.BRING_IN: N_("Brings it in"), Asks.NEXT_TO_ACT: N_("Next to act")}


def marks_while_asking(question: Question, picked: int | None, words: Words) -> Marks:
    """Who has checked, the seat the question is about, and the one picked: nothing that depends on the answer."""
    seats = {number: SeatMark(note=words("Checked")) for number in question.checked}
    if question.seat is not None:
        seats[question.seat] = SeatMark(SeatState.TO_ACT, words("To act"))
    if picked is not None:
        seats[picked] = SeatMark(SeatState.SELECTED)
    return Marks(seats)


def marks_after(question: Question, mark: Mark, words: Words) -> Marks:
    """The verdict on the table: the right seat and the wrong pick, the deciding cards ringed, the rest dimmed."""
    if question.kind not in _SEAT_KINDS:
        return _about_one_seat(question, mark, words)
    right, given = _seat(mark.correct), _seat(mark.given)
    seats = {number: SeatMark(SeatState.TIED, words("Tied")) for number in _tied(mark)}
    if given is not None and given != right:
        seats[given] = SeatMark(SeatState.WRONG, words("Your pick"))
    if right is not None:
        seats[right] = SeatMark(SeatState.RIGHT, words(_RIGHT_NOTES.get(question.asks, N_("Acts first"))))
    return Marks(seats, _ringed(question, mark, seats), SeatState.DIMMED)


def _about_one_seat(question: Question, mark: Mark, words: Words) -> Marks:
    seats = {}
    if question.seat is not None:
        seats[question.seat] = SeatMark(SeatState.TO_ACT, words("To act"))
    cards = [card for reason in mark.because for card in reason.cards]
    return Marks(seats, frozenset(cards))


def _seat(answer: Answer) -> int | None:
    if isinstance(answer, PickedSeat | SeatAndAmounts):
        return answer.seat or None
    return None


def _tied(mark: Mark) -> tuple[int, ...]:
    """The seats that were level before the last step that told them apart."""
    narrowing = [reason for reason in mark.because if reason.out and reason.seats]
    if len(narrowing) < 2 or len(narrowing[-2].seats) < 2:
        return ()
    return narrowing[-2].seats


def _ringed(question: Question, mark: Mark, seats: dict[int, SeatMark]) -> frozenset[Card]:
    """The cards the ruling compared, as far as they lie before a seat that is marked, or in the middle."""
    table = question.table
    shown = {card for number in seats for card in table.seat(number).board}
    if table.community is not None and table.community.card is not None:
        shown.add(table.community.card)
    compared = {card for reason in mark.because if reason.seats for card in reason.cards}
    return frozenset(compared & shown)
