"""Deals for shared_river."""

from trainer.scenarios.stage import Builder

BUILDERS: dict[str, Builder] = {}
