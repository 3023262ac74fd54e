"""The table for those who hear it: seats, their cards and bets, pot and deck, each to be reached by a screen reader.

Qt asks for it only where a screen reader listens; nothing here is made before. An interface goes with the QObject it
was made for, so there is one for each thing on the table, which stays from one table shown to the next.
"""

from collections.abc import Iterator, Sequence
from functools import cache
from typing import TYPE_CHECKING, Any, cast

from PySide6.QtCore import QObject, QRect, QRectF
from PySide6.QtGui import (
    QAccessible,
    QAccessibleActionInterface,
    QAccessibleEvent,
    QAccessibleInterface,
    QAccessibleObject,
)
from PySide6.QtWidgets import QAccessibleWidget

from ui.table.geometry import Rect
from ui.table.marks import SeatState
from ui.table.spoken import Thing, things

if TYPE_CHECKING:
    from ui.table.view import TableView

_NOTHING: Any = None
"""No interface, which Qt takes though PySide's stubs do not say so."""

_CHOSEN = (SeatState.SELECTED, SeatState.PICKED)


@cache
def answer_screen_readers() -> None:
    """From now on Qt finds the table's interfaces here; once, since Qt keeps what it was given."""
    QAccessible.installFactory(_interface)


def tell_focus(view: "TableView", seat: int) -> None:
    """Have the seat read out that the keys have reached."""
    if QAccessible.isActive():
        heard = _heard(view)
        at = next((at for at, thing in enumerate(heard.things) if thing.seat == seat), None)
        if at is not None:
            reached = QAccessible.queryAccessibleInterface(heard.object_of(heard.things[at].key))
            QAccessible.updateAccessibility(QAccessibleEvent(reached, QAccessible.Event.Focus))


class Heard(QObject):
    """What there is to hear of a view's table now, and the objects that stand for it."""

    def __init__(self, view: "TableView") -> None:
        super().__init__(view)
        self.view = view
        self._objects: dict[str, TableThing] = {}
        self.things: tuple[Thing, ...] = ()
        self._read()
        view.drawn_anew.connect(self._drawn_anew)

    def find(self, key: str) -> Thing | None:
        """The thing of that key, if it lies on the table now."""
        return self._by_key.get(key)

    def object_of(self, key: str) -> "TableThing":
        """What stands for a thing."""
        if key not in self._objects:
            self._objects[key] = TableThing(self, key)
        return self._objects[key]

    def _read(self) -> None:
        drawn = self.view.drawn
        self.things = () if drawn is None else things(drawn, self.view.words)
        self._by_key = {each.key: each for thing in self.things for each in (thing, *thing.parts)}

    def _drawn_anew(self) -> None:
        before = self._by_key
        self._read()
        if QAccessible.isActive():
            for key, what in _changes(before, self._by_key):
                QAccessible.updateAccessibility(QAccessibleEvent(self.object_of(key), what))


def _changes(before: dict[str, Thing], now: dict[str, Thing]) -> Iterator[tuple[str, QAccessible.Event]]:
    for key in before.keys() - now.keys():
        yield key, QAccessible.Event.ObjectHide
    for key, thing in now.items():
        if key not in before:
            yield key, QAccessible.Event.ObjectShow
        elif thing.name != before[key].name:
            yield key, QAccessible.Event.NameChanged


class TableThing(QObject):
    """Stands for one thing on the table."""

    def __init__(self, heard: Heard, key: str) -> None:
        super().__init__(heard)
        self.heard, self.key = heard, key

    @property
    def thing(self) -> Thing | None:
        """What it is now; None while it does not lie on the table."""
        return self.heard.find(self.key)

    def press(self) -> None:
        """What a click does, where it is a seat that can be chosen."""
        thing = self.thing
        if thing is not None and thing.seat in self.heard.view.choosable:
            self.heard.view.seat_clicked.emit(thing.seat)


class _View(QAccessibleWidget):
    """The table as a whole: a list of what lies on it."""

    def __init__(self, view: "TableView") -> None:
        super().__init__(view, QAccessible.Role.List)

    @property
    def _heard(self) -> Heard:
        return _heard(cast("TableView", self.object()))

    def childCount(self) -> int:
        return len(self._heard.things)

    def child(self, index: int) -> QAccessibleInterface:
        return _child(self._heard, self._heard.things, index)

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        return _index(self._heard.things, child)

    def childAt(self, x: int, y: int) -> QAccessibleInterface:
        return _child_at(self, x, y)

    def focusChild(self) -> QAccessibleInterface:
        view = self._heard.view
        for at, thing in enumerate(self._heard.things):
            if view.hasFocus() and thing.seat is not None and thing.seat == view.focused_seat:
                return self.child(at)
        return super().focusChild()


class _Thing(QAccessibleObject):
    """One thing on the table."""

    def __init__(self, made: TableThing) -> None:
        super().__init__(made)
        self._action = _Press(made)

    @property
    def _stands(self) -> TableThing:
        made = self.object()
        assert isinstance(made, TableThing)
        return made

    @property
    def _parts(self) -> Sequence[Thing]:
        thing = self._stands.thing
        return () if thing is None else thing.parts

    def parent(self) -> QAccessibleInterface:
        heard, key = self._stands.heard, self._stands.key
        holder = next((each.key for each in heard.things if any(part.key == key for part in each.parts)), None)
        return QAccessible.queryAccessibleInterface(heard.view if holder is None else heard.object_of(holder))

    def childCount(self) -> int:
        return len(self._parts)

    def child(self, index: int) -> QAccessibleInterface:
        return _child(self._stands.heard, self._parts, index)

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        return _index(self._parts, child)

    def childAt(self, x: int, y: int) -> QAccessibleInterface:
        return _child_at(self, x, y)

    def role(self) -> QAccessible.Role:
        thing = self._stands.thing
        return (
            QAccessible.Role.ListItem if thing is not None and thing.seat is not None else QAccessible.Role.StaticText
        )

    def state(self) -> QAccessible.State:
        state, thing, view = QAccessible.State(), self._stands.thing, self._stands.heard.view
        state.readOnly = True
        state.invisible = thing is None or not view.isVisible()
        if thing is not None and thing.seat in view.choosable:
            state.focusable = state.selectable = True
            state.selected = thing.state in _CHOSEN
            state.focused = view.hasFocus() and view.focused_seat == thing.seat
        return state

    def text(self, kind: QAccessible.Text) -> str:
        thing = self._stands.thing
        return thing.name if thing is not None and kind is QAccessible.Text.Name else ""

    def rect(self) -> QRect:
        thing = self._stands.thing
        return QRect() if thing is None else _on_screen(self._stands.heard.view, thing.box)

    def interface_cast(self, kind: QAccessible.InterfaceType) -> Any:
        thing = self._stands.thing
        presses = kind is QAccessible.InterfaceType.ActionInterface and thing is not None and thing.seat is not None
        return self._action if presses else None


class _Press(QAccessibleActionInterface):
    """A seat is chosen as by a click."""

    def __init__(self, made: TableThing) -> None:
        super().__init__()
        self._made = made

    def actionNames(self) -> list[str]:
        return [QAccessibleActionInterface.pressAction()]

    def doAction(self, name: str) -> None:
        self._made.press()

    def keyBindingsForAction(self, name: str) -> list[str]:
        thing = self._made.thing
        return [] if thing is None or thing.seat is None else [str(thing.seat)]


def _interface(name: str, made: QObject) -> QAccessibleInterface | None:
    """Qt asks for each object by the names of its classes."""
    if name == "TableThing":
        assert isinstance(made, TableThing)
        return _Thing(made)
    return _View(cast("TableView", made)) if name == "TableView" else None


def _heard(view: "TableView") -> Heard:
    """What there is to hear of a view, made when it is first asked for."""
    return view.findChild(Heard) or Heard(view)


def _child(heard: Heard, among: Sequence[Thing], index: int) -> QAccessibleInterface:
    found = 0 <= index < len(among)
    return QAccessible.queryAccessibleInterface(heard.object_of(among[index].key)) if found else _NOTHING


def _index(among: Sequence[Thing], child: QAccessibleInterface) -> int:
    stands = child.object()
    key = stands.key if isinstance(stands, TableThing) else None
    return next((at for at, thing in enumerate(among) if thing.key == key), -1)


def _child_at(interface: QAccessibleInterface, x: int, y: int) -> QAccessibleInterface:
    children = (interface.child(at) for at in reversed(range(interface.childCount())))
    return next((child for child in children if child.rect().contains(x, y)), _NOTHING)


def _on_screen(view: "TableView", box: Rect) -> QRect:
    inside = view.mapFromScene(QRectF(box.x, box.y, box.w, box.h)).boundingRect()
    return QRect(view.viewport().mapToGlobal(inside.topLeft()), inside.size())
