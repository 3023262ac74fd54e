"""Wrong steps on what a player may do."""

from collections.abc import Callable

from trainer import events as ev
from trainer.houses import keys as k
from trainer.questions.actions import in_order
from trainer.questions.answer import Act, Actions, Answer
from trainer.questions.question import Question
from trainer.rulings.betting import Betting, betting
from trainer.table import Seat, Street


def bring_in_checked(question: Question) -> Answer | None:
    return _instead(question, Act.CALL, Act.CHECK) if _only_bring_in(question) else None


def bring_in_only_called(question: Question) -> Answer | None:
    return _without(question, Act.COMPLETE) if _only_bring_in(question) else None


def bring_in_not_called(question: Question) -> Answer | None:
    return _without(question, Act.CALL) if _only_bring_in(question) else None


def completion_named_raise(question: Question) -> Answer | None:
    return _instead(question, Act.COMPLETE, Act.RAISE) if _only_bring_in(question) else None


def low_card_may_not_raise(question: Question) -> Answer | None:
    """He has had his choice of bringing it in or opening."""
    posted = any(action.seat == question.seat for action in question.table.actions[:1])
    return _without(question, Act.RAISE) if posted else None


def low_card_may_check(question: Question) -> Answer | None:
    return _with(question, Act.CHECK)


def low_card_may_fold(question: Question) -> Answer | None:
    return _with(question, Act.FOLD)


def opens_without_the_chips(question: Question) -> Answer | None:
    return _with(question, Act.COMPLETE) if question.house[k.BRING_IN_MAY_OPEN] else None


def fold_for_nothing(question: Question) -> Answer | None:
    return _with(question, Act.FOLD)


def high_board_must_bet(question: Question) -> Answer | None:
    return None if question.table.actions else _without(question, Act.CHECK)


def check_named_call(question: Question) -> Answer | None:
    return _instead(question, Act.CHECK, Act.CALL)


def may_not_check_and_raise(question: Question) -> Answer | None:
    return _without(question, Act.RAISE) if _has_checked(question) else None


def checks_over_a_bet(question: Question) -> Answer | None:
    return _with(question, Act.CHECK) if _has_checked(question) else None


def completion_not_counted(question: Question) -> Answer | None:
    standing = _standing(question)
    completed = any(isinstance(action, ev.Completed) for action in question.table.actions)
    return _with(question, Act.RAISE) if completed and standing.made == standing.most else None


def bring_in_counted_too(question: Question) -> Answer | None:
    posted = any(isinstance(action, ev.BringInPosted) for action in question.table.actions)
    return capped_one_early(question) if posted else None


def capped_one_early(question: Question) -> Answer | None:
    standing = _standing(question)
    return _without(question, Act.RAISE) if standing.most is not None and standing.made == standing.most - 1 else None


def short_may_raise(question: Question) -> Answer | None:
    return _with(question, Act.RAISE) if _asked(question).stack <= _owed(question) else None


def short_must_fold(question: Question) -> Answer | None:
    return _without(question, Act.CALL) if _asked(question).stack < _owed(question) else None


def short_may_not_raise(question: Question) -> Answer | None:
    return _without(question, Act.RAISE)


def short_may_not_bet(question: Question) -> Answer | None:
    return _without(question, Act.BET)


def raises_against_nobody(question: Question) -> Answer | None:
    nobody = not question.table.faced(question.seat or 0)
    return _with(question, Act.RAISE) if nobody and not _standing(question).capped else None


def all_in_stops_raising(question: Question) -> Answer | None:
    return _without(question, Act.RAISE)


def all_in_need_not_be_called(question: Question) -> Answer | None:
    """The all-in cannot bet any more, so the hand is thought to be dealt out."""
    return in_order({Act.CHECK}) if not question.table.faced(question.seat or 0) else None


def short_all_in_opens_again(question: Question) -> Answer | None:
    standing = _standing(question)
    acted = standing.acted.get(question.seat or 0) == standing.made
    over_bring_in = question.table.street is Street.THIRD and not standing.full
    return _with(question, Act.COMPLETE if over_bring_in else Act.RAISE) if acted and not standing.capped else None


def short_all_in_closes(question: Question) -> Answer | None:
    return _without(question, Act.RAISE, Act.COMPLETE)


def _acts(question: Question) -> set[Act]:
    right = question.ruling().answer
    assert isinstance(right, Actions)
    return set(right.acts)


def _with(question: Question, act: Act) -> Answer:
    return in_order(_acts(question) | {act})


def _without(question: Question, *acts: Act) -> Answer:
    return in_order(_acts(question) - set(acts))


def _instead(question: Question, right: Act, wrong: Act) -> Answer | None:
    found = _acts(question)
    return in_order(found - {right} | {wrong}) if right in found else None


def _asked(question: Question) -> Seat:
    return question.table.seat(question.seat or 0)


def _standing(question: Question) -> Betting:
    return betting(question.table, question.house)


def _owed(question: Question) -> int:
    return _standing(question).call_to - _asked(question).bet


def _only_bring_in(question: Question) -> bool:
    """Whether nothing but the bring-in has been wagered."""
    third = question.table.street is Street.THIRD
    return third and bool(question.table.actions) and not _standing(question).full


def _has_checked(question: Question) -> bool:
    return any(isinstance(action, ev.Checked) and action.seat == question.seat for action in question.table.actions)


MISSTEPS: dict[str, Callable[[Question], Answer | None]] = {
    step.__name__: step
    for step in (
        bring_in_checked,
        bring_in_only_called,
        bring_in_not_called,
        completion_named_raise,
        low_card_may_not_raise,
        low_card_may_check,
        low_card_may_fold,
        opens_without_the_chips,
        fold_for_nothing,
        high_board_must_bet,
        check_named_call,
        may_not_check_and_raise,
        checks_over_a_bet,
        completion_not_counted,
        bring_in_counted_too,
        capped_one_early,
        short_may_raise,
        short_must_fold,
        short_may_not_raise,
        short_may_not_bet,
        raises_against_nobody,
        all_in_stops_raising,
        all_in_need_not_be_called,
        short_all_in_opens_again,
        short_all_in_closes,
    )
}
