"""What somebody hears who cannot see: the program as a screen reader walks it, and what it says by itself."""

from collections.abc import Iterator

import msgspec
from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible, QAccessibleInterface


class Heard(msgspec.Struct, frozen=True):
    """One thing as it is read out."""

    depth: int
    role: str
    name: str
    description: str


def read(top: QObject) -> list[Heard]:
    """Everything to be read within `top`, depth first; what is not to be seen is passed over."""
    return list(_read(QAccessible.queryAccessibleInterface(top), 0))


def names(top: QObject) -> list[str]:
    """All the names within `top`, and the descriptions."""
    return [text for each in read(top) for text in (each.name, each.description) if text]


def child(interface: QAccessibleInterface, beginning: str) -> QAccessibleInterface:
    """The child whose name begins so."""
    for at in range(interface.childCount()):
        found = interface.child(at)
        if found.text(QAccessible.Text.Name).startswith(beginning):
            return found
    raise AssertionError(f"nothing called {beginning}")


def _read(interface: QAccessibleInterface, depth: int) -> Iterator[Heard]:
    if interface.state().invisible:
        return
    yield Heard(
        depth,
        interface.role().name,
        interface.text(QAccessible.Text.Name),
        interface.text(QAccessible.Text.Description),
    )
    for at in range(interface.childCount()):
        found = interface.child(at)
        assert found is not None, "a child that is counted and not there"
        assert interface.indexOfChild(found) == at
        yield from _read(found, depth + 1)
