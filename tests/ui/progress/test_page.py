"""The progress page by clicks and keys: what it asks for, its filters, and its states from none to a million."""

import threading
from collections import Counter

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from tests.ui.progress.pages import NOW, MakePage, answer, sample
from trainer.learning.attempt import Trainee
from trainer.learning.figures import figures
from trainer.skills import SKILLS
from trainer.text.words import Words
from ui import fonts, theme
from ui.look import Look
from ui.pages.progress import ProgressPage
from ui.progress.head import ProgressHead
from ui.progress.held_list import HeldItem
from ui.style_sheet import stylesheet

ALL_IN = "bring_in.all_in_on_ante"


def totals(page: ProgressPage) -> list[str]:
    """The figures at the top, as they are read out."""
    QApplication.processEvents()
    return [page.head._figures.itemAt(at).widget().accessibleName() for at in range(page.head._figures.count())]


def press(page: ProgressPage, qtbot: QtBot, *keys: Qt.Key | str) -> None:
    for key in keys:
        qtbot.keyClick(page.window().focusWidget() or page, key)


def test_a_cell_says_all_it_shows_and_a_click_practises_it(page: ProgressPage, qtbot: QtBot) -> None:
    # 11 of 19 are 57.9 percent.
    page.show_results([answer(ALL_IN, right=at < 11, ms=8200) for at in range(19)], NOW)
    cell = page.topics.map.cells[ALL_IN]
    assert cell.accessibleName() == "Bring-in, All-in for the ante, 58 percent, 8.2 seconds, 19 answers"
    other = page.topics.map.cells["bring_in.ace_up"]
    assert other.accessibleName() == "Bring-in, Ace as a door card, not answered yet"
    for clicked in (cell, other):
        with qtbot.waitSignal(page.skill_wanted) as wanted:
            qtbot.mouseClick(clicked, Qt.MouseButton.LeftButton)
        assert wanted.args == [clicked.skill.id]


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Space])
def test_the_arrows_go_from_cell_to_cell_and_enter_practises(page: ProgressPage, qtbot: QtBot, key: Qt.Key) -> None:
    page.show_results([], NOW)
    cells = list(page.topics.map.cells.values())
    cells[0].setFocus()
    press(page, qtbot, Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Left)
    assert page.focusWidget() is cells[1]
    press(page, qtbot, Qt.Key.Key_Down)
    below = page.focusWidget()
    assert below is not None
    assert (below.x(), below.y() > cells[1].y()) == (cells[1].x(), True)
    press(page, qtbot, Qt.Key.Key_Up)
    assert page.focusWidget() is cells[1]
    with qtbot.waitSignal(page.skill_wanted) as wanted:
        press(page, qtbot, key)
    assert wanted.args == [cells[1].skill.id]


def test_the_last_cell_is_scrolled_to_and_tab_leaves_the_map(page: ProgressPage, qtbot: QtBot) -> None:
    page.show_results([], NOW)
    cells = list(page.topics.map.cells.values())
    cells[0].setFocus()
    press(page, qtbot, Qt.Key.Key_End)
    last = cells[-1]
    assert page.focusWidget() is last
    assert page.topics.map.viewport().rect().contains(last.geometry().translated(page.topics.map.content.pos()))
    press(page, qtbot, Qt.Key.Key_Tab)
    assert page.focusWidget() not in cells
    press(page, qtbot, Qt.Key.Key_Backtab)
    assert page.focusWidget() is last


def test_p_practises_the_weakest_cell_ten_times(page: ProgressPage, qtbot: QtBot) -> None:
    with qtbot.assertNotEmitted(page.ten_wanted):
        press(page, qtbot, "P")
    # None of three right is weaker beyond doubt than one of two.
    weak, other = "bring_in.ace_up", ALL_IN
    page.show_results([answer(weak, right=False) for _ in range(3)] + [answer(other), answer(other, right=False)], NOW)
    for does in (lambda: press(page, qtbot, "P"), lambda: page.weakest._ten.click()):
        with qtbot.waitSignal(page.ten_wanted) as wanted:
            does()
        assert wanted.args == [weak]
    assert page.weakest._figures.text() == "0%, 4.0 s, 3 answers"


def test_p_is_heard_wherever_the_focus_is(page: ProgressPage, qtbot: QtBot) -> None:
    page.show_results(sample(300), NOW)
    page.accuracy.read_as_table(True)
    for place in (page.head.spans, page.accuracy._view, page.topics.views.buttons[1], page.held.list._column.itemAt(0)):
        widget = place if place is not page.held.list._column.itemAt(0) else place.widget()
        widget.setFocus()
        with qtbot.waitSignal(page.ten_wanted):
            press(page, qtbot, "P")


def test_escape_goes_back(page: ProgressPage, qtbot: QtBot) -> None:
    with qtbot.waitSignal(page.left):
        press(page, qtbot, Qt.Key.Key_Escape)


def test_a_misconception_leads_to_the_trap_it_shows_in_most(page: ProgressPage, qtbot: QtBot) -> None:
    wrong = [answer("bring_in.ace_up", at, right=False, misconception="ace_is_low") for at in (3, 1)]
    wrong.append(answer("bring_in.equal_rank", 2, right=False, misconception="spades_lowest", ms=60_000))
    page.show_results(wrong, NOW)
    items = page.held.list.findChildren(HeldItem)
    # A minute two days ago is dearer than four seconds twice.
    assert items[0].accessibleName().startswith("Spades were taken for the lowest suit.")
    assert items[1].accessibleName().endswith("shown 2 times, 4.0 s each, last on 19 Mar")
    with qtbot.waitSignal(page.skill_wanted) as wanted:
        items[1].click()
    assert wanted.args == ["bring_in.ace_up"]


def test_what_is_counted_follows_the_filters(page: ProgressPage) -> None:
    results = [answer(ALL_IN), answer(ALL_IN, 1, house="tda", right=False), answer(ALL_IN, 40), answer(ALL_IN, 8)]
    page.show_results(results, NOW)
    assert totals(page) == ["100% accuracy", "4.0 s median", "2 answers", "2 days in a row"]
    page.head.houses.setCurrentIndex(1)
    assert totals(page)[:3] == ["67% accuracy", "4.0 s median", "3 answers"]
    page.head.spans.setCurrentIndex(3)
    assert totals(page)[:3] == ["75% accuracy", "4.0 s median", "4 answers"]
    page.head.spans.setCurrentIndex(0)
    assert totals(page)[2] == "2 answers"
    assert [page.head.spans.itemText(at) for at in range(4)] == ["7 days", "30 days", "90 days", "All time"]


def test_the_head_cuts_nothing_in_large_texts(qapp: QApplication, qtbot: QtBot) -> None:
    fonts.set_text_size(130)
    qapp.setFont(theme.Role.BODY.font)
    qapp.setStyleSheet(stylesheet(theme.DARK))
    try:
        around = QWidget()
        qtbot.addWidget(around)
        head = ProgressHead(Look(Words("en"), theme.DARK), "corner", "Corner House 2", around)
        head.resize(988, 200)
        with qtbot.waitExposed(around):
            around.show()
        head.show_trainees([Trainee("m", "Joana", NOW), Trainee("t", "Tan K.", NOW)], "m")
        head.show_totals(figures(sample(200), NOW))
        QApplication.processEvents()
        parts = [head.trainees, head.houses, head.spans, *head._totals.findChildren(QLabel)]
        qtbot.waitUntil(lambda: not [each for each in parts if each.width() < each.sizeHint().width()], timeout=2000)
    finally:
        fonts.set_text_size(100)
        qapp.setStyleSheet("")


def test_other_trainees_are_offered_where_there_are_any(page: ProgressPage, qtbot: QtBot) -> None:
    may, tan = Trainee("m", "May L.", NOW), Trainee("t", "Tan K.", NOW)
    page.show_trainees([may], "m")
    assert not page.head.trainees.isVisible()
    page.show_trainees([may, tan], "t")
    assert page.head.trainees.currentText() == "Tan K."
    with qtbot.waitSignal(page.trainee_wanted) as wanted:
        page.head.trainees.setFocus()
        press(page, qtbot, Qt.Key.Key_Up)
    assert wanted.args == ["m"]


def test_without_an_answer_the_traps_are_there_to_begin_with(page: ProgressPage) -> None:
    page.show_results([], NOW)
    assert totals(page) == ["– accuracy", "– median", "0 answers", "0 days in a row"]
    assert len(page.topics.map.cells) == len(SKILLS)
    for panel in (page.accuracy, page.time, page.held):
        assert panel._stack.currentWidget() is panel._empty
        assert panel._empty.text() == "Nothing has been answered yet."
        assert not panel._keep.isEnabled()
    assert not page.weakest._ten.isEnabled()


def test_one_answer_is_a_whole_page(page: ProgressPage) -> None:
    page.show_results([answer(ALL_IN, right=False, misconception="bring_in_skipped")], NOW)
    assert totals(page) == ["0% accuracy", "4.0 s median", "1 answer", "1 day in a row"]
    assert page.accuracy.sheet.rows[0][:4] == (NOW.date(), 1, 0, 0.0)
    assert len(page.held.sheet.rows) == 1
    # The point and its band are drawn, though there is no line.
    for panel, ink in ((page.accuracy, theme.DARK.text), (page.time, theme.DARK.trace)):
        assert panel._stack.currentIndex() == 0
        picture = panel.plot.grab().toImage()
        dots = [(x, y) for x in range(picture.width()) for y in range(picture.height())]
        colours = Counter(picture.pixelColor(x, y).name().upper() for x, y in dots)
        assert colours[ink.upper()] > 20
        if panel is page.accuracy:
            assert colours[theme.DARK.trace_ground.upper()] > 20


@pytest.mark.long
def test_a_million_answers_are_counted_beside_the_window(page: ProgressPage, qtbot: QtBot) -> None:
    # A thousand answers over and over are counted like a million.
    results = sample(1000) * 1000
    page.show_results(results, NOW)
    assert page._body.currentIndex() == 1
    assert page._wait.text() == "Counting 1,000,000 answers …"
    # The window still answers.
    with qtbot.waitSignal(page.left, timeout=1000):
        press(page, qtbot, Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: page._body.currentIndex() == 0, timeout=60_000)
    total = page.topics._figures.total
    assert total is not None
    kept = [each for each in results[:1000] if each.house == "cardroom" and (NOW.date() - each.at.date()).days < 30]
    assert total.answers == len(kept) * 1000
    assert totals(page)[2] == f"{total.answers:,} answers"


def test_a_count_begun_anew_ends_the_last_one(page: ProgressPage, qtbot: QtBot) -> None:
    page.show_results(sample(100) * 500, NOW)
    page.show_results([answer(ALL_IN)], NOW)
    assert totals(page)[2] == "1 answer"
    qtbot.waitUntil(lambda: not [each for each in threading.enumerate() if each.name == "counting"], timeout=30_000)
    qtbot.wait(60)
    assert totals(page)[2] == "1 answer"


def test_a_page_that_goes_away_while_it_counts_leaves_no_thread(make_page: MakePage, qtbot: QtBot) -> None:
    page = make_page()
    page.show_results(sample(100) * 500, NOW)
    page.deleteLater()
    QCoreApplication.sendPostedEvents(page, QEvent.Type.DeferredDelete)
    qtbot.waitUntil(lambda: not [each for each in threading.enumerate() if each.name == "counting"], timeout=30_000)


def test_whatever_takes_the_focus_has_a_name(page: ProgressPage) -> None:
    page.show_results(sample(500), NOW)
    unnamed = []
    widget = page.nextInFocusChain()
    while widget is not page:
        takes = widget.focusPolicy() & Qt.FocusPolicy.TabFocus and widget.isVisibleTo(page) and not widget.focusProxy()
        if takes and not (widget.accessibleName() or (hasattr(widget, "text") and widget.text())):
            unnamed.append(widget)
        widget = widget.nextInFocusChain()
    assert [(type(each), each.parentWidget()) for each in unnamed] == []
