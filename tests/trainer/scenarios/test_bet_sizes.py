"""Every trap of the bet sizes, at every house: it may be dealt so, decides, and is answered by counting chips."""

from collections import Counter
from collections.abc import Callable

import pytest

from tests.trainer.scenarios.ladder import DOUBLES, Ladder
from tests.trainer.scenarios.situations import (
    HOUSES,
    check_sound,
    check_trap,
    misconceptions_met,
    misconceptions_named,
    rank,
    situation,
    skills,
)
from trainer import events as ev
from trainer.houses.loader import load_house
from trainer.marking import deciding
from trainer.procedure import DutyKind, next_duty
from trainer.questions import Amount, Amounts, Asks, wrong_answers
from trainer.scenarios import NotOffered, Scenario, build
from trainer.skills import SKILLS, Topic
from trainer.table import Seat

# A spread game is counted in another way: it has tests of its own.
TRAPS = tuple(skill.removeprefix("bet_sizes.") for skill in skills(Topic.BET_SIZES) if skill != "bet_sizes.spread")
CALLS = ("short_bring_in_call", "call_amount")
NOT_ASKED = {
    "open_pair_both": {"hilo-bg", "tda"},
    "open_pair_small_then_big": {"hilo-bg", "tda"},
    "open_pair_big_only": {"hilo-bg", "tda"},
    "open_pair_hilo": {"supremeking", "pokerking", "sportingbet"},
    "open_pair_off": set(HOUSES) - {"tda"},
    "hidden_pair": {"hilo-bg", "tda"},
    "pair_on_fifth": {"hilo-bg", "tda"},
}
"""The open pair counts in every game of a page but hilo-bg's, at the cardroom in high, in a tournament never. A pair
that does not count because it is hidden, or late, is a trap only where another would."""

ASKED = [(trap, house) for trap in TRAPS for house in HOUSES if house not in NOT_ASKED.get(trap, set())]


def asked(trap: str, house: str, seed: int) -> Scenario:
    scenario = situation(f"bet_sizes.{trap}", house, seed)
    assert scenario is not None
    return scenario


def player(scenario: Scenario) -> Seat:
    assert scenario.question.seat is not None
    return scenario.question.table.seat(scenario.question.seat)


@pytest.mark.parametrize(("trap", "house"), ASKED)
def test_trap_is_asked_and_decides(trap: str, house: str) -> None:
    for seed in range(5):
        scenario = asked(trap, house, seed)
        question = scenario.question
        check_sound(scenario, load_house(house))
        duty = next_duty(question.table, load_house(house))
        assert (duty.kind, duty.seat) == (DutyKind.ACT, question.seat)
        ladder, seat = Ladder(scenario, house), player(scenario)
        if trap in CALLS:
            assert question.asks is Asks.CALL
            check_trap(scenario, Amount(ladder.call - seat.bet))
        else:
            assert question.asks is Asks.WAGER_TO
            check_trap(scenario, Amounts(ladder.totals(seat.number)))


@pytest.mark.parametrize(
    ("trap", "house"), [(trap, house) for trap, houses in NOT_ASKED.items() for house in sorted(houses)]
)
def test_no_trap_where_the_house_does_not_play_so(trap: str, house: str) -> None:
    assert situation(f"bet_sizes.{trap}", house, 0) is None


@pytest.mark.parametrize(
    ("trap", "clause", "value"),
    [
        ("cap", "cap.wagers", "none"),
        ("cap_heads_up", "cap.wagers", "none"),
        ("open_pair_both", "open_pair.mode", "off"),
        ("open_pair_hilo", "open_pair.hilo", "on"),
        ("short_all_in_under_half", "all_in.counts_from", "any"),
        ("short_all_in_half_or_more", "all_in.counts_from", "full"),
    ],
)
def test_no_trap_where_the_clause_makes_the_mistake_right(trap: str, clause: str, value: str) -> None:
    house = load_house("cardroom").with_written({clause: value})
    with pytest.raises(NotOffered):
        build(SKILLS[f"bet_sizes.{trap}"], house, 0)


# ----------------------------------------------------------------------------------------------------------------------
# What each trap is made of


def street_size(scenario: Scenario, ladder: Ladder) -> bool:
    return ladder.street > 3 and not (ladder.street == 4 and ladder.pairs)


def completion(scenario: Scenario, ladder: Ladder) -> bool:
    return ladder.street == 3 and ladder.posted == scenario.start.stakes.bring_in and ladder.made == 0


def raise_after_completion(scenario: Scenario, ladder: Ladder) -> bool:
    return ladder.street == 3 and 1 <= ladder.made <= 3


def cap(scenario: Scenario, ladder: Ladder) -> bool:
    return ladder.made in (3, 4) and ladder.live >= 3


def cap_heads_up(scenario: Scenario, ladder: Ladder) -> bool:
    return ladder.made >= 3 and ladder.live == 2


def open_pair(scenario: Scenario, ladder: Ladder) -> bool:
    return ladder.street == 4 and len(ladder.pairs) == 1


def hidden_pair(scenario: Scenario, ladder: Ladder) -> bool:
    seat = player(scenario)
    ranks = Counter(rank(dealt.card) for dealt in seat.cards)
    alone = scenario.question.revealed == (seat.number,)
    return could_double(ladder) and ladder.street == 4 and not ladder.pairs and max(ranks.values()) >= 2 and alone


def could_double(ladder: Ladder) -> bool:
    return ladder.table.game.value in DOUBLES[ladder.house]


def pair_on_fifth(scenario: Scenario, ladder: Ladder) -> bool:
    live = [seat for seat in scenario.question.table.seats if not seat.folded]
    paired = any(len({rank(card) for card in seat.board}) < len(seat.board) for seat in live)
    return could_double(ladder) and ladder.street in (5, 6) and paired


def under_half(scenario: Scenario, ladder: Ladder) -> bool:
    return ladder.call - ladder.full > 0 and 2 * (ladder.call - ladder.full) < ladder.sizes()[0]


def half_or_more(scenario: Scenario, ladder: Ladder) -> bool:
    return ladder.counted_short and ladder.call == ladder.full


def short_bring_in(scenario: Scenario, ladder: Ladder) -> bool:
    return ladder.posted is not None and ladder.posted < scenario.start.stakes.bring_in and ladder.made == 0


def chips_in(scenario: Scenario, ladder: Ladder) -> bool:
    return 0 < player(scenario).bet < ladder.call


MADE_OF: dict[str, Callable[[Scenario, Ladder], bool]] = {
    "street_size": street_size,
    "completion": completion,
    "raise_after_completion": raise_after_completion,
    "cap": cap,
    "cap_heads_up": cap_heads_up,
    "open_pair_both": lambda scenario, ladder: open_pair(scenario, ladder) and not ladder.made,
    "open_pair_small_then_big": lambda scenario, ladder: (
        open_pair(scenario, ladder) and ladder.made > 0 and not ladder.big_in
    ),
    "open_pair_big_only": lambda scenario, ladder: open_pair(scenario, ladder) and ladder.big_in,
    "open_pair_hilo": lambda scenario, ladder: open_pair(scenario, ladder) and ladder.table.game.value == "hilo",
    "open_pair_off": lambda scenario, ladder: open_pair(scenario, ladder) and ladder.table.game.value == "high",
    "hidden_pair": hidden_pair,
    "pair_on_fifth": pair_on_fifth,
    "short_all_in_under_half": under_half,
    "short_all_in_half_or_more": half_or_more,
    "short_bring_in_call": short_bring_in,
    "call_amount": chips_in,
}


@pytest.mark.parametrize(("trap", "house"), ASKED)
def test_trap_is_what_its_name_says(trap: str, house: str) -> None:
    for seed in range(5):
        scenario = asked(trap, house, seed)
        assert MADE_OF[trap](scenario, Ladder(scenario, house))


# ----------------------------------------------------------------------------------------------------------------------
# What each mistake answers


def above(*sizes: str) -> Callable[[Scenario, Ladder], tuple[int, ...]]:
    return lambda scenario, ladder: ladder.up(*(getattr(ladder, size) for size in sizes))


MISTAKEN: dict[str, Callable[[Scenario, Ladder], tuple[int, ...]]] = {
    "big_from_fourth": above("big"),
    "big_from_sixth": above("small"),
    "small_throughout": above("small"),
    "completion_on_top": lambda scenario, ladder: (scenario.start.stakes.bring_in + ladder.small,),
    "bring_in_doubled": lambda scenario, ladder: (2 * scenario.start.stakes.bring_in,),
    "completed_to_big_bet": above("big"),
    "counted_from_bring_in": lambda scenario, ladder: (
        scenario.start.stakes.bring_in + (ladder.made + 1) * ladder.small,
    ),
    "raised_by_what_completing_added": lambda scenario, ladder: (2 * ladder.small - scenario.start.stakes.bring_in,),
    "completion_counted_as_raise": lambda scenario, ladder: (),
    "increment_for_total": lambda scenario, ladder: tuple(ladder.sizes()),
    "one_wager_more": lambda scenario, ladder: ladder.up(*ladder.sizes()),
    "one_wager_fewer": lambda scenario, ladder: (),
    "bring_in_counted_as_wager": lambda scenario, ladder: (),
    "cap_lifted_heads_up": lambda scenario, ladder: ladder.up(*ladder.sizes()),
    "cap_lifted_too_late": lambda scenario, ladder: ladder.up(*ladder.sizes()),
    "cap_kept_heads_up": lambda scenario, ladder: (),
    "needs_pair_in_the_hole": above("small"),
    "open_pair_not_in_hilo": above("small"),
    "open_pair_holder_only": above("small"),
    "open_pair_ignored": above("small"),
    "open_pair_big_only": above("big"),
    "raise_must_equal_the_bet": above("last"),
    "small_raise_after_big_bet": above("small", "big"),
    "hidden_pair_doubled": above("small", "big"),
    "open_pair_on_later_streets": above("small", "big"),
    "pair_doubles_the_big_bet": lambda scenario, ladder: ladder.up(ladder.big, 2 * ladder.big),
    "raised_from_short_all_in": lambda scenario, ladder: (ladder.call + ladder.sizes()[0],),
    "short_all_in_reopens": lambda scenario, ladder: ladder.up(ladder.sizes()[0]),
    "called_what_was_posted": lambda scenario, ladder: (ladder.posted or 0,),
    "called_the_small_bet": above("small"),
    "called_the_whole_wager": lambda scenario, ladder: (ladder.call,),
    "called_the_last_raise_only": lambda scenario, ladder: (ladder.last,),
}
# A mistake whose answer turns on what came before is worked out by hand below: any_all_in_counts,
# all_in_must_be_full, and open_pair_doubled_anyway, whose big bet may not have been made.


@pytest.mark.parametrize(("trap", "house"), ASKED)
def test_a_mistake_answers_what_its_name_says(trap: str, house: str) -> None:
    for seed in range(5):
        scenario = asked(trap, house, seed)
        ladder = Ladder(scenario, house)
        for held, answer in wrong_answers(scenario.question):
            if held.name in MISTAKEN:
                found = (answer.amount,) if isinstance(answer, Amount) else getattr(answer, "amounts", None)
                assert found == MISTAKEN[held.name](scenario, ladder), (held.name, seed)


def test_an_all_in_that_counts_is_a_rung_for_him_who_holds_so() -> None:
    # Under "any" the all-in is the last full wager: the next is a bet above it, unless it was the fourth.
    for house in HOUSES:
        for seed in range(5):
            scenario = asked("short_all_in_under_half", house, seed)
            ladder = Ladder(scenario, house)
            misled = {held.name: answer for held, answer in wrong_answers(scenario.question)}
            lifted = house == "cardroom" and ladder.live == 2
            next_rung = () if ladder.made + 1 >= 4 and not lifted else (ladder.call + ladder.sizes()[0],)
            if "any_all_in_counts" in misled:
                assert misled["any_all_in_counts"] == Amounts(next_rung)
            else:
                assert ladder.totals(player(scenario).number) == next_rung


def test_an_all_in_that_does_not_count_leaves_the_ladder_where_it_was() -> None:
    for house in HOUSES:
        for seed in range(5):
            scenario = asked("short_all_in_half_or_more", house, seed)
            wagers = [
                act.to for act in scenario.question.table.actions if isinstance(act, ev.Completed | ev.Bet | ev.Raised)
            ]
            before, step = (wagers[-2] if len(wagers) > 1 else 0), Ladder(scenario, house).sizes()[0]
            misled = {held.name: answer for held, answer in wrong_answers(scenario.question)}
            # Who had answered the wager before may not raise; the others complete it.
            assert misled["all_in_must_be_full"] in (Amounts(()), Amounts((before + step,)))


def test_a_wrong_open_pair_adds_the_big_size() -> None:
    for trap, house in (("open_pair_hilo", "hilo-bg"), ("open_pair_hilo", "cardroom"), ("open_pair_off", "tda")):
        for seed in range(5):
            scenario = asked(trap, house, seed)
            ladder = Ladder(scenario, house)
            assert {held.name: answer for held, answer in wrong_answers(scenario.question)} == {
                "open_pair_doubled_anyway": Amounts(ladder.up(ladder.small, ladder.big))
            }


@pytest.mark.parametrize("trap", TRAPS)
def test_every_misconception_leads_astray_somewhere(trap: str) -> None:
    skill = SKILLS[f"bet_sizes.{trap}"]
    assert misconceptions_met(skill, 20) == {held.name for held in skill.misconceptions}


@pytest.mark.parametrize("trap", TRAPS)
def test_every_misconception_can_be_the_one_named(trap: str) -> None:
    skill = SKILLS[f"bet_sizes.{trap}"]
    assert misconceptions_named(skill, 20) == {held.name for held in skill.misconceptions}


@pytest.mark.parametrize(
    ("trap", "clause"),
    [
        ("completion", "completion.is"),
        ("raise_after_completion", "completion.is"),
        ("cap", "cap.wagers"),
        ("open_pair_both", "open_pair.mode"),
        ("open_pair_hilo", "open_pair.hilo"),
        ("open_pair_off", "open_pair.mode"),
        ("short_all_in_under_half", "all_in.counts_from"),
        ("short_all_in_half_or_more", "all_in.counts_from"),
        ("hidden_pair", "open_pair.mode"),
        ("pair_on_fifth", "open_pair.mode"),
        ("short_bring_in_call", "bring_in.size"),
    ],
)
def test_the_explanation_ends_on_the_clause_of_the_trap(trap: str, clause: str) -> None:
    for house in HOUSES:
        if (trap, house) in ASKED:
            for seed in range(4):
                question = asked(trap, house, seed).question
                step = deciding(question, question.ruling().because)
                assert step is not None
                assert step.clause.text == clause


def test_with_two_left_the_explanation_ends_on_the_cap() -> None:
    # Below the cap it decides how many wagers there may be; at it, or where it is lifted, that two are left.
    for house in HOUSES:
        for seed in range(10):
            scenario = asked("cap_heads_up", house, seed)
            ladder, step = Ladder(scenario, house), deciding(scenario.question, scenario.question.ruling().because)
            below = ladder.made < 4 and house != "cardroom" and not ladder.table.event_heads_up
            assert step is not None
            assert step.clause.text == ("cap.wagers" if below else "cap.heads_up")


def test_no_clause_decides_what_is_left_to_call() -> None:
    for house in HOUSES:
        question = asked("call_amount", house, 0).question
        assert deciding(question, question.ruling().because) is None


# ----------------------------------------------------------------------------------------------------------------------
# What the situations are like


@pytest.mark.parametrize("trap", TRAPS)
def test_a_seed_deals_the_same_again(trap: str) -> None:
    house = next(house for each, house in ASKED if each == trap)
    assert build(SKILLS[f"bet_sizes.{trap}"], load_house(house), 3) == asked(trap, house, 3)


def test_every_seat_is_asked_about_as_often() -> None:
    found = Counter(asked(trap, house, seed).question.seat for trap, house in ASKED for seed in range(5))
    for seat in range(1, 9):
        assert 0.07 < found[seat] / found.total() < 0.2, found


def test_who_is_asked_sits_anywhere_among_the_live_hands() -> None:
    # Of three live hands, counted from the dealer, each is asked about a third of the time.
    places = Counter()
    for trap, house in ASKED:
        for seed in range(5):
            question = asked(trap, house, seed).question
            live = [seat.number for seat in question.table.seats if not seat.folded]
            if len(live) == 3:
                places[live.index(question.seat or 0)] += 1
    assert all(0.2 < places[place] / places.total() < 0.5 for place in range(3)), places


def test_a_cap_is_reached_or_not_about_as_often() -> None:
    for trap in ("cap", "cap_heads_up"):
        barred = [
            not asked(trap, house, seed).question.ruling().answer.amounts for house in HOUSES for seed in range(10)
        ]
        assert 0.3 < sum(barred) / len(barred) < 0.8


def test_a_short_all_in_is_answered_by_those_who_had_acted_and_by_those_who_had_not() -> None:
    barred = [
        not asked("short_all_in_under_half", house, seed).question.ruling().answer.amounts
        for house in HOUSES
        for seed in range(10)
    ]
    assert 0.3 < sum(barred) / len(barred) < 0.7


def test_an_all_in_of_just_half_a_bet_comes_up() -> None:
    halves = set()
    for house in HOUSES:
        for seed in range(20):
            ladder = Ladder(asked("short_all_in_half_or_more", house, seed), house)
            halves.add(2 * ladder.last == ladder.sizes()[0])
    assert halves == {True, False}


def test_the_open_pair_is_the_asked_player_s_own_or_another_s() -> None:
    own = set()
    for house in ("supremeking", "pokerking", "cardroom"):
        for seed in range(10):
            scenario = asked("open_pair_both", house, seed)
            own.add(scenario.question.seat in Ladder(scenario, house).pairs)
            assert scenario.question.table.game.value in DOUBLES[house]
    assert own == {True, False}


def test_hole_cards_that_are_turned_up_do_not_tell_whether_the_bet_is_doubled() -> None:
    turned_up = {trap: set() for trap in TRAPS}
    for trap, house in ASKED:
        for seed in range(20 if trap == "open_pair_both" else 5):
            turned_up[trap].add(bool(asked(trap, house, seed).question.revealed))
    assert turned_up.pop("hidden_pair") == {True}
    assert turned_up.pop("open_pair_both") == {True, False}
    assert set(map(frozenset, turned_up.values())) == {frozenset({False})}


def test_the_dealer_is_told_whether_two_are_the_last_of_the_tournament() -> None:
    told = set()
    for seed in range(20):
        question = asked("cap_heads_up", "tda", seed).question
        (fact,) = question.situation
        assert fact.key == ("event.last_two" if question.table.event_heads_up else "event.goes_on")
        assert len(question.table.seats) == 2 or not question.table.event_heads_up
        told.add(fact.key)
    assert len(told) == 2
    assert not asked("cap_heads_up", "cardroom", 0).question.situation
