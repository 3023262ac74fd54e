"""Wherever a hand stops, the report is whole and agrees with itself."""

import json
from collections.abc import Mapping
from typing import Any

import pytest

from tests.sample import sampled
from tests.trainer.text.hands import hand
from trainer.cli.report import document
from trainer.floor.report import report
from trainer.houses.loader import house_ids, load_house
from trainer.procedure import DutyKind, next_duty
from trainer.table import apply
from trainer.text.words import Words

KEYS = [
    *("house", "game", "street", "next", "bring_in", "opener", "to_act", "options", "wagers", "open_pair"),
    *("pots", "stub", "burned", "live", "river", "showdown", "awards", "because"),
]
DUTIES = {"post_antes", "deal", "bring_in", "act", "collect", "burn", "river", "show", "push"}
STREETS = ("third", "fourth", "fifth", "sixth", "seventh", "showdown", "over")


@pytest.mark.parametrize("id", house_ids())
@pytest.mark.parametrize("seed", sampled(range(6), 2))
def test_the_report_agrees_with_itself_at_every_point_of_a_hand(id: str, seed: int) -> None:
    house, words = load_house(id), Words()
    table, events = hand(house, seed)
    reached = 0
    for event in events:
        table = apply(table, event)
        found: Mapping[str, Any] = json.loads(json.dumps(document(report(table, house), words)))
        assert list(found) == KEYS
        assert STREETS.index(found["street"]) >= reached
        reached = STREETS.index(found["street"])
        _agrees(found)
        due = next_duty(table, house)
        assert (found["next"] is None) == (due.kind is DutyKind.OVER)
        chips = sum(pot["amount"] for pot in found["pots"])
        assert chips == sum(seat.paid for seat in table.seats)
        if found["awards"] is not None:
            assert sum(award["amount"] for award in found["awards"]) == chips
    assert found["street"] == "over"
    assert found["next"] is None


def _agrees(found: Mapping[str, Any]) -> None:
    due = found["next"] or {"who": "", "duty": "", "seat": None}
    acting = due["duty"] in ("bring_in", "act")
    assert due["duty"] in DUTIES | {""}
    assert (due["seat"] is not None) == (due["who"] == "player")
    assert found["to_act"] == (due["seat"] if acting else None)
    assert (found["options"] is not None) == acting
    assert found["bring_in"] is None or found["street"] == "third"
    assert (found["wagers"] is None) == (found["street"] in ("showdown", "over"))
    assert not found["open_pair"] or found["street"] == "fourth"
    river_is_due = due["duty"] == "river" or found["street"] in ("seventh", "showdown")
    assert found["river"] is not None or not river_is_due
    assert found["showdown"] is not None or found["street"] != "showdown"
    assert found["awards"] is not None or found["street"] not in ("showdown", "over")
    assert found["because"]
    if acting:
        may = found["options"]
        assert may["wager_to"] == sorted(may["wager_to"])
        assert not (may["check"] and may["call"])
