"""Wrong steps in a spread game: fixed sizes, raises that are too small, and the most taken for a total."""

from collections.abc import Callable

from trainer.questions.answer import Amount, Answer
from trainer.questions.asks import Asks
from trainer.questions.question import Question
from trainer.rulings.betting import betting
from trainer.table import Street


def smaller_raise_allowed(question: Question) -> Answer | None:
    """Any raise is thought to do that is a bet."""
    full = betting(question.table, question.house).full
    return Amount(full + question.table.stakes.small) if full and question.asks is Asks.SPREAD_LEAST else None


def spread_in_fixed_sizes(question: Question) -> Answer | None:
    """The two figures are taken for the small and the big bet."""
    table = question.table
    size = table.stakes.small if table.street < Street.FIFTH else table.stakes.big
    return Amount(betting(table, question.house).full + size)


def most_is_a_total(question: Question) -> Answer | None:
    """The greater figure is taken for the most that may lie in front of a player."""
    full = betting(question.table, question.house).full
    return Amount(question.table.stakes.big) if 0 < full < question.table.stakes.big else None


def _most_only(step: Callable[[Question], Answer | None]) -> Callable[[Question], Answer | None]:
    return lambda question: step(question) if question.asks is Asks.SPREAD_MOST else None


MISSTEPS: dict[str, Callable[[Question], Answer | None]] = {
    "smaller_raise_allowed": smaller_raise_allowed,
    "spread_in_fixed_sizes": spread_in_fixed_sizes,
    "most_is_a_total": _most_only(most_is_a_total),
}
