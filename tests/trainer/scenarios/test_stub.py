"""Every trap of counting the stub, at every house: it may be dealt so, decides, and is answered by counting cards."""

from collections import Counter

import pytest

from tests.trainer.scenarios.situations import (
    HOUSES,
    check_sound,
    check_trap,
    misconceptions_met,
    misconceptions_named,
    situation,
    skills,
)
from trainer import events as ev
from trainer.houses.loader import load_house
from trainer.marking import deciding
from trainer.procedure import next_duty
from trainer.questions import Asks, Count, Hidden, wrong_answers
from trainer.scenarios import NotOffered, Scenario, build
from trainer.skills import SKILLS, Topic

TRAPS = tuple(skill.removeprefix("stub.") for skill in skills(Topic.STUB))
ASKED = [(trap, house) for trap in TRAPS for house in HOUSES]
BURNING = ("tda", "cardroom")
"""The houses that burn a card before each street from fourth on, and never deal the last card of the deck."""


def asked(trap: str, house: str, seed: int) -> Scenario:
    scenario = situation(f"stub.{trap}", house, seed)
    assert scenario is not None
    return scenario


class Counted:
    """The cards of a hand as they went, one by one."""

    def __init__(self, scenario: Scenario, house: str) -> None:
        table = scenario.question.table
        cards = [event.seat for event in scenario.events if isinstance(event, ev.CardDealt)]
        self.dealt = len(cards)
        self.burned = sum(isinstance(event, ev.CardBurned) for event in scenario.events)
        self.stub = 52 - self.dealt - self.burned
        self.street = max(Counter(cards).values())
        self.dealt_in = len(table.seats)
        self.folded = {event.seat for event in scenario.events if isinstance(event, ev.Folded)}
        self.live = self.dealt_in - len(self.folded)
        self.folded_now = [seat for seat in self.folded if cards.count(seat) == self.street]
        self.all_in = sum(not seat.stack and not seat.folded for seat in table.seats)
        self.burn = int(house in BURNING)

    def carries(self, stub: int, burn: int, kept: int, live: int) -> int:
        """How many hands can be dealt to the end, tried out from all of them down."""
        for staying in range(live, 0, -1):
            left = stub
            for _ in range(self.street, 7):
                left -= burn + staying
            if left >= kept:
                return staying
        return 0


def expected(scenario: Scenario, house: str) -> int:
    counted = Counted(scenario, house)
    match scenario.question.asks:
        case Asks.STUB_LEFT:
            return counted.stub
        case Asks.STUB_TAKEN:
            return counted.live + counted.burn
        case Asks.STUB_NEEDED:
            return counted.live + 2 * counted.burn  # one is burned, one is kept
        case _:
            return counted.carries(counted.stub, counted.burn, counted.burn, counted.live)


@pytest.mark.parametrize(("trap", "house"), ASKED)
def test_trap_is_asked_and_decides(trap: str, house: str) -> None:
    for seed in range(5):
        scenario = asked(trap, house, seed)
        check_sound(scenario, load_house(house))
        check_trap(scenario, Count(expected(scenario, house)))


@pytest.mark.parametrize(
    ("house", "dealt", "live", "street", "carried"),
    [
        # Without burns: 52 - 24 - 8 are 20 for three streets; 52 - 24 - 16 are 12 for two; 52 - 24 - 24 are 4 for one.
        ("hilo-bg", 32, 8, 4, 6),
        ("hilo-bg", 40, 8, 5, 6),
        ("hilo-bg", 48, 8, 6, 4),
        ("hilo-bg", 45, 7, 6, 7),
        # With burns: 52 - 32 - 1 are 19, less three burns and the last card 15, for three streets.
        ("tda", 32, 8, 4, 5),
        # 52 - 40 - 2 are 10, less two burns and the last card 7, for two streets.
        ("tda", 40, 8, 5, 3),
        # 52 - 45 - 3 are 4, less a burn and the last card.
        ("tda", 45, 7, 6, 2),
    ],
)
def test_the_second_count_carries_what_it_should(house: str, dealt: int, live: int, street: int, carried: int) -> None:
    counted = Counted(asked("left_now", house, 0), house)
    counted.street = street
    burned = (street - 3) * counted.burn
    assert counted.carries(52 - dealt - burned, counted.burn, counted.burn, live) == carried


# ----------------------------------------------------------------------------------------------------------------------
# What each trap is made of


@pytest.mark.parametrize(("trap", "house"), ASKED)
def test_the_situation_is_the_trap_s(trap: str, house: str) -> None:
    for seed in range(8):
        scenario = asked(trap, house, seed)
        counted, duty = Counted(scenario, house), next_duty(scenario.question.table, load_house(house))
        assert duty.street is not None
        closed = duty.street == counted.street + 1
        match trap:
            case "left_now":
                assert not closed
                assert counted.folded or counted.street == 3
            case "with_burns":
                assert closed
                assert counted.street in (5, 6)
                assert counted.burned == (counted.street - 3) * counted.burn
            case "with_folds":
                assert closed
                assert counted.folded_now
                assert len(counted.folded) > len(counted.folded_now)
            case "needed_for_street":
                assert closed
                needed = Asks.STUB_NEEDED if counted.street == 6 else Asks.STUB_TAKEN
                assert scenario.question.asks is needed
            case _:
                assert not closed
                assert counted.street in (4, 5, 6)


@pytest.mark.parametrize("house", HOUSES)
def test_how_many_may_stay_is_mostly_fewer_than_there_are(house: str) -> None:
    fewer = Counter()
    for seed in range(20):
        scenario = asked("how_many_may_stay", house, seed)
        fewer[expected(scenario, house) < Counted(scenario, house).live] += 1
    assert fewer[True] >= 8
    assert fewer[False] >= 1


@pytest.mark.parametrize(("trap", "house"), ASKED)
def test_the_count_can_be_made_and_is_not_printed(trap: str, house: str) -> None:
    for seed in range(5):
        scenario = asked(trap, house, seed)
        question, counted = scenario.question, Counted(scenario, house)
        if trap == "needed_for_street":
            # It follows from the live hands, which all can see.
            assert not question.hidden
            continue
        assert question.hidden == {Hidden.COUNTS}
        (fact,) = question.situation
        names = ("dealt", "fourth", "fifth", "sixth")[: counted.street - 2]
        served = [fact.values[name] for name in names]
        assert 3 * served[0] + sum(served[1:]) == counted.dealt
        assert all(not fact.values[name] for name in set(fact.values) - set(names))


# ----------------------------------------------------------------------------------------------------------------------
# What each mistake answers


def mistaken(scenario: Scenario, house: str) -> dict[str, int]:
    """What each mistake comes to, as its name says, the cards counted once more."""
    counted = Counted(scenario, house)
    streets, asks, right = counted.street - 3, scenario.question.asks, expected(scenario, house)
    stub, burn, live = counted.stub, counted.burn, counted.live

    def answer(stub: int, burn: int, kept: int) -> int:
        return counted.carries(stub, burn, kept, live) if asks is Asks.MAY_STAY else stub

    served = asks in (Asks.STUB_TAKEN, Asks.STUB_NEEDED)
    return {
        "hole_cards_forgotten": stub + 2 * counted.dealt_in,
        "folded_dealt_on": answer(max(0, 52 - counted.street * counted.dealt_in - counted.burned), burn, burn),
        "folded_left_in": answer(52 - counted.street * live - counted.burned, burn, burn),
        "folded_now_not_dealt": stub + len(counted.folded_now),
        "burns_left_out": right - 1 if served else answer(stub + counted.burned, 0, burn),
        "burns_made_up": right + 1 if served else answer(max(0, stub - streets), 1, 0),
        "burn_before_deal": stub - 1 if burn else stub - streets - 1,
        "one_burn_in_all": stub + counted.burned - 1,
        "next_burn_counted": stub - 1,
        "folded_now_served": right + len(counted.folded_now),
        "all_in_not_served": right - counted.all_in,
        "last_card_used": right - 1 if served else answer(stub, burn, 0),
        "last_card_held": right + 1 if served else answer(stub, burn, 1),
        "next_street_alone": min(live, stub - (7 - counted.street) * burn - burn),
    }


@pytest.mark.parametrize(("trap", "house"), ASKED)
def test_a_mistake_answers_what_its_name_says(trap: str, house: str) -> None:
    for seed in range(8):
        scenario = asked(trap, house, seed)
        names = mistaken(scenario, house)
        for held, answer in wrong_answers(scenario.question):
            assert answer == Count(names[held.name]), (held.name, seed)


@pytest.mark.parametrize("trap", TRAPS)
def test_every_misconception_leads_astray_somewhere(trap: str) -> None:
    skill = SKILLS[f"stub.{trap}"]
    assert misconceptions_met(skill, 30) == {held.name for held in skill.misconceptions}


@pytest.mark.parametrize("trap", TRAPS)
def test_every_misconception_can_be_the_one_named(trap: str) -> None:
    skill = SKILLS[f"stub.{trap}"]
    assert misconceptions_named(skill, 40) == {held.name for held in skill.misconceptions}


@pytest.mark.parametrize(
    ("trap", "clauses"),
    [
        ("left_now", {"burns"}),
        ("with_burns", {"burns"}),
        ("with_folds", {"burns"}),
        ("needed_for_street", {"burns", "river.last_card"}),
        ("how_many_may_stay", {"river.short_deck"}),
    ],
)
def test_the_explanation_ends_on_the_clause_of_the_trap(trap: str, clauses: set[str]) -> None:
    for house in HOUSES:
        for seed in range(5):
            question = asked(trap, house, seed).question
            step = deciding(question, question.ruling().because)
            assert step is not None
            assert step.clause.text in clauses


# ----------------------------------------------------------------------------------------------------------------------
# What the situations are like


@pytest.mark.parametrize("trap", TRAPS)
def test_no_number_is_the_answer_most_of_the_time(trap: str) -> None:
    answers = Counter(asked(trap, house, seed).question.ruling().answer for house in HOUSES for seed in range(15))
    assert len(answers) >= 5
    assert max(answers.values()) < 0.45 * answers.total(), answers


@pytest.mark.parametrize("trap", TRAPS)
def test_a_seed_deals_the_same_again(trap: str) -> None:
    assert build(SKILLS[f"stub.{trap}"], load_house("cardroom"), 3) == asked(trap, "cardroom", 3)


def test_no_deck_comes_to_its_end_with_few_players() -> None:
    house = load_house("pokerking").with_written({"players.most": "5"})
    for trap in TRAPS:
        with pytest.raises(NotOffered):
            build(SKILLS[f"stub.{trap}"], house, 0)
