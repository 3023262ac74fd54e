"""The window onto the table: fits it, and turns mouse and keys into seats chosen."""

from PySide6.QtCore import QEvent, QPointF, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QPainter, QResizeEvent
from PySide6.QtWidgets import QFrame, QGraphicsView, QWidget

from trainer.text.words import Words
from ui.fonts import growth
from ui.table import accessible, spoken
from ui.table.geometry import Stage
from ui.table.scene import TableScene

_CLOCKWISE = {Qt.Key.Key_Right: 1, Qt.Key.Key_Down: 1, Qt.Key.Key_Left: -1, Qt.Key.Key_Up: -1}
_CHOOSE = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)


class TableView(QGraphicsView):
    """A view of the table, as large as fits.

    A click on a seat emits `seat_clicked(number)`; a click on a card that lies open emits `card_clicked(number, card)`
    before it. With the key focus, the arrow keys move from seat to seat (right and down: clockwise) and Enter or Space
    emits `seat_clicked`; before a seat is reached they are left to the page, like digits and all else. Any key or click
    ends a running play first.

    Screen readers reach what lies on the table, said in `words`; a page sets the name and the description of the
    whole with `setAccessibleName` and `setAccessibleDescription`. `drawn_anew` says that something lies otherwise.
    """

    seat_clicked = Signal(int)
    card_clicked = Signal(int, object)
    drawn_anew = Signal()

    def __init__(self, scene: TableScene, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(scene, parent)
        accessible.answer_screen_readers()
        self._table = scene
        self.words = words
        scene.laid.connect(self.drawn_anew)
        self._focused: int | None = None
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        # The felt is drawn once a size.
        self.setCacheMode(QGraphicsView.CacheModeFlag.CacheBackground)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.BoundingRectViewportUpdate)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        # A scene takes all that comes over it, and has no use for it: files are for the window.
        self.viewport().setAcceptDrops(False)

    def sizeHint(self) -> QSize:
        return QSize(1000, 730)

    def minimumSizeHint(self) -> QSize:
        return QSize(600, 480)

    @property
    def focused_seat(self) -> int | None:
        """The seat the arrow keys have reached."""
        return self._focused

    @property
    def choosable(self) -> tuple[int, ...]:
        """The seats that can be pointed at."""
        return self._table.seats

    @property
    def drawn(self) -> spoken.Drawn | None:
        """What is drawn at this moment."""
        return self._table.drawn

    def focus_seat(self, number: int | None) -> None:
        """The ring of the keys to seat `number`, or away; it is told to screen readers."""
        self._focused = number if number in self._table.seats else None
        self._table.point_at(self._focused)
        if self._focused is not None:
            accessible.tell_focus(self, self._focused)

    def _next_seat(self, step: int) -> None:
        seats = self._table.seats
        if not seats:
            return
        if self._focused in seats:
            self.focus_seat(seats[(seats.index(self._focused) + step) % len(seats)])
        else:
            self.focus_seat(seats[0 if step > 0 else -1])

    def _seat_under(self, position: QPointF) -> int | None:
        point = self.mapToScene(position.toPoint())
        return self._table.seat_at(point.x(), point.y())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        size = self.viewport().size()
        stage = Stage(size.width(), size.height(), growth())
        self._table.set_stage(stage)
        self.resetTransform()
        self.scale(stage.scale, stage.scale)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        self._table.finish()
        key = Qt.Key(event.key())
        if key in _CLOCKWISE:
            self._next_seat(_CLOCKWISE[key])
        elif key in _CHOOSE and self._focused in self._table.seats:
            self.seat_clicked.emit(self._focused)
        else:
            event.ignore()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if event.reason() in (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason):
            self._next_seat(1 if event.reason() is Qt.FocusReason.TabFocusReason else -1)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._focused = None
        self._table.point_at(None)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        seat = self._seat_under(event.position())
        self.viewport().setCursor(Qt.CursorShape.ArrowCursor if seat is None else Qt.CursorShape.PointingHandCursor)
        self._table.point_at(self._focused if seat is None else seat)

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._table.point_at(self._focused)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._table.finish()
        if event.button() is not Qt.MouseButton.LeftButton:
            return
        seat = self._seat_under(event.position())
        if seat is None:
            return
        point = self.mapToScene(event.position().toPoint())
        card = self._table.card_at(point.x(), point.y())
        if card is not None and card[0] == seat:
            self.card_clicked.emit(*card)
        self.seat_clicked.emit(seat)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Nothing: a seat is chosen as soon as the button goes down, since answers are timed."""

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Nothing more than its first click did."""
