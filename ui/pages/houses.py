"""The houses: side by side, and an instructor's own in the making."""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QHideEvent
from PySide6.QtWidgets import QMessageBox, QStackedLayout, QWidget

from trainer.errors import ContentError, DoorcardError
from trainer.floor.course import Course
from trainer.houses import SHIPPED
from trainer.houses.draft import copied, identified
from trainer.houses.house import House
from trainer.houses.keys import Key
from trainer.houses.loader import all_house_ids, load_house
from trainer.houses.own import (
    LONGEST_NAME,
    changed_elsewhere,
    delete_house,
    own_houses,
    own_ids,
    save_house,
)
from trainer.notation.hand import Hand
from ui.houses.comparison import Comparison
from ui.houses.drafting import Drafting
from ui.houses.editor import HouseEditor
from ui.houses.hand_search import HandSearch
from ui.look import Look

_Role = QMessageBox.ButtonRole


class _Kept(msgspec.Struct, frozen=True):
    """What goes on when the page is made anew: where the ring was, the houses chosen to stand side by side, what was
    sought among the clauses, and the house in the making."""

    house: str
    key: str
    beside: frozenset[str] | None
    sought: str
    differences_only: bool
    drafting: Drafting | None


class HousesPage(QWidget):
    """Compares houses, and makes, changes and deletes the user's own; `left` goes back.

    `changed` says that the houses are others now, with the id of the one to train for. `hand_wanted` carries a hand to
    be watched and what it shows, `practice_wanted` the id of a skill.
    """

    left = Signal()
    changed = Signal(str)
    hand_wanted = Signal(object, str)
    practice_wanted = Signal(str)

    def __init__(self, look: Look, houses: Sequence[House], own: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look, self._houses, self._own = look, houses, own
        self._compact = False
        self._shown: tuple[str, str] | None = None
        self.editor: HouseEditor | None = None
        self._stack = QStackedLayout(self)
        found = own_houses()
        self._read = {house.id: house for house in found.houses}
        self.comparison = Comparison(look, houses, own, found.refused)
        self.comparison.left.connect(self.left)
        self.comparison.copy_wanted.connect(self._copy)
        self.comparison.edit_wanted.connect(self._edit)
        self.comparison.delete_wanted.connect(self._delete)
        self._search = HandSearch(self)
        self._search.looking.connect(self.comparison.set_looking)
        self._search.found.connect(self._show_hand)
        self._search.failed.connect(self._tell_no_hand)
        self.comparison.hand_wanted.connect(self._search.begin)
        self.comparison.practice_wanted.connect(self._practise)
        self._stack.addWidget(self.comparison)
        self.setFocusProxy(self.comparison)

    def set_compact(self, compact: bool) -> None:
        """Less room."""
        self._compact = compact
        for part in (self.comparison, self.editor):
            if part is not None:
                part.set_compact(compact)

    def kept(self) -> _Kept:
        """Where the ring is, and the house in the making."""
        house, key = self._shown or self.comparison.chosen
        drafting = None
        if self.editor is not None:
            key, drafting = self.editor.key, self.editor.drafting
        return _Kept(house, key, self.comparison.beside, *self.comparison.sought, drafting)

    def go_on(self, kept: _Kept) -> None:
        """Go on where another page was."""
        self.comparison.stand_beside(kept.beside)
        self.comparison.seek(kept.sought, differences_only=kept.differences_only)
        self.comparison.go_to(kept.house, kept.key)
        if kept.drafting is not None:
            self._open(kept.drafting)

    def may_go(self) -> bool:
        """Whether nothing is lost when the page goes: the user is asked where something would be."""
        if self.editor is None:
            return True
        self.editor.finish()
        if not self.editor.drafting.unsaved:
            return True
        words = self._look.words
        asked = words("{house} has changes that are not saved.", house=self.editor.drafting.house.name)
        save, discard = words("Save"), words("Discard")
        answer = self._ask(
            asked, {save: _Role.AcceptRole, discard: _Role.DestructiveRole, words("Go on editing"): _Role.RejectRole}
        )
        return self._save() if answer == save else answer == discard

    def _ask(self, text: str, answers: Mapping[str, QMessageBox.ButtonRole], more: str = "") -> str:
        """Which of the answers is given: the first goes with Enter, the one that refuses with Esc."""
        box = QMessageBox(self)
        box.setWindowTitle(self._look.words("Own house"))
        box.setIcon(QMessageBox.Icon.Question)
        box.setTextFormat(Qt.TextFormat.PlainText)
        box.setText(text)
        box.setInformativeText(more)
        buttons = {box.addButton(answer, role): answer for answer, role in answers.items()}
        box.setDefaultButton(next(iter(buttons)))
        box.exec()
        box.deleteLater()
        return next(answer for button, answer in buttons.items() if button is box.clickedButton())

    def _copy(self, house: House) -> None:
        words = self._look.words
        made = copied(house, words("Copy of {house}", house=words(house.name))[:LONGEST_NAME])
        self._open(Drafting(house, Course((made,))))

    def _edit(self, house: House) -> None:
        try:
            house = load_house(house.id)  # as its file is by now, without what was set over it for today
        except ContentError as error:
            self._tell_refused(error)
            self._tell(*self._without(house), self.comparison.chosen[1])
            return
        origins = {each.id: each for each in self._houses}
        # Where the house it was copied from is gone, it is compared with the next one that goes back to, else with
        # itself as it is kept.
        origin = next((origins[id] for id in house.copy_of if id in origins), house)
        self._open(Drafting(origin, Course((house,)), house))

    def _open(self, drafting: Drafting) -> None:
        editor = self.editor = HouseEditor(self._look, drafting)
        editor.set_compact(self._compact)
        editor.left.connect(self._leave_editor)
        editor.save_wanted.connect(self._save)
        self._stack.addWidget(editor)
        self._stack.setCurrentWidget(editor)
        self.setFocusProxy(editor)
        editor.go_to(self.comparison.chosen[1])
        editor.begin()

    def _leave_editor(self) -> None:
        if self.may_go():
            self._close_editor()

    def _close_editor(self) -> None:
        editor, self.editor = self.editor, None
        if editor is not None:
            editor.preview.previewing.stop()
            self._stack.removeWidget(editor)
            editor.deleteLater()
        self._stack.setCurrentWidget(self.comparison)
        self.setFocusProxy(self.comparison)
        self.comparison.setFocus()

    def _save(self) -> bool:
        """Keep the house and leave the editor; False where it cannot be kept, which is said."""
        editor = self.editor
        assert editor is not None
        saved, house = editor.drafting.saved, editor.drafting.house
        if saved is not None and changed_elsewhere(saved):
            words = self._look.words
            mine, copy, theirs = words("Keep mine"), words("Save as a copy"), words("Take theirs")
            answer = self._ask(
                words("{house} has been changed elsewhere since you began.", house=saved.name),
                {
                    copy: _Role.AcceptRole,
                    mine: _Role.DestructiveRole,
                    theirs: _Role.DestructiveRole,
                    words("Go on editing"): _Role.RejectRole,
                },
                words("Keep mine overwrites what was done there. Take theirs drops what you have done here."),
            )
            if answer == theirs:
                self._show_kept(house, editor.key)
                return True
            if answer == copy:
                house = copied(house, words("Copy of {house}", house=house.name)[:LONGEST_NAME])
            elif answer != mine:
                return False
        house = identified(house, (*SHIPPED, *own_ids()))
        try:
            save_house(house)
        except ContentError as error:
            editor.show_refused(self._look.words.error(error))
            return False
        self._show_kept(house, editor.key)
        return True

    def _show_kept(self, house: House, key: str) -> None:
        """Leave the editor; the comparison has the house as it is kept, if it is."""
        self._close_editor()
        kept = house.id in all_house_ids()
        own, shown = (self._own, house.id) if kept else self._without(house)
        self._tell(own, shown, key)

    def _delete(self, house: House) -> None:
        if house.id in SHIPPED:
            return
        words = self._look.words
        delete = words("Delete")
        more = words("Its file is deleted for good. What was answered at it is kept.")
        if house.id not in self._read or changed_elsewhere(self._read[house.id]):
            more = words("It has been changed elsewhere since it was shown here.") + " " + more
        asked = words("Delete {house}?", house=house.name)
        answers = {words("Keep it"): _Role.RejectRole, delete: _Role.DestructiveRole}
        if self._ask(asked, answers, more) != delete:
            return
        try:
            delete_house(house.id)
        except ContentError as error:
            self._tell_refused(error)
            return
        self._tell(*self._without(house), self.comparison.chosen[1])

    def _without(self, house: House) -> tuple[str, str]:
        """Which house is trained for, and which is shown, once this one is no more: one that it was copied from."""
        left = all_house_ids()
        instead = next((id for id in (*house.copy_of, SHIPPED[-1]) if id in left), SHIPPED[-1])
        return instead if self._own == house.id else self._own, instead

    def _tell_refused(self, error: ContentError) -> None:
        QMessageBox.warning(self, self._look.words("Own house"), self._look.words.error(error))

    def _tell(self, own: str, shown: str, key: str) -> None:
        """Tell that the houses are others; the page that is made of it shows this one."""
        self._shown = (shown, key)
        self.changed.emit(own)

    def _show_hand(self, hand: Hand, house: House, key: Key[Any]) -> None:
        words = self._look.words
        title = words("{house}: {clause}", house=words(house.name), clause=words.clause_title(key.text))
        self.hand_wanted.emit(hand, title)

    def _tell_no_hand(self, error: DoorcardError) -> None:
        words = self._look.words
        QMessageBox.information(self, words("Houses"), words.error(error))

    def hideEvent(self, event: QHideEvent) -> None:
        self._search.stop()
        super().hideEvent(event)

    def _practise(self, house: House, key: Key[Any]) -> None:
        from trainer.scenarios.showing import skill_for

        own = next(each for each in self._houses if each.id == self._own)
        skill = skill_for(own, key)
        if skill is not None:
            self.practice_wanted.emit(skill.id)
            return
        words = self._look.words
        asked = words("At {house} nothing is asked about this rule.", house=words(own.name))
        QMessageBox.information(self, words("Houses"), asked)
