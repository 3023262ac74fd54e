"""The list of keys names every key there is: those of actions and shortcuts, and those that a page shows on itself."""

import re
from collections.abc import Iterator

import pytest
from PySide6.QtGui import QAction, QKeySequence, QShortcut
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from trainer.text.words import Words
from ui import fonts, theme
from ui.app import App
from ui.look import Look
from ui.pages.keys import KeysDialog, keys
from ui.showcase import pages
from ui.widgets.bars import HintBar

_SECTIONS = {
    "home": "Home",
    "lesson": "Learn",
    "practice": "Practice",
    "finished": "After a session",
    "river": "River lab",
    "floor": "Floor call",
    "progress": "Progress",
    "house": "Houses",
    "demo": "Demo",
}
"""The part of the list for a page, by what its name begins with."""

_SIGNS = {"Left": "←", "Right": "→", "Up": "↑", "Down": "↓", "Minus": "−", "Backspace": "⌫"}
# A question shows on itself how its parts are numbered, and a card which number picks it.
_SHORT = {"Escape": "Esc", "Return": "Enter", "Del": "Del"}


def single(listed: str) -> Iterator[str]:
    """Each key of a line of the list: `A – Y` is all from A to Y, `← →` are two."""
    found = re.fullmatch(r"(.*?)(\w) – (\w)(.*)", listed)
    while found:
        before, first, last, after = found.groups()
        yield from single(before.strip())
        yield from map(chr, range(ord(first), ord(last) + 1))
        listed = after.strip()
        found = re.fullmatch(r"(.*?)(\w) – (\w)(.*)", listed)
    yield from listed.split()


def listed(page: str) -> set[str]:
    """What the list says of a page, and of all."""
    sections = keys(Words("en"))
    section = next(name for beginning, name in _SECTIONS.items() if page.startswith(beginning))
    lines = [*sections["Everywhere"], *sections[section]]
    return {each for line, _ in lines for each in single(line)}


def taken(widget: QWidget) -> Iterator[set[str]]:
    """The keys that something takes by itself; of those that do the same, one is to be listed."""
    for shortcut in widget.findChildren(QShortcut):
        yield {named(shortcut.key())}
    for action in widget.findChildren(QAction):
        if action.shortcuts():
            yield {named(sequence) for sequence in action.shortcuts()}


def named(sequence: QKeySequence) -> str:
    text = sequence.toString()
    return _SIGNS.get(text) or _SHORT.get(text) or text


def shown(page: QWidget) -> Iterator[str]:
    """The keys that a page shows on itself, and in the line below."""
    for cap in page.findChildren(QLabel):
        if cap.property("tone") == "key" and cap.isVisible():
            yield cap.text().replace("Ctrl ", "Ctrl+")
    for bar in page.findChildren(HintBar):
        for hint in bar.accessibleName().split("; ") if bar.isVisible() else ():
            keys = re.match(r"(Ctrl \w|\S+–\S+|[^a-z\s](?: [^a-z\s])*(?= )|\S+)", hint)
            assert keys is not None
            yield from single(keys[0].replace("Ctrl ", "Ctrl+").replace("–", " – "))


def test_every_key_there_is_is_listed(app: App) -> None:
    missing: list[str] = []
    counted = 0
    for name in pages(app):
        QApplication.processEvents()
        page = app.window._stack.currentWidget()
        assert page is not None
        known = listed(name)
        of_window = [
            {named(each) for each in action.shortcuts()} for action in app.window.actions() if action.shortcuts()
        ]
        for any_of in [*of_window, *taken(page), *({cap} for cap in shown(page))]:
            counted += 1
            if not any_of & known:
                missing.append(f"{name}: {' or '.join(sorted(any_of))}")
    assert not missing, "\n".join(sorted(set(missing)))
    assert counted > 200


def test_no_key_is_listed_twice_for_a_page() -> None:
    for section, lines in keys(Words("en")).items():
        said = [does for _, does in lines]
        assert len(said) == len(set(said)), section


@pytest.mark.parametrize("percent", [100, 130])
def test_the_list_fits_the_smallest_screen_and_is_read_to_its_end(qtbot: QtBot, percent: int) -> None:
    fonts.set_text_size(percent)
    try:
        dialog = KeysDialog(Look(Words("en"), theme.DARK))
        qtbot.addWidget(dialog)
        with qtbot.waitExposed(dialog):
            dialog.show()
        dialog.resize(900, 600)
        QApplication.processEvents()
        bar = dialog._area.verticalScrollBar()
        inside = dialog._area.widget()
        assert inside.height() - dialog._area.viewport().height() == bar.maximum()
        # Across nothing is left out either: it scrolls where the texts are large.
        across = dialog._area.horizontalScrollBar()
        assert inside.width() - dialog._area.viewport().width() == across.maximum()
    finally:
        fonts.set_text_size(100)
