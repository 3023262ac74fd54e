"""An instructor's own house, made, changed, previewed, kept and deleted by keys and clicks."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, Qt, QTimer
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QCheckBox, QLabel, QMessageBox, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from tests.ui.giving import click
from tests.ui.program import show
from trainer.houses import keys as k
from trainer.houses import values as v
from trainer.houses.compare import differences
from trainer.houses.house import House
from trainer.houses.keys import KEYS, Key, Takes
from trainer.houses.loader import all_house_ids, house_ids, load_house
from trainer.houses.own import delete_house, own_folder, own_ids, save_house
from trainer.houses.values import Provenance
from trainer.settings import Settings, load_settings, save_settings
from trainer.simulate.preview import Preview, Ruled
from trainer.text.words import Words
from ui import fonts, theme
from ui.app import App
from ui.houses import preview_box
from ui.houses.editor import HouseEditor
from ui.houses.preview_box import SEED
from ui.houses.value_editor import ChoiceEditor, SeveralEditor, WrittenEditor
from ui.look import Look
from ui.pages.demo import DemoPage
from ui.pages.houses import HousesPage


@pytest.fixture
def app(qapp: QApplication, qtbot: QtBot) -> Iterator[App]:
    """The program at the live cardroom. A window that closes asks what is to become of a house in the making, and at
    the end of a test nobody would answer."""
    made = App(qapp, Settings("cardroom", "en"), look=Look(Words("en"), theme.DARK))
    show(made, qtbot)
    yield made
    page_of(made)._close_editor()
    made.window.close()
    made.window.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    qapp.setStyleSheet("")


def page_of(app: App) -> HousesPage:
    if app.window.page != "houses":
        app.window.open("houses")
        QApplication.processEvents()
    page = app.window._pages["houses"]
    assert isinstance(page, HousesPage)
    return page


def editor_of(app: App) -> HouseEditor:
    editor = page_of(app).editor
    assert editor is not None
    return editor


def focused(app: App) -> QWidget:
    found = app.window.focusWidget()
    assert found is not None
    return found


def press(app: App, *keys: Qt.Key | str) -> None:
    for key in keys:
        QTest.keyClick(focused(app), key)


def shortcut(app: App, keys: str) -> None:
    QTest.keySequence(focused(app), QKeySequence(keys))


def answering(app: App, text: str) -> Callable[[], str]:
    """Click the button of the next question that is asked; afterwards, what was asked."""
    asked: list[str] = []

    def answer() -> None:
        box = QApplication.activeModalWidget()
        keys = box.findChildren(QPushButton) if isinstance(box, QMessageBox) else []
        wanted = next((key for key in keys if key.text().replace("&", "") == text), None)
        if wanted is None or not isinstance(box, QMessageBox):
            QTimer.singleShot(100, app.window, answer)  # another question has to be answered first
            return
        asked.append(box.text())
        click(wanted)

    QTimer.singleShot(100, app.window, answer)
    return lambda: asked[0]


def tick(box: QCheckBox) -> None:
    """Click a box to tick it, or the tick away; it is as wide as the text beside it, and no wider."""
    click(box, QPoint(8, box.height() // 2))


def rebuilt(app: App) -> None:
    """Let the window be made anew, as it is once the houses are others."""
    for _ in range(5):
        QApplication.processEvents()


def to_clause(app: App, key: Key[Any]) -> HouseEditor:
    editor = editor_of(app)
    editor.go_to(key.text)
    editor.table.setFocus()
    assert editor.key == key.text
    return editor


def put_own(name: str = "The Corner House") -> House:
    origin = load_house("tda")
    made = House("corner", name, origin.clauses, origin.stakes, ("tda",))
    save_house(made)
    return made


def test_a_house_is_made_by_keys_alone_kept_and_trained_for(app: App) -> None:
    page = page_of(app)
    assert page.comparison.chosen[0] == "cardroom"
    press(app, "c")
    editor = editor_of(app)
    # The name is there to be typed over.
    assert focused(app) is editor.name
    press(app, *"Corner", Qt.Key.Key_Return)
    editor.table.setFocus()
    # Down to the clause of the players, into its values, and one of them less.
    press(app, Qt.Key.Key_Down, Qt.Key.Key_Down, Qt.Key.Key_Return)
    assert editor.key == "players.most"
    assert isinstance(focused(app), QWidget)
    value = editor.clause.value
    assert isinstance(value, ChoiceEditor)
    assert focused(app) is value.combo
    press(app, Qt.Key.Key_Up)
    QTest.keyClick(focused(app), Qt.Key.Key_Up)
    press(app, Qt.Key.Key_Escape)
    assert focused(app) is editor.table
    assert editor.drafting.house[k.PLAYERS_MOST] == 6
    shortcut(app, "Ctrl+S")
    rebuilt(app)
    assert all_house_ids() == (*house_ids(), "corner")
    kept = load_house("corner")
    assert (kept.name, kept[k.PLAYERS_MOST], kept.copy_of) == ("Corner", 6, ("cardroom",))
    clause = kept.clause(k.PLAYERS_MOST)
    assert clause.provenance is Provenance.ASSUMED
    assert clause.reading == "Set by whoever made this house; no source is named."
    # The comparison has it, with the ring on what was done.
    assert page_of(app).comparison.chosen == ("corner", "players.most")
    assert "corner" in [house.id for house in app.window.houses]


def test_every_clause_has_an_editor_that_offers_only_what_is_played(app: App) -> None:
    press_on = page_of(app)
    press_on.comparison.copy_wanted.emit(load_house("cardroom"))
    kinds = {Takes.SEVERAL: SeveralEditor, Takes.SIZE: WrittenEditor, Takes.STAKES: WrittenEditor}
    for key in KEYS.values():
        value = to_clause(app, key).clause.value
        assert type(value) is kinds.get(key.takes, ChoiceEditor)
        if isinstance(value, ChoiceEditor):
            offered = [value.combo.itemData(at) for at in range(value.combo.count())]
            assert [each for each in offered if each is not None] == list(key.choices)
            assert value.combo.accessibleName() == "".join(press_on._look.words.clause_title(key.text))
            assert value.combo.isEnabled() == (len(offered) > 1)


def test_rows_are_as_high_as_their_texts_from_the_start(app: App) -> None:
    page_of(app)
    press(app, "c")
    QApplication.processEvents()
    editor = editor_of(app)
    room = min(editor.table.columnWidth(column) for column in range(3))
    for row in range(editor.model.rowCount()):
        assert editor.table.rowHeight(row) == editor._delegate.height_of(row, room), row


def test_tab_leads_from_the_rules_to_the_value_and_on_to_its_words(app: App) -> None:
    page_of(app).comparison.copy_wanted.emit(load_house("cardroom"))
    for key in (k.GAMES, k.ANTE_SIZE, k.OPENER_BY):
        editor = to_clause(app, key)
        QApplication.processEvents()
        press(app, Qt.Key.Key_Tab)
        assert editor.clause.value is not None
        assert editor.clause.value.isAncestorOf(focused(app))
        while editor.clause.value.isAncestorOf(focused(app)):
            press(app, Qt.Key.Key_Tab)
        assert focused(app) is editor.clause.words, key.text
        press(app, Qt.Key.Key_Tab)
        assert focused(app) is editor.clause.source


def test_several_games_are_ticked_and_one_at_least_stays(app: App) -> None:
    page_of(app).comparison.copy_wanted.emit(load_house("cardroom"))
    editor = to_clause(app, k.GAMES)
    value = editor.clause.value
    assert isinstance(value, SeveralEditor)
    tick(value.boxes["hilo"])
    assert editor.drafting.house[k.GAMES] == (v.Game.HIGH,)
    assert {dealt.game for dealt in editor.drafting.house.stakes} == {v.Game.HIGH}
    tick(value.boxes["high"])
    assert editor.drafting.house[k.GAMES] == (v.Game.HIGH,)
    assert editor.clause.refused.text() == "games: found '', but one of these was expected: high, hilo."
    assert value.boxes["high"].isChecked()


def test_a_share_is_typed_and_refused_with_its_reason_where_it_is_none(app: App) -> None:
    page_of(app).comparison.copy_wanted.emit(load_house("cardroom"))
    editor = to_clause(app, k.BRING_IN_SIZE)
    value = editor.clause.value
    assert isinstance(value, WrittenEditor)
    assert value.tick.isChecked()
    press(app, Qt.Key.Key_Return)
    assert focused(app) is value.tick
    press(app, Qt.Key.Key_Space)
    assert focused(app) is value.line
    press(app, *"1/2, 1/5", Qt.Key.Key_Return)
    assert editor.drafting.house[k.BRING_IN_SIZE] == k.BRING_IN_SIZE.read("1/5, 1/2")
    value.line.selectAll()
    press(app, *"3/2", Qt.Key.Key_Return)
    assert editor.clause.refused.isVisible()
    assert editor.clause.refused.text() == "bring_in.size: found '3/2', but a value like 1/5 was expected."
    assert editor.drafting.house[k.BRING_IN_SIZE] == k.BRING_IN_SIZE.read("1/5, 1/2")
    # What was there stands there again.
    assert value.line.text() == "1/5, 1/2"
    stakes = to_clause(app, k.ANTE_NONE_AT).clause
    assert isinstance(stakes.value, WrittenEditor)
    stakes.value.chosen.emit("small")
    assert stakes.refused.text() == "ante.none_at: found 'small', but a value like 0.50/1 was expected."


def test_fewer_players_at_most_than_at_least_are_refused_in_words(app: App) -> None:
    page_of(app).comparison.copy_wanted.emit(load_house("cardroom"))
    editor = to_clause(app, k.PLAYERS_MOST)
    assert editor.clause.value is not None
    editor.clause.value.chosen.emit("5")
    to_clause(app, k.PLAYERS_LEAST)
    editor.clause.value.chosen.emit("6")
    assert "found at least 6 players, but no more than the most, 5, was expected" in editor.clause.refused.text()
    assert editor.drafting.house[k.PLAYERS_LEAST] == 2


def test_the_stakes_are_set_beside_the_rules_about_them(app: App) -> None:
    page_of(app).comparison.copy_wanted.emit(load_house("supremeking"))
    editor = to_clause(app, k.BURNS)
    assert not editor.stakes.isVisible()
    to_clause(app, k.ANTE_SIZE)
    assert editor.stakes.isVisible()
    before = editor.drafting.house.stakes
    editor.stakes.lines["ante"].setFocus()
    editor.stakes.lines["ante"].selectAll()
    press(app, *"0.20", Qt.Key.Key_Return)
    # The house's first stakes are 1/2 in chips of 0.05: four of them.
    assert editor.drafting.house.stakes[0].stakes.ante == 4
    editor.stakes.lines["ante"].selectAll()
    press(app, *"0.21", Qt.Key.Key_Return)
    assert editor.stakes.refused.isVisible()
    assert "amount that chips of" in editor.stakes.refused.text()
    assert editor.drafting.house.stakes[0].stakes.ante == 4
    click(editor.stakes.add)
    assert len(editor.drafting.house.stakes) == len(before) + 1
    assert focused(app) is editor.stakes.lines["small"]
    click(editor.stakes.remove)
    shortcut(app, "Ctrl+Z")
    assert len(editor.drafting.house.stakes) == len(before) + 1


def test_each_step_is_undone_and_redone_by_key_and_by_button(app: App) -> None:
    page_of(app).comparison.copy_wanted.emit(load_house("cardroom"))
    editor = to_clause(app, k.BURNS)
    assert editor.clause.value is not None
    assert not editor.undo_button.isEnabled()
    editor.clause.value.chosen.emit("none")
    editor.clause.value.chosen.emit("third_on")
    shortcut(app, "Ctrl+Z")
    assert editor.drafting.house[k.BURNS] is v.Burns.NONE
    shortcut(app, "Ctrl+Z")
    assert editor.drafting.house[k.BURNS] is v.Burns.FOURTH_ON
    assert editor.drafting.house.clause(k.BURNS) == load_house("cardroom").clause(k.BURNS)
    shortcut(app, "Ctrl+Y")
    assert editor.drafting.house[k.BURNS] is v.Burns.NONE
    click(editor.redo_button)
    assert editor.drafting.house[k.BURNS] is v.Burns.THIRD_ON
    click(editor.undo_button)
    assert editor.drafting.house[k.BURNS] is v.Burns.NONE
    # The list says so too, and marks it.
    index = editor.model.index(editor.model.row_of("burns") or 0, 2)
    assert index.data() == "None"
    assert editor.model.differs(index)


def test_where_a_rule_comes_from_can_be_said(app: App) -> None:
    page_of(app).comparison.copy_wanted.emit(load_house("cardroom"))
    editor = to_clause(app, k.BURNS)
    assert editor.clause.value is not None
    editor.clause.value.chosen.emit("none")
    assert (editor.clause.words.text(), editor.clause.source.text()) == ("", "")
    editor.clause.words.setFocus()
    press(app, *"We burn nothing.", Qt.Key.Key_Return)
    editor.clause.source.setFocus()
    press(app, *"Rules 4", Qt.Key.Key_Return)
    clause = editor.drafting.house.clause(k.BURNS)
    assert (clause.restated, clause.source, clause.provenance) == ("We burn nothing.", "Rules 4", Provenance.STATED)
    click(editor.clause.back)
    assert editor.drafting.house.clause(k.BURNS) == load_house("cardroom").clause(k.BURNS)
    assert not editor.clause.back.isEnabled()


def test_what_is_still_being_typed_is_saved_too_and_stops_that_where_it_cannot_be(app: App) -> None:
    page = page_of(app)
    page.comparison.copy_wanted.emit(load_house("cardroom"))
    editor = to_clause(app, k.ANTE_SIZE)
    QApplication.processEvents()
    press(app, Qt.Key.Key_Return, Qt.Key.Key_Space, *"9/8")
    shortcut(app, "Ctrl+S")
    assert page.editor is editor
    assert "found '9/8'" in editor.clause.refused.text()
    press(app, *"1/4", Qt.Key.Key_Tab, Qt.Key.Key_Tab, *"Sign at the door")
    shortcut(app, "Ctrl+S")
    assert page.editor is None
    kept = load_house(all_house_ids()[-1]).clause(k.ANTE_SIZE)
    assert (kept.value, kept.source, kept.provenance) == (
        k.ANTE_SIZE.read("1/4"),
        "Sign at the door",
        Provenance.STATED,
    )


def test_a_rule_that_the_origin_says_nothing_of_is_added_and_taken_away(app: App) -> None:
    page_of(app).comparison.copy_wanted.emit(load_house("supremeking"))
    editor = to_clause(app, k.IRREGULAR_BOXED)
    value = editor.clause.value
    assert isinstance(value, ChoiceEditor)
    assert value.combo.currentText() == "Says nothing of it"
    value.chosen.emit("plays")
    assert editor.drafting.house.clauses["irregular.boxed"].value is v.BoxedCard.PLAYS
    value.chosen.emit(None)
    assert "irregular.boxed" not in editor.drafting.house.clauses


def test_leaving_asks_where_something_is_not_saved(app: App) -> None:
    page = page_of(app)
    press(app, "c", Qt.Key.Key_Escape)
    assert page.editor is None  # nothing had been done to it
    press(app, "c")
    editor = to_clause(app, k.BURNS)
    assert editor.clause.value is not None
    editor.clause.value.chosen.emit("none")
    asked = answering(app, "Go on editing")
    press(app, Qt.Key.Key_Escape)
    assert asked() == "Copy of Live cardroom has changes that are not saved."
    assert page.editor is editor
    answering(app, "Discard")
    press(app, Qt.Key.Key_Escape)
    assert page.editor is None
    assert app.window.page == "houses"
    assert all_house_ids() == house_ids()


def test_closing_the_window_asks_likewise_and_saves(app: App) -> None:
    page_of(app).comparison.copy_wanted.emit(load_house("cardroom"))
    editor = to_clause(app, k.BURNS)
    assert editor.clause.value is not None
    editor.clause.value.chosen.emit("none")
    answering(app, "Go on editing")
    assert not app.window.close()
    answering(app, "Save")
    assert app.window.close()
    assert load_house("copy-of-live-cardroom")[k.BURNS] is v.Burns.NONE


def test_a_house_in_the_making_outlives_another_theme_and_another_page(app: App) -> None:
    page_of(app).comparison.copy_wanted.emit(load_house("cardroom"))
    editor = to_clause(app, k.BURNS)
    assert editor.clause.value is not None
    editor.clause.value.chosen.emit("none")
    app.window.open("home")
    app._other_theme()
    rebuilt(app)
    again = editor_of(app)
    assert again is not editor
    assert again.drafting.house[k.BURNS] is v.Burns.NONE
    assert again.key == "burns"
    again.undo()
    assert again.drafting.house[k.BURNS] is v.Burns.FOURTH_ON


def test_an_own_house_is_changed_renamed_and_keeps_its_id(app: App) -> None:
    put_own()
    page = page_of(app)
    page.comparison.go_to("corner", "burns")
    press(app, "e")
    editor = editor_of(app)
    assert editor.drafting.origin.id == "tda"
    assert editor.key == "burns", "what the ring was on is set first"
    assert focused(app) is editor.table
    editor.name.setFocus()
    editor.name.selectAll()
    press(app, *"The Annex", Qt.Key.Key_Return)
    click(editor.save_button)
    rebuilt(app)
    assert load_house("corner").name == "The Annex"
    assert [file.name for file in own_folder().iterdir()] == ["corner.toml"]


def edited_while_it_is_changed_elsewhere(app: App) -> HouseEditor:
    """Burns are set to none here; meanwhile another window has given the house another name."""
    put_own()
    page_of(app).comparison.go_to("corner", "burns")
    press(app, "e")
    editor = to_clause(app, k.BURNS)
    assert editor.clause.value is not None
    editor.clause.value.chosen.emit("none")
    put_own("Theirs")
    return editor


def test_what_was_changed_elsewhere_meanwhile_is_not_overwritten_without_asking(app: App) -> None:
    editor = edited_while_it_is_changed_elsewhere(app)
    asked = answering(app, "Go on editing")
    shortcut(app, "Ctrl+S")
    assert asked() == "The Corner House has been changed elsewhere since you began."
    assert page_of(app).editor is editor
    assert (load_house("corner").name, load_house("corner")[k.BURNS]) == ("Theirs", v.Burns.FOURTH_ON)
    answering(app, "Keep mine")
    click(editor.save_button)
    rebuilt(app)
    assert (load_house("corner").name, load_house("corner")[k.BURNS]) == ("The Corner House", v.Burns.NONE)
    assert own_ids() == ("corner",)


def test_theirs_is_taken_where_that_is_wanted_and_shown(app: App) -> None:
    edited_while_it_is_changed_elsewhere(app)
    answering(app, "Take theirs")
    shortcut(app, "Ctrl+S")
    rebuilt(app)
    assert page_of(app).editor is None
    assert (load_house("corner").name, load_house("corner")[k.BURNS]) == ("Theirs", v.Burns.FOURTH_ON)
    assert page_of(app).comparison.chosen == ("corner", "burns")
    assert "Theirs" in {each.text() for each in page_of(app).comparison.findChildren(QLabel)}


def test_both_are_kept_where_mine_is_saved_as_a_copy(app: App) -> None:
    edited_while_it_is_changed_elsewhere(app)
    # It is asked as well where leaving asks first.
    answering(app, "Save")
    answering(app, "Save as a copy")
    press(app, Qt.Key.Key_Escape)
    rebuilt(app)
    assert (load_house("corner").name, load_house("corner")[k.BURNS]) == ("Theirs", v.Burns.FOURTH_ON)
    copy = load_house("copy-of-the-corner-house")
    assert (copy.name, copy[k.BURNS], copy.copy_of) == ("Copy of The Corner House", v.Burns.NONE, ("corner", "tda"))
    assert page_of(app).comparison.chosen[0] == copy.id


def test_a_house_that_was_deleted_elsewhere_meanwhile_is_asked_about_too(app: App) -> None:
    edited_while_it_is_changed_elsewhere(app)
    delete_house("corner")
    answering(app, "Take theirs")
    shortcut(app, "Ctrl+S")
    rebuilt(app)
    assert own_ids() == ()
    assert page_of(app).comparison.chosen == ("tda", "burns")


def test_what_is_edited_is_the_house_as_it_is_kept_by_now(app: App) -> None:
    put_own()
    page = page_of(app)
    page.comparison.go_to("corner", "burns")
    put_own("Theirs")
    press(app, "e")
    assert editor_of(app).name.text() == "Theirs"
    assert not editor_of(app).drafting.unsaved


def test_one_that_is_gone_or_spoilt_by_now_is_refused_and_shown_no_more(
    app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[str] = []
    monkeypatch.setattr(QMessageBox, "warning", lambda parent, title, text: told.append(text))
    put_own()
    page_of(app).comparison.go_to("corner", "burns")
    (own_folder() / "corner.toml").write_text("not a house", encoding="utf-8")
    press(app, "e")
    rebuilt(app)
    assert page_of(app).editor is None
    assert len(told) == 1
    assert "corner.toml" in told[0]
    assert "corner" not in [house.id for house in page_of(app)._houses]


def test_deleting_says_that_the_house_was_changed_elsewhere(app: App) -> None:
    put_own()
    page_of(app).comparison.go_to("corner", "burns")
    for name, said in (("The Corner House", False), ("Theirs", True)):
        put_own(name)
        seen: list[str] = []

        def look(seen: list[str] = seen) -> None:
            box = QApplication.activeModalWidget()
            assert isinstance(box, QMessageBox)
            seen.append(box.informativeText())
            QTest.keyClick(box, Qt.Key.Key_Escape)

        QTimer.singleShot(100, app.window, look)
        press(app, Qt.Key.Key_Delete)
        assert ("changed elsewhere" in seen[0]) == said
        assert own_ids() == ("corner",)


def test_a_name_that_is_none_is_refused_and_nothing_is_kept(app: App) -> None:
    put_own()
    page_of(app).comparison.edit_wanted.emit(load_house("corner"))
    editor = editor_of(app)
    editor.name.setText("   ")
    click(editor.save_button)
    assert editor.refused.isVisible()
    assert "but one of 1 to 60 characters in a line was expected" in editor.refused.text()
    assert load_house("corner").name == "The Corner House"


def test_a_house_that_ships_can_be_copied_but_neither_changed_nor_deleted(app: App) -> None:
    put_own()
    comparison = page_of(app).comparison
    assert (comparison._edit.isVisible(), comparison._delete.isVisible()) == (False, False)
    press(app, "e", Qt.Key.Key_Delete)
    assert page_of(app).editor is None
    comparison.go_to("corner", "burns")
    assert (comparison._edit.isVisible(), comparison._delete.isVisible()) == (True, True)


def test_an_own_house_is_deleted_after_a_question_and_its_origin_is_trained_for_instead(app: App) -> None:
    put_own()
    app.window._house_chosen("corner")
    rebuilt(app)
    assert app.window.house.id == "corner"
    page_of(app).comparison.go_to("corner", "burns")
    answering(app, "Keep it")
    press(app, Qt.Key.Key_Delete)
    assert "corner" in all_house_ids()
    asked = answering(app, "Delete")
    press(app, Qt.Key.Key_Delete)
    rebuilt(app)
    assert asked() == "Delete The Corner House?"
    assert all_house_ids() == house_ids()
    assert app.window.house.id == "tda"
    assert load_settings().house == "tda"
    assert page_of(app).comparison.chosen == ("tda", "burns")


def test_what_changes_is_told_in_dealt_hands_beside_a_window_that_stays_usable(
    app: App, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(preview_box, "HANDS", 30)
    tda = load_house("tda")
    page_of(app).comparison.copy_wanted.emit(tda)
    editor = to_clause(app, k.OPENER_BY)
    assert editor.clause.value is not None
    editor.clause.value.chosen.emit("low_board")
    expected = Preview(tda, editor.drafting.house, SEED)
    expected.play(30)
    shortcut(app, "Ctrl+P")
    assert editor.preview.button.text() == "Stop"
    assert editor.preview.previewing.running
    press(app, Qt.Key.Key_Down)  # the list goes on meanwhile
    assert editor.key == "opener.tie"
    qtbot.waitUntil(lambda: not editor.preview.previewing.running, timeout=30_000)
    count = expected.differs[Ruled.FIRST_TO_ACT]
    assert f"In {count} of 30 dealt hands the first to act differs." in editor.preview.said
    shown = [each.text() for each in editor.preview.findChildren(QLabel) if each.isVisible()]
    assert set(editor.preview.said) <= set(shown)
    assert editor.preview.bar.value() == 30
    # Another change, and what was seen before it says nothing any more.
    editor.clause.value.chosen.emit("suit" if editor.key == "opener.tie" else "")
    assert editor.preview.said == []


def test_a_preview_is_stopped_and_says_how_far_it_came(app: App, qtbot: QtBot) -> None:
    page_of(app).comparison.copy_wanted.emit(load_house("tda"))
    editor = to_clause(app, k.BURNS)
    assert editor.clause.value is not None
    editor.clause.value.chosen.emit("third_on")
    click(editor.preview.button)
    qtbot.waitUntil(lambda: editor.preview.seen is not None and editor.preview.seen.hands > 0, timeout=30_000)
    click(editor.preview.button)
    assert not editor.preview.previewing.running
    seen = editor.preview.seen
    assert seen is not None
    assert 0 < seen.hands < 1000
    assert f"In {seen.hands} of {seen.hands} dealt hands the burns differ." in editor.preview.said
    assert editor.preview.button.text() == "Preview"


def test_a_rule_opens_a_hand_that_shows_it_and_its_questions(app: App, qtbot: QtBot) -> None:
    comparison = page_of(app).comparison
    comparison.go_to("tda", "bring_in.tie")
    press(app, "v")
    qtbot.waitUntil(lambda: app.window.page == "demo", timeout=20_000)
    demo = app.window.findChild(DemoPage)
    assert app.window.page == "demo"
    assert demo is not None
    recorded = demo.playback.recorded
    assert recorded is not None
    assert recorded.house.id == "tda"
    doors = [seat.board[0].rank for seat in recorded.table.seats]
    assert doors.count(min(doors)) > 1
    page_of(app).setFocus()
    press(app, "p")
    assert app.window.page == "practice"
    assert k.BRING_IN_TIE in {held.clause for held in app.bridge.question.skill.misconceptions}


def test_a_wrong_file_is_shown_with_its_reason_and_the_others_are_there(app: App) -> None:
    put_own()
    text = (own_folder() / "corner.toml").read_text(encoding="utf-8")
    (own_folder() / "wrong.toml").write_text(
        text.replace('id = "corner"', 'id = "wrong"').replace('value = "4"', 'value = "6"'), encoding="utf-8"
    )
    for name in ("x", "y", "z"):
        (own_folder() / f"{name}.toml").write_text("a torn page", encoding="utf-8")
    page = page_of(app)
    said = [each.text() for each in page.findChildren(QLabel) if "wrong.toml" in each.text()]
    assert said == [f"{own_folder() / 'wrong.toml'}, cap.wagers: found '6', but one of these was expected: 4, 5, none."]
    # Of many the reasons of the first three are to be seen, and those of the others to be had.
    (more,) = [each for each in page.findChildren(QLabel) if each.text() == "And one more."]
    assert str(own_folder() / "z.toml") in more.toolTip()
    assert [house.id for house in page._houses] == [*house_ids(), "corner"]


def test_a_name_with_signs_of_its_own_is_shown_as_it_is(app: App) -> None:
    put_own("{Saal} & Söhne")
    page = page_of(app)
    page.comparison.go_to("corner", "burns")
    assert "{Saal} & Söhne" in {each.text() for each in page.comparison.findChildren(QLabel)}
    press(app, "e", "c")
    app.window.open("home")
    page.comparison.delete_wanted.emit(load_house("tda"))  # one that ships is not even asked about
    assert "tda" in all_house_ids()


def test_the_boxes_have_names_for_those_who_hear_them(app: App) -> None:
    page_of(app).comparison.copy_wanted.emit(load_house("cardroom"))
    editor = to_clause(app, k.BRING_IN_SIZE)
    value = editor.clause.value
    assert isinstance(value, WrittenEditor)
    assert value.line.accessibleName() == "Size of the bring-in"
    assert editor.name.accessibleName() == "Name of the house"
    assert editor.table.accessibleName() == "Clauses of the house"
    assert {editor.clause.words.accessibleName(), editor.clause.source.accessibleName()} == {"In words", "Source"}
    assert all(box.text() for box in editor.findChildren(QCheckBox))
    for button in (editor.undo_button, editor.redo_button):
        assert button.accessibleName()


def test_the_program_opens_at_the_usual_house_where_the_one_remembered_is_gone(
    app: App, capsys: pytest.CaptureFixture[str]
) -> None:
    from ui.launch import _remembered

    save_settings(Settings(house="corner"))
    assert _remembered("corner", Words("en")) == "cardroom"
    assert "Found the house 'corner'" in capsys.readouterr().err
    put_own()
    assert _remembered("corner", Words("en")) == "corner"


def put_many(app: App) -> HousesPage:
    """Five houses of one's own beside the six, in the smallest window."""
    for number in range(5):
        origin = load_house("tda")
        save_house(House(f"corner-{number}", f"The Corner House by the river {number}", origin.clauses, origin.stakes))
    app.window.resize(1024, 700)
    page = page_of(app)
    QApplication.processEvents()
    return page


def shown(page: HousesPage) -> list[str]:
    return [house.id for house in page.comparison._model.houses]


def test_of_many_houses_as_many_stand_side_by_side_as_have_room(app: App) -> None:
    page = put_many(app)
    table, model = page.comparison._table, page.comparison._model
    assert table.horizontalScrollBar().maximum() == 0
    # 1024 less the edges is 8 columns of 120 pixels, one of them for the names of the rules.
    assert shown(page) == ["supremeking", "cardroom", *(f"corner-{number}" for number in range(5))]
    assert page.comparison._choice.text() == "7 of 11 houses"
    assert min(table.columnWidth(column) for column in range(model.columnCount())) >= 120
    tip = model.headerData(model.columnCount() - 1, Qt.Orientation.Horizontal, Qt.ItemDataRole.ToolTipRole)
    assert tip == "The Corner House by the river 4"
    app.window.resize(2000, 900)
    QApplication.processEvents()
    assert len(shown(page)) == 11


def test_the_houses_that_stand_side_by_side_are_chosen(app: App, qtbot: QtBot) -> None:
    page = put_many(app)
    comparison = page.comparison
    comparison.go_to("corner-4", "burns")
    actions = comparison._choice._actions
    assert not actions["cardroom"].isEnabled(), "with it the others are compared"
    actions["corner-0"].trigger()
    assert "corner-0" not in shown(page)
    assert comparison.chosen == ("corner-4", "burns")
    for number in range(1, 5):
        actions[f"corner-{number}"].trigger()
    assert shown(page) == ["supremeking", "cardroom"]
    assert comparison.chosen == ("cardroom", "burns")
    actions["tda"].trigger()
    assert shown(page) == ["supremeking", "tda", "cardroom"]
    assert comparison._table.columnWidth(1) > 200
    kept = page.kept()
    comparison.stand_beside(None)
    page.go_on(kept)
    assert shown(page) == ["supremeking", "tda", "cardroom"]


def test_a_house_that_is_gone_to_stands_beside_the_others(app: App) -> None:
    page = put_many(app)
    table = page.comparison._table
    assert "pokerking" not in shown(page)
    for house in ("pokerking", "corner-4", "supremeking"):
        page.comparison.go_to(house, "burns")
        QApplication.processEvents()
        assert page.comparison.chosen == (house, "burns")
        assert table.viewport().rect().contains(table.visualRect(table.currentIndex()).center())


def test_one_that_is_gone_to_chooses_none_of_the_others(app: App) -> None:
    page = put_many(app)
    page.comparison.go_to("pokerking", "burns")
    assert "pokerking" in shown(page)
    assert len(shown(page)) == 7
    app.window.resize(2000, 900)
    QApplication.processEvents()
    assert len(shown(page)) == 11
    assert page.comparison.chosen == ("pokerking", "burns")


@pytest.mark.parametrize(("width", "height"), [(1024, 700), (1440, 900)])
def test_nothing_of_the_head_is_cut_in_large_texts(app: App, width: int, height: int) -> None:
    fonts.set_text_size(130)
    try:
        put_own()
        app.window.resize(width, height)
        comparison = page_of(app).comparison
        comparison.go_to("corner", "burns")
        QApplication.processEvents()
        assert comparison._edit.isVisible()
        assert (
            comparison._only_said.isHidden()
            or comparison._only_said.width() >= comparison._only_said.sizeHint().width()
        )
        assert comparison._sought.geometry().right() < comparison.width() - 20
    finally:
        fonts.set_text_size(100)


def test_differences_are_those_of_the_houses_that_are_shown(app: App) -> None:
    comparison = put_many(app).comparison
    comparison.stand_beside(frozenset({"tda"}))
    comparison._only.setChecked(True)
    model = comparison._model
    two = differences((load_house("tda"), load_house("cardroom")))
    assert sum(model.line(row).row is not None for row in range(model.rowCount())) == sum(row.differs for row in two)


def test_where_there_are_six_houses_there_is_nothing_to_choose(app: App) -> None:
    assert page_of(app).comparison._choice.isHidden()
