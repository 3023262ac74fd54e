"""Three keys that each add a chip to the amount being given."""

from fractions import Fraction

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QIcon, QPainter, QPixmap
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QWidget

from trainer.money import Stakes
from ui.fonts import grown
from ui.look import Look
from ui.table.chips_item import chip_pixmap
from ui.theme import Role, dress

_WORTH = tuple(map(Fraction, ("1/20", "1/4", "1/2", "1", "5", "25", "100", "500", "1000", "5000", "25000")))


class ChipKeys(QWidget):
    """Emits `added` with the smallest chips that the chip pressed is worth."""

    added = Signal(int)

    def __init__(self, stakes: Stakes, look: Look) -> None:
        super().__init__()
        self._look = look
        self._keys: list[QPushButton] = []
        row = self._row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        for chips in three_chips(stakes):
            key = QPushButton("+" + look.words.money(chips, stakes.unit))
            dress(key, Role.STRONG, "chip")
            key.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            key.clicked.connect(lambda _=False, chips=chips: self.added.emit(chips))
            self._keys.append(key)
            row.addWidget(key)
        self.set_compact(False)

    def set_compact(self, compact: bool) -> None:
        """Less room: smaller pictures of the chips, closer together."""
        self._row.setSpacing(grown(6 if compact else 8))
        size = grown(16 if compact else 24)
        for place, key in enumerate(self._keys):
            chip = chip_pixmap(place, self._look.palette, size, self.devicePixelRatioF())
            key.setIcon(QIcon(_with_room(chip, grown(4))))
            key.setIconSize(QSize(size + grown(4), size))


def _with_room(picture: QPixmap, room: int) -> QPixmap:
    """A picture with so much room on its right: a button keeps hardly any between its picture and its text."""
    ratio = picture.devicePixelRatioF()
    made = QPixmap(picture.width() + round(room * ratio), picture.height())
    made.setDevicePixelRatio(ratio)
    made.fill(Qt.GlobalColor.transparent)
    painter = QPainter(made)
    painter.drawPixmap(0, 0, picture)
    painter.end()
    return made


def three_chips(stakes: Stakes) -> tuple[int, ...]:
    """Three chips next to each other in worth, the middle one the largest that half a small bet can be paid with."""
    payable = [chips for worth in _WORTH if (chips := stakes.unit.chips(worth))]
    middle = max(1, sum(2 * chips <= stakes.small for chips in payable) - 1)
    return tuple(payable[middle - 1 : middle + 2])
