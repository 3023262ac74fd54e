"""Houses read from their files.

A file is one house, in TOML: `id`, `name`, the ids of the house it is a `copy_of` and of those that one goes back to, a
table of `clauses` by their keys and a list of `stakes`. It is read whole or refused, naming the file, the key, what was
found and what was expected.
"""

from collections.abc import Callable, Iterable, Mapping
from enum import Enum
from fractions import Fraction
from pathlib import Path
from typing import Any, TypeVar

from trainer.documents import BadToml, parse_toml
from trainer.errors import ContentError, DoorcardError
from trainer.houses.house import Clause, DealtStakes, House, nearest_key
from trainer.houses.keys import GAMES, KEYS, PLAYERS_LEAST, PLAYERS_MOST, STRUCTURE
from trainer.houses.values import Game, Provenance, Structure
from trainer.money import Stakes, Unit, amount

T = TypeVar("T")
E = TypeVar("E", bound=Enum)

MOST_BYTES = 256 * 1024

AMOUNTS = ("small", "big", "ante", "bring_in", "chip")
CLAUSE_FIELDS = ("value", "provenance", "source", "restated", "reading", "literal")


def read_house(path: Path) -> House:
    """A house from a file of the reader's own, at most 256 KiB of it. Raises ContentError."""
    try:
        with path.open("rb") as file:
            content = file.read(MOST_BYTES + 1)
    except OSError:
        raise ContentError("house_file", where=(str(path),)) from None
    return house_in(str(path), content)


def house_in(name: str, content: bytes) -> House:
    """The house that a file called `name` holds. Raises ContentError, which begins with that name."""
    try:
        if len(content) > MOST_BYTES:
            raise ContentError("house_size", facts={"most": MOST_BYTES})
        return _read(_parsed(content))
    except DoorcardError as error:
        raise error.at(name) from None


def _parsed(content: bytes) -> Mapping[str, Any]:
    try:
        return parse_toml(content)
    except BadToml as bad:
        raise ContentError("house_toml", found=bad.found, facts={"line": bad.line}) from None


class _Table:
    """One table of the file and its place there: refuses a field it does not know, and gives the others one by one."""

    def __init__(self, written: object, where: tuple[str, ...], known: tuple[str, ...]) -> None:
        self.written = _tabled(written, where)
        self.where = where
        for field in self.written:
            if field not in known:
                raise ContentError("house_field", found=field, where=where, facts={"known": ", ".join(known)})

    def __contains__(self, field: str) -> bool:
        return field in self.written

    def field(self, field: str, read: Callable[[Any], T | None], expected: str, **facts: object) -> T:
        """A field as `read` makes it out. None from `read` is a refusal; a field left out is read as None."""
        value = read(self.written.get(field))
        if value is None:
            raise ContentError(expected, found=self.written.get(field), where=(*self.where, field), facts=facts)
        return value

    def text(self, field: str) -> str:
        """A text that has to be there."""
        return self.field(field, _text, "house_text")

    def text_if_any(self, field: str) -> str:
        """A text that may be left out, and is then empty."""
        return self.text(field) if field in self else ""

    def one_of(self, field: str, members: Iterable[E]) -> E:
        """One of these members of an enumeration, by its value."""
        named = {str(member.value): member for member in members}
        return self.field(field, lambda written: named.get(str(written)), "house_choice", choices=", ".join(named))


def _tabled(written: object, where: tuple[str, ...]) -> dict[str, Any]:
    if not isinstance(written, dict):
        raise ContentError("house_table", found=written, where=where)
    return written


def _text(written: object) -> str | None:
    return written.strip() or None if isinstance(written, str) else None


def _worth(written: object) -> Fraction | None:
    return amount(written) if isinstance(written, str) else None


def _listed(written: object) -> list[Any] | None:
    return written if isinstance(written, list) and written else None


def _texts(written: object) -> tuple[str, ...] | None:
    return tuple(written) if isinstance(written, list) and all(map(_text, written)) else None


def _amounts(written: object) -> tuple[str, ...] | None:
    return tuple(written) if isinstance(written, list) and all(name in AMOUNTS for name in written) else None


def _read(written: Mapping[str, Any]) -> House:
    file = _Table(written, (), ("id", "name", "copy_of", "clauses", "stakes"))
    by_key = _tabled(file.written.get("clauses"), ("clauses",))
    clauses = {text: _clause(text, table) for text, table in by_key.items()}
    house = House(file.text("id"), file.text("name"), {text: clauses[text] for text in KEYS if text in clauses})
    least, most = house[PLAYERS_LEAST], house[PLAYERS_MOST]
    if least > most:
        raise ContentError("house_players", found=least, where=(PLAYERS_LEAST.text,), facts={"most": most})
    entries = enumerate(file.field("stakes", _listed, "house_stakes"), 1)
    stakes = tuple(read_stakes(entry, f"stakes {place}", house[GAMES], house[STRUCTURE]) for place, entry in entries)
    return House(house.id, house.name, house.clauses, stakes, _origins(file))


def _origins(file: _Table) -> tuple[str, ...]:
    """The houses that a copy goes back to, the one it was made from first; none where it is no copy."""
    return file.field("copy_of", _texts, "house_ids") if "copy_of" in file else ()


def _clause(text: str, written: object) -> Clause:
    key = KEYS.get(text)
    if key is None:
        raise ContentError("clause_key", found=text, facts={"near": nearest_key(text)})
    table = _Table(written, (text,), CLAUSE_FIELDS)
    provenance = table.one_of("provenance", Provenance)
    # What no text says has no source, and says itself that it is ours.
    assumed = provenance is Provenance.ASSUMED
    if assumed and "source" in table:
        raise ContentError("house_assumed_source", found=table.written["source"], where=(text, "source"))
    return Clause(
        key,
        key.read(table.field("value", lambda value: value, "house_value")),
        provenance,
        "" if assumed else table.text("source"),
        table.text_if_any("restated"),
        table.text("reading") if assumed else table.text_if_any("reading"),
        key.read(table.written["literal"]) if "literal" in table else None,
    )


def read_stakes(entry: object, place: str, games: tuple[Game, ...], structures: tuple[Structure, ...]) -> DealtStakes:
    """Stakes as a file has them, of one of these games and structures. Raises ContentError, beginning with `place`."""
    table = _Table(entry, (place,), (*AMOUNTS, "symbol", "game", "structure", "assumed", "rounded"))
    unit = Unit(table.field("chip", lambda chip: _worth(chip) or None, "house_amount"), table.text_if_any("symbol"))
    small, big, ante, bring_in = (_chips(table, name, unit) for name in AMOUNTS if name != "chip")
    if not (0 <= ante <= bring_in <= small <= big and bring_in):
        written = {name: table.written[name] for name in AMOUNTS}
        raise ContentError("house_stakes_order", found=[*written.values()], where=table.where, facts=written)
    return DealtStakes(
        Stakes(small, big, ante, bring_in, unit),
        table.one_of("game", games),
        table.one_of("structure", structures) if "structure" in table else Structure.LIMIT,
        table.field("assumed", _amounts, "house_assumed", amounts=", ".join(AMOUNTS)) if "assumed" in table else (),
        table.text_if_any("rounded"),
    )


def _chips(table: _Table, name: str, unit: Unit) -> int:
    worth = table.field(name, _worth, "house_amount")
    chips = unit.chips(worth)
    if chips is None:
        raise ContentError(
            "house_chip", found=table.written[name], where=(*table.where, name), facts={"chip": table.written["chip"]}
        )
    return chips
