"""Exact money: every amount is a whole number of the table's smallest chip."""

import re
from fractions import Fraction

import msgspec


class Chips(int):
    """An amount of money at a table, in smallest chips. It is an int, marked so that it is worded as money."""

    __slots__ = ()


class Unit(msgspec.Struct, frozen=True):
    """What the smallest chip of a table is worth: `chip` in the currency or points that the table plays for."""

    chip: Fraction = Fraction(1)
    symbol: str = ""

    def value(self, chips: int) -> Fraction:
        """The worth of so many smallest chips."""
        return self.chip * chips

    def number(self, chips: int) -> int | float:
        """The worth as a number to write out: an int where it is whole, else the nearest decimal."""
        value = self.value(chips)
        return value.numerator if value.denominator == 1 else float(value)

    def chips(self, worth: Fraction) -> int | None:
        """How many smallest chips make `worth`, or None if it cannot be paid exactly."""
        count = worth / self.chip
        return count.numerator if count.denominator == 1 else None


class Stakes(msgspec.Struct, frozen=True):
    """The stakes a table plays: small and big bet, ante and bring-in, in smallest chips of `unit`.

    In a spread game `small` is the least and `big` the most that a wager may be.
    """

    small: int
    big: int
    ante: int
    bring_in: int
    unit: Unit = Unit()


def amount(written: str) -> Fraction | None:
    """The worth of a sum as signs and files write it, `10` or `0.50`: to the cent, up to nine digits; else None."""
    return Fraction(written) if re.fullmatch(r"[0-9]{1,9}(\.[0-9]{1,2})?", written) else None
