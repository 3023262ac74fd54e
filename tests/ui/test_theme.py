"""The colours: that what is written can be read on what lies under it."""

from itertools import pairwise, product

import pytest
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QInputDialog, QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from trainer.cards import Suit
from ui.style_sheet import stylesheet
from ui.theme import DARK, LIGHT, Palette, Role, dress


def contrast(one: str, other: str) -> float:
    """The ratio of two colours' luminance as WCAG 2 defines it, 1 to 21."""

    def luminance(name: str) -> float:
        parts = [QColor(name).redF(), QColor(name).greenF(), QColor(name).blueF()]
        r, g, b = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
        return 0.2126 * r + 0.7152 * g + 0.0722 * b

    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def test_contrast_is_measured_as_defined() -> None:
    assert contrast("#000000", "#FFFFFF") == pytest.approx(21)
    assert contrast("#777777", "#FFFFFF") == pytest.approx(4.48, abs=0.01)


@pytest.mark.parametrize("palette", [DARK, LIGHT])
def test_text_can_be_read_on_its_ground(palette: Palette) -> None:
    grounds = (palette.bg0, palette.bg1, palette.bg2)
    pairs = [
        *product((palette.text, palette.text2, palette.text3, palette.brass), grounds),
        (palette.on_brass, palette.brass),
        (palette.on_brass_ground, palette.brass_ground),
        (palette.right, palette.right_ground),
        (palette.wrong, palette.wrong_ground),
        (palette.plate_text, palette.plate),
        (palette.plate_text2, palette.plate),
        (palette.brass, palette.plate),
        (palette.right_on_felt, palette.plate),
        (palette.wrong_on_felt, palette.plate),
        (palette.on_key, palette.key),
        *product((palette.text_on_felt, palette.text2_on_felt), (palette.felt_centre, palette.felt_edge)),
    ]
    poor = [(ink, ground, round(contrast(ink, ground), 2)) for ink, ground in pairs if contrast(ink, ground) < 4.3]
    assert poor == []


@pytest.mark.parametrize("palette", [DARK, LIGHT])
@pytest.mark.parametrize("four_colour", [True, False])
def test_suits_can_be_read_on_a_card(palette: Palette, four_colour: bool) -> None:
    colours = [palette.suit(suit, four_colour=four_colour) for suit in Suit]
    assert len(set(colours)) == (4 if four_colour else 2)
    assert min(contrast(colour, palette.card) for colour in colours) >= 4.5
    assert palette.suit(Suit.SPADES, four_colour=four_colour) != palette.suit(Suit.HEARTS, four_colour=four_colour)


@pytest.mark.parametrize("palette", [DARK, LIGHT])
def test_every_colour_is_one_qt_knows(palette: Palette) -> None:
    fields = [getattr(palette, field) for field in vars(palette) if field != "dark"]
    names = [name for field in fields for name in ((field,) if isinstance(field, str) else field)]
    assert len(names) > len(fields)
    assert all(QColor(name).isValid() for name in names)


@pytest.mark.parametrize("palette", [DARK, LIGHT])
def test_figures_can_be_read_in_every_warmth(palette: Palette) -> None:
    dark, light, dim = palette.heat_text
    inks = [(dark,), (dark,), *[(light, dim)] * (len(palette.heat) - 2)]
    assert min(contrast(ink, heat) for heat, each in zip(palette.heat, inks, strict=True) for ink in each) >= 4.5


@pytest.mark.parametrize("palette", [DARK, LIGHT])
def test_more_training_is_another_shade_of_a_day(palette: Palette) -> None:
    far = [contrast(shade, palette.bg1) for shade in palette.days]
    assert far == sorted(far)
    assert min(contrast(one, other) for one, other in pairwise(palette.days)) > 1.2
    # A line in a chart is told from its ground, and from the band that it runs through.
    assert min(contrast(palette.trace, palette.bg1), contrast(palette.trace, palette.trace_ground)) >= 3


def test_the_style_sheet_wears_the_palette(qtbot: QtBot) -> None:
    button = QPushButton("Check")
    qtbot.addWidget(button)
    for palette in (DARK, LIGHT):
        button.setStyleSheet(stylesheet(palette))
        dress(button, Role.HEADING, "primary")
        button.resize(120, 44)
        shown = button.grab().toImage().pixelColor(60, 4)
        assert shown.name().lower() == palette.brass.lower()


def test_a_role_gives_size_and_weight(qtbot: QtBot) -> None:
    label = QLabel("Who brings it in?")
    qtbot.addWidget(label)
    dress(label, Role.BODY)
    narrow = label.sizeHint().width()
    assert label.font().pixelSize() == 14
    dress(label, Role.TITLE)
    assert label.font().pixelSize() == 24
    assert label.sizeHint().width() > narrow


def test_the_keys_of_a_question_have_no_pictures_of_the_systems(qtbot: QtBot) -> None:
    page = QWidget()
    qtbot.addWidget(page)
    page.setStyleSheet(stylesheet(DARK))
    box = QInputDialog(page)
    box.show()
    keys = box.findChildren(QPushButton)
    assert len(keys) == 2
    assert all(key.icon().isNull() for key in keys)
