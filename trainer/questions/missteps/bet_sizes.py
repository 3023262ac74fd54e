"""Wrong steps on how much may be bet, completed, raised to or called."""

from collections.abc import Callable

from trainer import events as ev
from trainer.houses import keys as k
from trainer.houses import values as v
from trainer.questions.answer import Amount, Amounts, Answer
from trainer.questions.question import Question
from trainer.rulings.betting import Betting, betting, sizes_for
from trainer.table import Seat, Street, Table


def small_throughout(question: Question) -> Answer | None:
    return _raised_by(question, question.table.stakes.small)


def completion_on_top(question: Question) -> Answer | None:
    stakes = question.table.stakes
    return _facing_bring_in(question, stakes.bring_in + stakes.small)


def bring_in_doubled(question: Question) -> Answer | None:
    return _facing_bring_in(question, 2 * question.table.stakes.bring_in)


def completed_to_big_bet(question: Question) -> Answer | None:
    return _facing_bring_in(question, question.table.stakes.big)


def counted_from_bring_in(question: Question) -> Answer | None:
    stakes, made = question.table.stakes, _standing(question).made
    if question.table.street is not Street.THIRD or not made:
        return None
    return _totals(question, stakes.bring_in + (made + 1) * stakes.small)


def raised_by_what_completing_added(question: Question) -> Answer | None:
    stakes, standing = question.table.stakes, _standing(question)
    if not _bring_in_posted(question.table) or standing.made != 1 or standing.full != stakes.small:
        return None
    return _totals(question, stakes.small + stakes.small - stakes.bring_in)


def increment_for_total(question: Question) -> Answer | None:
    if not _standing(question).full or not _right(question):
        return None
    return Amounts(sizes_for(question.table, question.house, _asked(question).number))


def one_wager_fewer(question: Question) -> Answer | None:
    standing = _standing(question)
    return Amounts(()) if standing.most is not None and standing.made >= standing.most - 1 else None


def bring_in_counted_as_wager(question: Question) -> Answer | None:
    return one_wager_fewer(question) if _bring_in_posted(question.table) else None


def cap_lifted_too_late(question: Question) -> Answer | None:
    """Two are left now, so the cap is thought gone, though three were in when it was reached."""
    table, house = question.table, question.house
    folded = any(isinstance(action, ev.Folded) for action in table.actions)
    if len(table.live) != 2 or not folded or not _standing(question).capped:
        return None
    return _raised_by(question, *sizes_for(table, house, _asked(question).number))


def needs_pair_in_the_hole(question: Question) -> Answer | None:
    """Asked only of a player whose hole cards the trainee sees: there alone can they mislead."""
    asked = _asked(question)
    if asked.number not in question.revealed:
        return None
    return _raised_by(question, question.table.stakes.small)


def open_pair_big_only(question: Question) -> Answer | None:
    return _raised_by(question, question.table.stakes.big)


def raise_must_equal_the_bet(question: Question) -> Answer | None:
    last = _standing(question).last_size
    return _raised_by(question, last) if last else None


def small_raise_after_big_bet(question: Question) -> Answer | None:
    return _either_size(question) if _standing(question).big_only else None


def open_pair_doubled_anyway(question: Question) -> Answer | None:
    everywhere = question.house.with_clause(k.OPEN_PAIR_MODE, v.OpenPairMode.ANY)
    return question.ruling(everywhere.with_clause(k.OPEN_PAIR_HILO, True)).answer


def hidden_pair_doubled(question: Question) -> Answer | None:
    return _either_size(question)


def open_pair_on_later_streets(question: Question) -> Answer | None:
    return _either_size(question)


def pair_doubles_the_big_bet(question: Question) -> Answer | None:
    big = question.table.stakes.big
    return _raised_by(question, big, 2 * big)


def raised_from_short_all_in(question: Question) -> Answer | None:
    standing = _standing(question)
    if not _right(question):
        return None
    sizes = sizes_for(question.table, question.house, _asked(question).number)
    return _totals(question, *(standing.call_to + size for size in sizes))


def short_all_in_reopens(question: Question) -> Answer | None:
    standing, asked = _standing(question), _asked(question)
    if standing.capped or standing.acted.get(asked.number) != standing.made:
        return None
    return _raised_by(question, *sizes_for(question.table, question.house, asked.number))


def called_what_was_posted(question: Question) -> Answer | None:
    posted = [action.amount for action in question.table.actions if isinstance(action, ev.BringInPosted)]
    return Amount(posted[0]) if posted else None


def called_the_small_bet(question: Question) -> Answer | None:
    return Amount(question.table.stakes.small)


def called_the_whole_wager(question: Question) -> Answer | None:
    return Amount(_standing(question).call_to)


def called_the_last_raise_only(question: Question) -> Answer | None:
    return Amount(_standing(question).last_size)


def _asked(question: Question) -> Seat:
    return question.table.seat(question.seat or 0)


def _standing(question: Question) -> Betting:
    return betting(question.table, question.house)


def _right(question: Question) -> bool:
    """Whether the player asked about may wager at all."""
    answer = question.ruling().answer
    return isinstance(answer, Amounts) and bool(answer.amounts)


def _totals(question: Question, *totals: int) -> Amounts:
    """Those totals that are a wager and that the player has the chips for."""
    asked = _asked(question)
    call_to = _standing(question).call_to
    return Amounts(tuple(sorted({total for total in totals if call_to < total <= asked.bet + asked.stack})))


def _raised_by(question: Question, *sizes: int) -> Amounts:
    full = _standing(question).full
    return _totals(question, *(full + size for size in sizes))


def _either_size(question: Question) -> Amounts:
    return _raised_by(question, question.table.stakes.small, question.table.stakes.big)


def _facing_bring_in(question: Question, total: int) -> Answer | None:
    if _standing(question).made or not _bring_in_posted(question.table):
        return None
    return _totals(question, total)


def _bring_in_posted(table: Table) -> bool:
    return any(isinstance(action, ev.BringInPosted) for action in table.actions)


MISSTEPS: dict[str, Callable[[Question], Answer | None]] = {
    step.__name__: step
    for step in (
        small_throughout,
        completion_on_top,
        bring_in_doubled,
        completed_to_big_bet,
        counted_from_bring_in,
        raised_by_what_completing_added,
        increment_for_total,
        one_wager_fewer,
        bring_in_counted_as_wager,
        cap_lifted_too_late,
        needs_pair_in_the_hole,
        open_pair_big_only,
        raise_must_equal_the_bet,
        small_raise_after_big_bet,
        open_pair_doubled_anyway,
        hidden_pair_doubled,
        open_pair_on_later_streets,
        pair_doubles_the_big_bet,
        raised_from_short_all_in,
        short_all_in_reopens,
        called_what_was_posted,
        called_the_small_bet,
        called_the_whole_wager,
        called_the_last_raise_only,
    )
}
