"""Colours, type and the style of widgets, dark and light."""

from enum import Enum
from typing import Final

import msgspec
from PySide6.QtCore import Qt
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QWidget

from trainer.cards import Suit
from ui import fonts


class Palette(msgspec.Struct, frozen=True):
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
        size, _, weight = self.value
        return fonts.font(round(size * fonts.text_size() / 100), weight)


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


def stylesheet(palette: Palette) -> str:
    """How widgets look under `palette`: colours and shapes only, since weights do not work through a style sheet."""
    return _STYLE.format_map({name: getattr(palette, name) for name in Palette.__struct_fields__})


_STYLE: Final = """
QWidget {{ color: {text}; background: transparent; selection-background-color: {brass}; selection-color: {on_brass}; }}
QMainWindow, QDialog, QMenu, QMessageBox {{ background: {bg0}; }}
QLabel[tone="quiet"] {{ color: {text2}; }}
QLabel[tone="faint"] {{ color: {text3}; }}
QLabel[tone="brass"] {{ color: {brass}; }}
QLabel[tone="right"] {{ color: {right}; }}
QLabel[tone="wrong"] {{ color: {wrong}; }}
QLabel:disabled {{ color: {text3}; }}
QFrame[tone="box"] {{ background: {bg2}; border: 1px solid {line}; border-radius: 8px; }}
QFrame[tone="right"] {{ background: {right_ground}; border: 1px solid {right}; border-radius: 8px; }}
QFrame[tone="wrong"] {{ background: {wrong_ground}; border: 1px solid {wrong}; border-radius: 8px; }}
QFrame[tone="panel"] {{ background: {bg1}; border: none; }}
QFrame[tone="clause"] {{ background: {bg2}; border: none; border-left: 3px solid {brass}; border-radius: 0; }}
QFrame[tone="chart"] {{ background: {bg1}; border: 1px solid {line}; border-radius: 10px; }}
QFrame[tone="active"] {{ background: {bg2}; border: 2px solid {brass}; border-radius: 8px; }}
QFrame[tone="felt"] {{
  background: qlineargradient(x1: 0, y1: 0, x2: 1, y2: 1, stop: 0 {felt_mid}, stop: 1 {felt_centre});
  border: 1px solid {line_on_felt}; border-radius: 10px;
}}
QLabel[tone="step"] {{ color: {text2}; border: 1px solid {text3}; border-radius: 11px; }}
QFrame[tone="active"] QLabel[tone="step"] {{ color: {brass}; border-color: {brass}; }}
QLabel[tone="tag"] {{
  color: {on_brass_ground}; background: {brass_ground}; border: 1px solid {brass}; border-radius: 6px; padding: 1px 8px;
}}
QLabel[tone="chip"] {{
  color: {text}; background: transparent; border: 1px solid {line2}; border-radius: 13px; padding: 3px 10px;
}}
QLabel[tone="chip_quiet"] {{
  color: {text2}; background: transparent; border: 1px dashed {line2}; border-radius: 13px; padding: 3px 10px;
}}
QFrame[tone="drop"] {{ background: {bg1}; border: 1px dashed {line2}; border-radius: 10px; }}
QFrame[tone="below"] {{ background: {bg1}; border: none; border-top: 1px solid {line}; border-radius: 0; }}
QFrame[tone="beside"] {{ background: {bg1}; border: none; border-left: 1px solid {line}; border-radius: 0; }}
QLabel[tone="key"] {{
  color: {text2}; background: {bg3}; border: 1px solid {line2}; border-radius: 4px; padding: 0 5px;
}}
QPushButton, QToolButton, QComboBox {{
  color: {text}; background: {bg2}; border: 1px solid {line2}; border-radius: 8px; padding: 0 14px; min-height: 34px;
}}
QComboBox {{ padding-right: 30px; }}
QComboBox[tone="low"] {{ min-height: 24px; }}
QComboBox::drop-down {{ border: none; width: 0; }}
QComboBox QAbstractItemView {{ background: {bg2}; border: 1px solid {line2}; outline: none; }}
QPushButton:hover, QToolButton:hover, QComboBox:hover {{ background: {bg3}; }}
QPushButton:pressed, QToolButton:pressed {{ background: {bg1}; }}
QPushButton:focus, QToolButton:focus, QComboBox:focus {{ border: 2px solid {brass}; }}
QPushButton:checked, QToolButton:checked {{
  background: {brass_ground}; color: {on_brass_ground}; border: 2px solid {brass};
}}
QPushButton:disabled, QToolButton:disabled, QComboBox:disabled {{
  color: {text3}; background: {bg1}; border-color: {line};
}}
QPushButton[tone="primary"] {{ color: {on_brass}; background: {brass}; border: 1px solid {brass}; min-height: 42px; }}
QPushButton[tone="primary"]:hover {{ background: {on_brass_ground}; }}
QPushButton[tone="primary"]:focus {{ border: 6px double {on_brass}; min-height: 32px; padding: 0 9px; }}
QPushButton[tone="primary"]:disabled {{ color: {text3}; background: {bg2}; border-color: {line}; }}
QPushButton[tone="tab"] {{
  background: transparent; border: none; border-bottom: 2px solid transparent; border-radius: 0; color: {text2};
  padding: 2px 14px 0 14px; min-height: 0;
}}
QPushButton[tone="tab"]:hover {{ color: {text}; }}
QPushButton[tone="tab"]:checked {{ color: {text}; border-bottom: 2px solid {brass}; background: transparent; }}
QPushButton[tone="tab"]:focus {{ color: {text}; border: 2px solid {brass}; border-radius: 6px; padding: 0 12px; }}
QPushButton[tone="on_felt"] {{
  background: transparent; color: {text_on_felt}; border: 1px solid {text2_on_felt}; min-height: 42px;
}}
QPushButton[tone="on_felt"]:focus {{ border: 2px solid {text_on_felt}; }}
QPushButton[tone="chip"] {{ padding: 0 2px; }}
QPushButton[tone="sign"] {{ background: transparent; border-color: transparent; padding: 0; min-height: 0; }}
QPushButton[tone="sign"]:hover {{ background: {bg3}; }}
QPushButton[tone="sign"]:focus {{ border: 2px solid {brass}; }}
QPushButton[tone="sign"]:checked {{ background: {brass_ground}; border: 1px solid {brass}; }}
QPushButton[tone="segment"] {{
  background: transparent; color: {text2}; border: 1px solid {line2}; border-radius: 6px; min-height: 22px;
  padding: 0 9px;
}}
QPushButton[tone="segment"]:checked {{ background: {bg3}; color: {text}; border: 1px solid {text3}; }}
QPushButton[tone="segment"]:focus {{ border: 2px solid {brass}; }}
QPushButton[tone="low"] {{ min-height: 28px; }}
QPushButton[tone="pad"] {{
  background: {bg3}; border: 1px solid {line2}; border-radius: 6px; padding: 0; min-height: 44px;
}}
QPushButton[tone="pad_low"] {{
  background: {bg3}; border: 1px solid {line2}; border-radius: 6px; padding: 0; min-height: 34px;
}}
QPushButton[tone="pad_low"]:hover {{ background: {line2}; }}
QPushButton[tone="transport"], QPushButton[tone="play"] {{
  background: {bg2}; border: 1px solid {line2}; border-radius: 6px; padding: 0; min-height: 0;
}}
QPushButton[tone="transport"]:hover {{ background: {bg3}; }}
QPushButton[tone="transport"]:focus {{ border: 2px solid {brass}; }}
QPushButton[tone="transport"]:disabled {{ background: {bg1}; border-color: {line}; }}
QPushButton[tone="play"] {{ background: {brass}; border-color: {brass}; }}
QPushButton[tone="play"]:hover {{ background: {on_brass_ground}; }}
QPushButton[tone="play"]:focus {{ border: 6px double {on_brass}; }}
QPushButton[tone="pad"]:hover {{ background: {line2}; }}
QPushButton[tone="pad"]:pressed {{ background: {bg1}; }}
QPushButton[tone="choice"], QPushButton[tone="house"], QPushButton[tone="tile"], QPushButton[tone="hand"],
QPushButton[tone^="topic"] {{
  background: {bg2}; border: 1px solid {line}; border-radius: 8px; text-align: left; padding: 0;
}}
QPushButton[tone="house"] {{ min-height: 46px; }}
QPushButton[tone="tile"] {{ min-height: 68px; }}
QPushButton[tone="topic"] {{ min-height: 54px; }}
QPushButton[tone="topic_low"] {{ min-height: 36px; }}
QPushButton[tone="choice"]:hover, QPushButton[tone="house"]:hover, QPushButton[tone="tile"]:hover,
QPushButton[tone="hand"]:hover, QPushButton[tone^="topic"]:hover {{
  background: {bg3}; border-color: {line2};
}}
QPushButton[tone="choice"]:checked, QPushButton[tone="house"]:checked, QPushButton[tone="tile"]:checked {{
  background: {brass_ground}; border: 2px solid {brass};
}}
QPushButton[tone="choice"]:focus, QPushButton[tone="house"]:focus, QPushButton[tone="tile"]:focus,
QPushButton[tone="hand"]:focus, QPushButton[tone^="topic"]:focus {{
  border: 2px solid {brass};
}}
QPushButton[tone^="toggle"] {{ background: {bg2}; border: 1px solid {line2}; border-radius: 8px; padding: 0; }}
QPushButton[tone="toggle"] {{ min-height: 40px; }}
QPushButton[tone="toggle_low"] {{ min-height: 28px; }}
QPushButton[tone^="toggle"]:hover {{ background: {bg3}; }}
QPushButton[tone^="toggle"]:checked {{ background: {brass_ground}; border: 2px solid {brass}; }}
QPushButton[tone^="toggle"]:focus {{ border: 2px solid {text}; }}
QPushButton[tone="house"]:checked:focus, QPushButton[tone="tile"]:checked:focus,
QPushButton[tone="choice"]:checked:focus, QPushButton[tone="sign"]:checked:focus,
QPushButton[tone^="topic"]:checked:focus, QPushButton:checked:focus {{
  border: 3px solid {text};
}}
QPushButton[tone="tab"]:checked:focus {{ border: 2px solid {brass}; }}
QPushButton[tone="right"] {{ background: {right_ground}; border: 2px solid {right}; color: {text}; }}
QPushButton[tone="wrong"] {{ background: {wrong_ground}; border: 2px solid {wrong}; color: {text}; }}
QPushButton[tone="quiet"], QToolButton[tone="quiet"] {{ background: transparent; border-color: transparent; }}
QPushButton[tone="quiet"]:hover, QToolButton[tone="quiet"]:hover {{ background: {bg2}; }}
QPushButton[tone="quiet"]:focus, QToolButton[tone="quiet"]:focus {{ border: 2px solid {brass}; }}
QLineEdit, QPlainTextEdit, QTextEdit, QSpinBox {{
  background: {bg2}; border: 1px solid {line2}; border-radius: 8px; padding: 0 10px; min-height: 34px;
}}
QLineEdit > QToolButton {{ background: transparent; border: none; padding: 0; min-height: 0; }}
QLineEdit:focus, QPlainTextEdit:focus, QTextEdit:focus, QSpinBox:focus {{ border: 2px solid {brass}; }}
QListView, QTreeView, QTableView {{
  background: {bg1}; alternate-background-color: {bg2}; border: 1px solid {line}; border-radius: 8px;
  gridline-color: {line}; outline: none;
}}
QListView::item, QTreeView::item {{ padding: 6px 10px; border-radius: 6px; }}
QListView::item:hover, QTreeView::item:hover {{ background: {bg2}; }}
QListView::item:selected, QTreeView::item:selected, QTableView::item:selected {{
  background: {brass_ground}; color: {on_brass_ground};
}}
QHeaderView::section {{
  background: {bg2}; color: {text2}; border: none; border-bottom: 1px solid {line}; padding: 8px;
}}
QCheckBox::indicator, QRadioButton::indicator {{
  width: 16px; height: 16px; background: {bg2}; border: 1px solid {text3}; border-radius: 4px;
}}
QRadioButton::indicator {{ border-radius: 8px; }}
QCheckBox::indicator:checked, QRadioButton::indicator:checked {{ background: {brass}; border-color: {brass}; }}
QCheckBox::indicator:focus, QRadioButton::indicator:focus {{ border: 2px solid {brass}; }}
QProgressBar {{ background: {bg3}; border: none; border-radius: 2px; max-height: 4px; }}
QProgressBar::chunk {{ background: {text2}; border-radius: 2px; }}
QMenu {{ border: 1px solid {line2}; padding: 4px; }}
QMenu::item {{ padding: 6px 20px; border-radius: 6px; }}
QMenu::item:selected {{ background: {bg3}; }}
QPushButton::menu-indicator {{ image: none; width: 0; }}
QToolTip {{ color: {text}; background: {bg3}; border: 1px solid {line2}; padding: 4px 8px; }}
QScrollBar {{ background: transparent; border: none; }}
QScrollBar:vertical {{ width: 10px; }}
QScrollBar:horizontal {{ height: 10px; }}
QScrollBar::handle {{ background: {line2}; border-radius: 5px; min-width: 32px; min-height: 32px; }}
QScrollBar::add-line, QScrollBar::sub-line, QScrollBar::add-page, QScrollBar::sub-page {{
  background: none; border: none; width: 0; height: 0;
}}
QScrollArea, QGraphicsView {{ border: none; }}
QAbstractScrollArea[tone="reach"] {{ border: 2px solid transparent; border-radius: 8px; }}
QAbstractScrollArea[tone="reach"]:focus, QTableView:focus {{ border-color: {brass}; }}
QFrame[tone="ask"] {{ background: {bg2}; border: 2px solid {line}; border-radius: 8px; }}
QFrame[tone="ask"]:focus {{ border-color: {brass}; }}
"""
