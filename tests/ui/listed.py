"""The keys that there are on a page, and those of them that the list of keys leaves out."""

import re
from collections.abc import Iterator

from PySide6.QtGui import QAction, QKeySequence, QShortcut
from PySide6.QtWidgets import QLabel, QMainWindow, QWidget

from trainer.text.words import Words
from ui.pages.keys import keys
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


def there(window: QMainWindow, page: QWidget) -> list[set[str]]:
    """The keys of the window and of the page on it: those of actions and shortcuts, and those that the page shows on
    itself. Of those that do the same, one is to be listed."""
    of_window = [{_named(each) for each in action.shortcuts()} for action in window.actions() if action.shortcuts()]
    return [*of_window, *_taken(page), *({cap} for cap in _shown(page))]


def unlisted(keys_there: list[set[str]], name: str) -> list[str]:
    """Those of them that the list does not name for the page called `name`."""
    known = _listed(name)
    return sorted({" or ".join(sorted(any_of)) for any_of in keys_there if not any_of & known})


def _single(listed: str) -> Iterator[str]:
    """Each key of a line of the list: `A – Y` is all from A to Y, `← →` are two."""
    found = re.fullmatch(r"(.*?)(\w) – (\w)(.*)", listed)
    while found:
        before, first, last, after = found.groups()
        yield from _single(before.strip())
        yield from map(chr, range(ord(first), ord(last) + 1))
        listed = after.strip()
        found = re.fullmatch(r"(.*?)(\w) – (\w)(.*)", listed)
    yield from listed.split()


def _listed(page: str) -> set[str]:
    """What the list says of a page, and of all."""
    sections = keys(Words("en"))
    section = next(name for beginning, name in _SECTIONS.items() if page.startswith(beginning))
    lines = [*sections["Everywhere"], *sections[section]]
    return {each for line, _ in lines for each in _single(line)}


def _taken(widget: QWidget) -> Iterator[set[str]]:
    """The keys that something takes by itself."""
    for shortcut in widget.findChildren(QShortcut):
        yield {_named(shortcut.key())}
    for action in widget.findChildren(QAction):
        if action.shortcuts():
            yield {_named(sequence) for sequence in action.shortcuts()}


def _named(sequence: QKeySequence) -> str:
    text = sequence.toString()
    return _SIGNS.get(text) or _SHORT.get(text) or text


def _shown(page: QWidget) -> Iterator[str]:
    """The keys that a page shows on itself, and in the line below."""
    for cap in page.findChildren(QLabel):
        if cap.property("tone") == "key" and cap.isVisible():
            yield cap.text().replace("Ctrl ", "Ctrl+")
    for bar in page.findChildren(HintBar):
        for hint in bar.accessibleName().split("; ") if bar.isVisible() else ():
            keys = re.match(r"(Ctrl \w|\S+–\S+|[^a-z\s](?: [^a-z\s])*(?= )|\S+)", hint)
            assert keys is not None
            yield from _single(keys[0].replace("Ctrl ", "Ctrl+").replace("–", " – "))
