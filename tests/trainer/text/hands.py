"""Hands of every kind at houses of every kind, for the tests of what is said about them."""

import random
from collections.abc import Iterator
from itertools import cycle

from trainer.events import Event
from trainer.houses.house import House
from trainer.houses.keys import KEYS
from trainer.houses.loader import house_ids, load_house
from trainer.houses.values import Game, Structure
from trainer.money import Stakes
from trainer.play import Stub, loose_player, play_on
from trainer.table import Seat, Table

STACKS = (1, 2, 4, 7, 13, 28, 61, 500)
"""So few chips that every way of being all-in comes up: on the ante, the bring-in, below and above half a bet."""


def houses() -> Iterator[House]:
    """The shipped houses, and one of them under every value of every clause."""
    for id in house_ids():
        yield load_house(id)
    bases = cycle((load_house("cardroom"), load_house("supremeking")))
    for text, key in KEYS.items():
        for choice in key.choices:
            yield next(bases).with_written({text: choice})


def hand(house: House, seed: int) -> tuple[Table, list[Event]]:
    """A table before the antes and all that happens at it."""
    rng = random.Random(seed)
    players = 8 if seed % 3 else rng.randint(2, 7)
    start = Table(
        Stakes(10, 20, 1, 3),
        tuple(Seat(number, rng.choice(STACKS) if seed % 2 else 500) for number in range(1, players + 1)),
        Game.HILO if seed % 4 == 1 else Game.HIGH,
        Structure.SPREAD if seed % 10 == 7 else Structure.LIMIT,
        event_heads_up=seed % 5 == 0,
    )
    staying = 0.98 if seed % 2 else 0.75
    return start, play_on(start, house, Stub(rng), loose_player(rng, staying, raising=0.3))
