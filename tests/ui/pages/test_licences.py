"""Whose work is in the program, and under which terms: each to be read in full, as its package brings it."""

from importlib.metadata import distribution
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, qVersion
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from ui import licences
from ui.app import App
from ui.licences import Part, parts
from ui.pages.licences import LicencesDialog

ROOT = Path(__file__).parents[3]


def part(name: str) -> Part:
    (found,) = [each for each in parts() if each.name == name]
    return found


def test_the_programs_own_licence_is_the_one_that_lies_beside_it() -> None:
    ((_, text),) = part("Doorcard").texts
    assert text == (ROOT / "LICENSE").read_text(encoding="utf-8")


def test_the_texts_are_those_that_the_packages_bring() -> None:
    assert part("Qt").version == qVersion()
    ((_, text),) = part("fontpkg-noto-sans").texts
    assert "SIL OPEN FONT LICENSE" in text
    ((_, text),) = part("Python").texts
    assert "PYTHON SOFTWARE FOUNDATION LICENSE" in text
    # Qt's package brings none, and a licence that names nobody is the same in all.
    for name in ("Qt", "PySide6_Essentials", "shiboken6"):
        borrowed = part(name)
        assert borrowed.lent_by.startswith("psycopg")
        assert "GNU LESSER GENERAL PUBLIC LICENSE" in borrowed.texts[0][1]
    # Several of one name are all there.
    assert len(part("numpy").texts) > 5


def test_every_library_that_is_needed_is_named_and_none_that_only_developers_have() -> None:
    named = {each.name.lower().replace("_", "-") for each in parts()}
    wanted = [line for line in distribution("doorcard").requires or () if "extra" not in line]
    assert len(wanted) >= 9
    for line in wanted:
        assert any(line.lower().startswith(name) for name in named), line
    assert {"psycopg-binary", "numpy", "shiboken6", "mako"} <= named
    assert not {"pytest", "ruff", "hypothesis"} & named


def test_no_text_is_lent_that_names_somebody(monkeypatch: pytest.MonkeyPatch) -> None:
    lender = Part("one", "1", "MIT", (("LICENSE", "Copyright of somebody"),))
    assert licences._with_text(Part("two", "1", "MIT", ()), [lender]).texts == ()


def test_the_menu_opens_them_and_keys_go_through_them(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[LicencesDialog] = []
    monkeypatch.setattr(LicencesDialog, "exec", lambda dialog: opened.append(dialog))
    next(action for action in app.window.actions() if action.text() == "Licences").trigger()
    (dialog,) = opened
    assert dialog.text.toPlainText() == part("Doorcard").texts[0][1].replace("\r", "")
    dialog.show()
    dialog.list.setFocus()
    QTest.keyClick(dialog.list, Qt.Key.Key_Down)
    assert "PYTHON SOFTWARE FOUNDATION LICENSE" in dialog.text.toPlainText()
    assert dialog.text.accessibleName() == "Licence of Python"
    dialog.close()
    dialog.deleteLater()


def test_who_brings_no_text_is_said_to_bring_none_and_no_line_covers_another(
    app: App, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    silent, spoken = Part("silent", "1", "MIT", ()), Part("spoken", "2", "", (("LICENSE", "Words."),))
    monkeypatch.setattr("ui.pages.licences.parts", lambda: (silent, spoken))
    dialog = LicencesDialog(app.window.look)
    qtbot.addWidget(dialog)
    with qtbot.waitExposed(dialog):
        dialog.show()

    def said() -> set[str]:
        return {each.text() for each in dialog.findChildren(QLabel) if each.isVisible()}

    assert {"MIT", "silent brings no text of its licence."} <= said()
    dialog.list.setCurrentRow(1)
    assert "No name of its licence is given." in said()
    assert not any("brings" in each for each in said())
    first, second = (dialog.list.visualItemRect(dialog.list.item(at)) for at in range(2))
    # Six pixels above and below, as other lists have them.
    assert first.height() >= dialog.list.fontMetrics().height() + 12
    assert second.top() >= first.bottom()
