"""What the program remembers of its user: the house he trains for, his language, and who of the trainees he is.

It is a small TOML file in the user's configuration folder. Where somebody wrote it wrong by hand he is told so.
"""

from dataclasses import dataclass, fields
from pathlib import Path

from trainer.errors import ContentError, DoorcardError

MOST_BYTES = 16 * 1024


@dataclass(frozen=True)
class Settings:
    """What is remembered: a house by its id, a language by its code, and the trainee by his id in the records."""

    house: str = "cardroom"
    language: str = "en"
    trainee: str = ""


def settings_file() -> Path:
    """Where the settings are kept."""
    from platformdirs import user_config_path

    return user_config_path("doorcard", appauthor=False) / "settings.toml"


def load_settings(file: Path | None = None) -> Settings:
    """The settings in `file`, else the user's; what is not there is as at the first start.

    Raises ContentError, naming the file and the key, for a file that is no such thing.
    """
    file = file or settings_file()
    try:
        with file.open("rb") as opened:
            content = opened.read(MOST_BYTES + 1)
    except FileNotFoundError:
        return Settings()
    except OSError:
        raise ContentError("settings_file", where=(str(file),)) from None
    try:
        return _read(content)
    except DoorcardError as error:
        raise error.at(str(file)) from None


def save_settings(settings: Settings, file: Path | None = None) -> None:
    """Keep `settings` in `file`, else in the user's, whole or not at all. Raises OSError where that cannot be done."""
    from trainer.documents import toml_string

    file = file or settings_file()
    lines = [f"{field} = {toml_string(getattr(settings, field))}\n" for field in _FIELDS]
    file.parent.mkdir(parents=True, exist_ok=True)
    written = file.with_suffix(".new")
    written.write_text("".join(lines), encoding="utf-8")
    written.replace(file)


_FIELDS = tuple(field.name for field in fields(Settings))


def _read(content: bytes) -> Settings:
    from trainer.documents import BadToml, parse_toml  # the first start has nothing to read

    if len(content) > MOST_BYTES:
        raise ContentError("settings_size", facts={"most": MOST_BYTES})
    try:
        found = parse_toml(content)
    except BadToml:
        raise ContentError("settings_toml") from None
    for field, value in found.items():
        if field not in _FIELDS:
            raise ContentError("settings_field", found=field, facts={"known": ", ".join(_FIELDS)})
        if not isinstance(value, str):
            raise ContentError("settings_text", found=value, where=(field,))
    return Settings(**found)
