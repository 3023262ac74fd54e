"""Main and side pots on their plates: all of them, readable, and within the room the plan has for them."""

from itertools import combinations, product

import pytest
from msgspec.structs import replace

from tests.sample import sampled
from tests.ui.table.tables import LABELS, table
from tests.ui.table.test_plan import CLOSED, LOWEST, STAGES
from ui.table import ink
from ui.table.geometry import Rect, Stage
from ui.table.looks import Words, pot_plates
from ui.table.marks import Sight
from ui.table.plan import plan

WORDS = Words(
    replace(
        LABELS,
        pots=("Main pot", *(f"Side pot {at}" for at in range(1, 8))),
        pots_short=("Main", "Side 1", *map(str, range(2, 8))),
    ),
    lambda amount: f"${amount:,}",
)
AMOUNTS = {
    "small": (50, 30, 20, 15, 10, 5, 4),
    "large": (12_500, 11_300, 11_200, 11_100, 10_900, 10_800, 10_700),
    "enormous": (987_654_321,) * 7,
}


@pytest.mark.parametrize(("players", "stage"), sampled(product(range(2, 9), STAGES), 3))
@pytest.mark.parametrize("amounts", AMOUNTS.values(), ids=AMOUNTS)
def test_pots_lie_within_their_room(players: int, stage: Stage, amounts: tuple[int, ...]) -> None:
    made = plan(stage, [CLOSED[6]] * players, bets=range(players))
    for count in range(1, 8):
        parts = amounts[:count]
        shown = table(players, 6)
        missing = sum(parts) - shown.pot
        shown = replace(shown, seats=(replace(shown.seats[0], paid=3 + missing), *shown.seats[1:]))
        assert shown.pot == sum(parts)
        plates = pot_plates(shown, made, WORDS, Sight(pots=parts))
        assert [plate.text for plate in plates] == [f"${part:,}" for part in parts]
        lying = [Rect(made.pot[0] + p.rect.x, made.pot[1] + p.rect.y, p.rect.w, p.rect.h) for p in plates]
        assert all(made.pot_plates.grown(1e-6).holds(box) for box in lying), (count, lying)
        assert not any(one.overlaps(other) for one, other in combinations(lying, 2)), count
        for plate in plates:
            written = ink.width(f"{plate.label} ", plate.size, 400) + ink.width(plate.text, plate.size, 600)
            assert written <= plate.rect.w
            # Two play for each pot, so that there are fewer pots than players; of hundreds of millions, or of many at
            # a very low table, some print may be small.
            if count < players and amounts is not AMOUNTS["enormous"] and (count < 5 or stage != LOWEST):
                assert plate.size * stage.scale >= (12 if count < 5 else 10), (count, plate)


def test_pots_are_named_in_full_where_there_is_room() -> None:
    def named(stage: Stage, count: int) -> list[str]:
        made = plan(stage, [CLOSED[6]] * 7)
        shown = table(7, 6)
        assert shown.pot == 21
        parts = (21 - 2 * (count - 1), *(2,) * (count - 1))
        return [plate.label for plate in pot_plates(shown, made, WORDS, Sight(pots=parts))]

    assert named(Stage(1068, 808), 3) == ["Main pot", "Side pot 1", "Side pot 2"]
    # Beside the panel of the smallest window two rows is all there is room for.
    assert named(Stage(712, 624), 6) == ["Main", "Side 1", "2", "3", "4", "5"]
