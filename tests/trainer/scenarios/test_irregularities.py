"""Every trap of what goes wrong, at the two houses that rule on it, decided once more by the two books' rules."""

from collections import Counter
from collections.abc import Callable

import pytest

from tests.trainer.scenarios.situations import (
    HOUSES,
    by_suit,
    check_sound,
    check_trap,
    clockwise,
    low_seat,
    misconceptions_met,
    misconceptions_named,
    rank,
    situation,
    skills,
)
from trainer import events as ev
from trainer.houses.loader import load_house
from trainer.marking import elsewhere
from trainer.procedure import DutyKind, next_duty
from trainer.questions import Answer, Asks, Chosen, Hidden, PickedSeat, Question, SeatAndAmounts, wrong_answers
from trainer.rulings.mishaps import Mishap, MishapKind, Remedy
from trainer.scenarios import NotOffered, Scenario, build
from trainer.scenarios.written import read_scenario, write_scenario
from trainer.skills import SKILLS, Topic
from trainer.table import Street, Table

IRREGULAR = tuple(skill for skill in skills(Topic.IRREGULARITIES))
SKILL_IDS = (*IRREGULAR, "bring_in.absent_low")
RULED = ("tda", "cardroom")
CARD_ROOM_ONLY = {
    "irregularities.both_exposed",
    "irregularities.wrong_bring_in_in_time",
    "irregularities.wrong_bring_in_too_late",
    "irregularities.forgotten_burn",
}
ASKED = [(skill, house) for skill in SKILL_IDS for house in RULED if house == "cardroom" or skill not in CARD_ROOM_ONLY]


def asked(skill: str, house: str, seed: int) -> Scenario:
    scenario = situation(skill, house, seed)
    assert scenario is not None
    return scenario


def gone_wrong(question: Question) -> Mishap:
    assert question.mishap is not None
    return question.mishap


def alive(table: Table) -> list[int]:
    return [seat.number for seat in table.seats if not seat.folded]


def with_chips(table: Table) -> list[int]:
    return [seat.number for seat in table.seats if not seat.folded and seat.stack]


def after_the_bring_in(table: Table) -> list[ev.Action]:
    assert isinstance(table.actions[0], ev.BringInPosted)
    return list(table.actions[1:])


def exposed_hole(question: Question, house: str) -> str:
    return "exposed_is_upcard"


def exposed_river(question: Question, house: str) -> str:
    table = question.table
    if len(with_chips(table)) < 2:
        return "river_kept"
    if house == "tda":
        return "river_replaced"
    # With two left the rule differs for the first and the second to be dealt.
    two = len(alive(table)) == 2
    return "river_all_up" if two and gone_wrong(question).seat == alive(table)[0] else "river_all_in_option"


def wrong_low(question: Question, house: str) -> str:
    return "low_stands" if gone_wrong(question).count else "low_corrected"


def misdeal(question: Question, house: str) -> str:
    acts = after_the_bring_in(question.table)
    chips = [act for act in acts if isinstance(act, ev.Called | ev.Completed | ev.Raised)]
    if house == "tda":
        return "play_on" if len(acts) >= 3 or (len(acts) == 2 and chips) else "misdeal"
    return "play_on" if len(acts) >= 2 else "misdeal"


def no_burn(question: Question, house: str) -> str:
    return "burn_left" if gone_wrong(question).looked else "burn_moved"


def upcards(question: Question, house: str) -> str:
    number = gone_wrong(question).seat
    if next_duty(question.table, question.house).kind is DutyKind.SHOW:
        return "turned_live"
    asked_of = question.table.seat(number or 0)
    assert asked_of.bet < max(seat.bet for seat in question.table.seats)
    return "turned_fold"


RULES: dict[MishapKind, Callable[[Question, str], str]] = {
    MishapKind.EXPOSED_HOLE: exposed_hole,
    MishapKind.BOTH_EXPOSED: lambda question, house: "dead_ante_back",
    MishapKind.EXPOSED_RIVER: exposed_river,
    MishapKind.WRONG_BRING_IN: wrong_low,
    MishapKind.FIRST_CARD_WRONG: misdeal,
    MishapKind.SEAT_LEFT_OUT: misdeal,
    MishapKind.NO_BURN: no_burn,
    MishapKind.PREMATURE: lambda question, house: "premature_reshuffled" if house == "tda" else "premature_aside",
    MishapKind.BOXED: lambda question, house: "misdeal" if gone_wrong(question).count > 1 else "boxed_next",
    MishapKind.FOULED: lambda question, house: "fouled_all_back",
    MishapKind.CARD_COUNT: lambda question, house: "count_dead",
    MishapKind.UPCARDS_TURNED: upcards,
    MishapKind.ABSENT: lambda question, house: "absent_after_deal" if house == "tda" else "absent_at_turn",
}


def expected(question: Question, house: str) -> Answer:
    mishap, table = gone_wrong(question), question.table
    if question.asks is Asks.REMEDY:
        return Chosen(RULES[mishap.kind](question, house))
    if question.asks is Asks.ABSENT_BRINGS_IN:
        low = low_seat(table)
        assert low.number == mishap.seat
        return SeatAndAmounts(low.number, (table.stakes.bring_in,))
    following = [seat.number for seat in clockwise(table, mishap.seat or 0)]
    if mishap.kind is MishapKind.EXPOSED_LOW:
        return PickedSeat((mishap.seat or 0) if house == "tda" else following[0])
    return PickedSeat(following[mishap.count] if mishap.count else low_seat(table).number)


@pytest.mark.parametrize(("skill", "house"), ASKED)
def test_trap_is_asked_and_decides(skill: str, house: str) -> None:
    for seed in range(6):
        scenario = asked(skill, house, seed)
        check_sound(scenario, load_house(house))
        check_trap(scenario, expected(scenario.question, house))


@pytest.mark.parametrize(("skill", "house"), [(each, house) for each in SKILL_IDS for house in HOUSES])
def test_only_the_books_are_asked_and_each_of_what_it_rules_on(skill: str, house: str) -> None:
    assert (situation(skill, house, 0) is not None) == ((skill, house) in ASKED)


@pytest.mark.parametrize(("skill", "house"), ASKED)
def test_what_went_wrong_is_told_and_is_of_this_table(skill: str, house: str) -> None:
    for seed in range(6):
        question = asked(skill, house, seed).question
        mishap, table = gone_wrong(question), question.table
        told = [fact for fact in question.situation if fact.key.startswith("mishap.")]
        assert len(told) == 1
        numbers = {seat.number for seat in table.seats}
        if mishap.kind is MishapKind.SEAT_LEFT_OUT:
            assert mishap.seat not in numbers
        elif mishap.kind is MishapKind.FIRST_CARD_WRONG:
            assert mishap.seat == table.seats[1].number
        elif mishap.seat is not None:
            assert mishap.seat in alive(table)
            if mishap.kind is not MishapKind.FOULED:
                held = {dealt.card for dealt in table.seat(mishap.seat).cards}
                assert set(mishap.cards) <= held


@pytest.mark.parametrize(("skill", "house"), ASKED)
def test_what_went_wrong_is_kept_with_the_question(skill: str, house: str) -> None:
    scenario = asked(skill, house, 2)
    assert read_scenario(write_scenario(scenario), load_house(house)) == scenario


@pytest.mark.parametrize(("skill", "house"), ASKED)
def test_no_other_house_is_named_that_has_no_rule_for_it(skill: str, house: str) -> None:
    for seed in range(4):
        question = asked(skill, house, seed).question
        for other, answer in elsewhere(question, [load_house(each) for each in HOUSES]):
            assert (skill, other.id) in ASKED
            assert answer == expected(question, other.id)


# ----------------------------------------------------------------------------------------------------------------------
# What each trap is made of


def many(trap: str, house: str, count: int) -> list[Question]:
    return [asked(f"irregularities.{trap}", house, seed).question for seed in range(count)]


def test_a_hole_card_is_turned_up_while_the_first_deal_goes_on() -> None:
    asks = set()
    for question in many("exposed_on_deal", "tda", 30):
        mishap = gone_wrong(question)
        asks.add(question.asks)
        held = question.table.seat(mishap.seat or 0).cards
        if question.asks is Asks.REMEDY:
            assert len(held) in (1, 2)
            assert (held[-1].card,) == mishap.cards
            assert next_duty(question.table, question.house).kind is DutyKind.DEAL
        else:
            assert low_seat(question.table).number == mishap.seat
    assert asks == {Asks.REMEDY, Asks.TURN_AFTER}


def test_a_seventh_card_is_turned_up_before_several_before_two_and_where_nobody_bets() -> None:
    answers = Counter(question.ruling().answer for question in many("exposed_river", "cardroom", 60))
    assert set(answers) == {Chosen("river_all_in_option"), Chosen("river_all_up"), Chosen("river_kept")}
    assert min(answers.values()) >= 4
    for question in many("exposed_river", "cardroom", 20):
        number = gone_wrong(question).seat or 0
        assert question.table.street is Street.SEVENTH
        assert question.table.community is None
        assert len(question.table.seat(number).cards) == 7
        # Nobody after him has been dealt his yet.
        later = alive(question.table)[alive(question.table).index(number) + 1 :]
        assert all(len(question.table.seat(seat).cards) == 6 for seat in later)


def test_the_wrong_low_card_is_higher_by_suit_or_the_next_by_rank() -> None:
    equal = Counter()
    for trap in ("wrong_bring_in_in_time", "wrong_bring_in_too_late"):
        for question in many(trap, "cardroom", 30):
            mishap, low = gone_wrong(question), low_seat(question.table)
            wrong = mishap.cards[0]
            equal[rank(wrong) == rank(low.board[0])] += 1
            assert by_suit(wrong) > by_suit(low.board[0])
            acted = [seat.number for seat in clockwise(question.table, mishap.seat or 0)][: mishap.count]
            assert low.number not in acted
    assert min(equal.values()) > 15


@pytest.mark.parametrize("house", RULED)
def test_a_misdeal_is_noticed_about_as_often_in_time_as_too_late(house: str) -> None:
    answers = Counter(question.ruling().answer for question in many("misdeal_deadline", house, 60))
    assert min(answers.values()) > 15


def test_two_folds_are_too_late_in_the_card_room_and_not_in_the_tournament() -> None:
    told_apart = 0
    for question in many("misdeal_deadline", "tda", 60):
        acts = after_the_bring_in(question.table)
        if [type(act) for act in acts] == [ev.Folded, ev.Folded]:
            told_apart += 1
            assert question.ruling().answer == Chosen("misdeal")
            assert question.ruling(load_house("cardroom")).answer == Chosen("play_on")
    assert told_apart


def test_the_deck_is_covered_where_its_count_would_contradict_the_burn() -> None:
    for question in many("forgotten_burn", "cardroom", 20):
        assert question.hidden == {Hidden.DECK}
        assert not question.table.actions


def test_the_card_that_is_there_twice_lies_on_another_board() -> None:
    for question in many("two_of_the_same", "tda", 20):
        mishap = gone_wrong(question)
        (holder,) = [seat for seat in question.table.seats if mishap.cards[0] in seat.board]
        assert holder.number != mishap.seat
        assert not holder.folded


def test_the_absent_player_has_not_the_low_card_unless_that_is_the_trap() -> None:
    for question in many("absent_player", "cardroom", 20):
        assert gone_wrong(question).seat != low_seat(question.table).number


# ----------------------------------------------------------------------------------------------------------------------
# Mistakes and choices


@pytest.mark.parametrize("skill", SKILL_IDS)
def test_every_misconception_leads_astray_somewhere(skill: str) -> None:
    assert misconceptions_met(SKILLS[skill], 40) == {held.name for held in SKILLS[skill].misconceptions}


@pytest.mark.parametrize("skill", SKILL_IDS)
def test_every_misconception_can_be_the_one_named(skill: str) -> None:
    skill = SKILLS[skill]
    assert misconceptions_named(skill, 60) == {held.name for held in skill.misconceptions}


@pytest.mark.parametrize(("skill", "house"), ASKED)
def test_each_choice_is_right_or_somebody_s_mistake(skill: str, house: str) -> None:
    for seed in range(10):
        question = asked(skill, house, seed).question
        answers = [question.ruling().answer, *(answer for _, answer in wrong_answers(question))]
        chosen = {answer.choice for answer in answers if isinstance(answer, Chosen)}
        assert chosen <= set(question.choices)
        if question.choices:
            assert len(chosen) >= 3


def test_the_choices_about_a_mishap_stand_in_one_order_and_the_right_ones_in_every_place() -> None:
    orders: dict[tuple[str, ...], MishapKind] = {}
    places: Counter[int] = Counter()
    for skill in IRREGULAR:
        for house in RULED:
            for seed in range(20 if (skill, house) in ASKED else 0):
                question = asked(skill, house, seed).question
                answer = question.ruling().answer
                if isinstance(answer, Chosen):
                    orders[question.choices] = gone_wrong(question).kind
                    places[question.choices.index(answer.choice)] += 1
    # Both sorts of misdeal have the same choices.
    assert len(orders) == len(RULES) - 1
    assert {choice for order in orders for choice in order} == {remedy.value for remedy in Remedy}
    assert all(0.12 < places[place] / places.total() < 0.45 for place in range(4)), places


def test_every_seat_is_the_answer_about_as_often() -> None:
    found: Counter[int] = Counter()
    for skill in ("irregularities.exposed_on_deal", "bring_in.absent_low", "irregularities.wrong_bring_in_too_late"):
        for seed in range(120):
            answer = asked(skill, "cardroom", seed).question.ruling().answer
            if isinstance(answer, PickedSeat | SeatAndAmounts):
                found[answer.seat] += 1
    for seat in range(1, 9):
        assert 0.06 < found[seat] / found.total() < 0.22, found


@pytest.mark.parametrize(("skill", "house"), ASKED)
def test_a_seed_deals_the_same_again(skill: str, house: str) -> None:
    assert build(SKILLS[skill], load_house(house), 3) == asked(skill, house, 3)


def test_a_page_that_says_nothing_is_not_asked() -> None:
    with pytest.raises(NotOffered):
        build(SKILLS["irregularities.boxed_card"], load_house("pokerking"), 0)
