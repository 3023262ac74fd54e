"""Answers as a trainee gives them: by keys alone, or with the mouse where something can be clicked."""

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from trainer.cards import Card
from trainer.questions import (
    Act,
    Actions,
    Amount,
    Amounts,
    Answer,
    Chosen,
    Count,
    PickedCards,
    PickedSeat,
    Question,
    SeatAndAmounts,
    SeatOrder,
    Split,
)
from ui.answers.choice import ChoiceButton
from ui.pages.practice import PracticePage

ACT_KEYS = {
    Act.FOLD: "f",
    Act.CHECK: "k",
    Act.CALL: "c",
    Act.BET: "b",
    Act.COMPLETE: "m",
    Act.RAISE: "r",
    Act.BRING_IN: "i",
}


def type_answer(page: PracticePage, question: Question, answer: Answer) -> None:
    """An answer by keys alone, up to the Enter that has it checked."""
    match answer:
        case PickedSeat(seat=seat):
            QTest.keyClick(page, str(seat))
        case Actions(acts=acts):
            for act in acts:
                QTest.keyClick(page, ACT_KEYS[act])
        case SeatOrder(seats=seats):
            for seat in seats:
                QTest.keyClick(page, str(seat))
        case Split(shares=shares):
            for place, (seat, chips) in enumerate(shares):
                if place:
                    QTest.keyClick(page, Qt.Key.Key_Space)
                QTest.keyClick(page, str(seat))
                type_money(page, question, chips)
        case PickedCards(cards=cards):
            for card in cards:
                QTest.keyClick(page, str(_places_of_cards(question).index(card) + 1))
        case SeatAndAmounts(seat=seat, amounts=amounts):
            QTest.keyClick(page, str(seat))
            _type_amounts(page, question, amounts)
        case Amounts(amounts=()):
            QTest.keyClick(page, "n")
        case Amounts(amounts=amounts):
            _type_amounts(page, question, amounts)
        case Amount(amount=chips):
            type_money(page, question, chips)
        case Count(count=count):
            for sign in str(count):
                QTest.keyClick(page, sign)
        case Chosen(choice=choice):
            QTest.keyClick(page, chr(ord("a") + question.choices.index(choice)))
        case _:
            raise AssertionError(answer)


def click_answer(page: PracticePage, question: Question, answer: Answer) -> bool:
    """An answer by the mouse alone, up to the click that has it checked; whether there is such a way to give it."""
    match answer:
        case PickedSeat(seat=seat):
            _click_seat(page, seat)
        case SeatOrder(seats=seats):
            for seat in seats:
                _click_seat(page, seat)
        case Chosen(choice=choice):
            assert page._answer is not None
            click(page._answer.findChildren(ChoiceButton)[question.choices.index(choice)])
        case _:
            return False
    return True


def click(widget: QWidget, at: QPoint | None = None) -> None:
    """A click of the left button, in the middle of something or at a place in it."""
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton, pos=at or widget.rect().center())


def type_money(page: PracticePage, question: Question, chips: int) -> None:
    """The digits of an amount, as the table writes it."""
    worth = question.table.stakes.unit.value(chips)
    for sign in f"{float(worth):.2f}".removesuffix(".00"):
        QTest.keyClick(page, sign)


def place_of_seat(page: PracticePage, number: int) -> QPoint:
    """Somewhere in the view where a click means that seat."""
    viewport = page.view.viewport()
    for x in range(0, viewport.width(), 12):
        for y in range(0, viewport.height(), 12):
            point = page.view.mapToScene(x, y)
            if page.scene.seat_at(point.x(), point.y()) == number:
                return QPoint(x, y)
    raise AssertionError(f"seat {number} is nowhere")


def _click_seat(page: PracticePage, number: int) -> None:
    click(page.view.viewport(), place_of_seat(page, number))


def _type_amounts(page: PracticePage, question: Question, amounts: tuple[int, ...]) -> None:
    for place, chips in enumerate(amounts):
        if place:
            QTest.keyClick(page, Qt.Key.Key_Space)
        type_money(page, question, chips)


def _places_of_cards(question: Question) -> list[Card | None]:
    """The cards of the player asked about in the order dealt, the community card last."""
    table, seat = question.table, question.seat
    assert seat is not None
    shared = [table.community.card] if table.community else []
    return [*(dealt.card for dealt in table.seat(seat).cards), *shared]
