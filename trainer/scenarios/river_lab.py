"""A table set up for the river: so many players on each street, counted at the close of each, and seventh dealt."""

from __future__ import annotations

import random

import msgspec

from trainer.events import CardBurned, CardDealt, Event
from trainer.houses import keys as k
from trainer.houses.house import House
from trainer.play import Stub, play_on, stays
from trainer.procedure import Duty, DutyKind
from trainer.questions import Asks, Question, river_choices
from trainer.rulings.river import Deck
from trainer.scenarios.scene import Scene
from trainer.scenarios.shared_river import Lives, seated, to_the_river
from trainer.skills import SKILLS
from trainer.table import Street, Table, apply, replay

LEAST = 2
"""The fewest hands that can be live: with one the hand is over."""

_TRIES = 40


class RiverCase(msgspec.Struct, frozen=True):
    """A hand up to the close of sixth street, with so many players on each street."""

    house: House
    lives: Lives
    seed: int
    start: Table
    events: tuple[Event, ...]

    @property
    def table(self) -> Table:
        """The table at the close of sixth street."""
        return replay(self.start, self.events)

    @property
    def deck(self) -> Deck:
        """Where the cards are then."""
        return self.lives.deck(self.house)

    @property
    def question(self) -> Question:
        """What the dealer is asked there."""
        choices = river_choices(self.house)
        return Question(SKILLS["shared_river.enough"], Asks.RIVER_PROCEDURE, self.table, self.house, choices=choices)

    def closes(self) -> tuple[int, ...]:
        """After how many events each street from third to sixth has closed, before the next burn."""
        found, acted = [], 0
        table = self.start
        for number, event in enumerate(self.events, 1):
            before, table = table, apply(table, event)
            if table.street is not before.street:
                found.append(acted)
            if not isinstance(event, CardBurned | CardDealt):
                acted = number
        return (*found, len(self.events))

    def served(self) -> tuple[Event, ...]:
        """What the dealer does next, to the first action on seventh street or the showdown."""
        stub = Stub(random.Random(self.seed))
        table = self.table
        stub.remix(table)
        return tuple(play_on(table, self.house, stub, stays, _seventh_is_dealt))


def river_case(house: House, lives: Lives, seed: int) -> RiverCase:
    """Deal such a case: the same seed deals the same. Raises ValueError for numbers of players that cannot be."""
    counts = (lives.dealt, lives.fourth, lives.fifth, lives.sixth, lives.river)
    most = house[k.PLAYERS_MOST]
    if counts[-1] < LEAST or counts[0] > most or list(counts) != sorted(counts, reverse=True):
        raise ValueError(counts)
    rng = random.Random(f"{house.version} {counts} {seed}")
    for _ in range(_TRIES):
        scene = Scene(seated(rng, house, lives), house, rng)
        if to_the_river(scene, lives):
            dealt = scene.ask(Question(SKILLS["shared_river.enough"], Asks.RIVER_PROCEDURE, scene.table, house))
            return RiverCase(house, lives, seed, dealt.start, dealt.events)
    raise ValueError(counts)


def with_live(lives: Lives, street: Street, count: int, most: int) -> Lives | None:
    """The numbers with another `count` of hands on a street; the streets before have at least as many, those after at
    most. None where that cannot be."""
    if not LEAST <= count <= most:
        return None
    counts = [lives.dealt, lives.fourth, lives.fifth, lives.sixth, lives.river]
    at = street - Street.THIRD
    counts[at] = count
    counts[:at] = [max(each, count) for each in counts[:at]]
    counts[at + 1 :] = [min(each, count) for each in counts[at + 1 :]]
    return Lives(*counts)


def _seventh_is_dealt(table: Table, duty: Duty) -> bool:
    return table.street is Street.SEVENTH and duty.kind not in (DutyKind.DEAL, DutyKind.BURN, DutyKind.REMIX)
