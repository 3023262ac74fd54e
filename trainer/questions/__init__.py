"""Questions about a table: what is asked, how it is answered, what is right, and which wrong answers mean what."""

from trainer.questions.answer import (
    Act,
    Actions,
    Amount,
    Amounts,
    Answer,
    Chosen,
    Count,
    PickedCards,
    PickedSeat,
    SeatAndAmounts,
    SeatOrder,
    Split,
    picked_seat,
)
from trainer.questions.asks import Asks, Hidden, Kind
from trainer.questions.choices import (
    AfterMix,
    BackAtBringIn,
    CardLies,
    DealerNext,
    Figure,
    MayPutIn,
    Posting,
    RiverLies,
    WhoAntes,
    community_choices,
    river_choices,
)
from trainer.questions.missteps import MISSTEPS
from trainer.questions.picked import as_good
from trainer.questions.question import Question
from trainer.remembered import remembered
from trainer.skills import Misconception


def answer_under(question: Question, misconception: Misconception) -> Answer | None:
    """What somebody would answer who holds `misconception`; None where it does not bear on this question."""
    if misconception.clause is None:
        return MISSTEPS[misconception.name](question)
    if question.house[misconception.clause] == misconception.value:
        return None
    return question.ruling(question.house.with_clause(misconception.clause, misconception.value)).answer


@remembered
def wrong_answers(question: Question) -> tuple[tuple[Misconception, Answer], ...]:
    """The misconceptions of the question's skill that lead astray here, each with the answer it gives."""
    right = question.ruling().answer
    held = ((each, answer_under(question, each)) for each in question.skill.misconceptions)
    return tuple((each, answer) for each, answer in held if answer is not None and not as_good(question, answer, right))


__all__ = [
    "Act",
    "Actions",
    "AfterMix",
    "Amount",
    "Amounts",
    "Answer",
    "Asks",
    "BackAtBringIn",
    "CardLies",
    "Chosen",
    "Count",
    "DealerNext",
    "Figure",
    "Hidden",
    "Kind",
    "MayPutIn",
    "PickedCards",
    "PickedSeat",
    "Posting",
    "Question",
    "RiverLies",
    "SeatAndAmounts",
    "SeatOrder",
    "Split",
    "WhoAntes",
    "answer_under",
    "as_good",
    "community_choices",
    "picked_seat",
    "river_choices",
    "wrong_answers",
]
