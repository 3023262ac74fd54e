"""The step of a mistake beside the right one, in two sentences."""

from __future__ import annotations

from typing import TYPE_CHECKING

from trainer.marking import Mark, deciding, led_astray
from trainer.questions import Answer, Question, answer_under
from trainer.questions.astray import step_astray
from trainer.reasons import Fact
from trainer.skills import Misconception

if TYPE_CHECKING:
    from trainer.text.words import Words


def astray(words: Words, question: Question, mark: Mark) -> tuple[str, str] | None:
    """What the mistake behind a wrong answer sees or reckons, and what is right; None where none has been named."""
    held, unit = mark.misconception, question.table.stakes.unit
    wrong = answer_under(question, held) if held is not None else None
    if held is None or wrong is None:
        return None
    wrongly, rightly = _steps(question, mark, held, wrong)
    if rightly is None:
        decided = deciding(question, mark.because) or next(reversed(mark.because), None)
        rightly = decided.fact if decided else None
    return (
        words.answer(wrong, question) if wrongly is None else words.fact(wrongly, unit),
        words.answer(mark.correct, question) if rightly is None else words.fact(rightly, unit),
    )


def _steps(question: Question, mark: Mark, held: Misconception, wrong: Answer) -> tuple[Fact | None, Fact | None]:
    """What is seen or reckoned the wrong way and the right one, as far as that can be told."""
    step = led_astray(question, mark)
    if step is None:
        return step_astray(question, held.name, wrong, mark.correct) or (None, None)
    right = next((each for each in mark.because if each.clause is held.clause), None)
    return step.fact, right.fact if right else None
