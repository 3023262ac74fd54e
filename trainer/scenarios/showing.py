"""For a clause of a house, a hand that shows it: one whose answer turns on it, up to the moment at which it does."""

import random
from collections.abc import Iterator
from contextlib import suppress
from typing import Any, NamedTuple

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
    found = (skill for skill in SKILLS.values() if key in behind(skill))
    return sorted(found, key=lambda skill: _apart(skill, key))


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
    elsewhere, best = _with_others(house, key), _Found(4)
    for skill in skills_behind(key):
        far = 2 * (_apart(skill, key) > 1)
        for scenario in _situations(skill, house):
            ruling = scenario.question.ruling()
            if any(scenario.question.ruling(changed).answer != ruling.answer for changed in elsewhere):
                return scenario.hand
            rank = far + (not any(reason.clause is key for reason in ruling.because))
            if rank < best.rank:
                best = _Found(rank, scenario)
            if not (rank or elsewhere):
                return scenario.hand
    return best.scenario.hand if best.scenario else _dealt(house, key)


class _Found(NamedTuple):
    """The best situation so far: the less `rank`, the nearer it is to the clause."""

    rank: int
    scenario: Scenario | None = None


_OF_THE_TABLE = (k.GAMES, k.PLAYERS_LEAST, k.PLAYERS_MOST, k.STRUCTURE)
_OTHERWISE = {Takes.SIZE: ("1/2", "1/5", "table"), Takes.STAKES: ("",)}
"""Values of clauses whose values are no closed list."""


def _apart(skill: Skill, key: Key[Any]) -> int:
    """How far a trap is from a clause: it is about it, about another of its kind, or about something else."""
    about = {*skill.about, *(held.clause for held in skill.misconceptions if held.clause is not None)}
    kind = key.text.partition(".")[0]
    return 0 if key in about else 1 if any(other.text.partition(".")[0] == kind for other in about) else 2


def _situations(skill: Skill, house: House) -> Iterator[Scenario]:
    """A few situations of a trap; none where the house does not ask it."""
    with suppress(NotOffered):
        for seed in range(SEEDS):
            yield build(skill, house, seed)


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
