"""The type the program brings along: Noto Sans, and Noto Sans Thai behind it.

Both come as variable fonts, of which Qt finds one style only: a weight is therefore set on the font's own axis, not
with `QFont.setWeight` or a style sheet, which would smear the regular outlines or do nothing.
"""

from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Final

from PySide6.QtGui import QFont, QFontDatabase

FAMILIES: Final = ("Noto Sans", "Noto Sans Thai")

# Each package holds one upright and perhaps an italic file. Asking the packages' own registry for the path would read
# the metadata of everything installed, which costs a start more than all the rest of this module.
_PACKAGES: Final = ("fontpkg_noto_sans", "fontpkg_noto_sans_thai")

_WEIGHT: Final = QFont.Tag("wght")
_WIDTH: Final = QFont.Tag("wdth")


_wanted = [100]


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


def text_size() -> int:
    """The size that texts are wanted in, in percent."""
    return _wanted[0]


def set_text_size(percent: int) -> None:
    """Want texts in another size; what has been made before keeps its own."""
    _wanted[0] = percent


def scaled(pixels: int) -> int:
    """A width that holds texts, for the size that they are wanted in."""
    return round(pixels * text_size() / 100)
