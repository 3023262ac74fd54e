"""What is on the table as a picture, and the hand as a file: each written whole, or not at all."""

import re
import unicodedata
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from PySide6.QtCore import QByteArray, QIODevice, QMarginsF, QRectF, QSaveFile, QSizeF, Qt
from PySide6.QtGui import QImage, QImageWriter, QPageSize, QPaintDevice, QPainter, QPdfWriter
from PySide6.QtSvg import QSvgGenerator
from PySide6.QtWidgets import QGraphicsScene

from trainer.notation.hand import Hand
from trainer.notation.phh_write import write_phh

PICTURES: Final = (".png", ".svg", ".pdf")
"""How pictures end; the first is proposed."""
HANDS: Final = (".phh",)
_SHARPER: Final = 2
"""Pixels of a picture for one of the window."""
_DPI: Final = 288
_POINTS: Final = 72
_LONGEST: Final = 60
_RESERVED: Final = re.compile(r"(con|prn|aux|nul|com\d|lpt\d)", re.IGNORECASE)


def file_name(*parts: str) -> str:
    """A file's name, without its ending, out of what may have come from anywhere: letters, digits and hyphens."""
    whole = unicodedata.normalize("NFC", " ".join(parts))
    # A mark belongs to the letter that it stands on.
    kept = "".join(each if unicodedata.category(each)[0] in "LMN" else "-" for each in whole)
    name = re.sub("-+", "-", kept).strip("-")[:_LONGEST].rstrip("-").lower()
    return "-".join(filter(None, ("hand", name))) if not name or _RESERVED.fullmatch(name) else name


def with_ending(path: Path, wanted: str, endings: Sequence[str]) -> Path:
    """`path` with the ending that it is to be written under, one of `endings`: its own where somebody has typed one of
    them, else the `wanted` one in the place of the first, which was proposed. A point in a name ends nothing."""
    own, proposed = path.suffix.lower(), endings[0]
    if own == wanted or (own in endings and own != proposed):
        return path
    return path.with_name((path.stem if own == proposed else path.name) + wanted)


def save_picture(scene: QGraphicsScene, path: Path) -> None:
    """The scene as PNG, SVG or PDF, as the name ends. Raises OSError where it cannot be written, ValueError for
    another ending."""
    size = scene.sceneRect().size()
    match path.suffix.lower():
        case ".png":
            image = QImage((size * _SHARPER).toSize(), QImage.Format.Format_ARGB32_Premultiplied)
            image.fill(Qt.GlobalColor.transparent)
            _draw(scene, image, size * _SHARPER)
            file = _opened(path)
            _committed(file, QImageWriter(file, QByteArray(b"png")).write(image))
        case ".svg":
            file = _opened(path)
            svg = QSvgGenerator()
            svg.setOutputDevice(file)
            svg.setSize((size * _SHARPER).toSize())
            svg.setViewBox(QRectF(0, 0, size.width() * _SHARPER, size.height() * _SHARPER))
            svg.setTitle(path.stem)
            _draw(scene, svg, size * _SHARPER)
            _committed(file, True)
        case ".pdf":
            file = _opened(path)
            pdf = QPdfWriter(file)
            pdf.setResolution(_DPI)
            pdf.setTitle(path.stem)
            pdf.setPageSize(QPageSize(size, QPageSize.Unit.Point))
            pdf.setPageMargins(QMarginsF(0, 0, 0, 0))
            _draw(scene, pdf, size * (_DPI / _POINTS))
            _committed(file, True)
        case other:
            raise ValueError(other)


def save_hand(hand: Hand, path: Path) -> None:
    """The hand as a PHH document. Raises OSError where it cannot be written."""
    content = write_phh(hand).encode()
    file = _opened(path)
    _committed(file, file.write(content) == len(content))


def _draw(scene: QGraphicsScene, device: QPaintDevice, size: QSizeF) -> None:
    painter = QPainter(device)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
    scene.render(painter, QRectF(0, 0, size.width(), size.height()), scene.sceneRect())
    painter.end()


def _opened(path: Path) -> QSaveFile:
    file = QSaveFile(str(path))
    if not file.open(QIODevice.OpenModeFlag.WriteOnly):
        raise OSError(file.errorString())
    return file


def _committed(file: QSaveFile, whole: bool) -> None:
    if not whole:
        file.cancelWriting()
    if not file.commit():
        raise OSError(file.errorString())
