"""Whatever clauses an instructor writes, a question comes of every skill that his house can be asked, or none does."""

from hypothesis import example, given
from hypothesis import strategies as st

from tests.trainer.scenarios.givable import may_be_given
from trainer.houses.keys import KEYS
from trainer.houses.loader import house_ids, load_house
from trainer.marking import mark
from trainer.questions import wrong_answers
from trainer.scenarios import NotOffered, build
from trainer.skills import SKILLS

CHOICES = {key.text: key.choices for key in KEYS.values() if key.choices} | {
    "ante.size": ("1/2", "1/5", "table"),
    "bring_in.size": ("1/2", "1/5", "table"),
    "ante.none_at": ("", "1/2"),
}

clauses = st.lists(st.sampled_from(sorted(CHOICES)), unique=True, max_size=6).flatmap(
    lambda keys: st.fixed_dictionaries({key: st.sampled_from(CHOICES[key]) for key in keys})
)


@given(st.sampled_from(sorted(SKILLS)), st.sampled_from(house_ids()), clauses, st.integers(0, 2**31 - 1))
# Eight players to the river and a burn before each street leave no card for the middle but a burn.
@example("shared_river.who_opens", "supremeking", {"burns": "third_on"}, 2)
@example("shared_river.plays_for_all", "tda", {"burns": "third_on"}, 50)
# Three hands to compare, and two players at most.
@example("low_hand.wheel", "cardroom", {"burns": "none", "low.ace": "both", "players.most": "2"}, 380020687)
def test_a_question_that_can_be_answered_or_none(skill: str, id: str, written: dict[str, str], seed: int) -> None:
    house = load_house(id)
    for key, value in written.items():
        house = house.with_clause(KEYS[key], KEYS[key].read(value))
    try:
        question = build(SKILLS[skill], house, seed).question
    except NotOffered:
        return
    right = question.ruling().answer
    assert may_be_given(question, right)
    assert mark(question, right).right
    for held, answer in wrong_answers(question):
        assert may_be_given(question, answer), held.name
        assert not mark(question, answer).right
