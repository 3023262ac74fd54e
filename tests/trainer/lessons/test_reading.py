"""Lessons read from their folders, and refused by file and key."""

import pytest

from trainer.cards import parse_cards
from trainer.errors import DoorcardError
from trainer.houses import keys as k
from trainer.lessons import HouseRows, Lesson, LiveTable, Predict, Prose, read_lesson
from trainer.skills import SKILLS
from trainer.text.words import Words

HAND = """variant = "F7S"
antes = [1, 1, 1]
bring_in = 3
small_bet = 10
big_bet = 20
starting_stacks = [200, 200, 200]
actions = ["d dh p1 ????9h", "d dh p2 ????2c", "d dh p3 ????Kd", "p2 pb"]
"""
TOML = """minutes = 3
skills = ["bring_in.plain"]

[table.lowest]
hand = "lowest.phh"
lit = ["2c"]
caption = "The two is lowest."

[predict.who]
skill = "bring_in.plain"
seed = 4
"""
TEXT = """# The bring-in

The **lowest** door card brings it in.

{table lowest}

And now you:

{predict who}

{houses bring_in.all_in}
"""


def lesson(language: str = "en", name: str = "03-bring-in", **other: str) -> Lesson:
    """The lesson above, with other files by their names without endings and dots."""
    files = {"lesson.toml": TOML, "en.md": TEXT, "lowest.phh": HAND}
    files |= {file.replace("_", "."): content for file, content in other.items()}

    def read(path: str) -> bytes:
        folder, file = path.split("/")
        if folder != name or file not in files:
            raise FileNotFoundError(path)
        return files[file].encode()

    return read_lesson(name, language, read)


def refusal(**other: str) -> str:
    with pytest.raises(DoorcardError) as refused:
        lesson(**other)
    return Words("en").error(refused.value)


def test_a_lesson_is_read_from_top_to_bottom() -> None:
    found = lesson()
    assert (found.name, found.number, found.title, found.minutes) == ("03-bring-in", 3, "The bring-in", 3)
    assert found.skills == (SKILLS["bring_in.plain"],)
    first, table, second, predict, houses = found.parts
    assert first == Prose("The **lowest** door card brings it in.")
    assert isinstance(table, LiveTable)
    assert (table.lit, table.caption) == (parse_cards("2c"), "The two is lowest.")
    assert table.at == len(table.hand.events)
    assert second == Prose("And now you:")
    assert predict == Predict(SKILLS["bring_in.plain"], 4)
    assert houses == HouseRows(k.BRING_IN_ALL_IN)


def test_a_table_may_show_an_earlier_point_of_its_hand() -> None:
    # Three antes, and then the first card of each player.
    table = lesson(lesson_toml=TOML.replace('lit = ["2c"]', "at = 6")).parts[1]
    assert isinstance(table, LiveTable)
    assert table.at == 6


def test_another_language_is_read_where_it_is_there() -> None:
    assert lesson("th", th_md=TEXT.replace("# The bring-in", "# บริงอิน")).title == "บริงอิน"
    assert lesson("th").title == "The bring-in"


@pytest.mark.parametrize(
    ("changed", "told"),
    [
        ({"en_md": "The bring-in\n"}, "03-bring-in/en.md, 1"),
        ({"en_md": TEXT + "![a picture](x.png)\n"}, "03-bring-in/en.md, 12"),
        ({"en_md": TEXT + "<b>loud</b>\n"}, "<b>loud</b>"),
        ({"en_md": TEXT + "See [here](http://example.org)\n"}, "without pictures, links and HTML"),
        ({"en_md": TEXT + "{table}\n"}, "{table lowest}"),
        ({"en_md": TEXT + "{picture lowest}\n"}, "{picture lowest}"),
        ({"en_md": TEXT + "{table highest}\n"}, "found 'highest', but one of these was expected: lowest"),
        ({"en_md": TEXT + "{houses bring_in.no_such}\n"}, "bring_in.no_such"),
        ({"en_md": TEXT.replace("{predict who}\n", "")}, "predict who"),
        ({"lesson_toml": TOML + "extra = 1\n"}, "extra"),
        ({"lesson_toml": TOML.replace("seed = 4", "seed = -1")}, "03-bring-in/lesson.toml, predict, who, seed"),
        ({"lesson_toml": TOML.replace("minutes = 3", "minutes = 90")}, "minutes"),
        ({"lesson_toml": TOML.replace("minutes = 3", "minutes = true")}, "minutes"),
        ({"lesson_toml": TOML.replace('["bring_in.plain"]', '["bring_in.nothing"]')}, "bring_in.nothing"),
        ({"lesson_toml": TOML.replace('["bring_in.plain"]', '"bring_in.plain"')}, "list of texts"),
        ({"lesson_toml": TOML.replace('lit = ["2c"]', 'lit = ["3c"]')}, "03-bring-in/lesson.toml, table, lowest, lit"),
        ({"lesson_toml": TOML.replace('lit = ["2c"]', "open = [7]")}, "seat 7"),
        ({"lesson_toml": TOML.replace('lit = ["2c"]', "at = 99")}, "from 0 to"),
        ({"lesson_toml": TOML.replace("lowest.phh", "../../secret.phh")}, "../../secret.phh"),
        ({"lesson_toml": TOML.replace("lowest.phh", "nowhere.phh")}, "03-bring-in/nowhere.phh"),
        ({"lesson_toml": "minutes = \n"}, "03-bring-in/lesson.toml, 1"),
        ({"lesson_toml": "table = 3\n" + TOML.split("[table")[0]}, "found 3, but a table was expected"),
        ({"lowest_phh": HAND.replace("2c", "9h")}, "03-bring-in/lowest.phh"),
        ({"lowest_phh": HAND + "#" * 200_000}, "at most 131072 bytes"),
    ],
)
def test_a_broken_lesson_is_refused_naming_file_and_key(changed: dict[str, str], told: str) -> None:
    assert told in refusal(**changed)


def test_a_folder_needs_its_number() -> None:
    with pytest.raises(DoorcardError):
        lesson(name="bring-in")


def test_bytes_that_are_no_text_are_refused() -> None:
    def read(path: str) -> bytes:
        return b"# Title\n\xff\xfe\n" if path.endswith(".md") else b"minutes = 1\nskills = []\n"

    with pytest.raises(DoorcardError) as refused:
        read_lesson("01-the-table", "en", read)
    assert "01-the-table/en.md, 2" in Words("en").error(refused.value)
