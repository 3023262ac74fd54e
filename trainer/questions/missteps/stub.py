"""Wrong steps in counting the stub."""

from collections.abc import Callable

from trainer import events as ev
from trainer.questions.answer import Answer, Count
from trainer.questions.asks import Asks
from trainer.questions.question import Question
from trainer.rulings.burns import burns_by, burns_for
from trainer.rulings.stub import held_back, left, left_of_deck, room, served_by_street
from trainer.table import Street


def hole_cards_forgotten(question: Question) -> Answer | None:
    """Only the cards that lie face up are counted."""
    served = served_by_street(question.table)
    return _with_dealt(question, sum(served))


def folded_dealt_on(question: Question) -> Answer | None:
    """Everybody dealt in is thought to have been dealt a card on each street."""
    return _with_dealt(question, question.table.street * len(question.table.seats))


def folded_left_in(question: Question) -> Answer | None:
    """The folded hands' cards are thought to be in the stub yet."""
    return _with_dealt(question, question.table.street * len(question.table.live))


def folded_now_not_dealt(question: Question) -> Answer | None:
    """Who folded on this street is thought not to have been dealt its card."""
    served = served_by_street(question.table)
    return _with_dealt(question, 3 * served[0] + sum(served[1:]) - _folded_now(question))


def one_burn_in_all(question: Question) -> Answer | None:
    burned = burns_by(question.table.street, question.house)
    return _more_or_less(question, burned - 1) if burned else None


def next_burn_counted(question: Question) -> Answer | None:
    return _more_or_less(question, -1) if burns_for(Street(question.table.street + 1), question.house) else None


def folded_now_served(question: Question) -> Answer | None:
    """Who folded on this street is thought to be dealt the next card."""
    return _more_or_less(question, _folded_now(question))


def all_in_not_served(question: Question) -> Answer | None:
    return _more_or_less(question, -sum(not seat.stack for seat in question.table.live))


def next_street_alone(question: Question) -> Answer | None:
    """Only the next street is thought of, not those after it."""
    table, house = question.table, question.house
    stub = left(table, house).answer
    return Count(max(0, min(len(table.live), stub - held_back(table.street, house))))


def _with_dealt(question: Question, dealt: int) -> Answer:
    """What would be answered if so many cards had been dealt."""
    table, house = question.table, question.house
    stub = left_of_deck(dealt, burns_by(table.street, house))
    return Count(room(stub, len(table.live), table.street, house) if question.asks is Asks.MAY_STAY else stub)


def _more_or_less(question: Question, cards: int) -> Answer | None:
    right = question.ruling().answer
    return Count(right.count + cards) if isinstance(right, Count) else None


def _folded_now(question: Question) -> int:
    return sum(isinstance(action, ev.Folded) for action in question.table.actions)


MISSTEPS: dict[str, Callable[[Question], Answer | None]] = {
    step.__name__: step
    for step in (
        hole_cards_forgotten,
        folded_dealt_on,
        folded_left_in,
        folded_now_not_dealt,
        one_burn_in_all,
        next_burn_counted,
        folded_now_served,
        all_in_not_served,
        next_street_alone,
    )
}
