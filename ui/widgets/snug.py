"""A scroll area that is as high as what it holds, and scrolls only where there is less room."""

from PySide6.QtCore import QEvent, QObject, QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QSizePolicy, QWidget


class SnugArea(QScrollArea):
    """Holds `content`; it never takes more height than that needs at its width."""

    def __init__(self, content: QWidget, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        self.setMinimumHeight(80)
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
        # At the full width: with a scroll bar in the way lines would break that else do not.
        layout = self._content.layout()
        if layout is not None and layout.hasHeightForWidth():
            # A text may ask for more than it needs at this width, and is given it.
            return max(layout.totalHeightForWidth(self.width()), self._content.minimumSizeHint().height())
        return self._content.sizeHint().height()
