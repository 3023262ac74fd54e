"""Opening a store: made where there is none, brought up to date where it is old, set aside where it is damaged."""

from collections.abc import Callable
from pathlib import Path

from trainer.errors import RecordsError
from trainer.records import file
from trainer.records.claims import sweep
from trainer.records.engine import engine_of
from trainer.records.faults import told
from trainer.records.migrate import bring_up_to_date
from trainer.records.place import FilePlace, Place, ServerPlace
from trainer.records.store import Store


def opened(place: Place, *, thorough: bool = False) -> Store:
    """The store at a place. Raises RecordsError, and leaves what is there as it is, where none can be had."""
    with told(place):
        return _server(place) if isinstance(place, ServerPlace) else _file(place, thorough)


def _server(place: ServerPlace) -> Store:
    store = Store(engine_of(place), place)
    return _up_to_date(store, lambda revision: None)


def _file(place: FilePlace, thorough: bool) -> Store:
    path, aside = place.path, None
    if place.own:
        _make_folder(path.parent)
    elif not path.parent.is_dir():
        raise RecordsError("records_folder", where=(str(path),))
    file.require_writable(path)
    with file.alone(path):
        if path.exists() and not file.is_sound(place, thorough=thorough):
            aside = file.set_aside(path, "damaged")
        file.make_ready(place)
        sweep(path)
        store = Store(engine_of(place), place, aside)
        return _up_to_date(store, lambda revision: file.copy(place, file.free_name(path, f"before-{revision}")))


def _up_to_date(store: Store, keep: Callable[[str], None]) -> Store:
    try:
        bring_up_to_date(store.engine, store.place, keep)
    except BaseException:
        store.close()
        raise
    return store


def _make_folder(folder: Path) -> None:
    missing = [each for each in (folder, *folder.parents) if not each.exists()]
    folder.mkdir(parents=True, exist_ok=True)
    for made in missing:
        file.sync_folder(made.parent)
