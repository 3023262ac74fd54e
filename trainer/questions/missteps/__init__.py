"""Wrong steps with a name: what a dealer would answer who takes that step, or None where it leads nowhere."""

from collections.abc import Callable

from trainer.questions.answer import Answer
from trainer.questions.missteps import (
    actions,
    bet_sizes,
    bring_in,
    dealing,
    first_to_act,
    high_hand,
    irregularities,
    low_hand,
    odd_chip,
    pots,
    shared_river,
    showdown,
    split,
    spread,
    stakes,
    stub,
)
from trainer.questions.question import Question

Misstep = Callable[[Question], Answer | None]

MISSTEPS: dict[str, Misstep] = {
    **bring_in.MISSTEPS,
    **first_to_act.MISSTEPS,
    **bet_sizes.MISSTEPS,
    **shared_river.MISSTEPS,
    **actions.MISSTEPS,
    **high_hand.MISSTEPS,
    **split.MISSTEPS,
    **stub.MISSTEPS,
    **showdown.MISSTEPS,
    **low_hand.MISSTEPS,
    **odd_chip.MISSTEPS,
    **pots.MISSTEPS,
    **dealing.MISSTEPS,
    **stakes.MISSTEPS,
    **irregularities.MISSTEPS,
    **spread.MISSTEPS,
}
"""Each wrong step by the name of its misconception."""

__all__ = ["MISSTEPS", "Misstep"]
