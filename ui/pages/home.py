"""Home: the house that is trained for, and what to do next."""

from collections import Counter
from collections.abc import Sequence

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QPaintEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from trainer.houses.house import House
from trainer.houses.values import Provenance
from trainer.learning.attempt import Mode, Trainee
from trainer.learning.overview import Overview
from ui.fonts import scaled, text_size
from ui.look import Look
from ui.pages.home_due import DueColumn
from ui.pages.home_middle import HomeMiddle
from ui.pages.home_tiles import HouseButton
from ui.pages.home_trainees import TraineeList
from ui.theme import Role, dress
from ui.widgets.label import key_cap, label
from ui.widgets.provenance import ProvenanceDisc

_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class HomePage(QWidget):
    """`practice_wanted` carries a topic, `session_wanted` the mode of a session about everything, `skill_wanted` a
    skill's id and `house_chosen` a house's; `trainees` has signals of its own.

    `painted` is emitted once, after the first paint: what takes longer, like `show_houses`, comes then.
    """

    practice_wanted = Signal(object)
    session_wanted = Signal(object)
    skill_wanted = Signal(str)
    demo_wanted = Signal()
    river_wanted = Signal()
    floor_wanted = Signal()
    houses_wanted = Signal()
    house_chosen = Signal(str)
    painted = Signal()

    def __init__(self, look: Look, own: House, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look, self._own = look, own
        self._is_painted = False
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        self.trainees = TraineeList(look)
        self._left = self._house_column()
        self._right = self._about_column()
        self._middle = HomeMiddle(look, own)
        self._middle.session_wanted.connect(self.session_wanted)
        self._middle.practice_wanted.connect(self.practice_wanted)
        self._middle.demo_wanted.connect(self.demo_wanted)
        self._middle.river_wanted.connect(self.river_wanted)
        self._middle.floor_wanted.connect(self.floor_wanted)
        self._middle.houses_wanted.connect(self.houses_wanted)
        row.addWidget(self._left)
        row.addWidget(self._middle, 1)
        row.addWidget(self._right)

    def show_houses(self, houses: Sequence[House]) -> None:
        """List the houses to choose from, each with how far it differs from the one chosen."""

        from trainer.houses.compare import differences

        words, before = self._look.words, self._compare
        for place, house in enumerate(houses):
            chosen = house.id == self._own.id
            count = sum(row.differs for row in differences((self._own, house)))
            note = words.n("{count} clause", "{count} clauses", len(house.clauses))
            note = note if chosen else words.n("{count} differs", "{count} differ", count)
            button = HouseButton(self._look, words(house.name), note, chosen=chosen)
            button.clicked.connect(lambda _=False, id=house.id: self.house_chosen.emit(id))
            self._house_list.insertWidget(place, button)
            QWidget.setTabOrder(before, button)
            before = button
        QTimer.singleShot(0, self, self._middle.look_up)

    def show_records(self, trainees: Sequence[Trainee], trainee: Trainee | None, found: Overview) -> None:
        """Fill in what the records tell: who trains, and how he stands."""
        words = self._look.words
        row = found.in_a_row
        note = words.n("{count} day in a row", "{count} days in a row", row) if row > 1 else ""
        self.trainees.show_trainees(trainees, trainee, note)
        if found.answers and trainee is not None:
            self._middle.show_overview(found, trainee.name)
            self._due.show_overview(found)
        self._about.setVisible(not found.answers)
        self._due.setVisible(bool(found.answers))

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if not self._is_painted:
            self._is_painted = True
            QTimer.singleShot(0, self, self.painted.emit)

    def set_compact(self, compact: bool) -> None:
        """Less room: the column about the house goes."""
        self._right.setVisible(not compact)
        self._left.setFixedWidth(scaled(264 if compact else 284))
        # Large texts leave no room for the lines below the names either.
        self._middle.set_compact(compact or text_size() > 100)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key, focused = Qt.Key(event.key()), self.focusWidget()
        if key in _ENTER and isinstance(focused, QPushButton):
            focused.click()
        elif key in _ENTER:
            self.session_wanted.emit(Mode.PRACTICE)
        elif self._middle.take_key(key):
            pass
        elif key is Qt.Key.Key_M:
            self.demo_wanted.emit()
        elif key is Qt.Key.Key_Z:
            self.river_wanted.emit()
        elif key is Qt.Key.Key_J:
            self.floor_wanted.emit()
        elif key is Qt.Key.Key_H:
            self.houses_wanted.emit()
        else:
            super().keyPressEvent(event)

    def _house_column(self) -> QFrame:
        words = self._look.words
        column, layout = _column(284)
        layout.addWidget(self.trainees)
        layout.addSpacing(14)
        head = QHBoxLayout()
        head.addWidget(label(words("House"), Role.HEADING))
        head.addStretch(1)
        compare = self._compare = QPushButton(words("Compare"))
        dress(compare, Role.SMALL, "quiet")
        compare.clicked.connect(self.houses_wanted)
        head.addWidget(compare)
        head.addWidget(key_cap("H"))
        layout.addLayout(head)
        self._house_list = QVBoxLayout()
        self._house_list.setSpacing(8)
        layout.addLayout(self._house_list)
        layout.addStretch(1)
        return column

    def _about_column(self) -> QFrame:
        words = self._look.words
        column, outer = _column(300)
        self._due = DueColumn(self._look)
        self._due.skill_wanted.connect(self.skill_wanted)
        self._due.hide()
        outer.addWidget(self._due)
        self._about = QWidget()
        outer.addWidget(self._about)
        layout = QVBoxLayout(self._about)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(8)
        own = self._own
        layout.addWidget(label(words("About this house"), Role.HEADING))
        counts = Counter(clause.provenance for clause in own.clauses.values())
        explained = {
            Provenance.STATED: words("said by the house's own page"),
            Provenance.CITED: words("taken from a public rulebook"),
            Provenance.ASSUMED: words("not said: the usual rule is used"),
        }
        for provenance, meaning in explained.items():
            row = QHBoxLayout()
            row.setSpacing(10)
            row.addWidget(ProvenanceDisc(provenance, self._look))
            row.addWidget(label(str(counts[provenance]), Role.HEADING))
            row.addWidget(label(words.provenance(provenance), Role.BODY))
            row.addStretch(1)
            layout.addLayout(row)
            layout.addWidget(label(meaning, Role.SMALL, "quiet", wrap=True))
        layout.addSpacing(14)
        layout.addWidget(label(words("Stakes dealt"), Role.HEADING))
        for stakes in dict.fromkeys(dealt.stakes for dealt in own.stakes):
            unit = stakes.unit
            money = self._look.money(unit)
            line = words(
                "{small} / {big}, ante {ante}, bring-in {bring_in}",
                small=money(stakes.small),
                big=money(stakes.big),
                ante=money(stakes.ante) if stakes.ante else words("none"),
                bring_in=money(stakes.bring_in),
            )
            layout.addWidget(label(line, Role.SMALL, "quiet", wrap=True))
        layout.addStretch(1)
        return column


def _column(width: int) -> tuple[QFrame, QVBoxLayout]:
    column = QFrame()
    dress(column, Role.BODY, "panel")
    column.setFixedWidth(scaled(width))
    layout = QVBoxLayout(column)
    layout.setContentsMargins(20, 24, 20, 20)
    layout.setSpacing(8)
    return column, layout
