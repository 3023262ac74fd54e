"""A table in a window of its own, for whatever is tried on it."""

from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from tests.ui.table.tables import LABELS, money, table
from trainer.text.words import Words
from ui.table.scene import TableScene
from ui.table.view import TableView
from ui.theme import DARK


@pytest.fixture
def view(qtbot: QtBot) -> Iterator[TableView]:
    scene = TableScene(LABELS, money, DARK, speed=0)
    made = TableView(scene, Words())
    scene.setParent(made)
    made.setAccessibleName("Table")
    made.resize(1068, 808)
    scene.show(table(8, 3))
    made.show()
    qtbot.waitExposed(made)
    yield made
    scene.finish()
    made.close()
    made.deleteLater()
