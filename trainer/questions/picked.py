"""Cards picked out of a hand: others that are worth the same are as good."""

from trainer.hands import best_high, best_low
from trainer.questions.answer import Answer, PickedCards
from trainer.questions.asks import Asks
from trainer.questions.question import Question
from trainer.rulings.payout import seven_cards


def as_good(question: Question, given: Answer, other: Answer) -> bool:
    """Whether two answers come to the same: five cards do that are as good as five others of the same hand.

    A pair of which only one card plays, a second three of a kind of which two do: it does not matter which.
    """
    if given == other:
        return True
    if not (isinstance(given, PickedCards) and isinstance(other, PickedCards)):
        return False
    mine = _worth(question, given)
    return mine is not None and mine == _worth(question, other)


def _worth(question: Question, given: PickedCards) -> object | None:
    """What picked cards are worth; None where they are not five cards of the hand."""
    hand = seven_cards(question.table, question.table.seat(question.seat or 0)) or ()
    if len(given.cards) != 5 or not set(given.cards) <= set(hand):
        return None
    return best_high(given.cards) if question.asks is Asks.BEST_FIVE else best_low(given.cards, qualifier=None)
