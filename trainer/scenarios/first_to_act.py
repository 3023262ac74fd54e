"""Deals for first_to_act."""

from trainer.scenarios.stage import Builder

BUILDERS: dict[str, Builder] = {}
