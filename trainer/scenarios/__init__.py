"""Situations dealt on purpose: one builder a trap, seeded, in which the trap decides the answer."""

import random
from functools import lru_cache

from trainer.houses.house import House
from trainer.questions import wrong_answers
from trainer.scenarios import (
    actions,
    announcing,
    bet_sizes,
    bring_in,
    bring_in_chips,
    community_card,
    dealing,
    first_to_act,
    first_to_act_odd,
    high_hand,
    irregularities,
    low_hand,
    odd_chip,
    open_pair,
    pots,
    shared_hands,
    shared_river,
    short_all_in,
    showdown,
    split,
    spread,
    stakes,
    stub,
)
from trainer.scenarios.stage import Builder, NotOffered, Scenario
from trainer.skills import SKILLS, Skill, Topic, skills_of

_ATTEMPTS = 60

BUILDERS: dict[str, Builder] = {
    **bring_in.BUILDERS,
    **bring_in_chips.BUILDERS,
    **first_to_act.BUILDERS,
    **first_to_act_odd.BUILDERS,
    **bet_sizes.BUILDERS,
    **open_pair.BUILDERS,
    **short_all_in.BUILDERS,
    **shared_river.BUILDERS,
    **community_card.BUILDERS,
    **actions.BUILDERS,
    **high_hand.BUILDERS,
    **shared_hands.BUILDERS,
    **split.BUILDERS,
    **stub.BUILDERS,
    **showdown.BUILDERS,
    **low_hand.BUILDERS,
    **odd_chip.BUILDERS,
    **pots.BUILDERS,
    **dealing.BUILDERS,
    **announcing.BUILDERS,
    **stakes.BUILDERS,
    **irregularities.BUILDERS,
    **spread.BUILDERS,
}
"""Each skill's builder, by the skill's id."""


def build(skill: Skill, house: House, seed: int) -> Scenario:
    """The situation and question of (house version, skill, seed): the same on any machine.

    The deal is stacked until at least one misconception of the skill gives another answer than the right one.
    Raises NotOffered where this house's clauses make the trap impossible.
    """
    rng = random.Random(f"{house.version} {skill.id} {seed}")
    builder = BUILDERS[skill.id]
    for _ in range(_ATTEMPTS):
        scenario = builder(skill, house, rng)
        if scenario is not None and wrong_answers(scenario.question):
            return scenario
    raise NotOffered(f"{skill.id} at {house.id}")


def offered(house: House, topic: Topic | None = None) -> tuple[Skill, ...]:
    """The skills that this house's dealers are asked, of one topic or of all, in the order in which they are taught."""
    asked = SKILLS.values() if topic is None else skills_of(topic)
    return tuple(skill for skill in asked if is_offered(skill, house))


def asks_about(house: House, topic: Topic) -> bool:
    """Whether this house's dealers are asked anything about a topic."""
    return any(is_offered(skill, house) for skill in skills_of(topic))


@lru_cache(maxsize=4096)
def is_offered(skill: Skill, house: House) -> bool:
    """Whether this house's dealers are asked about a skill. Finding out takes as long as building a question."""
    try:
        build(skill, house, 0)
    except NotOffered:
        return False
    return True


__all__ = ["BUILDERS", "NotOffered", "Scenario", "asks_about", "build", "is_offered", "offered"]
