"""The type the program brings along: Noto Sans, and Noto Sans Thai behind it.

Both come as variable fonts, of which Qt finds one style only: a weight is therefore set on the font's own axis, not
with `QFont.setWeight` or a style sheet, which would smear the regular outlines or do nothing.
"""

from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Final

from PySide6.QtCore import QMargins
from PySide6.QtGui import QFont, QFontDatabase

FAMILIES: Final = ("Noto Sans", "Noto Sans Thai")

# Each package holds one upright and perhaps an italic file. Asking the packages' own registry for the path would read
# the metadata of everything installed, which costs a start more than all the rest of this module.
_PACKAGES: Final = ("fontpkg_noto_sans", "fontpkg_noto_sans_thai")

_WEIGHT: Final = QFont.Tag("wght")
_WIDTH: Final = QFont.Tag("wdth")


_wanted, _growth = [100], [1.0]

_LARGE: Final = ((2, 3600, 2000), (1.5, 2700, 1500))
"""From which width and height of a window on things are so much larger."""


class FontMissing(Exception):
    """A packaged font that cannot be loaded; the argument is its file or package."""


@cache
def load() -> None:
    """Makes the packaged fonts known to Qt; once, after the application object. Raises FontMissing."""
    for package in _PACKAGES:
        place = import_module(package).__file__
        if place is None:
            raise FontMissing(package)
        upright = [file for file in Path(place).parent.glob("files/*.ttf") if "Italic" not in file.name]
        for file in upright:
            if QFontDatabase.addApplicationFont(str(file)) < 0:
                raise FontMissing(str(file))
        if not upright:
            raise FontMissing(package)


def font(size: int, weight: int = 400, width: float = 100) -> QFont:
    """The program's type at `size` logical pixels; `weight` from 100 to 900, `width` from 62.5 to 100 percent."""
    return QFont(_font(size, weight, width))


@cache
def _font(size: int, weight: int, width: float) -> QFont:
    # Setting an axis takes long, and there are few fonts but many texts.
    load()
    made = QFont(list(FAMILIES))
    made.setPixelSize(size)
    made.setVariableAxis(_WEIGHT, weight)
    if width != 100:
        made.setVariableAxis(_WIDTH, width)
    return made


def wanted_size() -> int:
    """The size that texts are wanted in, in percent of what they have in such a window."""
    return _wanted[0]


def text_size() -> float:
    """The size of texts in percent: as they are wanted, and larger in a large window."""
    return _wanted[0] * _growth[0]


def set_text_size(percent: int, growth: float = 1) -> None:
    """Want texts in another size, and everything beside the table so much larger; what has been made before keeps its
    own."""
    _wanted[0], _growth[0] = percent, growth


def growth() -> float:
    """How much larger everything beside the table is than in a window of the usual size."""
    return _growth[0]


def growth_in(width: int, height: int) -> float:
    """How much larger everything beside the table is in a window of so many logical pixels: where the table fills a
    large screen, what is read beside it is seen from as far."""
    return next((growth for growth, across, down in _LARGE if width >= across and height >= down), 1)


def grown(pixels: float) -> int:
    """A length beside the table, which does not depend on how large texts are wanted."""
    return round(pixels * _growth[0])


def edges(left: float, above: float, right: float, below: float) -> QMargins:
    """What is left free round something beside the table, where each is so much in a window of the usual size."""
    return QMargins(grown(left), grown(above), grown(right), grown(below))


def scaled(pixels: int) -> int:
    """A width that holds texts, for the size that they are wanted in."""
    return round(pixels * text_size() / 100)
