"""The files that ship with the program, wherever it is installed: houses, lessons, translations."""

from pkgutil import get_data


def read(package: str, *path: str) -> bytes:
    """A shipped file, by the package it lies in and its path there. Raises FileNotFoundError where there is none."""
    content = get_data(package, "/".join(path))  # quicker to load than importlib.resources, which every start would pay
    if content is None:
        raise FileNotFoundError(package, *path)
    return content


def names(package: str, *path: str) -> tuple[str, ...]:
    """What a shipped folder holds, by name, in alphabetical order; nothing where there is no such folder."""
    from importlib.resources import files

    folder = files(package).joinpath(*path)
    return tuple(sorted(entry.name for entry in folder.iterdir())) if folder.is_dir() else ()
