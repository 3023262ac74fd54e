"""That nothing lies on anything else where hands are folded, closed and open side by side, and seats are empty."""

from itertools import combinations, product
from random import Random

import pytest

from tests.sample import sampled
from tests.ui.table.test_empty import seated
from tests.ui.table.test_plan import CLOSED, OPEN, STAGES, _boxes, _overlaps
from ui.table.empty import empty_seats
from ui.table.geometry import Stage
from ui.table.plan import plan

_TABLES = 20
"""Drawn for each number of players in each window."""


@pytest.mark.parametrize(("players", "stage"), sampled(product(range(2, 9), STAGES), 3))
@pytest.mark.parametrize("names", [False, True])
def test_hands_of_every_kind_lie_side_by_side(players: int, stage: Stage, names: bool) -> None:
    # Another draw for each table and window, always the same ones.
    rng = Random(f"{players} {stage} {names}")
    for _ in range(_TABLES):
        cards = rng.randrange(8)
        hands = [rng.choice((None, CLOSED[cards], OPEN[cards])) for _ in range(players)]
        bets = [at for at in range(players) if rng.random() < 0.5]
        made = plan(stage, hands, bets=bets, steady=rng.random() < 0.5, names=names)
        boxes = _boxes(made, bets=True)
        for at, hand in enumerate(hands):
            if at not in bets:
                del boxes[f"bet {at}"], boxes[f"amount {at}"]
            if hand is None:
                # His plate is all there is of him.
                del boxes[f"hand {at}"]
        numbers = sorted(rng.sample(range(1, 9), players))
        first = rng.randrange(players)
        table = seated(*numbers[first:], *numbers[:first])
        boxes |= {f"empty {number}": disc for number, disc in empty_seats(stage, table)}
        assert _overlaps(boxes) == [], (hands, bets, numbers)
        assert all(stage.rect.holds(box) for box in boxes.values()), (hands, bets, numbers)
        # Clockwise from the dealer's left hand: hands keep to their seats whatever lies before the others.
        for one, other in combinations(made.seats, 2):
            assert one.plate != other.plate
