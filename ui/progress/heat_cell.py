"""One trap in the heat map: its name, how often it is answered rightly, how quickly, and how often it was asked."""

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QColor, QEnterEvent, QFont, QFontMetrics, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QWidget

from trainer.learning.tally import Tally
from trainer.skills import Skill
from ui.fonts import font, grown, scaled
from ui.look import Look
from ui.progress import wording
from ui.progress.heat import Shown
from ui.theme import Role

ARROWS = (
    Qt.Key.Key_Left,
    Qt.Key.Key_Right,
    Qt.Key.Key_Up,
    Qt.Key.Key_Down,
    Qt.Key.Key_Home,
    Qt.Key.Key_End,
)

_RING, _PAD, _ABOVE = 2, 7, 4
_FIGURES = 24
_WRAP = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft


class HeatCell(QAbstractButton):
    """A button for a skill. It has a place in the tab order only while it is the map's own current cell."""

    def __init__(self, look: Look, skill: Skill, parent: QWidget) -> None:
        super().__init__(parent)
        self.skill = skill
        self._look = look
        self._tally: Tally | None = None
        self._shown, self._step = Shown.BOTH, 0
        self._name = look.words.trap(skill)
        self._heights: dict[int, int] = {}
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.show_tally(None, 0, Shown.BOTH)

    def show_tally(self, counted: Tally | None, step: int, shown: Shown) -> None:
        """Show what the trap's answers come to; None where it has not been answered."""
        self._tally, self._step, self._shown = counted, step, shown
        words = self._look.words
        if counted is None:
            said = words("{topic}, {trap}, not answered yet", topic=words.topic(self.skill.topic), trap=self._name)
        else:
            said = words.n(
                "{topic}, {trap}, {percent} percent, {seconds} seconds, {count} answer",
                "{topic}, {trap}, {percent} percent, {seconds} seconds, {count} answers",
                counted.answers,
                topic=words.topic(self.skill.topic),
                trap=self._name,
                percent=wording.whole_percent(counted.accuracy),
                seconds=wording.decimal(words, counted.times.median / 1000),
            )
        self.setAccessibleName(said)
        self.setAccessibleDescription(words("Practise this trap"))
        self.setToolTip(said)
        self.update()

    def narrowest(self) -> int:
        """The least width at which no word of the name and no figure is cut."""
        small, large = _type()
        words = QFontMetrics(small)
        longest = max(words.horizontalAdvance(word) for word in self._name.split())
        left = QFontMetrics(large).horizontalAdvance(self._left_text())
        figures = left + words.horizontalAdvance(self._right_text()) + grown(8)
        return max(longest, figures) + grown(2 * (_RING + _PAD)) + grown(2)

    def height_at(self, width: int) -> int:
        """How high the cell is at a width: its name may take more than one line."""
        if width not in self._heights:
            room = QRect(0, 0, width - grown(2 * (_RING + _PAD)), 10_000)
            self._heights[width] = QFontMetrics(_type()[0]).boundingRect(room, _WRAP, self._name).height()
        return self._heights[width] + grown(_FIGURES + 2 * (_RING + _ABOVE))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in ARROWS:
            event.ignore()  # the map knows where the next cell is
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        else:
            super().keyPressEvent(event)

    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        palette = self._look.palette
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        edge, corner = grown(_RING), grown(4)
        box = QRectF(self.rect()).adjusted(edge, edge, -edge, -edge)
        if self._tally is None:
            thin = grown(1)
            painter.setPen(QPen(QColor(palette.line2), thin, Qt.PenStyle.DashLine))
            painter.drawRoundedRect(box.adjusted(thin / 2, thin / 2, -thin / 2, -thin / 2), corner, corner)
            strong, quiet = palette.text2, palette.text3
        else:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(palette.heat[self._step]))
            painter.drawRoundedRect(box, corner, corner)
            dark, light, dim = palette.heat_text
            strong, quiet = (dark, dark) if self._step < 2 else (light, dim)
        pad, above, figures = grown(_PAD), grown(_ABOVE), grown(_FIGURES)
        room = box.adjusted(pad, above, -pad, -above).toRect()
        small, large = _type()
        painter.setFont(small)
        painter.setPen(QColor(quiet))
        painter.drawText(room, _WRAP | Qt.AlignmentFlag.AlignTop, self._name)
        low = QRect(room.left(), room.bottom() - figures + 1, room.width(), figures)
        painter.drawText(low, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, self._right_text())
        painter.setPen(QColor(strong))
        painter.setFont(large)
        painter.drawText(low, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, self._left_text())
        if self.hasFocus() or self.underMouse():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor(palette.text), edge))
            half = edge / 2
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(half, half, -half, -half), grown(6), grown(6))
        painter.end()

    def _left_text(self) -> str:
        words, counted = self._look.words, self._tally
        if counted is None:
            return words("–")
        if self._shown is Shown.TIME:
            return wording.seconds(words, counted.times.median)
        return str(wording.whole_percent(counted.accuracy))

    def _right_text(self) -> str:
        words, counted = self._look.words, self._tally
        if counted is None:
            return ""
        answers = f"× {wording.count(words, counted.answers)}"
        if self._shown is Shown.BOTH:
            return f"{wording.seconds(words, counted.times.median)}  {answers}"
        return answers


def _type() -> tuple[QFont, QFont]:
    """How the name and how the figure is set."""
    return Role.LABEL.font, font(scaled(16), 600)
