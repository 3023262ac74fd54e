"""Wrong steps when something has gone wrong: a remedy that no house has, or one in the wrong place."""

from collections.abc import Callable

from trainer.questions.answer import Answer, Chosen, PickedSeat, SeatAndAmounts
from trainer.questions.asks import Asks
from trainer.questions.question import Question
from trainer.rulings.bring_in import low_card_order
from trainer.rulings.mishaps import Remedy


def wrong_low_corrected_anyway(question: Question) -> Answer | None:
    if question.asks is Asks.TURN_AFTER:
        return PickedSeat(low_card_order(question.table, question.house)[0].number)
    return _remedy(question, Remedy.LOW_CORRECTED)


def next_low_starts(question: Question) -> Answer | None:
    """The next lowest card is looked for."""
    if question.asks is not Asks.TURN_AFTER:
        return None
    return PickedSeat(low_card_order(question.table, question.house)[1].number)


def absent_low_opens_full(question: Question) -> Answer | None:
    """He is thought to be able to open for the full bet as well, as anybody who is there."""
    low, stakes = low_card_order(question.table, question.house)[0], question.table.stakes
    return SeatAndAmounts(low.number, (stakes.bring_in, stakes.small))


def next_to_absent_brings_in(question: Question) -> Answer | None:
    """It is passed on to the next player, as from a player who is all-in."""
    low, stakes = low_card_order(question.table, question.house)[0], question.table.stakes
    following = next(seat for seat in question.table.clockwise_after(low.number) if seat.stack)
    return SeatAndAmounts(following.number, (stakes.bring_in, stakes.small))


def _remedy(question: Question, remedy: Remedy) -> Answer | None:
    return Chosen(remedy.value) if remedy.value in question.choices else None


def _always(remedy: Remedy) -> Callable[[Question], Answer | None]:
    return lambda question: _remedy(question, remedy)


MISSTEPS: dict[str, Callable[[Question], Answer | None]] = {
    "exposed_turned_back": _always(Remedy.EXPOSED_TURNED_BACK),
    "exposed_ante_lost": _always(Remedy.DEAD_ANTE_LOST),
    "exposed_river_kept": _always(Remedy.RIVER_KEPT),
    "exposed_river_replaced_anyway": _always(Remedy.RIVER_REPLACED),
    "both_bring_in": _always(Remedy.LOW_BOTH_PAY),
    "wrong_low_misdealt": _always(Remedy.MISDEAL),
    "wronged_sit_out": _always(Remedy.WRONGED_OUT),
    "misdealt_too_late": _always(Remedy.MISDEAL),
    "played_on_too_early": _always(Remedy.PLAY_ON),
    "burned_twice_later": _always(Remedy.BURN_DOUBLED),
    "burn_moved_though_seen": _always(Remedy.BURN_MOVED),
    "premature_is_the_burn": _always(Remedy.PREMATURE_BURNED),
    "boxed_shuffled_in": _always(Remedy.BOXED_RESHUFFLED),
    "boxed_is_a_misdeal": _always(Remedy.MISDEAL),
    "two_boxed_replaced": _always(Remedy.BOXED_NEXT),
    "same_cards_dead": _always(Remedy.FOULED_HANDS_DEAD),
    "fouled_pot_stays": _always(Remedy.FOULED_POT_STAYS),
    "turned_penalty": _always(Remedy.TURNED_PENALTY),
    "turned_fold_at_showdown": _always(Remedy.TURNED_FOLD),
    "absent_ante_back": _always(Remedy.ABSENT_ANTE_BACK),
    "absent_hand_waits": _always(Remedy.ABSENT_WAITS),
    **{step.__name__: step for step in (wrong_low_corrected_anyway, next_low_starts)},
    **{step.__name__: step for step in (absent_low_opens_full, next_to_absent_brings_in)},
}
