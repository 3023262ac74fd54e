"""What a screen reader hears of a page's name in the bar: that it is a page, and whether it is the one that is open."""

from typing import Any

from PySide6.QtGui import QAccessible, QAccessibleActionInterface
from PySide6.QtWidgets import QAccessibleWidget

from ui.widgets.page_tab import PageTab


class HeardTab(QAccessibleWidget):
    """A tab among the others."""

    def __init__(self, tab: PageTab) -> None:
        super().__init__(tab, QAccessible.Role.PageTab)
        self._tab, self._opens = tab, _Opens(tab)

    def text(self, kind: QAccessible.Text) -> str:
        return self._tab.text() if kind is QAccessible.Text.Name else super().text(kind)

    def state(self) -> QAccessible.State:
        state = super().state()
        state.selectable = True
        state.selected = self._tab.isChecked()
        return state

    def interface_cast(self, kind: QAccessible.InterfaceType) -> Any:
        return self._opens if kind is QAccessible.InterfaceType.ActionInterface else None


class _Opens(QAccessibleActionInterface):
    """A page is opened as by a click."""

    def __init__(self, tab: PageTab) -> None:
        super().__init__()
        self._tab = tab

    def actionNames(self) -> list[str]:
        return [QAccessibleActionInterface.pressAction()]

    def doAction(self, name: str) -> None:
        self._tab.click()

    def keyBindingsForAction(self, name: str) -> list[str]:
        return []
