"""The floor call: a supervisor sets up a table as he finds it, says what happened, and reads the rulings."""

from collections.abc import Callable, Sequence
from importlib.metadata import version
from pathlib import Path

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QGuiApplication, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from trainer.cards import Card
from trainer.errors import DoorcardError
from trainer.floor.dispute import Dispute
from trainer.floor.elsewhere import elsewhere
from trainer.floor.setting import Setting
from trainer.houses.house import House
from trainer.notation.read import written_hands
from trainer.table import Table
from trainer.text.floor import report_text
from ui.demo.export import save_hand
from ui.floor.act_keys import ACTS, DEAL
from ui.floor.entry import Entry
from ui.floor.felt import Felt
from ui.floor.files import what_to_open, where_to_save, which_of
from ui.floor.last import keep_table, keep_told, last_table, last_told
from ui.floor.marking import hints_of
from ui.floor.panel import FloorPanel
from ui.floor.question import QuestionDialog, questions_of
from ui.floor.set_up import FilledIn
from ui.floor.strip import Strip
from ui.look import Look
from ui.widgets.banner import Banner
from ui.widgets.bars import HintBar, RoomBar

_SHIFTED = {Qt.Key.Key_Z: Qt.Key.Key_Y}


class FloorPage(QWidget):
    """Takes a dispute down and shows the rulings. `left` says that the user goes back."""

    left = Signal()

    def __init__(self, look: Look, houses: Sequence[House], own: House) -> None:
        super().__init__()
        self._look, self._houses = look, houses
        setting, left = last_table(own), last_told()
        self._entry = Entry(Dispute(setting.table, setting.house))
        if left is not None:
            self._entry.change(left)
        self._other = next((house for house in houses if house.id != self.dispute.house.id), None)
        self._known: Dispute | None = None
        """What was shown last."""
        self._hinted: object = None
        # Tab goes past it, from the panel to the bar: on the page itself it goes from seat to seat.
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.setAccessibleName(self._look.words("Floor call"))
        self._build()
        self._show()
        if left is not None:
            self.felt.news.say(self._look.words("Here is the call as it was left. Ctrl N begins another."))

    def kept(self) -> tuple[Entry, House | None, FilledIn | None]:
        """What has been said, with what can be taken back, the house it is compared with, and a table half set up."""
        return self._entry, self._other, self.panel.kept()

    def go_on(self, kept: tuple[Entry, House | None, FilledIn | None]) -> None:
        """Go on from what was said on a page before this one."""
        self._entry, self._other, filled_in = kept
        self._show()
        self.panel.go_on(filled_in)

    @property
    def dispute(self) -> Dispute:
        """What has been said."""
        return self._entry.dispute

    @property
    def said(self) -> str:
        """What is asked for below the table, or why something was refused."""
        return self.felt.refusal.said or self._strip.said

    def set_compact(self, compact: bool) -> None:
        """Less room: a narrower panel, lower bars."""
        for part in (self._room, self._hints, self.panel):
            part.set_compact(compact)

    def open_file(self, path: Path) -> None:
        """Go on with a hand of a file; of several, it is asked with which. What cannot be read is refused; what was
        said stays."""
        words = self._look.words
        try:
            hands = [*written_hands(path)]
            chosen = which_of(hands, self._look, self) if len(hands) > 1 else next(iter(hands), None)
            hand = chosen.read() if chosen is not None else None
        except DoorcardError as error:
            self._banner.say(words.error(error, titled=True))
            return
        if not hands:
            self._banner.say(words("There is no hand in {file}.", file=path.name))
        if hand is not None:
            self._banner.hide()
            self.show_dispute(Dispute.of(hand))

    def show_dispute(self, dispute: Dispute) -> None:
        """Go on from what has been said elsewhere."""
        self._do(lambda: self._entry.change(dispute))

    def save_file(self, path: Path) -> None:
        """Write the hand in PHH. Told where it cannot be written."""
        words = self._look.words
        self.felt.news.hide()
        try:
            save_hand(self.dispute.hand, path)
        except OSError as error:
            self._banner.say(words("{file} cannot be written: {reason}", file=path.name, reason=str(error)))
        else:
            self._tell(words("Saved as {file}.", file=str(path)), str(path))

    def begin_set_up(self) -> None:
        """Let the table be set up otherwise."""
        self.panel.begin_set_up(Setting.of(self.dispute.start, self.dispute.house))

    def set_up(self, setting: Setting) -> None:
        """What was said, at another table; what cannot have been so there is refused."""
        self._back_to_rulings()
        if self._begin_at(setting.table, setting.house):
            keep_table(setting)

    def clear(self) -> None:
        """The same table before anything was said."""
        self._do(lambda: self._entry.change(Dispute(self.dispute.start, self.dispute.house)))

    def report(self) -> None:
        """Copy hand, house, rulings and the program's version as one text."""
        QGuiApplication.clipboard().setText(report_text(self.dispute, self._look.words, version("doorcard")))
        self._tell(self._look.words("The ruling is copied, with the hand and the house."))

    def question_dialog(self) -> QuestionDialog | None:
        """The point as a question; None, saying so, where there is nothing to be asked."""
        questions = questions_of(self.dispute)
        if not questions:
            self.felt.refusal.say(self._look.words("There is nothing to be asked here yet."))
            return None
        return QuestionDialog(questions, lambda: self._houses, self._look, self)

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QKeyEvent):
            key = Qt.Key(event.key())
            if event.type() == QEvent.Type.ShortcutOverride and event.matches(QKeySequence.StandardKey.Open):
                # The window has the same key for hands to be watched.
                event.accept()
                return True
            tab = event.type() == QEvent.Type.KeyPress and key in (Qt.Key.Key_Tab, Qt.Key.Key_Backtab)
            if tab and self.panel.kept() is None:
                self._do(lambda: self._entry.next_seat(1 if key is Qt.Key.Key_Tab else -1, round_the_table=False))
                return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key, entry = Qt.Key(event.key()), self._entry
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            shifted = event.modifiers() & Qt.KeyboardModifier.ShiftModifier
            # Some hands say again what was taken back with Ctrl+Shift+Z.
            does = self._with_control.get(_SHIFTED.get(key, Qt.Key.Key_unknown) if shifted else key)
            if does is not None:
                does()
            else:
                super().keyPressEvent(event)
        elif self.panel.take_key(event):
            return
        elif key is Qt.Key.Key_Escape:
            if not self.hasFocus():
                self.setFocus()
            elif entry.let_go():
                self._show_entry()
            else:
                self.left.emit()
        elif key is Qt.Key.Key_F6:
            self.panel.take_focus()
        elif key in (Qt.Key.Key_PageDown, Qt.Key.Key_PageUp):
            self.panel.read_on(forward=key is Qt.Key.Key_PageDown)
        elif not self._say(key, event.text()):
            super().keyPressEvent(event)

    def _say(self, key: Qt.Key, sign: str) -> bool:
        """Use a key that says something of the hand, if it is one."""
        entry = self._entry
        moves: dict[Qt.Key, Callable[[], object]] = {
            Qt.Key.Key_Left: lambda: entry.next_seat(-1),
            Qt.Key.Key_Right: lambda: entry.next_seat(1),
            Qt.Key.Key_Up: lambda: entry.next_card(1),
            Qt.Key.Key_Down: lambda: entry.next_card(-1),
            Qt.Key.Key_Backspace: entry.erase,
            Qt.Key.Key_Delete: entry.erase,
            Qt.Key.Key_Space: self._unknown,
            Qt.Key.Key_Return: entry.confirm,
            Qt.Key.Key_Enter: entry.confirm,
        }
        if key in moves:
            self._do(moves[key])
            return True
        taken = False

        def take() -> None:
            nonlocal taken
            taken = entry.take(sign)

        if sign and not self._do(take):
            return True
        if not taken and (key in ACTS or key is DEAL):
            self._act(key)
            return True
        return taken

    def _build(self) -> None:
        words, look = self._look.words, self._look
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.setSpacing(0)
        self._room = RoomBar(look, words("Floor call"))
        self._room.left.connect(self.left)
        self._banner = Banner(look)
        self._banner.keys_left.connect(self.setFocus)
        outer.addWidget(self._room)
        outer.addWidget(self._banner)
        middle = QHBoxLayout()
        middle.setSpacing(0)
        outer.addLayout(middle, 1)
        stage = QVBoxLayout()
        stage.setSpacing(0)
        middle.addLayout(stage, 1)
        self.felt = Felt(look, self)
        self.felt.seat_clicked.connect(self._seat_clicked)
        self.felt.dropped.connect(self._dropped)
        stage.addWidget(self.felt.view, 1)
        self._strip = Strip(look)
        self._strip.card_picked.connect(self._name)
        self._strip.pressed.connect(self._act)
        self._strip.total_picked.connect(self._wager_to)
        self._strip.undo_wanted.connect(lambda: self._do(self._entry.undo))
        self._strip.redo_wanted.connect(lambda: self._do(self._entry.redo))
        stage.addWidget(self._strip)
        self._hints = HintBar(look)
        stage.addWidget(self._hints)
        self.panel = FloorPanel(look, self._houses)
        self.panel.house_chosen.connect(self._other_house)
        self.panel.other_chosen.connect(self._compare_with)
        self.panel.set_up.chosen.connect(self.set_up)
        self.panel.set_up.left.connect(self._back_to_rulings)
        middle.addWidget(self.panel)
        self._with_control: dict[Qt.Key, Callable[[], object]] = {
            Qt.Key.Key_Z: lambda: self._do(self._entry.undo),
            Qt.Key.Key_Y: lambda: self._do(self._entry.redo),
            Qt.Key.Key_E: self.begin_set_up,
            Qt.Key.Key_N: self.clear,
            Qt.Key.Key_O: self._ask_what_to_open,
            Qt.Key.Key_S: self._ask_where_to_save,
            Qt.Key.Key_A: self._ask,
            Qt.Key.Key_C: self.report,
        }
        self.panel.pressed.connect(lambda key: self._with_control[key]())

    def _tell(self, sentence: str, part: str = "") -> None:
        """Say in passing that something has been done; a part of it may be shortened."""
        self._banner.hide()
        self.felt.tell(sentence, part)

    def _begin_at(self, start: Table, house: House) -> bool:
        """What was said, at another table or house."""
        way_out = self._look.words("Take back with Ctrl Z what does not fit, and choose again.")
        return self._do(lambda: self._entry.change(self.dispute.begun_at(start, house)), way_out)

    def _do(self, does: Callable[[], object], way_out: str = "") -> bool:
        """Say something, and show what comes of it; where it cannot have been so, say why and change nothing."""
        before = self.dispute
        try:
            does()
        except DoorcardError as error:
            self._entry.forget()
            self._show_entry()
            self.felt.refusal.say(f"{self._look.words.error(error, titled=True)} {way_out}".rstrip())
            return False
        if self.dispute is before:
            self._show_entry()
        else:
            keep_told(self.dispute)
            self._show()
        return True

    def _act(self, key: Qt.Key) -> None:
        self._do(self._entry.deal if key is DEAL else lambda: self._entry.act(ACTS[key]))

    def _name(self, card: Card) -> None:
        spot = self._entry.spot
        if spot is not None:
            self._do(lambda: self._entry.name(spot, card))

    def _unknown(self) -> None:
        """Nobody knows the card."""
        if self._entry.spot is not None:
            self._entry.name(self._entry.spot, None)

    def _wager_to(self, total: int) -> None:
        wager = self._entry.wager
        if wager is not None:
            self._do(lambda: self._entry.wager_to(wager.kind, wager.seat, total))

    def _seat_clicked(self, seat: int, card: Card | None) -> None:
        self._do(lambda: self._entry.select_seat(seat, card))
        self.setFocus()

    def _dropped(self, seat: int | None, card: Card) -> None:
        """A card was dropped on a seat, or elsewhere on the table: it goes to the seat's next card."""
        if seat is not None and (self._entry.spot is None or self._entry.spot.seat != seat):
            self._entry.select_seat(seat)
        self._name(card)
        self.setFocus()

    def _other_house(self, house: House) -> None:
        """The same at another house."""
        self._begin_at(self.dispute.start, house)
        self.panel.show_houses(self.dispute.house, self._other)
        self.setFocus()

    def _compare_with(self, house: House | None) -> None:
        self._other = house
        self._show()
        self.setFocus()

    def _back_to_rulings(self) -> None:
        self.panel.show_rulings_again()
        self.setFocus()

    def _ask(self) -> None:
        dialog = self.question_dialog()
        if dialog is not None:
            dialog.exec()
            dialog.deleteLater()

    def _ask_what_to_open(self) -> None:
        path = what_to_open(self, self._look.words)
        if path is not None:
            self.open_file(path)

    def _ask_where_to_save(self) -> None:
        path = where_to_save(self, self._look.words)
        if path is not None:
            self.save_file(path)

    def _show(self) -> None:
        """Everything anew: something was said."""
        dispute, words = self.dispute, self._look.words
        if self._known is None or (dispute.start, dispute.house) != (self._known.start, self._known.house):
            self._room.show_table(dispute.start, dispute.house)
        self._known = dispute
        self.felt.show_dispute(dispute)
        self.panel.show_houses(dispute.house, self._other)
        missing = dispute.missing
        if missing:
            self.panel.rulings.wait(words("Door cards still to be named: {seats}.", seats=words.seats(missing)))
        else:
            other = self._other
            there = elsewhere(dispute, other) if other and other.id != dispute.house.id else None
            self.panel.rulings.show_rulings(dispute.ruled(), there)
        self._show_entry()

    def _show_entry(self) -> None:
        """What is being said now."""
        self._strip.show_entry(self._entry)
        self.felt.show_entry(self._entry)
        hints = hints_of(self._entry, self._look.words)
        if hints != self._hinted:
            self._hints.show_hints(hints)
            self._hinted = hints
