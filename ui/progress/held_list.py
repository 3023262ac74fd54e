"""The misconceptions a trainee holds, the most expensive first; each leads to practising what cures it."""

from collections.abc import Sequence

from PySide6.QtCore import QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetrics, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QFrame, QScrollArea, QSizePolicy, QVBoxLayout, QWidget

from trainer.learning.held import Held
from ui.fonts import edges, grown
from ui.look import Look
from ui.progress import wording
from ui.progress.sheet import Sheet
from ui.theme import Role
from ui.widgets.layouts import empty

_MOST = 12
"""The table has them all; a list that is longer is not read."""

_PAD, _BAR = 10, 3
_WRAP = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop


class HeldItem(QAbstractButton):
    """A misconception: what was believed and what is right, how often it showed, and a bar for what it costs."""

    def __init__(self, look: Look, held: Held, share: float) -> None:
        super().__init__()
        self._look, self._share = look, share
        self._heights: dict[int, tuple[int, int]] = {}
        words = look.words
        self._text = words.misconception(held.name)
        self._facts = words.n(
            "shown once, {seconds}, last on {day}",
            "shown {count} times, {seconds} each, last on {day}",
            held.times,
            seconds=wording.seconds(words, held.milliseconds),
            day=wording.day(words, held.last.astimezone().date()),
        )
        self.setAccessibleName(f"{self._text} {self._facts}")
        self.setAccessibleDescription(words("Practise this trap"))
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return self._text_height(width) + self._facts_height(width) + grown(2 * _PAD + _BAR + 4)

    def sizeHint(self) -> QSize:
        return QSize(grown(240), self.heightForWidth(grown(240)))

    def minimumSizeHint(self) -> QSize:
        return QSize(120, 40)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        palette = self._look.palette
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        ring = self.hasFocus() or self.underMouse()
        painter.setBrush(QColor(palette.bg2))
        painter.setPen(QPen(QColor(palette.text if ring else palette.line), grown(2 if ring else 1)))
        painter.drawRoundedRect(box, grown(6), grown(6))
        pad, thick = grown(_PAD), grown(_BAR)
        wide, high = self.width() - 2 * pad, self._text_height(self.width())
        painter.setPen(QColor(palette.text))
        painter.setFont(Role.SMALL.font)
        painter.drawText(QRect(pad, pad - grown(2), wide, high), _WRAP, self._text)
        painter.setPen(QColor(palette.text3))
        painter.setFont(Role.LABEL.font)
        painter.drawText(QRect(pad, pad + high + grown(2), wide, self._facts_height(self.width())), _WRAP, self._facts)
        painter.setPen(Qt.PenStyle.NoPen)
        bar = QRectF(pad, self.height() - pad + grown(1), wide, thick)
        painter.setBrush(QColor(palette.bg3))
        painter.drawRoundedRect(bar, thick / 2, thick / 2)
        bar.setWidth(max(thick, wide * self._share))
        painter.setBrush(QColor(palette.brass))
        painter.drawRoundedRect(bar, thick / 2, thick / 2)
        painter.end()

    def _text_height(self, width: int) -> int:
        return self._lines(width)[0]

    def _facts_height(self, width: int) -> int:
        return self._lines(width)[1]

    def _lines(self, width: int) -> tuple[int, int]:
        """How high the text and the facts are; layouts ask this over and over."""
        if width not in self._heights:
            room = width - grown(2 * _PAD)
            heights = _height(Role.SMALL, self._text, room), _height(Role.LABEL, self._facts, room)
            self._heights[width] = heights
        return self._heights[width]


class HeldList(QScrollArea):
    """`skill_wanted` carries the id of the trap in which the misconception clicked shows most."""

    skill_wanted = Signal(str)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._held: tuple[Held, ...] = ()
        self.content = QWidget()
        self._column = QVBoxLayout(self.content)
        self._column.setContentsMargins(edges(0, 0, 4, 0))
        self._column.setSpacing(grown(6))
        self.setWidget(self.content)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def sizeHint(self) -> QSize:
        return QSize(240, 110)

    def minimumSizeHint(self) -> QSize:
        return QSize(120, 90)

    def show_held(self, held: Sequence[Held]) -> None:
        """List misconceptions, given the most expensive first."""
        self._held = tuple(held)
        empty(self._column)
        for each in self._held[:_MOST]:
            item = HeldItem(self._look, each, each.cost / self._held[0].cost if self._held[0].cost else 0)
            item.clicked.connect(lambda _=False, id=each.skills[0]: self.skill_wanted.emit(id))
            self._column.addWidget(item)
        self._column.addStretch(1)

    def sheet(self) -> Sheet:
        """Every misconception with its figures."""
        words = self._look.words
        heads = (
            words("Misconception"),
            words("Times"),
            words("Median, s"),
            words("Last"),
            words("Right since"),
            words("Cost, s"),
            words("Traps"),
        )
        rows = tuple(
            (
                words.misconception(each.name),
                each.times,
                each.milliseconds / 1000,
                each.last.astimezone().date(),
                each.right_since,
                each.cost,
                ", ".join(wording.skill(words, id) for id in each.skills),
            )
            for each in self._held
        )
        return Sheet(heads, rows)


def _height(role: Role, text: str, width: int) -> int:
    return QFontMetrics(role.font).boundingRect(QRect(0, 0, max(width, 40), 10_000), _WRAP, text).height()
