"""The settings: colours, deck, motion and the size of texts."""

from collections.abc import Mapping
from dataclasses import replace
from functools import partial
from typing import Any

from PySide6.QtCore import QLocale, Qt, Signal
from PySide6.QtWidgets import (
    QButtonGroup,
    QDialog,
    QGridLayout,
    QHBoxLayout,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from ui.fonts import edges, grown
from ui.look import Look
from ui.preferences import TEXT_SIZES, THEMES, Preferences, speed_names
from ui.theme import Role, dress
from ui.widgets.label import label


class SettingsDialog(QDialog):
    """`changed` carries the preferences as soon as one of them is chosen."""

    changed = Signal(object)

    def __init__(self, look: Look, preferences: Preferences, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look, self.preferences = look, preferences
        words = look.words
        self.setWindowTitle(words("Settings"))
        column = QVBoxLayout(self)
        column.setContentsMargins(edges(28, 24, 28, 24))
        column.setSpacing(grown(18))
        column.addWidget(label(words("Settings"), Role.TITLE))
        grid = QGridLayout()
        grid.setHorizontalSpacing(grown(24))
        grid.setVerticalSpacing(grown(14))
        column.addLayout(grid)
        self.groups: dict[str, QButtonGroup] = {}
        themes = {"system": words("As the system"), "dark": words("Dark"), "light": words("Light")}
        decks = {True: words("Four colours"), False: words("Two colours")}
        sizes = {size: words("{percent}%", percent=size) for size in TEXT_SIZES}
        rows: tuple[tuple[str, str, Mapping[Any, str]], ...] = (
            ("theme", words("Colours"), {each: themes[each] for each in THEMES}),
            ("four_colour", words("Deck"), decks),
            ("speed", words("Motion"), speed_names(words)),
            ("text_size", words("Size of texts"), sizes),
        )
        for row, (field, title, options) in enumerate(rows):
            grid.addWidget(label(title, Role.HEADING), row, 0)
            grid.addWidget(self._choice(field, title, options), row, 1)
        grid.setColumnStretch(1, 1)
        language = QLocale.languageToString(QLocale(words.language).language())
        about = words("Language: {language}. More languages come as translations are made.", language=language)
        column.addWidget(label(about, Role.SMALL, "quiet", wrap=True))
        buttons = QHBoxLayout()
        buttons.addStretch(1)
        close = QPushButton(words("Close"))
        dress(close, Role.HEADING, "")
        close.setDefault(True)
        close.clicked.connect(self.accept)
        buttons.addWidget(close)
        column.addLayout(buttons)

    def _choice(self, field: str, title: str, options: Mapping[Any, str]) -> QWidget:
        made = QWidget()
        row = QHBoxLayout(made)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(grown(6))
        group = self.groups[field] = QButtonGroup(self)
        for value, text in options.items():
            button = QPushButton(text)
            button.setCheckable(True)
            dress(button, Role.BODY, "segment")
            button.setAutoDefault(False)
            button.setAccessibleName(f"{title}: {text}")
            button.clicked.connect(partial(self._take, field, value))
            group.addButton(button)
            # Tab comes to the one that is chosen: by itself it would come to the first.
            chosen = value == getattr(self.preferences, field)
            button.setChecked(chosen)
            button.setFocusPolicy(Qt.FocusPolicy.StrongFocus if chosen else Qt.FocusPolicy.ClickFocus)
            row.addWidget(button)
        row.addStretch(1)
        return made

    def _take(self, field: str, value: Any, _: bool = False) -> None:
        preferences = replace(self.preferences, **{field: value})
        if preferences != self.preferences:
            self.preferences = preferences
            self.changed.emit(preferences)
