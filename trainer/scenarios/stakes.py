"""Deals about the figures of the title bar: before the antes, at the bring-in, at a bet, or when somebody sits down."""

import random
from collections.abc import Callable
from enum import Enum
from fractions import Fraction
from typing import Any

from trainer.houses import keys as k
from trainer.houses.house import House
from trainer.houses.keys import Key
from trainer.houses.values import Size
from trainer.money import Stakes
from trainer.play import stays
from trainer.questions import Asks, Figure, Hidden, Posting, Question, WhoAntes
from trainer.rulings.stakes import Join, plays_without_ante
from trainer.scenarios.bet_sizes import reach
from trainer.scenarios.scene import Scene, on_street
from trainer.scenarios.stage import Builder, NotOffered, Scenario, lay_table, usual_table, with_stacks
from trainer.skills import Skill
from trainer.table import Street, Table


def ante_amount(skill: Skill, house: House, rng: random.Random) -> Scenario | None:
    """Before the antes: what each is, or what all come to, when somebody may have less than one."""
    hidden, playing = _unprinted(house, k.ANTE_SIZE, Hidden.ANTE, lambda stakes: stakes.ante)
    table = usual_table(rng, house, playing=lambda stakes: stakes.ante > 0 and playing(stakes))
    if rng.random() < 0.4:
        return _ask(table, house, skill, Asks.ANTE, hidden=hidden)
    if rng.random() < 0.5 and table.stakes.ante > 1:
        short = rng.choice(table.seats).number
        table = with_stacks(table, {short: rng.randint(1, table.stakes.ante - 1)})
    return _ask(table, house, skill, Asks.ANTES, hidden=hidden)


def no_ante(skill: Skill, house: House, rng: random.Random) -> Scenario | None:
    """Before the antes, at stakes that have none or at others of the house."""
    if not any(plays_without_ante(dealt.stakes, house) for dealt in house.stakes):
        raise NotOffered(f"an ante at every stake of {house.id}")
    without = rng.random() < 0.5
    table = usual_table(rng, house, playing=lambda stakes: plays_without_ante(stakes, house) is without)
    return _ask(table, house, skill, Asks.WHO_ANTES, choices=WhoAntes, hidden=frozenset({Hidden.ANTE}))


def bring_in_amount(skill: Skill, house: House, rng: random.Random) -> Scenario | None:
    """The bring-in is due."""
    hidden, playing = _unprinted(house, k.BRING_IN_SIZE, Hidden.BRING_IN, lambda stakes: stakes.bring_in)
    scene = Scene(usual_table(rng, house, playing=playing), house, rng)
    scene.play(stays, on_street(Street.THIRD))
    return scene.ask(Question(skill, Asks.BRING_IN_SIZE, scene.table, house, hidden=hidden))


def title_bar(skill: Skill, house: House, rng: random.Random) -> Scenario | None:
    """An ante, the bring-in or the first bet of a later street is to be put in; no pair shows on fourth street."""
    kind = rng.random()
    if kind < 0.2:
        table = usual_table(rng, house, playing=lambda stakes: stakes.ante > 0)
        return _ask(table, house, skill, Asks.ANTE_FIGURE, rng.choice(table.seats).number, Figure)
    street = Street.THIRD
    if kind >= 0.4:
        street = rng.choices((Street.FOURTH, Street.FIFTH, Street.SIXTH), (3, 2, 1))[0]
    scene = reach(rng, house, street, live=rng.randint(2, 4))
    if scene.duty is None:
        return None
    asks = Asks.BRING_IN_FIGURE if street is Street.THIRD else Asks.WAGER_FIGURE
    return scene.ask(Question(skill, asks, scene.table, house, scene.duty.seat, _values(Figure)))


def joining_late(skill: Skill, house: House, rng: random.Random) -> Scenario | None:
    """There is an empty seat, and somebody takes it: before the first card of a hand, or after."""
    if k.LATE_JOIN.text not in house.clauses:
        raise NotOffered(f"nobody sits down at a running game at {house.id}")
    table = lay_table(rng, house, rng.randint(4, 7), gaps=True, playing=lambda stakes: stakes.ante > 0)
    scene = Scene(table, house, rng)
    antes = rng.randint(0, len(table.seats) - 1)
    if rng.random() < 0.4:
        scene.play(stays, lambda table, duty: sum(seat.paid > 0 for seat in table.seats) == antes, card_by_card=True)
    else:
        street = rng.choices((Street.THIRD, Street.FOURTH, Street.FIFTH), (3, 2, 1))[0]
        scene.play(stays, on_street(street))
    choices = (*_values(Join), *_values(Posting))
    return scene.ask(Question(skill, Asks.JOINS, scene.table, house, choices=choices))


def _unprinted(
    house: House, key: Key[Size], figure: Hidden, amount: Callable[[Stakes], int]
) -> tuple[frozenset[Hidden], Callable[[Stakes], bool]]:
    """A figure is left off the title bar where the house's share of the small bet gives it and comes out even."""
    shares = house[key].fractions
    if len(shares) != 1:
        return frozenset(), lambda stakes: True
    return frozenset({figure}), lambda stakes: Fraction(amount(stakes), stakes.small) == shares[0]


def _ask(
    table: Table,
    house: House,
    skill: Skill,
    asks: Asks,
    seat: int | None = None,
    choices: type[Enum] | None = None,
    hidden: frozenset[Hidden] = frozenset(),
) -> Scenario:
    """The question before anything has been paid or dealt."""
    return Scenario(table, (), Question(skill, asks, table, house, seat, _values(choices), hidden))


def _values(choices: type[Enum] | None) -> tuple[Any, ...]:
    return tuple(each.value for each in choices or ())


BUILDERS: dict[str, Builder] = {
    "stakes.ante_amount": ante_amount,
    "stakes.no_ante": no_ante,
    "stakes.bring_in_amount": bring_in_amount,
    "stakes.title_bar": title_bar,
    "stakes.joining_late": joining_late,
}
