"""A session: which questions come, what counts, and how marks follow answers."""

import itertools

import pytest

from trainer.houses.loader import house_ids, load_house
from trainer.questions import wrong_answers
from trainer.scenarios import NotOffered
from trainer.session import Session
from trainer.skills import SKILLS, Topic


class Clock:
    """A clock that stands until it is moved."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


def session(house: str = "cardroom", **chosen: object) -> Session:
    return Session(load_house(house), seed=3, clock=Clock(), **chosen)  # type: ignore[arg-type]


def test_nothing_stands_before_the_first_question() -> None:
    with pytest.raises(RuntimeError):
        _ = session().question


@pytest.mark.parametrize("topic", Topic)
def test_a_topic_asks_its_own_skills_and_never_a_trap_twice_in_a_row(topic: Topic) -> None:
    begun = session(topic=topic)
    asked = [begun.ask().skill for _ in range(40)]
    assert {skill.topic for skill in asked} == {topic}
    assert all(one is not other for one, other in itertools.pairwise(asked))
    assert len({skill.trap for skill in asked}) > 5


def test_everything_is_asked_where_no_topic_is_chosen() -> None:
    begun = session()
    assert {begun.ask().skill.topic for _ in range(80)} == set(Topic)


def test_one_skill_is_asked_again_and_again_with_another_deal() -> None:
    begun = session(skill="bring_in.plain")
    questions = [begun.ask() for _ in range(5)]
    assert {question.skill.id for question in questions} == {"bring_in.plain"}
    assert len({str(question.table.seats) for question in questions}) == 5


def test_the_same_seed_asks_the_same_questions() -> None:
    one, other = session(), session()
    assert [one.ask() for _ in range(10)] == [other.ask() for _ in range(10)]


def test_a_skill_the_house_does_not_ask_is_refused() -> None:
    # SupremeKing deals high alone, and there no low can tempt anybody.
    begun = session("supremeking", skill="first_to_act.hilo_best_low")
    with pytest.raises(NotOffered):
        begun.ask()


@pytest.mark.parametrize("house", house_ids())
def test_what_a_house_does_not_ask_never_comes(house: str) -> None:
    begun = session(house, topic=Topic.SHARED_RIVER)
    own = {"tda": {"tda_a", "tda_b", "tda_c"}, "cardroom": {"cardroom_remix"}}.get(house, {"short_no_burns"})
    foreign = {"tda_a", "tda_b", "tda_c", "cardroom_remix", "short_no_burns"} - own
    asked = {begun.ask().skill.trap for _ in range(60)}
    assert own <= asked
    assert not foreign & asked


def test_the_first_answer_counts_and_its_time() -> None:
    clock = Clock()
    begun = Session(load_house("tda"), seed=1, clock=clock, topic=Topic.FIRST_TO_ACT)
    question = begun.ask()
    clock.now += 2.5
    begun.start_clock()  # the cards have come to rest
    clock.now += 4.25
    mark = begun.answer(question.ruling().answer)
    assert mark.right
    assert begun.mark is mark
    assert begun.answered[-1].milliseconds == 4250
    assert begun.answer(question.ruling().answer) is mark
    assert len(begun.answered) == 1


def test_a_streak_is_of_right_answers_up_to_the_latest() -> None:
    begun = session(skill="bring_in.plain")
    rights = []
    for wrong in (False, False, True, False, False):
        question = begun.ask()
        right = question.ruling().answer
        _, astray = wrong_answers(question)[0]
        begun.answer(astray if wrong else right)
        rights.append(begun.streak)
    assert rights == [1, 2, 0, 1, 2]


def test_a_question_that_is_skipped_counts_for_nothing() -> None:
    begun = session()
    first = begun.ask()
    assert begun.skip() is not first
    assert not begun.answered


def test_every_skill_is_asked_by_some_house() -> None:
    unasked = set(SKILLS)
    for house in house_ids():
        for skill in sorted(unasked):
            try:
                session(house, skill=skill).ask()
            except NotOffered:
                continue
            unasked.remove(skill)
    assert not unasked
