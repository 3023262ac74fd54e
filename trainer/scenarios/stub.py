"""Deals in which cards are to be counted: what is left of the deck, what a street takes, how many hands it carries."""

import random
from collections.abc import Iterator
from functools import cache

from trainer.houses import keys as k
from trainer.houses.house import House
from trainer.procedure import Duty
from trainer.questions import Asks, Hidden, Question
from trainer.rulings.burns import burns_by
from trainer.rulings.stub import held_back, left_of_deck
from trainer.scenarios.scene import Scene, Thinning, Until, on_street
from trainer.scenarios.stage import Builder, NotOffered, Scenario, lay_table
from trainer.skills import Skill
from trainer.table import Street, Table

Lives = tuple[int, ...]
"""How many players are dealt a card on each street from third on."""


def left_now(skill: Skill, house: House, rng: random.Random) -> Scenario | None:
    """A street is about to be bet, mostly one after hands have folded."""
    street = rng.choices((Street.THIRD, Street.FOURTH, Street.FIFTH, Street.SIXTH), (1, 4, 4, 2))[0]
    lives = _lives_that(rng, house, street, folded=street > Street.THIRD)
    return _ask(_dealt(house, rng, lives), skill, Asks.STUB_LEFT)


def with_burns(skill: Skill, house: House, rng: random.Random) -> Scenario | None:
    """Fifth or sixth street, so that there have been two burns or more if there are any."""
    street = rng.choices((Street.FIFTH, Street.SIXTH), (3, 2))[0]
    return _ask(_closed(house, rng, _lives_that(rng, house, street, folded=False), folding=0), skill, Asks.STUB_LEFT)


def with_folds(skill: Skill, house: House, rng: random.Random) -> Scenario | None:
    """Hands have folded on this street and before."""
    street = rng.choices((Street.FOURTH, Street.FIFTH, Street.SIXTH), (4, 4, 2))[0]
    lives = _lives_that(rng, house, street, folded=True)
    return _ask(_closed(house, rng, lives, folding=rng.randint(1, 2)), skill, Asks.STUB_LEFT)


def needed_for_street(skill: Skill, house: House, rng: random.Random) -> Scenario | None:
    """A street has closed, hands have folded on it perhaps, and somebody may be all-in."""
    street = rng.choices((Street.THIRD, Street.FOURTH, Street.FIFTH, Street.SIXTH), (3, 4, 3, 3))[0]
    all_in = street > Street.THIRD and rng.random() < 0.4
    lives = _lives_that(rng, house, street, folded=False)
    scene = _closed(house, rng, lives, rng.randint(0, 2), all_in=all_in)
    asks = Asks.STUB_NEEDED if street is Street.SIXTH else Asks.STUB_TAKEN
    return _ask(scene, skill, asks, counted=False)


def how_many_may_stay(skill: Skill, house: House, rng: random.Random) -> Scenario | None:
    """Not all of them can stay to the end; or all can, though it does not look so."""
    street = rng.choices((Street.FOURTH, Street.FIFTH, Street.SIXTH), (2, 4, 4))[0]
    gone, to_come = burns_by(street, house) + held_back(street, house), Street.SEVENTH - street
    near: dict[bool, dict[int, list[Lives]]] = {True: {}, False: {}}
    for lives in _all_lives(street):
        most = left_of_deck(3 * lives[0] + sum(lives[1:]), gone) // to_come
        # Where all may stay, it must look as if they may not to somebody who deals the folded hands on.
        looks = left_of_deck(street * lives[0], gone) // to_come
        if lives[0] <= house[k.PLAYERS_MOST] and most >= 2 and (most < lives[-1] or looks < lives[-1] == most):
            near[most < lives[-1]].setdefault(min(most, lives[-1]), []).append(lives)
    ways = near[rng.random() < 0.65] or near[True]
    if not ways:
        raise NotOffered(f"the deck always reaches at {house.id}")
    # How many may stay is drawn first, or it would nearly always be six.
    return _ask(_dealt(house, rng, rng.choice(ways[rng.choice(sorted(ways))])), skill, Asks.MAY_STAY)


@cache
def _all_lives(street: Street) -> tuple[Lives, ...]:
    """Every way in which players can thin out to three or more by `street`, six to eight being dealt in."""

    def further(lives: Lives) -> Iterator[Lives]:
        if len(lives) > street - Street.THIRD:
            yield lives
            return
        for live in range(3, lives[-1] + 1):
            yield from further((*lives, live))

    return tuple(lives for dealt in (6, 7, 8) for lives in further((dealt,)))


def _lives_that(rng: random.Random, house: House, street: Street, folded: bool) -> Lives:
    """Numbers of players up to `street`, any as likely as any other; some have `folded` on the way, where that is
    asked for. Raises NotOffered."""
    ways = [lives for lives in _all_lives(street) if lives[0] <= house[k.PLAYERS_MOST]]
    if folded:
        ways = [lives for lives in ways if lives[-1] < lives[0]]
    if not ways:
        raise NotOffered(f"no such count with {house[k.PLAYERS_MOST]} players at {house.id}")
    return rng.choice(ways)


def _dealt(house: House, rng: random.Random, lives: Lives) -> Scene:
    """The hand where the last of these streets is about to be bet."""
    scene = Scene(lay_table(rng, house, lives[0], gaps=rng.random() < 0.6), house, rng)
    scene.play(Thinning(rng, _narrowing(lives)), on_street(_street(lives)))
    return scene


def _closed(house: House, rng: random.Random, lives: Lives, folding: int, all_in: bool = False) -> Scene:
    """The hand where the last of these streets has been bet, so many folding, and the dealer turns to the next."""
    scene = Scene(lay_table(rng, house, lives[0], gaps=rng.random() < 0.6), house, rng)
    street = _street(lives)
    narrowing = {**_narrowing(lives), street: max(2, lives[-1] - folding)}
    short = (rng.choice(scene.start.seats).number,) if all_in else ()
    shoving = Street(rng.randint(Street.FOURTH, street)) if all_in else street
    thinning = Thinning(rng, narrowing, short, betting=(shoving,) if all_in else ())
    for number in short:
        scene.play(thinning, on_street(shoving))
        scene.leave(number, rng.randint(1, scene.start.stakes.small))
    scene.play(thinning, turning_from(street))
    return scene


def _narrowing(lives: Lives) -> dict[Street, int]:
    """How many hands are left when each street but the last has closed."""
    return {Street(Street.THIRD + at): live for at, live in enumerate(lives[1:])}


def _street(lives: Lives) -> Street:
    return Street(Street.THIRD + len(lives) - 1)


def turning_from(street: Street) -> Until:
    """Stop where `street` has closed and the dealer turns to the next."""

    def until(table: Table, duty: Duty) -> bool:
        return table.street is street and duty.street is not None and duty.street > street

    return until


def _ask(scene: Scene, skill: Skill, asks: Asks, *, counted: bool = True) -> Scenario | None:
    """The question where the hand stands; None where it came out otherwise. What is to be counted is not printed."""
    duty = scene.duty
    if duty is None or duty.street is None or len(scene.table.live) < 2:
        return None
    hidden = frozenset({Hidden.COUNTS}) if counted else frozenset[Hidden]()
    return scene.ask(Question(skill, asks, scene.table, scene.house, hidden=hidden))


BUILDERS: dict[str, Builder] = {
    "stub.left_now": left_now,
    "stub.with_burns": with_burns,
    "stub.with_folds": with_folds,
    "stub.needed_for_street": needed_for_street,
    "stub.how_many_may_stay": how_many_may_stay,
}
