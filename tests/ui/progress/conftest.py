"""A progress page of its own, outside the window."""

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.ui.progress.pages import MakePage
from trainer.houses.loader import load_house
from trainer.text.words import Words
from ui import theme
from ui.look import Look
from ui.pages.progress import ProgressPage
from ui.style_sheet import stylesheet


@pytest.fixture
def make_page(qapp: QApplication, qtbot: QtBot) -> Iterator[MakePage]:
    """Makes a page that is shown, in a size, in a palette, speaking some words."""

    def make(size: tuple[int, int] = (1440, 848), look: Look | None = None) -> ProgressPage:
        look = look or Look(Words("en"), theme.DARK)
        qapp.setFont(theme.Role.BODY.font)
        qapp.setStyleSheet(stylesheet(look.palette))
        page = ProgressPage(look, load_house("cardroom"))
        qtbot.addWidget(page)
        page.resize(*size)
        page.set_compact(size[0] < 1200 or size[1] < 728)
        with qtbot.waitActive(page):
            page.show()
            page.activateWindow()
        return page

    yield make
    qapp.setStyleSheet("")


@pytest.fixture
def page(make_page: MakePage) -> ProgressPage:
    """A page on a wide screen."""
    return make_page()
