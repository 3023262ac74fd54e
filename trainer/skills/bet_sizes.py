"""The traps of bet_sizes."""

from trainer.skills.skill import Skill

SKILLS: tuple[Skill, ...] = ()
