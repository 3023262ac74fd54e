"""What is remembered is kept whole, and a file written wrong by hand is refused with its place."""

from pathlib import Path

import pytest

from trainer.errors import ContentError
from trainer.settings import Settings, load_settings, save_settings, settings_file


def test_nothing_is_remembered_at_the_first_start() -> None:
    assert not settings_file().exists()
    assert load_settings() == Settings("cardroom", "en", "")


@pytest.mark.parametrize("trainee", ["", "Nguyễn Văn A", 'a "quote" \\ and \n more', "\x7f\x01", "ธนา 🂡"])
def test_what_is_saved_is_loaded_again(trainee: str, home: Path) -> None:
    save_settings(Settings("tda", "th", trainee))
    assert settings_file().is_relative_to(home)
    assert load_settings() == Settings("tda", "th", trainee)
    assert [file.name for file in settings_file().parent.iterdir()] == ["settings.toml"]


def test_what_a_file_leaves_out_is_as_at_the_first_start(tmp_path: Path) -> None:
    file = tmp_path / "settings.toml"
    file.write_text('house = "tda"\n')
    assert load_settings(file) == Settings("tda", "en", "")


@pytest.mark.parametrize(
    ("content", "expected", "where"),
    [
        (b"house = tda", "settings_toml", ()),
        (b"\xff\xfe", "settings_toml", ()),
        (b"x = " + b"[" * 9000, "settings_toml", ()),
        (b"#" * 20_000, "settings_size", ()),
        (b'colour = "green"', "settings_field", ()),
        (b"trainee = 7", "settings_text", ("trainee",)),
    ],
)
def test_what_is_no_settings_file_is_refused(
    content: bytes, expected: str, where: tuple[str, ...], tmp_path: Path
) -> None:
    file = tmp_path / "settings.toml"
    file.write_bytes(content)
    with pytest.raises(ContentError) as raised:
        load_settings(file)
    assert (raised.value.expected, raised.value.where) == (expected, (str(file), *where))


def test_a_folder_is_no_settings_file(tmp_path: Path) -> None:
    with pytest.raises(ContentError) as raised:
        load_settings(tmp_path)
    assert raised.value.expected == "settings_file"
