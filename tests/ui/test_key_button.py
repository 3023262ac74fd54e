"""Buttons that show their key."""

from collections.abc import Iterator

import pytest
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.ui.test_theme import contrast
from trainer.text.words import Words
from ui.look import Look
from ui.style_sheet import stylesheet
from ui.theme import DARK, LIGHT, Palette
from ui.widgets.key_button import CAP, KeyButton, cap_width, primary_cap

_GAP = 6
"""Pixels that are at least between a text and its key, and between either and the edge."""


@pytest.fixture(params=[DARK, LIGHT], ids=["dark", "light"])
def palette(request: pytest.FixtureRequest, qapp: QApplication) -> Iterator[Palette]:
    qapp.setStyleSheet(stylesheet(request.param))
    yield request.param
    qapp.setStyleSheet("")


def _shown(qtbot: QtBot, palette: Palette, tone: str, width: int, *, spread: bool = False) -> KeyButton:
    button = KeyButton(Look(Words("en"), palette), "Deal it", "Enter", tone, spread=spread)
    qtbot.addWidget(button)
    button.show()
    button.resize(width or button.sizeHint().width(), 44)
    return button


def _key_at(button: KeyButton, ground: QColor) -> list[int]:
    """The columns, a few pixels above the key's lower edge, that are of its ground."""
    picture = button.grab().toImage()
    row = (button.height() + CAP) // 2 - 3
    return [x for x in range(button.width()) if picture.pixelColor(x, row) == ground]


def test_a_key_on_brass_can_be_read_and_told_from_the_button(palette: Palette) -> None:
    ground = primary_cap(palette).name()
    assert contrast(palette.on_brass, ground) >= 4.5
    assert ground.casefold() != palette.brass.casefold()


@pytest.mark.parametrize("tone", ["", "primary", "low", "toggle_low"])
@pytest.mark.parametrize("spread", [False, True])
def test_its_key_has_room_beside_its_text(qtbot: QtBot, palette: Palette, tone: str, spread: bool) -> None:
    button = _shown(qtbot, palette, tone, 0, spread=spread)
    assert button.shows_key
    ground = primary_cap(palette) if tone == "primary" else QColor(palette.bg3)
    at = _key_at(button, ground)
    said = button.fontMetrics().horizontalAdvance(button.text())
    assert len(at) >= cap_width("Enter") - 6
    assert at[0] - _GAP - said >= _GAP
    assert at[-1] <= button.width() - _GAP


def test_text_and_key_stand_in_the_middle_together_or_at_the_ends(qtbot: QtBot, palette: Palette) -> None:
    together = _key_at(_shown(qtbot, palette, "primary", 400), primary_cap(palette))
    assert together[0] > 200
    assert together[-1] < 300
    apart = _key_at(_shown(qtbot, palette, "primary", 400, spread=True), primary_cap(palette))
    assert 380 <= apart[-1] <= 400 - _GAP


def test_where_there_is_no_room_the_key_is_left_out(qtbot: QtBot, palette: Palette) -> None:
    button = _shown(qtbot, palette, "primary", 0)
    narrow = button.minimumSizeHint().width()
    assert narrow > button.fontMetrics().horizontalAdvance(button.text())
    button.resize(narrow, 44)
    assert not button.shows_key
    assert _key_at(button, primary_cap(palette)) == []
