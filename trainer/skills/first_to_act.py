"""The traps of first_to_act."""

from trainer.skills.skill import Skill

SKILLS: tuple[Skill, ...] = ()
