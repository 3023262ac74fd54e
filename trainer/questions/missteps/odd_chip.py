"""Wrong steps on the odd chip."""

from collections.abc import Callable

from trainer.cards import Card
from trainer.houses import keys as k
from trainer.houses import values as v
from trainer.questions.answer import Answer, PickedSeat
from trainer.questions.missteps.sharing import Hand, as_split, best_highs, best_lows, hands_of, pots_of
from trainer.questions.question import Question


def suit_before_rank_for_odd_chip(question: Question) -> Answer | None:
    """The highest suit looked for first, in the cards that the house would judge by."""
    seven = question.house[k.ODD_CHIP_HIGH] is v.OddChipHigh.SUIT_IN_SEVEN

    def best(hand: Hand) -> tuple[int, int]:
        return max((card.suit, card.rank) for card in (hand.cards if seven else hand.high.five))

    return PickedSeat(max(best_highs(hands_of(question)), key=best).seat)


def odd_low_chip_by_highest_card(question: Question) -> Answer | None:
    """Of equal lows the one with the highest card of all."""

    def highest(hand: Hand) -> Card:
        return max(hand.cards)

    return PickedSeat(max(best_lows(hands_of(question)), key=highest).seat)


def odd_chip_by_position_between_halves(question: Question) -> Answer | None:
    """The first clockwise from the dealer of those who win the high and the low."""
    hands = hands_of(question)
    winning = [*best_highs(hands), *best_lows(hands)]
    return PickedSeat(next(hand.seat for hand in hands if hand in winning))


def odd_chips_put_together(question: Question) -> Answer | None:
    """The odd chips of all pots put together and given out one each."""
    hands, over = hands_of(question), 0
    chips: dict[int, int] = {}
    for pot in pots_of(question):
        winners = best_highs([hand for hand in hands if hand.seat in pot.seats])
        share, odd = divmod(pot.amount, len(winners))
        over += odd
        for hand in winners:
            chips[hand.seat] = chips.get(hand.seat, 0) + share
    for nth in range(over):
        chips[list(chips)[nth % len(chips)]] += 1
    return as_split(chips)


MISSTEPS: dict[str, Callable[[Question], Answer | None]] = {
    step.__name__: step
    for step in (
        suit_before_rank_for_odd_chip,
        odd_low_chip_by_highest_card,
        odd_chip_by_position_between_halves,
        odd_chips_put_together,
    )
}
