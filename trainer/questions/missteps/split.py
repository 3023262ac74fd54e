"""Wrong steps on who is paid what."""

from collections.abc import Callable, Sequence

from trainer.cards import Rank
from trainer.questions.answer import Answer
from trainer.questions.missteps.sharing import (
    Hand,
    as_split,
    best_highs,
    best_lows,
    hands_of,
    lowest,
    paid,
    pots_of,
    shared,
)
from trainer.questions.question import Question
from trainer.rulings.pots import Pot


def low_half_forgotten(question: Question) -> Answer | None:
    return paid(question, low=lambda hands: ())


def low_read_from_bottom(question: Question) -> Answer | None:
    """The lows compared from their lowest card up."""
    return paid(question, low=lambda hands: lowest(hands, lambda low: tuple(reversed(low.ranks))))


def straight_spoils_low(question: Question) -> Answer | None:
    """A low that is a straight or a flush left out."""

    def plain(hand: Hand) -> bool:
        low = hand.low
        return low is not None and low.ranks[0] - low.ranks[-1] > 4 and len({card.suit for card in low.five}) > 1

    return paid(question, low=lambda hands: best_lows([hand for hand in hands if plain(hand)]))


def four_low_cards_enough(question: Question) -> Answer | None:
    """Four ranks of eight or below taken for a low."""
    return paid(question, low=lambda hands: _least(hands, lambda hand: sorted(set(_low_ranks(hand)))[:4], 4))


def pair_in_low_counted(question: Question) -> Answer | None:
    """Five cards of eight or below taken for a low though two are of one rank."""
    return paid(question, low=lambda hands: _least(hands, lambda hand: sorted(_low_ranks(hand))[:5], 5))


def one_half_each(question: Question) -> Answer | None:
    """The low half given to the best low among those who do not win the high."""

    def others(hands: Sequence[Hand]) -> list[Hand]:
        highs = best_highs(hands)
        return best_lows([hand for hand in hands if hand not in highs])

    return paid(question, low=others)


def winners_paid_alike(question: Question) -> Answer | None:
    """Each pot shared equally by all who win any of it."""
    hands = hands_of(question)
    chips: dict[int, int] = {}
    for pot in pots_of(question):
        there = [hand for hand in hands if hand.seat in pot.seats]
        winning = [*best_highs(there), *best_lows(there)]
        for seat, share in shared(pot.amount, [hand.seat for hand in there if hand in winning]).items():
            chips[seat] = chips.get(seat, 0) + share
    return as_split(chips)


def high_hand_breaks_low_tie(question: Question) -> Answer | None:
    def low(hands: Sequence[Hand]) -> list[Hand]:
        tied = best_lows(hands)
        return best_highs(tied) if tied else []

    return paid(question, low=low)


def sixth_card_breaks_low_tie(question: Question) -> Answer | None:
    """Of equal lows the one with the lower cards beside it."""

    def low(hands: Sequence[Hand]) -> list[Hand]:
        return _least(best_lows(hands), lambda hand: sorted(_ranks(hand), reverse=True), 7)

    return paid(question, low=low)


def pots_taken_together(question: Question) -> Answer | None:
    """All the pots taken as one that everybody can win."""
    pots = pots_of(question)
    return paid(question, among=[Pot(sum(pot.amount for pot in pots), pots[0].seats)]) if len(pots) > 1 else None


def low_in_main_pot_only(question: Question) -> Answer | None:
    """Side pots given whole to their best high hand."""
    everybody = len(question.table.live)
    return paid(question, low=lambda hands: best_lows(hands) if len(hands) == everybody else ())


def low_lost_with_the_best(question: Question) -> Answer | None:
    """No low in a pot that the best low of all cannot win."""
    best = best_lows(hands_of(question))
    return paid(question, low=lambda hands: [hand for hand in best if hand in hands])


def _ranks(hand: Hand) -> list[int]:
    return [1 if card.rank is Rank.ACE else int(card.rank) for card in hand.cards]


def _low_ranks(hand: Hand) -> list[int]:
    return [rank for rank in _ranks(hand) if rank <= Rank.EIGHT]


def _least(hands: Sequence[Hand], ranks: Callable[[Hand], list[int]], needed: int) -> list[Hand]:
    """Those with the least ranks, read from the top, of those who have so many."""
    read = {hand.seat: sorted(ranks(hand), reverse=True) for hand in hands}
    there = {seat: found for seat, found in read.items() if len(found) == needed}
    best = min(there.values(), default=[])
    return [hand for hand in hands if there.get(hand.seat) == best]


MISSTEPS: dict[str, Callable[[Question], Answer | None]] = {
    step.__name__: step
    for step in (
        low_half_forgotten,
        low_read_from_bottom,
        straight_spoils_low,
        four_low_cards_enough,
        pair_in_low_counted,
        one_half_each,
        winners_paid_alike,
        high_hand_breaks_low_tie,
        sixth_card_breaks_low_tie,
        pots_taken_together,
        low_in_main_pot_only,
        low_lost_with_the_best,
    )
}
