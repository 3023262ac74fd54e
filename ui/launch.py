"""The `doorcard` command: what is done in a terminal, or the desktop, which is loaded only where a window is wanted."""

import os
import re
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from trainer import cli
from trainer.cli.options import clauses_of, command_parser, language_of
from trainer.errors import ContentError, DoorcardError
from trainer.houses import SHIPPED
from trainer.settings import Settings, load_settings
from trainer.text.words import Words

_NEEDS_NO_DISPLAY = ("offscreen", "minimal", "vnc", "linuxfb", "eglfs")


def main(arguments: Sequence[str] | None = None) -> int:
    """Do what the arguments ask for, and return the exit code."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    first = given[0] if given else "gui"
    windows = {"gui": _desktop, "snapshot": _snapshot}
    if first not in windows and not _names_a_file(first):
        return cli.main(given)
    words = Words()
    try:
        words = Words(language_of(given))
        return windows.get(first, _desktop)(given[first in windows :], words)
    except DoorcardError as error:
        print(words.error(error), file=sys.stderr)
        return cli.WRONG


def _names_a_file(word: str) -> bool:
    """Whether a word that comes first is a file rather than a command: it is one, or is written like one."""
    path = Path(word)
    return (
        not word.startswith("-") and word not in cli.COMMANDS and (path.exists() or len(path.parts) > 1 or "." in word)
    )


def _desktop(arguments: Sequence[str], words: Words) -> int:
    parser = command_parser(words, "gui", words("Open the program, and the hands in the files with it."))
    parser.add_argument("files", metavar="FILE", nargs="*", type=Path, help=words("a hand to show"))
    parser.add_argument("--store", metavar="URL", help=words("keep the records there"))
    options = parser.parse_args(arguments)
    clauses = clauses_of(options.clause)
    if options.store:
        from trainer.records import place_of

        place_of(options.store)  # refused before there is a window
    kept = load_settings()
    settings = Settings(options.house or _remembered(kept.house, words), words.language, kept.trainee)
    if clauses or settings.house not in SHIPPED:
        from trainer.houses.loader import load_house

        load_house(settings.house).with_written(clauses)  # refused before there is a window
    if not _can_show_windows():
        return _in_the_terminal(words, settings.house, options.clause)
    with _wanting_qt():
        from ui import app
    return app.run(options.files, settings, clauses, options.store, options.house)


def _remembered(house: str, words: Words) -> str:
    """The house that was trained for the last time. Where its file has gone or become wrong, which is said, it is the
    one that everybody begins with: the window opens, and shows there what is the matter with the file."""
    if house in SHIPPED:
        return house
    from trainer.houses.loader import load_house

    try:
        load_house(house)
    except ContentError as error:
        print(words.error(error), file=sys.stderr)
        return Settings().house
    return house


@contextmanager
def _wanting_qt() -> Iterator[None]:
    """Turns the failure to load Qt, on a machine without its system libraries, into a sentence."""
    try:
        yield
    except ImportError as error:
        raise ContentError("desktop_libraries", found=str(error)) from None


def _can_show_windows() -> bool:
    """Whether there is a display, or Qt has been told to draw without one."""
    if sys.platform != "linux" or os.environ.get("QT_QPA_PLATFORM", "").partition(":")[0] in _NEEDS_NO_DISPLAY:
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def _in_the_terminal(words: Words, house: str, clauses: Sequence[str]) -> int:
    """The same questions without a window; with nobody there to answer, one of them with its answer."""
    print(words("There is no display to open a window on, so the questions are asked here: this is doorcard quiz."))
    print()
    somebody = sys.stdin is not None and sys.stdin.isatty()
    quiz = ["quiz", "--house", house, "--lang", words.language, *(f"--clause={clause}" for clause in clauses)]
    return cli.main(quiz if somebody else [*quiz, "--count", "1", "--show"])


def _snapshot(arguments: Sequence[str], words: Words) -> int:
    parser = command_parser(words, "snapshot", words("Draw each page of the program to a picture."))
    parser.add_argument("folder", metavar="DIR", type=Path, help=words("the folder for the pictures"))
    parser.add_argument("--size", metavar="WxH", type=_size, default=(1440, 900), help=words("the window's size"))
    parser.add_argument("--theme", choices=("dark", "light"), help=words("draw this theme only"))
    parser.add_argument("--page", metavar="NAME", action="append", help=words("draw only this page"))
    parser.add_argument("--scale", type=_scale, default=1.0, help=words("pixels of the picture for one of the window"))
    options = parser.parse_args(arguments)
    with _wanting_qt():
        from ui import snapshot
    width, height = options.size
    themes = (options.theme,) if options.theme else ("dark", "light")
    try:
        files = snapshot.snapshot(
            options.folder,
            width=width,
            height=height,
            themes=themes,
            scale=options.scale,
            language=words.language,
            only=options.page or (),
        )
    except OSError:
        raise ContentError("snapshot_folder", where=(str(options.folder),)) from None
    for file in files:
        print(file)
    return 0


def _size(written: str) -> tuple[int, int]:
    found = re.fullmatch(r"(\d{3,4})x(\d{3,4})", written)
    if not found:
        raise ContentError("snapshot_size", found=written, where=("--size",))
    return int(found[1]), int(found[2])


def _scale(written: str) -> float:
    found = re.fullmatch(r"\d(\.\d{1,2})?", written)
    if not found or not 0.5 <= float(written) <= 4:
        raise ContentError("snapshot_scale", found=written, where=("--scale",))
    return float(written)
