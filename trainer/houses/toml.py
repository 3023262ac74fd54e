"""A house written as the TOML file that it is read from."""

from collections.abc import Iterator, Mapping
from decimal import Decimal

from trainer.documents import toml_string
from trainer.houses.house import Clause, DealtStakes, House
from trainer.money import Unit


def house_toml(house: House) -> str:
    """The house as a file; `trainer.houses.reading` makes the same house of it again."""
    parts = [_fields({"id": house.id, "name": house.name}), _texts("copy_of", house.copy_of)]
    for text, clause in house.clauses.items():
        parts.append(f"\n[clauses.{toml_string(text)}]\n" + _fields(clause_fields(clause)))
    parts += ["\n[[stakes]]\n" + _stakes(dealt) for dealt in house.stakes]
    return "".join(parts)


def clause_fields(clause: Clause) -> Mapping[str, str | None]:
    """What a clause says, by the names that a file has for it; None where it says nothing."""
    key = clause.key
    return {
        "value": key.write(clause.value),
        "provenance": clause.provenance.value,
        "source": clause.source or None,
        "restated": clause.restated or None,
        "reading": clause.reading or None,
        "literal": None if clause.literal is None else key.write(clause.literal),
    }


def _stakes(dealt: DealtStakes) -> str:
    return _fields({**written_stakes(dealt), "rounded": dealt.rounded or None}) + _texts("assumed", dealt.assumed)


def written_stakes(dealt: DealtStakes) -> dict[str, str]:
    """The amounts of some stakes, their symbol where they have one, the game and the structure, as a file has them."""
    stakes, unit = dealt.stakes, dealt.stakes.unit
    amounts = {name: _worth(unit, getattr(stakes, name)) for name in ("small", "big", "ante", "bring_in")}
    symbol = {"symbol": unit.symbol} if unit.symbol else {}
    of = {"game": dealt.game.value, "structure": dealt.structure.value}
    return {**amounts, "chip": _worth(unit, 1), **symbol, **of}


def _texts(name: str, texts: tuple[str, ...]) -> str:
    return f"{name} = [{', '.join(map(toml_string, texts))}]\n" if texts else ""


def _worth(unit: Unit, chips: int) -> str:
    worth = unit.value(chips)
    return format(Decimal(worth.numerator) / worth.denominator, "f")


def _fields(fields: Mapping[str, str | None]) -> str:
    return "".join(_lines(fields))


def _lines(fields: Mapping[str, str | None]) -> Iterator[str]:
    for name, value in fields.items():
        if value is not None:
            yield f"{name} = {toml_string(value)}\n"
