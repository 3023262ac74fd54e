"""That cards can be read at every size and on every screen: drawn at the real ratio, ranks and suits told apart."""

import dataclasses
from itertools import combinations

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QRect, QRectF
from PySide6.QtGui import QImage, QPainter

from tests.ui.table.tables import LABELS, money, table
from trainer.cards import Card, Rank, Suit
from ui.table import ink
from ui.table.card_art import MARGIN, CardArt
from ui.table.card_sizes import FAN_STEP
from ui.table.geometry import Stage
from ui.table.looks import Words, bet_plates, seat_look
from ui.table.marks import Marks, Sight
from ui.table.plan import plan
from ui.table.scene import TableScene
from ui.table.seat_item import SeatItem
from ui.theme import DARK, LIGHT, Palette

pytestmark = pytest.mark.usefixtures("qapp")

RATIOS = (1.0, 1.25, 2.0)
SMALLEST = Stage(712, 624)
"""The table beside the panel of a window of 1024 by 700."""

SIZES = (SMALLEST, Stage(1068, 808), Stage(3468, 2068))


def least_scale(stage: Stage) -> float:
    """Logical pixels a unit of the smallest card that lies open before the showdown: eight players on the river."""
    made = plan(stage, [(False, False, True, True, True, True, False)] * 8, bets=range(8))
    return stage.scale * min(seat.cards[2].scale for seat in made.seats)


def index(art: CardArt, card: Card, scale: float) -> QImage:
    """What shows of a card that the next one covers: rank and suit in its corner, in shades of grey."""
    left = round(MARGIN * scale)
    strip = QRect(left, left, round(FAN_STEP * scale), round(66 * scale))
    image = art.pixmap(card, scale, covered=True).toImage().copy(strip)
    return image.convertToFormat(QImage.Format.Format_Grayscale8)


def differing(one: QImage, other: QImage) -> int:
    """How many pixels differ by a quarter of the way from black to white."""
    return sum(
        abs(one.pixelColor(x, y).lightness() - other.pixelColor(x, y).lightness()) > 64
        for x in range(one.width())
        for y in range(one.height())
    )


@pytest.mark.parametrize("palette", [DARK, LIGHT], ids=["dark", "light"])
@pytest.mark.parametrize("four_colour", [True, False], ids=["four colours", "two colours"])
def test_suits_are_told_apart_by_shape_alone_at_the_smallest_size(palette: Palette, four_colour: bool) -> None:
    """In shades of grey the four suits of a rank differ in a tenth of the suit's box and more."""
    art, scale = CardArt(palette, four_colour=four_colour), least_scale(SMALLEST)
    box = (21 * scale) ** 2
    for one, other in combinations([index(art, Card(Rank.EIGHT, suit), scale) for suit in Suit], 2):
        assert differing(one, other) > 0.1 * box


def test_shape_tells_suits_apart_where_all_are_one_colour() -> None:
    black = {f"{suit.name.lower()[:-1]}": DARK.spade for suit in Suit}
    one_colour = dataclasses.replace(DARK, **black)
    art, scale = CardArt(one_colour), least_scale(SMALLEST)
    for one, other in combinations([index(art, Card(Rank.EIGHT, suit), scale) for suit in Suit], 2):
        assert differing(one, other) > 0.1 * (21 * scale) ** 2


def test_ranks_are_told_apart_at_the_smallest_size() -> None:
    """The two most alike, such as 3 and 8 or 5 and 6, still differ in a twentieth of the rank's box."""
    art, scale = CardArt(DARK), least_scale(SMALLEST)
    box = 20 * 27 * scale**2
    for one, other in combinations([index(art, Card(rank, Suit.SPADES), scale) for rank in Rank], 2):
        assert differing(one, other) > 0.05 * box


def painted(scene: TableScene, stage: Stage, ratio: float) -> QImage:
    """The whole table as a screen of a device pixel ratio shows it."""
    image = QImage(round(stage.width * ratio), round(stage.height * ratio), QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(ratio)
    image.fill(0)
    painter = QPainter(image)
    scene.render(painter, QRectF(0, 0, stage.rect.w * stage.scale, stage.rect.h * stage.scale), scene.sceneRect())
    painter.end()
    return image


@pytest.mark.parametrize("ratio", RATIOS)
@pytest.mark.parametrize("stage", SIZES, ids=str)
def test_cards_are_drawn_at_the_real_ratio(stage: Stage, ratio: float, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each picture that is asked for has as many pixels as the card takes on that screen, lifted or not."""
    asked: list[float] = []
    usual = CardArt.pixmap

    def pixmap(self: CardArt, card: Card | None, scale: float, *, covered: bool, hole: bool = False) -> object:
        if card is not None:
            asked.append(scale)
        return usual(self, card, scale, covered=covered, hole=hole)

    monkeypatch.setattr(CardArt, "pixmap", pixmap)
    scene = TableScene(LABELS, money, DARK, speed=0)
    scene.set_stage(stage)
    shown = table(8, 6)
    scene.show(shown, Marks(ringed=frozenset(shown.seats[0].board[:2])))
    painted(scene, stage, ratio)
    slot = plan(stage, [(False, False, True, True, True, True)] * 8).seats[0].cards[2]
    # Eight players with four upcards each.
    assert asked == [pytest.approx(stage.scale * slot.scale * ratio)] * 32
    scene.deleteLater()


@pytest.mark.parametrize("ratio", RATIOS)
def test_a_finer_screen_shows_finer_cards(ratio: float) -> None:
    """A card on the table is, pixel for pixel, the picture drawn for that screen: nothing has been enlarged."""
    scene = TableScene(LABELS, money, DARK, speed=0)
    scene.set_stage(SMALLEST)
    shown = table(8, 3)
    scene.show(shown)
    image = painted(scene, SMALLEST, ratio)
    slot = plan(SMALLEST, [(False, False, True)] * 8).seats[4].cards[2]
    scale = SMALLEST.scale * slot.scale * ratio
    card = CardArt(DARK).pixmap(shown.seats[4].cards[2].card, scale, covered=False).toImage()
    left = (slot.x - MARGIN * slot.scale - SMALLEST.rect.x) * SMALLEST.scale * ratio
    top = (slot.y - MARGIN * slot.scale - SMALLEST.rect.y) * SMALLEST.scale * ratio
    edge = round(8 * scale)
    inside = [(x, y) for x in range(edge, card.width() - edge) for y in range(edge, card.height() - edge)]
    near = [(round(left) + dx, round(top) + dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1)]
    assert any(all(image.pixel(x + dx, y + dy) == card.pixel(x, y) for x, y in inside) for dx, dy in near)
    scene.deleteLater()


# Long names and large amounts


@pytest.mark.parametrize("stage", [*SIZES, Stage(618, 612)], ids=str)
@pytest.mark.parametrize("stack", [0, 5, 1_234_567, 987_654_321])
@pytest.mark.parametrize("name", ["", "Jo", "Bartholomew Featherstonehaugh the Third"])
def test_a_plate_takes_no_more_room_than_it_has(stage: Stage, stack: int, name: str) -> None:
    shown = table(8, 7, bets=(stack,) * 8)
    seat = shown.seats[0]
    seat = replace(seat, stack=stack, name=name)
    words = Words(LABELS, lambda amount: f"${amount:,}.50")
    for names in (False, True):
        place = plan(stage, [(False,) * 7] * 8, bets=range(8), names=names).seats[0]
        item = SeatItem(DARK)
        item.lay(seat_look(seat, place, stage, words, Marks(), Sight(names=names)))
        assert item.plate.w <= place.plate.w + 1e-6
        for bet in bet_plates(seat, stage, words):
            assert bet.rect.w <= place.bet_plate.w + 1e-6
            assert ink.width(bet.text, bet.size, 600) <= bet.rect.w


@pytest.mark.parametrize("stage", SIZES, ids=str)
def test_as_much_of_a_name_is_read_as_its_plate_takes(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    written: list[str] = []
    write = ink.write
    monkeypatch.setattr(ink, "write", lambda *args: (written.append(args[3]), write(*args)))
    scene = TableScene(LABELS, money, DARK, speed=0)
    scene.set_stage(stage)
    shown = table(2, 3)
    ada, long = (
        replace(seat, name=name)
        for seat, name in zip(shown.seats, ("Ada", "Bartholomew Featherstonehaugh the Third"), strict=True)
    )
    scene.show(replace(shown, seats=(ada, long)), sight=Sight(names=True))
    painted(scene, stage, 1)
    assert "Ada" in written
    (cut,) = [text for text in written if text.startswith("Bart")]
    assert cut.endswith("…")
    assert len(cut) >= 8
    # Nobody's name is read where none is to be seen.
    written.clear()
    scene.show(replace(shown, seats=(ada, long)), sight=Sight())
    painted(scene, stage, 1)
    assert not {"Ada", cut} & set(written)
    scene.deleteLater()
