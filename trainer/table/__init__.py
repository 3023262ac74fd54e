"""The table at one moment of a hand, and how events move its cards and chips."""

from trainer.table.effects import Dealing, after_round, apply, replay
from trainer.table.state import (
    FIFTH,
    FOURTH,
    SEVENTH,
    SIXTH,
    STREET_OF,
    THIRD,
    DealtCard,
    Seat,
    Street,
    Table,
)

__all__ = [
    "FIFTH",
    "FOURTH",
    "SEVENTH",
    "SIXTH",
    "STREET_OF",
    "THIRD",
    "DealtCard",
    "Dealing",
    "Seat",
    "Street",
    "Table",
    "after_round",
    "apply",
    "replay",
]
