"""The measures of the table: the numbers here are those of the style the table is drawn to."""

import pytest

from ui.table.card_sizes import CARD_H, CARD_W
from ui.table.geometry import Rect, Stage, chip_room, fan, rail, superellipse

UP, DOWN = True, False


@pytest.mark.parametrize(
    ("faces", "width"),
    [
        ((), 0),
        ((DOWN,), 0.76 * CARD_W),
        # Two hole cards 13 apart, then the door card: 26 + 64.
        ((DOWN, DOWN, UP), 90),
        # Four upcards 32 apart: 26 + 3 * 32 + 64, and 16 of the seventh card.
        ((DOWN, DOWN, UP, UP, UP, UP), 186),
        ((DOWN, DOWN, UP, UP, UP, UP, DOWN), 202),
        # All seven face up: 6 * 32 + 64.
        ((UP,) * 7, 256),
    ],
)
def test_a_fan_is_as_wide_as_what_shows_of_its_cards(faces: tuple[bool, ...], width: float) -> None:
    slots, measured = fan(faces)
    assert measured == pytest.approx(width)
    assert len(slots) == len(faces)
    assert max((slot.rect.right for slot in slots), default=0) == pytest.approx(width)
    assert min((slot.x for slot in slots), default=0) == 0


def test_hole_cards_are_smaller_and_stand_on_the_same_foot() -> None:
    slots, _ = fan((DOWN, DOWN, UP, UP, UP, UP, DOWN))
    assert [slot.scale for slot in slots] == [0.76, 0.76, 1, 1, 1, 1, 0.76]
    assert {round(slot.rect.bottom, 6) for slot in slots} == {CARD_H}
    assert [slot.x for slot in slots[:6]] == [0, 13, 26, 58, 90, 122]


def test_a_card_exposed_among_the_hole_cards_lies_with_the_upcards() -> None:
    slots, width = fan((UP, DOWN, DOWN))
    assert [slot.x for slot in slots] == [26, 0, 13]
    assert width == 90


@pytest.mark.parametrize(
    ("size", "scale", "stretch", "text"),
    [
        # A table is 1000 units wide; in a low window it is as small as 730 * 0.925 units need.
        ((1068, 808), 1.068, 808 / 730 / 1.068, 1),
        ((712, 624), 0.712, 1.15, 12 / (12.5 * 0.712)),
        ((1068, 600), 600 / 675.25, 0.925, 12 / (12.5 * 600 / 675.25)),
    ],
)
def test_the_table_fits_its_window(size: tuple[int, int], scale: float, stretch: float, text: float) -> None:
    stage = Stage(*size)
    assert (stage.scale, stage.stretch, stage.text) == pytest.approx((scale, stretch, text))
    assert stage.rect.w * stage.scale <= size[0] + 1e-6
    assert stage.rect.h * stage.scale <= size[1] + 1e-6


def test_the_smallest_text_is_twelve_pixels_high_in_the_smallest_window() -> None:
    stage = Stage(712, 624)
    assert 12.5 * stage.text * stage.scale == pytest.approx(12)


def test_the_smallest_text_grows_with_what_is_read_beside_the_table() -> None:
    """A table in a text is twice as large in a window at 4K; so are its words, and its cards lie as they do in the
    usual window."""
    usual, large = Stage(720, 500), Stage(1440, 1000, growth=2)
    assert 12.5 * large.text * large.scale == pytest.approx(24)
    assert (large.text, large.stretch, large.compact) == (usual.text, usual.stretch, usual.compact)


def test_the_rail_is_a_superellipse_round_the_felt() -> None:
    outer, felt, line = rail(Stage(1000, 730))
    assert (outer.cx, outer.cy, outer.w / 2, outer.h / 2) == (500, 356, 492, 344)
    assert (felt.w / 2, felt.h / 2) == (474, 326)
    assert (line.cx, line.cy, line.w / 2, line.h / 2) == (500, 376, 246, 168)
    points = list(superellipse(outer, 3.3))
    assert min(x for x, _ in points) == pytest.approx(8)
    assert max(y for _, y in points) == pytest.approx(700)
    for x, y in points:
        assert abs((x - 500) / 492) ** 3.3 + abs((y - 356) / 344) ** 3.3 == pytest.approx(1)


def test_boxes() -> None:
    box = Rect(0, 0, 10, 10)
    assert not box.overlaps(Rect(10, 0, 5, 5))
    assert box.overlaps(Rect(9, 9, 5, 5))
    assert box.holds(Rect(0, 0, 10, 10))
    assert not box.holds(Rect(5, 5, 6, 1))
    assert box.joined(Rect(20, -5, 1, 1)) == Rect(0, -5, 21, 15)
    assert box.grown(2) == Rect(-2, -2, 14, 14)


def test_chips_stand_on_their_foot() -> None:
    room = chip_room(100, 50, 3)
    assert (room.cx, room.w) == (100, 2 * 24 + 22)
    # The lowest chip: its face at the foot, a radius of 9 and 3.6 thick. The top one is seven chips higher.
    assert room.bottom == pytest.approx(50 + 3.6 + 9)
    assert room.y == pytest.approx(50 - 7 * 3.6 - 9)
