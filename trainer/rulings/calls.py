"""What a dealer calls aloud of a board before its player acts first."""

from enum import Enum

from trainer.hands import Category, board_pattern, board_value
from trainer.houses import keys as k
from trainer.houses import values as v
from trainer.houses.house import House
from trainer.reasons import Fact, Reason, Ruling
from trainer.rulings.betting import open_pair
from trainer.table import Table

RULING = "calls"


class Call(Enum):
    """What a board is called as, the least first."""

    HIGH_CARD = "call_high_card"
    PAIR = "call_pair"
    PAIR_AND_DOUBLE_BET = "call_pair_and_double_bet"
    TWO_PAIR = "call_two_pair"
    TRIPS = "call_trips"
    QUADS = "call_quads"
    STRAIGHT = "call_straight"
    FLUSH = "call_flush"


_CALLS = {
    Category.HIGH_CARD: Call.HIGH_CARD,
    Category.PAIR: Call.PAIR,
    Category.TWO_PAIR: Call.TWO_PAIR,
    Category.TRIPS: Call.TRIPS,
    Category.QUADS: Call.QUADS,
    Category.STRAIGHT: Call.STRAIGHT,
    Category.FLUSH: Call.FLUSH,
    Category.STRAIGHT_FLUSH: Call.FLUSH,
}
"""By what four upcards can be worth."""


def board_call(table: Table, house: House, seat: int) -> Ruling[Call]:
    """What the dealer calls of the board in front of `seat`: high card or equal ranks, on fourth street a double bet
    that an open pair allows, and cards to a straight or a flush only where the house counts them."""
    board = table.seat(seat).board
    counted = house[k.OPENER_STRAIGHTS_FLUSHES] is v.OpenerStraightsFlushes.COUNTED
    value = board_value(board, straights_flushes=counted)
    shows = {"seat": seat, "category": value.category, "rank": value.ranks[0]}
    reasons = [Reason(RULING, k.OPENER_BY, Fact("calls.board", shows), (seat,), cards=board)]
    drawing = tuple(each.number for each in table.live if board_pattern(each.board))
    if drawing:
        fact = Fact("calls.pattern.counted" if counted else "calls.pattern.ignored", {"seats": drawing})
        reasons.append(Reason(RULING, k.OPENER_STRAIGHTS_FLUSHES, fact, drawing))
    call = _CALLS[value.category]
    if call is not Call.PAIR:
        return Ruling(call, tuple(reasons))
    doubled = open_pair(table, house)
    name = "calls.double_bet" if doubled.answer else "calls.no_double_bet"
    told = (*reasons, *doubled.because, Reason(RULING, doubled.because[-1].clause, Fact(name), (seat,)))
    return Ruling(Call.PAIR_AND_DOUBLE_BET if doubled.answer else call, told)
