"""Pages that hold something of their own, which is not lost when the window is made anew in other colours."""

from typing import Any, Protocol, runtime_checkable


@runtime_checkable
class GoesOn(Protocol):
    """A page that a new one like it goes on from."""

    def kept(self) -> Any:
        """What the page holds, for `go_on`."""

    def go_on(self, kept: Any) -> None:
        """Hold what another page did."""
