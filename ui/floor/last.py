"""The floor call as it was left: its table, and what had been told, kept as soon as it is said."""

from PySide6.QtCore import QSettings

from trainer.errors import DoorcardError
from trainer.floor.dispute import Dispute
from trainer.floor.kept import read_dispute, write_dispute
from trainer.floor.setting import Setting, from_kept, usual
from trainer.houses.house import House

_TABLE, _TOLD = "floor/table", "floor/told"


def keep_table(setting: Setting) -> None:
    """The next call begins at this table."""
    QSettings().setValue(_TABLE, setting.kept())


def keep_told(dispute: Dispute) -> None:
    """Whatever ends the program, the call goes on from here; one of which nothing has been told is none."""
    QSettings().setValue(_TOLD, write_dispute(dispute) if dispute.cards or dispute.acts else "")


def last_table(own: House) -> Setting:
    """The table used last, else a full one of the house that is trained for."""
    kept = QSettings().value(_TABLE)
    if isinstance(kept, str):
        try:
            return from_kept(kept)
        except DoorcardError:
            pass  # it was kept by another version
    return usual(own)


def last_told() -> Dispute | None:
    """What had been told when the call was left; None where it was at its end, or cannot be any more."""
    kept = QSettings().value(_TOLD)
    if not isinstance(kept, str) or not kept:
        return None
    try:
        return read_dispute(kept)
    except DoorcardError:
        return None  # by another version, or at a house that is another by now
