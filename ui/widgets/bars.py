"""The bar above a table and the line of keys below it."""

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QShowEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QWidget

from trainer.houses.house import House
from trainer.houses.values import Game
from trainer.questions import Hidden
from trainer.table import Table
from ui.fonts import edges, grown
from ui.look import Look
from ui.theme import Palette, Role
from ui.widgets.bar_keys import BarKeys
from ui.widgets.icons import icon
from ui.widgets.key_button import CAP, CENTRED, cap_width, paint_cap
from ui.widgets.label import key_cap

_EDGE: Final = 20
_HINT_GAP: Final = 18
_KEY_GAP: Final = 6
_FACT_GAP: Final = 14
_WORD_GAP: Final = 7
_ALL_STAY, _FIRST, _NEXT, _STAYS = range(4)
"""What of a table's facts is left out first where there is no room for all, what next, and what never."""


class RoomBar(QFrame):
    """The title line of a table as the pages describe it: its name, game, bets, ante and bring-in, and the house, and
    at the right what every bar has there.

    `left` is emitted by its back button.
    """

    left = Signal()

    def __init__(self, look: Look, title: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look, self._placed = look, False
        self.setObjectName("room_bar")
        self.setProperty("tone", "bar")
        self.setFixedHeight(grown(52))
        self._row = QHBoxLayout(self)
        # The sign of the way back, and not its button's edge, stands where a line of keys begins.
        self._row.setContentsMargins(edges(4, 0, 16, 0))
        self._row.setSpacing(0)
        back = self._back = QPushButton()
        back.setProperty("tone", "quiet")
        back.setIcon(icon("back", look.palette.text2))
        back.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        back.clicked.connect(self.left)
        self._row.addWidget(back)
        self._row.addWidget(key_cap(look.words("Esc")))
        self._facts = _Facts(look)
        self._row.addWidget(self._facts, 1)
        self._row.addSpacing(grown(8))
        self._keys = BarKeys(look)
        self._row.addWidget(self._keys)
        self.set_title(title)

    def showEvent(self, event: QShowEvent) -> None:
        """Tab comes from the page to the question, to what answers it and to the table, and to the bar last of all."""
        super().showEvent(event)
        page = self.parentWidget()
        if page is not None and not self._placed:
            self._placed = True
            before = page.previousInFocusChain()
            while before is not None and before.focusPolicy() is Qt.FocusPolicy.NoFocus:
                before = before.previousInFocusChain()
            if before is not None:
                QWidget.setTabOrder(before, self._back)
            self._keys.reach_after(self._back)

    def set_title(self, title: str) -> None:
        """What the trainee is doing, on the button that leads back."""
        self._back.setText(title)
        self._back.setAccessibleName(self._look.words("Leave: {page}", page=title))

    def show_table(self, table: Table, house: House, hidden: frozenset[Hidden] = frozenset()) -> None:
        """Print what is known of the table; what the question asks for is left blank."""
        words, stakes = self._look.words, table.stakes
        money = self._look.money(stakes.unit)
        high = table.game is Game.HIGH
        game = words("Seven card stud, high") if high else words("Seven card stud, hi/lo")
        unknown = words("?")
        ante = unknown if Hidden.ANTE in hidden else money(stakes.ante) if stakes.ante else words("none")
        bring_in = unknown if Hidden.BRING_IN in hidden else money(stakes.bring_in)
        bets = f"{money(stakes.small)} / {money(stakes.big)}"
        self._facts.show_facts(
            [
                _Fact("", table.name or words("Training table"), leaves=_FIRST),
                _Fact("", game, short=words("Stud high") if high else words("Stud hi/lo")),
                _Fact(words("Stakes"), bets, spare=True),
                _Fact(words("Ante"), ante),
                _Fact(words("Bring-in"), bring_in),
                _Fact(words("House"), words(house.name), spare=True, leaves=_NEXT),
            ]
        )
        self.setAccessibleName(
            words(
                "{game}, stakes {bets}, ante {ante}, bring-in {bring_in}, house {house}",
                game=game,
                bets=bets,
                ante=ante,
                bring_in=bring_in,
                house=words(house.name),
            )
        )
        self._facts.setToolTip(self.accessibleName())

    def clear(self) -> None:
        """Print nothing of any table."""
        self._facts.show_facts([])

    @property
    def texts(self) -> list[str]:
        """What is printed of the table."""
        return self._facts.texts

    def set_compact(self, compact: bool) -> None:
        """Less room: the words that are not needed go."""
        self.setFixedHeight(44 if compact else grown(52))
        self._facts.set_short(compact)


class _Fact(NamedTuple):
    """A word and its value. Where there is less room the word of some can be done without, and the value be said in
    short; where there is none `leaves` says which of them are left out, and in which order; the others never are."""

    word: str
    value: str
    spare: bool = False
    leaves: int = _STAYS
    short: str = ""


class _Facts(QWidget):
    """A row of facts, each with a line before it, as many as there is room for."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._facts: list[_Fact] = []
        self._short = False

    @property
    def texts(self) -> list[str]:
        return [text for fact in self._fitting() for text in (fact.word, fact.value) if text]

    def show_facts(self, facts: list[_Fact]) -> None:
        self._facts = facts
        self.update()

    def set_short(self, short: bool) -> None:
        self._short = short
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        palette, middle, x = self._look.palette, self.height() / 2, 0.0
        painter = QPainter(self)
        for fact in self._fitting():
            x += grown(_FACT_GAP)
            painter.fillRect(QRectF(x, middle - grown(10), grown(1), grown(20)), QColor(palette.line))
            x += grown(1) + grown(_FACT_GAP)
            if fact.word:
                x += self._write(painter, x, fact.word, Role.SMALL, palette.text2) + grown(_WORD_GAP)
            x += self._write(painter, x, fact.value, Role.HEADING, palette.text)
        painter.end()

    def _fitting(self) -> list[_Fact]:
        """What there is room for: first the words go that can be done without, then what is known from elsewhere."""
        bare = [
            fact._replace(word="" if fact.spare else fact.word, value=fact.short or fact.value) for fact in self._facts
        ]
        small, large = Role.SMALL.width, Role.HEADING.width

        def fits(facts: list[_Fact]) -> bool:
            words = sum(small(fact.word) + grown(_WORD_GAP) for fact in facts if fact.word)
            values = sum(large(fact.value) + 2 * grown(_FACT_GAP) + grown(1) for fact in facts)
            return words + values <= self.width()

        ways = [] if self._short else [self._facts]
        ways += [[fact for fact in bare if fact.leaves > gone] for gone in (_ALL_STAY, _FIRST, _NEXT)]
        return next((facts for facts in ways if fits(facts)), ways[-1])

    def _write(self, painter: QPainter, x: float, text: str, role: Role, colour: str) -> float:
        painter.setFont(role.font)
        painter.setPen(QColor(colour))
        wide = painter.fontMetrics().horizontalAdvance(text)
        aside = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine
        painter.drawText(QRectF(x, 0, wide + 1, self.height()), aside, text)
        return float(wide)


class HintBar(QFrame):
    """The keys that do something now, and what they do; the list of all keys last, at the right."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self.setProperty("tone", "below")
        self.setFixedHeight(grown(40))
        self._hints: list[_Hint] = []
        self._last = _Hint(("?",), look.words("all keys"))

    def show_hints(self, hints: Sequence[tuple[Sequence[str], str]]) -> None:
        """Print `hints`: for each the keys, and what they do."""
        self._hints = [_Hint(keys, does) for keys, does in hints]
        self.setAccessibleName("; ".join(hint.text for hint in (*self._hints, self._last)))
        self.update()

    def set_compact(self, compact: bool) -> None:
        """Less room: a lower bar."""
        self.setFixedHeight(34 if compact else grown(40))

    @property
    def texts(self) -> list[str]:
        """What is printed: what has no room is left out, from the end, but never the list of all keys."""
        return [hint.text for hint in (*self._fitting(), self._last)]

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        x = float(grown(_EDGE))
        for hint in self._fitting():
            hint.paint(painter, x, self.height() / 2, self._look.palette)
            x += hint.width + grown(_HINT_GAP)
        self._last.paint(painter, self.width() - grown(_EDGE) - self._last.width, self.height() / 2, self._look.palette)
        painter.end()

    def _fitting(self) -> Iterator["_Hint"]:
        room = self.width() - 2 * grown(_EDGE) - self._last.width
        for hint in self._hints:
            room -= hint.width + grown(_HINT_GAP)
            if room < 0:
                return
            yield hint


class _Hint:
    """Keys and what they do, painted as a line."""

    def __init__(self, keys: Sequence[str], does: str) -> None:
        self.text = f"{''.join(keys) if '–' in keys else ' '.join(keys)} {does}"
        self._pieces: list[tuple[str, Role, float]] = []
        x = 0.0
        for key in keys:
            role = Role.LABEL if key == "–" else Role.KEY
            wide = role.width(key) if role is Role.LABEL else cap_width(key)
            self._pieces.append((key, role, wide))
            x += wide + grown(_KEY_GAP)
        wide = Role.SMALL.width(does)
        self._pieces.append((does, Role.SMALL, wide))
        self.width = x + wide

    def paint(self, painter: QPainter, x: float, middle: float, palette: Palette) -> None:
        for text, role, wide in self._pieces:
            box = QRectF(x, middle - grown(CAP) / 2, wide, grown(CAP))
            if role is Role.KEY:
                paint_cap(painter, box, text, palette)
            else:
                painter.setPen(QColor(palette.text3 if role is Role.LABEL else palette.text2))
                painter.setFont(role.font)
                painter.drawText(box, CENTRED, text)
            x += wide + grown(_KEY_GAP)
