"""Lessons read from their folders, or refused with the file and the key that is wrong.

A folder `NN-name` holds `lesson.toml`, the text in `en.md` and other languages beside it, and hands of its own. A line
`{table NAME}`, `{predict NAME}` or `{houses CLAUSE}` of the text stands for what the TOML describes under that name.
"""

import re
from collections.abc import Iterator
from functools import cache

from trainer import resources
from trainer.errors import ContentError
from trainer.lessons.described import Described, Read, bytes_of
from trainer.lessons.lesson import Lesson, Part, Prose

_FOLDER = re.compile(r"(\d\d)-[a-z0-9-]+")
_LINE = re.compile(r"\{(\w+) ([\w.-]+)\}")
_FOREIGN = re.compile(r"<[a-zA-Z/!]|!\[|\]\(|\[[^\]]*\]:|https?:")
"""What has no place in a text: HTML, pictures, links."""


def lesson_names() -> tuple[str, ...]:
    """The lessons that ship with the program, by their folders, in the order in which they are taught."""
    return tuple(name for name in resources.names("lessons") if _FOLDER.fullmatch(name))


@cache
def load_lesson(name: str, language: str) -> Lesson:
    """A shipped lesson in a language, else in English. Raises ContentError."""
    return read_lesson(name, language, lambda path: resources.read("lessons", *path.split("/")))


def read_lesson(name: str, language: str, read: Read) -> Lesson:
    """The lesson in the folder `name`, whose files `read` gives. Raises ContentError, naming file and key."""
    number = _FOLDER.fullmatch(name)
    if number is None:
        raise ContentError("lesson_folder", found=name)
    described = Described(name, read)
    own = f"{name}/{language}.md"
    text_file = own if _is_there(read, own) else f"{name}/en.md"
    text = _text(read, text_file)
    title, *lines = text.splitlines() or [""]
    if not title.startswith("# "):
        raise ContentError("lesson_title", found=title, where=(text_file, "1"))
    parts = tuple(_parts(lines, described, text_file))
    described.refuse_unused(text_file)
    return Lesson(name, int(number[1]), title.removeprefix("# ").strip(), described.minutes, described.skills, parts)


def _text(read: Read, file: str) -> str:
    content = bytes_of(read, file)
    try:
        return content.decode("utf-8")
    except UnicodeDecodeError as error:
        line = content.count(b"\n", 0, error.start) + 1
        raise ContentError("lesson_utf8", where=(file, str(line))) from None


def _parts(lines: list[str], described: Described, file: str) -> Iterator[Part]:
    prose: list[str] = []
    for number, line in enumerate(lines, 2):
        where = (file, str(number))
        if _FOREIGN.search(line):
            raise ContentError("lesson_markup", found=line, where=where)
        if not line.startswith("{"):
            prose.append(line)
            continue
        if any(prose):
            yield Prose("\n".join(prose).strip("\n"))
        prose = []
        found = _LINE.fullmatch(line.strip())
        if found is None:
            raise ContentError("lesson_line", found=line, where=where)
        try:
            yield described.part(found[1], found[2])
        except ContentError as error:
            raise error.at(*where) from None
    if any(prose):
        yield Prose("\n".join(prose).strip("\n"))


def _is_there(read: Read, file: str) -> bool:
    try:
        read(file)
    except FileNotFoundError:
        return False
    return True
