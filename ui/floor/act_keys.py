"""What players and the dealer do, each with its key."""

from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QPushButton, QWidget

from trainer import events as ev
from trainer.floor.dispute import Told
from trainer.questions import Act
from trainer.text.marker import N_
from trainer.text.names import capital
from ui.fonts import grown, wanted_size
from ui.look import Look
from ui.theme import Role
from ui.widgets.key_button import KeyButton

ACTS: Final[dict[Qt.Key, type[Told]]] = {
    Qt.Key.Key_F: ev.Folded,
    Qt.Key.Key_K: ev.Checked,
    Qt.Key.Key_C: ev.Called,
    Qt.Key.Key_B: ev.Bet,
    Qt.Key.Key_M: ev.Completed,
    Qt.Key.Key_R: ev.Raised,
    Qt.Key.Key_I: ev.BringInPosted,
    Qt.Key.Key_S: ev.HandShown,
    Qt.Key.Key_U: ev.HandMucked,
}
"""What players do, by the same keys as in practice; S shows a hand and U mucks it."""

DEAL: Final = Qt.Key.Key_D

_NAMES: Final = {
    ev.Folded: Act.FOLD,
    ev.Checked: Act.CHECK,
    ev.Called: Act.CALL,
    ev.Bet: Act.BET,
    ev.Completed: Act.COMPLETE,
    ev.Raised: Act.RAISE,
    ev.BringInPosted: Act.BRING_IN,
}
_SHOWING: Final = {ev.HandShown: N_("Show"), ev.HandMucked: N_("Muck")}
_PLAYERS = [key for key, kind in ACTS.items() if kind in _NAMES]
_ORDER: Final = (*_PLAYERS, DEAL, *(key for key in ACTS if key not in _PLAYERS))
_COLUMNS: Final = 4
_LARGE: Final = 115
"""Texts that are larger have no room in so many columns."""


class ActKeys(QWidget):
    """A button for each; `pressed` carries the key. All can be pressed: what may not be done is refused, saying why."""

    pressed = Signal(object)

    def __init__(self, look: Look) -> None:
        super().__init__()
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setSpacing(grown(5))
        columns = _COLUMNS if wanted_size() <= _LARGE else _COLUMNS - 1
        self.buttons: dict[Qt.Key, QPushButton] = {}
        for at, key in enumerate(_ORDER):
            name = look.words("Deal") if key is DEAL else act_name(look, ACTS[key])
            button = self.buttons[key] = KeyButton(
                look, name, key.name.removeprefix("Key_"), "toggle_low", Role.STRONG, spread=True
            )
            button.setMinimumHeight(grown(33))
            button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            button.clicked.connect(lambda _=False, key=key: self.pressed.emit(key))
            grid.addWidget(button, at // columns, at % columns)


def act_name(look: Look, kind: type[Told]) -> str:
    """What a player does, in a word or two."""
    return look.words(_SHOWING[kind]) if kind in _SHOWING else capital(look.words.act(_NAMES[kind]))
