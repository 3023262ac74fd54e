"""The traps of shared_river."""

from trainer.skills.skill import Skill

SKILLS: tuple[Skill, ...] = ()
