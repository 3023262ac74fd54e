"""An explanation as a ladder: one rung a step, numbered, with the cards it was seen on."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from trainer.houses.house import House
from trainer.marking import Mark
from trainer.money import Unit
from trainer.reasons import Reason
from trainer.text.marker import N_
from ui.fonts import grown
from ui.look import Look
from ui.theme import Role
from ui.widgets.block import Cards, Column, Part, Passage
from ui.widgets.provenance import DISC, disc_box, paint_disc
from ui.widgets.suit_ladder import suit_ladder

_MOST_CARDS: Final = 8
_RING: Final = 24
_TEXT_AT: Final = 36
_BELOW: Final = 14
_DISC_ROOM: Final = DISC + 12


class Rung(Column):
    """One step of a ruling, and how an answer stands to it where there is a `mark`."""

    def __init__(
        self, number: int, reason: Reason, unit: Unit, house: House, look: Look, mark: Mark | None, *, last: bool
    ) -> None:
        words, palette = look.words, look.palette
        parts: list[Part] = [Passage(words.fact(reason.fact, unit), Role.STRONG, palette.text)]
        suits = suit_ladder(reason, look, mark, _DISC_ROOM)
        if suits is not None:
            # It shows the cards, who holds them, and who of them is left.
            parts.append(suits)
        elif reason.cards:
            parts.append(Cards(reason.cards[:_MOST_CARDS], look))
        if suits is None and reason.out and len(reason.seats) > 0:
            alone = len(reason.seats) == 1
            left = N_("That leaves {seats}.") if alone else N_("Still in question: {seats}.")
            stays = words(left, seats=words.seats(reason.seats))
            falls = words("Out: {seats}.", seats=words.seats(reason.out))
            parts.append(Passage(f"{stays} {falls}", Role.SMALL, palette.text2))
        super().__init__(parts, 6, (_TEXT_AT, 2, _DISC_ROOM, _BELOW))
        self._provenance = house.clause(reason.clause).provenance
        self.tip = words.provenance(self._provenance)
        self._number, self._look, self._last = str(number), look, last

    def paint_ground(self, painter: QPainter, box: QRectF) -> None:
        palette, x, y = self._look.palette, box.x(), box.y()
        wide, thick = grown(_RING), grown(1)
        ring = QRectF(x + thick / 2, y + thick / 2, wide - thick, wide - thick)
        painter.setPen(QPen(QColor(palette.text3), thick))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(ring)
        painter.setPen(QColor(palette.text2))
        painter.setFont(Role.LABEL.font)
        painter.drawText(ring, Qt.AlignmentFlag.AlignCenter, self._number)
        if not self._last:
            foot = wide + grown(2)
            painter.fillRect(QRectF(x + wide / 2, y + foot, thick, box.height() - foot), QColor(palette.line2))
        paint_disc(painter, disc_box(x + box.width() - grown(DISC), y + grown(3)), self._provenance, palette.text2)


def rungs(reasons: Sequence[Reason], unit: Unit, house: House, look: Look, mark: Mark | None = None) -> list[Rung]:
    """All the steps; `mark` is that of the answer which they explain, if they explain one."""
    last = len(reasons)
    return [Rung(at, reason, unit, house, look, mark, last=at == last) for at, reason in enumerate(reasons, 1)]


def ladder(reasons: Sequence[Reason], unit: Unit, house: House, look: Look) -> Column:
    """All the steps, one below the other."""
    return Column(rungs(reasons, unit, house, look), 0)
