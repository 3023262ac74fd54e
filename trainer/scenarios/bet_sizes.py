"""Deals for bet sizes: a street's betting stops where somebody is asked how much he may wager, or must call."""

import random
from collections.abc import Callable

from msgspec.structs import replace

from trainer import events as ev
from trainer.houses import keys as k
from trainer.houses import values as v
from trainer.houses.house import House
from trainer.houses.values import Game
from trainer.money import Stakes
from trainer.procedure import DutyKind
from trainer.questions import Asks, Question
from trainer.rulings.wagers import Options
from trainer.scenarios.scene import Scene, Thinning, Wagering, at_turn_of_one, fourth_street, on_street
from trainer.scenarios.stage import Builder, NotOffered, Scenario, usual_table, with_stacks
from trainer.skills import Skill
from trainer.table import Seat, Street, Table

_LEAST = Wagering.LEAST
_STREETS = (Street.THIRD, Street.FOURTH, Street.FIFTH, Street.SIXTH)


def street_size(skill: Skill, house: House, rng: random.Random) -> Scenario | None:
    """A street after third, no pair showing on fourth, with up to two wagers in."""
    street = rng.choices((Street.FOURTH, Street.FIFTH, Street.SIXTH, Street.SEVENTH), (6, 6, 4, 2))[0]
    scene = reach(rng, house, street, live=rng.randint(2, 4))
    return wagered(scene, skill, Wagering(rng, [_LEAST] * rng.choice((0, 0, 1, 1, 2))))


def completion(skill: Skill, house: House, rng: random.Random) -> Scenario | None:
    """Third street with nothing in but the bring-in."""
    return wagered(reach(rng, house, Street.THIRD), skill, Wagering(rng))


def raise_after_completion(skill: Skill, house: House, rng: random.Random) -> Scenario | None:
    """Third street, completed and perhaps raised; now and then the low card opened for the full bet himself."""
    wagers = [_LEAST] * rng.choice((1, 1, 2, 3, 3))
    opens = house[k.BRING_IN_MAY_OPEN] and rng.random() < 0.2
    return wagered(reach(rng, house, Street.THIRD), skill, Wagering(rng, wagers, opens=opens))


def cap(skill: Skill, house: House, rng: random.Random) -> Scenario | None:
    """The last wager that may be made has been made, or is the next; three or more are in."""
    most = most_wagers(house)
    wagers = [_LEAST] * (most - rng.randint(0, 1))
    scene = reach(rng, house, rng.choice(_STREETS), live=rng.randint(3, 5))
    return wagered(scene, skill, Wagering(rng, wagers, keep=3))


def cap_heads_up(skill: Skill, house: House, rng: random.Random) -> Scenario | None:
    """Two players at the cap, who were two before it, or three when it was reached."""
    most = most_wagers(house)
    rule = house[k.CAP_HEADS_UP]
    street = rng.choice(_STREETS[1:])
    if rng.random() < 0.3:
        return _two_left_at_the_cap(reach(rng, house, street, live=3), skill, most)
    last_two = rule is v.CapHeadsUp.LIFTED_IN_EVENT and rng.random() < 0.4
    lifted = last_two or rule is v.CapHeadsUp.LIFTED_BEFORE_CAP
    made = most + rng.choice((-1, 0, 0, 1) if lifted else (-1, 0))
    scene = reach(rng, house, street, live=2, last_two=last_two)
    return wagered(scene, skill, Wagering(rng, [_LEAST] * made))


def _two_left_at_the_cap(scene: Scene, skill: Skill, most: int) -> Scenario | None:
    """Three reach the cap, and the next to act folds."""
    wagering = Wagering(scene.rng, [_LEAST] * most, keep=3)
    scene.play(wagering, lambda table, duty: wagering.done() or duty.kind is not DutyKind.ACT)
    folds = scene.duty.seat if scene.duty else None
    scene.play(_folds, lambda table, duty: duty.seat != folds)
    return asked(scene, skill)


def _folds(table: Table, house: House, seat: Seat, may: Options) -> ev.Action:
    return ev.Folded(seat.number)


def short_bring_in_call(skill: Skill, house: House, rng: random.Random) -> Scenario | None:
    """The low card has less than the bring-in; somebody after him is to call."""
    scene = reach(rng, house, Street.THIRD)
    low = scene.duty.seat if scene.duty else None
    if low is None or scene.start.stakes.bring_in < 2:
        return None
    scene.leave(low, rng.randint(1, scene.start.stakes.bring_in - 1))
    return wagered(scene, skill, Wagering(rng), Asks.CALL)


def call_amount(skill: Skill, house: House, rng: random.Random) -> Scenario | None:
    """Somebody with chips in front of him faces a raise, or several."""
    street = rng.choice(_STREETS)
    most = most_wagers(house) if house[k.CAP_WAGERS] is not v.CapWagers.NONE else 4
    scene = reach(rng, house, street, live=rng.randint(2, 5))
    made = rng.randint(1 if street is Street.THIRD else 2, most)
    wagering = Wagering(rng, [_LEAST] * made)
    scene.play(wagering, at_turn_of_one(rng, house, wagering.done, lambda table, seat: seat.bet > 0))
    return asked(scene, skill, Asks.CALL)


def reach(
    rng: random.Random,
    house: House,
    street: Street,
    live: int = 3,
    game: Game | None = None,
    pair: bool = False,
    last_two: bool = False,
    playing: Callable[[Stakes], bool] | None = None,
) -> Scene:
    """A scene at the first action of `street` with about `live` hands left, chips enough for every raise.

    The stakes are among those that `playing` accepts. On fourth street nobody shows a pair, or with `pair` just one of
    them does. `last_two` are the last of an event.
    """
    start = usual_table(rng, house, least=2 if last_two else max(live, 4), game=game, playing=playing)
    if last_two:
        two = sorted(rng.sample(range(len(start.seats)), 2))
        start = replace(start, seats=tuple(start.seats[at] for at in two), event_heads_up=True)
    start = with_stacks(start, {seat.number: _deep(rng, start, seat.stack) for seat in start.seats})
    holder = rng.choice(start.seats).number if pair else 0
    planned = fourth_street(rng, start, (holder,)) if street is Street.FOURTH or pair else {}
    scene = Scene(start, house, rng, planned)
    closing = _narrowing(rng, len(start.seats), live, street)
    scene.play(Thinning(rng, closing, (holder,)), on_street(street))
    return scene


def _narrowing(rng: random.Random, dealt: int, live: int, street: Street) -> dict[Street, int]:
    """How many hands are left when each street before `street` closes, the last of them `live`."""
    narrowing: dict[Street, int] = {}
    left = dealt
    for each in Street:
        if each >= street:
            break
        left = live if each == street - 1 else rng.randint(live, left)
        narrowing[each] = left
    return narrowing


def _deep(rng: random.Random, table: Table, stack: int) -> int:
    least = 14 * table.stakes.big
    return stack if stack >= least else least + rng.randint(0, 30) * table.stakes.small


def most_wagers(house: House) -> int:
    """How many wagers a street may have. Raises NotOffered where there is no cap."""
    most = {v.CapWagers.FOUR: 4, v.CapWagers.FIVE: 5}.get(house[k.CAP_WAGERS])
    if most is None:
        raise NotOffered(f"no cap at {house.id}")
    return most


def wagered(scene: Scene, skill: Skill, wagering: Wagering, asks: Asks = Asks.WAGER_TO) -> Scenario | None:
    """The question to one of those still to act, once the wagers are in."""
    scene.play(wagering, at_turn_of_one(scene.rng, scene.house, wagering.done))
    return asked(scene, skill, asks)


def asked(scene: Scene, skill: Skill, asks: Asks = Asks.WAGER_TO, revealed: tuple[int, ...] = ()) -> Scenario | None:
    """The question to the player whose turn it is; None where it is nobody's."""
    if scene.duty is None or scene.duty.kind is not DutyKind.ACT:
        return None
    question = Question(skill, asks, scene.table, scene.house, seat=scene.duty.seat, revealed=revealed)
    return scene.ask(question)


BUILDERS: dict[str, Builder] = {
    "bet_sizes.street_size": street_size,
    "bet_sizes.completion": completion,
    "bet_sizes.raise_after_completion": raise_after_completion,
    "bet_sizes.cap": cap,
    "bet_sizes.cap_heads_up": cap_heads_up,
    "bet_sizes.short_bring_in_call": short_bring_in_call,
    "bet_sizes.call_amount": call_amount,
}
