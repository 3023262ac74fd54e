"""The river lab by clicks and keys: set up, choose, deal, and count as a drill."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from trainer.questions import Chosen
from trainer.scenarios.shared_river import Lives
from ui.app import App
from ui.pages.home import HomePage
from ui.pages.river_lab import RiverLabPage
from ui.widgets.block import Block


@pytest.fixture
def page(app: App, qtbot: QtBot) -> RiverLabPage:
    qtbot.keyClick(app.window.findChild(HomePage), Qt.Key.Key_Z)
    made = app.window.findChild(RiverLabPage)
    assert made is not None
    made.show_case(Lives(8, 8, 7, 7, 7), 5)
    return made


def said(page: RiverLabPage) -> set[str]:
    labels = {each.text() for each in page.findChildren(QLabel) if not each.isHidden()}
    return labels | {text for each in page.findChildren(Block) for text in each.texts}


def test_the_right_procedure_is_chosen_by_its_letter_and_dealt(page: RiverLabPage, qtbot: QtBot) -> None:
    right = page.case.question.ruling().answer
    assert isinstance(right, Chosen)
    letter = chr(ord("a") + page.case.question.choices.index(right.choice))
    assert not page._deal.isEnabled()
    qtbot.keyClick(page, letter)
    qtbot.keyClick(page, Qt.Key.Key_Return)
    # 52 - 24 - 8 - 7 - 7 - 3 leaves 3: one community card at the card room, and seat 2 has the best board with it.
    assert any(text.startswith("Right.") for text in said(page))
    assert page.scene.table is not None
    assert page.scene.table.community is not None
    assert "Acts first" in str(page.scene.snapshot())
    seed = page.case.seed
    qtbot.keyClick(page, Qt.Key.Key_Return)
    assert page.case.seed != seed


def test_a_wrong_procedure_is_told_with_the_count(page: RiverLabPage, qtbot: QtBot) -> None:
    qtbot.keyClick(page, "a")
    qtbot.keyClick(page, Qt.Key.Key_Return)
    assert any(text.startswith("Wrong.") for text in said(page))
    assert any("leave a stub of 3" in text for text in said(page))
    QApplication.processEvents()
    (why,) = page.findChildren(Block)
    assert why.height() >= why.heightForWidth(why.width()) > 20


def test_hands_are_added_and_taken_away_on_any_street(page: RiverLabPage, qtbot: QtBot) -> None:
    qtbot.keyClick(page, Qt.Key.Key_Minus)
    assert page.case.lives == Lives(8, 8, 7, 7, 6)
    qtbot.keyClick(page, Qt.Key.Key_Right)  # round to third street
    qtbot.keyClick(page, Qt.Key.Key_Plus)
    assert page.case.lives == Lives(8, 8, 7, 7, 6)  # nine cannot be dealt in
    qtbot.keyClick(page, Qt.Key.Key_Minus)
    assert page.case.lives == Lives(7, 7, 7, 7, 6)


def test_another_house_has_its_own_way(page: RiverLabPage) -> None:
    # 24 + 7 + 6 + 6 dealt: nine left for six hands where nobody burns, and six where three are burned.
    page.show_case(Lives(8, 7, 6, 6, 6), 5)
    before = page.case.question.ruling().answer
    page._house_list.setCurrentIndex(page._house_list.findData("pokerking"))
    page._house_list.activated.emit(page._house_list.currentIndex())
    assert page.case.house.id == "pokerking"
    assert page.case.deck.burned == 0
    assert page.case.question.ruling().answer != before


def test_the_drill_counts_each_street_and_ends_in_the_decision(page: RiverLabPage, qtbot: QtBot) -> None:
    qtbot.keyClick(page, Qt.Key.Key_T)
    drill = page._drill
    assert drill is not None
    assert not page._count.isVisible()
    for street in range(4):
        right = drill.right if street % 2 else drill.right + 1
        for sign in str(right):
            qtbot.keyClick(page, sign)
        if street == 1:
            assert "stub" not in page.view.accessibleDescription().lower() or str(drill.right) not in (
                page.view.accessibleDescription()
            )
        qtbot.keyClick(page, Qt.Key.Key_Return)
    assert page._drill is None
    assert not page._count.isVisible()  # what was counted is not given away before the decision
    qtbot.keyClick(page, "a")
    qtbot.keyClick(page, Qt.Key.Key_Return)
    assert any(text.startswith(("Right.", "Wrong.")) for text in said(page))


def test_escape_leaves_the_drill_and_then_the_lab(app: App, page: RiverLabPage, qtbot: QtBot) -> None:
    qtbot.keyClick(page, Qt.Key.Key_T)
    qtbot.keyClick(page, Qt.Key.Key_Escape)
    assert page._drill is None
    assert page._count.isVisible()
    qtbot.keyClick(page, Qt.Key.Key_Escape)
    assert app.window.page == "home"


def test_the_card_moves_unless_nothing_is_to_move(page: RiverLabPage, qtbot: QtBot) -> None:
    page.scene.set_speed(1)
    qtbot.keyClick(page, "a")
    qtbot.keyClick(page, Qt.Key.Key_Return)
    assert page.scene.playing
    page.scene.finish()
    assert "Acts first" in str(page.scene.snapshot())


def test_every_procedure_is_seen_in_the_smallest_window(app: App, page: RiverLabPage) -> None:
    app.window.resize(1024, 700)
    for _ in range(4):
        QApplication.processEvents()
    assert len(page._choices.buttons()) == 7
    assert page._area.verticalScrollBar().maximum() == 0


def test_the_primary_key_says_what_enter_does(page: RiverLabPage, qtbot: QtBot) -> None:
    assert page._deal.text() == "Deal it"
    qtbot.keyClick(page, "a")
    qtbot.keyClick(page, Qt.Key.Key_Return)
    assert page._deal.text() == "Next case"
    qtbot.keyClick(page, Qt.Key.Key_Return)
    assert page._deal.text() == "Deal it"
