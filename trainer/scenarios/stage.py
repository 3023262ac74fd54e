"""What every builder needs: a table to begin at, stacked cards, players who do as the scene asks."""

import random
from collections.abc import Callable, Mapping, Sequence

import msgspec
from msgspec.structs import replace

from trainer import events as ev
from trainer.cards import Card
from trainer.houses import keys as k
from trainer.houses.house import House
from trainer.houses.values import Game, Structure
from trainer.money import Stakes
from trainer.notation.hand import Hand
from trainer.play import Chooser, Stub, play_on, stays
from trainer.procedure import Duty, DutyKind, action_for
from trainer.questions import Question
from trainer.rulings.wagers import Options
from trainer.skills import Skill
from trainer.table import Seat, Street, Table


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
    playing: Callable[[Stakes], bool] | None = None,
    structure: Structure = Structure.LIMIT,
) -> Table:
    """A table of the house before the antes: `players` in seats 1 up, or with empty seats between them.

    The stakes are among those the house deals, in a limit game or another `structure`, that `playing` accepts; stacks
    are plausible, but for those given by place (0 is the first to be dealt). Raises NotOffered where the house deals
    nothing of the kind.
    """
    if not house[k.PLAYERS_LEAST] <= players <= house[k.PLAYERS_MOST]:
        raise NotOffered(f"{players} players at {house.id}")
    games = house[k.GAMES] if game is None else (game,)
    dealt = [
        each
        for each in house.stakes
        if each.game in house[k.GAMES] and each.structure is structure and (playing is None or playing(each.stakes))
    ]
    games = tuple(each for each in games if any(one.game is each for one in dealt))
    if not games:
        raise NotOffered(f"{game.value if game else 'no game'} at {house.id}")
    game = rng.choice(games)
    stakes = rng.choice([each.stakes for each in dealt if each.game is game])
    numbers = sorted(rng.sample(range(1, 9), players)) if gaps else list(range(1, players + 1))
    seats = []
    for place, number in enumerate(numbers):
        behind = rng.randint(6, 40) * stakes.big + rng.randint(0, 9) * stakes.small
        seats.append(Seat(number, (stacks or {}).get(place, behind)))
    return Table(stakes, tuple(seats), game, structure)


def usual_table(
    rng: random.Random,
    house: House,
    least: int = 4,
    game: Game | None = None,
    playing: Callable[[Stakes], bool] | None = None,
) -> Table:
    """A table as a dealer mostly finds it: eight, seven or six players, now and then as few as `least`; where seats
    are empty, they are often empty between players."""
    share = {8: 40, 7: 27, 6: 20, 5: 6, 4: 4, 3: 2, 2: 1}
    crowds = [n for n in share if max(least, house[k.PLAYERS_LEAST]) <= n <= house[k.PLAYERS_MOST]]
    if not crowds:
        raise NotOffered(f"{least} players at {house.id}")
    players = rng.choices(crowds, [share[n] for n in crowds])[0]
    return lay_table(rng, house, players, game, gaps=rng.random() < 0.75, playing=playing)


def with_stacks(table: Table, stacks: Mapping[int, int]) -> Table:
    """The table with these stacks by seat number, as before the antes."""
    return replace(table, seats=tuple(replace(seat, stack=stacks.get(seat.number, seat.stack)) for seat in table.seats))


def deal_to(
    start: Table,
    house: House,
    rng: random.Random,
    planned: Mapping[tuple[int, int], Card],
    choose: Chooser,
    until: Callable[[Table, Duty], bool],
    community: Card | None = None,
    card_by_card: bool = False,
) -> tuple[tuple[ev.Event, ...], Table]:
    """The events from the antes to the first duty at which `until` says stop, and the table there.

    It is asked in the middle of a street's dealing only if that goes `card_by_card`. Raises NotOffered
    where the deck does not last.
    """
    reached = start

    def stop(table: Table, duty: Duty) -> bool:
        nonlocal reached
        reached = table
        return until(table, duty)

    try:
        events = tuple(play_on(start, house, Stub(rng, planned, community), choose, stop, not card_by_card))
    except IndexError:
        # The whole deck is dealt and burned, and no card can be kept for later.
        raise NotOffered(f"no card to spare at {house.id}") from None
    return events, reached


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
    whoever's turn it is; `folders` fold on the street named as soon as a wager faces them; `bettors` make the first
    wager of the street named, on third street the completion.
    """

    def __init__(
        self,
        verbs: Mapping[Street, Sequence[str]] | None = None,
        folders: Mapping[int, Street] | None = None,
        bettors: Mapping[Street, int] | None = None,
    ) -> None:
        self._verbs = {street: list(does) for street, does in (verbs or {}).items()}
        self._folders = folders or {}
        self._bettors = bettors or {}

    def __call__(self, table: Table, house: House, seat: Seat, may: Options) -> ev.Action:
        bets = self._bettors.get(table.street) == seat.number and may.wager_to and not _wagered(table)
        if not (may.check or may.call):
            return action_for(table, house, seat.number, may.wager_to[-1]) if bets else stays(table, house, seat, may)
        if may.call and self._folders.get(seat.number) is table.street:
            return ev.Folded(seat.number)
        if bets:
            return action_for(table, house, seat.number, may.wager_to[0])
        verbs = self._verbs.get(table.street)
        verb = verbs.pop(0) if verbs else ""
        if verb == "fold":
            return ev.Folded(seat.number)
        if verb in ("bet", "raise") and may.wager_to:
            return action_for(table, house, seat.number, may.wager_to[0])
        if verb == "big" and may.wager_to:
            return action_for(table, house, seat.number, may.wager_to[-1])
        return stays(table, house, seat, may)


def _wagered(table: Table) -> bool:
    return any(isinstance(action, ev.Bet | ev.Completed | ev.Raised) for action in table.actions)
