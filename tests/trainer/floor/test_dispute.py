"""A hand told on the floor is the hand that was played; what cannot have been so is refused, and changes nothing."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from tests.sample import examples
from tests.trainer.random_hands import played, random_house, random_table
from trainer import events as ev
from trainer.cards import Card, parse_cards
from trainer.errors import DoorcardError, IllegalEvent, NotationError
from trainer.floor.dispute import MIDDLE, Dispute, Spot
from trainer.floor.setting import usual
from trainer.houses import keys as k
from trainer.houses.house import House
from trainer.houses.loader import load_house
from trainer.houses.values import Face
from trainer.procedure import DutyKind, settle
from trainer.table import Street, Table, replay

AHEAD = (DutyKind.BURN, DutyKind.REMIX, DutyKind.PUSH)
"""What the dealer does only with the next card, or when all is over."""


def told(start: Table, house: House, events: list[ev.Event]) -> Dispute:
    """The events said one after the other, those the dealer does by rote left out."""
    dispute = Dispute(start, house)
    held = {seat.number: 0 for seat in start.seats}
    for event in events:
        match event:
            case ev.CardDealt(seat=seat, card=card):
                held[seat] += 1
                dispute = dispute.named(Spot(seat, held[seat]), card)
            case ev.CommunityCardDealt(card=card):
                dispute = dispute.named(MIDDLE, card)
            case ev.Bet(seat=seat, to=to) | ev.Completed(seat=seat, to=to) | ev.Raised(seat=seat, to=to):
                dispute = dispute.done(type(event), seat, to)
            case ev.HandShown() | ev.HandMucked():
                dispute = dispute.done(type(event), event.seat)
            case _ if isinstance(event, ev.Action):
                dispute = dispute.done(type(event))
    return dispute


def seen(table: Table) -> Table:
    """The table as far as it is told: nobody names a burn."""
    return replace(table, burned=(None,) * len(table.burned), began=None)


def a_hand(seed: int) -> tuple[Table, House, list[ev.Event]]:
    """A random hand up to a point after third street has been dealt at which somebody has just been told something."""
    rng = random.Random(seed)
    house = random_house(rng).with_clause(k.PLAYERS_LEAST, 2).with_clause(k.PLAYERS_MOST, 8)
    start = random_table(rng)
    events = [event for _, event in played(rng, house, start)]
    dealt = [at for at, event in enumerate(events, 1) if isinstance(event, ev.CardDealt)]
    third = dealt[len(start.seats) * Street.THIRD - 1]
    # While seventh street is dealt face down, the first card named has all of them dealt.
    unseen = (ev.CardBurned, ev.StubRemixed, ev.BetsCollected, ev.UncalledReturned, ev.PotPushed)
    stops = [
        at
        for at, event in enumerate(events, 1)
        if at >= third
        and not isinstance(event, unseen)
        and not (isinstance(event, ev.CardDealt) and event.face is Face.DOWN)
    ]
    return start, house, events[: rng.choice(stops)]


@given(st.integers(0, 2**32))
@examples(40, every=4)
def test_a_hand_told_again_is_the_same_hand(seed: int) -> None:
    start, house, events = a_hand(seed)
    reached = replay(start, events)
    reached = replay(reached, settle(reached, house, AHEAD))
    dispute = told(start, house, events)
    assert seen(dispute.table) == seen(reached)
    assert Dispute.of(dispute.hand).table == dispute.table


@given(st.integers(0, 2**32), st.integers(0, 2**32))
@examples(40, every=4)
def test_whatever_is_said_is_either_done_or_refused_whole(seed: int, said: int) -> None:
    start, house, events = a_hand(seed)
    dispute, rng = told(start, house, events), random.Random(said)
    before = (dispute.table, dict(dispute.cards), dispute.acts)
    kind = rng.choice((ev.Folded, ev.Checked, ev.Called, ev.Bet, ev.Raised, ev.Completed, ev.BringInPosted))
    seat = rng.choice((None, *range(1, 9)))
    try:
        after = dispute.done(kind, seat, rng.choice((None, 5, 10, 20, 40)))
    except DoorcardError:
        pass
    else:
        assert after.acts[:-1] == dispute.acts
        assert seat in (None, after.acts[-1].seat)
    assert (dispute.table, dict(dispute.cards), dispute.acts) == before


@pytest.fixture
def table() -> Dispute:
    """Eight players at the card room's first stakes, their door cards named: the deuce of clubs is seat 6's."""
    house = load_house("cardroom")
    dispute = Dispute(usual(house).table, house)
    for seat, door in enumerate(parse_cards("Ks 2h Th 2d As 2c Jh 3c"), 1):
        dispute = dispute.named(Spot(seat, 3), door)
    return dispute


def test_door_cards_alone_say_who_brings_it_in(table: Dispute) -> None:
    assert not table.missing
    ruled = table.ruled()
    assert ruled.bring_in is not None
    assert (ruled.bring_in.seat, ruled.duty, ruled.to_act) == (6, "bring_in", 6)
    assert all(seat.down == (None, None) for seat in table.table.seats)


def test_the_dealer_does_his_part_unasked(table: Dispute) -> None:
    later = table.done(ev.BringInPosted).done(ev.Completed)  # seat 6 brings it in, seat 7 completes
    for _ in range(5):
        later = later.done(ev.Folded)
    later = later.done(ev.Folded).done(ev.Called) if later.ruled().to_act == 5 else later.done(ev.Called)
    # Two are left; the bets lie in the pot, and the burn waits for the next card.
    assert later.table.closed
    assert later.ruled().duty == "burn"
    assert not later.table.burned
    first = later.awaited
    assert first is not None
    dealt = later.named(first, Card.parse("4s"))
    assert len(dealt.table.burned) == 1


def test_doors_may_be_named_in_any_order_and_named_again() -> None:
    house = load_house("cardroom")
    dispute = Dispute(replace(usual(house), players=usual(house).players[:3]).table, house)
    assert dispute.missing == (1, 2, 3)
    assert dispute.awaited == Spot(1, 3)
    dispute = dispute.named(Spot(3, 3), Card.parse("9h"))
    assert dispute.missing == (1, 2)
    dispute = dispute.named(Spot(1, 3), Card.parse("8h")).named(Spot(2, 3), Card.parse("7h"))
    assert dispute.ruled().to_act == 2
    again = dispute.named(Spot(2, 3), Card.parse("Th"))
    assert again.ruled().to_act == 1
    # Once seat 2 has brought it in, his card cannot have been a ten.
    with pytest.raises(IllegalEvent):
        dispute.done(ev.BringInPosted).named(Spot(2, 3), Card.parse("Th"))


def test_the_card_that_decides_cannot_be_unknown() -> None:
    house = load_house("cardroom")
    full = usual(house)
    # Seat 1 is all-in on the ante; when his is the only card known, nobody can say who brings it in.
    players = (replace(full.players[0], stack=full.amounts.ante), *full.players[1:3])
    dispute = Dispute(replace(full, players=players).table, house).named(Spot(1, 3), Card.parse("2c"))
    assert dispute.missing == (2, 3)
    with pytest.raises(NotationError) as refused:
        dispute.named(Spot(2, 3), None).named(Spot(3, 3), None)
    assert refused.value.expected == "record_upcard"


@pytest.mark.parametrize(
    ("kind", "seat", "to", "expected"),
    [
        (ev.Raised, 4, None, "seat"),  # it is seat 6's turn
        (ev.Checked, None, None, "no_check"),
        (ev.Bet, None, None, "action_name"),  # he may complete, but it is no bet
        (ev.Completed, None, 1, "amount"),
        (ev.BringInPosted, 2, None, "seat"),
        (ev.HandShown, None, None, "duty"),
    ],
)
def test_what_a_player_may_not_do_is_refused_by_its_reason(
    table: Dispute, kind: type[ev.Action], seat: int | None, to: int | None, expected: str
) -> None:
    with pytest.raises(IllegalEvent) as refused:
        table.done(kind, seat, to)
    assert refused.value.expected == expected


def test_a_card_is_dealt_once_and_only_to_whom_it_is_due(table: Dispute) -> None:
    with pytest.raises(IllegalEvent) as twice:
        table.named(Spot(1, 1), Card.parse("2c"))
    assert twice.value.expected == "card_once"
    with pytest.raises(IllegalEvent) as early:
        table.named(Spot(1, 4), Card.parse("5c"))
    assert early.value.expected == "duty"
    with pytest.raises(IllegalEvent) as nobody:
        table.named(Spot(9, 4), Card.parse("5c"))
    assert nobody.value.expected == "dealt_in"


def test_an_upcard_nobody_knows_is_refused_after_third_street(table: Dispute) -> None:
    later = table.done(ev.BringInPosted)
    for _ in range(7):
        later = later.done(ev.Called)
    assert later.awaited == Spot(1, 4)
    assert not later.deals_unseen
    with pytest.raises(NotationError) as refused:
        later.dealt()
    assert refused.value.expected == "record_upcard"


def test_the_river_is_ruled_on_before_it_is_dealt_and_then_dealt_unseen() -> None:
    house = load_house("cardroom")
    two = replace(usual(house), players=usual(house).players[:2])
    dispute = Dispute(two.table, house).named(Spot(1, 3), Card.parse("2c")).named(Spot(2, 3), Card.parse("9c"))
    dispute = dispute.done(ev.BringInPosted).done(ev.Called)
    cards = iter(parse_cards("3d Kd 4d Qd 5s Js"))
    for nth in (4, 5, 6):
        for seat in (1, 2):
            dispute = dispute.named(Spot(seat, nth), next(cards))
        dispute = dispute.done(ev.Checked).done(ev.Checked)
    assert dispute.ruled().duty == "river"
    assert dispute.deals_unseen
    dealt = dispute.dealt()
    assert [len(seat.cards) for seat in dealt.table.seats] == [7, 7]
    assert dealt.ruled().duty == "act"
    # A player who acts has been dealt his card.
    assert dispute.done(ev.Checked).table.seat(1).cards == dealt.table.seat(1).cards
