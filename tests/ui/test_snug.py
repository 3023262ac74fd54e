"""An area that is as high as what it holds."""

import pytest
from PySide6.QtWidgets import QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from ui.widgets.snug import Snug, SnugArea


@pytest.mark.parametrize(("held", "fits"), [(700, True), (900, False)])
def test_whether_all_fits_is_known_before_it_is_seen(qtbot: QtBot, held: int, fits: bool) -> None:
    content, tall, window = Snug(), QWidget(), QWidget()
    qtbot.addWidget(window)
    tall.setFixedHeight(held)
    inside, column = QVBoxLayout(content), QVBoxLayout(window)
    for layout in (inside, column):
        layout.setContentsMargins(0, 0, 0, 0)
    inside.addWidget(tall)
    area = SnugArea(content)
    column.addWidget(area)
    column.addStretch(1)
    window.resize(400, 800)
    area.fit()
    column.activate()
    assert area.fits is fits
    assert area.height() == min(held, 800)
