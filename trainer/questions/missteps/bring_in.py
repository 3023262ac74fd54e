"""Wrong steps on the bring-in."""

from collections.abc import Callable
from fractions import Fraction

from trainer.cards import Suit
from trainer.houses import keys as k
from trainer.houses import values as v
from trainer.questions.answer import Amount, Answer, Chosen, PickedSeat, SeatAndAmounts
from trainer.questions.asks import Asks
from trainer.questions.choices import MayPutIn
from trainer.questions.question import Question
from trainer.rulings.bring_in import low_card_order
from trainer.table import Seat


def _right(question: Question) -> SeatAndAmounts:
    right = question.ruling().answer
    assert isinstance(right, SeatAndAmounts)
    return right


def _instead(question: Question, number: int) -> Answer:
    return SeatAndAmounts(number, _right(question).amounts)


def _low(question: Question) -> Seat:
    return low_card_order(question.table, question.house)[0]


def _tied_low(question: Question) -> list[Seat]:
    rank = _low(question).board[0].rank
    return [seat for seat in question.table.seats if seat.board[0].rank is rank]


def highest_brings_in(question: Question) -> Answer | None:
    return _instead(question, max(question.table.seats, key=lambda seat: seat.board[0]).number)


def first_seat_brings_in(question: Question) -> Answer | None:
    return _instead(question, question.table.seats[0].number)


def spades_lowest(question: Question) -> Answer | None:
    """Spades, clubs, diamonds, hearts: the order of the alphabet, but begun at spades."""
    order = (Suit.SPADES, Suit.CLUBS, Suit.DIAMONDS, Suit.HEARTS)
    return _instead(question, min(_tied_low(question), key=lambda seat: order.index(seat.board[0].suit)).number)


def nearest_the_dealer(question: Question) -> Answer | None:
    """The dealer sits between the last player and the first."""
    last = len(question.table.seats) - 1
    places = {seat.number: place for place, seat in enumerate(question.table.seats)}
    tied = [seat.number for seat in _tied_low(question)]
    return _instead(question, min(tied, key=lambda number: min(places[number], last - places[number])))


def ace_low_in_hilo(question: Question) -> Answer | None:
    if question.table.game is not v.Game.HILO:
        return None
    return question.ruling(question.house.with_clause(k.BRING_IN_ACE, v.AceDoorCard.LOW)).answer


def hole_cards_counted(question: Question) -> Answer | None:
    lowest = {seat.number: min(card.card for card in seat.cards if card.card) for seat in question.table.seats}
    return _instead(question, min(lowest, key=lambda number: lowest[number]))


def _posting(question: Question, share: Fraction) -> Answer | None:
    """The bring-in taken for that share of the small bet; None where no chips make it."""
    right, small = _right(question), question.table.stakes.small
    posted = small * share
    if posted.denominator > 1:
        return None
    return SeatAndAmounts(right.seat, tuple(sorted({posted.numerator, small})))


def half_the_small_bet(question: Question) -> Answer | None:
    return _posting(question, Fraction(1, 2))


def fifth_of_the_small_bet(question: Question) -> Answer | None:
    return _posting(question, Fraction(1, 5))


def whole_small_bet(question: Question) -> Answer | None:
    return _posting(question, Fraction(1))


def ante_for_bring_in(question: Question) -> Answer | None:
    stakes = question.table.stakes
    return _posting(question, Fraction(stakes.ante, stakes.small)) if stakes.ante else None


def any_amount_between(question: Question) -> Answer | None:
    return Chosen(MayPutIn.ANYTHING_BETWEEN.value)


def opens_for_big_bet(question: Question) -> Answer | None:
    return Chosen(MayPutIn.BIG_BET_TOO.value)


def bring_in_may_fold(question: Question) -> Answer | None:
    return Chosen(MayPutIn.MAY_FOLD.value)


def opens_for_more_than_he_has(question: Question) -> Answer | None:
    return Chosen(MayPutIn.SMALL_BET_TOO.value) if _short_of_a_bet(question) else None


def all_in_without_limit(question: Question) -> Answer | None:
    return None if _short_of_a_bet(question) else Chosen(MayPutIn.ALL_IN_TOO.value)


def _short_of_a_bet(question: Question) -> bool:
    return _low(question).stack < question.table.stakes.small


def all_in_brings_in_anyway(question: Question) -> Answer | None:
    return _instead(question, _low(question).number)


def next_seat_though_all_in(question: Question) -> Answer | None:
    following = question.table.clockwise_after(_low(question).number)[0]
    return None if following.stack else _instead(question, following.number)


def bring_in_skipped(question: Question) -> Answer | None:
    """Nobody brings it in, and the next player may only bet."""
    return SeatAndAmounts(_right(question).seat, (question.table.stakes.small,))


def short_must_leave(question: Question) -> Answer | None:
    heirs = question.table.clockwise_after(_low(question).number)
    return _full(question, next(seat.number for seat in heirs if seat.stack))


def short_owes_full_bring_in(question: Question) -> Answer | None:
    return _full(question, _low(question).number)


def _full(question: Question, number: int) -> Answer | None:
    if question.asks is not Asks.BRING_IN:
        return None
    return SeatAndAmounts(number, (question.table.stakes.bring_in, question.table.stakes.small))


def call_drops_to_short_post(question: Question) -> Answer | None:
    if question.asks is not Asks.CALL:
        return None
    return Amount(max(seat.bet for seat in question.table.seats))


def _from(question: Question) -> int:
    """The seat that the action goes on from: whoever acted last, else the low card that has no chips."""
    return question.table.actions[-1].seat if question.table.actions else _low(question).number


def _goes_to(question: Question, number: int) -> Answer:
    return PickedSeat(number) if question.asks is Asks.NEXT_TO_ACT else _instead(question, number)


def next_number(question: Question) -> Answer | None:
    return _goes_to(question, _from(question) % 8 + 1)


def counterclockwise(question: Question) -> Answer | None:
    return _goes_to(question, question.table.clockwise_after(_from(question))[-2].number)


MISSTEPS: dict[str, Callable[[Question], Answer | None]] = {
    step.__name__: step
    for step in (
        highest_brings_in,
        first_seat_brings_in,
        spades_lowest,
        nearest_the_dealer,
        ace_low_in_hilo,
        hole_cards_counted,
        half_the_small_bet,
        fifth_of_the_small_bet,
        whole_small_bet,
        ante_for_bring_in,
        any_amount_between,
        opens_for_big_bet,
        bring_in_may_fold,
        opens_for_more_than_he_has,
        all_in_without_limit,
        all_in_brings_in_anyway,
        next_seat_though_all_in,
        bring_in_skipped,
        short_must_leave,
        short_owes_full_bring_in,
        call_drops_to_short_post,
        next_number,
        counterclockwise,
    )
}
