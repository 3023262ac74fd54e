"""The rulings of a point in large type, beside what another house says, and the clauses they come from."""

from collections.abc import Callable, Iterable
from functools import partial
from typing import Final

from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QFrame, QScrollArea, QVBoxLayout, QWidget

from trainer.floor.elsewhere import Elsewhere
from trainer.floor.report import Report
from trainer.text.rulings import About, told_together
from trainer.text.worded import worded
from ui.fonts import edges, grown
from ui.look import Look
from ui.theme import Role, dress
from ui.widgets.block import Block
from ui.widgets.clause_box import ClauseBox
from ui.widgets.gutter import keep_gutter
from ui.widgets.label import label
from ui.widgets.rungs import ladder

_PAUSE: Final = 150
"""Milliseconds without a key after which the reasons are added."""


class Rulings(QScrollArea):
    """Reads from top to bottom: what happens next, the rulings, why, and the clauses.

    Where the other house rules otherwise, it stands in a brass box below, and says so in words.
    """

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAccessibleName(look.words("Rulings"))
        keep_gutter(self)
        self.verticalScrollBar().setSingleStep(grown(40))
        self._later: Callable[[], None] | None = None
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.setInterval(_PAUSE)
        self._pause.timeout.connect(self.finish)

    def wait(self, sentence: str) -> None:
        """There is nothing to rule on yet."""
        body, column = self._body()
        column.addWidget(label(sentence, Role.SECTION, "quiet", wrap=True))
        column.addStretch(1)
        self._show(body)

    def show_rulings(self, found: Report, there: Elsewhere | None) -> None:
        """The rulings `found`, beside what another house says where there is one to compare with."""
        words = self._look.words
        body, column = self._body()
        own = told_together(found, words)
        theirs = told_together(there.report, words) if there and there.report else own
        if there is not None:
            self._head(column, there, same=theirs == own)
        for about in About:
            here, elsewhere = own.get(about, ()), theirs.get(about, ())
            for sentence in here:
                column.addWidget(label(sentence, *_look_of(about), wrap=True))
            if there is not None and elsewhere != here:
                title = words("Differs at {house}", house=words(there.house.name))
                column.addWidget(self._box(title, elsewhere or (words("Nothing."),)))
        column.addStretch(1)
        self._show(body)
        self._later = partial(self._reasons, column, found, there)
        self._pause.start()

    def finish(self) -> None:
        """Add why and by which clauses, which takes longer than a quick hand needs for the next key."""
        self._pause.stop()
        later, self._later = self._later, None
        if later is not None:
            later()

    def _body(self) -> tuple[QWidget, QVBoxLayout]:
        body = QWidget()
        column = QVBoxLayout(body)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(grown(10))
        return body, column

    def _show(self, body: QWidget) -> None:
        self._later = None
        self._pause.stop()
        self.setWidget(body)
        self.verticalScrollBar().setValue(0)

    def _head(self, column: QVBoxLayout, there: Elsewhere, *, same: bool) -> None:
        """Whether the other house says the same, in a line; and what was done that it does not allow."""
        words, name = self._look.words, self._look.words(there.house.name)
        wrong = [words.error(departure.refused, titled=True) for departure in there.departures]
        if there.refused is not None:
            column.addWidget(self._box(words("Not at {house}", house=name), [words.error(there.refused, titled=True)]))
        elif wrong:
            column.addWidget(self._box(words("Not allowed at {house}", house=name), wrong))
        elif same:
            column.addWidget(label(words("{house} rules the same.", house=name), Role.BODY, "quiet", wrap=True))

    def _box(self, title: str, sentences: Iterable[str]) -> QFrame:
        box = QFrame()
        dress(box, Role.BODY, "clause")
        column = QVBoxLayout(box)
        column.setContentsMargins(edges(14, 8, 12, 8))
        column.setSpacing(grown(4))
        column.addWidget(label(title, Role.SMALL, "brass"))
        for sentence in sentences:
            column.addWidget(label(sentence, Role.SECTION, wrap=True))
        return box

    def _reasons(self, column: QVBoxLayout, found: Report, there: Elsewhere | None) -> None:
        """Why, step by step, and each clause that was used; where the other house has it otherwise, its own as well."""
        words, unit, own = self._look.words, found.table.stakes.unit, found.house
        because = [reason for reason, _ in worded(found.because, unit, words)]
        if not because:
            return
        parts: list[QWidget] = [
            label(words("Why"), Role.HEADING),
            Block(ladder(because, unit, own, self._look)),
            label(words("The clauses"), Role.HEADING),
        ]
        theirs = there.report.because if there and there.report else ()
        used = {reason.clause for reason in because}
        for key in dict.fromkeys(reason.clause for reason in (*because, *theirs)):
            differs = there is not None and there.house[key] != own[key]
            if differs or key in used:
                parts.append(Block(ClauseBox(own, key, self._look)))
            if differs and there is not None:
                parts.append(Block(ClauseBox(there.house, key, self._look)))
        for part in parts:
            # Before the stretch.
            column.insertWidget(column.count() - 1, part)


def _look_of(about: About) -> tuple[Role, str]:
    match about:
        case About.STREET:
            return Role.BODY, "quiet"
        case About.NEXT:
            return Role.FIGURE, ""
        case _:
            return Role.SECTION, ""
