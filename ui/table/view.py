"""The window onto the table: fits it, and turns mouse and keys into seats chosen."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QGraphicsView, QWidget

from ui.table.scene import TableScene


class TableView(QGraphicsView):
    """A view of the table, as large as fits.

    A click on a seat emits `seat_clicked(number)`; a click on an upcard emits `card_clicked(number, card)` before it.
    With the key focus, the arrow keys move from seat to seat (right and down: clockwise) and Enter or Space emits
    `seat_clicked`. Any key or click ends a running play first. Digits and all else are left to the page.
    """

    seat_clicked = Signal(int)
    card_clicked = Signal(int, object)

    def __init__(self, scene: TableScene, parent: QWidget | None = None) -> None: ...

    @property
    def focused_seat(self) -> int | None:
        """The seat the arrow keys have reached."""
        return None

    def focus_seat(self, number: int | None) -> None:
        """The key focus ring to seat `number`."""
