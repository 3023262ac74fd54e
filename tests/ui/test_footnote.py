"""What is said in passing lies over the page, moves nothing of it, and goes by itself."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton, QSizePolicy, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from ui.widgets import footnote
from ui.widgets.footnote import News


@pytest.fixture
def page(qtbot: QtBot) -> QWidget:
    """A page of one key, which fills it and has the keys."""
    made = QWidget()
    qtbot.addWidget(made)
    column = QVBoxLayout(made)
    key = QPushButton("Next")
    key.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
    column.addWidget(key)
    made.resize(400, 300)
    made.show()
    return made


def test_it_moves_nothing_and_keys_and_clicks_go_past_it(page: QWidget, qtbot: QtBot) -> None:
    (key,) = page.findChildren(QPushButton)
    key.setFocus()
    lay = key.geometry()
    news = News(page)
    news.say("Saved.")
    assert news.isVisible()
    assert news.geometry().bottom() < page.height()
    assert (key.geometry(), page.focusWidget()) == (lay, key)
    assert news.focusPolicy() is Qt.FocusPolicy.NoFocus
    window = page.windowHandle()
    assert page.childAt(news.geometry().center()) is key
    with qtbot.waitSignal(key.clicked, timeout=1000):
        qtbot.mouseClick(window, Qt.MouseButton.LeftButton, pos=news.geometry().center())


def test_a_long_one_is_whole_and_stays_within_the_page(page: QWidget) -> None:
    news = News(page)
    news.say("Saved as " + "/a-folder-with-a-long-name" * 6)
    assert page.rect().contains(news.geometry())
    assert news.height() >= news.heightForWidth(news.width()) > 2 * news.fontMetrics().height()
    assert news.said.endswith("long-name")
    page.resize(700, 300)
    assert page.rect().contains(news.geometry())
    assert abs(news.geometry().center().x() - page.rect().center().x()) <= 1


def test_a_long_path_is_shortened_in_its_middle_to_a_line_and_heard_whole(
    page: QWidget, monkeypatch: pytest.MonkeyPatch
) -> None:
    spoken: list[str] = []
    monkeypatch.setattr(footnote, "announce", lambda widget, text: spoken.append(text))
    path = "/home/somebody/" + "a folder with a long name/" * 8 + "the hand.phh"
    news = News(page)
    news.say(f"Saved as {path}.", path)
    line = news.heightForWidth(news.width())
    assert news.height() == line < 2 * news.fontMetrics().height() + 2
    assert news.text().startswith("Saved as /home/")
    assert news.text().endswith("hand.phh.")
    assert "…" in news.text()
    assert spoken == [news.said] == [f"Saved as {path}."]
    short = news.text()
    page.resize(700, 300)
    assert len(short) < len(news.text()) < len(news.said)
    assert page.rect().contains(news.geometry())
    page.resize(3000, 300)
    assert news.text().replace("\u200b", "") == news.said
    news.say("Saved as /a.phh.", "/a.phh")
    assert news.text() == "Saved as /a.phh."


def test_it_is_spoken_each_time_and_goes_by_itself(
    page: QWidget, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    spoken: list[str] = []
    monkeypatch.setattr(footnote, "announce", lambda widget, text: spoken.append(text))
    monkeypatch.setattr(News, "_FOR", 20)
    news = News(page)
    news.say("Saved.")
    news.say("Saved.")
    assert spoken == ["Saved.", "Saved."]
    qtbot.waitUntil(lambda: not news.said)
    assert not news.isVisible()
