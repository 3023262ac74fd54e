"""A session: which questions come, what counts and is kept, how long it goes on, and how it is gone on with."""

import itertools
from datetime import UTC, date, datetime, timedelta

import pytest

from trainer.houses.loader import house_ids, load_house
from trainer.learning.attempt import Attempt, Mode
from trainer.learning.modes import daily_seed
from trainer.learning.par import par
from trainer.learning.review import to_review
from trainer.learning.standing import standings
from trainer.questions import wrong_answers
from trainer.questions.written import read_answer
from trainer.scenarios import NotOffered
from trainer.scenarios.written import read_scenario
from trainer.session import Past, Session, SessionOver, begun_now, result_of
from trainer.skills import SKILLS, Topic, skills_of

AT = datetime(2026, 4, 1, 9, tzinfo=UTC)


class Clock:
    """A clock that stands until it is moved."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


class Kept(list[Attempt]):
    """Where attempts are kept; it can be made to fail."""

    full = False

    def keep(self, attempt: Attempt) -> None:
        if self.full:
            raise OSError("no room")
        self.append(attempt)


def session(
    house: str = "cardroom",
    mode: Mode = Mode.PRACTICE,
    *,
    seed: int = 3,
    topic: Topic | None = None,
    skill: str | None = None,
    clock: Clock | None = None,
    kept: Kept | None = None,
    past: Past = Past(),  # noqa: B008
) -> Session:
    played = load_house(house)
    begun = begun_now("may", played, mode, AT, seed=seed, topic=topic, skill=skill)
    keep = (kept if kept is not None else Kept()).keep
    return Session(begun, played, clock=clock or Clock(), now=lambda: AT, keep=keep, past=past)


def answer(begun: Session, right: bool = True) -> None:
    """Ask, and answer rightly or not."""
    question = begun.ask()
    begun.answer(question.ruling().answer if right else wrong_answers(question)[0][1])


def test_nothing_stands_before_the_first_question() -> None:
    with pytest.raises(RuntimeError):
        _ = session().question


@pytest.mark.parametrize("topic", Topic)
def test_a_topic_asks_its_own_skills_and_never_a_trap_twice_in_a_row(topic: Topic) -> None:
    begun = session(topic=topic)
    asked = [begun.ask().skill for _ in range(40)]
    assert {skill.topic for skill in asked} == {topic}
    assert all(one.trap != other.trap for one, other in itertools.pairwise(asked))
    assert len({skill.trap for skill in asked}) > 3


def test_a_newcomer_meets_every_topic_in_its_turn() -> None:
    # Once what comes first is mastered what comes after it is asked.
    known: dict[str, int] = {}
    begun = session()
    begun.standings = standings(
        result_of(attempt) for skill in SKILLS if not skill.startswith("shared_river") for attempt in mastered(skill)
    )
    for _ in range(60):
        topic = begun.ask().skill.topic.value
        known[topic] = known.get(topic, 0) + 1
    assert max(known, key=lambda topic: known[topic]) == "shared_river"


def mastered(skill: str) -> list[Attempt]:
    kept = Kept()
    begun = session(skill="bring_in.plain", kept=kept)
    answer(begun)
    return [replace_skill(kept[0], skill)] * 20


def replace_skill(attempt: Attempt, skill: str) -> Attempt:
    from msgspec.structs import replace

    return replace(attempt, skill=skill)


def test_one_skill_is_asked_again_and_again_with_another_deal() -> None:
    begun = session(mode=Mode.SKILL, skill="bring_in.plain")
    questions = [begun.ask() for _ in range(5)]
    assert {question.skill.id for question in questions} == {"bring_in.plain"}
    assert len({str(question.table.seats) for question in questions}) == 5


def test_the_same_seed_asks_the_same_questions() -> None:
    one, other = session(), session()
    assert [one.ask() for _ in range(10)] == [other.ask() for _ in range(10)]


def test_a_skill_the_house_does_not_ask_is_refused() -> None:
    # SupremeKing deals high alone, and there no low can tempt anybody.
    begun = session("supremeking", Mode.SKILL, skill="first_to_act.hilo_best_low")
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
    begun = session("tda", topic=Topic.FIRST_TO_ACT, clock=clock)
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


def test_the_clock_stands_in_a_pause() -> None:
    clock = Clock()
    begun = session(clock=clock)
    question = begun.ask()
    clock.now += 2
    begun.pause()
    clock.now += 600
    assert begun.paused
    assert begun.milliseconds == 2000
    begun.resume()
    clock.now += 1
    begun.answer(question.ruling().answer)
    assert begun.answered[-1].milliseconds == 3000


def test_an_answer_is_kept_before_its_mark_is_given_and_can_be_shown_again() -> None:
    kept = Kept()
    begun = session("tda", kept=kept)
    for right in (True, False):
        answer(begun, right)
        attempt, question = kept[-1], begun.question
        assert begun.mark is not None
        assert attempt.right is right
        assert read_scenario(attempt.question, begun.house).question == question
        assert read_answer(attempt.answer) == begun.mark.given
        assert read_answer(attempt.correct) == begun.mark.correct
        named = begun.mark.misconception.name if begun.mark.misconception else None
        assert (attempt.skill, attempt.misconception) == (question.skill.id, named)
        assert (attempt.trainee, attempt.session, attempt.at) == ("may", begun.begun.id, AT)
        assert attempt.hand.startswith("variant")
    assert len({attempt.id for attempt in kept}) == 2


def test_what_was_made_ready_while_the_trainee_thought_is_kept_without_being_made_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    at_once, ready = Kept(), Kept()
    answer(session(kept=at_once))
    thought = session(kept=ready)
    question = thought.ask()
    thought.make_ready()

    def again(*_: object) -> str:
        raise AssertionError("written again")

    monkeypatch.setattr("trainer.session.write_phh", again)
    monkeypatch.setattr("trainer.session.write_scenario", again)
    thought.answer(question.ruling().answer)
    assert [(each.hand, each.question) for each in ready] == [(each.hand, each.question) for each in at_once]


def test_an_answer_that_cannot_be_kept_has_not_been_given() -> None:
    kept = Kept()
    begun = session(kept=kept)
    question = begun.ask()
    kept.full = True
    with pytest.raises(OSError, match="no room"):
        begun.answer(question.ruling().answer)
    assert begun.mark is None
    assert not begun.answered
    kept.full = False
    assert begun.answer(question.ruling().answer).right
    assert len(kept) == 1


def test_a_streak_is_of_right_answers_up_to_the_latest() -> None:
    begun = session(skill="bring_in.plain")
    rights = []
    for wrong in (False, False, True, False, False):
        answer(begun, not wrong)
        rights.append(begun.streak)
    assert rights == [1, 2, 0, 1, 2]


def test_a_question_that_is_skipped_counts_for_nothing() -> None:
    begun = session()
    first = begun.ask()
    assert begun.skip() is not first
    assert not begun.answered


def test_practice_has_twenty_questions() -> None:
    begun = session()
    for _ in range(20):
        assert not begun.over
        answer(begun)
    assert begun.over
    with pytest.raises(SessionOver):
        begun.ask()


def test_a_streak_session_ends_with_the_first_miss() -> None:
    begun = session(mode=Mode.STREAK)
    for _ in range(25):
        answer(begun)
        assert not begun.over
    answer(begun, right=False)
    assert begun.over


def test_a_rush_ends_after_a_minute_of_answering() -> None:
    clock = Clock()
    begun = session(mode=Mode.RUSH, clock=clock)
    begun.ask()
    clock.now += 20
    begun.answer(begun.question.ruling().answer)
    clock.now += 300  # reading why takes none of it
    assert begun.remaining == 40_000
    begun.ask()
    clock.now += 39
    assert begun.remaining == 1000
    assert not begun.over
    clock.now += 1
    assert begun.remaining == 0
    assert begun.over


def test_a_lesson_asks_its_skills_until_each_has_been_right_twice() -> None:
    lesson = ("bring_in.plain", "bring_in.equal_rank", "bring_in.ace_up")
    begun = session("pokerking", Mode.LEARN, past=Past(lesson=lesson))
    asked: list[str] = []
    for right in (True, False, True, True, True, True, True, True):
        assert not begun.over
        answer(begun, right)
        asked.append(begun.question.skill.id)
        if begun.over:
            break
    # 1 2 3, and again 1 2 3; the second was wrong once and comes a third time.
    assert asked == [*lesson, *lesson, lesson[1]]
    assert begun.over


def test_a_lesson_of_many_skills_asks_each_until_it_has_been_right_once() -> None:
    lesson = tuple(skill.id for skill in skills_of(Topic.FIRST_TO_ACT))[:9]
    begun = session("pokerking", Mode.LEARN, past=Past(lesson=lesson))
    asked: list[str] = []
    for right in (True, False, *[True] * 8):
        assert not begun.over
        answer(begun, right)
        asked.append(begun.question.skill.id)
    assert asked == [*lesson, lesson[1]]
    assert begun.over


def test_a_day_asks_everybody_the_same_and_the_next_day_something_else() -> None:
    version = load_house("cardroom").version
    today, tomorrow = (daily_seed(date(2026, 4, day), version) for day in (1, 2))
    assert today != tomorrow
    newcomer, old_hand = session(mode=Mode.DAILY, seed=today), session(mode=Mode.DAILY, seed=today)
    old_hand.standings = standings(result_of(each) for each in mastered("bring_in.plain"))
    other_day = session(mode=Mode.DAILY, seed=tomorrow)
    for begun in (newcomer, old_hand, other_day):
        while not begun.over:
            answer(begun)
    questions = [[each.question for each in begun.answered] for begun in (newcomer, old_hand, other_day)]
    assert questions[0] == questions[1] != questions[2]
    assert len(questions[0]) == 10
    assert len({each.skill.split(".")[0] for each in newcomer.answered}) > 2


def test_what_was_wrong_or_slow_is_reviewed_as_it_was_and_never_held_against_anybody() -> None:
    clock, kept = Clock(), Kept()
    begun = session(clock=clock, kept=kept)
    answer(begun, right=False)
    answer(begun)
    begun.ask()
    clock.now += 1.5 * par(begun.question.skill) / 1000 + 0.1
    begun.answer(begun.question.ruling().answer)
    again = to_review(kept)
    assert again == (kept[2], kept[0])
    reviewing = session(mode=Mode.REVIEW, past=Past(standings=begun.standings, review=again))
    for earlier in again:
        assert reviewing.ask() == read_scenario(earlier.question, begun.house).question
        reviewing.answer(wrong_answers(reviewing.question)[0][1])
    assert reviewing.over
    assert reviewing.standings == begun.standings


def test_with_nothing_to_review_it_is_over_at_once() -> None:
    assert session(mode=Mode.REVIEW).over


@pytest.mark.parametrize("mode", [Mode.PRACTICE, Mode.STREAK, Mode.DAILY, Mode.LEARN])
@pytest.mark.parametrize("house", ["cardroom", "supremeking"])
def test_a_session_broken_off_goes_on_with_the_very_question_that_stood(house: str, mode: Mode) -> None:
    lesson = ("first_to_act.kicker", "first_to_act.high_card", "first_to_act.wrap_around")
    kept = Kept()
    topic = None if mode in (Mode.DAILY, Mode.LEARN) else Topic.SHARED_RIVER
    begun = session(house, mode, topic=topic, kept=kept, past=Past(lesson=lesson))
    for count in range(5):
        stood = begun.ask()
        past = Past(answered=kept[:], lesson=lesson)
        resumed = Session(begun.begun, begun.house, clock=Clock(), now=lambda: AT, past=past)
        assert resumed.ask() == stood
        assert resumed.streak == begun.streak
        begun.answer(stood.ruling().answer if count % 3 else wrong_answers(stood)[0][1])
        if begun.over:
            break


def test_every_skill_is_asked_by_some_house() -> None:
    unasked = set(SKILLS)
    for house in house_ids():
        for skill in sorted(unasked):
            try:
                session(house, Mode.SKILL, skill=skill).ask()
            except NotOffered:
                continue
            unasked.remove(skill)
    assert not unasked


def test_an_attempt_says_when_it_was_given() -> None:
    kept, moments = Kept(), iter(AT + timedelta(minutes=minute) for minute in range(5))
    house = load_house("tda")
    begun = begun_now("may", house, Mode.PRACTICE, AT, seed=1)
    running = Session(begun, house, clock=Clock(), now=lambda: next(moments), keep=kept.keep)
    for _ in range(2):
        answer(running)
    assert [attempt.at for attempt in kept] == [AT, AT + timedelta(minutes=1)]
