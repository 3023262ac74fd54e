"""The catalogue of one language: sentences as the reader reads them."""

import re
from typing import TYPE_CHECKING

from trainer import resources

if TYPE_CHECKING:
    from gettext import GNUTranslations

ENGLISH = "en"


def languages() -> tuple[str, ...]:
    """The languages there are catalogues of, by their codes; English, which the program is written in, comes first."""
    return ENGLISH, *(name for name in resources.names("assets", "translations") if _is_code(name))


class Catalogue:
    """Translates English sentences into one language; what it has no translation of stays English.

    `language` is a code such as `th` or `pt_BR`. A language that has no catalogue is read in English.
    """

    def __init__(self, language: str = ENGLISH) -> None:
        self.language = language
        self._translations = None if language == ENGLISH or not _is_code(language) else _load(language)

    def __call__(self, sentence: str, /, **values: object) -> str:
        """The sentence in the reader's language, its `{name}` places filled from `values`."""
        if self._translations:
            sentence = self._translations.gettext(sentence)
        return sentence.format(**values) if values else sentence

    def n(self, one: str, many: str, count: int, /, **values: object) -> str:
        """The sentence for one or for `count`, as the reader's language counts; `{count}` is there to be used."""
        sentence = one if count == 1 else many
        if self._translations:
            sentence = self._translations.ngettext(one, many, count)
        return sentence.format(**{"count": count, **values})


def _is_code(name: str) -> bool:
    return re.fullmatch(r"[a-z]{2,3}(_[A-Z]{2})?", name) is not None


def _load(language: str) -> "GNUTranslations | None":
    from gettext import GNUTranslations
    from io import BytesIO

    try:
        compiled = resources.read("assets", "translations", language, "LC_MESSAGES", "doorcard.mo")
    except FileNotFoundError:
        return None
    return GNUTranslations(BytesIO(compiled))
