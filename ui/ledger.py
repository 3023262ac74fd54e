"""The one place of the ui that holds the records: it opens them behind the first picture, and asks them in a thread."""

from __future__ import annotations

import time
from collections.abc import Callable
from datetime import UTC, datetime
from typing import TYPE_CHECKING, TypeVar

from PySide6.QtCore import QObject, QTimer, Signal

from trainer.errors import RecordsError, ServerGone
from trainer.learning.attempt import Attempt, Result, SessionBegun, Trainee
from ui.asking import Asking
from ui.broken_off import BrokenOff, broken_off

if TYPE_CHECKING:
    from pathlib import Path

    from trainer.houses.house import House
    from trainer.learning.overview import Overview
    from trainer.learning.standing import Standing
    from trainer.records import Place
    from trainer.records.contact import Contact
    from trainer.records.store import Store
    from trainer.skills import Skill

T = TypeVar("T")

_LOOK_AT_CONTACT = 500

_CLOSES_WITHIN = 3.0
"""Seconds that the program, its window gone, waits for a school's server."""


class Ledger(QObject):
    """Who trains, and what was answered.

    `opened` is emitted when the records are there, `refused` with the error when they are not: nothing is kept then.
    `changed` says that the trainees, or who trains, or what is known of him are others; `contact_changed` that the
    school's server was lost or found again; `lost` that from now on nothing is kept. `error` is why not. `place` is
    where the records are; without it nothing is kept.
    """

    opened = Signal()
    refused = Signal(object)
    changed = Signal()
    contact_changed = Signal()
    lost = Signal()

    def __init__(self, place: Place | None = None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.trainees: tuple[Trainee, ...] = ()
        self.trainee: Trainee | None = None
        self.results: list[Result] = []
        self.standings: dict[str, Standing] = {}
        self.error: RecordsError | None = None
        self.place = place
        self._opening: tuple[str, House | None, str] = ("", None, "")
        self._store: Store | None = None
        self._house: House | None = None
        self._known = False
        self._asking: Asking | None = None
        self._contact: Contact | None = None
        self._watch = QTimer(self)
        self._watch.setInterval(_LOOK_AT_CONTACT)
        self._watch.timeout.connect(self._look_at_contact)

    @property
    def keeping(self) -> bool:
        """Whether answers are kept."""
        return self._store is not None

    @property
    def busy(self) -> bool:
        """Whether the records are about to be there, or what is known of the trainee is."""
        return self._asking is not None and not self._known and self.error is None

    @property
    def where(self) -> str:
        """Where the records are, for a person to read; empty where nothing is kept."""
        return self._store.where if self._store else ""

    @property
    def set_aside(self) -> Path | None:
        """The damaged file that fresh records were begun in place of."""
        return self._store.set_aside if self._store else None

    @property
    def contact(self) -> Contact | None:
        """Whether there is contact with the school's server; None where the records are a file of this machine."""
        return self._store.contact if self._store else None

    def open(self, trainee: str, house: House | None, first_name: str) -> None:
        """Open the records, and look up the trainee with this id at this house. Who is there alone is simply the
        trainee; where nobody is yet, somebody called `first_name` is."""
        place = self.place
        if place is None:
            return
        self._opening = (trainee, house, first_name)
        self._house, self.error, self._known = house, None, False
        self._asking = Asking("records", self)

        def look() -> tuple[Store, list[Trainee]]:
            store = _opened(place)
            found = store.trainees()
            if not any(each.name for each in found):
                found = [*found, store.add_trainee(first_name, _now())]
            return store, found

        def take(found: tuple[Store, list[Trainee]]) -> None:
            self._store, trainees = found
            if self.contact is not None:
                self._contact = self.contact
                self._watch.start()
            self._choose_among(trainees, trainee)
            self.opened.emit()
            self._look_up()

        self._ask(look, take, self._refuse)

    def close(self) -> None:
        """Let the records go. What is being asked of a file is waited for; a server is given a few seconds."""
        self._watch.stop()
        deadline = time.monotonic() + _CLOSES_WITHIN
        asking, store, at_server = self._asking, self._store, self.contact is not None
        self._asking = self._store = None
        if asking is not None:
            asking.stop()
            if not at_server:
                asking.wait()
        if store is not None:
            store.close()
        if asking is not None:
            asking.wait(max(0.0, deadline - time.monotonic()))

    def back_up(self, target: Path, then: Callable[[], None], failed: Callable[[Exception], None]) -> None:
        """Write all the records to a new file."""
        place = self.place
        if place is None:
            return

        def write() -> None:
            from trainer.records.backup import back_up

            back_up(place, target)

        self._ask(write, lambda _: then(), failed)

    def restore(self, source: Path, then: Callable[[Path | None], None], failed: Callable[[Exception], None]) -> None:
        """Put the records of a backup back, and open them; `then` is told where those are now that were in the way."""
        place, store = self.place, self._store
        if place is None or store is None:
            return
        self._watch.stop()
        self._store = None

        def put_back() -> Path | None:
            from trainer.records.backup import restore

            store.close()
            return restore(source, place)

        def again() -> None:
            self.close()
            self.open(*self._opening)

        def done(aside: Path | None) -> None:
            again()
            then(aside)

        def refused(error: Exception) -> None:
            again()
            failed(error)

        self._ask(put_back, done, refused)

    # Who trains

    def choose(self, trainee: str) -> None:
        """Somebody else trains now."""
        self._choose_among(self.trainees, trainee)
        self._look_up()

    def add_trainee(self, name: str) -> None:
        """Somebody new trains from now on. Raises RecordsError for a name that is none."""
        added = self._writing().add_trainee(name, _now())
        self._choose_among([*self.trainees, added], added.id)
        self._look_up()

    def rename(self, trainee: str, name: str) -> None:
        """Another name for a trainee."""
        self._writing().rename_trainee(trainee, name, _now())
        self._look_at_trainees()

    def retire(self, trainee: str) -> None:
        """He trains no more; what he did is kept."""
        self._writing().retire_trainee(trainee, _now())
        self._look_at_trainees()

    def bring_back(self, trainee: str) -> None:
        """He trains again."""
        self._writing().return_trainee(trainee, _now())
        self._look_at_trainees()

    def delete(self, trainee: str) -> None:
        """Erase a person's name for good; the counts stay."""
        self._writing().delete_trainee(trainee, _now())
        self._look_at_trainees()

    # What he does

    def train_at(self, house: House) -> None:
        """The trainee goes on at another house."""
        self._house = house
        self._look_up()

    def begin(self, session: SessionBegun, house: House) -> None:
        """A session begins. Raises RecordsError where that cannot be kept."""
        if self._store is not None:
            self._store.begin(session, house)

    def add(self, attempt: Attempt) -> None:
        """An answer; it is on the disk when this returns. Raises RecordsError where it cannot be kept."""
        if self._store is not None:
            self._store.add(attempt)

    def end(self, session: str) -> None:
        """A session is over. Raises RecordsError where that cannot be kept."""
        if self._store is not None:
            self._store.end(session, _now())

    def answered(self, result: Result, standings: dict[str, Standing]) -> None:
        """What is known of the trainee after one more answer."""
        self.results.append(result)
        self.standings = standings

    def go_on_without(self, why: RecordsError) -> None:
        """Keep nothing from now on."""
        self._watch.stop()
        self._store, self.error = None, why
        self.lost.emit()

    def when_known(self, then: Callable[[], None]) -> None:
        """Go on at once where what is known of the trainee has been looked up, else when it has been."""
        if self.busy:
            self._ask(lambda: None, lambda _: then(), lambda _: then())
        else:
            then()

    def look_for_broken_off(self, then: Callable[[BrokenOff], None]) -> None:
        """Look whether the trainee's last session was not ended, and go on with it if so.

        At a school's station only where it is known who trains: else he is one of many, and may be at another station.
        """
        store, trainee = self._store, self.trainee
        if store is None or trainee is None or (self.contact is not None and trainee.id != self._opening[0]):
            return

        def look() -> BrokenOff | None:
            return broken_off(store, trainee.id)

        self._read(look, lambda found: then(found) if found else None, lambda _: None)

    def look_for_reviews(self, house: House, then: Callable[[tuple[Attempt, ...]], None]) -> None:
        """Look up the answers that are worth another look at a house, and go on with them."""
        store, trainee = self._store, self.trainee
        if store is None or trainee is None:
            then(())
            return
        from trainer.learning.alike import bearing
        from trainer.learning.review import to_review

        id = trainee.id
        self._read(lambda: to_review(bearing(store.attempts(trainee=id), house, store.rules)), then, lambda _: then(()))

    def overview(self, then: Callable[[Overview], None]) -> None:
        """Work out what the trainee is told at home, and go on with it."""
        results, standings, trainee = tuple(self.results), self.standings, self.trainee
        if trainee is None or self._asking is None:
            return

        def look() -> Overview:
            from trainer.learning.overview import overview

            return overview(results, standings, datetime.now().astimezone())

        def take(found: Overview) -> None:
            if trainee is self.trainee:
                then(found)

        self._ask(look, take, self._refuse)

    def offered(self, house: House, then: Callable[[tuple[Skill, ...]], None]) -> None:
        """Find out what a house asks, which takes half a second the first time, and go on with it."""
        from trainer.scenarios import offered

        if self._asking is None:
            then(offered(house))
        else:
            self._ask(lambda: offered(house), then, self._refuse)

    def look_again(self) -> None:
        """Look whether there is more in the records than is known here: another window, or another station, keeps
        answers too."""
        if self._store is not None and not self.busy:
            self._look_up(again=True)

    def _look_up(self, *, again: bool = False) -> None:
        """What is known of the trainee, anew."""
        store, trainee, house, known = self._store, self.trainee, self._house, len(self.results)
        if store is None or trainee is None or house is None:
            return
        self._known = self._known and again

        def look() -> tuple[list[Result], dict[str, Standing]]:
            from trainer.learning.alike import bearing
            from trainer.learning.standing import standings

            results = store.results(trainee.id)
            return results, standings(bearing(results, house, store.rules))

        def take(found: tuple[list[Result], dict[str, Standing]]) -> None:
            # What was answered here meanwhile is not in it.
            if (trainee, house) != (self.trainee, self._house) or (again and known != len(self.results)):
                return
            if again and known == len(found[0]):
                return
            self.results, self.standings = found
            self._known = True
            self.changed.emit()

        self._read(look, take, self._refuse)

    def _look_at_trainees(self) -> None:
        store = self._writing()

        def take(found: list[Trainee]) -> None:
            before = self.trainee
            self._choose_among(found, before.id if before else "")
            if self.trainee and (before is None or self.trainee.id != before.id):
                self._look_up()
            else:
                self.changed.emit()

        self._read(store.trainees, take, self._refuse)

    def _choose_among(self, trainees: list[Trainee] | tuple[Trainee, ...], id: str) -> None:
        self.trainees = tuple(each for each in trainees if each.name)
        training = [each for each in self.trainees if not each.retired] or list(self.trainees)
        self.trainee = next((each for each in training if each.id == id), training[0] if training else None)

    def _writing(self) -> Store:
        if self._store is None:
            raise self.error or RecordsError("records_closed")
        return self._store

    def _refuse(self, error: Exception) -> None:
        if not isinstance(error, RecordsError):
            raise error
        self.error = error
        self.refused.emit(error)

    def _read(self, does: Callable[[], T], then: Callable[[T], None], failed: Callable[[Exception], None]) -> None:
        """Have something read. Where the line to a school's server is lost in the middle of it, it is read once more:
        a station then tells what is kept at it."""

        def look() -> T:
            try:
                return does()
            except ServerGone:
                return does()

        self._ask(look, then, failed)

    def _ask(self, does: Callable[[], T], then: Callable[[T], None], failed: Callable[[Exception], None]) -> None:
        assert self._asking is not None
        self._asking.ask(does, then, failed)

    def _look_at_contact(self) -> None:
        if self.contact is not self._contact:
            self._contact = self.contact
            self.contact_changed.emit()


def _opened(place: Place) -> Store:
    """The records at a place; those of a school's server by way of this machine's own station."""
    from trainer.records import FilePlace
    from trainer.records.opening import opened

    if isinstance(place, FilePlace):
        return opened(place)
    from trainer.records.station import open_station

    return open_station(place, _now)


def _now() -> datetime:
    return datetime.now(UTC)
