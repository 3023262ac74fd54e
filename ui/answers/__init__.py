"""One small widget a kind of question: it takes the trainee's answer, by mouse or by keys."""

from trainer.questions import Kind, Question
from ui.answers.actions import ActionsAnswer
from ui.answers.base import AnswerWidget
from ui.answers.cards import CardsAnswer
from ui.answers.choice import ChoiceAnswer
from ui.answers.order import OrderAnswer
from ui.answers.seat_and_amounts import SeatAndAmountsAnswer
from ui.answers.single import AmountAnswer, AmountsAnswer, CountAnswer, SeatAnswer
from ui.answers.split import SplitAnswer
from ui.look import Look

_WIDGETS: dict[Kind, type[AnswerWidget]] = {
    Kind.SEAT: SeatAnswer,
    Kind.SEAT_AND_AMOUNT: SeatAndAmountsAnswer,
    Kind.AMOUNT: AmountAnswer,
    Kind.AMOUNTS: AmountsAnswer,
    Kind.COUNT: CountAnswer,
    Kind.PROCEDURE: ChoiceAnswer,
    Kind.CHOICE: ChoiceAnswer,
    Kind.ACTIONS: ActionsAnswer,
    Kind.ORDER: OrderAnswer,
    Kind.SPLIT: SplitAnswer,
    Kind.CARDS: CardsAnswer,
}


def answer_widget(question: Question, look: Look) -> AnswerWidget:
    """The widget that takes the answer to this question."""
    return _WIDGETS[question.kind](question, look)


__all__ = ["AnswerWidget", "answer_widget"]
