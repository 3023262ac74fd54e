"""The river lab: any number of hands on any street, under any house, and what the dealer then does."""

import random
from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QButtonGroup, QFrame, QHBoxLayout, QVBoxLayout, QWidget

from trainer.houses import keys as k
from trainer.houses.house import House
from trainer.marking import mark
from trainer.questions import Chosen
from trainer.rulings.river import river
from trainer.scenarios.river_lab import RiverCase, river_case
from trainer.scenarios.shared_river import Lives
from trainer.table import Table, replay
from ui.answers.choice import ChoiceButton
from ui.demo.reel import as_seen
from ui.fonts import edges, grown, scaled
from ui.look import Look
from ui.river.count_bar import CardsLeft, CountBar
from ui.river.drill import DrillBox, verdict_box
from ui.river.live_hands import LiveHands
from ui.table.marks import Marks, SeatMark, SeatState, Sight
from ui.table.scene import TableScene
from ui.table.view import TableView
from ui.theme import Role, dress
from ui.widgets.announce import announce
from ui.widgets.bars import HintBar, RoomBar
from ui.widgets.block import Block
from ui.widgets.combo import Combo
from ui.widgets.gutter import GUTTER
from ui.widgets.key_button import KeyButton
from ui.widgets.label import label
from ui.widgets.layouts import empty
from ui.widgets.rungs import ladder
from ui.widgets.snug import Snug, SnugArea

_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
_FIRST = Lives(8, 8, 7, 7, 7)
_MOST_SEEDS = 2**31
_KEY = 44


class _Kept(NamedTuple):
    """The case on the table; which procedure has been chosen, or -1, and whether it has been dealt; how far the drill
    has come, where it is one."""

    house: House
    lives: Lives
    seed: int
    chosen: int
    dealt: bool
    drill: tuple[int, str] | None


class RiverLabPage(QWidget):
    """Sets up a river, takes the procedure, deals it and says why. `left` says that the user goes back."""

    left = Signal()

    def __init__(self, look: Look, houses: Sequence[House], own: House) -> None:
        super().__init__()
        self._look = look
        self._houses = {house.id: house for house in houses}
        self._house = self._houses.get(own.id, own)
        self._lives = _FIRST
        self._rng = random.Random()
        self._dealt = False
        self._case: RiverCase | None = None
        self._drill: DrillBox | None = None
        self._build()
        self.show_case(self._lives, self._rng.randrange(_MOST_SEEDS))

    @property
    def case(self) -> RiverCase:
        """The case on the table."""
        assert self._case is not None
        return self._case

    def kept(self) -> _Kept:
        """The case on the table, and how far it has come."""
        at = self._choices.checkedId()
        drill = None if self._drill is None else self._drill.kept()
        return _Kept(self._house, self._lives, self.case.seed, at, self._dealt, drill)

    def go_on(self, kept: _Kept) -> None:
        """The case of a page before this one, as far as it had come there."""
        self._house = kept.house
        self._house_list.setCurrentIndex(self._house_list.findData(self._house.id))
        self.show_case(kept.lives, kept.seed)
        if kept.drill is not None:
            self._drill_it().go_on(kept.drill)
        elif 0 <= kept.chosen < len(self._choices.buttons()):
            self._choices.button(kept.chosen).setChecked(True)
            if kept.dealt:
                self._deal_it()
                self.scene.finish()
            self._refresh()

    def show_case(self, lives: Lives, seed: int) -> None:
        """Deal a case with so many hands, up to the close of sixth street."""
        self._leave_drill()
        self._lives = lives
        case = self._case = river_case(self._house, lives, seed)
        self._dealt = False
        most = self._house[k.PLAYERS_MOST]
        self._live.show_lives(lives, most)
        self._count.show_deck(case.deck)
        self._left.show_deck(case.deck, self._house)
        self._room.show_table(case.table, self._house)
        self._put_choices()
        self._why.hide()
        self._draw(case.table, Marks())
        self._refresh()

    def deal(self, procedure: str) -> None:
        """Choose a procedure, and see what the dealer does."""
        self._choices.buttons()[self.case.question.choices.index(procedure)].setChecked(True)
        self._deal_it()

    def set_compact(self, compact: bool) -> None:
        """Less room: a narrower panel, in which all lies closer together so that every procedure is seen."""
        self._panel.setFixedWidth(scaled(312 if compact else 372))
        side, above, below = (14, 8, 10) if compact else (20, 16, 20)
        self._column.setContentsMargins(edges(side, above, side - GUTTER, below))
        dress(self._title, Role.SECTION if compact else Role.TITLE)
        self._named.setVisible(not compact)
        for layout, close, apart in ((self._column, 6, 10), (self._inside_column, 5, 10), (self._choice_list, 3, 6)):
            layout.setSpacing(grown(close if compact else apart))
        for part in (self._room, self._hints, self._count):
            part.set_compact(compact)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        self.scene.finish()
        key = Qt.Key(event.key())
        place = key.value - Qt.Key.Key_A.value
        if key is Qt.Key.Key_Escape:
            if self._drill is not None:
                self.show_case(self._lives, self.case.seed)
            else:
                self.left.emit()
        elif self._drill is not None and self._drill.take_key(key):
            pass
        elif key in _ENTER:
            self._go_on()
        elif 0 <= place < len(self._choices.buttons()) and self._drill is None:
            self._choices.buttons()[place].click()
        elif key is Qt.Key.Key_N:
            self._new_case()
        elif key is Qt.Key.Key_T and self._drill is None:
            self.begin_drill()
        elif key in (Qt.Key.Key_Plus, Qt.Key.Key_Equal):
            self._live.step(1)
        elif key is Qt.Key.Key_Minus:
            self._live.step(-1)
        elif key in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            self._live.choose(1 if key is Qt.Key.Key_Right else -1)
        else:
            super().keyPressEvent(event)

    def _build(self) -> None:
        words, look = self._look.words, self._look
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(self._look.words("River lab"))
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.setSpacing(0)
        self._room = RoomBar(look, words("River lab"))
        self._room.left.connect(self.left)
        outer.addWidget(self._room)
        middle = QHBoxLayout()
        middle.setSpacing(0)
        outer.addLayout(middle, 1)
        stage = QVBoxLayout()
        stage.setSpacing(0)
        middle.addLayout(stage, 1)
        self.scene = TableScene(look.labels, str, look.palette, four_colour=look.four_colour, parent=self)
        self.scene.set_speed(look.speed)
        self.scene.finished.connect(self._rested)
        self.view = TableView(self.scene, look.words)
        stage.addWidget(self.view, 1)
        self._hints = HintBar(look)
        stage.addWidget(self._hints)
        middle.addWidget(self._build_panel())

    def _build_panel(self) -> QWidget:
        words, look = self._look.words, self._look
        self._panel = QFrame()
        dress(self._panel, Role.BODY, "beside")
        self._panel.setFixedWidth(scaled(372))
        column = self._column = QVBoxLayout(self._panel)
        head = QHBoxLayout()
        head.setContentsMargins(edges(0, 0, GUTTER, 0))
        head.setSpacing(grown(8))
        self._named = label(words("House"), Role.SMALL, "quiet")
        head.addWidget(self._named)
        self._house_list = Combo(look)
        for house in self._houses.values():
            self._house_list.addItem(words(house.name), house.id)
        self._house_list.setCurrentIndex(self._house_list.findData(self._house.id))
        self._house_list.setAccessibleName(words("House"))
        self._house_list.activated.connect(lambda _: self._other_house())
        head.addWidget(self._house_list, 1)
        drill = KeyButton(look, words("Drill"), "T", role=Role.STRONG)
        drill.setToolTip(words("Count the stub street by street, and then decide"))
        drill.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        drill.clicked.connect(self.begin_drill)
        head.addWidget(drill)
        column.addLayout(head)
        self._title = label(words("How do you deal seventh street?"), Role.TITLE, wrap=True)
        column.addWidget(self._title)
        self._inside = Snug()
        inside = self._inside_column = QVBoxLayout(self._inside)
        inside.setContentsMargins(0, 0, 0, 0)
        self._count, self._left = CountBar(look), CardsLeft(look)
        self._live = LiveHands(look, self._lives, 8)
        self._live.changed.connect(lambda lives: self.show_case(lives, self.case.seed))
        for part in (self._count, self._live, self._left):
            inside.addWidget(part)
        self._choices = QButtonGroup(self)
        self._choices.idClicked.connect(lambda _: self._refresh())
        self._choice_list = QVBoxLayout()
        inside.addLayout(self._choice_list)
        self._why = QWidget()
        self._why_column = QVBoxLayout(self._why)
        self._why_column.setContentsMargins(edges(0, 4, 0, 0))
        self._why_column.setSpacing(grown(10))
        inside.addWidget(self._why)
        self._drill_place = QVBoxLayout()
        inside.addLayout(self._drill_place)
        self._area = SnugArea(self._inside)
        column.addWidget(self._area)
        column.addStretch(1)
        buttons = QHBoxLayout()
        buttons.setContentsMargins(edges(0, 0, GUTTER, 0))
        buttons.setSpacing(grown(8))
        self._new = self._button(words("New case"), "N", "", self._new_case)
        self._deal = self._button(words("Deal it"), words("Enter"), "primary", self._go_on)
        buttons.addWidget(self._new, 10)
        buttons.addWidget(self._deal, 12)
        column.addLayout(buttons)
        return self._panel

    def _button(self, text: str, key: str, tone: str, does: object) -> KeyButton:
        button = KeyButton(self._look, text, key, tone)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        button.clicked.connect(does)
        # The style sheet has a height of its own, and the last word.
        button.setStyleSheet(f"QPushButton {{ min-height: {grown(_KEY) - 2 * grown(1)}px; }}")
        return button

    def _put_choices(self) -> None:
        for old in self._choices.buttons():
            self._choices.removeButton(old)
        empty(self._choice_list)
        for at, choice in enumerate(self.case.question.choices):
            button = ChoiceButton(self._look, choice, chr(ord("A") + at))
            button.set_compact(True, many=True)
            self._choices.addButton(button, at)
            self._choice_list.addWidget(button)

    def _other_house(self) -> None:
        self._house = self._houses[self._house_list.currentData()]
        self.show_case(self._lives, self.case.seed)
        self.setFocus()

    def _new_case(self) -> None:
        most = self._house[k.PLAYERS_MOST]
        dealt = self._rng.randint(6, most)
        counts = [dealt]
        for _ in range(4):
            counts.append(self._rng.randint(max(3, counts[-1] - 2), counts[-1]))
        self.show_case(Lives(*counts), self._rng.randrange(_MOST_SEEDS))

    def _go_on(self) -> None:
        if self._dealt:
            self._new_case()
        elif self._drill is None and self._choices.checkedId() >= 0:
            self._deal_it()

    def _deal_it(self) -> None:
        """The dealer's own way, step by step on the table, and why."""
        case, words = self.case, self._look.words
        self._dealt = True
        marked = mark(case.question, Chosen(case.question.choices[self._choices.checkedId()]))
        after = replay(case.table, case.served())
        self._after = after
        ruling = river(after, self._house)
        empty(self._why_column)
        verdict = words.answer(marked.correct, case.question)
        told = words("Right. {answer}", answer=verdict) if marked.right else words("Wrong. {answer}", answer=verdict)
        self._why_column.addWidget(verdict_box(told, self._look, right=marked.right))
        if marked.misconception is not None:
            said = words.misconception(marked.misconception.name)
            self._why_column.addWidget(label(said, Role.BODY, wrap=True))
        unit = after.stakes.unit
        self._why_column.addWidget(Block(ladder(ruling.because, unit, self._house, self._look)))
        for button in self._choices.buttons():
            button.setVisible(button.isChecked())
        self._why.show()
        announce(self.view, told)
        self.scene.play(as_seen(event, after) for event in case.served())
        self._refresh()

    def _rested(self) -> None:
        """The card lies where it goes: say who acts first."""
        if self._dealt:
            first = river(self._after, self._house).answer.opener
            words = self._look.words
            seats = {} if first is None else {first: SeatMark(SeatState.RIGHT, words("Acts first"))}
            card = self._after.community.card if self._after.community else None
            self._draw(self._after, Marks(seats, frozenset([card]) if card else frozenset()))

    def begin_drill(self) -> None:
        """Count the stub street by street, and then decide."""
        most = self._house[k.PLAYERS_MOST]
        counts = [most]
        for _ in range(4):
            counts.append(self._rng.randint(max(4, counts[-1] - 1), counts[-1]))
        self.show_case(Lives(*counts), self._rng.randrange(_MOST_SEEDS))
        self._drill_it()
        self._counted(0)

    def _drill_it(self) -> DrillBox:
        drill = self._drill = DrillBox(self.case, self._look)
        drill.counted.connect(self._counted)
        self._drill_place.addWidget(drill)
        for part in (self._title, self._count, self._live, self._left):
            part.hide()
        for button in self._choices.buttons():
            button.hide()
        return drill

    def _counted(self, streets: int) -> None:
        """So many streets have been counted: the next one, or the decision."""
        assert self._drill is not None
        case = self.case
        closes = case.closes()
        if streets < len(closes):
            table = replay(case.start, case.events[: closes[streets]])
            self._draw(table, Marks(), hidden=True)
        else:
            self._leave_drill(keep=True)
            self._draw(case.table, Marks(), hidden=True)
        self._refresh()
        self.setFocus()

    def _leave_drill(self, *, keep: bool = False) -> None:
        if self._drill is not None:
            self._drill_place.removeWidget(self._drill)
            self._drill.hide()
            self._drill.deleteLater()
            self._drill = None
        if not keep:
            for part in (self._count, self._live, self._left):
                part.show()
        self._title.show()
        for button in self._choices.buttons():
            button.show()

    def _draw(self, table: Table, marks: Marks, *, hidden: bool = False) -> None:
        words, unit = self._look.words, table.stakes.unit
        self.scene.set_words(self._look.labels, self._look.money(unit))
        seen = table.visible_to()
        self.view.setAccessibleName(words("How do you deal seventh street?"))
        self.view.setAccessibleDescription(words.describe(seen, counts=not hidden))
        self.scene.show(seen, marks, Sight(hide_stub_count=hidden, hide_burns=hidden, steady=True))

    def _refresh(self) -> None:
        words = self._look.words
        ready = self._drill is None and (self._dealt or self._choices.checkedId() >= 0)
        self._deal.setEnabled(ready)
        self._deal.setVisible(self._drill is None)
        self._deal.setText(words("Next case") if self._dealt else words("Deal it"))
        self._deal.setToolTip("" if ready else words("Choose a procedure first."))
        last = chr(ord("A") + len(self._choices.buttons()) - 1)
        enter = words("next case") if self._dealt else words("deal it")
        if self._drill is not None:
            self._hints.show_hints([(("0", "–", "9"), words("type the count")), ((words("Enter"),), words("check"))])
        else:
            self._hints.show_hints(
                [
                    (("A", "–", last), words("procedure")),
                    (("←", "→"), words("street")),
                    (("+", "−"), words("live hands")),
                    ((words("Enter"),), enter),
                    (("N",), words("new case")),
                    (("T",), words("drill")),
                ]
            )
        self._area.fit()
        self._area.updateGeometry()
        self._column.activate()
