"""Houses side by side, clause by clause."""

from collections.abc import Sequence

import msgspec

from trainer.houses.house import Clause, House
from trainer.houses.keys import KEYS


class Row(msgspec.Struct, frozen=True):
    """One clause as each of the houses has it, in their order; None for a house that has no such clause."""

    key: str
    clauses: tuple[Clause | None, ...]

    @property
    def differs(self) -> bool:
        """Whether the houses disagree here. Having no such clause is a difference from having one."""
        return any(self.differs_from(0))

    def differs_from(self, reference: int) -> tuple[bool, ...]:
        """For each house, whether it disagrees with the one at place `reference`."""
        values = [clause and clause.key.write(clause.value) for clause in self.clauses]
        return tuple(value != values[reference] for value in values)


def differences(houses: Sequence[House]) -> tuple[Row, ...]:
    """Every clause that one of the houses has, in the order of a house page, as each of them has it."""
    rows = (Row(key, tuple(house.clauses.get(key) for house in houses)) for key in KEYS)
    return tuple(row for row in rows if any(row.clauses))
