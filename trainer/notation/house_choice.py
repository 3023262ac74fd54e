"""Under which house a recorded hand is read."""

from collections.abc import Mapping

from trainer.errors import NotationError
from trainer.houses import keys as k
from trainer.houses.house import House
from trainer.houses.loader import all_house_ids, load_house
from trainer.houses.values import Game, Structure

PHH_HOUSE = "cardroom"
"""The house of a file that names none."""

ROOM_HOUSES = {Game.HIGH: "supremeking", Game.HILO: "pokerking"}
"""The house an online room's history is read by, since it names none."""


def choose(id: str, game: Game, structure: Structure, *overrides: Mapping[str, object]) -> House:
    """The house `id` with each of `overrides` written over its clauses in turn.

    Raises ContentError for a house or a clause that there is not, NotationError, naming the houses that do, where
    the house does not deal the game or the structure.
    """
    house = load_house(id)
    for written in overrides:
        house = house.with_written(written)
    require_dealt(house, game, structure)
    return house


def require_dealt(house: House, game: Game, structure: Structure) -> None:
    """Raises NotationError, naming the houses that do, where a house does not deal the game or the structure."""
    if game not in house[k.GAMES]:
        dealing = [other for other in all_house_ids() if game in load_house(other)[k.GAMES]]
        raise NotationError("house_game", found=house.id, facts={"game": game, "houses": ", ".join(dealing)})
    if structure not in house[k.STRUCTURE]:
        dealing = [other for other in all_house_ids() if structure in load_house(other)[k.STRUCTURE]]
        raise NotationError(
            "house_structure", found=house.id, facts={"structure": structure, "houses": ", ".join(dealing)}
        )
