"""The cards: what is printed where, and that a picture is drawn once."""

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor

from trainer.cards import Card, Rank, Suit
from ui.table.card_art import MARGIN, CardArt, rank_path, suit_path
from ui.table.card_sizes import CARD_H, CARD_W, FAN_STEP
from ui.theme import DARK

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.mark.parametrize("rank", Rank)
def test_a_rank_shows_whole_when_the_next_card_covers_it(rank: Rank) -> None:
    bounds = rank_path(rank).boundingRect()
    assert bounds.left() >= 2
    assert bounds.right() <= FAN_STEP - 1.5
    # Capitals and figures are three tenths of the card high, on one line; tails stay above the suit at 40.
    assert bounds.top() == pytest.approx(33.5 - 27, abs=1)
    assert 33 <= bounds.bottom() <= 37


@pytest.mark.parametrize("suit", Suit)
def test_a_suit_fills_its_box_and_is_like_on_both_sides(suit: Suit) -> None:
    path = suit_path(suit)
    bounds = path.boundingRect()
    assert QRectF(0, 0, 1, 1).adjusted(-0.01, -0.01, 0.01, 0.01).contains(bounds)
    assert bounds.height() >= 0.9
    assert bounds.center().x() == pytest.approx(0.5, abs=0.005)


def test_suits_differ_in_shape() -> None:
    assert len({tuple((p.x(), p.y()) for p in suit_path(suit).toFillPolygon()) for suit in Suit}) == 4


def _inks(art: CardArt, card: Card | None, *, covered: bool = False, hole: bool = False) -> set[str]:
    image = art.pixmap(card, 2, covered=covered, hole=hole).toImage()
    return {image.pixelColor(x, y).name() for x in range(0, image.width(), 2) for y in range(0, image.height(), 2)}


@pytest.mark.parametrize("suit", Suit)
def test_a_face_is_printed_in_its_suits_colour(suit: Suit) -> None:
    card = Card(Rank.NINE, suit)
    others = {QColor(DARK.suit(other)).name() for other in Suit if other is not suit}
    inks = _inks(CardArt(DARK), card)
    assert QColor(DARK.suit(suit)).name() in inks
    assert not inks & others


def test_two_colours_where_wanted() -> None:
    inks = _inks(CardArt(DARK, four_colour=False), Card.parse("9c"))
    assert QColor(DARK.spade).name() in inks
    assert QColor(DARK.club).name() not in inks


def test_a_back_tells_nothing_and_a_hole_card_has_its_bar() -> None:
    art = CardArt(DARK)
    assert not _inks(art, None) & {QColor(DARK.suit(suit)).name() for suit in Suit}
    image = art.pixmap(Card.parse("9h"), 2, covered=True, hole=True).toImage()
    bar = round((16 + MARGIN) * 2), round((81.5 + MARGIN) * 2)
    assert image.pixelColor(*bar).name() == QColor(DARK.back_line).name()
    assert art.pixmap(Card.parse("9h"), 2, covered=True).toImage().pixelColor(*bar).name() == QColor(DARK.card).name()


def test_only_the_last_card_of_a_fan_has_the_large_pip() -> None:
    art = CardArt(DARK)
    pip = round((43 + MARGIN) * 2), round((60 + MARGIN) * 2)
    last = art.pixmap(Card.parse("9h"), 2, covered=False).toImage()
    covered = art.pixmap(Card.parse("9h"), 2, covered=True).toImage()
    assert last.pixelColor(*pip).name() == QColor(DARK.heart).name()
    assert covered.pixelColor(*pip).name() == QColor(DARK.card).name()


@pytest.mark.parametrize("scale", [0.66, 1.0, 1.31, 2.9])
def test_a_picture_is_made_for_its_size_and_once(scale: float) -> None:
    art = CardArt(DARK)
    made = art.pixmap(Card.parse("Qs"), scale, covered=False)
    assert abs(made.width() - (CARD_W + 2 * MARGIN) * scale) <= 1
    assert abs(made.height() - (CARD_H + 2 * MARGIN) * scale) <= 1
    assert art.pixmap(Card.parse("Qs"), scale, covered=False) is made


def test_sizes_long_not_drawn_are_let_go() -> None:
    art = CardArt(DARK)
    first = art.pixmap(None, 0.5, covered=False)
    for step in range(200):
        art.pixmap(None, 0.501 + step / 1000, covered=False)
    assert art.pixmap(None, 0.5, covered=False) is not first
