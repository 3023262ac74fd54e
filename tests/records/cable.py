"""The cable between a station and its server, which a test can pull."""

import contextlib
import socket
import threading
from collections.abc import Callable
from types import TracebackType


class Cable:
    """A port on loopback that stands for the server's, and carries what is sent either way.

    Pulled, it carries nothing and says nothing, as a cable that is cut, and what hung on it stays silent for ever.
    Refused, it ends every connection and takes no new one, as a server that is switched off.
    """

    def __init__(self, server_port: int) -> None:
        self._words: bytes | None = None
        self._does = self.pull
        self._heard = False
        self._changing = threading.Lock()
        self._server_port = server_port
        self._pulled = False
        self._listener = socket.create_server(("127.0.0.1", 0))
        self.port = int(self._listener.getsockname()[1])
        self._ends: list[socket.socket] = []
        self._silent: set[socket.socket] = set()
        self._threads: list[threading.Thread] = []
        self._run(self._listen, self._listener)

    def __enter__(self) -> "Cable":
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.refuse()
        for thread in self._threads:
            thread.join()
        for end in self._ends:
            end.close()

    def pull(self) -> None:
        """Cut it."""
        self._pulled = True
        self._silent.update(self._ends)

    def when(self, words: bytes, does: Callable[[], None], *, heard: bool = False) -> None:
        """Pull or refuse once a station says this: just before the server hears it, or just after."""
        self._words, self._does, self._heard = words, does, heard

    def refuse(self) -> None:
        """Switch the server off."""
        with self._changing:
            for end in (self._listener, *self._ends):
                with contextlib.suppress(OSError):
                    end.shutdown(socket.SHUT_RDWR)
            self._listener.close()

    def mend(self) -> None:
        """Put it right: new connections are carried."""
        with self._changing:
            self._pulled = False
            if self._listener.fileno() == -1:
                self._listener = socket.create_server(("127.0.0.1", self.port))
                self._run(self._listen, self._listener)

    def _run(self, run: Callable[..., None], *sockets: socket.socket) -> None:
        thread = threading.Thread(target=run, args=sockets, name="cable")
        self._threads.append(thread)
        thread.start()

    def _listen(self, listener: socket.socket) -> None:
        with contextlib.suppress(OSError):
            while True:
                station, _ = listener.accept()
                self._ends.append(station)
                if self._pulled:
                    self._silent.add(station)
                else:
                    self._connect(station)

    def _connect(self, station: socket.socket) -> None:
        try:
            server = socket.create_connection(("127.0.0.1", self._server_port))
        except OSError:
            station.close()
            return
        self._ends.append(server)
        self._run(self._carry, station, server)
        self._run(self._carry, server, station)

    def _carry(self, source: socket.socket, target: socket.socket) -> None:
        with contextlib.suppress(OSError):
            while said := source.recv(65536):
                if self._words and self._words in said:
                    self._words = None
                    self._silent.update((source, target))
                    if self._heard:
                        target.sendall(said)
                    self._does()
                elif source not in self._silent:
                    target.sendall(said)
        if source not in self._silent:
            with contextlib.suppress(OSError):
                target.shutdown(socket.SHUT_RDWR)
