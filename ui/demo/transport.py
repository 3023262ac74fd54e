"""The controls below the table: step, play, pause, speed, where the hand stands, and the timeline."""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from trainer.commentary import Phase
from ui.demo.pace import PLAYS
from ui.demo.reel import Reel
from ui.demo.telling import place
from ui.demo.ticks import Sign, SignSwatch
from ui.demo.timeline import Timeline
from ui.fonts import edges, grown
from ui.look import Look
from ui.preferences import speed_names
from ui.theme import Role, dress
from ui.widgets.icons import icon
from ui.widgets.label import label

_LEGEND: Final = (Sign.DEAL, Sign.BURN, Sign.SAY, Sign.CALL, Sign.BET, Sign.FOLD, Sign.PULL)


class Transport(QFrame):
    """What the buttons ask for: `back_wanted`, `play_wanted` (or pause), `forward_wanted`, another `speed_wanted`, and
    `position_wanted`, which the timeline asks for too."""

    back_wanted = Signal()
    play_wanted = Signal()
    forward_wanted = Signal()
    speed_wanted = Signal(int)
    position_wanted = Signal(int)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._reel: Reel | None = None
        self._last = 0
        self._compact = self._large = False
        dress(self, Role.BODY, "below")
        words = look.words
        self._column = QVBoxLayout(self)
        self._column.setSpacing(grown(10))
        row = self._row = QHBoxLayout()
        row.setContentsMargins(edges(Timeline.EDGE, 0, Timeline.EDGE, 0))
        row.setSpacing(grown(7))
        self._column.addLayout(row)
        self._start = self._button("to_start", words("To the start"), words("Home"), lambda: self._want(0))
        self._back = self._button("step_back", words("One step back"), "←", self.back_wanted.emit)
        self._play = self._button("play", words("Play"), words("Space"), self.play_wanted.emit)
        dress(self._play, Role.HEADING, "play")
        self._forward = self._button("step_forward", words("One step forward"), "→", self.forward_wanted.emit)
        self._end = self._button(
            "to_end", words("To the end"), words("End"), lambda: self._want(self.timeline.maximum())
        )
        self._speed = _Button()
        dress(self._speed, Role.STRONG, "transport")
        self._speed.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._speed.clicked.connect(lambda: self.speed_wanted.emit(self._next_speed))
        self._buttons = (self._start, self._back, self._play, self._forward, self._end, self._speed)
        for button in self._buttons:
            row.addWidget(button)
        row.addSpacing(grown(12))
        self._place = label(role=Role.HEADING)
        self._count = label(role=Role.BODY, tone="quiet")
        row.addWidget(self._place)
        row.addSpacing(grown(2))
        row.addWidget(self._count)
        row.addStretch(1)
        self._legend = self._make_legend()
        row.addWidget(self._legend)
        self.timeline = Timeline(look)
        self.timeline.valueChanged.connect(self.position_wanted)
        self._column.addWidget(self.timeline)
        self.show_speed(PLAYS[0])
        self.set_compact(False)

    def show_reel(self, reel: Reel) -> None:
        """The controls of a hand at its start."""
        self._reel, self._last = reel, reel.end
        self.timeline.show_reel(reel)

    def show_position(self, at: int) -> None:
        """Where the hand stands now."""
        reel, words = self._reel, self._look.words
        if reel is None:
            return
        step = reel.step(at)
        self._place.setText(place(step.phase if step else None, reel.contested, words))
        self._count.setText(words("step {number} of {count}", number=at, count=reel.end))
        self._start.setEnabled(at > 0)
        self._back.setEnabled(at > 0)
        self._forward.setEnabled(at < reel.end)
        self._end.setEnabled(at < reel.end)
        self.timeline.setValue(at)

    def show_playing(self, playing: bool) -> None:
        """Whether the hand plays by itself."""
        words = self._look.words
        self._name(self._play, words("Pause") if playing else words("Play"), words("Space"))
        self._play.setIcon(icon("pause" if playing else "play", self._look.palette.on_brass, 24))

    def show_speed(self, speed: int) -> None:
        """How fast it plays."""
        words = self._look.words
        self._next_speed = PLAYS[(PLAYS.index(speed) + 1) % len(PLAYS)]
        self._speed.setText(words("{speed}×", speed=speed))
        self._name(self._speed, words("Speed: {speed}", speed=speed_names(words)[speed]), " ".join(map(str, PLAYS)))

    def set_compact(self, compact: bool) -> None:
        """Less room: smaller buttons, no legend."""
        side = (14 if compact else 20) - Timeline.EDGE
        self._column.setContentsMargins(edges(side, 8 if compact else 11, side, 6 if compact else 10))
        self._column.setSpacing(grown(6 if compact else 10))
        height, play = grown(36 if compact else 38), grown(54)
        for button in self._buttons:
            button.set_size(QSize(play if button is self._play else height + 2, height))
        self._compact = compact
        self._fit_legend()

    def set_large(self, large: bool) -> None:
        """Beside a wide commentary there is no room for the legend."""
        self._large = large
        self._fit_legend()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_legend()

    def _fit_legend(self) -> None:
        """The legend goes where there is not room for the whole of it beside the longest name of a street."""
        words = self._look.words
        longest = max((place(phase, True, words) for phase in (None, *Phase)), key=len)
        texts = self._place.fontMetrics().horizontalAdvance(longest) + self._count.fontMetrics().horizontalAdvance(
            words("step {number} of {count}", number=100, count=100)
        )
        buttons = sum(button.width() for button in self._buttons)
        beside = grown(Timeline.EDGE) + self._column.contentsMargins().left()
        gaps = self._row.spacing() * self._row.count() + 2 * beside
        room = self.width() - texts - buttons - gaps
        self._legend.setVisible(not (self._compact or self._large) and self._legend.sizeHint().width() <= room)

    def _button(self, picture: str, name: str, key: str, does: Callable[[], None]) -> "_Button":
        made = _Button()
        dress(made, Role.HEADING, "transport")
        made.setIcon(icon(picture, self._look.palette.text, grown(22)))
        made.setIconSize(QSize(grown(22), grown(22)))
        made.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._name(made, name, key)
        made.clicked.connect(lambda: does())
        return made

    def _want(self, at: int) -> None:
        self.position_wanted.emit(at)

    def _name(self, button: QPushButton, name: str, key: str) -> None:
        button.setAccessibleName(name)
        button.setToolTip(self._look.words("{action} ({key})", action=name, key=key))

    def _make_legend(self) -> QWidget:
        made = QWidget()
        row = QHBoxLayout(made)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(grown(5))
        for at, sign in enumerate(_LEGEND):
            if at:
                row.addSpacing(grown(10))
            row.addWidget(SignSwatch(sign, self._look))
            row.addWidget(label(self._look.words(sign.value), Role.SMALL, "quiet"))
        return made


class _Button(QPushButton):
    """A button of a size of its own, which a style sheet would take back from one that it was merely set for."""

    def __init__(self) -> None:
        super().__init__()
        self._size = QSize()
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def set_size(self, size: QSize) -> None:
        """Take so much room from now on."""
        self._size = size
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        return self._size
