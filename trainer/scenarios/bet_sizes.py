"""Deals for bet_sizes."""

from trainer.scenarios.stage import Builder

BUILDERS: dict[str, Builder] = {}
