"""Wrong steps on first_to_act."""

from collections.abc import Callable

from trainer.questions.answer import Answer
from trainer.questions.question import Question

MISSTEPS: dict[str, Callable[[Question], Answer | None]] = {}
