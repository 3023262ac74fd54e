"""Whether an answer can be given to a question, in the window or typed."""

from trainer.questions import (
    Actions,
    Amount,
    Amounts,
    Answer,
    Chosen,
    Count,
    PickedCards,
    PickedSeat,
    Question,
    SeatAndAmounts,
    SeatOrder,
    Split,
)
from trainer.text.words import Words

WORDS = Words()


def may_be_given(question: Question, answer: Answer) -> bool:
    """Whether a trainee could give this answer: the seats can be picked, the choices are offered, the chips are all
    paid out."""
    table = question.table
    nobody = bool(WORDS.nobody(question))
    match answer:
        case PickedSeat(seat=0) | SeatAndAmounts(seat=0, amounts=()):
            return nobody
        case PickedSeat(seat=seat):
            return seat in question.nameable
        case SeatAndAmounts(seat=seat, amounts=amounts):
            return seat in question.nameable and bool(amounts) and min(amounts) > 0
        case SeatOrder(seats=seats):
            return 0 < len(seats) == len(set(seats)) and set(seats) <= {seat.number for seat in table.seats}
        case Amounts(amounts=amounts):
            return all(amount > 0 for amount in amounts)
        case Amount(amount=amount) | Count(count=amount):
            return amount >= 0
        case Chosen(choice=choice):
            return choice in question.choices
        case Actions(acts=acts):
            return bool(acts)
        case Split(shares=shares):
            paid = dict(shares)
            return sum(paid.values()) == table.pot and set(paid) <= {seat.number for seat in table.live}
        case PickedCards(cards=cards):
            seat = table.seat(question.seat or 0)
            held = {dealt.card for dealt in (*seat.cards, *([table.community] if table.community else []))}
            return len(cards) == len(set(cards)) == 5 and set(cards) <= held
