"""Every chart as a table and as files, what explains it, and that nothing written in it is cut off."""

import csv
from datetime import date
from io import StringIO
from itertools import product
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QFontMetrics, QHelpEvent, QImage
from PySide6.QtWidgets import QApplication, QFileDialog, QLabel, QPushButton, QToolTip
from pytestqt.qtbot import QtBot

from tests.sample import sampled
from tests.ui.progress.pages import NOW, MakePage, answer, sample
from trainer.learning.forecast import Forecast
from trainer.learning.tally import Middle, Tally
from trainer.text.words import Words
from ui import theme
from ui.look import Look
from ui.pages.progress import ProgressPage
from ui.progress.heat import Shown, step
from ui.progress.panel import ChartPanel
from ui.progress.plot import Plot
from ui.progress.sheet import Sheet, as_csv
from ui.progress.sheet_view import SheetView

ALL_IN, ACE = "bring_in.all_in_on_ante", "bring_in.ace_up"
FORECAST = Forecast(ALL_IN, 0.9, (1.0, 0.95, 1.0), (1.0, 0.9, 0.8))


@pytest.fixture
def full(page: ProgressPage) -> ProgressPage:
    """A page on which every chart has something to show."""
    show_all(page)
    return page


def show_all(page: ProgressPage) -> None:
    page.show_results(sample(800), NOW)
    page.show_forecasts([FORECAST], (2, 0, 1))
    QApplication.processEvents()


def read(file: Path) -> list[list[str]]:
    return list(csv.reader(StringIO(file.read_bytes().decode("utf-8-sig"), newline="")))


def test_a_chart_is_read_as_a_table_and_as_a_chart_again(full: ProgressPage, qtbot: QtBot) -> None:
    for name, panel in full.panels.items():
        assert panel._sentence.text().endswith("."), name
        assert panel._chart.isVisible(), name
        qtbot.mouseClick(panel._as_table, Qt.MouseButton.LeftButton)
        assert (panel._view.isVisible(), panel._chart.isVisible()) == (True, False), name
        model = panel._view.model()
        assert model.rowCount() == len(panel.sheet.rows) > 0, name
        assert model.columnCount() == len(panel.sheet.heads), name
        qtbot.mouseClick(panel._as_table, Qt.MouseButton.LeftButton)
        assert (panel._view.isVisible(), panel._chart.isVisible()) == (False, True), name


def test_t_opens_every_table_and_closes_them(full: ProgressPage, qtbot: QtBot) -> None:
    full.accuracy.read_as_table(True)
    qtbot.keyClick(full, "T")
    assert all(panel.is_table for panel in full.panels.values())
    qtbot.keyClick(full, "T")
    assert not any(panel.is_table for panel in full.panels.values())


def test_a_table_is_kept_as_csv(full: ProgressPage, tmp_path: Path) -> None:
    for name, panel in full.panels.items():
        file = tmp_path / f"{name}.csv"
        assert panel.save(file)
        head, *rows = read(file)
        assert tuple(head) == panel.sheet.heads
        assert len(rows) == len(panel.sheet.rows)
        assert {len(row) for row in rows} == {len(head)}


def test_the_table_says_what_the_cells_say(page: ProgressPage, tmp_path: Path) -> None:
    page.show_results([answer(ALL_IN, right=at < 8, ms=1000 * at) for at in range(10)], NOW)
    file = tmp_path / "topics.csv"
    page.topics.save(file)
    row = next(row for row in read(file) if row[1] == "All-in for the ante")
    # Eight of ten are surely, in Wilson's sense, 49.0 to 94.3 percent. Of 0 to 9 s the quarters are 2.25, 4.5, 6.75.
    assert row == ["Bring-in", "All-in for the ante", "10", "8", "80.0", "49.0", "94.3", "4.5", "2.2", "6.8"]
    other = next(row for row in read(file) if row[1] == "Ace as a door card")
    assert other == ["Bring-in", "Ace as a door card", "0", *[""] * 7]


def test_a_file_is_utf_8_by_its_mark_and_its_figures_are_plain() -> None:
    sheet = Sheet(("Day", "Was sagt, er"), ((date(2026, 3, 20), "über"), (None, 1.25), (3, 100.0)))
    assert as_csv(sheet).decode("utf-8-sig") == 'Day,"Was sagt, er"\r\n2026-03-20,über\r\n,1.2\r\n3,100.0\r\n'
    assert as_csv(sheet)[:3] == b"\xef\xbb\xbf"


@pytest.mark.parametrize("table", sampled([False, True], 2))
def test_a_picture_is_kept_as_png(full: ProgressPage, tmp_path: Path, table: bool) -> None:
    for name, panel in full.panels.items():
        panel.read_as_table(table)
        QApplication.processEvents()
        file = tmp_path / f"{name}.png"
        assert panel.save(file)
        picture = QImage(str(file))
        assert picture.width() >= 2 * panel._picture.width()
        assert picture.height() > 2 * panel._picture.height()
        # Below the title and the sentence there is more than the ground.
        left, top = picture.width() // 20, picture.height() - 2 * panel._picture.height()
        seen = [
            picture.pixel(x, y)
            for x in range(left, picture.width() - left, 17)
            for y in range(top, picture.height() - left, 17)
        ]
        assert len(set(seen)) > 3, name


def test_what_is_scrolled_out_of_sight_is_in_the_picture_too(full: ProgressPage, tmp_path: Path) -> None:
    file = tmp_path / "topics.png"
    full.topics.save(file)
    assert QImage(str(file)).height() > 2 * full.topics.map.content.height() > 2 * full.topics.map.height()


def test_a_file_that_cannot_be_written_is_said_in_the_panel(full: ProgressPage, tmp_path: Path) -> None:
    panel = full.accuracy
    assert not panel.save(tmp_path / "no such folder" / "kept.csv")
    assert panel._sentence.text() == "kept.csv cannot be written: No such file or directory."
    assert panel._sentence.property("tone") == "wrong"
    assert list(tmp_path.iterdir()) == []


def test_the_menu_asks_where_to_and_keeps_it_there(
    full: ProgressPage, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = []

    def dialog(parent: ChartPanel, title: str, name: str, kinds: str) -> tuple[str, str]:
        asked.append((title, name, kinds))
        return str(tmp_path / "mine"), ""

    monkeypatch.setattr(QFileDialog, "getSaveFileName", dialog)
    menu = full.time._keep.menu()
    for action in menu.actions():
        action.trigger()
    assert asked == [("Keep the picture", "time.png", "PNG (*.png)"), ("Keep the table", "time.csv", "CSV (*.csv)")]
    assert sorted(file.name for file in tmp_path.iterdir()) == ["mine.csv", "mine.png"]
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: ("", ""))
    menu.actions()[0].trigger()
    assert len(list(tmp_path.iterdir())) == 2


def test_time_is_shown_by_day_or_by_trap(page: ProgressPage) -> None:
    page.show_results([answer(ALL_IN, ms=9000), answer(ACE, 1, ms=3000), answer(ACE, 1, ms=5000)], NOW)
    assert [row[:3] for row in page.time.sheet.rows] == [(date(2026, 3, 19), 2, 4.0), (date(2026, 3, 20), 1, 9.0)]
    page.time.views.buttons[1].click()
    rows = [("Bring-in: All-in for the ante", 1, 9.0, 9.0, 9.0), ("Bring-in: Ace as a door card", 2, 4.0, 3.5, 4.5)]
    assert list(page.time.sheet.rows) == rows
    assert page.time.bars.isVisible()


def test_the_calendar_tells_minutes_and_what_falls_due(page: ProgressPage) -> None:
    page.show_results([answer(ALL_IN, 1, ms=90_000), answer(ALL_IN, 0, ms=60_000)], NOW)
    page.show_forecasts((), (2, 0, 1))
    rows = [(date(2026, 3, 19), 1.5, None), (date(2026, 3, 20), 1.0, 2), (date(2026, 3, 22), None, 1)]
    assert list(page.calendar.sheet.rows) == rows
    calendar = page.calendar.calendar
    boxes = dict(calendar._boxes())
    # Monday is at the top; Friday the 20th below it, and the next Monday to its right at the top again.
    assert boxes[date(2026, 3, 16)].left() == boxes[date(2026, 3, 20)].left() < boxes[date(2026, 3, 22)].right()
    assert boxes[date(2026, 3, 16)].top() < boxes[date(2026, 3, 17)].top()
    assert max(boxes) == date(2026, 3, 22)
    for day, said in ((date(2026, 3, 19), "19 Mar: 2 minutes"), (date(2026, 3, 22), "22 Mar: 1 skill due")):
        at = boxes[day].center().toPoint()
        QApplication.sendEvent(calendar, QHelpEvent(QHelpEvent.Type.ToolTip, at, calendar.mapToGlobal(at)))
        assert QToolTip.text() == said
    QToolTip.hideText()


def test_a_fortnight_of_due_days_is_there_as_a_whole(page: ProgressPage) -> None:
    page.show_results([], NOW)
    page.show_forecasts((), (1,) * 14)
    # Today is the 20th, so the last is the 2nd of April, in a week that ends on Sunday the 5th.
    assert max(dict(page.calendar.calendar._boxes())) == date(2026, 4, 5)


def test_the_forecast_waits_for_a_schedule_and_is_chosen_by_skill(page: ProgressPage) -> None:
    page.show_results([], NOW)
    assert page.forecast._empty.isVisible()
    assert page.forecast._empty.text() == "Once skills are scheduled, how long they will last is drawn here."
    page.show_forecasts([FORECAST, Forecast(ACE, 0.9, (0.5,), (0.4,))], ())
    assert list(page.forecast.sheet.rows) == [(0, 100.0, 100.0), (1, 95.0, 90.0), (2, 100.0, 80.0)]
    page.forecast.skills.setCurrentIndex(1)
    assert list(page.forecast.sheet.rows) == [(0, 50.0, 40.0)]
    page.show_forecasts((), ())
    assert page.forecast._empty.isVisible()


def test_the_warmth_of_a_cell() -> None:
    def counted(right: int, median: int = 4000) -> Tally:
        return Tally(100, right, Middle(median, median, median))

    # Below 60, 70, 77, 85, 91 and 96 percent, and above.
    shares = (59, 60, 69, 70, 76, 77, 84, 85, 90, 91, 95, 96, 100)
    assert [step(counted(right), 4000, Shown.BOTH) for right in shares] == [0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6]
    # More than 2.2 times as long as usual is the warmest, and less than 0.6 times the coldest.
    assert [step(counted(50, ms), 4000, Shown.TIME) for ms in (9000, 4000, 2000)] == [0, 3, 6]


def test_the_cells_show_accuracy_or_time(page: ProgressPage, qtbot: QtBot) -> None:
    page.show_results([answer(ALL_IN, ms=8000), answer(ALL_IN, right=False, ms=8000)], NOW)
    cell = page.topics.map.cells[ALL_IN]
    shown = []
    for button in page.topics.views.buttons:
        qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
        shown.append((cell._left_text(), cell._right_text(), cell._step))
    # Half are right, which is the warmest; all took the usual time, which is in the middle.
    assert shown == [("50", "8.0 s  × 2", 0), ("50", "× 2", 0), ("8.0 s", "× 2", 3)]


def test_a_skill_that_the_house_does_not_ask_has_no_cell_but_keeps_its_figures(page: ProgressPage) -> None:
    from trainer.skills import SKILLS

    page.show_results([answer(ALL_IN), answer(ACE)], NOW, [SKILLS[ACE]])
    assert list(page.topics.map.cells) == [ACE]
    assert [row[1:3] for row in page.topics.sheet.rows] == [("Ace as a door card", 1), ("All-in for the ante", 1)]


class LongWords(Words):
    """A language in which everything is two fifths longer, as it is in some."""

    KEPT = ("d MMM", "–", "1,234.5", "0")

    def __call__(self, sentence: str, /, **values: object) -> str:
        said = super().__call__(sentence, **values)
        return said if sentence in self.KEPT else _longer(said)

    def n(self, one: str, many: str, count: int, /, **values: object) -> str:
        return _longer(super().n(one, many, count, **values))


def _longer(said: str) -> str:
    return said + (" lorem ipsum dolor sit amet" * 9)[: round(len(said) * 0.4)].rstrip()


@pytest.mark.parametrize(
    ("size", "words"),
    sampled(product([(1440, 848), (1024, 648), (3840, 2108)], [LongWords("en"), Words("en")]), every=2),
)
def test_nothing_written_is_cut_off(make_page: MakePage, size: tuple[int, int], words: Words) -> None:
    page = make_page(size, Look(words, theme.LIGHT))
    show_all(page)
    for _ in range(3):
        QApplication.processEvents()
    cut: list[object] = []
    for text in page.findChildren(QLabel):
        if text.isVisible() and text.wordWrap():
            room = text.contentsRect()
            needed = QFontMetrics(text.font()).boundingRect(room, Qt.TextFlag.TextWordWrap, text.text())
            if needed.height() > room.height() + 1 or needed.width() > room.width() + 1:
                cut.append((text.text(), needed, room))
        elif text.isVisible() and text.width() < text.sizeHint().width():
            cut.append(text.text())
    cut += [
        each.text()
        for each in page.findChildren(QPushButton)
        if each.isVisible() and each.width() < each.minimumSizeHint().width()
    ]
    cells = page.topics.map.cells.values()
    cut += [cell.accessibleName() for cell in cells if cell.width() < cell.narrowest()]
    cut += [cell.accessibleName() for cell in cells if cell.height() < cell.height_at(cell.width())]
    cut += [panel for panel in page.panels.values() if not _inside(panel, page)]
    assert cut == []


def _inside(panel: ChartPanel, page: ProgressPage) -> bool:
    """Whether a panel is no wider than the page; below it the page may be scrolled."""
    left = panel.mapTo(page, QPoint(0, 0)).x()
    return left >= 0 and left + panel.width() <= page.width()


def test_on_a_wide_screen_the_page_need_not_be_scrolled(full: ProgressPage) -> None:
    area = full._body.widget(0)
    assert area.verticalScrollBar().maximum() == 0


def test_the_names_below_a_chart_are_whole(full: ProgressPage) -> None:
    for name in ("accuracy", "time", "forecast"):
        plot = full.panels[name]._chart.findChild(Plot) or full.panels[name]._chart
        edge = 3  # of the ring that shows the focus
        picture = plot.grab().toImage()
        low, right = picture.height() - 1 - edge, picture.width() - 1 - edge
        below = {picture.pixelColor(x, low).name() for x in range(edge, right)}
        beside = {picture.pixelColor(right, y).name() for y in range(picture.height() - 22, low)}
        assert len(below | beside) == 1, name
        assert len({picture.pixelColor(x, low - 8).name() for x in range(edge, right)}) > 1, name


def test_a_note_lies_in_its_chart_however_low_that_is(qtbot: QtBot) -> None:
    plot = Plot(Look(Words("en"), theme.DARK))
    qtbot.addWidget(plot)
    plot.set_axes((0, 10), [(0, "today")], (0.0, 1.0), [(0, "0%"), (1, "100%")])
    plot.add_level(0.95, "above")
    plot.add_level(0.05, "below", below=True)
    plot.add_level(0.5, "middle")
    plot.resize(300, 120)
    with qtbot.waitExposed(plot):
        plot.show()
    tops = []
    for note, _ in plot._notes:
        words = note.textItem.mapRectToItem(plot._box, note.textItem.boundingRect())
        assert 0 <= words.top() < words.bottom() <= plot._box.height() + 1
        tops.append(words.top() < plot._box.mapFromView(note.pos()).y())
    assert tops == [False, True, True]  # only those that have no room there have left their side


# A level at 0.5 has its name below it and at the left, if it can. Lines go from (x, y) to (x, y); what is free is where
# the name lies: below (False) or above, at the left (False) or at the right.
@pytest.mark.parametrize(
    ("lines", "above", "right"),
    [
        ([], False, False),
        ([[(0, 1.0), (10, 0.6)]], False, False),  # far above
        ([[(0, 0.48), (10, 0.1)]], True, False),  # through the left side below
        ([[(0, 0.48), (10, 0.1)], [(0, 0.52), (10, 0.9)]], False, True),  # below and above, and apart at the right
        ([[(0, 0.45), (10, 0.45)], [(0, 0.55), (5, 0.9), (10, 0.9)]], True, True),
    ],
)
def test_no_line_goes_through_the_name_of_a_level_that_has_another_place(
    qtbot: QtBot, lines: list[list[tuple[float, float]]], above: bool, right: bool
) -> None:
    plot = Plot(Look(Words("en"), theme.DARK))
    qtbot.addWidget(plot)
    plot.resize(400, 300)
    with qtbot.waitExposed(plot):
        plot.show()
    plot.set_axes((0, 10), [(0, "today")], (0.0, 1.0), [(0, "0%"), (1, "100%")])
    plot.add_level(0.5, "target 50%", below=True)
    for line in lines:
        plot.add_line(line, theme.DARK.text, 2)
    ((note, _),) = plot._notes
    words = note.textItem.mapRectToItem(plot._box, note.textItem.boundingRect())
    level = plot._box.mapFromView(QPointF(5, 0.5))
    assert (words.bottom() < level.y(), words.left() > level.x()) == (above, right)
    assert 0 <= words.left() < words.right() <= plot._box.width()


def test_a_table_shares_out_its_width_and_cuts_no_figure(qtbot: QtBot) -> None:
    view = SheetView("Figures")
    qtbot.addWidget(view)
    long = "a misconception that is told at length, as some of them are, and longer than a column is wide"
    view.show_sheet(
        Sheet(("What", "Times", "Last", "Since"), ((long, None, date(2026, 3, 20), 4), ("b", 12, None, 3.5)))
    )
    view.show()
    view.resize(1600, 300)
    widths = [view.columnWidth(at) for at in range(4)]
    assert view.viewport().width() - 4 < sum(widths) <= view.viewport().width()
    assert all(width >= view.sizeHintForColumn(at) for at, width in enumerate(widths))
    view.resize(400, 300)
    assert [view.columnWidth(at) for at in range(1, 4)] == [
        max(view.sizeHintForColumn(at), view.horizontalHeader().sectionSizeHint(at)) for at in range(1, 4)
    ]
    assert view.columnWidth(0) < view.sizeHintForColumn(0)
    # What heads figures stands over them, also where the first row has none.
    head, role = Qt.Orientation.Horizontal, Qt.ItemDataRole.TextAlignmentRole
    assert view.model().headerData(1, head, role) & Qt.AlignmentFlag.AlignRight
