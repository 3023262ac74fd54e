"""What holds in every hand at every house: chips and cards are conserved, secrets are kept, nothing else is allowed."""

import random
from collections.abc import Iterator
from functools import cache

import pytest

from tests.trainer.random_hands import played, random_house, random_table
from trainer import events as ev
from trainer.cards import DECK, Card
from trainer.errors import IllegalEvent
from trainer.events import Half
from trainer.houses.house import House
from trainer.houses.values import Face
from trainer.play import Stub, loose_player, play_on, stays
from trainer.procedure import DutyKind, action_for, may_muck, next_duty, play
from trainer.reasons import Ruling
from trainer.rulings.betting import betting, open_pair
from trainer.rulings.bring_in import bring_in, starter
from trainer.rulings.first_to_act import opener
from trainer.rulings.payout import payout
from trainer.rulings.pots import pots
from trainer.rulings.river import river
from trainer.rulings.showdown import showdown
from trainer.rulings.turn import to_act
from trainer.rulings.wagers import options
from trainer.table import Street, Table, apply, replay

HANDS = pytest.mark.parametrize("seed", range(40))
Step = tuple[Table, ev.Event, Table]


def a_table(seed: int) -> tuple[random.Random, House, Table]:
    rng = random.Random(seed)
    return rng, random_house(rng), random_table(rng)


@cache
def a_hand(seed: int) -> tuple[House, tuple[Step, ...]]:
    """A house, and each event of a hand there with the table before and after it."""
    rng, house, start = a_table(seed)
    folding = rng.choice((0.0, 0.02, 0.1))  # those who stay bring the deck to its end
    return house, tuple((before, event, apply(before, event)) for before, event in played(rng, house, start, folding))


@HANDS
def test_chips_are_conserved_and_the_pot_is_paid_out(seed: int) -> None:
    _, steps = a_hand(seed)
    chips = sum(seat.stack for seat in steps[0][0].seats)
    for _, _, table in steps:
        assert sum(seat.stack + seat.bet for seat in table.seats) + table.pot == chips
        assert all(seat.stack >= 0 and seat.bet >= 0 for seat in table.seats)
    assert steps[-1][2].pot == 0
    assert not any(seat.bet for seat in steps[-1][2].seats)


@HANDS
def test_every_card_is_somewhere_and_none_in_two_places(seed: int) -> None:
    for _, _, table in a_hand(seed)[1]:
        known = table.known_cards()
        assert len(set(known)) == len(known)
        held = sum(len(seat.cards) for seat in table.live)
        middle = table.community is not None
        assert table.stub + table.muck + len(table.burned) + held + middle == len(DECK)
        assert table.stub >= 0


@HANDS
def test_replaying_the_events_gives_the_same_table(seed: int) -> None:
    house, steps = a_hand(seed)
    table = steps[0][0]
    for before, event, _ in steps:
        assert before == table
        table = play(before, house, event)
    assert replay(steps[0][0], [event for _, event, _ in steps]) == table


@HANDS
def test_nobody_is_shown_what_he_may_not_see(seed: int) -> None:
    for _, _, table in a_hand(seed)[1]:
        for viewer in (None, *(seat.number for seat in table.seats)):
            seen = table.visible_to(viewer)
            secret = {
                card
                for seat in table.seats
                if seat.number != viewer and (seat.folded or not seat.shown)
                for card in seat.down
            } | set(table.burned)
            if table.community is not None and table.community.face is Face.DOWN:
                secret.add(table.community.card)
            assert not secret.intersection(seen.known_cards())
            assert not secret.intersection(seen.street_start().known_cards())
            assert seen.visible_to(viewer) == seen
            assert [seat.board for seat in seen.seats] == [seat.board for seat in table.seats]


@HANDS
def test_every_ruling_gives_its_reasons_at_every_moment(seed: int) -> None:
    house, steps = a_hand(seed)
    for table, _, _ in steps:
        for ruling in rulings(table, house):
            assert ruling.because
            numbers = {seat.number for seat in table.seats}
            assert all(numbers.issuperset((*reason.seats, *reason.out)) for reason in ruling.because)


@HANDS
def test_the_reasons_end_at_the_player_whom_the_ruling_names(seed: int) -> None:
    house, steps = a_hand(seed)
    for table, _, _ in steps:
        named: list[Ruling[int | None]] = [opener(table, house)]
        if table.street is Street.THIRD:
            named.append(starter(table, house))
        if all(len(seat.cards) >= 3 for seat in table.seats):
            named.append(to_act(table, house))
        for ruling in named:
            ends = [reason.seats for reason in ruling.because if reason.seats]
            assert ruling.answer is None or ends[-1] == (ruling.answer,)


def rulings(table: Table, house: House) -> Iterator[Ruling[object]]:
    """Each ruling that can be asked for at a table."""
    yield pots(table, house)
    yield open_pair(table, house)
    if table.street is Street.THIRD:
        yield bring_in(table, house)
    yield opener(table, house)
    if all(len(seat.cards) >= 3 for seat in table.seats):
        yield to_act(table, house)
    duty = next_duty(table, house)
    if duty.kind in (DutyKind.ACT, DutyKind.BRING_IN) and duty.seat is not None:
        yield options(table, house, duty.seat)
    if table.street >= Street.SIXTH and len(table.live) > 1:
        yield river(table, house)
    if duty.kind in (DutyKind.SHOW, DutyKind.PUSH, DutyKind.OVER):
        yield payout(table, house)
        yield showdown(table, house)


@HANDS
def test_who_opened_and_how_the_river_is_dealt_do_not_change_once_they_are_settled(seed: int) -> None:
    house, steps = a_hand(seed)
    opened: dict[Street, object] = {}
    planned: object = None
    order: object = None
    for before, event, table in steps:
        if table.actions or table.pushed:
            first = opener(table, house).answer
            assert opened.setdefault(table.street, first) == first
            if isinstance(event, ev.Checked | ev.Bet) and len(table.actions) == 1:
                assert event.seat == first
        if table.street is Street.SEVENTH and len(before.live) > 1:
            answer = river(table, house).answer
            plan = (answer.procedure, answer.needed, answer.stub, answer.burned, answer.live)
            assert planned in (None, plan)
            planned = plan
            if table.actions:
                assert answer.opener == opener(table, house).answer
        if next_duty(table, house).kind in (DutyKind.SHOW, DutyKind.PUSH, DutyKind.OVER):
            assert order in (None, showdown(table, house).answer)
            order = showdown(table, house).answer


@HANDS
def test_a_wager_is_within_the_chips_above_the_call_and_the_cap_holds(seed: int) -> None:
    house, steps = a_hand(seed)
    for table, _, _ in steps:
        duty = next_duty(table, house)
        if duty.kind not in (DutyKind.ACT, DutyKind.BRING_IN) or duty.seat is None:
            continue
        seat = table.seat(duty.seat)
        may, state = options(table, house, seat.number).answer, betting(table, house)
        totals = (*may.wager_to, *(may.wager_range or ()))
        assert list(totals) == sorted(totals)
        assert all(state.call_to < to <= seat.bet + seat.stack for to in totals)
        assert not (totals and state.capped)
        assert may.check == (may.call is None and duty.kind is DutyKind.ACT)
        assert may.fold or duty.kind is DutyKind.BRING_IN
        assert may.call is None or 0 < may.call <= seat.stack
        others = [other for other in table.live if other is not seat and other.stack]
        assert others or not totals


@HANDS
def test_what_is_not_next_is_refused_and_changes_nothing(seed: int) -> None:
    house, steps = a_hand(seed)
    rng = random.Random(seed)
    refused = 0
    for table, _, _ in steps:
        for other in rng.sample(list(anything(rng, table)), 2):
            if not allowed(table, house, other):
                with pytest.raises(IllegalEvent):
                    play(table, house, other)
                refused += 1
    assert refused
    assert replay(steps[0][0], [event for _, event, _ in steps]) == steps[-1][2]


def anything(rng: random.Random, table: Table) -> Iterator[ev.Event]:
    """An event of each kind, as an inattentive dealer might have it."""
    seat = rng.choice((*(seat.number for seat in table.seats), 9))
    amount = rng.choice((0, 1, -1, table.stakes.ante, table.stakes.bring_in, table.stakes.small, table.stakes.big, 33))
    card: Card | None = rng.choice((None, *DECK))
    face = rng.choice([*Face])
    yield ev.AntePosted(seat, amount)
    yield ev.CardDealt(seat, card, face)
    yield ev.CardBurned(card)
    yield ev.StubRemixed(burns=rng.random() < 0.5, muck=rng.random() < 0.5)
    yield ev.CommunityCardDealt(card, face)
    yield ev.BringInPosted(seat, amount)
    yield ev.Completed(seat, amount)
    yield ev.Checked(seat)
    yield ev.Bet(seat, amount)
    yield ev.Called(seat, amount)
    yield ev.Raised(seat, amount)
    yield ev.Folded(seat)
    yield ev.UncalledReturned(seat, amount)
    yield ev.BetsCollected()
    yield ev.HandShown(seat, tuple(rng.sample(DECK, 3)))
    yield ev.HandMucked(seat)
    yield ev.PotPushed(rng.choice((0, 1)), rng.choice([*Half]), seat, amount)


def allowed(table: Table, house: House, event: ev.Event) -> bool:
    """Whether an event happens to be what may come next, by the duty and the player's options."""
    duty = next_duty(table, house)
    kind, seat = duty.kind, duty.seat
    acting = kind in (DutyKind.ACT, DutyKind.BRING_IN) and getattr(event, "seat", None) == seat and seat is not None
    may = options(table, house, seat).answer if acting and seat is not None else None
    match event:
        case ev.AntePosted():
            return kind is DutyKind.POST_ANTE and (event.seat, event.amount) == (seat, duty.amount)
        case ev.CardDealt(card=card):
            if kind is not DutyKind.DEAL or card in table.known_cards() or event.seat == 9:
                return False
            if duty.street is Street.THIRD:  # dealt in rounds or hand by hand: the first player may always go on
                held = len(table.seat(event.seat).cards)
                ahead = table.seats[: table.index(event.seat)]
                in_turn = held < 3 and all(len(before.cards) > held for before in ahead)
                return in_turn and event.face is (Face.UP if held == 2 else Face.DOWN)
            return event.seat == seat and event.face is duty.face
        case ev.CardBurned(card=card):
            return kind is DutyKind.BURN and card not in table.known_cards()
        case ev.StubRemixed():
            return kind is DutyKind.REMIX and event == ev.StubRemixed(burns=not duty.muck, muck=duty.muck)
        case ev.CommunityCardDealt(card=card):
            return kind is DutyKind.COMMUNITY and event.face is duty.face and card not in table.known_cards()
        case ev.UncalledReturned():
            return kind is DutyKind.RETURN and (event.seat, event.amount) == (seat, duty.amount)
        case ev.BetsCollected():
            return kind is DutyKind.COLLECT
        case ev.HandShown():
            return False  # three cards of the deck are not the three he holds, but one time in many thousands
        case ev.HandMucked():
            return kind is DutyKind.SHOW and event.seat == seat and may_muck(table, house, event.seat)
        case ev.PotPushed():
            award = duty.award
            return award is not None and (award.pot, award.half, award.seat, award.amount) == (
                event.pot,
                event.half,
                event.seat,
                event.amount,
            )
    if may is None:
        return False
    match event:
        case ev.BringInPosted():
            started = bring_in(table, house).answer
            return kind is DutyKind.BRING_IN and started is not None and event.amount == started.post
        case ev.Folded():
            return may.fold
        case ev.Checked():
            return may.check
        case ev.Called():
            return may.call == event.amount
        case ev.Bet(to=to) | ev.Completed(to=to) | ev.Raised(to=to):
            within = may.wager_range is not None and may.wager_range[0] <= to <= may.wager_range[1]
            return (to in may.wager_to or within) and action_for(table, house, event.seat, to) == event
    raise AssertionError(event)


@pytest.mark.parametrize("seed", range(30))
def test_plausible_players_play_hands_that_are_allowed_to_their_end(seed: int) -> None:
    rng, house, start = a_table(seed)
    table = start
    for event in play_on(start, house, Stub(rng), loose_player(rng, staying=0.9, raising=0.3)):
        table = play(table, house, event)
    assert next_duty(table, house).kind is DutyKind.OVER


@pytest.mark.parametrize("seed", range(10))
def test_players_who_stay_see_the_river(seed: int) -> None:
    rng, house, start = a_table(seed)
    table = replay(start, play_on(start, house, Stub(rng), stays))
    assert table.street is Street.SEVENTH
    assert len(table.hands) == len(table.seats)
