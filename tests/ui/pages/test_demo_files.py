"""Files opened in the demo: all of them are listed, the first is there at once, and nothing waits for the rest."""

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QMessageBox
from pytestqt.qtbot import QtBot

from tests.ui.pages.test_demo import combo, words_of
from tests.ui.pages.test_going_on import changed, other_colours
from trainer import resources
from ui.app import App
from ui.demo import reader
from ui.demo.reader import Reader
from ui.pages.demo import DemoPage
from ui.table.card_item import CardItem
from ui.widgets.banner import Banner
from ui.widgets.footnote import News

HAND = resources.read("lessons", "hands", "no-ante.phh").decode()
BROKEN = 'variant = "F7S"\nantes = "none"\n'


@pytest.fixture
def slow(monkeypatch: pytest.MonkeyPatch) -> None:
    """One hand at a time, as if each took long."""
    monkeypatch.setattr(reader, "_AT_ONCE", 0)
    monkeypatch.setattr(reader, "_SLICE", 0)
    monkeypatch.setattr(reader, "_UNTOLD", 0)


@pytest.fixture
def history(tmp_path: Path) -> Path:
    """Forty hands."""
    file = tmp_path / "export.phhs"
    file.write_text("\n".join(f"[{number}]\n{HAND}" for number in range(40)), encoding="utf-8")
    return file


def page(app: App) -> DemoPage:
    (found,) = app.window.findChildren(DemoPage)
    return found


def reading(app: App) -> Reader:
    (found,) = app.window.findChildren(Reader)
    return found


def banner(app: App) -> Banner:
    (found,) = page(app).findChildren(Banner)
    return found


def news(app: App) -> str:
    (found,) = page(app).findChildren(News)
    return found.said


def rows(app: App) -> list[str]:
    box = combo(page(app), "Hand in this file")
    return [box.itemText(row) for row in range(box.count())]


def write(folder: Path, *names: str, text: str = HAND) -> list[Path]:
    for name in names:
        (folder / name).write_text(text, encoding="utf-8")
    return [folder / name for name in names]


def test_files_opened_together_are_one_list_and_their_refusals_stay(
    app: App, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    spoken: list[str] = []
    monkeypatch.setattr("ui.widgets.announce.announce", lambda widget, text: spoken.append(text))
    (bad,) = write(tmp_path, "bad.phh", text=BROKEN)
    app.window.open_hands([bad, *write(tmp_path, "one.phh", "two.phh", "three.phh")])
    assert rows(app) == ["one.phh", "two.phh", "three.phh"]
    assert "bad.phh" in banner(app).text
    assert banner(app).isVisible()
    assert spoken == [banner(app).text]
    box = combo(page(app), "Hand in this file")
    box.setCurrentIndex(2)
    assert "three.phh" in words_of(page(app))


def test_a_folder_is_opened(app: App, tmp_path: Path) -> None:
    write(tmp_path, "one.phh", "two.phh")
    app.window.open_hands([tmp_path])
    assert rows(app) == ["one.phh", "two.phh"]


def test_of_many_broken_hands_none_is_passed_over_in_silence(app: App, tmp_path: Path) -> None:
    bad = write(tmp_path, *(f"bad{number}.phh" for number in range(10)), text=BROKEN)
    app.window.open_hands([*bad, *write(tmp_path, "good.phh")])
    assert page(app).playback.reel is not None
    assert "7 more cannot be read" in banner(app).text


@pytest.mark.usefixtures("slow")
def test_the_first_hand_is_there_at_once_and_the_list_grows(app: App, history: Path, qtbot: QtBot) -> None:
    app.window.open_hands([history])
    playback = page(app).playback
    assert playback.reel is not None  # before anything else of the file has been read
    assert len(rows(app)) == 1
    assert "Reading … 1 hand, Esc stops" in reading(app).text()
    assert reading(app).isVisible()
    # The window goes on meanwhile.
    QTest.keyClick(app.window.windowHandle(), Qt.Key.Key_Right)
    assert playback.at == 1
    qtbot.waitUntil(lambda: 1 < len(rows(app)) < 40)
    qtbot.waitUntil(lambda: len(rows(app)) == 40)
    qtbot.waitUntil(lambda: not reading(app).isVisible())
    assert news(app) == "40 hands have been read."
    assert playback.at == 1
    assert combo(page(app), "Hand in this file").currentIndex() == 0


@pytest.mark.usefixtures("slow")
def test_escape_stops_reading_and_leaves_what_is_listed(app: App, history: Path, qtbot: QtBot) -> None:
    app.window.open_hands([history])
    qtbot.waitUntil(lambda: len(rows(app)) > 2)
    QTest.keyClick(app.window.windowHandle(), Qt.Key.Key_Escape)
    listed = len(rows(app))
    assert listed < 40
    assert app.window.page == "demo"
    assert not reading(app).isVisible()
    QTest.qWait(50)
    assert len(rows(app)) == listed
    assert news(app) == f"Stopped after {listed} hands."
    QTest.keyClick(app.window.windowHandle(), Qt.Key.Key_Escape)
    assert app.window.page == "home"


@pytest.mark.usefixtures("slow")
def test_it_is_read_only_while_it_is_looked_at(app: App, history: Path, qtbot: QtBot) -> None:
    app.window.open_hands([history])
    app.window.open("home")
    listed = len(rows(app))
    QTest.qWait(50)
    assert len(rows(app)) == listed
    app.window.open("demo")
    qtbot.waitUntil(lambda: len(rows(app)) == 40)


@pytest.mark.usefixtures("slow")
def test_reading_goes_on_in_other_colours(app: App, history: Path, qtbot: QtBot) -> None:
    app.window.open_hands([history])
    qtbot.waitUntil(lambda: len(rows(app)) > 2)
    page(app).playback.go(4)
    changed(app, qtbot, other_colours)
    assert page(app).playback.at == 4
    qtbot.waitUntil(lambda: len(rows(app)) == 40)
    assert [*dict.fromkeys(rows(app))] == [f"Hand {number}" for number in range(1, 41)]


@pytest.mark.usefixtures("slow")
def test_another_hand_opened_meanwhile_is_alone(app: App, history: Path) -> None:
    app.window.open_hands([history])
    page(app).show_bundled("no-ante.phh")
    QTest.qWait(50)
    assert len(rows(app)) == 1
    assert not banner(app).isVisible()


@pytest.mark.usefixtures("slow")
@pytest.mark.parametrize("size", [(1024, 700), (1440, 900)])
def test_the_word_of_the_reading_covers_no_card(app: App, tmp_path: Path, size: tuple[int, int]) -> None:
    eight = resources.read("lessons", "hands", "eight-to-the-river.phh").decode()
    app.window.resize(*size)
    app.window.open_hands(write(tmp_path, "one.phh", "two.phh", text=eight))
    word, playback = reading(app), page(app).playback
    QApplication.sendPostedEvents()
    shown = QRect(word.pos() - playback.view.mapTo(page(app), QPoint()), word.size())
    assert playback.reel is not None
    for at in range(0, playback.reel.end + 1, 3):
        playback.go(at)
        for item in playback.scene.items():
            if isinstance(item, CardItem) and item.isVisible():
                drawn = playback.view.mapFromScene(item.sceneBoundingRect()).boundingRect()
                assert not drawn.intersects(shown)


@pytest.mark.parametrize(
    ("answer", "kept"), [(QMessageBox.StandardButton.No, True), (QMessageBox.StandardButton.Yes, False)]
)
def test_a_file_the_dialog_did_not_ask_about_is_asked_about(
    app: App, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, answer: QMessageBox.StandardButton, kept: bool
) -> None:
    (there,) = write(tmp_path, "hand.pdf", text="before")
    app.window.open_hands(write(tmp_path, "one.phh"))
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(tmp_path / "hand.png"), "Pictures (*.pdf)"))
    monkeypatch.setattr(QMessageBox, "question", lambda *_: answer)
    (save,) = [each for each in page(app).actions() if each.text() == "Save the picture …"]
    save.trigger()
    assert (there.read_bytes() == b"before") is kept
    assert not (tmp_path / "hand.png").exists()
