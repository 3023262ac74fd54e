"""The user's own houses: a folder with one TOML file a house, which is called as the house's id.

A file that is wrong is refused by itself, and the others are read.
"""

import re
import unicodedata
from collections.abc import Collection
from functools import lru_cache
from pathlib import Path

import msgspec

from trainer.errors import ContentError
from trainer.houses import SHIPPED
from trainer.houses.house import House
from trainer.houses.reading import read_house

LONGEST_NAME = 60
_LONGEST_ID = 40
_ID = re.compile(rf"[a-z0-9][a-z0-9_-]{{0,{_LONGEST_ID - 1}}}")


class Refused(msgspec.Struct, frozen=True):
    """A file of the folder that is no house, and why."""

    file: Path
    error: ContentError


class OwnHouses(msgspec.Struct, frozen=True):
    """What the folder holds: the houses by their names, and the files that are none."""

    houses: tuple[House, ...]
    refused: tuple[Refused, ...] = ()


def own_folder() -> Path:
    """Where the user's own houses are kept; it may not be there yet."""
    from platformdirs import user_data_path

    return user_data_path("doorcard", appauthor=False) / "houses"


def own_houses() -> OwnHouses:
    """Every house of the user's own that can be read, and what cannot."""
    houses, refused = [], []
    for file in _files():
        try:
            houses.append(_read(file))
        except ContentError as error:
            refused.append(Refused(file, error))
    return OwnHouses(tuple(sorted(houses, key=lambda house: (house.name.casefold(), house.id))), tuple(refused))


def own_ids() -> tuple[str, ...]:
    """The ids of the user's own houses, also of files that cannot be read; none is opened for it."""
    return tuple(file.stem for file in _files() if _ID.fullmatch(file.stem) and file.stem not in SHIPPED)


def own_house(id: str) -> House | None:
    """One of the user's own by its id; None where there is no such file. Raises ContentError for one that is wrong."""
    # An id is no path: it is looked up only where it can be the name of such a file.
    file = own_folder() / f"{id}.toml"
    return _read(file) if _ID.fullmatch(id) and file.exists() else None


def changed_elsewhere(house: House) -> bool:
    """Whether a house of the user's own is kept otherwise by now: another hand has changed, spoilt or deleted it."""
    from trainer.houses.toml import house_toml

    try:
        kept = own_house(house.id)
    except ContentError:
        return True
    return kept is None or house_toml(kept) != house_toml(house)


def save_house(house: House) -> None:
    """Keep a house in the user's folder, whole or not at all. Raises ContentError where that cannot be done."""
    from trainer.houses.toml import house_toml  # only who keeps a house waits for it

    file = _file_of(house.id)
    written = file.with_suffix(".new")
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        written.write_text(house_toml(house), encoding="utf-8")
        written.replace(file)
    except OSError as error:
        raise ContentError("house_not_kept", found=error.strerror, where=(str(file),)) from None


def delete_house(id: str) -> None:
    """Take a house out of the user's folder for good. Raises ContentError where that cannot be done."""
    file = _file_of(id)
    try:
        file.unlink(missing_ok=True)
    except OSError as error:
        raise ContentError("house_not_kept", found=error.strerror, where=(str(file),)) from None


def name_of(written: str) -> str:
    """A house's name as somebody writes it. Raises ContentError for none, one too long, or one of several lines."""
    name = written.strip()
    if not 0 < len(name) <= LONGEST_NAME or not name.isprintable():
        raise ContentError("house_name", found=written, facts={"most": LONGEST_NAME})
    return name


def new_id(name: str, taken: Collection[str]) -> str:
    """An id for a house of this name that is none of those taken: its letters and digits, as a file is called."""
    plain = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode().lower()
    stem = "-".join(re.findall(r"[a-z0-9]+", plain))[: _LONGEST_ID - 4].strip("-") or "house"
    ids = (stem, *(f"{stem}-{number}" for number in range(2, len(taken) + 3)))
    return next(id for id in ids if id not in taken)


def _files() -> list[Path]:
    try:
        return sorted(own_folder().glob("*.toml"))
    except OSError:
        return []


def _file_of(id: str) -> Path:
    if not _ID.fullmatch(id):
        raise ValueError(f"no id of a house: {id}")
    return own_folder() / f"{id}.toml"


def _read(file: Path) -> House:
    """The house in a file, which is read again only once it has changed."""
    try:
        found = file.stat()
    except OSError:
        raise ContentError("house_file", where=(str(file),)) from None
    return _as_it_was(file, found.st_mtime_ns, found.st_size, found.st_ino)


@lru_cache(maxsize=128)
def _as_it_was(file: Path, changed: int, size: int, place: int) -> House:
    if not _ID.fullmatch(file.stem):
        raise ContentError("house_file_name", found=file.stem, where=(str(file),), facts={"most": _LONGEST_ID})
    if file.stem in SHIPPED:
        raise ContentError("house_shipped_id", found=file.stem, where=(str(file),))
    house = read_house(file)
    if house.id != file.stem:
        raise ContentError("house_own_id", found=house.id, where=(str(file), "id"), facts={"id": file.stem})
    return house
