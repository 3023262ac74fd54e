"""What another house would rule otherwise in hands that are dealt: the same cards, the same players, ruled twice.

A hand is played by the rules of one house. At each point of it at which a dealer has something to rule, the other house
rules on the same table. What goes wrong in the dealing, and who joins late, does not come up in such hands.
"""

import random
from collections import Counter
from collections.abc import Iterator
from enum import Enum

from trainer.houses import keys as k
from trainer.houses import values as v
from trainer.houses.house import House
from trainer.play import Stub, loose_player, play_on
from trainer.procedure import Duty, DutyKind
from trainer.rulings.bring_in import bring_in
from trainer.rulings.burns import burns_for
from trainer.rulings.first_to_act import opener
from trainer.rulings.payout import payout
from trainer.rulings.river import river_plan
from trainer.rulings.showdown import showdown
from trainer.rulings.stakes import ante, bring_in_size
from trainer.rulings.turn import to_act
from trainer.rulings.wagers import may_do
from trainer.simulate import full_table, games
from trainer.table import Street, Table


class Ruled(Enum):
    """The kinds of rulings that are compared, in the order in which a hand meets them."""

    DEALT = "dealt"
    STAKES = "stakes"
    BURNS = "burns"
    BRING_IN = "bring_in"
    FIRST_TO_ACT = "first_to_act"
    TURN = "turn"
    WAGERS = "wagers"
    RIVER = "river"
    SHOWDOWN = "showdown"
    PAYOUT = "payout"


class Preview:
    """In how many of so many `hands` each kind of ruling came up (`ruled`) and was another one (`differs`)."""

    def __init__(self, origin: House, changed: House, seed: int) -> None:
        """Hands of `origin`, dealt by `seed`, in which `changed` rules too. Raises ContentError where no limit game is
        dealt at `origin`."""
        self._origin, self._changed, self._seed = origin, changed, seed
        self._games = games(origin)
        self.hands = 0
        self.ruled: Counter[Ruled] = Counter()
        self.differs: Counter[Ruled] = Counter()

    def play(self, hands: int) -> None:
        """Play so many hands more."""
        for _ in range(hands):
            # Each hand by its own number: however many are played, a seed begins with the same ones.
            rng = random.Random(f"{self._seed} {self.hands}")
            ruled, differs = compared(self._origin, self._changed, self._games[self.hands % len(self._games)], rng)
            self.ruled.update(ruled)
            self.differs.update(differs)
            self.hands += 1


def compared(origin: House, changed: House, game: v.Game, rng: random.Random) -> tuple[set[Ruled], set[Ruled]]:
    """One hand of `origin`, played to its end: the rulings that came up, and those that `changed` makes otherwise."""
    table = full_table(origin, game, rng)
    if game not in changed[k.GAMES] or not changed[k.PLAYERS_LEAST] <= len(table.seats) <= changed[k.PLAYERS_MOST]:
        return {Ruled.DEALT}, {Ruled.DEALT}
    ruled, differs = {Ruled.DEALT}, set()

    def look(table: Table, duty: Duty) -> bool:
        for kind, otherwise in _rulings(table, duty, origin, changed):
            ruled.add(kind)
            if otherwise:
                differs.add(kind)
        return False

    play_on(table, origin, Stub(rng), loose_player(rng, staying=0.6, raising=0.02), look, by_round=True)
    return ruled, differs


def _rulings(table: Table, duty: Duty, one: House, other: House) -> Iterator[tuple[Ruled, bool]]:
    """What is ruled at one moment of a hand, and whether the other house rules otherwise."""
    if table.street is Street.THIRD and table.stub == 52 and not any(seat.paid for seat in table.seats):
        yield Ruled.STAKES, _stakes(table, one) != _stakes(table, other)
        yield Ruled.BURNS, burns_for(Street.THIRD, one) != burns_for(Street.THIRD, other)
    if duty.kind in (DutyKind.BURN, DutyKind.DEAL) and duty.street is not None:
        yield Ruled.BURNS, burns_for(duty.street, one) != burns_for(duty.street, other)
    if table.street is Street.SIXTH and duty.street is Street.SEVENTH:
        yield Ruled.RIVER, _river(table, one) != _river(table, other)
    match duty.kind:
        case DutyKind.BRING_IN:
            yield Ruled.BRING_IN, bring_in(table, one).answer != bring_in(table, other).answer
        case DutyKind.ACT:
            yield from _acts(table, duty.seat or 0, one, other)
        case DutyKind.COLLECT | DutyKind.RETURN if table.actions:
            yield Ruled.TURN, to_act(table, other).answer is not None
        case DutyKind.SHOW if not any(seat.shown for seat in table.seats):
            yield Ruled.SHOWDOWN, showdown(table, one).answer != showdown(table, other).answer
        case DutyKind.PUSH if not table.pushed:
            yield Ruled.PAYOUT, payout(table, one).answer != payout(table, other).answer


def _acts(table: Table, seat: int, one: House, other: House) -> Iterator[tuple[Ruled, bool]]:
    """Whose turn it is, and what he may do."""
    same_first = True
    if table.street is not Street.THIRD:
        same_first = opener(table, one).answer == opener(table, other).answer
        if not table.actions:
            yield Ruled.FIRST_TO_ACT, not same_first
    if table.actions and same_first:
        yield Ruled.TURN, to_act(table, other).answer != seat
    yield Ruled.WAGERS, may_do(table, one, seat) != may_do(table, other, seat)


def _stakes(table: Table, house: House) -> tuple[int, int]:
    return ante(table, house).answer, bring_in_size(table, house).answer


def _river(table: Table, house: House) -> tuple[object, ...]:
    procedure = river_plan(table, house).procedure
    return procedure, house[k.RIVER_COMMUNITY_FACE if procedure.shared else k.RIVER_FACE]
