"""Throws damaged files at the readers of hands and houses: only their own refusals may come out.

    python tests/fuzz/readers.py [-max_total_time=3600]

Coverage-guided, by atheris, which is no dependency of the project: `make fuzz` installs it. It begins with hands of the
tests and of the lessons, and with the houses; what it finds is written to the working folder and printed.
"""

import io
import sys
import tempfile
from pathlib import Path

import atheris

with atheris.instrument_imports(include=["trainer"]):
    from trainer.errors import DoorcardError
    from trainer.houses.reading import read_house
    from trainer.notation.read import written_hands
    from trainer.text.words import Words

ROOT = Path(__file__).resolve().parents[2]
SUFFIXES = (".phh", ".phhs", ".txt", ".toml")
FOLDER = Path(tempfile.mkdtemp(prefix="doorcard-fuzz-"))
WORDS = Words()


def try_one(data: bytes) -> None:
    """Read `data` as one kind of file; its first byte says which."""
    suffix = SUFFIXES[data[0] % len(SUFFIXES)] if data else SUFFIXES[0]
    file = FOLDER / f"input{suffix}"
    file.write_bytes(data[1:])
    try:
        if suffix == ".toml":
            read_house(file)
        else:
            for written in written_hands(file):
                try:
                    written.read(None, {})
                except DoorcardError as error:
                    WORDS.error(error)
    except DoorcardError as error:
        # Whatever is refused has its sentence.
        WORDS.error(error)


def seeds() -> Path:
    """A folder with what the readers do read, each behind the byte of its kind."""
    folder = FOLDER / "seeds"
    folder.mkdir()
    for kind, suffix in enumerate(SUFFIXES):
        places = ("tests", "lessons", "trainer/houses")
        for file in (found for place in places for found in sorted((ROOT / place).rglob(f"*{suffix}"))):
            (folder / f"{kind}-{file.stem}").write_bytes(bytes([kind]) + file.read_bytes())
    return folder


if __name__ == "__main__":
    sys.stdout = io.TextIOWrapper(sys.stdout.buffer, line_buffering=True)
    atheris.Setup([*sys.argv, "-max_len=20000", "-timeout=30", str(seeds())], try_one)
    atheris.Fuzz()
