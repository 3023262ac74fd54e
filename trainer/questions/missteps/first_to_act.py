"""Wrong steps on who acts first, and who is next."""

from collections.abc import Callable, Iterable

from trainer import events as ev
from trainer.cards import Card
from trainer.hands import Category, board_value
from trainer.houses import keys as k
from trainer.houses import values as v
from trainer.questions.answer import Answer, PickedSeat
from trainer.questions.question import Question
from trainer.rulings.bring_in import low_card_order
from trainer.table import Seat, Street

Board = tuple[Card, ...]


def _worth(board: Board) -> tuple[int, ...]:
    value = board_value(board)
    return value.category, *value.ranks


def _best(seats: Iterable[Seat], worth: Callable[[Board], tuple[int, ...]]) -> int:
    """The seat whose board is worth most, so counted; the first clockwise of equals."""
    worths = {seat.number: worth(seat.board) for seat in seats if seat.board}
    return max(worths, key=lambda number: worths[number])


def _best_live(question: Question, worth: Callable[[Board], tuple[int, ...]]) -> Answer:
    return PickedSeat(_best(question.table.live, worth))


def _ranks(board: Board) -> tuple[int, ...]:
    return tuple(sorted((card.rank for card in board), reverse=True))


def bring_in_acts_again(question: Question) -> Answer | None:
    started = question.table.rounds[0][0].seat
    return PickedSeat(started) if question.table.seat(started).live else None


def suit_before_kicker(question: Question) -> Answer | None:
    """Of equal highest cards the higher suit, whatever the next card."""
    return _best_live(question, lambda board: (board_value(board).category, max(board).index))


def tie_declared_too_early(question: Question) -> Answer | None:
    """Boards with equal highest cards taken for equal, and the tie broken as the house breaks it."""
    if question.house[k.OPENER_TIE] is v.OpenerTie.SUIT:
        return suit_before_kicker(question)
    return _best_live(question, lambda board: _worth(board)[:2])


def high_card_before_pair(question: Question) -> Answer | None:
    return _best_live(question, _ranks)


def only_fourth_street_pairs(question: Question) -> Answer | None:
    """A pair counts if it was there on fourth street; later ones are read as high cards."""
    if question.table.street is Street.FOURTH:
        return None
    best = question.table.seat(_best(question.table.live, _worth)).board
    if best[0].rank is best[1].rank:
        return None

    def worth(board: Board) -> tuple[int, ...]:
        return (board[0].rank if board[0].rank is board[1].rank else 0, *_ranks(board))

    return _best_live(question, worth)


def trips_under_two_pair(question: Question) -> Answer | None:
    order = {Category.TRIPS: Category.TWO_PAIR, Category.TWO_PAIR: Category.TRIPS}

    def worth(board: Board) -> tuple[int, ...]:
        value = board_value(board)
        return order.get(value.category, value.category), *value.ranks

    return _best_live(question, worth)


def total_of_ranks(question: Question) -> Answer | None:
    return _best_live(question, lambda board: (sum(card.rank for card in board),))


def nearest_the_bring_in(question: Question) -> Answer | None:
    """Of equal boards the first clockwise from whoever brought it in."""
    table = question.table
    started = table.rounds[0][0].seat
    around = (table.seat(started), *table.clockwise_after(started)[:-1])
    return PickedSeat(_best((seat for seat in around if seat.live), _worth))


def folded_hand_counted(question: Question) -> Answer | None:
    """The boards compared with those that were folded on the street before."""
    table = question.table
    lately = table.street - Street.THIRD
    return PickedSeat(_best((seat for seat in table.seats if seat.live or len(seat.board) == lately), _worth))


def all_in_still_acts(question: Question) -> Answer | None:
    return _best_live(question, _worth)


def last_bettor_opens(question: Question) -> Answer | None:
    """Whoever bet or raised last on the street before."""
    wagers = [act.seat for act in question.table.rounds[-2] if isinstance(act, ev.Bet | ev.Raised | ev.Completed)]
    return PickedSeat(wagers[-1]) if wagers and question.table.seat(wagers[-1]).live else None


def first_live_seat_opens(question: Question) -> Answer | None:
    return PickedSeat(question.table.live[0].number)


def down_card_counted(question: Question) -> Answer | None:
    """The seventh card counted with the board, where the trainee sees it."""
    dealt = {seat.board: seat.down[-1] for seat in question.table.live}
    if not question.revealed:
        return None
    return _best_live(question, lambda board: _worth((*board, card) if (card := dealt[board]) else board))


def lowest_after_bring_in(question: Question) -> Answer | None:
    """The next lowest door card after the one that brought it in."""
    started = question.table.rounds[0][0].seat
    order = low_card_order(question.table, question.house)
    return PickedSeat(next(seat.number for seat in order if seat.number != started))


def left_of_dealer_next(question: Question) -> Answer | None:
    started = question.table.rounds[0][0].seat
    return PickedSeat(next(seat.number for seat in question.table.live if seat.number != started))


def stops_at_last_seat(question: Question) -> Answer | None:
    """The round taken to end at the last seat, and to begin again with whoever opened it."""
    return PickedSeat(question.table.actions[0].seat)


def folded_seat_counted(question: Question) -> Answer | None:
    """The next seat that was dealt in, folded since or not."""
    return PickedSeat(question.table.clockwise_after(question.table.actions[-1].seat)[0].number)


MISSTEPS: dict[str, Callable[[Question], Answer | None]] = {
    step.__name__: step
    for step in (
        bring_in_acts_again,
        suit_before_kicker,
        tie_declared_too_early,
        high_card_before_pair,
        only_fourth_street_pairs,
        trips_under_two_pair,
        total_of_ranks,
        nearest_the_bring_in,
        folded_hand_counted,
        all_in_still_acts,
        last_bettor_opens,
        first_live_seat_opens,
        down_card_counted,
        lowest_after_bring_in,
        left_of_dealer_next,
        stops_at_last_seat,
        folded_seat_counted,
    )
}
