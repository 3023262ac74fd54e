"""Hands put down in files and audited: what was noted of them, in the order in which it happened."""

from pathlib import Path
from typing import Any

from trainer.audit import audit
from trainer.notation.hand import Hand
from trainer.notation.read import written_hands
from trainer.table import Street

Noted = tuple[Street | None, int | None, str, Any, str | None]


def as_recorded(file: Path, house: str | None = None) -> Hand:
    """The first hand of a file as it went, whatever the house says to it."""
    return next(written_hands(file)).read(house, noting=True)


def noted(file: Path, house: str | None = None, **clauses: str) -> list[Noted]:
    """Street, seat, what was expected, what was found and the clause of each departure of the one hand of a file."""
    (audited,) = audit(file, house, {key.replace("__", "."): value for key, value in clauses.items()})
    assert audited.unreadable is None
    refusals = [(each.street, each.seat, each.refused) for each in audited.departures]
    return [(street, seat, refused.expected, refused.found, refused.clause) for street, seat, refused in refusals]
