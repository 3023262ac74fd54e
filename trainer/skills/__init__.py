"""The skill tree: topic by trap, each with the misconceptions that it catches."""

from trainer.skills import (
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
    stakes,
    stub,
)
from trainer.skills.skill import Misconception, Skill, Topic

SKILLS: dict[str, Skill] = {
    skill.id: skill
    for topic in (
        bring_in.SKILLS,
        first_to_act.SKILLS,
        bet_sizes.SKILLS,
        shared_river.SKILLS,
        actions.SKILLS,
        high_hand.SKILLS,
        split.SKILLS,
        stub.SKILLS,
        showdown.SKILLS,
        low_hand.SKILLS,
        odd_chip.SKILLS,
        pots.SKILLS,
        dealing.SKILLS,
        stakes.SKILLS,
        irregularities.SKILLS,
    )
    for skill in topic
}
"""Every skill by its id, `topic.trap`."""


def skills_of(topic: Topic) -> tuple[Skill, ...]:
    """The skills of a topic, in the order in which they are taught."""
    return tuple(skill for skill in SKILLS.values() if skill.topic is topic)


__all__ = ["SKILLS", "Misconception", "Skill", "Topic", "skills_of"]
