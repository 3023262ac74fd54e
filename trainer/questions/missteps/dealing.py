"""Wrong steps in a dealer's own work."""

from collections.abc import Callable

from trainer import events as ev
from trainer.hands import Category, board_pattern
from trainer.houses import keys as k
from trainer.houses import values as v
from trainer.procedure import DutyKind, next_duty
from trainer.questions.answer import Answer, Chosen, PickedSeat, SeatOrder
from trainer.questions.choices import CardLies, DealerNext
from trainer.questions.question import Question
from trainer.rulings.burns import burns_for
from trainer.rulings.calls import Call
from trainer.table import Street


def dealt_from_first_to_act(question: Question) -> Answer | None:
    return _dealt_from(question, question.table.actions[0].seat) if question.table.actions else None


def dealt_from_bring_in(question: Question) -> Answer | None:
    return _dealt_from(question, question.table.rounds[0][0].seat)


def all_in_not_dealt(question: Question) -> Answer | None:
    return SeatOrder(tuple(seat.number for seat in question.table.able))


def folded_still_dealt(question: Question) -> Answer | None:
    """Those who folded on this street are dealt the next card too."""
    table = question.table
    folded = {action.seat for action in table.actions if isinstance(action, ev.Folded)}
    return SeatOrder(tuple(seat.number for seat in table.seats if seat.live or seat.number in folded))


def dealt_counterclockwise(question: Question) -> Answer | None:
    return SeatOrder(tuple(seat.number for seat in reversed(question.table.live)))


def door_card_first(question: Question) -> Answer | None:
    """One up and then two down."""
    match _next_card(question):
        case 1:
            return Chosen(CardLies.UP.value)
        case 3:
            return Chosen(CardLies.DOWN.value)
        case _:
            return None


def dealt_like_five_card(question: Question) -> Answer | None:
    """One card down, all others up."""
    return Chosen(CardLies.UP.value) if _next_card(question) in (2, Street.SEVENTH) else None


def last_two_down(question: Question) -> Answer | None:
    return Chosen(CardLies.DOWN.value) if _next_card(question) == Street.SIXTH else None


def burn_for_each_hand(question: Question) -> Answer | None:
    """A card is burned before each card dealt, where the house burns at all."""
    duty = next_duty(question.table, question.house)
    burns = duty.kind is DutyKind.DEAL and burns_for(duty.street or Street.THIRD, question.house)
    return Chosen(DealerNext.BURN.value) if burns else None


def high_card_called(question: Question) -> Answer | None:
    return PickedSeat(max(question.table.seats, key=lambda seat: seat.board[0]).number)


def only_high_card_called(question: Question) -> Answer | None:
    return Chosen(Call.HIGH_CARD.value)


def one_pair_called(question: Question) -> Answer | None:
    return Chosen(Call.PAIR.value)


def double_bet_called_late(question: Question) -> Answer | None:
    later = question.table.street > Street.FOURTH
    return Chosen(Call.PAIR_AND_DOUBLE_BET.value) if later else None


def double_bet_called_anyway(question: Question) -> Answer | None:
    everywhere = question.house.with_clause(k.OPEN_PAIR_MODE, v.OpenPairMode.ANY)
    return question.ruling(everywhere.with_clause(k.OPEN_PAIR_HILO, True)).answer


def draw_called_instead(question: Question) -> Answer | None:
    """Another board's cards to a straight or a flush are called in place of the pair that acts first."""
    others = (seat for seat in question.table.live if seat.number != question.seat)
    pattern = next(filter(None, (board_pattern(seat.board) for seat in others)), None)
    if pattern is None:
        return None
    return Chosen((Call.STRAIGHT if pattern.category is Category.STRAIGHT else Call.FLUSH).value)


def dealt_before_pulling_in(question: Question) -> Answer | None:
    return _dealt_on(question) if any(seat.bet for seat in question.table.seats) else None


def uncalled_pulled_in(question: Question) -> Answer | None:
    returns = next_duty(question.table, question.house).kind is DutyKind.RETURN
    return Chosen(DealerNext.PULL_IN.value) if returns else None


def nothing_pulled_in(question: Question) -> Answer | None:
    """The bets are pulled in at the end of each street, whether or not there are any."""
    return None if any(seat.bet for seat in question.table.seats) else Chosen(DealerNext.PULL_IN.value)


def pulled_in_mid_round(question: Question) -> Answer | None:
    return Chosen(DealerNext.PULL_IN.value) if any(seat.bet for seat in question.table.seats) else None


def dealt_mid_round(question: Question) -> Answer | None:
    return _dealt_on(question)


def waits_for_last_bettor(question: Question) -> Answer | None:
    """Whoever bet or raised last is given the last word."""
    wagered = any(isinstance(action, ev.Completed | ev.Bet | ev.Raised) for action in question.table.actions)
    return Chosen(DealerNext.WAIT.value) if wagered else None


def _dealt_from(question: Question, first: int) -> Answer:
    seats = (question.table.seat(first), *question.table.clockwise_after(first)[:-1])
    return SeatOrder(tuple(seat.number for seat in seats if seat.live))


def _next_card(question: Question) -> int:
    return len(question.table.seat(question.seat or 0).cards) + 1


def _dealt_on(question: Question) -> Answer:
    """The next street is begun, by a burn where the house burns."""
    burns = burns_for(Street(question.table.street + 1), question.house)
    return Chosen((DealerNext.BURN if burns else DealerNext.DEAL).value)


MISSTEPS: dict[str, Callable[[Question], Answer | None]] = {
    step.__name__: step
    for step in (
        dealt_from_first_to_act,
        dealt_from_bring_in,
        all_in_not_dealt,
        folded_still_dealt,
        dealt_counterclockwise,
        door_card_first,
        dealt_like_five_card,
        last_two_down,
        burn_for_each_hand,
        high_card_called,
        only_high_card_called,
        one_pair_called,
        double_bet_called_late,
        double_bet_called_anyway,
        draw_called_instead,
        dealt_before_pulling_in,
        uncalled_pulled_in,
        nothing_pulled_in,
        pulled_in_mid_round,
        dealt_mid_round,
        waits_for_last_bettor,
    )
}
