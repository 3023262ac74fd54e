"""From a sentence in the code to a reader's language: collected, translated, compiled, read."""

import gettext
import shutil
import subprocess
import sys
from pathlib import Path

from babel.messages.pofile import read_po

from hatch_build import CompileCatalogues

CODE = """
from trainer.text import N_, words

TITLE = N_("Third street")
said = words("Seat {seat} brings it in.", seat=6)
counted = words.n("{count} card is left.", "{count} cards are left.", count)
low = words("The lowest"
            " door card.")
key = other("not a sentence")
"""

HOUSE = """
name = "The Corner House"

[clause."bring_in.amount"]
value = "fixed"
restated = "The bring-in is a fixed amount."
source = "not collected"
reading = '''It is posted
in full.'''
"""

LESSON = """
minutes = 3
skills = ["bring_in.plain"]

[table.low]
hand = "low.phh"
caption = "The trey brings it in."
"""

TRANSLATED = """
msgid ""
msgstr ""
"Content-Type: text/plain; charset=utf-8\\n"
"Plural-Forms: nplurals=1; plural=0;\\n"

msgid "Third street"
msgstr "Phố thứ ba"

msgid "{count} card is left."
msgid_plural "{count} cards are left."
msgstr[0] "Còn {count} lá."

#, fuzzy
msgid "The lowest door card."
msgstr "Không chắc"
"""


def test_sentences_are_collected_from_the_code_the_houses_and_the_lessons(root: Path, tmp_path: Path) -> None:
    (tmp_path / "trainer/houses").mkdir(parents=True)
    (tmp_path / "ui").mkdir()
    (tmp_path / "lessons/03-low").mkdir(parents=True)
    (tmp_path / "assets/translations").mkdir(parents=True)
    (tmp_path / "trainer/talk.py").write_text(CODE)
    (tmp_path / "trainer/houses/corner.toml").write_text(HOUSE)
    (tmp_path / "lessons/03-low/lesson.toml").write_text(LESSON)
    # What a lesson tells is translated by a text of its own, and its hands are not read by people.
    (tmp_path / "lessons/03-low/en.md").write_text("# The bring-in\n")
    for file in ("pyproject.toml", "content_messages.py"):
        shutil.copy(root / file, tmp_path)

    collect = [str(Path(sys.executable).with_name("pybabel")), "-q", "extract"]
    subprocess.run(collect, cwd=tmp_path, capture_output=True, text=True, check=True)

    with (tmp_path / "assets/translations/doorcard.pot").open("rb") as file:
        collected = {message.id: {name for name, _ in message.locations} for message in read_po(file) if message.id}
    assert collected == {
        "Third street": {"trainer/talk.py"},
        "Seat {seat} brings it in.": {"trainer/talk.py"},
        ("{count} card is left.", "{count} cards are left."): {"trainer/talk.py"},
        "The lowest door card.": {"trainer/talk.py"},
        "The Corner House": {"trainer/houses/corner.toml"},
        "The bring-in is a fixed amount.": {"trainer/houses/corner.toml"},
        "It is posted\nin full.": {"trainer/houses/corner.toml"},
        "The trey brings it in.": {"lessons/03-low/lesson.toml"},
    }


def compile_catalogues(project: Path) -> list[str]:
    data: dict[str, list[str]] = {"artifacts": []}
    hook = CompileCatalogues(str(project), {}, None, None, "", "wheel")  # it asks none of them
    hook.initialize("standard", data)
    return data["artifacts"]


def test_a_catalogue_is_compiled_for_the_program_to_read(tmp_path: Path) -> None:
    catalogue = tmp_path / "assets/translations/vi/LC_MESSAGES/doorcard.po"
    catalogue.parent.mkdir(parents=True)
    catalogue.write_text(TRANSLATED, encoding="utf-8")

    assert compile_catalogues(tmp_path) == ["assets/translations/vi/LC_MESSAGES/doorcard.mo"]

    spoken = gettext.translation("doorcard", tmp_path / "assets/translations", ["vi"])
    assert spoken.gettext("Third street") == "Phố thứ ba"
    assert spoken.ngettext("{count} card is left.", "{count} cards are left.", 4) == "Còn {count} lá."
    # What a translator was not sure of is not said: the English is.
    assert spoken.gettext("The lowest door card.") == "The lowest door card."


def test_no_language_is_nothing_to_compile(tmp_path: Path) -> None:
    assert compile_catalogues(tmp_path) == []
