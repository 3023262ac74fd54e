"""How often each situation comes up that a dealer must know, in hands that plausible players play at a full table.

The players are made up. What the cards alone decide comes up at any table as often as here; how often somebody is
all-in, the cap is reached or the deck is short is true of such players only.
"""

import random
from collections import Counter
from math import sqrt

from trainer.errors import ContentError
from trainer.houses import keys as k
from trainer.houses import values as v
from trainer.houses.house import House
from trainer.money import Stakes
from trainer.play import Stub, loose_player, play_on
from trainer.procedure import Duty
from trainer.simulate.situations import situations, situations_at
from trainer.table import Seat, Table

__all__ = ["Tally", "full_table", "games", "interval", "simulated", "situations"]


class Tally:
    """In how many of so many `hands` each situation came up: `counts`, by its name."""

    def __init__(self) -> None:
        self.hands = 0
        self.counts: Counter[str] = Counter()

    def add(self, seen: frozenset[str]) -> None:
        """Count one more hand, and what came up in it."""
        self.hands += 1
        self.counts.update(seen)


def interval(count: int, hands: int) -> tuple[float, float]:
    """The 95 % interval of a share of which `count` in `hands` were seen, by Wilson's score; of no hands, any share."""
    if not hands:
        return 0.0, 1.0
    z, seen = 1.959964, count / hands
    middle = seen + z * z / (2 * hands)
    reach = z * sqrt(seen * (1 - seen) / hands + z * z / (4 * hands * hands))
    scale = 1 + z * z / hands
    return max(0.0, (middle - reach) / scale), min(1.0, (middle + reach) / scale)


def games(house: House) -> tuple[v.Game, ...]:
    """The games of the house for which it lists limit stakes. Raises ContentError where there are none."""
    found = tuple(game for game in house[k.GAMES] if _dealt(house, game))
    if not found:
        raise ContentError("house_no_stakes", found=house.id)
    return found


def full_table(house: House, game: v.Game, rng: random.Random) -> Table:
    """As many players as the house seats, at stakes it deals; one in twenty of them is nearly out of chips."""
    stakes = rng.choice(_dealt(house, game))
    seats = range(1, house[k.PLAYERS_MOST] + 1)
    return Table(stakes, tuple(Seat(number, _stack(stakes, rng)) for number in seats), game)


def simulated(house: House, game: v.Game, rng: random.Random) -> frozenset[str]:
    """One hand, played to its end: the situations that came up in it."""
    seen: set[str] = set()

    def look(table: Table, duty: Duty) -> bool:
        seen.update(situations_at(table, duty, house))
        return False

    play_on(full_table(house, game, rng), house, Stub(rng), loose_player(rng, staying=0.6, raising=0.02), look)
    return frozenset(seen)


def _dealt(house: House, game: v.Game) -> list[Stakes]:
    return [each.stakes for each in house.stakes if each.game is game and each.structure is v.Structure.LIMIT]


def _stack(stakes: Stakes, rng: random.Random) -> int:
    if rng.random() < 0.05:
        return rng.randint(1, rng.choice((max(1, stakes.ante), stakes.bring_in, stakes.small, 4 * stakes.big)))
    return rng.randint(6, 40) * stakes.big + rng.randint(0, 9) * stakes.small
