"""Colours, type and the style of widgets, dark and light."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Palette:
    """The colours of one theme, as #rrggbb, by what they are used for."""

    name: str
