"""No screen gives its answer away before it has been given.

Two situations that differ only in the cards that decide are drawn and read out. With the cards covered up nothing is
left to tell them apart, though their answers differ. So are two that differ only in a clause of the house.
"""

import re
from collections.abc import Callable, Iterable
from itertools import product

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QRect
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication

from tests.sample import sampled
from tests.trainer.scenarios.situations import situation
from tests.ui.reading import names
from trainer.houses.loader import house_ids
from trainer.houses.values import Face
from trainer.questions import Asks, Kind, Question, wrong_answers
from trainer.skills import SKILLS, Skill, Topic, skills_of
from trainer.table import DealtCard, Seat, Table
from ui.answers.cards import CardToggle
from ui.app import App
from ui.pages.practice import PracticePage
from ui.table.card_item import CardItem

_BY_CARDS = [skill for skill in SKILLS.values() if skill.topic in (Topic.BRING_IN, Topic.FIRST_TO_ACT, Topic.BET_SIZES)]
_BY_HANDS = (Topic.HIGH_HAND, Topic.LOW_HAND, Topic.SPLIT, Topic.ODD_CHIP, Topic.SHOWDOWN)
_CARD_NAME = re.compile(
    r"\b(two|three|four|five|six|seven|eight|nine|ten|jack|queen|king|ace) of (clubs|diamonds|hearts|spades)\b"
)


def with_upcards_moved_on(table: Table) -> Table:
    """The same table, each live player with the last upcard of the one before him who has as many cards."""
    last: dict[int, DealtCard] = {}
    groups: dict[int, list[Seat]] = {}
    for seat in table.live:
        groups.setdefault(len(seat.cards), []).append(seat)
    for seats in groups.values():
        for seat, before in zip(seats, seats[-1:] + seats[:-1], strict=True):
            last[seat.number] = [dealt for dealt in before.cards if dealt.face is Face.UP][-1]
    return replace(table, seats=tuple(_with_last(seat, last.get(seat.number)) for seat in table.seats))


def _with_last(seat: Seat, upcard: DealtCard | None) -> Seat:
    at = max(place for place, dealt in enumerate(seat.cards) if dealt.face is Face.UP)
    return replace(seat, cards=(*seat.cards[:at], upcard or seat.cards[at], *seat.cards[at + 1 :]))


def with_hands_moved_on(table: Table) -> Table:
    """The same table, each live player with the hand of the one before him; boards go with their hole cards."""
    live = table.live
    hands = {seat.number: before.cards for seat, before in zip(live, live[-1:] + live[:-1], strict=True)}
    return replace(table, seats=tuple(replace(s, cards=hands.get(s.number, s.cards)) for s in table.seats))


def of_each_kind(
    topics: Iterable[Topic], other: Callable[[Question], Question | None]
) -> list[tuple[Question, Question]]:
    """Of each kind that a topic asks the first question that has its `other`, and that."""
    found: dict[tuple[Topic, Kind], tuple[Question, Question]] = {}
    for skill in (skill for topic in topics for skill in skills_of(topic)):
        for house, seed in product(house_ids(), (1, 2)):
            scenario = situation(skill.id, house, seed)
            if scenario is None:
                break
            question = scenario.question
            if (skill.topic, question.kind) not in found and (twin := other(question)) is not None:
                found[skill.topic, question.kind] = question, twin
    return list(found.values())


def with_other_hands(question: Question) -> Question | None:
    """The same asked of other hands; not where a player says what he has, which goes with his cards."""
    if question.asks is Asks.WINS_POT:
        return None
    other = replace(question, table=with_hands_moved_on(question.table))
    return None if other.ruling().answer == question.ruling().answer else other


def under_another_clause(question: Question) -> Question | None:
    """The same asked under a clause that gives another answer; not where a dealer is told something else by it."""
    for held, _ in wrong_answers(question):
        if held.clause is not None:
            other = replace(question, house=question.house.with_clause(held.clause, held.value))
            if other.situation == question.situation:
                return other
    return None


def question_of(skill: Skill) -> Question:
    """A question of a skill, at the first house that asks it."""
    return next(found.question for house in house_ids() if (found := situation(skill.id, house, 1)))


def settled(app: App) -> QImage:
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    for _ in range(3):  # a panel may have the height that its texts need a step after them
        QApplication.processEvents()
    return app.window.grab().toImage()


def seen(app: App, question: Question) -> tuple[QImage, str]:
    """The whole window with every card covered, and all that a screen reader would read, cards unnamed."""
    page = app.window.findChild(PracticePage)
    assert page is not None
    page.show_question(question, 1, (), 0)
    page._clock.stop()
    page.panel._elapsed.setText("")
    picture, before = settled(app), QImage()
    while picture != before:  # until every text has the height it needs
        picture, before = settled(app), picture
    painter = QPainter(picture)
    for toggle in page.findChildren(CardToggle):
        painter.fillRect(QRect(toggle.mapTo(app.window, QPoint(0, 0)), toggle.size()), 0)
    for item in page.scene.items():
        if isinstance(item, CardItem) and item.isVisible():
            in_view = page.view.mapFromScene(item.sceneBoundingRect()).boundingRect()
            in_view.moveTopLeft(page.view.viewport().mapTo(app.window, in_view.topLeft()))
            painter.fillRect(in_view.adjusted(-2, -2, 2, 2), 0)
    painter.end()
    return picture, _CARD_NAME.sub("card", "\n".join(names(app.window)))


@pytest.mark.parametrize("every", [6, pytest.param(1, marks=pytest.mark.long)])
def test_pictures_and_words_are_the_same_but_for_the_cards(app: App, every: int) -> None:
    app.window.begin(Topic.BRING_IN, seed=1)
    differing, asked = 0, _BY_CARDS[::every]
    for question in map(question_of, asked):
        other = replace(question, table=with_upcards_moved_on(question.table))
        picture, words = seen(app, question)
        other_picture, other_words = seen(app, other)
        assert words == other_words, question.skill.id
        assert picture == other_picture, question.skill.id
        differing += question.ruling().answer != other.ruling().answer
    # Cards that decide have moved: a fair part of the answers are others now, or the comparison would prove nothing.
    assert differing >= len(asked) // 4


# A kind of question is asked in one way, whatever the topic.
ONCE = pytest.mark.parametrize("once", sampled([True, False], 2))


@ONCE
def test_hands_may_be_others_and_nothing_tells(app: App, once: bool) -> None:
    app.window.begin(Topic.BRING_IN, seed=1)
    kinds = set()
    for question, other in of_each_kind(_BY_HANDS, with_other_hands):
        if once and question.kind in kinds:
            continue
        assert seen(app, question) == seen(app, other), question.skill.id
        kinds.add(question.kind)
    assert kinds >= {Kind.SEAT, Kind.ORDER, Kind.SPLIT, Kind.CARDS}


@ONCE
def test_the_house_may_rule_otherwise_and_nothing_tells(app: App, once: bool) -> None:
    app.window.begin(Topic.BRING_IN, seed=1)
    kinds = set()
    for question, other in of_each_kind(Topic, under_another_clause):
        if once and question.kind in kinds:
            continue
        assert seen(app, question) == seen(app, other), question.skill.id
        kinds.add(question.kind)
    # Which five cards make a hand is the same in every house.
    assert kinds >= set(Kind) - {Kind.CARDS}


@pytest.mark.parametrize("house", sampled(house_ids(), 9))
def test_where_the_deck_is_covered_neither_picture_nor_words_count_it(app: App, house: str) -> None:
    app.window.begin(Topic.BRING_IN, seed=1)
    counted = 0
    for skill in SKILLS.values():
        scenario = situation(skill.id, house, 1)
        if scenario is None or not scenario.question.deck_covered:
            continue
        counted += 1
        question, table = scenario.question, scenario.question.table
        other = replace(question, table=replace(table, stub=table.stub + 5, burned=(None,) * 9))
        assert seen(app, question) == seen(app, other), skill.id
    assert counted
