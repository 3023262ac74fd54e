"""Every page there is in the smallest window: nothing is cut, every key is listed, whatever the keys reach is seen and
has a name, every table is heard, and the bar has its keys. They are gone through once for all of it, which takes long.
"""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QScrollArea
from pytestqt.qtbot import QtBot

from tests.sample import sampled
from tests.ui.cut import cut
from tests.ui.listed import there, unlisted
from tests.ui.program import bar_key, settle
from tests.ui.reach import amiss
from tests.ui.reading import read
from trainer.settings import Settings
from trainer.text.words import Words
from ui import fonts, theme
from ui.app import App
from ui.look import Look
from ui.preferences import Preferences, save_preferences
from ui.showcase import pages
from ui.table.view import TableView

# The largest texts are the first to be cut.
LOOKS = ([130, theme.DARK], [115, theme.DARK], [100, theme.DARK], [100, theme.LIGHT])


@pytest.fixture(params=sampled(LOOKS, len(LOOKS)), ids=lambda look: f"{look[0]}-{'dark' if look[1].dark else 'light'}")
def app(request: pytest.FixtureRequest, qapp: QApplication, qtbot: QtBot) -> Iterator[App]:
    size, palette = request.param
    save_preferences(Preferences(text_size=size))
    made = App(qapp, Settings("cardroom", "en"), look=Look(Words("en"), palette))
    qtbot.addWidget(made.window)
    made.window.resize(1024, 700)
    with qtbot.waitExposed(made.window):
        made.window.show()
    yield made
    qapp.setStyleSheet("")
    fonts.set_text_size(100)


def missing_in_bar(app: App) -> Iterator[str]:
    """The keys of the bar that are not to be seen, or are covered."""
    for name in ("Light colours" if app.window.look.palette.dark else "Dark colours", "All keys", "Menu"):
        key = bar_key(app, name)
        box = key.rect().translated(key.mapTo(app.window, QPoint(0, 0)))
        if not app.window.rect().contains(box) or app.window.childAt(box.center()) is not key:
            yield f"{name} at {box}"


def unheard(table: TableView) -> Iterator[str]:
    """What a screen reader does not say of a table that it shows."""
    assert table.drawn is not None
    top, *parts = read(table)
    said = [each for each in parts if each.depth == 1]
    places = table.drawn.table.seats, *table.drawn.table.empty
    # Beside the seats: the pot, the stub, the burns and what lies in the middle.
    if len(said) != sum(map(len, places)) + 4:
        yield f"{len(said)} things on the table"
    yield from (f"{each.role} without a name" for each in (top, *parts) if not each.name)


def test_a_page_lacks_nothing(app: App, qtbot: QtBot) -> None:
    window, known, found = app.window, set[object](), list[str]()
    tables = keys = 0
    for name in pages(app):
        settle()
        assert window.size().toTuple() == (1024, 700), name
        page = window._stack.currentWidget()
        assert page is not None
        found += [f"{name}, cut: {each}" for each in cut(window)]
        found += [f"{name}, in the bar: {each}" for each in missing_in_bar(app)]
        keys_there = there(window, page)
        keys += len(keys_there)
        found += [f"{name}, not listed: {each}" for each in unlisted(keys_there, name)]
        for view in window.findChildren(TableView):
            if view.isVisible() and view.drawn is not None:
                tables += 1
                found += [f"{name}, unheard: {each}" for each in unheard(view)]
        window.activateWindow()
        qtbot.waitUntil(window.isActiveWindow)
        page.setFocus()
        for area in page.findChildren(QScrollArea):
            area.verticalScrollBar().setValue(0)  # as on a page just opened
        # With the page itself the keys are nowhere in particular.
        nowhere = QApplication.focusWidget()
        assert nowhere is not None
        if name == "floor":
            QTest.keyClick(nowhere, Qt.Key.Key_F6)
        found += [f"{name}, reached: {each}" for each in amiss(window, nowhere, known)]
    assert not found, "\n".join(found)
    # Far more than a dozen kinds of buttons and of what is drawn by the program itself are reached by the keys.
    assert len(known) > 25
    assert keys > 200
    assert tables > 20
