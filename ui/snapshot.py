"""Pictures of every page, drawn without a screen: `doorcard snapshot DIR`."""

import json
import os
import sys
import tempfile
from collections.abc import Generator, Sequence
from pathlib import Path

from PySide6.QtCore import (
    QCoreApplication,
    QEvent,
    QMessageLogContext,
    QSettings,
    Qt,
    QtMsgType,
    qInstallMessageHandler,
)
from PySide6.QtWidgets import QApplication, QWidget

from trainer.errors import ContentError
from trainer.settings import Settings
from trainer.text.words import Words
from ui import theme
from ui.app import App, application
from ui.look import Look
from ui.showcase import HOUSE, dialogs, pages

PALETTES = {"dark": theme.DARK, "light": theme.LIGHT}


def snapshot(
    folder: Path,
    *,
    width: int,
    height: int,
    themes: tuple[str, ...],
    scale: float,
    language: str,
    only: Sequence[str] = (),
) -> list[Path]:
    """Draw each page, or `only` those of these names, into `folder` as PAGE-THEME-WxH.png; returns the files made.

    Raises ContentError where there is no page of such a name.
    """
    drawn = tempfile.TemporaryDirectory()
    os.environ.setdefault("QT_QPA_PLATFORM", _offscreen(Path(drawn.name), width, height))
    os.environ["QT_SCALE_FACTOR"] = str(scale)
    qInstallMessageHandler(_without_offscreen_remarks)
    folder.mkdir(parents=True, exist_ok=True)
    made = application()
    drawn.cleanup()
    files = []
    for name in themes:
        # The pictures are the same for everybody and in every theme, and change nobody's settings, nor the call that
        # he is at.
        own = tempfile.TemporaryDirectory()
        QSettings.setPath(QSettings.Format.NativeFormat, QSettings.Scope.UserScope, own.name)
        look = Look(Words(language), PALETTES[name], speed=0)
        app = App(made, Settings(HOUSE, language), look=look)
        app.window.resize(width, height)
        app.window.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)
        app.window.show()
        _settle(made)  # a large window makes its pages anew
        missing, named, shown = set(only), list[str](), _shown(app)
        for page, seen in shown:
            named.append(page)
            if only and page not in only:
                continue
            _settle(made)
            file = folder / f"{page}-{name}-{width}x{height}.png"
            seen.grab().save(str(file))
            files.append(file)
            missing.discard(page)
            if only and not missing:
                break
        shown.close()
        app.window.close()
        app.window.deleteLater()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        own.cleanup()
        if missing:
            facts = {"pages": ", ".join(named)}
            raise ContentError("snapshot_page", found=min(missing), where=("--page",), facts=facts)
    return files


def _offscreen(folder: Path, width: int, height: int) -> str:
    """A screen as large as the window: no box that it opens is larger."""
    screen = {"name": "snapshot", "x": 0, "y": 0, "width": width, "height": height}
    file = folder / "screens.json"
    file.write_text(json.dumps({"screens": [{**screen, "logicalDpi": 96, "logicalBaseDpi": 96, "dpr": 1}]}))
    return f"offscreen:configfile={file}"


def _shown(app: App) -> Generator[tuple[str, QWidget]]:
    """What there is to picture: the window page after page, and the boxes that it opens."""
    for page in pages(app):
        yield page, app.window
    for name, box in dialogs(app):
        box.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)
        box.show()
        yield name, box


def _without_offscreen_remarks(kind: QtMsgType, context: QMessageLogContext, message: str) -> None:
    """Drawing without a screen, Qt remarks for each window that there is no screen."""
    if not message.startswith("This plugin does not support"):
        print(message, file=sys.stderr)


def _settle(made: QApplication) -> None:
    for _ in range(6):  # a page may go on after its first paint, a step at a time
        made.processEvents()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
