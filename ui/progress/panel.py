"""The frame round a chart: its title and its sentence, the same figures as a table, and both as files."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import (
    QFileDialog,
    QFrame,
    QHBoxLayout,
    QMenu,
    QPushButton,
    QSizePolicy,
    QStackedLayout,
    QVBoxLayout,
    QWidget,
)

from trainer.learning.figures import Figures
from ui.fonts import edges, grown
from ui.look import Look
from ui.progress.pictures import as_png
from ui.progress.sheet import Sheet, as_csv
from ui.progress.sheet_view import SheetView
from ui.theme import Role, dress
from ui.widgets.announce import announce
from ui.widgets.icons import icon
from ui.widgets.label import label

_CHART, _TABLE, _EMPTY = 0, 1, 2
_BUTTON = 30
_HEAD = 30
"""How high the line of the title is, with and without keys in it."""


class ChartPanel(QFrame):
    """A chart in its frame. `name` is what its files are called; `picture` is what is drawn, if it is not `chart`.

    What the chart shows it is told itself; `show_sheet` gives the panel the same figures as a table, and `show_empty`
    a sentence where there are none.
    """

    def __init__(
        self,
        look: Look,
        name: str,
        title: str,
        chart: QWidget,
        picture: QWidget | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._look, self._name, self._title = look, name, title
        self._chart, self._picture = chart, picture or chart
        self._sheet = Sheet((), ())
        dress(self, Role.BODY, "chart")
        column = QVBoxLayout(self)
        column.setContentsMargins(edges(16, 12, 16, 14))
        column.setSpacing(grown(6))
        self.head = QHBoxLayout()
        self.head.setSpacing(grown(8))
        named = label(title, Role.HEADING, wrap=True)
        named.setMinimumHeight(grown(_HEAD))
        self.head.addWidget(named)
        self.head.addStretch(1)
        self._as_table = self._button("table", look.words("Read as a table"))
        self._as_table.setCheckable(True)
        self._as_table.toggled.connect(self.read_as_table)
        self._keep = self._button("save", look.words("Keep as a file"))
        menu = QMenu(self._keep)
        menu.addAction(look.words("Picture (PNG) …")).triggered.connect(lambda _=False: self._choose("png"))
        menu.addAction(look.words("Table (CSV) …")).triggered.connect(lambda _=False: self._choose("csv"))
        self._keep.setMenu(menu)
        column.addLayout(self.head)
        self._sentence = label("", Role.LABEL, "faint", wrap=True)
        column.addWidget(self._sentence)
        self._view = SheetView(title)
        self._empty = label("", Role.SMALL, "quiet", wrap=True)
        self._empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        # In its place before it holds anything: what it shows would else be a window of its own for a moment.
        self._stack = QStackedLayout()
        column.addLayout(self._stack, 1)
        for each in (chart, self._view, self._empty):
            self._stack.addWidget(each)
        chart.setAccessibleName(title)

    @property
    def sheet(self) -> Sheet:
        """The figures behind the chart."""
        return self._sheet

    @property
    def is_table(self) -> bool:
        """Whether the table is open, or would be if there were figures."""
        return self._as_table.isChecked()

    def add_control(self, widget: QWidget) -> None:
        """Put what the chart is chosen with between its sentence and itself."""
        layout = self.layout()
        assert isinstance(layout, QVBoxLayout)
        layout.insertWidget(2, widget)

    def say(self, sentence: str) -> None:
        """Explain the chart in a sentence."""
        dress(self._sentence, Role.LABEL, "faint")
        self._sentence.setText(sentence)
        self._chart.setAccessibleDescription(sentence)

    def show_sheet(self, sheet: Sheet) -> None:
        """Have figures to show: the chart has been told them, and this is its table."""
        self._sheet = sheet
        self._empty.setText("")
        self._open()

    def show_empty(self, sentence: str) -> None:
        """Have nothing to show, and say why."""
        self._sheet = Sheet(self._sheet.heads, ())
        self._empty.setText(sentence)
        self._open()

    def show_nothing(self, figures: Figures) -> None:
        """Have nothing to show because nothing was answered, at all or of what is counted."""
        words = self._look.words
        if figures.minutes:
            self.show_empty(words("Nothing has been answered at this house in this time."))
        else:
            self.show_empty(words("Nothing has been answered yet."))

    def read_as_table(self, table: bool) -> None:
        """Show the figures as a table, or as the chart again."""
        self._as_table.setChecked(table)
        name = self._look.words("See as a chart") if table else self._look.words("Read as a table")
        self._as_table.setIcon(icon("chart" if table else "table", self._look.palette.text2))
        self._as_table.setToolTip(name)
        self._as_table.setAccessibleName(name)
        self._open()

    def picture(self) -> bytes:
        """The chart as a PNG file, with its title and its sentence."""
        return as_png(self._picture, self._title, self._sentence.text(), self._look.palette)

    def save(self, path: Path) -> bool:
        """Keep the picture where the name ends in .png, else the table; what fails is said in the panel."""
        made = self.picture() if path.suffix.lower() == ".png" else as_csv(self._sheet)
        words = self._look.words
        try:
            path.write_bytes(made)
        except OSError as error:
            reason = error.strerror or words("unknown")
            said = words("{file} cannot be written: {reason}.", file=path.name, reason=reason)
            dress(self._sentence, Role.LABEL, "wrong")
            self._sentence.setText(said)
            announce(self, said)
            return False
        announce(self, words("{file} has been kept.", file=path.name))
        return True

    def _choose(self, kind: str) -> None:
        words = self._look.words
        title = words("Keep the picture") if kind == "png" else words("Keep the table")
        chosen, _ = QFileDialog.getSaveFileName(self, title, f"{self._name}.{kind}", f"{kind.upper()} (*.{kind})")
        if chosen:
            path = Path(chosen)
            self.save(path if path.suffix else path.with_suffix(f".{kind}"))

    def _open(self) -> None:
        empty = bool(self._empty.text())
        # A table measures every figure: it is not filled before it is read.
        self._view.show_sheet(self._sheet if self.is_table else Sheet((), ()))
        self._stack.setCurrentIndex(_EMPTY if empty else _TABLE if self.is_table else _CHART)
        self._sentence.setVisible(not empty)
        for button in (self._as_table, self._keep):
            button.setEnabled(not empty)

    def _button(self, picture: str, name: str) -> QPushButton:
        button = QPushButton()
        button.setProperty("tone", "sign")
        button.setIcon(icon(picture, self._look.palette.text2))
        button.setIconSize(QSize(grown(18), grown(18)))
        button.setFixedSize(grown(_BUTTON), grown(_BUTTON))
        button.setToolTip(name)
        button.setAccessibleName(name)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.head.addWidget(button)
        return button


class Segments(QFrame):
    """A few views of a chart, one of which is open: a row of joined keys."""

    def __init__(self, title: str, names: tuple[str, ...], chosen: Callable[[int], None]) -> None:
        super().__init__()
        self.setAccessibleName(title)
        dress(self, Role.BODY, "joined")
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        self.buttons = tuple(self._button(name) for name in names)
        for place, button in enumerate(self.buttons):
            button.clicked.connect(lambda _=False, place=place: chosen(place))
            row.addWidget(button)
        self.buttons[0].setChecked(True)

    def _button(self, name: str) -> QPushButton:
        button = QPushButton(name, self)
        button.setProperty("tone", "joined")
        button.setFont(Role.LABEL.font)
        button.setCheckable(True)
        button.setAutoExclusive(True)
        return button
