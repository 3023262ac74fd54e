"""A house as one JSON text and back, so that what was asked of it can be shown again under its very clauses."""

from typing import Any

import msgspec

from trainer.errors import ContentError
from trainer.houses.house import Clause, DealtStakes, House, nearest_key
from trainer.houses.keys import KEYS, Key
from trainer.houses.values import Provenance


class _Clause(msgspec.Struct, omit_defaults=True):
    value: str
    provenance: Provenance
    source: str = ""
    restated: str = ""
    reading: str = ""
    literal: str | None = None


class _House(msgspec.Struct):
    """`clauses` are the house's own; `otherwise` is the value of every other clause, as it then was."""

    id: str
    name: str
    clauses: dict[str, _Clause]
    otherwise: dict[str, str]
    stakes: tuple[DealtStakes, ...]
    copy_of: tuple[str, ...] = ()


def write_house(house: House) -> str:
    """The house with the value of every clause there is, also of those it does not have itself."""
    clauses = {text: _written(clause) for text, clause in house.clauses.items()}
    otherwise = {text: key.write(house[key]) for text, key in KEYS.items() if text not in clauses}
    written = _House(house.id, house.name, clauses, otherwise, house.stakes, house.copy_of)
    return msgspec.json.encode(written, enc_hook=str).decode()


def written_values(written: str) -> dict[str, str]:
    """What every clause of a house says that `write_house` wrote, as files write it, by the clause's key: also of
    clauses that there no longer are. Raises ContentError for what is no such text."""
    found = _found(written)
    return {**found.otherwise, **{text: clause.value for text, clause in found.clauses.items()}}


def read_house_again(written: str) -> House:
    """The house that `write_house` wrote. Raises ContentError where that names a clause that there no longer is."""
    found = _found(written)
    clauses = {text: _read(_key(text), clause) for text, clause in found.clauses.items()}
    house = House(found.id, found.name, clauses, found.stakes, found.copy_of)
    differing = {text: value for text, value in found.otherwise.items() if _key(text).write(house[_key(text)]) != value}
    return house.with_written(differing)


def _found(written: str) -> _House:
    try:
        return msgspec.json.decode(written, type=_House, dec_hook=lambda kind, value: kind(value))
    except (msgspec.DecodeError, ValueError, ArithmeticError):
        raise ContentError("house_written", found=written) from None


def _written(clause: Clause) -> _Clause:
    key, literal = clause.key, clause.literal
    return _Clause(
        key.write(clause.value),
        clause.provenance,
        clause.source,
        clause.restated,
        clause.reading,
        None if literal is None else key.write(literal),
    )


def _read(key: Key[Any], written: _Clause) -> Clause:
    literal = None if written.literal is None else key.read(written.literal)
    told = (written.source, written.restated, written.reading)
    return Clause(key, key.read(written.value), written.provenance, *told, literal)


def _key(text: str) -> Key[Any]:
    if text not in KEYS:
        raise ContentError("clause_key", found=text, facts={"near": nearest_key(text)})
    return KEYS[text]
