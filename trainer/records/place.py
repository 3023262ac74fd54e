"""Where records are kept: a file of SQLite's, or a database on a PostgreSQL server."""

import re
from pathlib import Path
from urllib.parse import unquote, urlsplit

import msgspec

from trainer.errors import RecordsError

_FILE = "sqlite:///"
_SERVER = "postgresql+psycopg"


class FilePlace(msgspec.Struct, frozen=True):
    """A file. Its folder is made only where it is the user's own: a folder that was named has to be there."""

    path: Path
    own: bool = False

    def __str__(self) -> str:
        return str(self.path)


class ServerPlace(msgspec.Struct, frozen=True):
    """A database on a server. `url` has the password in it and is never shown."""

    url: str

    @property
    def password(self) -> str | None:
        """What lets us in."""
        written = urlsplit(self.url).password
        return written and unquote(written)

    def __str__(self) -> str:
        shown = urlsplit(self.url)
        host = (shown.hostname or "") + (f":{shown.port}" if shown.port else "")
        return f"postgresql://{host}{shown.path}"


Place = FilePlace | ServerPlace
"""Where records are kept; as a text, how a person is told of it."""


def own_file() -> Path:
    """The file in the user's data folder."""
    from platformdirs import user_data_path

    return user_data_path("doorcard", appauthor=False) / "records.sqlite"


def place_of(url: str | None) -> Place:
    """The place that a URL names; the user's own file where there is none. Raises RecordsError for another URL."""
    if url is None:
        return FilePlace(own_file(), own=True)
    if url.startswith(_FILE) and len(url) > len(_FILE):
        return FilePlace(Path(unquote(url.removeprefix(_FILE))).absolute())
    try:
        named = urlsplit(url)
        valid = named.scheme == _SERVER and len(named.path) > 1 and named.port != 0
        # Anywhere else it is part of a password that was not written as a URL writes it, and would be shown.
        valid = valid and url.count("@") == named.netloc.count("@") <= 1 and not named.fragment
    except ValueError:  # a port or an address that is none
        valid = False
    if valid:
        return ServerPlace(url)
    raise RecordsError("records_url", found=_without_password(url))


def _without_password(url: str) -> str:
    shown = url.partition("?")[0]
    if "@" in shown:
        return re.sub(r"//.*@", "//...@", shown)
    return re.sub(r"(//[^:/]*):[^/]*", r"\1:...", shown)
