"""Whose work is in the program, and under which licence: read from what is installed, and kept nowhere else."""

import platform
import re
import sysconfig
from collections.abc import Iterator
from importlib.metadata import Distribution, PackageNotFoundError, distribution
from pathlib import Path

import msgspec

PROGRAM = "doorcard"
_QT = "PySide6_Essentials"
_LICENCE = re.compile(r"licen[cs]e|copying|ofl|notice|authors", re.IGNORECASE)
_NEEDED = re.compile(r"([\w.-]+)\s*(?:\[([^]]*)])?[^;]*(?:;(.*))?")
_ONLY_WITH = re.compile(r"""extra\s*==\s*['"]([^'"]+)""")
_SAME_FOR_ALL = re.compile(r"\bL?GPL-[\w.-]+")
"""Licences that name nobody: one package's text of them is every other's."""


class Part(msgspec.Struct, frozen=True):
    """A part of the program: what it is called, its version, the licence's name, and the licence's texts by the names
    of their files. `lent_by` names the package whose text this is, where the part brings none of its own."""

    name: str
    version: str
    licence: str
    texts: tuple[tuple[str, str], ...]
    lent_by: str = ""


def parts() -> tuple[Part, ...]:
    """The program itself, Python, Qt, and every library that one of these needs here."""
    from PySide6.QtCore import qVersion

    own, *libraries = [_part(found) for found in _needed()]
    qt = next(part for part in libraries if part.name == _QT)
    python = Part("Python", platform.python_version(), "PSF-2.0", _python_texts())
    named = sorted(libraries, key=lambda part: part.name.casefold())
    own = msgspec.structs.replace(own, name="Doorcard")
    made = (own, python, msgspec.structs.replace(qt, name="Qt", version=qVersion()), *named)
    return tuple(_with_text(part, named) for part in made)


def _needed() -> Iterator[Distribution]:
    """The program's package, and those it needs, each once; a package that is not needed here is not installed."""
    wanted, seen = [(PROGRAM, frozenset[str]())], set()
    while wanted:
        name, extras = wanted.pop(0)
        if (known := re.sub(r"[-_.]+", "-", name).lower()) in seen:
            continue
        seen.add(known)
        try:
            found = distribution(name)
        except PackageNotFoundError:
            continue
        yield found
        for line in found.requires or ():
            needed = _NEEDED.match(line)
            assert needed is not None
            name, more, marker = needed.groups()
            only = _ONLY_WITH.findall(marker or "")
            if not only or extras.intersection(only):
                wanted.append((name, frozenset(re.split(r"\s*,\s*", more or ""))))


def _part(found: Distribution) -> Part:
    told = found.metadata.json
    licence = str(told.get("license_expression") or told.get("license") or "").partition("\n")[0]
    texts: dict[str, str] = {}
    for file in found.files or ():
        if _LICENCE.search(file.name) and file.suffix.lower() in ("", ".txt", ".md", ".rst"):
            text = _read(Path(str(file.locate())))
            if text and text not in texts.values():
                texts[str(file).rpartition("/licenses/")[2]] = text
    return Part(str(told["name"]), found.version, licence, tuple(texts.items()))


def _with_text(part: Part, others: list[Part]) -> Part:
    alike = set(_SAME_FOR_ALL.findall(part.licence))
    if part.texts or not alike:
        return part
    for other in others:
        if other.texts and other.licence in alike:
            return msgspec.structs.replace(part, texts=other.texts, lent_by=other.name)
    return part


def _python_texts() -> tuple[tuple[str, str], ...]:
    library = Path(sysconfig.get_path("stdlib"))
    files = (library / "LICENSE.txt", library.parent / "LICENSE.txt", library / "LICENSE")
    return tuple((file.name, text) for file in files if (text := _read(file)))[:1]


def _read(file: Path) -> str:
    try:
        return file.read_text(encoding="utf-8", errors="replace")
    except OSError:
        return ""
