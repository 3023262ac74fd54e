"""Marking: right or wrong, in parts where there are parts, and the mistake by its name."""

import msgspec

from tests.trainer.scenarios.situations import HOUSES, situation
from trainer.cards import parse_cards
from trainer.events import AntePosted, CardDealt
from trainer.houses.loader import load_house
from trainer.houses.values import Face
from trainer.marking import at_houses, deciding, elsewhere, led_astray, mark
from trainer.money import Stakes
from trainer.questions import Asks, Question, SeatAndAmounts, wrong_answers
from trainer.skills import SKILLS
from trainer.table import Seat, Table, replay

# The lowest rank is shown by seats 3 and 6; clubs are the lowest suit, so seat 6 brings it in, for 3 or for 10.
DOORS = parse_cards("9h Kd 2d Js 7c 2c Qh 5s")


def question() -> Question:
    start = Table(Stakes(small=10, big=20, ante=1, bring_in=3), tuple(Seat(n, 500) for n in range(1, 9)))
    antes = [AntePosted(seat.number, 1) for seat in start.seats]
    deal = [CardDealt(seat.number, None, Face.DOWN) for _ in range(2) for seat in start.seats]
    doors = [CardDealt(seat.number, card, Face.UP) for seat, card in zip(start.seats, DOORS, strict=True)]
    table = replay(start, [*antes, *deal, *doors])
    return Question(SKILLS["bring_in.equal_rank"], Asks.BRING_IN, table, load_house("cardroom"))


def test_the_right_seat_with_both_amounts_is_right() -> None:
    given = mark(question(), SeatAndAmounts(6, (3, 10)))
    assert given.right
    assert given.misconception is None
    assert (given.seat_right, given.amounts_right) == (True, True)


def test_the_other_deuce_shows_that_the_suits_were_reversed() -> None:
    given = mark(question(), SeatAndAmounts(3, (3, 10)))
    assert not given.right
    assert given.correct == SeatAndAmounts(6, (3, 10))
    assert (given.seat_right, given.amounts_right) == (False, True)
    assert given.misconception is not None
    # Both the reversed order of suits and the first card dealt lead to seat 3: either names the mistake.
    assert given.misconception.clause is not None
    assert given.misconception.clause.text == "bring_in.tie"


def test_a_wrong_seat_is_named_whatever_the_amounts_are() -> None:
    given = mark(question(), SeatAndAmounts(3, (5,)))
    assert (given.seat_right, given.amounts_right) == (False, False)
    assert given.misconception is not None


def test_a_seat_that_no_mistake_leads_to_is_wrong_without_a_name() -> None:
    given = mark(question(), SeatAndAmounts(7, (3, 10)))
    assert not given.right
    assert given.misconception is None


def test_an_amount_missing_makes_the_answer_wrong_and_the_seat_stays_right() -> None:
    given = mark(question(), SeatAndAmounts(6, (3,)))
    assert not given.right
    assert (given.seat_right, given.amounts_right) == (True, False)


def test_half_of_a_wrong_pair_of_amounts_names_the_mistake_too() -> None:
    # The cardroom's 10/20 has a bring-in of 3; half of the small bet would be 5.
    asked = msgspec.structs.replace(question(), skill=SKILLS["bring_in.amount_by_stake"])
    for amounts in ((5,), (5, 10)):
        given = mark(asked, SeatAndAmounts(6, amounts))
        assert given.misconception is not None
        assert given.misconception.name == "half_the_small_bet"
    # What is missing of the right amounts shows no wrong idea, nor does what no mistake leads to.
    assert mark(asked, SeatAndAmounts(6, (3,))).misconception is None
    assert mark(asked, SeatAndAmounts(6, (4,))).misconception is None


def test_a_mistaken_clause_leads_astray_at_the_first_step_that_is_not_the_house_s() -> None:
    given = mark(question(), SeatAndAmounts(3, (3, 10)))
    step = led_astray(question(), given)
    # The lowest rank is the same; of the two deuces the highest suit is then said to decide.
    assert step is not None
    assert (step.fact.key, step.fact.values["seat"]) == ("bring_in.tie.suit_high", 3)
    assert led_astray(question(), mark(question(), SeatAndAmounts(6, (3, 10)))) is None


def test_a_wrong_size_leads_astray_at_the_size_and_not_at_the_total() -> None:
    met = 0
    for seed in range(20):
        scenario = situation("bet_sizes.street_size", "cardroom", seed)
        assert scenario is not None
        for held, wrong in wrong_answers(scenario.question):
            if held.name == "big_from_sixth":
                met += 1
                step = led_astray(scenario.question, mark(scenario.question, wrong))
                assert step is not None
                assert step.fact.key == "wagers.size.small"
    assert met


def test_the_clause_of_the_trap_decides_and_none_where_every_table_does_the_same() -> None:
    tied = deciding(question(), question().ruling().because)
    assert tied is not None
    assert tied.clause.text == "bring_in.tie"
    for skill in ("first_to_act.after_bring_in", "first_to_act.wrap_around", "bet_sizes.call_amount"):
        scenario = situation(skill, "cardroom", 0)
        assert scenario is not None
        assert deciding(scenario.question, scenario.question.ruling().because) is None


def test_other_houses_are_named_where_they_rule_differently() -> None:
    # Where an open pair doubles no bet, it does at the four houses that are not the tournament and play stud high.
    houses = [load_house(house) for house in HOUSES]
    scenario = situation("bet_sizes.open_pair_off", "tda", 0)
    assert scenario is not None
    doubled = [house.id for house, _ in elsewhere(scenario.question, houses)]
    assert doubled == ["supremeking", "pokerking", "sportingbet", "cardroom"]


def test_each_house_answers_by_a_clause_of_its_own_and_the_questions_own_comes_first() -> None:
    # As above; and the house that deals hi/lo alone is never asked about stud high.
    scenario = situation("bet_sizes.open_pair_off", "tda", 0)
    assert scenario is not None
    found = at_houses(scenario.question, [load_house(house) for house in HOUSES])
    assert found[0].house.id == "tda"
    assert {there.house.id for there in found} == set(HOUSES)
    assert {there.house.id for there in found if there.differs} == {
        "supremeking",
        "pokerking",
        "sportingbet",
        "cardroom",
    }
    assert {there.house.id for there in found if there.answer is None} == {"hilo-bg"}
    assert {there.clause.text for there in found if there.clause} == {"open_pair.mode"}
    assert [there.house.id for there in found if there.clause is None] == ["hilo-bg"]


def test_what_only_one_way_of_dealing_asks_is_not_asked_elsewhere() -> None:
    houses = [load_house(house) for house in HOUSES]
    met = set()
    for seed in range(12):
        scenario = situation("shared_river.cardroom_remix", "cardroom", seed)
        assert scenario is not None
        if scenario.question.asks in (Asks.SERVED_BEFORE_MIX, Asks.BURN_AFTER_MIX):
            met.add(scenario.question.asks)
            assert not elsewhere(scenario.question, houses)
    assert len(met) == 2
