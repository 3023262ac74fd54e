"""How a table is marked before and after an answer: states of seats, notes and ringed cards."""

from collections.abc import Mapping, Sequence

from trainer.cards import Card
from trainer.marking import Mark
from trainer.questions import (
    Asks,
    Kind,
    PickedCards,
    PickedSeat,
    Question,
    SeatAndAmounts,
    SeatOrder,
    Split,
    picked_seat,
)
from trainer.text.marker import N_
from trainer.text.words import Words
from ui.table.marks import Marks, SeatMark, SeatState

_RIGHT_NOTES = {
    Asks.BRING_IN: N_("Brings it in"),
    Asks.FIRST_TO_ACT: N_("Acts first"),
    Asks.NEXT_TO_ACT: N_("Next to act"),
    Asks.BEST_HIGH: N_("Best high hand"),
    Asks.BEST_LOW: N_("Best low hand"),
    Asks.SHOWS_FIRST: N_("Shows first"),
    Asks.WINS_POT: N_("Wins the pot"),
    Asks.ODD_CHIP: N_("Gets the odd chip"),
}
_TURN = (Asks.MAY_PUT_IN, Asks.BACK_AT_BRING_IN)


def marks_while_asking(question: Question, picked: Marks, words: Words) -> Marks:
    """Who has checked, the seat the question is about, and what is picked: nothing that depends on the answer."""
    seats = {number: SeatMark(note=words("Checked")) for number in question.checked}
    seats |= _asked_about(question, words)
    for number, mark in picked.seats.items():
        before = seats.get(number, SeatMark())
        seats[number] = SeatMark(mark.state, mark.note or before.note)
    return Marks(seats, picked.ringed)


def marks_after(question: Question, mark: Mark, words: Words) -> Marks:
    """The verdict on the table: what is right and what was picked wrongly, the deciding cards ringed."""
    match mark.given, mark.correct:
        case ((PickedSeat() | SeatAndAmounts()), _):
            seats = _one_seat(question, mark, words)
        case SeatOrder(seats=given), SeatOrder(seats=correct):
            seats = _order(given, correct, words)
        case Split(shares=given), Split(shares=correct):
            seats = _shares(question, dict(given), dict(correct), words)
        case PickedCards(), PickedCards(cards=cards):
            seats = {question.seat or 0: SeatMark(SeatState.RIGHT, words("The five cards"))}
            return Marks(seats, frozenset(cards), SeatState.DIMMED)
        case _:
            ringed = frozenset(card for reason in mark.because for card in reason.cards)
            return Marks(_asked_about(question, words), ringed)
    return Marks(seats, _ringed(question, mark, seats), SeatState.DIMMED)


def _asked_about(question: Question, words: Words) -> dict[int, SeatMark]:
    if question.seat is None:
        return {}
    turn = question.asks in _TURN or question.kind in (Kind.AMOUNT, Kind.AMOUNTS, Kind.ACTIONS)
    state = SeatState.TO_ACT
    return {question.seat: SeatMark(state, words("To act") if turn else words("Asked about"))}


def _one_seat(question: Question, mark: Mark, words: Words) -> dict[int, SeatMark]:
    right, given = picked_seat(mark.correct), picked_seat(mark.given)
    seats = {number: SeatMark(SeatState.TIED, words("Tied")) for number in _tied(mark)}
    if given is not None and given != right:
        seats[given] = SeatMark(SeatState.WRONG, words("Your pick"))
    if right is not None:
        seats[right] = SeatMark(SeatState.RIGHT, words(_RIGHT_NOTES.get(question.asks, N_("This seat"))))
    elif mark.because:
        seats = {number: SeatMark(SeatState.TIED, words("Tied")) for number in mark.because[-1].seats} | seats
    return seats


def _order(given: Sequence[int], correct: Sequence[int], words: Words) -> dict[int, SeatMark]:
    """The right place of each seat, and the one it was given where that is another; what was left out is right."""
    said = {number: words.place(at) for at, number in enumerate(given, 1)}
    due = {number: words.place(at) for at, number in enumerate(correct, 1)}
    seats = {}
    for number in said | due:
        if number not in due:
            seats[number] = SeatMark(SeatState.WRONG, words("Not at all"))
        elif number not in said:
            seats[number] = SeatMark(SeatState.RIGHT, words("{place}, left out", place=due[number]))
        elif said[number] == due[number]:
            seats[number] = SeatMark(SeatState.RIGHT, due[number])
        else:
            seats[number] = SeatMark(
                SeatState.WRONG, words("{right}, not {given}", right=due[number], given=said[number])
            )
    return seats


def _shares(
    question: Question, given: Mapping[int, int], correct: Mapping[int, int], words: Words
) -> dict[int, SeatMark]:
    """What each seat is paid, and what it was given where that is something else; what was left out is right."""

    def amount(shares: Mapping[int, int], number: int) -> str:
        return words.money(shares[number], question.table.stakes.unit) if number in shares else words("Nothing")

    seats = {}
    for number in sorted(given.keys() | correct.keys()):
        right = amount(correct, number)
        if given.get(number, correct.get(number)) == correct.get(number):
            seats[number] = SeatMark(SeatState.RIGHT, words("Is paid {amount}", amount=right))
        else:
            note = words("{right}, not {given}", right=right, given=amount(given, number))
            seats[number] = SeatMark(SeatState.WRONG, note)
    return seats


def _tied(mark: Mark) -> tuple[int, ...]:
    """The seats that were level before the last step that told them apart."""
    narrowing = [reason for reason in mark.because if reason.out and reason.seats]
    if len(narrowing) < 2 or len(narrowing[-2].seats) < 2:
        return ()
    return narrowing[-2].seats


def _ringed(question: Question, mark: Mark, seats: Mapping[int, SeatMark]) -> frozenset[Card]:
    """The cards the ruling compared, as far as they lie before a seat that is marked, or in the middle."""
    table = question.seen
    shown = {dealt.card for seat in table.seats if seat.number in seats for dealt in seat.cards}
    if table.community is not None:
        shown.add(table.community.card)
    return frozenset(card for reason in mark.because if reason.seats for card in reason.cards if card in shown)
