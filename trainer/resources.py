"""The files that ship with the program, wherever it is installed: houses, lessons, translations."""

from importlib.resources import files


def read(package: str, *path: str) -> bytes:
    """A shipped file, by the package it lies in and its path there. Raises FileNotFoundError where there is none."""
    return files(package).joinpath(*path).read_bytes()


def names(package: str, *path: str) -> tuple[str, ...]:
    """What a shipped folder holds, by name, in alphabetical order; nothing where there is no such folder."""
    folder = files(package).joinpath(*path)
    return tuple(sorted(entry.name for entry in folder.iterdir())) if folder.is_dir() else ()
