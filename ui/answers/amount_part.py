"""The part of an answer that is an amount, or every amount allowed: by keypad, chips or keys."""

from fractions import Fraction
from typing import NamedTuple

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QPushButton, QVBoxLayout

from trainer.money import Stakes
from ui.answers.base import digit_of
from ui.answers.chip_keys import ChipKeys
from ui.answers.seat_part import step_ring
from ui.answers.taken import TakenAmounts
from ui.fonts import edges, grown
from ui.look import Look
from ui.theme import Role, dress
from ui.widgets.key_button import KeyButton
from ui.widgets.label import label

_LONGEST = 9
_NEXT = (Qt.Key.Key_Space, Qt.Key.Key_Comma, Qt.Key.Key_Plus)


class Given(NamedTuple):
    """Amounts as far as they have been given: what is being typed, the chips taken before, and whether the answer is
    that there is nothing."""

    typed: str
    taken: tuple[int, ...]
    nothing: bool


class AmountPart(QFrame):
    """Takes amounts in the table's own money. `several` lets more than one be given, `none` the answer that there is
    none; `plain` takes bare numbers. `changed` whenever an amount does."""

    changed = Signal()

    def __init__(
        self, stakes: Stakes, look: Look, title: str, *, step: str = "", several: bool = False, none: str = "",
        plain: bool = False,
    ) -> None:  # fmt: skip
        super().__init__()
        self._stakes, self._look = stakes, look
        self._several, self._plain = several, plain
        self._typed = ""
        self._taken: list[int] = []
        self._nothing = False
        box = self._box = QVBoxLayout(self)
        head = QHBoxLayout()
        head.setSpacing(grown(10))
        if step:
            head.addWidget(step_ring(step))
        self._title = label(title, Role.BODY, "quiet")
        head.addWidget(self._title)
        # In the place of the title: the keys below stay where they are.
        self._tags = TakenAmounts()
        head.addWidget(self._tags, 1)
        self._figure = label(role=Role.AMOUNT)
        head.addWidget(self._figure)
        box.addLayout(head)
        smallest = look.words.money(1, stakes.unit)
        self._remark = label(
            look.words("Chips of {smallest} do not make that.", smallest=smallest), Role.SMALL, "quiet"
        )
        box.addWidget(self._remark)
        self._remark.setVisible(False)
        self._chip_keys = ChipKeys(stakes, look)
        self._chip_keys.added.connect(self._add_chip)
        box.addWidget(self._chip_keys)
        self._chip_keys.setVisible(not plain)
        self._pad = QGridLayout()
        box.addLayout(self._pad)
        self._keys = {text: self._key(text) for text in "0123456789"}
        point = look.words(".") if self._has_fractions else look.words("C")
        self._point = self._key(point)
        self._point.setAccessibleName(look.words("Point") if self._has_fractions else look.words("Clear"))
        self._rub = self._key("⌫")
        self._rub.setAccessibleName(look.words("Delete the last digit"))
        self._more = KeyButton(look, look.words("And another amount"), look.words("Space"), role=Role.BODY)
        self._more.clicked.connect(self.take_typed)
        box.addWidget(self._more)
        self._more.setVisible(several)
        self._none = KeyButton(look, none, "N", role=Role.BODY)
        self._none.clicked.connect(self.say_none)
        self._none.setCheckable(True)
        for key in (self._more, self._none):
            key.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        box.addWidget(self._none)
        self._none.setVisible(bool(none))
        self.set_active(True)
        self.set_compact(False)
        self._show()

    @property
    def amounts(self) -> tuple[int, ...] | None:
        """What has been given, ascending; None while nothing has, or while what is typed is no amount of chips."""
        if self._nothing:
            return ()
        given, typed = set(self._taken), self._typed_chips()
        if self._typed and typed is None:
            return None
        if typed is not None:
            given.add(typed)
        return tuple(sorted(given)) or None

    def begin(self, title: str, chips: int | None) -> None:
        """Take another amount, which is `chips` so far, under another title."""
        self._title.setText(title)
        self._nothing = False
        self._taken.clear()
        self._typed = "" if chips is None else self._written(chips)
        self._show()

    def remind(self) -> None:
        """Say why what is typed is not taken, if it is not."""
        self._remark.setVisible(bool(self._typed) and self._typed_chips() is None)

    def set_active(self, active: bool) -> None:
        """Whether digits go here."""
        dress(self, Role.BODY, "active" if active else "box")

    def set_compact(self, compact: bool, *, chips: bool = True) -> None:
        """Less room: the keypad is six keys wide and two high; without `chips`, still less."""
        self._chip_keys.setVisible(chips and not self._plain)
        self._box.setContentsMargins(edges(*((12, 4, 12, 10) if compact else (14, 10, 14, 14))))
        self._box.setSpacing(grown(6 if compact else 8))
        self._pad.setSpacing(self._box.spacing())
        self._figure.setFixedHeight(grown(36 if compact else 44))
        self._chip_keys.set_compact(compact)
        for key in (self._more, self._none):
            dress(key, Role.BODY, "low" if compact else "")
        self._lay_pad(compact)

    def take_key(self, key: Qt.Key, event: QKeyEvent) -> bool:
        """Use a key: digits, the point, Backspace, and for more amounts Space, comma or plus."""
        if (digit := digit_of(key)) is not None:
            self._type(str(digit))
        elif key in (Qt.Key.Key_Period, Qt.Key.Key_Comma) and self._has_fractions and "." not in self._typed:
            self._point_typed()
        elif key is Qt.Key.Key_Backspace:
            self._erase()
        elif key is Qt.Key.Key_Delete:
            self.clear()
        elif key in _NEXT and self._several:
            self.take_typed()
        elif key is Qt.Key.Key_N and self._none.isVisible():
            self.say_none()
        else:
            return False
        return True

    def kept(self) -> Given:
        """What has been given so far, also what is half typed."""
        return Given(self._typed, tuple(self._taken), self._nothing)

    def go_on(self, kept: Given) -> None:
        """Go on from what was given to another part like this one."""
        self._typed, self._nothing = kept.typed, kept.nothing
        self._taken[:] = kept.taken
        self._show()
        self.changed.emit()

    @property
    def empty(self) -> bool:
        """Whether nothing has been given."""
        return not (self._typed or self._taken or self._nothing)

    def clear(self) -> None:
        """Begin again."""
        self._typed, self._nothing = "", False
        self._taken.clear()
        self._show()
        self.changed.emit()

    def take_typed(self) -> None:
        """Keep the amount typed, and begin another."""
        chips = self._typed_chips()
        if chips is None:
            self.remind()
            return
        if chips not in self._taken:
            self._taken.append(chips)
        self._typed = ""
        self._show()
        self.changed.emit()

    def say_none(self) -> None:
        """The answer is that no amount is allowed; or no longer."""
        self._nothing = not self._nothing
        self._typed = ""
        self._taken.clear()
        self._show()
        self.changed.emit()

    @property
    def _has_fractions(self) -> bool:
        return not self._plain and self._stakes.unit.chip < 1

    def _typed_chips(self) -> int | None:
        if not self._typed.strip("."):
            return None
        worth = Fraction(self._typed.rstrip("."))
        return int(worth) if self._plain else self._stakes.unit.chips(worth)

    def _type(self, text: str) -> None:
        if len(self._typed) < _LONGEST:
            self._nothing = False
            if text == ".":
                self._typed = (self._typed or "0") + text
            else:
                self._typed = text if self._typed == "0" else self._typed + text
            self._show()
            self.changed.emit()

    def _point_typed(self) -> None:
        if "." not in self._typed:
            self._type(".")

    def _erase(self) -> None:
        if self._nothing:
            self._nothing = False
        elif self._typed:
            self._typed = self._typed[:-1]
        elif self._taken:
            self._taken.pop()
        self._show()
        self.changed.emit()

    def _add_chip(self, chips: int) -> None:
        self._nothing = False
        self._typed = self._written((self._typed_chips() or 0) + chips)
        self._show()
        self.changed.emit()

    def _written(self, chips: int) -> str:
        """An amount as it would have been typed."""
        value = self._stakes.unit.value(chips)
        return str(value.numerator) if value.denominator == 1 else f"{float(value):.2f}"

    def _show(self) -> None:
        words, unit = self._look.words, self._stakes.unit
        self._remark.setVisible(False)
        symbol = "" if self._plain else unit.symbol
        none_yet = "–" if not self._taken else ""
        self._figure.setText(words("none") if self._nothing else f"{symbol}{self._typed}" if self._typed else none_yet)
        dress(self._figure, Role.AMOUNT, "" if self._nothing or self._typed else "faint")
        self._none.setChecked(self._nothing)
        taken = [words.money(chips, unit) for chips in self._taken]
        self._title.setVisible(not taken)
        self._tags.show_amounts(taken)
        given = [*taken, *([self._typed] if self._typed else [])]
        self.setAccessibleName(words("Amounts given: {amounts}", amounts=", ".join(given) or words("none")))

    def _key(self, text: str) -> QPushButton:
        key = QPushButton(text)
        key.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        if text.isdigit():
            key.clicked.connect(lambda _=False: self._type(text))
        elif text == "⌫":
            key.clicked.connect(lambda _=False: self._erase())
        elif self._has_fractions:
            key.clicked.connect(lambda _=False: self._point_typed())
        else:
            key.clicked.connect(lambda _=False: self.clear())
        return key

    def _lay_pad(self, compact: bool) -> None:
        order = "12345⌫67890C" if compact else "789456123C0⌫"
        keys = {**self._keys, "C": self._point, "⌫": self._rub}
        columns = 6 if compact else 3
        for place, name in enumerate(order):
            key = keys[name]
            dress(key, Role.SECTION, "pad_low" if compact else "pad")
            self._pad.addWidget(key, place // columns, place % columns)
