"""Questions for those who hear the program: everything is read out, and from that alone a question is answered."""

import re
from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QAccessibleEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.ui.giving import type_answer
from tests.ui.reading import Heard, names, read
from trainer.houses.loader import house_ids, load_house
from trainer.questions import Kind, wrong_answers
from trainer.scenarios import NotOffered, build
from trainer.scenarios.shared_river import Lives
from trainer.skills import SKILLS
from ui.app import App
from ui.pages.demo import DemoPage
from ui.pages.practice import PracticePage
from ui.pages.river_lab import RiverLabPage

_RANKS = ["two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "jack", "queen", "king", "ace"]
_SUITS = ["clubs", "diamonds", "hearts", "spades"]
_SEAT = re.compile(r"Seat (\d), (\w+) of (\w+) up, two cards down, \$([\d,]+)")


class Told(list[tuple[str, bool]]):
    """What a screen reader was told to say, and whether at once."""

    @property
    def texts(self) -> list[str]:
        return [text for text, _ in self]


@pytest.fixture
def told(monkeypatch: pytest.MonkeyPatch) -> Iterator[Told]:
    """A screen reader listens."""
    said = Told()

    def tell(event: QAccessibleEvent) -> None:
        if isinstance(event, QAccessibleAnnouncementEvent):
            at_once = event.politeness() is QAccessible.AnnouncementPoliteness.Assertive
            said.append((event.message(), at_once))

    monkeypatch.setattr(QAccessible, "updateAccessibility", tell)
    QAccessible.setActive(True)
    yield said
    QAccessible.setActive(False)


def practice(app: App) -> PracticePage:
    page = app.window.findChild(PracticePage)
    assert page is not None
    return page


def press(signs: str) -> None:
    """Keys, to whatever has the focus."""
    for sign in signs:
        QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Return if sign == "\r" else sign)


def seats(heard: list[Heard]) -> dict[int, tuple[int, int]]:
    """The door card of each seat by rank and suit, from what was read."""
    found = [match for each in heard if (match := _SEAT.match(each.name))]
    return {int(seat): (_RANKS.index(rank), _SUITS.index(suit)) for seat, rank, suit, _ in (m.groups() for m in found)}


@pytest.mark.parametrize("skill", ["bring_in.plain", "bring_in.equal_rank"])
def test_a_question_is_answered_from_what_was_read_alone(app: App, qtbot: QtBot, skill: str) -> None:
    for seed in range(1, 6):
        app.window.begin(None, skill=skill, seed=seed)
        QApplication.processEvents()
        heard = read(app.window)
        assert "Who brings it in, and for how much?" in [each.name for each in heard]
        (room,) = [each.name for each in heard if "bring-in $" in each.name]
        small, bring_in = re.findall(r"stakes \$(\d+) / .*bring-in \$(\d+)", room)[0]
        # The house brings in the lowest card by rank, then by suit, and lets him open for a small bet instead.
        doors = seats(heard)
        assert len(doors) >= 2
        lowest = min(doors, key=lambda seat: doors[seat])
        press(f"{lowest}{bring_in} {small}")
        said = names(app.window)
        assert any(text.startswith(f"Seat {lowest}, ") and text.endswith(", selected") for text in said)
        press("\r")
        assert app.bridge.mark is not None
        assert app.bridge.mark.right, (skill, seed)
        said = names(app.window)
        assert any(text.startswith("Right") for text in said)
        assert any(text.startswith(f"Seat {lowest}, ") and text.endswith(", right") for text in said)


def test_every_kind_of_question_is_heard_with_its_choices_and_its_verdict(app: App, told: Told) -> None:
    app.window.begin(None, skill="bring_in.plain", seed=1)
    page = practice(app)
    kinds = set()
    for skill in SKILLS.values():
        for id in house_ids():
            try:
                question = build(skill, load_house(id), 1).question
            except NotOffered:
                continue
            break
        if question.kind in kinds:
            continue
        kinds.add(question.kind)
        told.clear()
        page.show_question(question, 1, (), 0)
        QApplication.processEvents()
        asked = app.window.look.words.ask(question)
        heard = names(app.window)
        assert asked in heard
        for choice in question.choices:
            assert any(app.window.look.words.choice(choice)[0] in text for text in heard), choice
        ((text, at_once),) = told
        assert text.startswith(asked)
        assert all(f"Seat {seat.number}, " in text for seat in question.table.seats)
        assert not at_once
        told.clear()
        given = wrong_answers(question)[0][1] if question.kind is not Kind.CARDS else question.ruling().answer
        type_answer(page, question, given)
        assert told, question.kind
        assert told.texts[-1] == app.window.look.words.answer(given, question)
    assert kinds == set(Kind)


def test_a_verdict_is_told_at_once(app: App, told: Told) -> None:
    app.window.begin(None, skill="bring_in.plain", seed=2)
    question = app.bridge.question
    told.clear()
    app.bridge.answer(wrong_answers(question)[0][1])
    right = app.window.look.words.answer(question.ruling().answer, question)
    assert told == [(f"Wrong. {right}", True)]
    told.clear()
    QTest.keyClick(practice(app), Qt.Key.Key_Return)
    assert told.texts[0].startswith(app.window.look.words.ask(app.bridge.question))


def test_a_pause_hides_the_question_from_the_ear_too(app: App) -> None:
    app.window.begin(None, skill="bring_in.plain", seed=2)
    asked = practice(app).view.accessibleName()
    app.bridge.pause()
    heard = "\n".join(names(practice(app)))
    assert "Seat 1" not in heard
    assert asked not in heard
    practice(app).pause_wanted.emit()
    assert asked in names(practice(app))
    assert "Seat 1" in practice(app).accessibleDescription()


def test_the_demo_tells_each_step_once_it_is_its_turn(app: App, told: Told) -> None:
    app.window.open("demo")
    page = app.window.findChild(DemoPage)
    assert page is not None
    page.show_bundled("eight-to-the-river.phh")
    told.clear()
    for _ in range(3):
        QTest.keyClick(page.playback, Qt.Key.Key_Right)
    assert len(told) == 3
    assert len(set(told.texts)) == 3
    assert not any(at_once for _, at_once in told)
    assert page.playback.view.accessibleName() == told.texts[-1]


def test_of_a_list_both_what_it_is_for_and_what_is_chosen_are_heard(app: App) -> None:
    app.window.open("floor")
    heard = [each for each in read(app.window) if each.role == "ComboBox"]
    assert [{each.name, each.description} for each in heard] == [{"Live cardroom", "House"}, {"SupremeKing", "Beside"}]


def test_a_card_that_is_dealt_face_down_in_the_lab_stays_unheard(app: App) -> None:
    app.window.look = replace(app.window.look, speed=0)
    app.window.open("river")
    lab = app.window.findChild(RiverLabPage)
    assert lab is not None
    seen: list[str] = []
    lab.scene.laid.connect(lambda: seen.extend(names(lab.view)))
    for seed in range(5):
        lab.show_case(Lives(6, 5, 4, 4, 4), seed)
        lab.deal(lab.case.question.choices[0])
    assert any("hidden card, down" in text for text in seen)
    assert not [text for text in seen if re.search(r"of (clubs|diamonds|hearts|spades), down", text)]


def test_every_key_of_the_keypad_has_a_name_of_more_than_a_letter(app: App) -> None:
    app.window.begin(None, skill="bring_in.plain", seed=1)
    QApplication.processEvents()
    said = {each.name for each in read(app.window) if each.role == "Button"}
    assert {"Clear", "Delete the last digit", *"0123456789"} <= said
    assert "C" not in said
