"""Backing up the records and putting them back, and what is told of how they fare."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path

from PySide6 import QtWidgets  # a dialog's type is made when it is first named: not before the first paint
from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from trainer.errors import DoorcardError
from ui.ledger import Ledger
from ui.look import Look
from ui.widgets.banner import Banner
from ui.widgets.footnote import News


class Safekeeping(QObject):
    """Asks for the file, has the ledger do it, and tells what came of it. What is the matter with the records is told
    in the window's banner, on whatever page, and that all is well again in passing."""

    def __init__(self, ledger: Ledger, window: QWidget, look: Look) -> None:
        super().__init__(window)
        self._ledger, self._window, self._look = ledger, window, look
        self._banner: Banner | None = None
        self._news = News(window)
        for changed in (ledger.opened, ledger.refused, ledger.lost):
            changed.connect(self._tell_state)
        ledger.contact_changed.connect(self._tell_contact)

    def dress(self, look: Look, banner: Banner) -> None:
        """What is told from now on is told in these words, and in this banner."""
        self._look, self._banner = look, banner
        self._tell_state()

    def back_up(self) -> None:
        """Ask for a new file, and write the records to it."""
        words = self._look.words
        if not self._ledger.keeping:
            self._tell(words("Nothing is kept, so there is nothing to back up."))
            return
        named = f"doorcard-{datetime.now().astimezone():%Y-%m-%d}.sqlite"
        chosen, _ = QtWidgets.QFileDialog.getSaveFileName(self._window, words("Back up the records"), named)
        if not chosen:
            return
        target = Path(chosen)
        # The dialog has asked whether a file that is there may go.
        target.unlink(missing_ok=True)
        self._ledger.back_up(
            target, lambda: self._tell(words("The records are written to {file}.", file=target)), self._refuse
        )

    def restore(self) -> None:
        """Ask for a backup, and put its records back; those that are there are kept beside it."""
        words = self._look.words
        if not self._ledger.keeping:
            self._tell(words("The records are not open, so nothing can be put back into them."))
            return
        chosen, _ = QtWidgets.QFileDialog.getOpenFileName(self._window, words("Restore records"))
        if not chosen:
            return
        source = Path(chosen)

        def done(aside: Path | None) -> None:
            told = words("The records of {file} are restored.", file=source)
            if aside is not None:
                told += "\n" + words("Those that were there are kept as {file}.", file=aside)
            self._tell(told)

        self._ledger.restore(source, done, self._refuse)

    def _tell_state(self) -> None:
        """How the records fare, where that is not as it should be."""
        error, contact, words = self._ledger.error, self._ledger.contact, self._look.words
        if error is not None and not self._ledger.keeping:
            self._say(words("Answers are not being kept. {why}", why=words.error(error)), lasting=True)
        elif contact is not None and not contact:
            self._tell_contact()
        elif self._banner is not None:
            self._banner.hide()

    def _tell_contact(self) -> None:
        """The school's server was lost, or found again: whoever trains is told at once."""
        contact, words = self._ledger.contact, self._look.words
        if contact is None:
            return
        if contact:
            if self._banner is not None:
                self._banner.hide()
            self._news.say(words("The school's server is there again. Everything has been sent to it."))
            return
        why = words.error(contact.why) if contact.why else ""
        told = words("The school's server is out of reach. Answers are kept here, and sent when it is back.")
        self._say(f"{told} {why}")

    def _say(self, text: str, *, lasting: bool = False) -> None:
        if self._banner is not None:
            self._banner.say(text, lasting=lasting)

    def _tell(self, text: str) -> None:
        QtWidgets.QMessageBox.information(self._window, self._look.words("Records"), text)

    def _refuse(self, error: Exception) -> None:
        if not isinstance(error, DoorcardError):
            raise error
        QtWidgets.QMessageBox.warning(self._window, self._look.words("Records"), self._look.words.error(error))
