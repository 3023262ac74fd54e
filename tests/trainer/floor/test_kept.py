"""What was told of a hand is written down whole, and what is no such thing is refused."""

import random

import pytest

from trainer import events as ev
from trainer.cards import DECK, Card
from trainer.errors import DoorcardError
from trainer.floor.dispute import Dispute, Spot
from trainer.floor.kept import read_dispute, write_dispute
from trainer.floor.setting import usual
from trainer.houses.loader import house_ids, load_house


def told(id: str) -> Dispute:
    setting = usual(load_house(id))
    return Dispute(setting.table, setting.house)


def same(one: Dispute, other: Dispute) -> bool:
    parts = ((each.start, each.house.version, dict(each.cards), each.acts, each.table) for each in (one, other))
    first, second = parts
    return first == second


@pytest.mark.parametrize("id", house_ids())
def test_a_hand_is_gone_on_with_wherever_it_was_left(id: str) -> None:
    dispute, rng = told(id), random.Random(4)
    cards = iter(rng.sample(DECK, 20))
    assert same(read_dispute(write_dispute(dispute)), dispute)
    # Seat 3's door card first: those before it are still to be named, and stay so.
    dispute = dispute.named(Spot(3, 3), next(cards))
    again = read_dispute(write_dispute(dispute))
    assert same(again, dispute)
    assert again.missing == dispute.missing != ()
    while dispute.missing:
        dispute = dispute.named(Spot(dispute.missing[0], 3), next(cards))
        assert same(read_dispute(write_dispute(dispute)), dispute)
    dispute = dispute.done(ev.BringInPosted)
    while len(dispute.table.live) > 2:
        dispute = dispute.done(ev.Folded)
    dispute = dispute.done(ev.Called).named(Spot(dispute.table.live[0].number, 1), None)
    assert same(read_dispute(write_dispute(dispute)), dispute)


def test_the_names_of_the_players_are_kept() -> None:
    setting = usual(load_house("tda"))
    stacks = {player.seat: player.stack for player in setting.players}
    named = setting.seating(stacks, {3: '<b>"Eve"</b>'})
    dispute = Dispute(named.table, named.house).named(Spot(1, 3), Card.parse("2c"))
    again = read_dispute(write_dispute(dispute))
    assert same(again, dispute)
    assert [seat.name for seat in again.start.seats] == ["", "", '<b>"Eve"</b>', "", "", "", "", ""]


def test_cards_shown_are_kept() -> None:
    shown = Dispute(told("tda").start, told("tda").house, acts=(ev.HandShown(1, (Card.parse("Ks"), None)),))
    assert '"Ks"' in write_dispute(shown)


@pytest.mark.parametrize(
    "written",
    [
        "",
        "{}",
        "not json",
        '{"table": "variant = ", "cards": [], "acts": []}',
        write_dispute(told("tda")).replace('"cards":[]', '"cards":[[1,3,"Xx"]]'),
        write_dispute(told("tda")).replace('"cards":[]', '"cards":[[1,3,"Ks"],[2,3,"Ks"]]'),
        write_dispute(told("tda")).replace('"acts":[]', '"acts":[{"type":"Checked","seat":1}]'),
        write_dispute(told("tda")).replace("tda", "nowhere"),
    ],
)
def test_what_is_no_such_hand_is_refused(written: str) -> None:
    with pytest.raises(DoorcardError):
        read_dispute(written)
