"""How the widgets of the program are drawn: one style sheet, filled with the colours of a theme."""

import re
from typing import Final

from ui.fonts import grown, growth
from ui.theme import Palette


def stylesheet(palette: Palette) -> str:
    """How widgets look under `palette`: colours and shapes only, since weights do not work through a style sheet."""
    filled = _STYLE.format_map(vars(palette))
    if growth() == 1:
        return filled
    return _LENGTH.sub(_grown, filled)


def _grown(found: re.Match[str]) -> str:
    """A length in a large window. A corner that is rounder than its box is high would not be round at all, and how
    high a chip is goes by the letters in it."""
    corner, pixels = found[1] or "", int(found[2])
    if not corner:
        return f"{grown(pixels)}px"
    return f"{corner}{int((0.9 if pixels == _CHIP else 1) * growth() * pixels)}px"


_LENGTH: Final = re.compile(r"(border-radius: )?\b(\d+)px")
"""What grows in a large window."""

_CHIP: Final = 13
"""How round a chip is, the one box whose sides are half circles."""

_STYLE: Final = """
QWidget {{ color: {text}; background: transparent; selection-background-color: {brass}; selection-color: {on_brass}; }}
QMainWindow, QDialog, QMenu, QMessageBox {{ background: {bg0}; }}
QDialogButtonBox {{ dialogbuttonbox-buttons-have-icons: 0; }}
QLabel[tone="quiet"] {{ color: {text2}; }}
QLabel[tone="faint"] {{ color: {text3}; }}
QLabel[tone="brass"] {{ color: {brass}; }}
QLabel[tone="right"] {{ color: {right}; }}
QLabel[tone="wrong"] {{ color: {wrong}; }}
QLabel:disabled {{ color: {text3}; }}
QFrame[tone="box"] {{ background: {bg2}; border: 1px solid {line}; border-radius: 8px; }}
QFrame[tone="outline"] {{ border: 1px solid {line}; border-radius: 8px; }}
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
QFrame[tone="row"] {{ background: transparent; border: none; border-bottom: 1px solid {line}; border-radius: 0; }}
QFrame[tone="below"] {{ background: {bg1}; border: none; border-top: 1px solid {line}; border-radius: 0; }}
QFrame[tone="beside"] {{ background: {bg1}; border: none; border-left: 1px solid {line}; border-radius: 0; }}
QFrame[tone="before"] {{ background: {bg1}; border: none; border-right: 1px solid {line}; border-radius: 0; }}
QFrame[tone="bar"] {{ background: {bg1}; border: none; border-bottom: 1px solid {line}; border-radius: 0; }}
QFrame[tone="joined"] {{ border: 1px solid {line2}; border-radius: 6px; }}
QLabel[tone="key"] {{
  color: {text2}; background: {bg3}; border: 1px solid {line2}; border-radius: 4px; padding: 0 5px;
}}
QLabel[tone="wrong"] {{ padding: 6px 10px; }}
QLabel[tone="news"] {{
  color: {plate_text}; background: {plate}; border: 1px solid {plate_edge}; border-radius: 8px; padding: 6px 10px;
}}
QPushButton, QToolButton, QComboBox {{
  color: {text}; background: {bg2}; border: 1px solid {line2}; border-radius: 8px; padding: 0 14px; min-height: 34px;
}}
QPushButton {{ icon-size: 16px; }}
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
  background: transparent; color: {text2}; border: 1px solid {line2}; border-radius: 6px; min-height: 28px;
  padding: 0 9px;
}}
QPushButton[tone="segment"]:checked {{ background: {bg3}; color: {text}; border: 1px solid {text3}; }}
QPushButton[tone="segment"]:focus {{ border: 2px solid {brass}; }}
QPushButton[tone="joined"] {{
  background: transparent; color: {text2}; border: 1px solid transparent; border-radius: 5px; min-height: 20px;
  padding: 0 9px;
}}
QPushButton[tone="joined"]:hover {{ color: {text}; }}
QPushButton[tone="joined"]:checked {{ background: {bg3}; color: {text}; border: 1px solid {text3}; }}
QPushButton[tone="joined"]:focus {{ border: 2px solid {brass}; padding: 0 8px; }}
QPushButton[tone="low"] {{ min-height: 28px; }}
QPushButton[tone="tall"] {{ min-height: 42px; }}
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
QPushButton[tone="tile"] {{ min-height: 74px; }}
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
QPushButton[tone="link"] {{
  background: transparent; border: 1px solid transparent; border-radius: 6px; min-height: 24px; padding: 0 6px;
}}
QPushButton[tone="link"]:hover {{ background: {bg2}; }}
QPushButton[tone="link"]:focus {{ border: 2px solid {brass}; padding: 0 5px; }}
QPushButton[tone="link"]:disabled {{ background: transparent; border-color: transparent; }}
QLineEdit, QPlainTextEdit, QTextEdit, QSpinBox {{
  background: {bg2}; border: 1px solid {line2}; border-radius: 8px; padding: 0 10px; min-height: 34px;
}}
QLineEdit {{ placeholder-text-color: {text3}; }}
QLineEdit > QToolButton {{ background: transparent; border: none; padding: 0; min-height: 0; }}
QLineEdit:focus, QPlainTextEdit:focus, QTextEdit:focus, QSpinBox:focus {{ border: 2px solid {brass}; }}
QListView, QTreeView, QTableView {{
  background: {bg1}; alternate-background-color: {bg2}; border: 1px solid {line}; border-radius: 8px;
  gridline-color: {line}; outline: none;
}}
QTableView::item {{ padding: 0 5px; }}
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
QCheckBox::indicator:focus, QRadioButton::indicator:focus {{ width: 14px; height: 14px; border: 2px solid {brass}; }}
QCheckBox::indicator:checked:focus {{ background: {on_brass}; }}
QRadioButton::indicator:checked:focus {{ border-color: {text}; }}
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
QAbstractScrollArea::corner {{ background: transparent; border: none; }}
QScrollArea, QGraphicsView {{ border: none; }}
QAbstractScrollArea[tone="reach"] {{ border: 2px solid transparent; border-radius: 8px; }}
QAbstractScrollArea[tone="reach"]:focus, QTableView:focus {{ border-color: {brass}; }}
QFrame[tone="ask"] {{ background: {bg2}; border: 2px solid {line}; border-radius: 8px; }}
QFrame[tone="ask"]:focus {{ border-color: {brass}; }}
"""
