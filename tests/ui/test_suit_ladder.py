"""The ladder of suits as it is drawn below the step that suits decide."""

from collections import Counter
from collections.abc import Iterator

import pytest
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication

from trainer.cards import Card, parse_cards
from trainer.houses import keys as k
from trainer.marking import Mark
from trainer.questions import PickedSeat
from trainer.reasons import Fact, Reason
from trainer.text.words import Words
from ui import fonts
from ui.look import Look
from ui.theme import DARK, LIGHT, Palette
from ui.widgets.suit_ladder import SuitLadder, suit_ladder

DEUCES = parse_cards("2h2d2c")
TOLD = {"card": Card.parse("2c"), "seat": 6, "cards": DEUCES, "holders": (2, 4, 6)}
LOWEST = Reason("bring_in", k.BRING_IN_TIE, Fact("bring_in.tie.suit_low", TOLD), (6,), (2, 4), DEUCES[2:])
"""Three deuces: hearts in seat 2, diamonds in seat 4, and clubs, the lowest, in seat 6."""

Rows = list[Counter[str]]


@pytest.fixture
def large_text(qapp: QApplication) -> Iterator[None]:
    fonts.set_text_size(130)
    yield
    fonts.set_text_size(100)


def made(palette: Palette, picked: int | None, correct: int = 6, *, four_colour: bool = True) -> SuitLadder:
    mark = None if picked is None else Mark(PickedSeat(picked), PickedSeat(correct), (LOWEST,))
    part = suit_ladder(LOWEST, Look(Words("en"), palette, four_colour), mark, 0)
    assert part is not None
    return part


def rows(part: SuitLadder, palette: Palette, width: int = 300, left: int = 0, right: int = 0) -> Rows:
    """How often each colour is found in each row of four that are as high, from `left` to `right` pixels in."""
    high = round(part.lay(width))
    picture = QImage(width, high, QImage.Format.Format_RGB32)
    picture.fill(palette.bg1)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    part.paint(painter, 0, 0)
    painter.end()
    each = high // 4
    return [
        Counter(
            picture.pixelColor(x, row * each + y).name().upper()
            for x in range(left, width - right)
            for y in range(2, each - 2)
        )
        for row in range(4)
    ]


@pytest.mark.parametrize("palette", [DARK, LIGHT])
def test_the_right_row_and_a_wrong_pick_lie_on_grounds_of_their_own_with_signs(
    qapp: QApplication, palette: Palette
) -> None:
    drawn = rows(made(palette, 4), palette)
    grounds = [row.most_common(1)[0][0] for row in drawn]
    assert grounds == [palette.bg2, palette.bg2, palette.wrong_ground, palette.right_ground]
    # Not by colour alone: a cross and a tick lie right of the words.
    signs = rows(made(palette, 4), palette, left=300 - 24)
    assert [palette.wrong in row for row in signs] == [False, False, True, False]
    assert [palette.right in row for row in signs] == [False, False, False, True]


def test_a_right_pick_is_ticked_and_nothing_is_wrong(qapp: QApplication) -> None:
    grounds = [row.most_common(1)[0][0] for row in rows(made(DARK, 6), DARK)]
    assert grounds == [DARK.bg2, DARK.bg2, DARK.bg2, DARK.right_ground]


def test_the_lowest_who_is_all_in_is_not_ticked(qapp: QApplication) -> None:
    """Another seat brings it in instead: that of the lowest, where it was picked, was the wrong one."""
    assert [row.most_common(1)[0][0] for row in rows(made(DARK, 6, 7), DARK)][3] == DARK.wrong_ground
    assert [row.most_common(1)[0][0] for row in rows(made(DARK, 4, 7), DARK)][2:] == [DARK.wrong_ground, DARK.bg3]


def test_without_an_answer_the_deciding_row_is_plain_but_for_its_bar(qapp: QApplication) -> None:
    drawn = rows(made(DARK, None), DARK)
    assert [row.most_common(1)[0][0] for row in drawn] == [DARK.bg2, DARK.bg2, DARK.bg2, DARK.bg3]
    assert not any(colour in row for row in drawn for colour in (DARK.right, DARK.wrong))


@pytest.mark.parametrize("four_colour", [True, False])
def test_suits_have_the_colours_of_the_deck(qapp: QApplication, four_colour: bool) -> None:
    shown = rows(made(LIGHT, 4, four_colour=four_colour), LIGHT, right=300 - 36)
    black, red = LIGHT.spade, LIGHT.heart
    suits = [black, red, LIGHT.diamond, LIGHT.club] if four_colour else [black, red, red, black]
    # A suit fills much of its card of 24 by 24.
    assert all(row[suit] > 40 for row, suit in zip(shown, suits, strict=True))


def test_what_does_not_fit_in_a_line_takes_two(large_text: None) -> None:
    """The narrowest panel leaves about 260 pixels then: the pick goes below its suit, and keeps clear of the sign."""
    wide, narrow = made(DARK, 4).lay(600), made(DARK, 4)
    assert narrow.lay(260) > wide
    assert [narrow._rows[at]._stacked for at in (0, 2)] == [False, True]
    for row in narrow._rows:
        left, right = row._margins
        taken = max(row._name.width, row._holder.width) if row._stacked else row._name.width + row._holder.width
        assert left + taken + right <= 260
