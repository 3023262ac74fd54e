"""The words below stub, community card and burns: whole, however small the table."""

import pytest
from pytestqt.qtbot import QtBot

from tests.ui.table.tables import LABELS, money, table
from trainer.text.words import Words
from ui.table import ink
from ui.table.marks import Marks
from ui.table.scene import TableScene
from ui.table.view import TableView
from ui.theme import DARK


@pytest.mark.parametrize(("width", "height"), [(1440, 808), (704, 430), (600, 480)])
def test_the_place_of_the_community_card_is_named_in_full(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, width: int, height: int
) -> None:
    written: list[str] = []
    write = ink.write_centred
    monkeypatch.setattr(ink, "write_centred", lambda *args: (written.append(args[2]), write(*args)))
    scene = TableScene(LABELS, money, DARK, speed=0)
    view = TableView(scene, Words())
    scene.setParent(view)
    qtbot.addWidget(view)
    view.resize(width, height)
    scene.show(table(8, 3))
    view.grab()
    assert "Community card" in written
    assert not any("…" in text for text in written)
    # A line of its own goes before: the name has to do with what is left.
    written.clear()
    scene.show(table(8, 3), Marks(middle="Nobody acts"))
    view.grab()
    assert "Nobody acts" in written
