"""Every trap of who acts first, at every house: it may be dealt so, decides, and has the answer of a second rule."""

from collections.abc import Callable

import pytest

from tests.sample import sampled
from tests.trainer.scenarios.situations import (
    BY_SUIT,
    HIGH_ONLY,
    HOUSES,
    by_suit,
    check_sound,
    check_trap,
    misconceptions_met,
    next_with_chips,
    rank,
    seats_answered,
    situation,
    skills,
    worth,
)
from trainer import events as ev
from trainer.houses.loader import load_house
from trainer.questions import Answer, PickedSeat, wrong_answers
from trainer.scenarios import NotOffered, Scenario, build
from trainer.skills import SKILLS, Topic
from trainer.table import Seat, Street

TRAPS = tuple(skill.removeprefix("first_to_act.") for skill in skills(Topic.FIRST_TO_ACT))
PAGES = ("supremeking", "pokerking", "sportingbet", "hilo-bg")


def live(scenario: Scenario) -> list[Seat]:
    return [seat for seat in scenario.question.table.seats if not seat.folded]


def best(scenario: Scenario, house: str, shared: tuple[object, ...] = ()) -> int:
    """The best board: how many of a rank, then the ranks, then the house's way with equal boards."""
    seats = live(scenario)
    top = max(worth((*seat.board, *shared)) for seat in seats)
    tied = [seat for seat in seats if worth((*seat.board, *shared)) == top]
    if house == BY_SUIT:
        return max(tied, key=lambda seat: by_suit(max(seat.board, key=by_suit))).number
    return tied[0].number


def best_board(scenario: Scenario, house: str) -> Answer:
    return PickedSeat(best(scenario, house))


def best_is_all_in(scenario: Scenario, house: str) -> Answer:
    number = best(scenario, house)
    assert not scenario.question.table.seat(number).stack
    return PickedSeat(next_with_chips(scenario.question.table, number))


def best_with_shared(scenario: Scenario, house: str) -> Answer:
    """The pages compare the boards without the card, the card room with it; the tournament rules go by sixth street."""
    table = scenario.question.table
    assert table.community is not None
    if house == BY_SUIT:
        return PickedSeat(table.rounds[3][0].seat)
    return PickedSeat(best(scenario, house, () if house in PAGES else (table.community.card,)))


def next_in_turn(scenario: Scenario, house: str) -> Answer:
    table = scenario.question.table
    return PickedSeat(next_with_chips(table, table.actions[-1].seat))


EXPECTED: dict[str, Callable[[Scenario, str], Answer]] = {
    "after_bring_in": next_in_turn,
    "high_card": best_board,
    "kicker": best_board,
    "pair_over_high": best_board,
    "two_pair_trips_quads": best_board,
    "exposed_flush_straight": best_board,
    "equal_boards": best_board,
    "folded_best": best_board,
    "all_in_best": best_is_all_in,
    "hilo_best_low": best_board,
    "seventh_unchanged": best_board,
    "community_card": best_with_shared,
    "wrap_around": next_in_turn,
}


def asked(trap: str, house: str, seed: int) -> Scenario:
    scenario = situation(f"first_to_act.{trap}", house, seed)
    assert scenario is not None
    return scenario


@pytest.mark.parametrize("house", HOUSES)
@pytest.mark.parametrize("trap", TRAPS)
def test_trap_is_asked_and_decides(trap: str, house: str) -> None:
    if trap == "hilo_best_low" and house in HIGH_ONLY:
        assert situation("first_to_act.hilo_best_low", house, 0) is None
        return
    for seed in range(5):
        scenario = asked(trap, house, seed)
        check_sound(scenario, load_house(house))
        check_trap(scenario, EXPECTED[trap](scenario, house))


@pytest.mark.parametrize("trap", TRAPS)
def test_a_seed_deals_the_same_again(trap: str) -> None:
    assert build(SKILLS[f"first_to_act.{trap}"], load_house("tda"), 3) == asked(trap, "tda", 3)


def test_of_equal_boards_any_seat_can_be_the_first() -> None:
    # By position the last player is never the first of two; he may be the right one at the house that goes by suit.
    found = seats_answered("first_to_act.equal_boards", 200)
    for seat in range(1, 8):
        assert 0.05 < found[seat] / found.total() < 0.25, found
    assert found[8]


def test_round_the_table_the_first_seats_follow() -> None:
    # Past the last seat comes the first live hand: with three to five left of six to eight, one of the first five.
    found = seats_answered("first_to_act.wrap_around", 200)
    assert set(found) == {1, 2, 3, 4, 5}
    assert max(found.values()) < 0.4 * found.total()


@pytest.mark.parametrize("trap", TRAPS)
def test_every_misconception_leads_astray_somewhere(trap: str) -> None:
    skill = SKILLS[f"first_to_act.{trap}"]
    assert misconceptions_met(skill, 20) == {held.name for held in skill.misconceptions}


@pytest.mark.parametrize("trap", sampled(sorted(set(TRAPS) - {"all_in_best"}), 3))
def test_a_stack_does_not_tell_the_answer(trap: str) -> None:
    # Of three to five stacks still in play the one asked for is the highest or the lowest about every second time.
    extremes = []
    for seed in range(120):
        scenario = asked(trap, ("pokerking", "hilo-bg", "tda", "cardroom")[seed % 4], seed // 4)
        answer = scenario.question.ruling().answer
        assert isinstance(answer, PickedSeat)
        stacks = sorted(seat.stack for seat in live(scenario))
        extremes.append(scenario.question.table.seat(answer.seat).stack in (stacks[0], stacks[-1]))
    assert 0.15 < sum(extremes) / len(extremes) < 0.85


@pytest.mark.parametrize("trap", sorted(set(TRAPS) - {"community_card", "after_bring_in"}))
def test_some_have_folded_and_bets_are_in_the_pot(trap: str) -> None:
    folded = 0
    for seed in range(30):
        scenario = asked(trap, ("pokerking", "hilo-bg", "tda", "cardroom")[seed % 4], seed)
        table = scenario.question.table
        folded += any(seat.folded for seat in table.seats)
        assert table.pot > len(table.seats) * table.stakes.ante
        assert table.street >= Street.FOURTH
        assert 2 <= len(live(scenario)) <= 5
    assert folded > 20


def test_streets_differ() -> None:
    streets = {trap: {asked(trap, "cardroom", seed).question.table.street for seed in range(25)} for trap in TRAPS}
    assert streets["high_card"] == streets["kicker"] == {Street.FOURTH, Street.FIFTH, Street.SIXTH}
    assert streets["two_pair_trips_quads"] == {Street.FIFTH, Street.SIXTH}
    assert streets["seventh_unchanged"] == streets["community_card"] == {Street.SEVENTH}


def test_the_best_board_that_folded_did_so_on_the_street_before() -> None:
    for seed in range(30):
        scenario = asked("folded_best", HOUSES[seed % 6], seed)
        table = scenario.question.table
        lately = [seat for seat in table.seats if ev.Folded(seat.number) in table.rounds[-2]]
        assert max(worth(seat.board) for seat in lately) > max(worth(seat.board) for seat in live(scenario))


def test_the_all_in_player_had_few_chips_and_put_them_in_in_play() -> None:
    for seed in range(30):
        scenario = asked("all_in_best", HOUSES[seed % 6], seed)
        stakes = scenario.start.stakes
        poor = scenario.start.seat(best(scenario, HOUSES[seed % 6]))
        # He can pay at most one bet a street, and was in on third at least.
        assert stakes.ante < poor.stack <= stakes.ante + 2 * stakes.small + stakes.big


def test_the_river_is_turned_up_for_all_live_hands_or_for_nobody() -> None:
    turned = set()
    for seed in range(20):
        scenario = asked("seventh_unchanged", "sportingbet", seed)
        revealed = scenario.question.revealed
        assert revealed in ((), tuple(seat.number for seat in live(scenario)))
        turned.add(bool(revealed))
    assert turned == {True, False}


def test_the_shared_card_would_change_who_acts() -> None:
    for seed in range(12):
        for house in HOUSES:
            scenario = asked("community_card", house, seed)
            card = scenario.question.table.community
            assert card is not None
            assert best(scenario, "") != best(scenario, "", (card.card,))
            assert 6 <= len(live(scenario)) <= 8


@pytest.mark.parametrize(
    ("trap", "written"),
    [
        ("exposed_flush_straight", {"opener.straights_flushes": "counted"}),
        ("hilo_best_low", {"opener.by": "low_board"}),
        ("seventh_unchanged", {"river.face": "up"}),
        ("community_card", {"players.most": "7"}),
        ("hilo_best_low", {"games": "high"}),
    ],
)
def test_no_trap_where_the_house_says_so_itself(trap: str, written: dict[str, str]) -> None:
    with pytest.raises(NotOffered):
        build(SKILLS[f"first_to_act.{trap}"], load_house("pokerking").with_written(written), 0)


def test_a_shared_card_is_counted_or_left_out_by_mistake_as_the_house_has_it() -> None:
    for house in HOUSES:
        names = {held.name for held, _ in wrong_answers(asked("community_card", house, 1).question)}
        assert names == {"community_card_ignored" if house == "cardroom" else "community_card_counted"}


def test_each_step_shows_the_cards_that_were_compared_and_whom_they_ruled_out() -> None:
    for seed in range(20):
        question = asked("kicker", "cardroom", seed).question
        steps = [reason for reason in question.ruling().because if reason.out]
        for step in steps:
            # One card of each seat left, all of one rank: the ranks are compared place by place.
            assert len(step.cards) == len(step.seats)
            assert len({rank(card) for card in step.cards}) == 1
            assert all(
                card in question.table.seat(seat).board for card, seat in zip(step.cards, step.seats, strict=True)
            )
        gone = {seat for step in steps for seat in step.out}
        assert gone | set(steps[-1].seats) == {seat.number for seat in question.table.seats if not seat.folded}
        assert PickedSeat(*steps[-1].seats) == question.ruling().answer


def test_those_passed_over_are_named() -> None:
    for seed in range(20):
        question = asked("wrap_around", "tda", seed).question
        (reason,) = question.ruling().because
        passed = reason.fact.values["passed"]
        assert passed
        assert all(question.table.seat(seat).folded for seat in passed)
