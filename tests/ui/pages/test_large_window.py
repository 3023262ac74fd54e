"""A window that fills a large screen, where nothing is larger than it was made: what is read beside the table is."""

from collections.abc import Iterator

import pytest
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from tests.sample import WHOLE
from tests.ui.cut import cut
from tests.ui.program import practice, settle
from trainer.settings import Settings
from trainer.text.words import Words
from ui import fonts, theme
from ui.app import App
from ui.look import Look
from ui.preferences import Preferences, save_preferences
from ui.showcase import pages
from ui.style_sheet import stylesheet
from ui.theme import DARK, Role

LARGE = (3840, 2160)


@pytest.fixture
def large(qapp: QApplication, qtbot: QtBot, request: pytest.FixtureRequest) -> Iterator[App]:
    """The program in a window of 3840 by 2160 logical pixels, with texts as large as a test asks for."""
    save_preferences(Preferences(text_size=getattr(request, "param", 100)))
    made = App(qapp, Settings("cardroom", "en"), look=Look(Words("en"), theme.DARK, speed=0))
    qtbot.addWidget(made.window)
    made.window.resize(*LARGE)
    with qtbot.waitExposed(made.window):
        made.window.show()
    settle()
    yield made
    qapp.setStyleSheet("")
    fonts.set_text_size(100)


@pytest.mark.parametrize(
    ("width", "height", "growth"),
    [
        (1024, 700, 1),
        (1920, 1080, 1),
        (2560, 1440, 1),
        (3840, 1400, 1),  # wide, and not high
        (3000, 1600, 1.5),
        (3840, 2160, 2),
        (3800, 2040, 2),  # without the bars of a desktop
        (5120, 2880, 2),
    ],
)
def test_how_much_larger_it_is_goes_by_both_ways(width: int, height: int, growth: float) -> None:
    assert fonts.growth_in(width, height) == growth


def test_texts_and_their_panel_are_twice_as_large(large: App) -> None:
    large.window.begin(None, skill="bring_in.plain", seed=1)
    settle()
    panel = practice(large).panel
    assert panel.width() == 744  # twice 372
    sizes = {each.font().pixelSize() for each in panel.findChildren(QLabel) if each.text()}
    # Title 24, amount 32, heading 15, body 14, small 13, label 12, key 11.
    assert sizes <= {48, 64, 30, 28, 26, 24, 22}
    assert 48 in sizes


@pytest.mark.long
@pytest.mark.parametrize("large", [130, 100], indirect=True)
def test_no_text_is_cut_in_a_large_window(large: App) -> None:
    found: list[str] = []
    for name in pages(large):
        if name == "finished" and not WHOLE:
            break  # home and every kind of question have been seen
        if name.startswith(("practice", "demo", "floor", "river", "home")):
            settle()
            found += [f"{name}: {each}" for each in cut(large.window)]
    assert not found, "\n".join(found)


def test_a_window_that_grows_takes_what_it_holds_along(app: App, qtbot: QtBot) -> None:
    app.window.begin(None, skill="bring_in.plain", seed=1)
    seat = app.bridge.question.table.live[0].number
    QTest.keyClick(practice(app), str(seat))
    assert Role.BODY.font.pixelSize() == 14
    for size, pixels in ((LARGE, 28), ((1440, 900), 14)):
        app.window.resize(*size)
        qtbot.waitUntil(lambda pixels=pixels: Role.BODY.font.pixelSize() == pixels)
        settle()
        answer = practice(app)._answer
        assert answer is not None
        assert answer.kept()[0] == seat
    before = app.window.centralWidget()
    app.window.resize(1500, 950)
    settle()
    assert app.window.centralWidget() is before


def test_lengths_grow_in_the_style_and_lines_too() -> None:
    try:
        fonts.set_text_size(100, 2)
        style = stylesheet(DARK)
    finally:
        fonts.set_text_size(100)
    assert "min-height: 84px" in style  # a primary key of 42
    assert "2px solid" in style
    assert " 1px solid" not in style
    assert "border-radius: 16px" in style  # a box's 8
    assert "border-radius: 23px" in style  # a chip's 13: a little less than twice, else it is no half circle
