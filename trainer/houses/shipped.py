"""The houses that ship with the program."""

from functools import cache

from trainer import resources
from trainer.houses.house import House
from trainer.houses.reading import house_in


@cache
def shipped_house(id: str) -> House:
    """One of them by its id, read once."""
    return house_in(f"{id}.toml", resources.read("trainer", "houses", f"{id}.toml"))
