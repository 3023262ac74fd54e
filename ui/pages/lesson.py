"""A lesson: its text, with tables that are really dealt, and at the end its questions."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, NamedTuple

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractSlider, QFrame, QHBoxLayout, QPushButton, QScrollArea, QVBoxLayout, QWidget

from trainer.houses.house import House
from trainer.lessons import HouseRows, Lesson, LiveTable, Part, Predict, Prose
from ui.fonts import edges, grown
from ui.lesson.later import Later
from ui.lesson.prose import BETWEEN, add_prose
from ui.look import Look
from ui.pages.going_on import GoesOn
from ui.theme import Role, dress
from ui.widgets.bar_keys import BarKeys
from ui.widgets.icons import icon
from ui.widgets.key_button import KeyButton
from ui.widgets.label import key_cap, label
from ui.widgets.layouts import tab_into
from ui.widgets.snug import Snug

_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
_TEXT_WIDTH = 720
_AROUND = 18
_SCROLLS = {
    Qt.Key.Key_Down: QAbstractSlider.SliderAction.SliderSingleStepAdd,
    Qt.Key.Key_Up: QAbstractSlider.SliderAction.SliderSingleStepSub,
    Qt.Key.Key_PageDown: QAbstractSlider.SliderAction.SliderPageStepAdd,
    Qt.Key.Key_PageUp: QAbstractSlider.SliderAction.SliderPageStepSub,
    Qt.Key.Key_Space: QAbstractSlider.SliderAction.SliderPageStepAdd,
    Qt.Key.Key_Home: QAbstractSlider.SliderAction.SliderToMinimum,
    Qt.Key.Key_End: QAbstractSlider.SliderAction.SliderToMaximum,
}


class _Made(NamedTuple):
    """A part of a lesson that has been made, and what has been said in it, if it asks something."""

    said: Any


class _Kept(NamedTuple):
    """A lesson, and each part of it that is made when it is wanted; None where that has not been."""

    lesson: str
    parts: list[_Made | None]


class LessonPage(QWidget):
    """Shows one lesson. `ask_wanted` asks for its questions, `watch_wanted` carries a hand and the step to watch it
    from, `other_wanted` the name of another lesson, and `left` says that the reader goes back."""

    ask_wanted = Signal(object)
    watch_wanted = Signal(object, int)
    other_wanted = Signal(str)
    left = Signal()

    def __init__(self, look: Look, own: House, houses: Callable[[], Sequence[House]]) -> None:
        super().__init__()
        self._look, self._own, self._houses = look, own, houses
        self._lesson: Lesson | None = None
        self._next: str | None = None
        self._asks = self._in_session = self._at_end = False
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        words = look.words
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        head = QFrame()
        dress(head, Role.BODY, "bar")
        head.setFixedHeight(grown(52))
        row = QHBoxLayout(head)
        row.setContentsMargins(edges(4, 0, 16, 0))
        back = self._back = QPushButton(words("Lessons"))
        back.setProperty("tone", "quiet")
        back.setIcon(icon("back", look.palette.text2))
        back.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        back.clicked.connect(self.left)
        row.addWidget(back)
        row.addWidget(key_cap(words("Esc")))
        row.addSpacing(grown(16))
        self._title = label(role=Role.HEADING)
        row.addWidget(self._title)
        row.addStretch(1)
        self._about = label(role=Role.SMALL, tone="quiet")
        row.addWidget(self._about)
        row.addSpacing(grown(8))
        row.addWidget(BarKeys(look, back))
        column.addWidget(head)
        self.area = QScrollArea()
        self.area.setWidgetResizable(True)
        self.area.setFrameShape(QFrame.Shape.NoFrame)
        self.area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        bar = self.area.verticalScrollBar()
        bar.setSingleStep(48)
        bar.valueChanged.connect(self._note_end)
        bar.rangeChanged.connect(self._stay_at_end)
        column.addWidget(self.area, 1)

    def show_lesson(self, lesson: Lesson, following: tuple[str, str] | None, *, asks: bool, in_session: bool) -> None:
        """Show a lesson from its start; `following` is the name and the title of the next, and `asks` says whether the
        house asks anything of it. It is not asked `in_session`, that is, when a question has led here: the way back
        leads to that."""
        words = self._look.words
        self._lesson, self._next = lesson, following[0] if following else None
        self._asks, self._in_session = asks and not in_session, in_session
        self._back.setText(words("The question") if in_session else words("Lessons"))
        self._back.setAccessibleName(words("Leave: {page}", page=lesson.title))
        self._title.setText(words("{number}. {title}", number=lesson.number, title=lesson.title))
        self._about.setText(words.n("{count} minute", "{count} minutes", lesson.minutes))
        body = Snug()
        outer = QHBoxLayout(body)
        outer.setContentsMargins(edges(20, 24, 20, 32))
        outer.addStretch(1)
        middle = QWidget()
        middle.setMaximumWidth(grown(_TEXT_WIDTH))
        outer.addWidget(middle, 1000)
        outer.addStretch(1)
        text = QVBoxLayout(middle)
        text.setContentsMargins(0, 0, 0, 0)
        text.setSpacing(grown(BETWEEN))
        text.addWidget(label(lesson.title, Role.TITLE, wrap=True))
        for part in lesson.parts:
            if isinstance(part, Prose):
                add_prose(part.markdown, text)
            else:
                text.addSpacing(grown(_AROUND - BETWEEN))
                text.addWidget(Later(partial(self._live, part)))
                text.addSpacing(grown(_AROUND - BETWEEN))
        text.addSpacing(grown(_AROUND))
        if in_session:
            text.addWidget(self._button(words("Back to the question"), self.left.emit, "primary", words("Enter")))
        elif asks:
            text.addWidget(self._button(words("Ask me"), self._ask, "primary", words("Enter")))
        if following:
            other = words("Next lesson: {title}", title=following[1])
            text.addWidget(self._button(other, lambda: self.other_wanted.emit(following[0]), "tall", "N"))
        text.addStretch(1)
        self.area.setWidget(body)
        tab_into(body, self._back)
        self.area.verticalScrollBar().setValue(0)
        self.setAccessibleName(lesson.title)

    def kept(self) -> _Kept | None:
        """The lesson that is read, and which of its parts have been come to; None where none is."""
        if self._lesson is None:
            return None
        parts = [later.part for later in self.findChildren(Later)]
        return _Kept(self._lesson.name, [None if part is None else _Made(_said(part)) for part in parts])

    def go_on(self, kept: _Kept | None) -> None:
        """Go on from another page on which the same lesson was read."""
        if kept is None or self._lesson is None or kept.lesson != self._lesson.name:
            return
        for later, made in zip(self.findChildren(Later), kept.parts, strict=False):
            if made is not None:
                later.be_made()
                if isinstance(later.part, GoesOn) and made.said is not None:
                    later.part.go_on(made.said)

    def set_compact(self, compact: bool) -> None:
        """Less room: the text takes what there is."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        if key is Qt.Key.Key_Escape:
            self.left.emit()
        elif key in _SCROLLS:
            self.area.verticalScrollBar().triggerAction(_SCROLLS[key])
        elif key in _ENTER:
            focused = self.focusWidget()
            if isinstance(focused, QPushButton):
                focused.click()
            elif self._in_session:
                self.left.emit()
            else:
                self._ask()
        elif key is Qt.Key.Key_N and self._next:
            self.other_wanted.emit(self._next)
        else:
            super().keyPressEvent(event)

    def _note_end(self, place: int) -> None:
        self._at_end = 0 < place == self.area.verticalScrollBar().maximum()

    def _stay_at_end(self) -> None:
        """Who has come to the end stays there while parts above are made."""
        bar = self.area.verticalScrollBar()
        if self._at_end:
            bar.setValue(bar.maximum())

    def _ask(self) -> None:
        if self._lesson is not None and self._asks:
            self.ask_wanted.emit(self._lesson)

    def _live(self, part: Part) -> QWidget:
        match part:
            case LiveTable():
                from ui.lesson.live_table import LiveTableBox

                table = LiveTableBox(part, self._look)
                table.watch_wanted.connect(lambda: self.watch_wanted.emit(part.hand, part.at))
                return table
            case HouseRows():
                from ui.lesson.house_rows import HouseRowsBox

                return HouseRowsBox(part, self._houses(), self._own, self._look)
            case Predict():
                return self._predict(part)
            case _:
                raise TypeError(part)

    def _predict(self, part: Predict) -> QWidget:
        from trainer.scenarios import NotOffered, build
        from ui.lesson.predict_box import PredictBox

        try:
            question = build(part.skill, self._own, part.seed).question
        except NotOffered:
            words = self._look.words
            said = words("At {house} this cannot come up.", house=words(self._own.name))
            return label(said, Role.SMALL, "quiet", wrap=True)
        return PredictBox(question, self._houses, self._look)

    def _button(self, text: str, does: Callable[[], None], tone: str, key: str) -> QPushButton:
        button = KeyButton(self._look, text, key, tone)
        button.setFixedHeight(grown(44))
        button.clicked.connect(lambda _=False: does())
        return button


def _said(part: QWidget) -> Any:
    """What there is to go on from in a part."""
    return part.kept() if isinstance(part, GoesOn) else None
