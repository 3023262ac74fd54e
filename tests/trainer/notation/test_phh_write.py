"""A hand written in PHH is the same table when it is read again, and other programs can read it."""

import random
from fractions import Fraction
from pathlib import Path

import pokerkit
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.trainer.notation.conftest import HANDS
from trainer import events as ev
from trainer.houses import keys as k
from trainer.houses.house import House
from trainer.houses.loader import house_ids, load_house
from trainer.houses.values import Game
from trainer.money import Stakes, Unit
from trainer.notation import phh
from trainer.notation.hand import Hand
from trainer.notation.phh_write import write_phh
from trainer.notation.read import read_hands
from trainer.play import Stub, loose_player, play_on
from trainer.procedure import DutyKind, may_muck, next_duty, settle
from trainer.table import Seat, Table, apply, replay

SWITCHES: list[dict[str, object]] = [
    {},
    {"burns": "third_on", "opener.tie": "suit"},
    {"river.short_deck": "muck_reshuffled", "bring_in.all_in": "next_may_fold", "cap.wagers": "none"},
    {"river.community_face": "down", "burns": "none", "ante.size": "1/5, 1/4", "ante.none_at": "0.50/1"},
    {"river.face": "up", "showdown.muck": "not_once_all_in", "open_pair.mode": "holder"},
]
CHIPS = [Fraction(1), Fraction(1, 100), Fraction(5), Fraction(1, 4)]


def again(hand: Hand) -> Hand:
    return phh.read(phh.parse(write_phh(hand).encode()), None, {})


def dealt(start: Table, house: House, rng: random.Random) -> list[ev.Event]:
    """A hand of ours up to the pushing of the pots, some hands mucked where that is allowed."""
    enough = (DutyKind.SHOW, DutyKind.PUSH)
    player = loose_player(rng, staying=rng.choice([0.7, 0.97]))
    events = play_on(start, house, Stub(rng), player, lambda table, duty: duty.kind in enough)
    table = replay(start, events)
    while (duty := next_duty(table, house)).kind is DutyKind.SHOW:
        seat = duty.seat or 0
        mucks = rng.random() < 0.5 and may_muck(table, house, seat)
        event = ev.HandMucked(seat) if mucks else ev.HandShown(seat, table.seat(seat).down)
        table = apply(table, event)
        events.append(event)
    return events


def stopped(start: Table, house: House, events: list[ev.Event], at: int) -> tuple[ev.Event, ...]:
    """The first `at` events, as a record can stop: not between the antes, not ahead of a card, no bets left lying."""
    kept = events[: max(at, sum(isinstance(event, ev.AntePosted) for event in events))]
    while kept and isinstance(kept[-1], ev.CardBurned | ev.StubRemixed):
        kept.pop()
    ahead = (DutyKind.BURN, DutyKind.REMIX, DutyKind.PUSH)
    kept.extend(settle(replay(start, kept), house, ahead))
    # Nobody sees what is burned.
    return tuple(ev.CardBurned() if isinstance(event, ev.CardBurned) else event for event in kept)


@st.composite
def hands(draw: st.DrawFn) -> Hand:
    house = load_house(draw(st.sampled_from(house_ids()))).with_written(draw(st.sampled_from(SWITCHES)))
    rng = random.Random(draw(st.integers(0, 10**6)))
    unit = Unit(draw(st.sampled_from(CHIPS)), draw(st.sampled_from(["", "$", "kr"])))
    antes = [None, *(rng.choice([None, None, None, 0, 1]) for _ in range(draw(st.integers(1, 7))))]
    seats = tuple(
        Seat(at, rng.choice([2, 3, 7, 30, 200, 1000]), f'"{at}"\t\x7f é \\', ante=ante)
        for at, ante in enumerate(antes, 1)
    )
    game, structure = draw(st.sampled_from(house[k.GAMES])), draw(st.sampled_from(house[k.STRUCTURE]))
    start = Table(Stakes(10, 20, 2, 3, unit), seats, game, structure, "One", draw(st.booleans()))
    events = stopped(start, house, dealt(start, house, rng), draw(st.integers(0, 160)))
    finishing = {seat.number: Fraction(rng.randint(0, 99), 2) for seat in seats}
    return Hand(start, events, house, "12", finishing)


@given(hands())
def test_the_same_hand_is_read_again(hand: Hand) -> None:
    read = again(hand)
    assert read.events == hand.events
    assert read.table == hand.table
    assert (read.house.id, read.house.version) == (hand.house.id, hand.house.version)
    assert (read.label, read.finishing) == (hand.label, hand.finishing)


@pytest.mark.parametrize("file", sorted(HANDS.glob("*.txt")), ids=lambda file: file.stem)
def test_a_hand_of_a_history_is_written_up_to_its_pots(file: Path) -> None:
    for hand in read_hands(file):
        read = again(hand)
        assert read.start == hand.start
        assert read.events == tuple(event for event in hand.events if not isinstance(event, ev.PotPushed))


def test_a_house_of_the_readers_own_stands_as_its_clauses() -> None:
    own = House("ritz", "The Ritz", load_house("tda").clauses)
    start = Table(Stakes(10, 20, 2, 3), (Seat(1, 50), Seat(2, 50)))
    read = again(Hand(start, (), own))
    assert read.house.id == "cardroom"
    assert all(read.house[key] == own[key] for key in k.KEYS.values())


@pytest.mark.parametrize("game", [Game.HIGH, Game.HILO])
@pytest.mark.parametrize("seed", range(12))
def test_pokerkit_reads_it_and_pays_the_same(game: Game, seed: int) -> None:
    # The tournament house: like PokerKit it deals no double bet on an open pair. Five players never run out of cards.
    house = load_house("tda")
    start = Table(Stakes(100, 200, 20, 30), tuple(Seat(at, 20_000) for at in range(1, 6)), game)
    rng = random.Random(seed)
    events = play_on(start, house, Stub(rng), loose_player(rng))
    history = pokerkit.HandHistory.loads(write_phh(Hand(start, tuple(events), house)))
    *_, state = history
    assert not state.status
    assert list(state.stacks) == [seat.stack for seat in replay(start, events).seats]
