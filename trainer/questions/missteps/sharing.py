"""Pots shared out by mistaken winners: what the wrong steps on split pots and odd chips are made of."""

from collections.abc import Callable, Sequence

import msgspec

from trainer.cards import Card, Rank
from trainer.hands import HandValue, LowValue, best_high, best_low
from trainer.houses import keys as k
from trainer.houses import values as v
from trainer.questions.answer import Split
from trainer.questions.question import Question
from trainer.remembered import remembered
from trainer.rulings.payout import seven_cards
from trainer.rulings.pots import Pot, pots
from trainer.table import Table


class Hand(msgspec.Struct, frozen=True):
    """A live hand at the showdown: its seven cards, and what they are worth for high and for low."""

    seat: int
    cards: tuple[Card, ...]
    high: HandValue
    low: LowValue | None


Picks = Callable[[Sequence[Hand]], Sequence[Hand]]
"""Picks the winners among the hands that can win a pot; nobody where there is no such half."""


def hands_of(question: Question) -> list[Hand]:
    """Every live hand, clockwise from the dealer."""
    rank = Rank.EIGHT if question.house[k.LOW_QUALIFIER] is v.LowQualifier.EIGHT else None
    return _hands(question.table, rank)


@remembered
def _hands(table: Table, qualifier: Rank | None) -> list[Hand]:
    found = ((seat.number, seven_cards(table, seat)) for seat in table.live)
    return [Hand(seat, cards, best_high(cards), best_low(cards, qualifier=qualifier)) for seat, cards in found if cards]


def best_highs(hands: Sequence[Hand]) -> list[Hand]:
    """Those with the best high hand."""
    best = max(hand.high for hand in hands)
    return [hand for hand in hands if hand.high == best]


def best_lows(hands: Sequence[Hand]) -> list[Hand]:
    """Those with the best low hand, if anybody has a low."""
    return lowest(hands, lambda low: low.ranks)


def lowest(hands: Sequence[Hand], worth: Callable[[LowValue], tuple[int, ...]]) -> list[Hand]:
    """Those whose low is the least by a way of reading it, of those with as few equal cards as any."""
    lows = {hand.seat: (hand.low.category, *worth(hand.low)) for hand in hands if hand.low is not None}
    best = min(lows.values(), default=())
    return [hand for hand in hands if lows.get(hand.seat) == best]


def pots_of(question: Question) -> tuple[Pot, ...]:
    """The pots as they lie."""
    return pots(question.table, question.house).answer


def paid(
    question: Question, *, high: Picks = best_highs, low: Picks = best_lows, among: Sequence[Pot] | None = None
) -> Split:
    """What would be paid if these won; odd chips go to the first clockwise from the dealer."""
    hands = hands_of(question)
    chips: dict[int, int] = {}
    for pot in pots_of(question) if among is None else among:
        there = [hand for hand in hands if hand.seat in pot.seats]
        highs = high(there)
        lows = low(there) if question.table.game is v.Game.HILO else ()
        for amount, winners in halved(question, pot.amount, highs, lows):
            for seat, share in shared(amount, [hand.seat for hand in winners]).items():
                chips[seat] = chips.get(seat, 0) + share
    return as_split(chips)


def halved(
    question: Question, amount: int, highs: Sequence[Hand], lows: Sequence[Hand]
) -> list[tuple[int, Sequence[Hand]]]:
    """A pot, or its two halves, with who wins each."""
    once = question.house[k.SPLIT_TIED_BOTH] is v.TiedBoth.ONCE and len(highs) > 1 and list(highs) == list(lows)
    if not lows or once:
        return [(amount, highs)]
    less = amount // 2
    to_high = less if question.house[k.ODD_CHIP_HALVES] is v.OddChipHalves.LOW else amount - less
    return [(to_high, highs), (amount - to_high, lows)]


def shared(amount: int, seats: Sequence[int]) -> dict[int, int]:
    """An amount in equal shares, the chips over one each from the first on."""
    share, over = divmod(amount, len(seats))
    return {seat: share + (place < over) for place, seat in enumerate(seats)}


def as_split(chips: dict[int, int]) -> Split:
    """What each seat is paid, as an answer."""
    return Split(tuple(sorted((seat, share) for seat, share in chips.items() if share)))
