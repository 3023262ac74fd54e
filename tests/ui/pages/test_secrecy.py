"""No screen gives its answer away before it has been given.

Two situations that differ only in the cards that decide are drawn and read out. With the cards covered up nothing is
left to tell them apart, though their answers differ.
"""

import re

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication

from trainer.houses.loader import house_ids, load_house
from trainer.houses.values import Face
from trainer.questions import Question
from trainer.scenarios import NotOffered, build
from trainer.skills import SKILLS, Topic
from trainer.table import DealtCard, Seat, Table
from ui.app import App
from ui.pages.practice import PracticePage
from ui.table.card_item import CardItem

_BY_CARDS = [skill for skill in SKILLS.values() if skill.topic in (Topic.BRING_IN, Topic.FIRST_TO_ACT, Topic.BET_SIZES)]
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


def questions() -> list[Question]:
    """One question of each skill in which cards decide, at the first house that asks it."""
    found = []
    for skill in _BY_CARDS:
        for id in house_ids():
            try:
                found.append(build(skill, load_house(id), 1).question)
            except NotOffered:
                continue
            break
    return found


def settled(app: App) -> QImage:
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    QApplication.processEvents()
    return app.window.grab().toImage()


def seen(app: App, question: Question) -> tuple[QImage, str]:
    """The whole window with every card covered, and all that a screen reader would read, cards unnamed."""
    page = app.window.findChild(PracticePage)
    assert page is not None
    page.show_question(question, 1, (), 0)
    page._clock.stop()
    page._elapsed.setText("")
    picture, before = settled(app), QImage()
    while picture != before:  # until every text has the height it needs
        picture, before = settled(app), picture
    painter = QPainter(picture)
    for item in page.scene.items():
        if isinstance(item, CardItem) and item.isVisible():
            in_view = page.view.mapFromScene(item.sceneBoundingRect()).boundingRect()
            in_view.moveTopLeft(page.view.viewport().mapTo(app.window, in_view.topLeft()))
            painter.fillRect(in_view.adjusted(-2, -2, 2, 2), 0)
    painter.end()
    texts = [page.view.accessibleName(), page.view.accessibleDescription()]
    texts += [page.scene.seat_text(seat.number) for seat in question.table.seats]
    return picture, _CARD_NAME.sub("card", "\n".join(texts))


def test_pictures_and_words_are_the_same_but_for_the_cards(app: App) -> None:
    app.window.begin(Topic.BRING_IN, seed=1)
    differing = 0
    for question in questions():
        other = replace(question, table=with_upcards_moved_on(question.table))
        picture, words = seen(app, question)
        other_picture, other_words = seen(app, other)
        assert words == other_words, question.skill.id
        assert picture == other_picture, question.skill.id
        differing += question.ruling().answer != other.ruling().answer
    # Cards that decide have moved: a fair part of the answers are others now, or the comparison would prove nothing.
    assert differing >= len(_BY_CARDS) // 4


@pytest.mark.parametrize("house", house_ids())
def test_where_the_deck_is_covered_neither_picture_nor_words_count_it(app: App, house: str) -> None:
    app.window.begin(Topic.BRING_IN, seed=1)
    counted = 0
    for skill in SKILLS.values():
        try:
            question = build(skill, load_house(house), 1).question
        except NotOffered:
            continue
        if not question.deck_covered:
            continue
        counted += 1
        table = question.table
        other = replace(question, table=replace(table, stub=table.stub + 5, burned=(None,) * 9))
        assert seen(app, question) == seen(app, other), skill.id
    assert counted
