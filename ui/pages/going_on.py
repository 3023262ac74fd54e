"""What pages hold of their own is not lost when the window is made anew: in other colours, with larger texts."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Protocol, runtime_checkable

from PySide6.QtWidgets import QWidget

if TYPE_CHECKING:
    from ui.pages.place import Place


@runtime_checkable
class GoesOn(Protocol):
    """A page that a new one like it goes on from."""

    def kept(self) -> Any:
        """What the page holds, for `go_on`."""

    def go_on(self, kept: Any) -> None:
        """Hold what another page did."""


class Handover:
    """What the pages of a window held when they were put away, by their names, until there are new ones."""

    def __init__(self) -> None:
        self.held: dict[str, Any] = {}
        self._places: dict[str, Place] = {}

    def take(self, pages: Mapping[str, QWidget]) -> None:
        """Hold what these pages do, which are about to go, and where somebody is on each."""
        from ui.pages.place import place_on  # once the window has been painted

        self.held |= {name: page.kept() for name, page in pages.items() if isinstance(page, GoesOn)}
        self._places |= {name: place_on(page) for name, page in pages.items()}

    def give(self, name: str, page: QWidget) -> None:
        """Let a page go on from the one that had its name."""
        if isinstance(page, GoesOn) and name in self.held:
            page.go_on(self.held.pop(name))

    def give_place(self, name: str, page: QWidget) -> None:
        """Bring somebody back to where he was on the page of this name, once it is open."""
        place = self._places.pop(name, None)
        if place is not None:
            place.restore(page)
