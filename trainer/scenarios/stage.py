"""What every builder needs: a table to begin at, stacked cards, players who do as the scene asks."""

import random
from collections.abc import Callable, Mapping, Sequence

import msgspec

from trainer import events as ev
from trainer.cards import Card
from trainer.houses import keys as k
from trainer.houses.house import House
from trainer.houses.values import Game, Structure
from trainer.notation.hand import Hand
from trainer.play import Chooser, Stub, play_on, stays
from trainer.procedure import Duty, DutyKind, action_for
from trainer.questions import Question
from trainer.rulings.wagers import Options
from trainer.skills import Skill
from trainer.table import Seat, Street, Table, replay


class NotOffered(Exception):
    """The house's clauses make this trap impossible."""


class Scenario(msgspec.Struct, frozen=True):
    """A hand up to the moment of a question, and the question."""

    start: Table
    events: tuple[ev.Event, ...]
    question: Question

    @property
    def hand(self) -> Hand:
        """The situation as a hand that stops at the question."""
        return Hand(self.start, self.events, self.question.house)


Builder = Callable[[Skill, House, random.Random], Scenario | None]
"""Makes one situation for a skill, or None where the cards fell so that the trap does not bite. Raises NotOffered."""


def lay_table(
    rng: random.Random,
    house: House,
    players: int,
    game: Game | None = None,
    stacks: Mapping[int, int] | None = None,
    gaps: bool = False,
) -> Table:
    """A table of the house before the antes: `players` in seats 1 up, or with empty seats between them.

    The stakes are among those the house deals, in a limit game; stacks are plausible, but for those given by place
    (0 is the first to be dealt).
    """
    if game is not None and game not in house[k.GAMES]:
        raise NotOffered(f"{game.value} at {house.id}")
    game = game or rng.choice(house[k.GAMES])
    dealt = [each for each in house.stakes if each.game is game and each.structure is Structure.LIMIT]
    stakes = rng.choice(dealt).stakes
    numbers = sorted(rng.sample(range(1, 9), players)) if gaps else list(range(1, players + 1))
    seats = []
    for place, number in enumerate(numbers):
        behind = rng.randint(6, 40) * stakes.big + rng.randint(0, 9) * stakes.small
        seats.append(Seat(number, (stacks or {}).get(place, behind)))
    return Table(stakes, tuple(seats), game)


def deal_to(
    start: Table,
    house: House,
    rng: random.Random,
    planned: Mapping[tuple[int, int], Card],
    choose: Chooser,
    until: Callable[[Table, Duty], bool],
    community: Card | None = None,
) -> tuple[tuple[ev.Event, ...], Table]:
    """The events from the antes to the first duty at which `until` says stop, and the table there."""
    events = tuple(play_on(start, house, Stub(rng, planned, community), choose, until))
    return events, replay(start, events)


def boards(start: Table, upcards: Sequence[Sequence[Card]]) -> dict[tuple[int, int], Card]:
    """The plan that gives each player, in dealing order, these upcards, door card first."""
    return {
        (seat.number, 2 + nth): card
        for seat, cards in zip(start.seats, upcards, strict=True)
        for nth, card in enumerate(cards)
    }


def at_bring_in(table: Table, duty: Duty) -> bool:
    """Stop where the bring-in is to be posted."""
    return duty.kind is DutyKind.BRING_IN


def first_action_on(street: Street) -> Callable[[Table, Duty], bool]:
    """Stop where the first player of `street` is to act."""
    return lambda table, duty: duty.kind is DutyKind.ACT and table.street is street and not table.actions


class Script:
    """Players who do what the scene asks, each street's verbs in turn, and otherwise just stay in.

    `verbs` out of `check`, `bet`, `raise` (the least wager allowed), `big` (the greatest), `call`, `fold` are done by
    whoever's turn it is; `folders` fold on the street named as soon as a wager faces them.
    """

    def __init__(
        self, verbs: Mapping[Street, Sequence[str]] | None = None, folders: Mapping[int, Street] | None = None
    ) -> None:
        self._verbs = {street: list(does) for street, does in (verbs or {}).items()}
        self._folders = folders or {}

    def __call__(self, table: Table, house: House, seat: Seat, may: Options) -> ev.Action:
        if not (may.check or may.call):
            return stays(table, house, seat, may)
        if may.call and self._folders.get(seat.number) is table.street:
            return ev.Folded(seat.number)
        verbs = self._verbs.get(table.street)
        verb = verbs.pop(0) if verbs else ""
        if verb == "fold":
            return ev.Folded(seat.number)
        if verb in ("bet", "raise") and may.wager_to:
            return action_for(table, house, seat.number, may.wager_to[0])
        if verb == "big" and may.wager_to:
            return action_for(table, house, seat.number, may.wager_to[-1])
        return stays(table, house, seat, may)
