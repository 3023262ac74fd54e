"""What every bar has at its right: the colours, the list of keys, and the menu."""

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QAction, QKeySequence, QShortcut, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QMenu, QPushButton, QWidget

from ui.fonts import grown
from ui.look import Look
from ui.widgets.icons import icon

COLOURS, KEYS = "colours", "keys"
"""How those of a window's actions are named that have a button of their own."""

_SIZE = 40
_SIGN = 20
_GAP = 4


class BarKeys(QWidget):
    """Does what the actions of its window do: two by a button each, and all of them by the menu, which F10 opens. Tab
    comes to it after `before`, where that is given."""

    def __init__(self, look: Look, before: QWidget | None = None) -> None:
        super().__init__()
        self._look, self._before = look, before
        self._buttons: list[QPushButton] = []
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(grown(_GAP))
        self.setFixedSize(3 * grown(_SIZE) + 2 * grown(_GAP), grown(_SIZE))

    def reach_after(self, before: QWidget) -> None:
        """Have Tab come to it after `before`."""
        self._before = before
        for button in self._buttons:
            self._place(button)

    def showEvent(self, event: QShowEvent) -> None:
        """Only now is it known whose actions they are."""
        super().showEvent(event)
        if not self._buttons:
            self._add_buttons()

    def _add_buttons(self) -> None:
        look, actions = self._look, self.window().actions()
        named = {action.objectName(): action for action in actions}
        dark = look.palette.dark
        for name, sign, tip in (
            (COLOURS, "sun" if dark else "moon", look.words("Light colours") if dark else look.words("Dark colours")),
            (KEYS, "help", look.words("All keys")),
        ):
            if name in named:
                self._button(sign, tip).clicked.connect(named[name].trigger)
        if actions:
            opens = self._button("menu", look.words("Menu"))
            opens.setMenu(self._menu(actions))
            # Of the bars of a window one is to be seen, and the others' keys do nothing.
            QShortcut(QKeySequence(Qt.Key.Key_F10), opens, opens.showMenu)

    def _menu(self, actions: list[QAction]) -> QMenu:
        menu = QMenu(self)
        menu.addActions(actions)
        return menu

    def _button(self, sign: str, tip: str) -> QPushButton:
        button = QPushButton()
        button.setProperty("tone", "quiet")
        button.setIcon(icon(sign, self._look.palette.text2, grown(_SIGN)))
        button.setIconSize(QSize(grown(_SIGN), grown(_SIGN)))
        button.setFixedSize(grown(_SIZE), grown(_SIZE))
        button.setToolTip(tip)
        button.setAccessibleName(tip)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._buttons.append(button)
        self._row.addWidget(button)
        button.show()
        self._place(button)
        return button

    def _place(self, button: QWidget) -> None:
        """What is made later would be reached last."""
        if self._before is not None:
            QWidget.setTabOrder(self._before, button)
            self._before = button
