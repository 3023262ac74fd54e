"""A step of the commentary: the clause that rules it is read there by its name and its source."""

import pytest
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from trainer.text.words import Words
from ui import theme
from ui.demo.bundled import bundled_hand
from ui.demo.entry import LARGE, Entry
from ui.demo.reel import Reel
from ui.look import Look
from ui.style_sheet import stylesheet

REEL = Reel(bundled_hand("eight-to-the-river.phh"))
WORDS = Words("en")


def entries(qtbot: QtBot, *, large: bool) -> list[Entry]:
    look = Look(WORDS, theme.DARK)
    made = [Entry(at, step, REEL.hand.house, look, large=large) for at, step in enumerate(REEL.steps, 1)]
    for each in made:
        qtbot.addWidget(each)
        each.setStyleSheet(stylesheet(theme.DARK))
        each.ensurePolished()
    return made


@pytest.mark.parametrize("large", [False, True])
def test_each_clause_is_named_with_its_source(qapp: QApplication, qtbot: QtBot, large: bool) -> None:
    house, named = REEL.hand.house, 0
    for step, entry in zip(REEL.steps, entries(qtbot, large=large), strict=True):
        shown = {label.text(): label for label in entry.findChildren(QLabel)}
        keys = [reason.clause for reason in step.because] + ([step.clause] if step.clause else [])
        for clause in map(house.clause, keys):
            title = WORDS.clause_title(clause.key.text)
            label = shown[f"{title}: {clause.source}" if clause.source else title]
            # The smallest type is 12 pixels; in the back of a room it is half as large again.
            assert label.font().pixelSize() >= 12 * (LARGE if large else 1)
            assert WORDS.provenance(clause.provenance) in shown
            named += 1
    assert named > 30
