"""The guide for contributors: every place that it sends a reader to is there."""

import re
from pathlib import Path

# What the guide names that is only made by following it.
MADE = "assets/translations/th/LC_MESSAGES/doorcard.po"


def test_the_places_it_names_are_there(root: Path) -> None:
    guide = (root / "CONTRIBUTING.md").read_text(encoding="utf-8")
    named = set(re.findall(r"`([\w./]+(?:/|\.\w+))`", guide)) - {MADE, "NAME.toml"}
    places = {name for name in named if "/" in name}
    assert len(places) > 10
    assert not {name for name in places if not (root / name).exists()}


def test_the_steps_it_names_are_there(root: Path) -> None:
    guide = (root / "CONTRIBUTING.md").read_text(encoding="utf-8") + (root / "README.md").read_text(encoding="utf-8")
    steps = set(re.findall(r"\bmake ([a-z]+)\b(?=[` ]| {2})", "\n".join(re.findall(r"`[^`]+`", guide))))
    heads = re.findall(r"^([a-z]+(?: [a-z]+)*):", (root / "Makefile").read_text(encoding="utf-8"), re.MULTILINE)
    targets = {target for head in heads for target in head.split()}
    assert steps
    assert steps <= targets
