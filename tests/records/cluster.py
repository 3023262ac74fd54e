"""A PostgreSQL for tests: a cluster of its own in a folder of its own, on loopback, gone when the tests are."""

import ctypes
import os
import pwd
import secrets
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path

import psycopg
from psycopg import sql

OWNER = "school"
_READY_WITHIN = 20.0

# Nothing here outlives the tests, so nothing waits for the disk. The time zone is none that a test should see.
_SETTINGS = {
    "listen_addresses": "127.0.0.1",
    "unix_socket_directories": "",
    "fsync": "off",
    "full_page_writes": "off",
    "shared_buffers": "32MB",
    "timezone": "<+07>-07",
}


class NoServer(Exception):
    """Why no PostgreSQL can be had here."""


class Cluster:
    """One server, which can be stopped and started again in the middle of a test."""

    def __init__(self, binaries: Path, folder: Path, account: pwd.struct_passwd | None) -> None:
        self.password = secrets.token_hex(8)
        self.port = _free_port()
        self._binaries = binaries
        self._folder = folder
        self._account = account
        self._server: subprocess.Popen[bytes] | None = None
        self._numbers = count(1)
        asked = folder / "password"
        asked.write_text(self.password)
        if account:
            for path in (folder, asked):
                os.chown(path, account.pw_uid, account.pw_gid)
        self._run(
            "initdb",
            *("--pgdata", str(folder / "data"), "--no-sync", "--no-instructions", "--encoding", "UTF8"),
            *("--locale", "C", "--username", OWNER, "--pwfile", str(asked), "--auth", "scram-sha-256"),
        ).wait()
        if not (folder / "data" / "global" / "pg_control").exists():
            raise NoServer(f"initdb failed: {self._said()}")

    def url(self, database: str, port: int | None = None) -> str:
        """Where a store in this database is found, on the server's own port or on that of somebody in between."""
        return f"postgresql+psycopg://{OWNER}:{self.password}@127.0.0.1:{port or self.port}/{database}"

    def start(self) -> None:
        """Start the server and wait until it answers. Raises NoServer where it does not."""
        settings = [f"--{name.replace('_', '-')}={value}" for name, value in _SETTINGS.items()]
        self._server = self._run("postgres", "-D", str(self._folder / "data"), f"--port={self.port}", *settings)
        deadline = time.monotonic() + _READY_WITHIN
        while True:
            try:
                self.connect().close()
                return
            except psycopg.OperationalError as error:
                if self._server.poll() is not None or time.monotonic() > deadline:
                    self.stop()
                    raise NoServer(f"the server did not start: {self._said()}") from error
            time.sleep(0.02)

    def stop(self) -> None:
        """End the server and every connection to it at once, as when the machine it is on is switched off."""
        if self._server:
            self._server.send_signal(signal.SIGQUIT)
            self._server.wait()
            self._server = None

    def connect(self, database: str = "postgres") -> psycopg.Connection:
        """A connection of the server's owner, to look at what is there or to take it away."""
        return psycopg.connect(
            host="127.0.0.1", port=self.port, user=OWNER, password=self.password, dbname=database, autocommit=True
        )

    @contextmanager
    def database(self) -> Iterator[str]:
        """The name of an empty database, dropped in the end whoever is still connected to it."""
        name = f"records_{next(self._numbers)}"
        with self.connect() as owner:
            owner.execute(sql.SQL("CREATE DATABASE {}").format(sql.Identifier(name)))
        yield name
        with self.connect() as owner:
            owner.execute(sql.SQL("DROP DATABASE {} WITH (FORCE)").format(sql.Identifier(name)))

    def _run(self, program: str, *arguments: str) -> subprocess.Popen[bytes]:
        account = self._account
        with (self._folder / "log").open("ab") as log:
            return subprocess.Popen(
                [self._binaries / program, *arguments],
                user=account and account.pw_uid,
                group=account and account.pw_gid,
                extra_groups=account and [],
                cwd=self._folder,
                env={"PATH": os.defpath, "LANG": "C.UTF-8"},
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                preexec_fn=end_with_parent,
            )

    def _said(self) -> str:
        return " / ".join((self._folder / "log").read_text(errors="replace").splitlines()[-3:])


@contextmanager
def running() -> Iterator[Cluster]:
    """A server that runs until the end of the block. Raises NoServer, saying why, where none can be had."""
    binaries, account = _binaries(), _account()
    # pytest's own folders are closed to everybody else, and PostgreSQL does not run as root.
    folder = Path(tempfile.mkdtemp(prefix="doorcard-postgresql-"))
    try:
        cluster = Cluster(binaries, folder, account)
        cluster.start()
        try:
            yield cluster
        finally:
            cluster.stop()
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def _binaries() -> Path:
    """Where the server's programs are; Debian keeps them out of the way of commands, one folder a version."""
    on_path = shutil.which("initdb")
    if on_path and shutil.which("postgres"):
        return Path(on_path).parent
    debian = sorted(Path("/usr/lib/postgresql").glob("[0-9]*/bin/initdb"), key=lambda path: int(path.parts[4]))
    if not debian:
        raise NoServer("no PostgreSQL server is installed; on Debian: apt-get install postgresql")
    return debian[-1].parent


def _account() -> pwd.struct_passwd | None:
    """Whom to run the server as, where it is not ourselves."""
    if os.geteuid() != 0:
        return None
    try:
        return pwd.getpwnam("postgres")
    except KeyError:
        raise NoServer("PostgreSQL does not run as root, and there is no user postgres") from None


def _free_port() -> int:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        return int(taken.getsockname()[1])


_LIBC = ctypes.CDLL(None) if sys.platform == "linux" else None
_PR_SET_PDEATHSIG = 1


def end_with_parent() -> None:
    """Tests that are killed take what they have started with them."""
    if _LIBC:
        _LIBC.prctl(_PR_SET_PDEATHSIG, signal.SIGQUIT)
