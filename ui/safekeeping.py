"""Backing up the records and putting them back, and what is told of the school's server."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QFileDialog, QMessageBox, QWidget

from trainer.errors import DoorcardError
from ui.ledger import Ledger
from ui.look import Look


class Safekeeping(QObject):
    """Asks for the file, has the ledger do it, and tells what came of it."""

    def __init__(self, ledger: Ledger, window: QWidget, look: Look) -> None:
        super().__init__(window)
        self._ledger, self._window, self._look = ledger, window, look

    def dress(self, look: Look) -> None:
        """What is told from now on is told in these words."""
        self._look = look

    def back_up(self) -> None:
        """Ask for a new file, and write the records to it."""
        words = self._look.words
        if not self._ledger.keeping:
            self._tell(words("Nothing is kept, so there is nothing to back up."))
            return
        named = f"doorcard-{datetime.now().astimezone():%Y-%m-%d}.sqlite"
        chosen, _ = QFileDialog.getSaveFileName(self._window, words("Back up the records"), named)
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
        chosen, _ = QFileDialog.getOpenFileName(self._window, words("Restore records"))
        if not chosen:
            return
        source = Path(chosen)

        def done(aside: Path | None) -> None:
            told = words("The records of {file} are restored.", file=source)
            if aside is not None:
                told += "\n" + words("Those that were there are kept as {file}.", file=aside)
            self._tell(told)

        self._ledger.restore(source, done, self._refuse)

    def contact(self) -> tuple[str, bool] | None:
        """What there is to tell of the school's server, and whether it is good; None where there is no server."""
        contact, words = self._ledger.contact, self._look.words
        if contact is None:
            return None
        if contact:
            return words("The school's server is there again. Everything has been sent to it."), True
        why = words.error(contact.why) if contact.why else ""
        told = words("The school's server is out of reach. Answers are kept here, and sent when it is back.")
        return f"{told} {why}", False

    def _tell(self, text: str) -> None:
        QMessageBox.information(self._window, self._look.words("Records"), text)

    def _refuse(self, error: Exception) -> None:
        if not isinstance(error, DoorcardError):
            raise error
        QMessageBox.warning(self._window, self._look.words("Records"), self._look.words.error(error))
