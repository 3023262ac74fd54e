"""An answer that is everything a player may do at his turn."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QHBoxLayout

from trainer.questions import Act, Actions, Answer, Question
from trainer.text.names import capital
from ui.answers.toggles import Toggle, TogglesAnswer
from ui.fonts import edges, grown
from ui.look import Look
from ui.theme import Role, dress
from ui.widgets.label import key_cap, label

_KEYS = {
    Act.FOLD: Qt.Key.Key_F,
    Act.CHECK: Qt.Key.Key_K,
    Act.CALL: Qt.Key.Key_C,
    Act.BET: Qt.Key.Key_B,
    Act.COMPLETE: Qt.Key.Key_M,
    Act.RAISE: Qt.Key.Key_R,
    Act.BRING_IN: Qt.Key.Key_I,
}
"""In the order shown, which is the same at every turn."""

_COLUMNS = 2


class ActionsAnswer(TogglesAnswer):
    """A key for each thing a player can do; nobody may do nothing."""

    def __init__(self, question: Question, look: Look) -> None:
        super().__init__(question, look, _COLUMNS)
        self._acts = {act: ActKey(look, act, key) for act, key in _KEYS.items()}
        grid = self._grid = QGridLayout()
        self.rows.addLayout(grid)
        for at, (act, toggle) in enumerate(self._acts.items()):
            self.add(_KEYS[act], toggle)
            grid.addWidget(toggle, at // _COLUMNS, at % _COLUMNS)
        self.set_compact(False)

    def answer(self) -> Answer | None:
        acts = tuple(act for act in Act if self._acts[act].isChecked())
        return Actions(acts) if acts else None

    def set_compact(self, compact: bool) -> None:
        self._grid.setSpacing(grown(6 if compact else 10))
        for toggle in self._acts.values():
            dress(toggle, Role.HEADING, "toggle_low" if compact else "toggle")


class ActKey(Toggle):
    """One thing a player can do, and its letter."""

    def __init__(self, look: Look, act: Act, key: Qt.Key) -> None:
        name, letter = capital(look.words.act(act)), key.name.removeprefix("Key_")
        super().__init__(name, letter)
        row = QHBoxLayout(self)
        row.setContentsMargins(edges(14, 0, 10, 0))
        for part in (label(name, Role.HEADING), key_cap(letter)):
            part.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
            row.addWidget(part)
        row.insertStretch(1, 1)
