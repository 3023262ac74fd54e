"""The houses that can be trained for: the six that ship with the program, and those of the user's own folder."""

from trainer.errors import ContentError
from trainer.houses import SHIPPED
from trainer.houses.house import House
from trainer.houses.own import own_house, own_houses, own_ids
from trainer.houses.shipped import shipped_house


def house_ids() -> tuple[str, ...]:
    """The houses that ship with the program: the four rooms' pages, then the two rulebooks."""
    return SHIPPED


def all_house_ids() -> tuple[str, ...]:
    """Those that ship, then the user's own that can be read, by their names."""
    return *SHIPPED, *(house.id for house in own_houses().houses)


def load_house(id: str) -> House:
    """A house by its id: one that ships, or one of the user's own, as its file is now.

    Raises ContentError for an id that none has, and for a file that is no house, naming the place in it.
    """
    if id in SHIPPED:
        return shipped_house(id)
    house = own_house(id)
    if house is None:
        raise ContentError("house_id", found=id, facts={"houses": ", ".join((*SHIPPED, *own_ids()))})
    return house
