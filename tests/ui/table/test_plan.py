"""That nothing on the table lies on anything else, whatever the number of players, the street and the window."""

from itertools import combinations, product

import pytest

from tests.sample import sampled
from ui.table.geometry import BET_COLUMNS, LIFT, POT_COLUMNS, Rect, Stage, chip_room, tray
from ui.table.plan import Plan, plan, pot_rows

LOWEST = Stage(618, 440)
# The practice page at 1440 by 900, the same compact at 1024 by 700, the deal page, a full high-definition screen, the
# narrowest window that is not compact, one higher than wide, 2560 by 1440, 3840 by 2160, a screen very wide, the
# smallest window with larger texts beside the table, the floor call in it and in a window of 1280 by 720, and a table
# as low as any.
STAGES = [
    Stage(1068, 808),
    Stage(712, 624),
    Stage(1068, 712),
    Stage(1548, 988),
    Stage(828, 688),
    Stage(712, 900),
    Stage(2188, 1348),
    Stage(3468, 2068),
    Stage(3068, 1300),
    Stage(665, 618),
    Stage(618, 612),
    Stage(712, 492),
    Stage(968, 512),
    LOWEST,
]
SEATED = sampled(product(range(2, 9), STAGES), 3)
CLOSED = {count: (False, False, True, True, True, True, False)[:count] for count in range(8)}
OPEN = {count: (True,) * count for count in range(8)}


def _boxes(made: Plan, bets: bool) -> dict[str, Rect]:
    """Every box of the table that may hold something, by name."""
    boxes = {
        "stub": made.spots[0].rect,
        "burns": made.spots[2].rect,
        "stub label": made.labels[0],
        "burns label": made.labels[2],
        "community": made.community.rect,
        "line": made.line,
        "pot": chip_room(*made.pot, POT_COLUMNS),
        "tray": tray(made.stage)[0],
        "dealer": tray(made.stage)[1],
        "pots": made.pot_plates,
    }
    for at, seat in enumerate(made.seats):
        # Any of its cards may be lifted.
        hand = seat.hand.joined(Rect(seat.hand.x, seat.hand.y - LIFT, seat.hand.w, 1)) if seat.cards else seat.hand
        boxes |= {f"hand {at}": hand, f"plate {at}": seat.plate, f"note {at}": seat.note}
        if bets:
            boxes |= {f"bet {at}": chip_room(*seat.bet, BET_COLUMNS), f"amount {at}": seat.bet_plate}
    return boxes


def _overlaps(boxes: dict[str, Rect]) -> list[tuple[str, str]]:
    return [(a, b) for a, b in combinations(boxes, 2) if boxes[a].overlaps(boxes[b])]


@pytest.mark.parametrize(("players", "stage"), SEATED)
@pytest.mark.parametrize("steady", [False, True])
@pytest.mark.parametrize("names", [False, True])
def test_nothing_lies_on_anything_else(players: int, stage: Stage, steady: bool, names: bool) -> None:
    for cards in (0, 1, 2, 3, 4, 5, 6, 7):
        hand = CLOSED[cards]
        made = plan(stage, [hand] * players, bets=range(players), steady=steady, names=names)
        assert _overlaps(_boxes(made, bets=True)) == [], (players, cards)


@pytest.mark.parametrize(("players", "stage"), SEATED)
def test_open_hands_find_room_for_all_seven_cards(players: int, stage: Stage) -> None:
    for cards, bets, names in product((3, 5, 7), (False, True), (False, True)):
        made = plan(stage, [OPEN[cards]] * players, bets=range(players) if bets else (), names=names)
        assert _overlaps(_boxes(made, bets)) == [], (players, cards, bets, names)


@pytest.mark.parametrize(("players", "stage"), SEATED)
def test_all_of_it_is_on_the_table(players: int, stage: Stage) -> None:
    for hand, names in product((CLOSED[3], CLOSED[7], OPEN[7], None), (False, True)):
        made = plan(stage, [hand] * players, bets=range(players), names=names)
        for name, box in _boxes(made, bets=True).items():
            assert stage.rect.holds(box), (players, name)
        for seat in made.seats:
            for slot in seat.cards:
                assert slot.x >= 34 - 1e-6
                assert slot.rect.right <= 966 + 1e-6


@pytest.mark.parametrize(("players", "stage"), SEATED)
def test_the_pot_has_room_for_its_amount_and_two_rows_of_side_pots(players: int, stage: Stage) -> None:
    made = plan(stage, [CLOSED[6]] * players, bets=range(players))
    # A plate 30 high for the only pot; for several, rows of 18 with 2 between.
    assert made.pot_plates.holds(Rect.around(500, made.pot_plates.y, 130 * stage.pot_text, 30 * stage.pot_text))
    assert made.pot_plates.h >= 2 * 18 * stage.text + 2
    # Only two players lay their bets beside the pot.
    assert made.pot_plates.w >= (270 if players > 2 else 190)


def test_side_pots_lie_in_rows_from_the_top_of_their_room() -> None:
    room = Rect(-150, 10, 300, 50)
    # 140 + 8 + 140 is as much as a row takes; the third is alone in the middle of the next, 20 + 3 farther down.
    assert pot_rows(room, [140, 140, 100], 20, 8, 3) == (
        Rect(-144, 10, 140, 20),
        Rect(4, 10, 140, 20),
        Rect(-50, 33, 100, 20),
    )
    # A third row would end at 10 + 3 * 20 + 2 * 3 = 76, the room ends at 60; no plate is wider than the room.
    assert pot_rows(room, [200] * 3, 20, 8, 3) is None
    assert pot_rows(room, [301], 20, 8, 3) is None


@pytest.mark.parametrize("players", range(2, 9))
def test_cards_are_as_large_as_the_style_has_them(players: int) -> None:
    """1.3, 1.2, 1.1 and then 1.05 times a card; 1.45 in a compact third street."""
    wide = [plan(Stage(1068, 808), [CLOSED[cards]] * players) for cards in (3, 4, 5, 6, 7)]
    assert [made.seats[0].cards[2].scale for made in wide] == [1.3, 1.2, 1.1, 1.05, 1.05]
    compact = plan(Stage(712, 624), [CLOSED[3]] * players).seats[0].cards[2].scale
    # Less by what a card needs to be lifted.
    assert 1.38 <= compact <= 1.45


@pytest.mark.parametrize(("players", "stage"), SEATED)
def test_ranks_can_be_read_in_every_window(players: int, stage: Stage) -> None:
    """A rank is 27 units high on a card of factor 1: never less than 12 pixels, and 16 before the showdown, but at the
    lowest table."""
    for (hand, least), names in product(((CLOSED[3], 16), (CLOSED[7], 16), (OPEN[7], 12)), (False, True)):
        made = plan(stage, [hand] * players, bets=range(players) if hand is CLOSED[3] else (), names=names)
        smallest = min(slot.scale for seat in made.seats for slot, shows in zip(seat.cards, hand, strict=True) if shows)
        assert 27 * smallest * stage.scale >= (12 if stage == LOWEST else least), smallest


@pytest.mark.parametrize("players", range(2, 9))
def test_a_hand_played_through_keeps_its_size(players: int) -> None:
    made = [plan(Stage(1068, 712), [CLOSED[cards]] * players, steady=True) for cards in (1, 3, 5, 7)]
    assert {seat.cards[0].scale for each in made for seat in each.seats} == {1.05 * 0.76}


@pytest.mark.parametrize("players", range(2, 9))
def test_the_right_side_mirrors_the_left(players: int) -> None:
    made = plan(Stage(1068, 808), [None] * players)
    feet = [seat.bet for seat in made.seats]
    plates = [(seat.plate.cx, seat.plate.cy) for seat in made.seats]
    for points in (feet, plates):
        assert [(1000 - x, y) for x, y in points] == [pytest.approx(point) for point in reversed(points)]


def test_seats_go_clockwise_from_the_left_hand_of_the_dealer() -> None:
    seats = plan(Stage(), [None] * 8).seats
    assert [seat.plate.cx for seat in seats] == [160, 136, 160, 379, 621, 840, 864, 840]
    # Up the left side of the table, along its head, and down the right side.
    heights = [seat.plate.cy for seat in seats]
    assert heights[:4] == sorted(heights[:4], reverse=True)
    assert heights[4:] == sorted(heights[4:])


def test_a_plate_stays_where_it_is_when_a_neighbour_folds() -> None:
    before = plan(Stage(1068, 712), [CLOSED[5]] * 8, steady=True)
    after = plan(Stage(1068, 712), [*[CLOSED[5]] * 3, None, *[CLOSED[5]] * 4], steady=True)
    assert [seat.plate for seat in after.seats[:3]] == [seat.plate for seat in before.seats[:3]]
    assert after.seats[3].cards == ()


def test_only_two_to_eight_players_can_be_seated() -> None:
    for players in (0, 1, 9):
        with pytest.raises(KeyError):
            plan(Stage(), [None] * players)
