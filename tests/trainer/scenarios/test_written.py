"""A situation that is written is read again as it was: hand, table, question, and with them the answer."""

import random
from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from tests.trainer.scenarios.situations import situation
from trainer import events as ev
from trainer.cards import Card
from trainer.errors import ContentError
from trainer.houses.house import House
from trainer.houses.loader import house_ids, load_house
from trainer.houses.written import read_house_again, write_house
from trainer.marking import mark
from trainer.questions import wrong_answers
from trainer.questions.written import read_answer, write_answer
from trainer.scenarios import NotOffered, Scenario, build
from trainer.scenarios.written import read_scenario, write_scenario
from trainer.skills import SKILLS, Skill

SWITCHES: list[dict[str, object]] = [{}, {"burns": "third_on"}, {"river.short_deck": "tda", "river.face": "up"}]


def built(skill: Skill, house: House, seed: int) -> Scenario | None:
    try:
        return build(skill, house, seed)
    except NotOffered:
        return None


@pytest.mark.parametrize("skill", SKILLS.values(), ids=lambda skill: skill.id)
def test_every_skill_at_every_house(skill: Skill) -> None:
    asked = [situation(skill.id, id, seed) for id in house_ids() for seed in (0, 1)]
    assert any(asked)
    for scenario in filter(None, asked):
        again = read_scenario(write_scenario(scenario), scenario.question.house)
        assert again == scenario
        assert again.question.table == scenario.question.table
        assert again.question.ruling() == scenario.question.ruling()
        for answer in (scenario.question.ruling().answer, *(wrong for _, wrong in wrong_answers(scenario.question))):
            assert read_answer(write_answer(answer)) == answer


@given(
    st.sampled_from(list(SKILLS.values())),
    st.sampled_from(house_ids()),
    st.sampled_from(SWITCHES),
    st.integers(0, 2**31 - 1),
)
def test_under_the_house_as_it_was_kept(skill: Skill, id: str, switched: dict[str, object], seed: int) -> None:
    house = load_house(id).with_written(switched)
    scenario = built(skill, house, seed)
    if scenario is None:
        return
    kept = read_house_again(write_house(house))
    again = read_scenario(write_scenario(scenario), kept)
    assert kept.version == house.version
    assert (again.start, again.events) == (scenario.start, scenario.events)
    assert replace(again.question, house=house) == scenario.question
    given = wrong_answers(scenario.question)[0][1]
    assert mark(again.question, given) == mark(scenario.question, given)


def test_a_burn_is_kept_by_its_face() -> None:
    scenario = build(SKILLS["shared_river.face"], load_house("cardroom"), 3)
    burned = [event.card for event in scenario.events if isinstance(event, ev.CardBurned)]
    assert burned
    assert all(isinstance(card, Card) for card in burned)
    again = read_scenario(write_scenario(scenario), scenario.question.house)
    assert [event.card for event in again.events if isinstance(event, ev.CardBurned)] == burned


def test_what_was_written_before_an_event_told_more_is_read() -> None:
    scenario = build(SKILLS["shared_river.face"], load_house("cardroom"), 3)
    # A burn once had no card: written then, it has none now.
    written = write_scenario(scenario).replace('["BetsCollected"]', '["BetsCollected"],["CardBurned"]')
    again = read_scenario(written, scenario.question.house)
    assert again.events.count(ev.CardBurned()) == scenario.events.count(ev.BetsCollected())


def test_what_this_program_does_not_ask_is_refused() -> None:
    house = load_house("tda")
    written = write_scenario(build(SKILLS["bring_in.equal_rank"], house, 1))
    changes = {
        '"bring_in.equal_rank"': '"bring_in.none"',
        '"asks":"bring_in"': '"asks":"none"',
        '["AntePosted",1': '["AnteLost",1',
        '["CardDealt",1,"': '["CardDealt",1,"x',
        '"chip":"': '"chip":"x',
        '"start":{': '"start":[{',
        '["AntePosted",1,': '["AntePosted",1,2,3,',
    }
    for before, after in changes.items():
        assert before in written
        with pytest.raises(ContentError) as refused:
            read_scenario(written.replace(before, after, 1), house)
        assert refused.value.expected == "question_written"


@pytest.mark.parametrize("written", ["", "{}", "[]", '{"type":"seat"}', '{"type":"cards","cards":["9x"]}', "\x00"])
def test_what_is_no_answer_is_refused(written: str) -> None:
    with pytest.raises(ContentError) as refused:
        read_answer(written)
    assert refused.value.expected == "answer_written"


@pytest.mark.parametrize("seed", range(60))
def test_whatever_is_damaged_is_refused_or_read(seed: int) -> None:
    rng = random.Random(seed)
    house = load_house("cardroom")
    scenario = situation("shared_river.face", house.id, 3)
    assert scenario is not None
    written = list(write_scenario(scenario))
    for _ in range(rng.choice([1, 2, 5])):
        written[rng.randrange(len(written))] = rng.choice('0123456789"[]{},:-.abcdefxyz')
    with suppress(ContentError):
        read_scenario("".join(written), house)
