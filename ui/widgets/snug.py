"""A scroll area that is as high as what it holds, and scrolls only where there is less room."""

from PySide6.QtCore import QEvent, QObject, QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QSizePolicy, QWidget

from ui.fonts import grown
from ui.widgets.gutter import keep_gutter


class Snug(QWidget):
    """What such an area holds: as high as its layout needs at its width. A text that breaks would have it higher, since
    its hints are for another width."""

    def minimumSizeHint(self) -> QSize:
        return QSize(super().minimumSizeHint().width(), 0)


class SnugArea(QScrollArea):
    """Holds `content`; it never takes more height than that needs at its width."""

    def __init__(self, content: Snug, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        self.setMinimumHeight(grown(80))
        keep_gutter(self)
        self._content = content
        self.setWidget(content)
        content.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LayoutRequest:
            self._fit()
        return super().eventFilter(watched, event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def sizeHint(self) -> QSize:
        return QSize(super().sizeHint().width(), self._wanted())

    @property
    def fits(self) -> bool:
        """Whether what it holds needs no scrolling in the room it was laid out in."""
        return self._wanted() <= self.height()

    def fit(self) -> None:
        """Take the height wanted at once, so that what was just put in is not first seen through a slit."""
        layout = self._content.layout()
        if layout is not None:
            layout.activate()
        self._fit()

    def _fit(self) -> None:
        if self.maximumHeight() != self._wanted():
            self.setMaximumHeight(self._wanted())
            self.updateGeometry()

    def _wanted(self) -> int:
        # The room inside as it will be: before it is shown, the viewport still has the size of another layout.
        inside = self.maximumViewportSize()
        layout, around = self._content.layout(), self.height() - inside.height()
        if layout is not None and layout.hasHeightForWidth():
            return layout.totalHeightForWidth(inside.width()) + around
        return self._content.sizeHint().height() + around
