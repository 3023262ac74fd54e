"""One step in the commentary: its number, what happens, the cards, and the rule with where it comes from."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from trainer import events as ev
from trainer.cards import Card
from trainer.commentary import Step, StepKind
from trainer.houses.house import House
from trainer.houses.values import Face, Provenance
from ui.demo.telling import Rule, details, heading, outcome, rules, sources
from ui.fonts import edges, grown, growth
from ui.look import Look
from ui.theme import Role
from ui.widgets.label import label
from ui.widgets.mini_card import MiniCard, card_row
from ui.widgets.provenance import ProvenanceDisc, provenance_badge

_BADGE = QRectF(12, 9, 28, 20)
_INSET = 12
_TO_A_ROW = 4

LARGE: Final = 1.5
"""How much larger a text is that is read from the back of a room."""


class Astray(NamedTuple):
    """What is said of a step that differs from the hand as it was recorded: a heading, and sentences."""

    heading: str
    sentences: tuple[str, ...] = ()


class Entry(QWidget):
    """A step told. The current one stands in a brass box; a line leads on from the others.

    `large` makes it readable from the back of a room; `astray` is said of it first.
    """

    def __init__(
        self,
        number: int,
        step: Step,
        house: House,
        look: Look,
        parent: QWidget | None = None,
        *,
        large: bool = False,
        astray: Sequence[Astray] = (),
    ) -> None:
        super().__init__(parent)
        self._look, self._large = look, large
        self._number = number
        self._current = False
        words = look.words
        title = heading(step, house, words)
        self.setAccessibleName(title)
        column = QVBoxLayout(self)
        column.setContentsMargins(edges(_BADGE.right() + _INSET, 8, _INSET, 11))
        column.setSpacing(grown(5))
        column.addWidget(self._text(title, Role.HEADING))
        for each in astray:
            column.addWidget(self._text(each.heading, Role.STRONG, "brass"))
            for sentence in each.sentences:
                column.addWidget(self._text(sentence, Role.SMALL))
        cards = _cards(step, look)
        if cards is not None:
            column.addWidget(cards)
        for detail in details(step, words):
            column.addWidget(self._text(detail, Role.SMALL, "quiet"))
        result = outcome(step, house, words)
        if result:
            column.addWidget(self._text(result, Role.STRONG))
        for rule in rules(step, house, words):
            column.addWidget(self._rule(rule, Role.LABEL if result else Role.SMALL))

    def set_current(self, current: bool) -> None:
        """Whether it is the step just done."""
        if current != self._current:
            self._current = current
            self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        palette, badge = self._look.palette, badge_box(_BADGE.top())
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self._current:
            edge, corner = grown(2), grown(8)
            painter.setPen(QPen(QColor(palette.brass), edge))
            painter.setBrush(QColor(palette.bg2))
            half = edge / 2
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(half, half, -half, -half), corner, corner)
        else:
            x, gap, wide = badge.center().x(), grown(5), grown(1)
            foot = badge.bottom() + gap
            painter.fillRect(QRectF(x, foot, wide, self.height() - foot), QColor(palette.line))
            if self._number > 1:
                painter.fillRect(QRectF(x, 0, wide, badge.top() - gap), QColor(palette.line))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(palette.brass if self._current else palette.bg3))
        painter.drawRoundedRect(badge, grown(4), grown(4))
        painter.setFont(Role.LABEL.font)
        painter.setPen(QColor(palette.on_brass if self._current else palette.text2))
        painter.drawText(badge, Qt.AlignmentFlag.AlignCenter, str(self._number))
        painter.end()

    def _text(self, text: str, role: Role, tone: str = "") -> QLabel:
        made = label(text, role, tone, wrap=True)
        if not self._large:
            return made
        large = QLabel(text)
        large.setTextFormat(made.textFormat())
        large.setWordWrap(True)
        large.setSizePolicy(made.sizePolicy())
        font = role.font
        font.setPixelSize(round(font.pixelSize() * LARGE))
        # Before the style sheet meets it, which would put back the type that it first met.
        large.setFont(font)
        large.setProperty("tone", tone)
        return large

    def _rule(self, rule: Rule, role: Role) -> QWidget:
        made = QWidget()
        column = QVBoxLayout(made)
        column.setContentsMargins(edges(0, 0, 0, 4))
        column.setSpacing(grown(3))
        for sentence in rule.sentences:
            column.addWidget(self._text(sentence, role, "quiet"))
        column.addWidget(self._badge(rule.provenance), 0, Qt.AlignmentFlag.AlignLeft)
        for source in sources(rule, self._look.words):
            column.addWidget(self._text(source, Role.LABEL, "quiet"))
        return made

    def _badge(self, provenance: Provenance) -> QWidget:
        if not self._large:
            return provenance_badge(provenance, self._look)
        badge = QWidget()
        row = QHBoxLayout(badge)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(ProvenanceDisc(provenance, self._look))
        row.addWidget(self._text(self._look.words.provenance(provenance), Role.LABEL, "quiet"))
        return badge


def badge_box(top: float) -> QRectF:
    """Where the number of a step stands that begins so far down, in a window of the usual size."""
    k = growth()
    return QRectF(k * _BADGE.left(), k * top, k * _BADGE.width(), k * _BADGE.height())


def _cards(step: Step, look: Look) -> QWidget | None:
    match step.kind:
        case StepKind.DEAL:
            dealt = [event for event in step.events if isinstance(event, ev.CardDealt) and event.face is Face.UP]
            up = [(event.seat, event.card) for event in dealt if event.card is not None]
            return _dealt(up, look) if up else None
        case StepKind.COMMUNITY:
            shared = step.after.community
            seen = shared is not None and shared.face is Face.UP
            return card_row((shared.card,), look) if shared and seen and shared.card is not None else None
        case StepKind.SHOW if step.high is not None:
            return card_row(step.high.five, look)
        case _:
            return None


def _dealt(cards: list[tuple[int, Card]], look: Look) -> QWidget:
    """Cards dealt up, each behind the number of its seat."""
    made = QWidget()
    grid = QGridLayout(made)
    grid.setContentsMargins(edges(0, 2, 0, 2))
    grid.setHorizontalSpacing(grown(5))
    grid.setVerticalSpacing(grown(5))
    for at, (seat, card) in enumerate(cards):
        line, place = divmod(at, _TO_A_ROW)
        number = label(str(seat), Role.SMALL, "quiet")
        number.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        number.setMinimumWidth(grown(12))
        grid.addWidget(number, line, 2 * place)
        grid.addWidget(MiniCard(card, look), line, 2 * place + 1)
    grid.setColumnStretch(2 * _TO_A_ROW, 1)
    return made
