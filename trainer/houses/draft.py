"""A house that an instructor makes: a copy of another, with clauses of his own that the engine can play."""

from collections.abc import Collection, Iterator, Mapping
from typing import Any, TypeVar

from msgspec.structs import replace

from trainer.errors import ContentError
from trainer.houses.house import Clause, DealtStakes, House
from trainer.houses.keys import GAMES, KEYS, PLAYERS_LEAST, PLAYERS_MOST, STRUCTURE, Key
from trainer.houses.own import name_of, new_id
from trainer.houses.reading import AMOUNTS, read_stakes
from trainer.houses.values import Provenance, Structure

T = TypeVar("T")


def copied(origin: House, name: str) -> House:
    """A house of one's own that is as yet `origin` in every clause, each with where it comes from. It has no id before
    it is first saved."""
    return House("", name, origin.clauses, origin.stakes, (origin.id, *origin.copy_of))


def set_by_hand(key: Key[T], value: T, source: str, restated: str, reading: str) -> Clause:
    """A clause as an instructor sets it: stated where he names a source, else assumed, with `reading` to say whose it
    is. `restated` is how he puts it in words, or empty."""
    if source:
        return Clause(key, value, Provenance.STATED, source, restated)
    return Clause(key, value, Provenance.ASSUMED, "", restated, reading)


def reworded(clause: Clause, source: str, restated: str, reading: str) -> Clause:
    """The clause put in other words, or from another source; where it comes from stays with its source."""
    if source == clause.source:
        return replace(clause, restated=restated)
    return set_by_hand(clause.key, clause.value, source, restated, reading)


def with_own_clause(house: House, clause: Clause) -> House:
    """The house with a clause of its own, and with stakes of each game and structure that it now deals.

    Raises ContentError where the engine cannot play it beside the others.
    """
    if house.clauses.get(clause.key.text) == clause:
        return house
    return _fitting(house, {**house.clauses, clause.key.text: clause})


def as_at(house: House, origin: House, key: Key[Any]) -> House:
    """The house with a clause as the origin has it, or without it where that has none. Raises ContentError likewise."""
    clause = origin.clauses.get(key.text)
    if clause is not None:
        return with_own_clause(house, clause)
    if key.text not in house.clauses:
        return house
    return _fitting(house, {text: each for text, each in house.clauses.items() if text != key.text})


def with_stakes(house: House, place: int, written: Mapping[str, object] | None) -> House:
    """The house with the stakes at a place (one past the last for more) as they are written, or, with None, without
    them. Raises ContentError for amounts that cannot be dealt, or where a game would be left without any."""
    stakes = list(house.stakes)
    told = f"stakes {place + 1}"
    if written is not None:
        stakes[place : place + 1] = [read_stakes(written, told, house[GAMES], house[STRUCTURE])]
    else:
        del stakes[place]
    games, structures = house[GAMES], house[STRUCTURE]
    if {dealt.game for dealt in stakes} != {*games} or {dealt.structure for dealt in stakes} != {*structures}:
        raise ContentError("house_last_stakes", where=(told,))
    same = tuple(stakes) == house.stakes
    return house if same else House(house.id, house.name, house.clauses, tuple(stakes), house.copy_of)


def named(house: House, written: str) -> House:
    """The house by another name. Raises ContentError for what is no name."""
    name = name_of(written)
    return house if name == house.name else House(house.id, name, house.clauses, house.stakes, house.copy_of)


def identified(house: House, taken: Collection[str]) -> House:
    """The house with an id of its own, made of its name, where it has none yet."""
    return house if house.id else House(new_id(house.name, taken), *_rest(house))


def _rest(house: House) -> tuple[str, Mapping[str, Clause], tuple[DealtStakes, ...], tuple[str, ...]]:
    return house.name, house.clauses, house.stakes, house.copy_of


def _fitting(house: House, clauses: Mapping[str, Clause]) -> House:
    ordered = {text: clauses[text] for text in KEYS if text in clauses}
    changed = House(house.id, house.name, ordered, house.stakes, house.copy_of)
    least, most = changed[PLAYERS_LEAST], changed[PLAYERS_MOST]
    if least > most:
        raise ContentError("house_players", found=least, where=(PLAYERS_LEAST.text,), facts={"most": most})
    return House(house.id, house.name, ordered, tuple(_stakes(changed)), house.copy_of)


def _stakes(house: House) -> Iterator[DealtStakes]:
    """The stakes of the games and structures that are dealt; where one of these has none, those of another, as ours."""
    games, structures = house[GAMES], house[STRUCTURE]
    kept = [dealt for dealt in house.stakes if dealt.game in games and dealt.structure in structures]
    yield from kept
    for game in games:
        if all(dealt.game is not game for dealt in kept):
            for dealt in house.stakes:
                if dealt.structure in structures:
                    kept.append(replace(dealt, game=game, assumed=AMOUNTS, rounded=""))
                    yield kept[-1]
    for structure in structures:
        if all(dealt.structure is not structure for dealt in kept):
            for game in games:
                dealt = next((dealt for dealt in house.stakes if dealt.game is game), house.stakes[0])
                yield _as(dealt, structure, game)


def _as(dealt: DealtStakes, structure: Structure, game: Any) -> DealtStakes:
    """Stakes in another structure: a spread from the small bet to the big one, or a limit of a bet and twice it."""
    stakes = dealt.stakes
    if structure is Structure.LIMIT:
        small = max(stakes.small, stakes.big // 2)
        stakes = replace(stakes, small=small, big=2 * small)
    return DealtStakes(stakes, game, structure, AMOUNTS)
