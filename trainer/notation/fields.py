"""The fields of a hand in PHH, each read as what it should hold or refused by its name."""

import math
from collections.abc import Callable, Mapping
from decimal import Decimal
from fractions import Fraction
from typing import Any, TypeVar

from trainer.errors import NotationError
from trainer.money import Unit

T = TypeVar("T")

MOST = 10**12
FINEST = -8
"""The largest amount, and the power of ten of the finest, that a file may give: enough for any table, and no more."""

LONGEST_KEY = 60
"""No clause has a longer key; what is nested deeper is none."""


def worth(written: object) -> Fraction | None:
    """An amount of money as TOML gives it, with its decimals exact; None for what is none."""
    if isinstance(written, bool) or not isinstance(written, int | Decimal):
        return None
    if isinstance(written, Decimal) and not (written.is_finite() and FINEST <= _exponent(written) <= 12):
        return None
    return Fraction(written) if 0 <= written <= MOST else None


def _exponent(written: Decimal) -> int:
    exponent = written.as_tuple().exponent
    return exponent if isinstance(exponent, int) else FINEST - 1


def common_chip(amounts: list[Fraction]) -> Fraction:
    """The greatest amount that every one of `amounts` is a multiple of; nought where all are nought."""
    below = math.lcm(*(amount.denominator for amount in amounts))
    return Fraction(math.gcd(*(int(amount * below) for amount in amounts)), below)


class Fields:
    """The fields of one hand. Each method raises NotationError, at the field's name, where the field is not so."""

    def __init__(self, written: Mapping[str, Any]) -> None:
        self.written = written

    def __contains__(self, name: str) -> bool:
        return name in self.written

    def field(self, name: str, read: Callable[[Any], T | None], expected: str, **facts: object) -> T:
        """A field that has to be there, as `read` makes it out; None from `read` is a refusal."""
        if name not in self.written:
            raise NotationError("phh_missing", facts={"field": name})
        value = read(self.written[name])
        if value is None:
            raise NotationError(expected, found=plain(self.written[name]), where=(name,), facts=facts)
        return value

    def amount(self, name: str) -> Fraction:
        """An amount of money that is more than nothing."""
        return self.field(name, lambda written: worth(written) or None, "phh_amount")

    def choice(self, name: str, values: Mapping[str, T], otherwise: T | None = None) -> T:
        """One of a few words, as what it stands for; `otherwise` where the field may be, and is, not there."""
        if name not in self and otherwise is not None:
            return otherwise
        return self.field(
            name,
            lambda written: values.get(written) if isinstance(written, str) else None,
            f"phh_choice.{name}",
            choices=", ".join(values),
        )

    def listed(self, name: str, read: Callable[[Any], T | None], expected: str, count: int | None = None) -> list[T]:
        """A list, each of its items as `read` makes it out, with `count` items where that is known."""
        items = self.field(name, lambda written: written if isinstance(written, list) else None, "phh_list")
        if count is not None and len(items) != count:
            raise NotationError("phh_count", found=len(items), where=(name,), facts={"count": count})
        found = []
        for at, item in enumerate(items, 1):
            value = read(item)
            if value is None:
                raise NotationError(expected, found=plain(item), where=(name, str(at)))
            found.append(value)
        return found

    def text(self, name: str, otherwise: str = "") -> str:
        """A text, or `otherwise` where the field is not there."""
        if name not in self:
            return otherwise
        return self.field(name, lambda written: written if isinstance(written, str) else None, "phh_text")

    def switch(self, name: str) -> bool:
        """True or false, false where the field is not there."""
        if name not in self:
            return False
        return self.field(name, lambda written: written if isinstance(written, bool) else None, "phh_switch")

    def flattened(self, name: str) -> dict[str, object]:
        """A table of clauses, its keys written flat or nested; empty where the field is not there."""
        if name not in self:
            return {}
        table = self.field(name, lambda written: written if isinstance(written, dict) else None, "phh_table")
        flat: dict[str, object] = {}
        rest = list(table.items())
        while rest:
            key, value = rest.pop(0)
            if isinstance(value, dict) and len(key) < LONGEST_KEY:
                rest.extend((f"{key}.{inner}", below) for inner, below in value.items())
            else:
                flat[key] = plain(value)
        return flat


def plain(written: object) -> object:
    """A value of the document as plain texts and numbers, such as an error can quote."""
    match written:
        case Decimal() if written.is_finite():
            return float(written)
        case int() if abs(written) > MOST:
            # So many digits may not be written out in decimals at all.
            return hex(written)
        case str() | int():
            return written
        case list():
            # What is nested deeper says no more, and may be nested without end.
            return ["[...]" if isinstance(item, list) else plain(item) for item in written]
        case dict():
            return f"{{{', '.join(written)}}}"
        case _:
            return str(written)


def in_chips(unit: Unit, amount: Fraction, *where: str) -> int:
    """The amount in smallest chips. Raises NotationError, at the places `where`, if it cannot be paid in them."""
    chips = unit.chips(amount)
    if chips is None:
        raise NotationError("record_chip", found=as_written(amount), where=where, facts={"chip": as_written(unit.chip)})
    return chips


def as_written(amount: Fraction) -> str:
    """An amount as a file writes it, its decimals exact."""
    if amount.denominator == 1:
        return str(amount.numerator)
    return format(Decimal(amount.numerator) / Decimal(amount.denominator), "f")
