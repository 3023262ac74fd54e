"""Home: the house that is trained for, and what to do next."""

from collections.abc import Callable, Sequence
from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from ui.fonts import edges, grown, scaled
from ui.look import Look
from ui.pages.home_front import Banner, HouseButton
from ui.pages.home_trainees import TraineeList
from ui.theme import Role, dress
from ui.widgets.label import key_cap, label
from ui.widgets.painted import once_painted

if TYPE_CHECKING:
    from trainer.houses.house import House
    from trainer.learning.attempt import Trainee
    from trainer.learning.overview import Overview
    from ui.pages.home_aside import HomeAside
    from ui.pages.home_choices import HomeChoices

_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)

_NARROWEST = (563, 127)
"""Pixels that what there is to choose from must have beside the column about the house: so many of them however large
texts are wanted, and so many that go by it."""

_LINED_WIDTH, _LINED_HEIGHT, _HIGH = (225, 575), (527, 213), (435, 377)
"""As many as that must have for a line below each name, across and down, and for a high banner above it too."""

_WIDEST = 1240
"""Pixels beyond which what there is to choose from is no easier to find."""


class HomePage(QWidget):
    """`practice_wanted` carries a topic, `session_wanted` the mode of a session about everything, `skill_wanted` a
    skill's id and `house_chosen` a house's; `lessons_wanted` says whether the first is to be opened at once, and
    `trainees` has signals of its own.

    The first paint shows who trains, and the way into practice; what there is to choose from and what is told of the
    house follow at once, or before that if a key or the records ask for them. `painted` is emitted once, after that:
    what takes longer, like `show_houses`, comes then.
    """

    practice_wanted = Signal(object)
    session_wanted = Signal(object)
    skill_wanted = Signal(str)
    lessons_wanted = Signal(bool)
    demo_wanted = Signal()
    river_wanted = Signal()
    floor_wanted = Signal()
    houses_wanted = Signal()
    house_chosen = Signal(str)
    painted = Signal()

    def __init__(self, look: Look, house: "Callable[[], House]", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look, self._house = look, house
        self._is_new = self._is_compact = self._is_lined = False
        self._is_low: bool | None = None
        self._made: tuple[HomeChoices, HomeAside] | None = None
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(look.words("Home"))
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        self.trainees = TraineeList(look)
        self._left = self._house_column()
        self._right, self._beside = _column(300, "beside")
        middle = QWidget()
        middle.setMaximumWidth(grown(_WIDEST))
        self._middle = QVBoxLayout(middle)
        self._banner = Banner(look)
        self._banner.start.connect(self._start)
        self._banner.learn.connect(lambda: self.lessons_wanted.emit(self._is_new))
        self._middle.addWidget(self._banner)
        self._middle.addStretch(1)
        row.addWidget(self._left)
        row.addStretch(1)
        row.addWidget(middle, 1000)
        row.addStretch(1)
        row.addWidget(self._right)
        once_painted(self, self._go_on)

    @cached_property
    def _own(self) -> "House":
        return self._house()

    def _start(self) -> None:
        from trainer.learning.attempt import Mode

        self.session_wanted.emit(Mode.PRACTICE)

    def show_houses(self, houses: "Sequence[House]") -> None:
        """List the houses to choose from, each with how far it differs from the one chosen."""

        from trainer.houses.compare import differences

        words, before = self._look.words, self._compare
        for place, house in enumerate(houses):
            chosen = house.id == self._own.id
            count = sum(row.differs for row in differences((self._own, house)))
            note = words.n("{count} rule", "{count} rules", len(house.clauses))
            note = note if chosen else words.n("{count} differs", "{count} differ", count)
            button = HouseButton(self._look, words(house.name), note, chosen=chosen)
            button.clicked.connect(lambda _=False, id=house.id: self.house_chosen.emit(id))
            self._house_list.insertWidget(place, button)
            QWidget.setTabOrder(before, button)
            before = button
        choices, _ = self._rest()
        QTimer.singleShot(0, self, choices.look_up)

    def show_records(self, trainees: "Sequence[Trainee]", trainee: "Trainee | None", found: "Overview") -> None:
        """Fill in what the records tell: who trains, and how he stands."""
        words = self._look.words
        row = found.in_a_row
        note = words.n("{count} day in a row", "{count} days in a row", row) if row > 1 else ""
        self.trainees.show_trainees(trainees, trainee, note)
        choices, aside = self._rest()
        self._is_new = not found.answers
        if trainee is not None:
            if self._is_new:
                self._banner.show_newcomer(trainee.name)
            else:
                self._banner.show_due(len(found.due), found.due_minutes, trainee.name)
            choices.show_overview(found)
        aside.show_overview(found)

    def set_compact(self, compact: bool) -> None:
        """Less room: the column about the house goes."""
        # Beside topics in large letters there is no room for all that it would take.
        self._left.setFixedWidth(min(scaled(264), grown(300)) if compact else scaled(284))
        self._is_compact = compact
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """The column about the house is there where it leaves enough beside it, the lines below the names where what is
        left has room for them, and the banner is as high as still has room then."""
        room = self.width() - self._left.maximumWidth()
        beside = not self._is_compact and room - self._right.maximumWidth() >= _least(_NARROWEST)
        self._right.setVisible(beside)
        room -= self._right.maximumWidth() if beside else 0
        lined = not self._is_compact and room >= _least(_LINED_WIDTH) and self.height() >= _least(_LINED_HEIGHT)
        low = not lined or self.height() < _least(_HIGH)
        if (lined, low) == (self._is_lined, self._is_low):
            return
        self._is_lined, self._is_low = lined, low
        self._middle.setContentsMargins(edges(*((24, 16, 24, 16) if low else (28, 24, 28, 24))))
        self._middle.setSpacing(grown(12 if low else 16))
        self._banner.set_compact(low)
        if self._made is not None:
            choices, _ = self._made
            choices.set_compact(not lined)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key, focused = Qt.Key(event.key()), self.focusWidget()
        choices, _ = self._rest()
        if key in _ENTER and isinstance(focused, QPushButton):
            focused.click()
        elif key in _ENTER:
            self._start()
        elif choices.take_key(key):
            pass
        elif key is Qt.Key.Key_L:
            self.lessons_wanted.emit(self._is_new)
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

    def _go_on(self) -> None:
        self._rest()
        QTimer.singleShot(0, self, self.painted.emit)

    def _rest(self) -> "tuple[HomeChoices, HomeAside]":
        """What the first paint does not wait for."""
        if self._made is None:
            from ui.pages.home_aside import HomeAside
            from ui.pages.home_choices import HomeChoices

            self._banner.show_house(self._look.words(self._own.name))
            choices = HomeChoices(self._look, self._own, self)
            choices.set_compact(not self._is_lined)
            choices.session_wanted.connect(self.session_wanted)
            choices.practice_wanted.connect(self.practice_wanted)
            choices.demo_wanted.connect(self.demo_wanted)
            choices.river_wanted.connect(self.river_wanted)
            choices.floor_wanted.connect(self.floor_wanted)
            choices.houses_wanted.connect(self.houses_wanted)
            self._middle.insertWidget(1, choices)
            aside = HomeAside(self._look, self._own, self._right)
            aside.skill_wanted.connect(self.skill_wanted)
            self._beside.addWidget(aside)
            self._made = choices, aside
        return self._made

    def _house_column(self) -> QFrame:
        words = self._look.words
        column, layout = _column(284, "before")
        layout.addWidget(self.trainees)
        layout.addSpacing(grown(14))
        head = QHBoxLayout()
        head.setSpacing(grown(2))
        head.addWidget(label(words("House"), Role.HEADING))
        head.addStretch(1)
        compare = self._compare = QPushButton(words("Compare"))
        dress(compare, Role.SMALL, "link")
        compare.clicked.connect(self.houses_wanted)
        head.addWidget(compare)
        head.addWidget(key_cap("H"))
        layout.addLayout(head)
        self._house_list = QVBoxLayout()
        self._house_list.setSpacing(grown(8))
        layout.addLayout(self._house_list)
        layout.addStretch(1)
        return column


def _least(needed: tuple[int, int]) -> int:
    fixed, texts = needed
    return grown(fixed) + scaled(texts)


def _column(width: int, tone: str) -> tuple[QFrame, QVBoxLayout]:
    column = QFrame()
    dress(column, Role.BODY, tone)
    column.setFixedWidth(scaled(width))
    layout = QVBoxLayout(column)
    layout.setContentsMargins(edges(20, 24, 20, 20))
    layout.setSpacing(grown(8))
    return column, layout
