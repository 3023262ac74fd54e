"""Wrong steps on shared_river."""

from collections.abc import Callable

from trainer.questions.answer import Answer
from trainer.questions.question import Question

MISSTEPS: dict[str, Callable[[Question], Answer | None]] = {}
