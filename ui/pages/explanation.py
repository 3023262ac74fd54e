"""The verdict on an answer and why: the mistake named, the cards compared step by step, the clause that decides."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPixmap
from PySide6.QtWidgets import QAbstractSlider, QFrame, QScrollArea, QWidget

from trainer.houses.house import House
from trainer.marking import Mark, deciding, elsewhere, led_astray
from trainer.questions import Kind, Question
from trainer.text.marker import N_
from ui.fonts import grown
from ui.look import Look
from ui.theme import Role
from ui.widgets.block import Beside, Block, Column, Part, Passage
from ui.widgets.clause_box import ClauseBox
from ui.widgets.gutter import keep_gutter
from ui.widgets.icons import pixmap
from ui.widgets.rungs import rungs

_DISC = 24

_READ_ON = {
    Qt.Key.Key_Down: QAbstractSlider.SliderAction.SliderSingleStepAdd,
    Qt.Key.Key_Up: QAbstractSlider.SliderAction.SliderSingleStepSub,
    Qt.Key.Key_PageDown: QAbstractSlider.SliderAction.SliderPageStepAdd,
    Qt.Key.Key_PageUp: QAbstractSlider.SliderAction.SliderPageStepSub,
    Qt.Key.Key_Home: QAbstractSlider.SliderAction.SliderToMinimum,
    Qt.Key.Key_End: QAbstractSlider.SliderAction.SliderToMaximum,
}


class Explanation(QScrollArea):
    """What is read after an answer; its steps come in one after another."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        keep_gutter(self)
        self.verticalScrollBar().setSingleStep(40)
        self._read: Block | None = None
        self._explained: tuple[Question, Mark, tuple[House, ...]] | None = None
        self.shows_houses = False
        """Whether it is read what each house answers, and not why the answer is right or wrong."""

    def show_mark(self, question: Question, mark: Mark, others: tuple[House, ...], *, at_once: bool = False) -> None:
        """Explain `mark`. `others` are the other houses, which may rule differently. Its steps come in one after
        another, unless it is all to be there `at_once`."""
        self._explained, self.shows_houses = (question, mark, others), False
        parts: list[Part] = [self._verdict(question, mark)]
        if mark.misconception is not None:
            parts.append(self._misconception(question, mark))
        steps = rungs(mark.because, question.table.stakes.unit, question.house, self._look, mark)
        parts.append(Column(steps, 0))
        step = deciding(question, mark.because)
        if step is not None:
            parts.append(ClauseBox(question.house, step.clause, self._look))
        else:
            same = self._look.words("It is the same at every table: no clause of a house decides it.")
            parts.append(self._quiet(same))
        there = self._elsewhere(question, others)
        if there is not None:
            parts.append(there)
        self._read = Block(Column(parts, 14))
        self._read.bring_in(steps, 0 if at_once else self._look.speed)
        self.setWidget(self._read)

    def turn(self) -> None:
        """What each house answers instead of the explanation, or the explanation again."""
        if self._explained is None:
            return
        if self.shows_houses:
            self.show_mark(*self._explained, at_once=True)
            return
        from ui.pages.other_houses import other_houses  # an answer's mark is painted without it

        question, _, houses = self._explained
        self._read = Block(other_houses(question, houses, self._look))
        self.setWidget(self._read)
        self.shows_houses = True

    def finish(self) -> None:
        """All of it there, at once."""
        if self._read is not None:
            self._read.finish()

    @property
    def texts(self) -> list[str]:
        """What there is to read, from the top."""
        return self._read.texts if self._read else []

    def take_key(self, key: Qt.Key) -> bool:
        """Read on, or back, if it is a key for that."""
        if key not in _READ_ON:
            return False
        self.verticalScrollBar().triggerAction(_READ_ON[key])
        return True

    def spoken(self, question: Question, mark: Mark) -> str:
        """The verdict in one sentence, for a screen reader."""
        words = self._look.words
        answer = words.answer(mark.correct, question)
        return words("Right. {answer}", answer=answer) if mark.right else words("Wrong. {answer}", answer=answer)

    def _verdict(self, question: Question, mark: Mark) -> Column:
        words, palette = self._look.words, self._look.palette
        right = words.answer(mark.correct, question)
        if question.kind in (Kind.AMOUNT, Kind.COUNT):
            right = words("The answer is {answer}.", answer=right)
        parts: list[Part] = [
            Passage(words("Right") if mark.right else words("Wrong"), Role.SECTION, palette.text),
            Passage(right, Role.STRONG, palette.text),
        ]
        if not mark.right:
            parts.append(self._quiet(words("You said: {answer}", answer=words.answer(mark.given, question))))
            part = words.partly(mark)
            if part:
                parts.append(self._quiet(part))
        colour = palette.right if mark.right else palette.wrong
        ground = palette.right_ground if mark.right else palette.wrong_ground
        sign = self._disc("tick" if mark.right else "cross", colour, ground)
        return Column([Beside(Column(parts, 2), sign, 12)], 0, (14, 12, 14, 12), ground=ground, edge=colour)

    def _misconception(self, question: Question, mark: Mark) -> Column:
        held = mark.misconception
        assert held is not None
        words, palette = self._look.words, self._look.palette
        parts: list[Part] = [
            Passage(words("The mistake behind it"), Role.SMALL, palette.brass),
            Passage(words.misconception(held.name), Role.BODY, palette.text),
        ]
        two = words.astray(question, mark)
        if two is not None:
            by_a_rule = led_astray(question, mark) is not None
            wrong = N_("By that rule: {step}") if by_a_rule else N_("That way: {step}")
            for form, step, sign, colour in (
                (wrong, two[0], "cross", palette.wrong),
                (N_("Here: {step}"), two[1], "tick", palette.right),
            ):
                parts.append(Beside(self._quiet(words(form, step=step)), self._sign(sign, colour, 16), 8))
        return Column(parts, 6, (14, 12, 14, 12), ground=palette.bg2, edge=palette.line)

    def _elsewhere(self, question: Question, others: tuple[House, ...]) -> Column | None:
        words = self._look.words
        lines = [(words(house.name), words.answer(answer, question)) for house, answer in elsewhere(question, others)]
        if not lines:
            return None
        heading = Passage(words("At other houses"), Role.HEADING, self._look.palette.text)
        return Column([heading, *(self._quiet(f"{name}: {answer}") for name, answer in lines)], 4)

    def _quiet(self, text: str) -> Passage:
        return Passage(text, Role.SMALL, self._look.palette.text2)

    def _disc(self, name: str, colour: str, ink: str) -> QPixmap:
        """A sign on a disc, as on the table."""
        ratio, size = self.devicePixelRatioF(), grown(_DISC)
        made = QPixmap(round(size * ratio), round(size * ratio))
        made.setDevicePixelRatio(ratio)
        made.fill(Qt.GlobalColor.transparent)
        painter = QPainter(made)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(colour))
        painter.drawEllipse(QRectF(0, 0, size, size))
        sign = self._sign(name, ink, _DISC - 8)
        painter.drawPixmap(grown(4), grown(4), sign)
        painter.end()
        return made

    def _sign(self, name: str, colour: str, size: int) -> QPixmap:
        return pixmap(name, colour, grown(size), self.devicePixelRatioF())
