"""A station of a school: what happens at it is kept at it, and is with the school's server a moment later.

The network is nothing that an answer waits for. A record goes into a file of the station's own, and from there to the
server: at once while there is contact, else when there is contact again. What is asked for is what the server has, of
every station; without contact it is what was done at this one.
"""

import threading
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from datetime import datetime
from typing import TypeVar
from urllib.parse import quote

from sqlalchemy import Connection, text

from trainer.errors import RecordsError, ServerGone
from trainer.houses.house import House
from trainer.learning.attempt import Attempt, Result, SessionBegun, Trainee
from trainer.records.contact import Contact
from trainer.records.engine import reading
from trainer.records.faults import told
from trainer.records.merge import fetch_session, send_sessions, share_trainees
from trainer.records.opening import opened
from trainer.records.place import FilePlace, ServerPlace, own_file
from trainer.records.store import Counts, Store
from trainer.records.trainees import Change

BEAT = 3.0
"""Seconds between two words with the server where there is nothing to send, and between two attempts to reach it."""

_CLOSES_WITHIN = 3.0
"""Seconds that the last words with the server may take."""

T = TypeVar("T")


class Station(Store):
    """Records that are kept at a station and at its school's server.

    What is put in is on the station's disk when the call returns, and does not wait for the server. What is asked for
    comes from the server while there is contact; where that is lost just then, the call takes some seconds and tells
    what is here, or raises ServerGone where it had begun to tell attempts.

    Calls may come from any thread; the one that paints should put in, but not ask. `contact` costs nothing to look at.
    """

    def __init__(self, here: Store, server: ServerPlace, now: Callable[[], datetime]) -> None:
        super().__init__(here.engine, here.place, here.set_aside)
        self.server = server
        self._contact = Contact(now(), ServerGone("records_server_gone", found="", where=(str(server),)))
        self._here = here
        self._there: Store | None = None
        self._now = now
        self._touched: deque[str | None] = deque()  # sessions that were put in, None for a trainee
        self._all_sent = False
        self._talking = threading.RLock()
        self._poked = threading.Event()
        self._closing = False
        self._courier = threading.Thread(target=self._carry, name="courier", daemon=True)

    @property
    def contact(self) -> Contact:
        return self._contact

    @property
    def where(self) -> str:
        """The server, without its password, to be shown to a person."""
        return str(self.server)

    def start(self) -> None:
        """Reach for the server, and from now on merge whenever something was put in, and every few seconds."""
        self.merge()
        self._courier.start()

    def close(self) -> None:
        """Send what is left where there is contact, and let the records go."""
        self._closing = True
        self._poked.set()
        if self._courier.ident:
            self._courier.join(_CLOSES_WITHIN)
        super().close()

    def merge(self) -> Contact:
        """Bring together what is here and what the server has, now; whether there is contact."""
        with self._talking:
            drained = {self._touched.popleft() for _ in range(len(self._touched))}
            touched = None if not self._all_sent else {session for session in drained if session}
            try:
                if self._there is None:
                    self._there = opened(self.server)
                share_trainees(self._here, self._there)
                send_sessions(self._here, self._there, touched)
            except RecordsError as why:
                self._lose(self._there, why)
            else:
                self._all_sent = True
                if not self._contact:
                    self._contact = Contact(self._now())
            return self._contact

    # What is put in

    def begin(self, session: SessionBegun, house: House) -> None:
        super().begin(session, house)
        self._touch(session.id)

    def end(self, session: str, at: datetime) -> None:
        super().end(session, at)
        self._touch(session)

    def add(self, attempt: Attempt) -> None:
        super().add(attempt)
        self._touch(attempt.session)

    def delete_trainee(self, trainee: str, at: datetime) -> None:
        self._here.delete_trainee(trainee, at)
        self._touch(None)

    def _change(self, trainee: str, change: Change, at: datetime, name: str | None = None) -> None:
        super()._change(trainee, change, at, name)
        self._touch(None)

    # What is asked for

    def trainees(self) -> list[Trainee]:
        return self._asked(super().trainees)

    def house(self, version: str) -> House:
        return self._asked(lambda: super(Station, self).house(version))

    def attempts(self, *, session: str | None = None, trainee: str | None = None) -> Iterator[Attempt]:
        def begun() -> tuple[Iterator[Attempt], Attempt | None]:
            found = super(Station, self).attempts(session=session, trainee=trainee)
            return found, next(found, None)

        found, first = self._asked(begun)
        if first:
            yield first
            yield from found

    def rules(self, version: str) -> dict[str, str]:
        return self._asked(lambda: super(Station, self).rules(version))

    def results(self, trainee: str, house: str | None = None, since: datetime | None = None) -> list[Result]:
        return self._asked(lambda: super(Station, self).results(trainee, house, since))

    def counts(self) -> Counts:
        return self._asked(super().counts)

    def open_session(self, trainee: str) -> SessionBegun | None:
        """The trainee's last session that was not ended, at whichever station it began; he can go on here."""
        found = self._asked(lambda: super(Station, self).open_session(trainee))
        with self._talking:
            if found and self._there:
                try:
                    fetch_session(self._there, self._here, found.id, found.house_version)
                except RecordsError as why:
                    self._lose(self._there, why)
                    return self._here.open_session(trainee)
        return found

    def _asked(self, ask: Callable[[], T]) -> T:
        """What the server says, or what is here where the line is cut in the middle of it."""
        try:
            return ask()
        except RecordsError as error:
            if error.where != (str(self.server),):
                raise
            return ask()

    @contextmanager
    def _reading(self) -> Iterator[Connection]:
        there = self._up_to_date()
        if there is None:
            with super()._reading() as connection:
                yield connection
            return
        try:
            with told(self.server), reading(there.engine) as connection:
                yield connection
        except RecordsError as why:
            self._lose(there, why)
            raise

    def _up_to_date(self) -> Store | None:
        """The server, where it answers and has all that was put in here."""
        if not self._contact:
            return None
        with self._talking:
            if self._touched or not self._all_sent:
                self.merge()
            elif self._there:
                try:
                    with told(self.server), reading(self._there.engine) as connection:
                        connection.execute(text("SELECT 1"))
                except RecordsError as why:
                    self._lose(self._there, why)
            return self._there

    # The courier

    def _touch(self, session: str | None) -> None:
        self._touched.append(session)
        self._poked.set()

    def _carry(self) -> None:
        try:
            while not self._closing:
                self._poked.wait(BEAT)
                self._poked.clear()
                if not self._closing:
                    self.merge()
            if self._contact and self._touched:
                self.merge()
        except Exception as error:
            # A mistake of the program's own. It is told as such, and the trainee that nothing is sent any more.
            self._lose(self._there, RecordsError("records_server", found=repr(error), where=(str(self.server),)))
            raise
        with self._talking:
            self._hang_up()

    def _lose(self, there: Store | None, why: RecordsError) -> None:
        with self._talking:
            if there is not self._there:  # somebody else has noticed first
                return
            self._hang_up()
            known = self._contact.why
            if known is None:
                self._contact = Contact(self._now(), why)
                # A server that was merely started anew is there again at once.
                self._poked.set()
            elif (known.expected, known.found) != (why.expected, why.found):
                self._contact = Contact(self._contact.since, why)

    def _hang_up(self) -> None:
        there, self._there, self._all_sent = self._there, None, False
        if there:
            with suppress(RecordsError):
                there.close()


def open_station(server: ServerPlace, now: Callable[[], datetime]) -> Station:
    """This machine's station of a school, in contact with the server or on its own.

    Raises RecordsError where no station has been set up yet and the server is not to be had: the URL may be wrong.
    """
    name = quote(str(server).partition("//")[2], safe="")
    file = FilePlace(own_file().parent / "stations" / f"{name}.sqlite", own=True)
    if not file.path.exists():
        opened(server).close()
    station = Station(opened(file), server, now)
    station.start()
    return station
