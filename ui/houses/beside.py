"""Which of many houses stand beside one another: what fits, or those that were chosen."""

from collections.abc import Collection, Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QMenu, QPushButton

from trainer.houses import SHIPPED
from trainer.houses.house import House
from ui.look import Look
from ui.theme import Role, dress

LEAST = 2
"""Houses that are compared at least."""


def standing(
    houses: Sequence[House], with_: str, ringed: str, room: int, chosen: Collection[str] | None
) -> list[House]:
    """The houses that stand side by side, in their order: the one compared `with_` and those `chosen`; where none were,
    as many as there is `room` for, the `ringed` one and the user's own before those that come with the program."""
    if chosen is not None:
        return [house for house in houses if house.id == with_ or house.id in chosen]
    first = sorted(houses, key=lambda house: (house.id != with_, house.id != ringed, house.id in SHIPPED))
    kept = {house.id for house in first[: max(room, LEAST)]}
    return [house for house in houses if house.id in kept]


class BesideButton(QPushButton):
    """Opens the list of houses to choose those from that stand side by side; `chosen` carries their ids."""

    chosen = Signal(object)

    def __init__(self, look: Look, houses: Sequence[House]) -> None:
        super().__init__()
        self._look = look
        words = look.words
        dress(self, Role.SMALL)
        tip = words("Choose which houses stand side by side (B)")
        self.setToolTip(tip)
        self.setAccessibleDescription(tip)
        menu = QMenu(self)
        self._actions = {house.id: menu.addAction(words(house.name)) for house in houses}
        for action in self._actions.values():
            action.setCheckable(True)
            action.triggered.connect(self._tell)
        self.setMenu(menu)

    def show_standing(self, standing: Sequence[House], with_: str) -> None:
        """Say how many stand side by side now, and tick them; the one compared `with_` always does."""
        shown = {house.id for house in standing}
        for id, action in self._actions.items():
            action.setChecked(id in shown)
            action.setEnabled(id != with_)
        words = self._look.words
        self.setText(words("{shown} of {count} houses", shown=len(shown), count=len(self._actions)))

    def _tell(self) -> None:
        self.chosen.emit(frozenset(id for id, action in self._actions.items() if action.isChecked()))
