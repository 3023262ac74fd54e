"""For a clause of a house, a hand that shows it: one whose answer turns on it, up to the moment at which it does."""

import random
from collections.abc import Iterator
from typing import Any

from trainer.errors import ContentError
from trainer.houses import keys as k
from trainer.houses.house import House
from trainer.houses.keys import Key, Takes
from trainer.houses.values import Game, Structure
from trainer.notation.hand import Hand
from trainer.play import stays
from trainer.scenarios import NotOffered, build
from trainer.scenarios.stage import Scenario, deal_to, first_action_on, lay_table
from trainer.skills import SKILLS, Skill
from trainer.skills.behind import behind
from trainer.table import Street

SEEDS = 12
"""So many deals of each trap are tried until one turns on the clause."""


def skills_behind(key: Key[Any]) -> list[Skill]:
    """The traps that a clause is behind, those first that are about it, then those about a clause of its kind."""
    found = [skill for skill in SKILLS.values() if key in behind(skill)]
    kind = key.text.partition(".")[0]

    def apart(skill: Skill) -> int:
        about = _about(skill)
        return 0 if key in about else 1 if any(other.text.partition(".")[0] == kind for other in about) else 2

    return sorted(found, key=apart)


def skill_for(house: House, key: Key[Any]) -> Skill | None:
    """The trap to practise for a clause: the first that the house asks about; None where it asks nothing."""
    for skill in skills_behind(key):
        try:
            build(skill, house, 0)
        except NotOffered:
            continue
        return skill
    return None


def hand_showing(house: House, key: Key[Any]) -> Hand:
    """A hand of the house that stops where the clause matters.

    Best is one in which another value would give another answer, else one whose explanation names the clause. Which
    games are dealt, and to how many, every hand shows; what cannot matter at this house is shown where it would.
    """
    if key in _OF_THE_TABLE:
        return _dealt(house, key)
    elsewhere = _with_others(house, key)
    named: Hand | None = None
    other: Hand | None = None
    for scenario in _scenarios(house, key):
        ruling = scenario.question.ruling()
        if any(scenario.question.ruling(changed).answer != ruling.answer for changed in elsewhere):
            return scenario.hand
        if named is None and any(reason.clause is key for reason in ruling.because):
            named = scenario.hand
            if not elsewhere:
                break
        other = other or scenario.hand
    return named or other or _dealt(house, key)


_OF_THE_TABLE = (k.GAMES, k.PLAYERS_LEAST, k.PLAYERS_MOST, k.STRUCTURE)
_OTHERWISE = {Takes.SIZE: ("1/2", "1/5", "table"), Takes.STAKES: ("",)}
"""Values of clauses whose values are no closed list."""


def _about(skill: Skill) -> set[Key[Any]]:
    """The clauses that a trap turns on, or that its misconceptions have otherwise."""
    return {*skill.about, *(held.clause for held in skill.misconceptions if held.clause is not None)}


def _scenarios(house: House, key: Key[Any]) -> Iterator[Scenario]:
    """Situations of the traps behind a clause: a few of each that is about it, then of the others."""
    for skill in skills_behind(key):
        for seed in range(SEEDS):
            try:
                yield build(skill, house, seed)
            except NotOffered:
                break


def _with_others(house: House, key: Key[Any]) -> list[House]:
    """The house under each other value of a clause."""
    values = [key.read(written) for written in _OTHERWISE.get(key.takes, key.choices)]
    return [house.with_clause(key, value) for value in values if value != house[key]]


def _dealt(house: House, key: Key[Any]) -> Hand:
    """A hand that is dealt as the house deals it: with the players that the clause names, in its last game or in its
    last structure; it stops on fourth street, where everybody is known."""
    rng = random.Random(f"{house.version} {key.text}")
    players = house[k.PLAYERS_LEAST] if key is k.PLAYERS_LEAST else house[k.PLAYERS_MOST]
    game: Game = house[k.GAMES][-1]
    structure: Structure = house[k.STRUCTURE][-1] if key is k.STRUCTURE else house[k.STRUCTURE][0]
    if structure is not Structure.LIMIT:
        game = next(dealt.game for dealt in house.stakes if dealt.structure is structure)
    try:
        table = lay_table(rng, house, players, game, structure=structure)
    except NotOffered:
        raise ContentError("house_no_stakes", found=house.id) from None
    events, _ = deal_to(table, house, rng, {}, stays, first_action_on(Street.FOURTH))
    return Hand(table, events, house)
