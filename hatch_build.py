"""The build hook: compiles each language's catalogue, so that a wheel and an editable install both speak it."""

from pathlib import Path
from typing import Any

from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po
from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class CompileCatalogues(BuildHookInterface[Any]):
    """Turns assets/translations/LANG/LC_MESSAGES/doorcard.po into the doorcard.mo beside it."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        for source in sorted(Path(self.root).glob("assets/translations/*/LC_MESSAGES/doorcard.po")):
            compiled = source.with_suffix(".mo")
            with source.open("rb") as text:
                catalogue = read_po(text, locale=source.parts[-3], domain="doorcard", abort_invalid=True)
            with compiled.open("wb") as binary:
                write_mo(binary, catalogue)
            build_data["artifacts"].append(compiled.relative_to(self.root).as_posix())
