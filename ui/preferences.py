"""How somebody wants the program to look and move; kept with the window's own state."""

from dataclasses import dataclass

from PySide6.QtCore import QSettings, Qt
from PySide6.QtWidgets import QApplication

from trainer.text.words import Words
from ui import theme
from ui.look import Look

THEMES = ("system", "dark", "light")
SPEEDS = (0, 1, 2, 3)
"""How quickly things move: not at all, as usual, twice and three times as quickly."""

TEXT_SIZES = (100, 115, 130)
"""The size of texts in percent."""


def speed_names(words: Words) -> dict[int, str]:
    """What each of SPEEDS is called."""
    return {0: words("None"), 1: words("Usual"), 2: words("Twice as quick"), 3: words("Three times as quick")}


@dataclass(frozen=True)
class Preferences:
    """`theme` is one of THEMES, `four_colour` whether each suit has a colour of its own, `speed` one of SPEEDS and
    `text_size` one of TEXT_SIZES."""

    theme: str = "system"
    four_colour: bool = True
    speed: int = 1
    text_size: int = 100

    def look(self, application: QApplication, words: Words) -> Look:
        """What the pages are made with."""
        wanted = self.theme
        if wanted == "system":
            light = application.styleHints().colorScheme() is Qt.ColorScheme.Light
            wanted = "light" if light else "dark"
        palette = theme.LIGHT if wanted == "light" else theme.DARK
        return Look(words, palette, self.four_colour, self.speed)


def load_preferences() -> Preferences:
    """What was kept; what is not there, or is none of what there can be, is as at the first start."""
    kept, usual = QSettings(), Preferences()
    found = str(kept.value("look/theme", usual.theme))
    return Preferences(
        found if found in THEMES else usual.theme,
        str(kept.value("look/deck", "four")) != "two",
        _one_of(SPEEDS, kept.value("look/speed"), usual.speed),
        _one_of(TEXT_SIZES, kept.value("look/text"), usual.text_size),
    )


def save_preferences(preferences: Preferences) -> None:
    """Keep them for the next start."""
    kept = QSettings()
    kept.setValue("look/theme", preferences.theme)
    kept.setValue("look/deck", "four" if preferences.four_colour else "two")
    kept.setValue("look/speed", preferences.speed)
    kept.setValue("look/text", preferences.text_size)


def _one_of(known: tuple[int, ...], kept: object, usual: int) -> int:
    text = str(kept)
    return int(text) if text in map(str, known) else usual
