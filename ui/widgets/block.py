"""Texts and cards in a column, painted by one widget: much that is read at once is there without waiting.

A label for each line would be laid out, styled and painted by itself, which takes longer than an answer may.
"""

from collections.abc import Sequence
from math import ceil, floor
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QHelpEvent,
    QHideEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPixmap,
    QShowEvent,
    QTextLayout,
    QTextOption,
)
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from trainer.cards import Card
from ui import fonts
from ui.fonts import grown
from ui.look import Look
from ui.theme import Role
from ui.widgets.mini_card import HEIGHT, WIDTH, paint_card

if TYPE_CHECKING:
    from ui.widgets.coming_in import ComingIn

_USUAL: Final = 240
_CARD_GAP: Final = 5
_CARDS_IN_A_ROW: Final = 5
_ROUND: Final = 8

Margins = tuple[int, int, int, int]
"""Left, above, right and below, in pixels of a window of the usual size."""

_NONE: Final = (0, 0, 0, 0)


class Part:
    """Something in a column. `text` is what it says, to a screen reader; `tip` more of it, to the mouse."""

    text = ""
    tip = ""
    strength = 1.0
    """How much of it is to be seen: all, but for the moment in which it comes in."""

    def lay(self, width: float) -> float:
        """Fit it into a width; gives its height."""
        raise NotImplementedError

    def paint(self, painter: QPainter, x: float, y: float) -> None:
        """Paint it there, as it was laid last."""
        raise NotImplementedError


class Passage(Part):
    """A text in plain letters that breaks into lines."""

    def __init__(self, text: str, role: Role, colour: str) -> None:
        self.text = text
        self._colour = QColor(colour)
        self._line = role.value[1] * fonts.text_size() / 100
        self._layout = QTextLayout(text.replace("\n", "\u2028"), role.font)
        option = QTextOption()
        option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
        self._layout.setTextOption(option)

    def lay(self, width: float) -> float:
        layout, high = self._layout, 0.0
        layout.beginLayout()
        while (line := layout.createLine()).isValid():
            line.setLineWidth(width)
            # Letters of another script may be higher than the line that the role has.
            tall = max(self._line, line.height())
            line.setPosition(QPointF(0, high + (tall - line.height()) / 2))
            high += tall
        layout.endLayout()
        return high

    @property
    def width(self) -> float:
        """How wide its widest line is."""
        return self._layout.maximumWidth()

    def paint(self, painter: QPainter, x: float, y: float) -> None:
        painter.setPen(self._colour)
        self._layout.draw(painter, QPointF(x, y))


class Cards(Part):
    """Little cards in rows."""

    def __init__(self, cards: Sequence[Card], look: Look) -> None:
        self.text = ", ".join(look.words.card_name(card) for card in cards)
        self._cards, self._look = cards, look

    def lay(self, width: float) -> float:
        rows = ceil(len(self._cards) / _CARDS_IN_A_ROW)
        return grown(rows * (HEIGHT + _CARD_GAP) - _CARD_GAP)

    def paint(self, painter: QPainter, x: float, y: float) -> None:
        for at, card in enumerate(self._cards):
            row, place = divmod(at, _CARDS_IN_A_ROW)
            across, down = grown(place * (WIDTH + _CARD_GAP)), grown(row * (HEIGHT + _CARD_GAP))
            paint_card(painter, x + across, y + down, card, self._look)


class Beside(Part):
    """A part with a picture left of it."""

    def __init__(self, part: Part, picture: QPixmap, gap: int) -> None:
        self.text = part.text
        self._part, self._picture = part, picture
        self._room = picture.deviceIndependentSize().width() + grown(gap)

    def lay(self, width: float) -> float:
        return max(self._part.lay(width - self._room), self._picture.deviceIndependentSize().height())

    def paint(self, painter: QPainter, x: float, y: float) -> None:
        painter.drawPixmap(QPointF(x, y), self._picture)
        self._part.paint(painter, x + self._room, y)


class Column(Part):
    """Parts below each other as one, `spacing` apart, with `margins` round them, on a ground where it has one."""

    def __init__(
        self, parts: Sequence[Part], spacing: int, margins: Margins = _NONE, *, ground: str = "", edge: str = ""
    ) -> None:
        self.text = "\n".join(part.text for part in parts)
        self._parts, self._spacing = parts, grown(spacing)
        self._margins = tuple(map(grown, margins))
        self._ground, self._edge = ground, edge
        self._spans: list[tuple[float, float]] = []
        self.width = self.height = 0.0

    def lay(self, width: float) -> float:
        left, above, right, below = self._margins
        y, self._spans = float(above), []
        for part in self._parts:
            high = part.lay(max(width - left - right, 1))
            self._spans.append((y, y + high))
            y += high + self._spacing
        self.width, self.height = width, y - (self._spacing if self._parts else 0) + below
        return self.height

    def paint(self, painter: QPainter, x: float, y: float) -> None:
        self.paint_ground(painter, QRectF(x, y, self.width, self.height))
        wanted = painter.clipBoundingRect() if painter.hasClipping() else None
        for part, (top, end) in zip(self._parts, self._spans, strict=True):
            if wanted is not None and not (wanted.top() <= y + end and y + top <= wanted.bottom()):
                continue
            if part.strength == 1:
                part.paint(painter, x + self._margins[0], y + top)
            elif part.strength > 0:
                painter.setOpacity(part.strength)
                part.paint(painter, x + self._margins[0], y + top)
                painter.setOpacity(1)

    def paint_ground(self, painter: QPainter, box: QRectF) -> None:
        """What lies below the parts."""
        if self._ground:
            painter.setPen(QPen(QColor(self._edge), grown(1)) if self._edge else Qt.PenStyle.NoPen)
            painter.setBrush(QColor(self._ground))
            painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), grown(_ROUND), grown(_ROUND))

    def tip_at(self, y: float) -> str:
        """What there is to say of the part so far down."""
        for part, (top, _) in zip(reversed(self._parts), reversed(self._spans), strict=True):
            if y >= top:
                return part.tip_at(y - top) if isinstance(part, Column) and not part.tip else part.tip
        return ""

    def span_of(self, wanted: Part) -> tuple[float, float] | None:
        """From where to where a part reaches that is in it or in a column in it."""
        for part, (top, end) in zip(self._parts, self._spans, strict=True):
            if part is wanted:
                return top, end
            inside = part.span_of(wanted) if isinstance(part, Column) else None
            if inside is not None:
                return top + inside[0], top + inside[1]
        return None


class Block(QWidget):
    """A column as a widget. What it says is its accessible name, also while parts of it still come in."""

    def __init__(self, column: Column, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._column = column
        self._heights: dict[int, int] = {}
        self._coming: ComingIn | None = None
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.setAccessibleName(column.text)

    def bring_in(self, parts: Sequence[Part], speed: float) -> None:
        """Let parts come in one after another once it is shown, `speed` times as quickly as usual; any key ends that.
        At speed 0, or where the system has been told to keep still, they are there at once."""
        from ui.widgets.coming_in import ComingIn  # where something comes in: home is painted without it

        self._coming = self._coming or ComingIn(self, self._changed)
        self._coming.wait(parts, speed)

    def _changed(self, part: Part) -> None:
        """More of a part is to be seen than was."""
        span = self._column.span_of(part) if self._column.width == self.width() else None
        if span is None:
            self.update()
        else:
            self.update(0, floor(span[0]), self.width(), ceil(span[1]) - floor(span[0]))

    @property
    def coming(self) -> bool:
        """Whether parts are coming in, or are going to."""
        return self._coming is not None and self._coming.under_way

    def finish(self) -> None:
        """All parts there, at once."""
        if self._coming is not None:
            self._coming.finish()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self._coming is not None:
            self._coming.begin()

    def hideEvent(self, event: QHideEvent) -> None:
        self.finish()
        super().hideEvent(event)

    @property
    def texts(self) -> list[str]:
        """What it says, line by line."""
        return self._column.text.split("\n")

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        # A layout asks for several widths in turn, and for each of them again and again.
        if width not in self._heights:
            self._heights[width] = ceil(self._column.lay(width))
        return self._heights[width]

    def sizeHint(self) -> QSize:
        # How high it is depends on its width, which is asked for by itself.
        return QSize(grown(_USUAL), ceil(self._column.height))

    def minimumSizeHint(self) -> QSize:
        return QSize(0, 0)

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            QToolTip.showText(event.globalPos(), self._column.tip_at(event.pos().y()), self)
            return True
        return super().event(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._column.width != self.width():
            self._column.lay(self.width())
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        # What need not be painted, as it is scrolled away or stays as it was, is left out: it would take its time.
        painter.setClipRect(event.rect())
        self._column.paint(painter, 0, 0)
        painter.end()
