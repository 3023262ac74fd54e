"""What the demo shows while no hand is open: the hands that come with the program, under their topics."""

from PySide6.QtWidgets import QApplication, QLabel, QPushButton
from pytestqt.qtbot import QtBot

from trainer.skills import Topic
from trainer.text.words import Words
from ui import theme
from ui.demo.bundled import BUNDLED
from ui.demo.welcome import Welcome
from ui.look import Look

WORDS = Words("en")


def test_each_hand_stands_below_its_topic_and_says_what_else_it_shows(qapp: QApplication, qtbot: QtBot) -> None:
    page = Welcome(Look(WORDS, theme.DARK))
    qtbot.addWidget(page)
    page.resize(1024, 4000)
    page.show()
    QApplication.processEvents()
    topics = [WORDS.topic(topic) for topic in Topic]
    heads = {label.text(): label for label in page.findChildren(QLabel) if label.text() in topics}
    assert {*heads} == {*topics}
    tops = sorted((head.mapTo(page, head.rect().topLeft()).y(), text) for text, head in heads.items())
    tiles = {tile.accessibleName(): tile for tile in page.findChildren(QPushButton)}
    for hand in BUNDLED.values():
        first, *others = (WORDS.topic(topic) for topic in hand.topics)
        tile = tiles[hand.title]
        y = tile.mapTo(page, tile.rect().topLeft()).y()
        assert [text for top, text in tops if top < y][-1] == first
        assert tile.accessibleDescription() == f"{', '.join([first, *others])}: {hand.about}"
        shown = " ".join(label.text() for label in tile.findChildren(QLabel))
        assert all(other in shown for other in others)


def test_a_hand_that_is_chosen_is_told_by_its_file(qapp: QApplication, qtbot: QtBot) -> None:
    page = Welcome(Look(WORDS, theme.DARK))
    qtbot.addWidget(page)
    (tile,) = [each for each in page.findChildren(QPushButton) if each.accessibleName() == "One chip over"]
    with qtbot.waitSignal(page.chosen) as told:
        tile.click()
    assert told.args == ["one-chip-over.phh"]
