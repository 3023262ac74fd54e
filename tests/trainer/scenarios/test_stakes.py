"""Every trap of the title bar's figures, at every house: it may be dealt so, decides, and follows from the pages."""

from collections import Counter
from fractions import Fraction

import pytest

from tests.trainer.scenarios.situations import (
    HOUSES,
    check_sound,
    check_trap,
    low_seat,
    misconceptions_met,
    misconceptions_named,
    situation,
    skills,
)
from trainer.houses.loader import load_house
from trainer.marking import deciding
from trainer.procedure import DutyKind, next_duty
from trainer.questions import Amount, Answer, Asks, Chosen, Hidden, wrong_answers
from trainer.scenarios import NotOffered, Scenario, build
from trainer.skills import SKILLS, Topic
from trainer.table import Table

TRAPS = tuple(skill.removeprefix("stakes.") for skill in skills(Topic.STAKES))
ONLY_AT = {
    "no_ante": ("sportingbet",),
    "joining_late": ("supremeking", "pokerking", "sportingbet", "hilo-bg", "cardroom"),
}
"""One page plays a stake without an ante; at a tournament nobody joins."""

ASKED = [(trap, house) for trap in TRAPS for house in ONLY_AT.get(trap, HOUSES)]
ANTE_SHARE = {"pokerking": Fraction(1, 5), "hilo-bg": Fraction(1, 4)}
BRING_IN_SHARE = {"hilo-bg": Fraction(1, 2)}
"""The houses whose page gives one share of the small bet; elsewhere the table has to show the amount."""


def asked(trap: str, house: str, seed: int) -> Scenario:
    scenario = situation(f"stakes.{trap}", house, seed)
    assert scenario is not None
    return scenario


def worth(table: Table, chips: int) -> Fraction:
    return chips * table.stakes.unit.chip


def street(table: Table) -> int:
    return max(len(seat.cards) for seat in table.seats)


def ante(table: Table, house: str) -> int:
    if house in ANTE_SHARE:
        each = ANTE_SHARE[house] * table.stakes.small
        assert each.denominator == 1
        return int(each)
    return table.stakes.ante


def expected(scenario: Scenario, house: str) -> Answer:
    table = scenario.question.table
    each = ante(table, house) if scenario.question.asks in (Asks.ANTE, Asks.ANTES) else 0
    match scenario.question.asks:
        case Asks.ANTE:
            return Amount(each)
        case Asks.ANTES:
            return Amount(sum(each if seat.stack >= each else seat.stack for seat in table.seats))
        case Asks.WHO_ANTES:
            half = worth(table, table.stakes.small) == Fraction(1, 2)
            return Chosen("antes_nobody" if half else "antes_everybody")
        case Asks.BRING_IN_SIZE:
            return Amount(
                int(BRING_IN_SHARE.get(house, Fraction(table.stakes.bring_in, table.stakes.small)) * table.stakes.small)
            )
        case Asks.ANTE_FIGURE:
            return Chosen("figure_ante")
        case Asks.BRING_IN_FIGURE:
            return Chosen("figure_bring_in")
        case Asks.WAGER_FIGURE:
            return Chosen("figure_first" if street(table) == 4 else "figure_second")
        case _:
            return Chosen("join_next_hand" if street(table) else "join_this_hand")


@pytest.mark.parametrize(("trap", "house"), ASKED)
def test_trap_is_asked_and_decides(trap: str, house: str) -> None:
    for seed in range(8):
        scenario = asked(trap, house, seed)
        check_sound(scenario, load_house(house))
        check_trap(scenario, expected(scenario, house))


@pytest.mark.parametrize(
    ("trap", "house"), [(trap, house) for trap, there in ONLY_AT.items() for house in HOUSES if house not in there]
)
def test_no_trap_where_the_house_has_no_such_thing(trap: str, house: str) -> None:
    assert situation(f"stakes.{trap}", house, 0) is None


# ----------------------------------------------------------------------------------------------------------------------
# What each trap is made of


@pytest.mark.parametrize("house", HOUSES)
def test_an_amount_is_printed_unless_the_page_gives_it(house: str) -> None:
    for seed in range(8):
        antes = asked("ante_amount", house, seed).question
        assert antes.hidden == ({Hidden.ANTE} if house in ANTE_SHARE else set())
        assert antes.table.stakes.ante == ante(antes.table, house) > 0
        assert not antes.table.pot
        bring_in = asked("bring_in_amount", house, seed).question
        assert bring_in.hidden == ({Hidden.BRING_IN} if house in BRING_IN_SHARE else set())
        assert next_duty(bring_in.table, load_house(house)).kind is DutyKind.BRING_IN
        assert not any(seat.bet for seat in bring_in.table.seats)


def test_stakes_without_an_ante_come_up_as_often_as_others() -> None:
    small = Counter()
    for seed in range(40):
        question = asked("no_ante", "sportingbet", seed).question
        small[worth(question.table, question.table.stakes.small)] += 1
        assert question.hidden == {Hidden.ANTE}
        assert not question.table.pot
    assert 12 <= small[Fraction(1, 2)] <= 28
    assert len(small) >= 3


@pytest.mark.parametrize("house", [house for house in HOUSES if house != "sportingbet"])
def test_somebody_may_have_less_than_an_ante(house: str) -> None:
    short = Counter()  # at sportingbet the ante is the smallest chip, and nobody has less
    for seed in range(30):
        question = asked("ante_amount", house, seed).question
        if question.asks is Asks.ANTES:
            short[any(seat.stack < question.table.stakes.ante for seat in question.table.seats)] += 1
    assert short[True]
    assert short[False]


@pytest.mark.parametrize("house", HOUSES)
def test_the_figure_is_that_of_the_seat_s_next_chips(house: str) -> None:
    found = set()
    for seed in range(20):
        scenario = asked("title_bar", house, seed)
        table, asks = scenario.question.table, scenario.question.asks
        found.add(asks)
        duty = next_duty(table, load_house(house))
        if asks is Asks.ANTE_FIGURE:
            assert not scenario.events
            assert table.stakes.ante
            continue
        assert duty.seat == scenario.question.seat
        if asks is Asks.BRING_IN_FIGURE:
            assert duty.seat == low_seat(table).number
            continue
        assert street(table) in (4, 5, 6)
        assert not any(seat.bet for seat in table.seats)
        pairs = [seat for seat in table.seats if str(seat.board[0])[0] == str(seat.board[-1])[0]]
        assert street(table) > 4 or not [seat for seat in pairs if len(seat.board) == 2]
    assert found == {Asks.ANTE_FIGURE, Asks.BRING_IN_FIGURE, Asks.WAGER_FIGURE}


def test_there_is_a_seat_to_take_and_a_hand_that_has_begun_or_has_not() -> None:
    begun = Counter()
    for house in ONLY_AT["joining_late"]:
        for seed in range(12):
            table = asked("joining_late", house, seed).question.table
            assert len(table.seats) < 8
            begun[street(table) > 0] += 1
    assert begun[True] > 15
    assert begun[False] > 15


# ----------------------------------------------------------------------------------------------------------------------
# What each mistake answers


def share(small: int, of: int) -> int:
    """A share of the small bet, to the nearest chip, of which there is one at the least."""
    whole, rest = divmod(small, of)
    return max(1, whole + (2 * rest >= of))


def mistaken(scenario: Scenario, house: str) -> dict[str, Answer]:
    table, asks = scenario.question.table, scenario.question.asks
    stakes = table.stakes
    each = stakes.ante

    def antes(each: int) -> Answer:
        return Amount(each if asks is Asks.ANTE else sum(min(seat.stack, each) for seat in table.seats))

    right = expected(scenario, house)
    paid = right.amount if isinstance(right, Amount) else 0
    return {
        "empty_seats_ante": Amount(paid + (8 - len(table.seats)) * each),
        "short_ante_in_full": Amount(each * len(table.seats)),
        "bring_in_for_ante": antes(stakes.bring_in),
        "ante_is_a_fifth": antes(share(stakes.small, 5)),
        "ante_is_a_quarter": antes(share(stakes.small, 4)),
        "ante_at_every_stake": Chosen("antes_everybody"),
        "ante_at_no_stake": Chosen("antes_nobody"),
        "low_card_antes_for_all": Chosen("antes_low_card"),
        "ante_paid_for_bring_in": Amount(stakes.ante),
        "half_the_small_bet": Amount(share(stakes.small, 2)),
        "fifth_of_the_small_bet": Amount(share(stakes.small, 5)),
        "whole_small_bet": Amount(stakes.small),
        "bets_taken_for_blinds": Chosen("figure_first"),
        "ante_and_bring_in_swapped": Chosen("figure_bring_in" if asks is Asks.ANTE_FIGURE else "figure_ante"),
        "big_from_fourth": Chosen("figure_second"),
        "big_from_sixth": Chosen("figure_first"),
        "second_figure_is_the_raise": Chosen("figure_first"),
        "newcomer_waits": Chosen("join_waits"),
        "newcomer_dealt_in_at_once": Chosen("join_this_hand"),
        "newcomer_left_out": Chosen("join_next_hand"),
        "newcomer_posts": Chosen("join_posts"),
    }


@pytest.mark.parametrize(("trap", "house"), ASKED)
def test_a_mistake_answers_what_its_name_says(trap: str, house: str) -> None:
    for seed in range(10):
        scenario = asked(trap, house, seed)
        names = mistaken(scenario, house)
        for held, answer in wrong_answers(scenario.question):
            assert answer == names[held.name], (held.name, seed)


@pytest.mark.parametrize("trap", TRAPS)
def test_every_misconception_leads_astray_somewhere(trap: str) -> None:
    skill = SKILLS[f"stakes.{trap}"]
    assert misconceptions_met(skill, 30) == {held.name for held in skill.misconceptions}


@pytest.mark.parametrize("trap", TRAPS)
def test_every_misconception_can_be_the_one_named(trap: str) -> None:
    skill = SKILLS[f"stakes.{trap}"]
    assert misconceptions_named(skill, 30) == {held.name for held in skill.misconceptions}


@pytest.mark.parametrize(
    ("trap", "clauses"),
    [
        ("ante_amount", {"ante.size"}),
        ("no_ante", {"ante.none_at"}),
        ("bring_in_amount", {"bring_in.size"}),
        ("title_bar", {"street.big_from", "bring_in.size", "ante.size"}),
        ("joining_late", {"late_join"}),
    ],
)
def test_the_explanation_ends_on_the_clause_of_the_trap(trap: str, clauses: set[str]) -> None:
    for house in ONLY_AT.get(trap, HOUSES):
        for seed in range(6):
            question = asked(trap, house, seed).question
            step = deciding(question, question.ruling().because)
            assert step is not None
            assert step.clause.text in clauses


# ----------------------------------------------------------------------------------------------------------------------
# What the situations are like


@pytest.mark.parametrize("trap", TRAPS)
def test_no_trap_has_one_answer_only(trap: str) -> None:
    there = ONLY_AT.get(trap, HOUSES)
    answers = Counter(asked(trap, house, seed).question.ruling().answer for house in there for seed in range(20))
    assert len(answers) >= 2
    assert max(answers.values()) < 0.75 * answers.total(), answers


@pytest.mark.parametrize(("trap", "house"), ASKED)
def test_the_choices_stand_in_one_order_and_hold_every_answer(trap: str, house: str) -> None:
    orders = set()
    for seed in range(6):
        question = asked(trap, house, seed).question
        orders.add(question.choices)
        answers = [question.ruling().answer, *(answer for _, answer in wrong_answers(question))]
        assert {answer.choice for answer in answers if isinstance(answer, Chosen)} <= set(question.choices)
    assert len(orders) == 1


@pytest.mark.parametrize(("trap", "house"), ASKED)
def test_a_seed_deals_the_same_again(trap: str, house: str) -> None:
    assert build(SKILLS[f"stakes.{trap}"], load_house(house), 3) == asked(trap, house, 3)


def test_no_trap_where_every_stake_has_its_ante() -> None:
    house = load_house("sportingbet").with_written({"ante.none_at": "1000/2000"})
    with pytest.raises(NotOffered):
        build(SKILLS["stakes.no_ante"], house, 0)
