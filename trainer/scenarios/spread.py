"""Deals for spread games: somebody is asked how little or how much he may wager, with or without a wager before him."""

import random

from trainer import events as ev
from trainer.houses.house import House
from trainer.houses.values import Structure
from trainer.play import stays
from trainer.procedure import DutyKind, action_for
from trainer.questions import Asks, Question
from trainer.rulings.wagers import Options
from trainer.scenarios.scene import Scene, Thinning, at_turn_of_one, on_street, waiting
from trainer.scenarios.stage import Builder, Scenario, lay_table
from trainer.skills import Skill
from trainer.table import Seat, Street, Table


class _Spreading:
    """Players who make so many wagers on this street, each of whole least bets, and otherwise check and call."""

    def __init__(self, rng: random.Random, wagers: int) -> None:
        self._rng = rng
        self._left = wagers

    def done(self) -> bool:
        """Whether all the wagers have been made."""
        return not self._left

    def __call__(self, table: Table, house: House, seat: Seat, may: Options) -> ev.Action:
        last = len(waiting(table, house)) == 1
        if self._left and may.wager_range and (last or self._rng.random() < 0.5):
            least, most = may.wager_range
            totals = [total for total in range(least, most + 1) if total % table.stakes.small == 0]
            if totals:
                self._left -= 1
                return action_for(table, house, seat.number, self._rng.choice(totals))
        return stays(table, house, seat, may)


def spread(skill: Skill, house: House, rng: random.Random) -> Scenario | None:
    """A street after third, with up to two wagers in."""
    table = lay_table(rng, house, rng.choice((4, 5, 6)), gaps=True, structure=Structure.SPREAD)
    street = rng.choice((Street.FOURTH, Street.FIFTH, Street.SIXTH, Street.SEVENTH))
    scene = Scene(table, house, rng)
    scene.play(Thinning(rng, {Street.THIRD: rng.choice((2, 3, 3))}), on_street(street))
    spreading = _Spreading(rng, rng.choice((0, 1, 1, 1, 2)))
    scene.play(spreading, at_turn_of_one(rng, house, spreading.done))
    if scene.duty is None or scene.duty.kind is not DutyKind.ACT or scene.table.street is not street:
        return None
    asks = rng.choice((Asks.SPREAD_LEAST, Asks.SPREAD_MOST))
    return scene.ask(Question(skill, asks, scene.table, house, seat=scene.duty.seat))


BUILDERS: dict[str, Builder] = {"bet_sizes.spread": spread}
