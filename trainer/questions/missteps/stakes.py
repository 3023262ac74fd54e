"""Wrong steps on the figures of the title bar, and on who is dealt in for them."""

from collections.abc import Callable

from trainer.questions.answer import Amount, Answer, Chosen
from trainer.questions.asks import Asks
from trainer.questions.choices import Figure, Posting, WhoAntes
from trainer.questions.question import Question
from trainer.rulings.stakes import Join, ante

_SEATS = 8


def empty_seats_ante(question: Question) -> Answer | None:
    """An ante is counted for each place at the table, also where nobody sits."""
    right, empty = question.ruling().answer, _SEATS - len(question.table.seats)
    if question.asks is not Asks.ANTES or not isinstance(right, Amount) or not empty:
        return None
    return Amount(right.amount + empty * ante(question.table, question.house).answer)


def short_ante_in_full(question: Question) -> Answer | None:
    each = ante(question.table, question.house).answer
    return Amount(each * len(question.table.seats)) if question.asks is Asks.ANTES else None


def bring_in_for_ante(question: Question) -> Answer | None:
    stakes = question.table.stakes
    if question.asks is Asks.ANTE:
        return Amount(stakes.bring_in)
    return Amount(sum(min(seat.stack, stakes.bring_in) for seat in question.table.seats))


def ante_at_no_stake(question: Question) -> Answer | None:
    """What holds at one of the house's stakes is taken to hold at all."""
    return Chosen(WhoAntes.NOBODY.value)


def low_card_antes_for_all(question: Question) -> Answer | None:
    return Chosen(WhoAntes.LOW_CARD.value)


def ante_paid_for_bring_in(question: Question) -> Answer | None:
    return Amount(question.table.stakes.ante) if question.table.stakes.ante else None


def bets_taken_for_blinds(question: Question) -> Answer | None:
    """The two figures are thought to be a small and a big blind, and the betting to start with them."""
    starts = question.asks in (Asks.ANTE_FIGURE, Asks.BRING_IN_FIGURE)
    return Chosen(Figure.FIRST.value) if starts else None


def ante_and_bring_in_swapped(question: Question) -> Answer | None:
    swapped = {Asks.ANTE_FIGURE: Figure.BRING_IN, Asks.BRING_IN_FIGURE: Figure.ANTE}.get(question.asks)
    return Chosen(swapped.value) if swapped else None


def second_figure_is_the_raise(question: Question) -> Answer | None:
    """The first figure is thought to be every bet, the second every raise."""
    return Chosen(Figure.FIRST.value) if question.asks is Asks.WAGER_FIGURE else None


def newcomer_dealt_in_at_once(question: Question) -> Answer | None:
    return Chosen(Join.THIS_HAND.value)


def newcomer_left_out(question: Question) -> Answer | None:
    """The hand is thought to have begun although no card is out."""
    return Chosen(Join.NEXT_HAND.value)


def newcomer_posts(question: Question) -> Answer | None:
    return Chosen(Posting.POSTS.value)


MISSTEPS: dict[str, Callable[[Question], Answer | None]] = {
    step.__name__: step
    for step in (
        empty_seats_ante,
        short_ante_in_full,
        bring_in_for_ante,
        ante_at_no_stake,
        low_card_antes_for_all,
        ante_paid_for_bring_in,
        bets_taken_for_blinds,
        ante_and_bring_in_swapped,
        second_figure_is_the_raise,
        newcomer_dealt_in_at_once,
        newcomer_left_out,
        newcomer_posts,
    )
}
