"""Colours and type, dark and light."""

from dataclasses import dataclass
from enum import Enum
from functools import cache, lru_cache
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont, QFontMetricsF
from PySide6.QtWidgets import QWidget

from trainer.cards import Suit
from ui import fonts


@dataclass(frozen=True)
class Palette:
    """The colours of one theme, as #rrggbb, or #aarrggbb where something shows through, by what they are used for.

    `right`, `wrong` and their grounds are for verdicts only. `on_felt` colours lie on the table; `heat` goes from
    weak to solid in seven steps, `heat_text` is what is written on the two warmest, on the others, and there in small.
    `days` are the shades of a calendar from nothing to much, `trace` and its ground a line in a chart and its band.
    """

    dark: bool
    bg0: str
    bg1: str
    bg2: str
    bg3: str
    line: str
    line2: str
    text: str
    text2: str
    text3: str
    brass: str
    on_brass: str
    brass_ground: str
    on_brass_ground: str
    right: str
    right_ground: str
    wrong: str
    wrong_ground: str
    right_on_felt: str
    wrong_on_felt: str
    text_on_felt: str
    text2_on_felt: str
    felt_centre: str
    felt_mid: str
    felt_edge: str
    line_on_felt: str
    rail_top: str
    rail_bottom: str
    rail_edge: str
    tray: str
    tray_slot: str
    plate: str
    plate_text: str
    plate_text2: str
    plate_edge: str
    key: str
    on_key: str
    halo: str
    card: str
    card_edge: str
    back: str
    back_line: str
    back_edge: str
    spade: str
    heart: str
    diamond: str
    club: str
    days: tuple[str, str, str, str, str]
    trace: str
    trace_ground: str
    chips: tuple[str, str, str, str] = ("#CDD1D3", "#A9504A", "#3E7C83", "#33373C")
    heat: tuple[str, ...] = ("#E3B45E", "#C4964A", "#705B35", "#564E3A", "#43443D", "#343D3C", "#272F31")
    heat_text: tuple[str, str, str] = ("#1A1408", "#ECE8DF", "#DEDBD2")

    def suit(self, suit: Suit, *, four_colour: bool = True) -> str:
        """The colour a suit is printed in: four colours, or black and red."""
        match suit:
            case Suit.SPADES:
                return self.spade
            case Suit.HEARTS:
                return self.heart
            case Suit.DIAMONDS:
                return self.diamond if four_colour else self.heart
            case Suit.CLUBS:
                return self.club if four_colour else self.spade


DARK: Final = Palette(
    dark=True,
    bg0="#131619",
    bg1="#1A1E22",
    bg2="#22272C",
    bg3="#2B3137",
    line="#30373D",
    line2="#465059",
    text="#ECE8DF",
    text2="#B3B9BC",
    text3="#949CA1",
    brass="#D6A650",
    on_brass="#1A1408",
    brass_ground="#332B1C",
    on_brass_ground="#E8BF72",
    right="#6CC78E",
    right_ground="#1D3127",
    wrong="#F2807A",
    wrong_ground="#382224",
    right_on_felt="#7BD79C",
    wrong_on_felt="#FF8F88",
    text_on_felt="#ECE8DF",
    text2_on_felt="#B9C8C0",
    felt_centre="#37524A",
    felt_mid="#2C443B",
    felt_edge="#22362F",
    line_on_felt="#2ECDE6D8",
    rail_top="#2A2F34",
    rail_bottom="#1B1F23",
    rail_edge="#3A4147",
    tray="#1E2226",
    tray_slot="#0C0E10",
    plate="#141A18",
    plate_text="#ECE8DF",
    plate_text2="#B3B9BC",
    plate_edge="#3A4842",
    key="#DAD7CF",
    on_key="#1D2124",
    halo="#99000000",
    card="#F7F2E7",
    card_edge="#CFC6B3",
    back="#44515D",
    back_line="#65737F",
    back_edge="#D9D2C3",
    spade="#17191D",
    heart="#C2222B",
    diamond="#1A5FC0",
    club="#127A39",
    days=("#22272C", "#3A4548", "#536466", "#778B8D", "#A3B6B5"),
    trace="#8CBBC1",
    trace_ground="#2B383E",
)

LIGHT: Final = Palette(
    dark=False,
    bg0="#E6E3DB",
    bg1="#F5F3ED",
    bg2="#FFFFFF",
    bg3="#ECE8DF",
    line="#D8D3C8",
    line2="#B5AFA2",
    text="#1D2124",
    text2="#4A5156",
    text3="#5F666B",
    brass="#805A12",
    on_brass="#FFFFFF",
    brass_ground="#F4E8CF",
    on_brass_ground="#6B4A0D",
    right="#1C6B3E",
    right_ground="#DDEFE3",
    wrong="#B3261E",
    wrong_ground="#F8E0DC",
    right_on_felt="#0E5A30",
    wrong_on_felt="#9C1C16",
    text_on_felt="#FFFFFF",
    text2_on_felt="#F2F6F3",
    felt_centre="#5A796C",
    felt_mid="#4E6D61",
    felt_edge="#436056",
    line_on_felt="#66E2F0E8",
    rail_top="#CFC9BC",
    rail_bottom="#B9B2A3",
    rail_edge="#A39C8D",
    tray="#33383E",
    tray_slot="#1B1F23",
    plate="#FBF9F4",
    plate_text="#1D2124",
    plate_text2="#4A5156",
    plate_edge="#D8D3C8",
    key="#2F343A",
    on_key="#FFFFFF",
    halo="#FFFFFF",
    card="#FFFDF8",
    card_edge="#BDB5A4",
    back="#4C5C6A",
    back_line="#71808C",
    back_edge="#F2EEE5",
    spade="#17191D",
    heart="#C2222B",
    diamond="#1A5FC0",
    club="#127A39",
    days=("#E6E1D7", "#BFCCC9", "#94AAA7", "#64807D", "#3C5A57"),
    trace="#2A6973",
    trace_ground="#CFDDDD",
)


class Role(Enum):
    """What a piece of text is for; the value is its size in pixels, its line's height and its weight."""

    AMOUNT = (32, 36, 600)
    TITLE = (24, 31, 600)
    FIGURE = (24, 30, 600)
    SECTION = (18, 24, 600)
    READING = (16, 23, 400)
    HEADING = (15, 20, 600)
    BODY = (14, 20, 400)
    STRONG = (14, 20, 500)
    SMALL = (13, 19, 400)
    LABEL = (12, 16, 500)
    KEY = (11, 14, 600)

    @property
    def font(self) -> QFont:
        """The font of this role, in the size that texts are wanted in."""
        return QFont(_font(self, fonts.text_size()))

    def width(self, text: str) -> float:
        """How wide a text of this role is, in the size that texts are wanted in."""
        return _width(self, text, fonts.text_size())


@cache
def _font(role: Role, percent: float) -> QFont:
    size, _, weight = role.value
    return fonts.font(round(size * percent / 100), weight)


@lru_cache(1024)
def _width(role: Role, text: str, percent: float) -> float:
    return QFontMetricsF(_font(role, percent)).horizontalAdvance(text)


def dress(widget: QWidget, role: Role, tone: str = "") -> None:
    """Gives a widget the type of a role, and one of the style sheet's tones: quiet, faint, brass, right, wrong,
    primary, key, box and so on. A later call changes it."""
    widget.setFont(role.font)
    if widget.property("tone") != tone:
        widget.setProperty("tone", tone)
        # What has not been polished yet is, with this tone, before it is first seen or measured.
        if widget.testAttribute(Qt.WidgetAttribute.WA_WState_Polished):
            widget.style().unpolish(widget)
            widget.style().polish(widget)
