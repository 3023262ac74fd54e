"""Actions, orders, splits and cards: by mouse and by keys, what is taken, and what the table shows meanwhile."""

from itertools import count

from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtWidgets import QApplication, QLabel, QPushButton
from pytestqt.qtbot import QtBot

from trainer.cards import Card
from trainer.houses.loader import load_house
from trainer.marking import mark
from trainer.questions import (
    Act,
    Actions,
    Answer,
    Kind,
    PickedCards,
    PickedSeat,
    Question,
    SeatAndAmounts,
    SeatOrder,
    Split,
)
from trainer.scenarios import build
from trainer.skills import SKILLS
from trainer.text.words import Words
from ui.answers import AnswerWidget
from ui.answers.actions import ActKey
from ui.answers.amount_part import AmountPart
from ui.answers.cards import CardToggle
from ui.answers.split import ShareRow, SplitAnswer
from ui.answers.taken import TakenAmounts
from ui.answers.toggles import Toggle
from ui.app import App
from ui.pages.practice import PracticePage
from ui.pages.verdict_marks import marks_after
from ui.table.marks import SeatState


def practice(app: App) -> PracticePage:
    page = app.window.findChild(PracticePage)
    assert page is not None
    return page


def ask(app: App, skill: str, kind: Kind, right: Answer | None = None, house: str = "") -> Question:
    """A question of a kind about a skill, shown in the window; one with that answer or at that house, where it
    matters."""
    asked_at = load_house(house) if house else app.window.house
    app.window.begin(None, skill="bring_in.plain", seed=1)
    for seed in count(1):
        question = build(SKILLS[skill], asked_at, seed).question
        if question.kind is kind and right in (None, question.ruling().answer):
            break
    practice(app).show_question(question, 1, (), 0)
    QApplication.processEvents()  # until the page has its final size
    return question


def answering(app: App) -> AnswerWidget:
    answer = practice(app)._answer
    assert answer is not None
    return answer


def given(app: App) -> Answer | None:
    return answering(app).answer()


def press(app: App, qtbot: QtBot, *keys: object) -> None:
    for key in keys:
        qtbot.keyClick(practice(app), key)


def money(question: Question, chips: int) -> str:
    return f"{float(question.table.stakes.unit.value(chips)):.2f}".removesuffix(".00")


# Actions


def test_acts_are_toggled_by_letters_by_clicks_and_by_arrows_and_space(app: App, qtbot: QtBot) -> None:
    ask(app, "actions.nothing_to_call", Kind.ACTIONS)
    assert given(app) is None
    press(app, qtbot, "b", "k", "k")
    assert given(app) == Actions((Act.BET,))
    keys = answering(app).findChildren(ActKey)
    assert len(keys) == len(Act)
    check = next(key for key in keys if key.accessibleName() == "Check")
    qtbot.mouseClick(check, Qt.MouseButton.LeftButton)
    assert given(app) == Actions((Act.BET, Act.CHECK))
    press(app, qtbot, Qt.Key.Key_Backspace)
    assert given(app) is None
    press(app, qtbot, Qt.Key.Key_Down)
    focused = app.window.focusWidget()
    assert isinstance(focused, Toggle)
    qtbot.keyClick(focused, Qt.Key.Key_Space)
    assert app.window.focusWidget() is focused
    assert focused.isChecked()
    qtbot.keyClick(focused, Qt.Key.Key_Right)
    assert isinstance(app.window.focusWidget(), Toggle)
    assert app.window.focusWidget() is not focused


def test_the_same_acts_are_there_at_every_turn(app: App) -> None:
    names = []
    for skill in ("actions.facing_bring_in", "actions.bring_in_seat", "actions.capped"):
        ask(app, skill, Kind.ACTIONS)
        names.append([key.accessibleName() for key in answering(app).findChildren(ActKey)])
    assert names[0] == names[1] == names[2]


def test_enter_checks_also_from_a_key_that_has_the_focus(app: App, qtbot: QtBot) -> None:
    app.window.begin(None, skill="actions.capped", seed=1)
    page = practice(app)
    press(app, qtbot, "c", Qt.Key.Key_Down)
    focused = app.window.focusWidget()
    assert isinstance(focused, Toggle)
    qtbot.keyClick(focused, Qt.Key.Key_Return)
    assert page._mark is not None
    assert page._mark.given == Actions((Act.CALL,))


# Orders


def test_an_order_is_a_chain_that_the_table_numbers(app: App, qtbot: QtBot) -> None:
    question = ask(app, "showdown.last_aggressor", Kind.ORDER)
    first, second, third = [seat.number for seat in question.table.seats][:3]
    press(app, qtbot, str(second), str(first))
    practice(app).view.seat_clicked.emit(third)
    assert given(app) == SeatOrder((second, first, third))
    assert "|1st selected" in str(practice(app).scene.snapshot())
    marks = answering(app).marks()
    assert {number: mark.note for number, mark in marks.seats.items()} == {second: "1st", first: "2nd", third: "3rd"}
    # The same once more takes it out, Backspace the last.
    press(app, qtbot, str(second))
    assert given(app) == SeatOrder((first, third))
    press(app, qtbot, Qt.Key.Key_Backspace)
    assert given(app) == SeatOrder((first,))
    press(app, qtbot, Qt.Key.Key_Backspace, Qt.Key.Key_Backspace, "9", "0")
    assert given(app) is None


# Splits


def test_a_split_is_taken_once_all_is_paid(app: App, qtbot: QtBot) -> None:
    question = ask(app, "split.halves", Kind.SPLIT)
    first, second = [seat.number for seat in question.table.live][:2]
    pot = question.table.pot
    part = question.table.stakes.small
    press(app, qtbot, str(first), *money(question, part))
    assert given(app) is None
    answer = answering(app)
    assert isinstance(answer, SplitAnswer)
    left = answer._left
    assert left.text() == Words().money(pot - part, question.table.stakes.unit) + " left to pay"
    press(app, qtbot, Qt.Key.Key_Space, str(second), *money(question, pot - part))
    assert left.text() == "All paid"
    assert given(app) == Split(((first, part), (second, pot - part)))
    assert f"|{Words().money(part, question.table.stakes.unit)} normal" in str(practice(app).scene.snapshot())
    press(app, qtbot, "0")
    assert given(app) is None
    assert left.text().endswith(" too much")


def test_tab_goes_from_row_to_row_and_backspace_back_to_choosing(app: App, qtbot: QtBot) -> None:
    question = ask(app, "split.halves", Kind.SPLIT)
    seats = [seat.number for seat in question.table.live]
    answer = answering(app)
    assert isinstance(answer, SplitAnswer)
    for seat in (*seats, seats[0]):
        press(app, qtbot, Qt.Key.Key_Tab)
        assert answer._at == seat
    press(app, qtbot, Qt.Key.Key_Backtab)
    assert answer._at == seats[-1]
    press(app, qtbot, "5", Qt.Key.Key_Backspace)
    assert answer._at == seats[-1]
    press(app, qtbot, Qt.Key.Key_Backspace)
    assert answer._at is None
    assert not answer._amount.isEnabled()


def test_a_row_and_a_seat_on_the_table_are_clicked_and_amounts_stay(app: App, qtbot: QtBot) -> None:
    question = ask(app, "split.halves", Kind.SPLIT)
    first, second = [seat.number for seat in question.table.live][:2]
    rows = answering(app).findChildren(ShareRow)
    assert len(rows) == len(question.table.live)
    qtbot.mouseClick(rows[0], Qt.MouseButton.LeftButton)
    press(app, qtbot, "7")
    practice(app).view.seat_clicked.emit(second)
    press(app, qtbot, "8")
    qtbot.mouseClick(rows[0], Qt.MouseButton.LeftButton)
    press(app, qtbot, "5")
    unit = question.table.stakes.unit
    assert rows[0].accessibleName() == f"Seat {first}, {Words().money(75 * int(1 / unit.chip), unit)}"
    assert rows[1].accessibleName() == f"Seat {second}, {Words().money(8 * int(1 / unit.chip), unit)}"


# Cards


def test_another_amount_moves_no_key_and_the_latest_are_in_sight(app: App, qtbot: QtBot) -> None:
    question = ask(app, "bet_sizes.open_pair_both", Kind.AMOUNTS)
    panel, (part,) = practice(app).panel, answering(app).findChildren(AmountPart)

    def places() -> list[tuple[QPoint, QSize]]:
        QApplication.processEvents()
        keys = [*part.findChildren(QPushButton), panel._primary]
        return [(key.mapTo(app.window, QPoint(0, 0)), key.size()) for key in keys]

    lay, area = places(), panel._asking_area
    for chips in range(10, 90, 10):
        press(app, qtbot, *str(chips), Qt.Key.Key_Space)
        assert places() == lay, chips
    assert part.amounts == tuple(range(10, 90, 10))
    assert area.widget().width() == area.viewport().width(), "they take no more room than there is"
    (taken,) = part.findChildren(TakenAmounts)
    shown = [tag.text() for tag in taken.findChildren(QLabel) if tag.isVisible()]
    assert shown[0] == "…"
    assert shown[-1] == app.window.look.words.money(80, question.table.stakes.unit)
    assert taken.childrenRect().right() <= taken.width()


def cards_of(question: Question) -> list[Card]:
    seat = question.table.seat(question.seat or 0)
    return [dealt.card for dealt in seat.cards if dealt.card is not None]


def test_five_cards_are_picked_by_numbers_and_clicks_and_a_sixth_is_not_taken(app: App, qtbot: QtBot) -> None:
    question = ask(app, "high_hand.five_of_seven", Kind.CARDS)
    cards = cards_of(question)
    toggles = answering(app).findChildren(CardToggle)
    assert [toggle.card for toggle in toggles[: len(cards)]] == cards
    press(app, qtbot, "1", "2", "3", "4")
    assert given(app) is None
    qtbot.mouseClick(toggles[4], Qt.MouseButton.LeftButton)
    assert given(app) == PickedCards(tuple(sorted(cards[:5], reverse=True)))
    press(app, qtbot, "6")
    assert given(app) == PickedCards(tuple(sorted(cards[:5], reverse=True)))
    press(app, qtbot, "1", "6")
    assert given(app) == PickedCards(tuple(sorted(cards[1:6], reverse=True)))
    assert answering(app).marks().ringed == frozenset(cards[1:6])


def test_a_card_of_the_hand_is_picked_on_the_table_and_another_is_not(app: App, qtbot: QtBot) -> None:
    question = ask(app, "high_hand.five_of_seven", Kind.CARDS)
    cards = cards_of(question)
    page = practice(app)
    for card in (cards[0], cards[6]):
        qtbot.mouseClick(page.view.viewport(), Qt.MouseButton.LeftButton, pos=place_of_card(page, card))
        assert card in answering(app).marks().ringed
    other = next(seat for seat in question.table.live if seat.number != question.seat)
    page.view.card_clicked.emit(other.number, other.board[0])
    assert answering(app).marks().ringed == {cards[0], cards[6]}


def place_of_card(page: PracticePage, card: Card) -> QPoint:
    """Somewhere in the view where a click means that card."""
    viewport = page.view.viewport()
    for y in range(0, viewport.height(), 6):
        for x in range(0, viewport.width(), 6):
            point = page.view.mapToScene(x, y)
            found = page.scene.card_at(point.x(), point.y())
            if found is not None and found[1] is card:
                return QPoint(x, y)
    raise AssertionError(f"{card} is nowhere")


def test_every_card_is_named_and_says_its_key(app: App) -> None:
    question = ask(app, "high_hand.five_of_seven", Kind.CARDS)
    toggles = answering(app).findChildren(CardToggle)
    assert toggles[0].accessibleName() == Words().card_name(cards_of(question)[0])
    assert [toggle.accessibleDescription() for toggle in toggles] == ["1", "2", "3", "4", "5", "6", "7"]


# Nobody


def test_nobody_alone_is_an_answer_where_hands_may_be_equal(app: App, qtbot: QtBot) -> None:
    question = ask(app, "high_hand.kicker", Kind.SEAT)
    seat = question.table.live[0].number
    press(app, qtbot, "n")
    assert given(app) == PickedSeat(0)
    press(app, qtbot, str(seat))
    assert given(app) == PickedSeat(seat)
    press(app, qtbot, "0")
    assert given(app) == PickedSeat(0)
    assert not answering(app).marks().seats
    ask(app, "first_to_act.high_card", Kind.SEAT)
    press(app, qtbot, "n")
    assert given(app) is None


def test_nobody_brings_it_in_is_an_answer_where_a_redeal_is_thought_of(app: App, qtbot: QtBot) -> None:
    question = ask(app, "bring_in.absent_low", Kind.SEAT_AND_AMOUNT, house="cardroom")
    seat = question.table.seats[0].number
    press(app, qtbot, "n")
    assert given(app) == SeatAndAmounts(0, ())
    assert not answering(app).marks().seats
    press(app, qtbot, str(seat))
    assert given(app) is None
    press(app, qtbot, *money(question, question.table.stakes.small))
    assert given(app) == SeatAndAmounts(seat, (question.table.stakes.small,))
    ask(app, "bring_in.plain", Kind.SEAT_AND_AMOUNT)
    press(app, qtbot, "n")
    assert given(app) is None


def test_an_empty_seat_can_be_named_where_that_is_the_trap_and_nowhere_else(app: App, qtbot: QtBot) -> None:
    question = ask(app, "bring_in.empty_seats", Kind.SEAT)
    taken = {seat.number for seat in question.table.seats}
    free = next(number for number in range(1, 9) if number not in taken)
    press(app, qtbot, str(free))
    assert given(app) == PickedSeat(free)
    press(app, qtbot, Qt.Key.Key_Return)
    assert any(f"Seat {free}" in text for text in said(app))
    other = ask(app, "first_to_act.wrap_around", Kind.SEAT)
    for number in set(range(1, 9)) - {seat.number for seat in other.table.seats}:
        press(app, qtbot, str(number))
    assert given(app) is None


# The verdict


def notes(question: Question, answer: Answer) -> dict[int, tuple[SeatState, str]]:
    marks = marks_after(question, mark(question, answer), Words())
    return {number: (each.state, each.note) for number, each in marks.seats.items()}


def said(app: App) -> list[str]:
    return practice(app).panel.explanation.texts


def test_an_order_is_corrected_place_by_place(app: App) -> None:
    question = ask(app, "showdown.last_aggressor", Kind.ORDER)
    right = question.ruling().answer
    assert isinstance(right, SeatOrder)
    assert all(state is SeatState.RIGHT for state, _ in notes(question, right).values())
    first, second, *others = right.seats
    swapped = notes(question, SeatOrder((second, first, *others)))
    assert swapped[first] == (SeatState.WRONG, "1st, not 2nd")
    assert swapped[second] == (SeatState.WRONG, "2nd, not 1st")
    assert notes(question, SeatOrder((first,)))[second] == (SeatState.RIGHT, "2nd, left out")
    folded = next((seat.number for seat in question.table.seats if seat.folded), None)
    if folded is not None:
        assert notes(question, SeatOrder((*right.seats, folded)))[folded] == (SeatState.WRONG, "Not at all")
    practice(app).show_mark(mark(question, SeatOrder((second, first, *others))), (False,), 0, ())
    assert "Those are the seats, but from the 1st on in another order." in said(app)


def test_shares_are_corrected_seat_by_seat(app: App) -> None:
    question = ask(app, "split.halves", Kind.SPLIT)
    right = question.ruling().answer
    assert isinstance(right, Split)
    amount = {seat: Words().money(chips, question.table.stakes.unit) for seat, chips in right.shares}
    assert notes(question, right) == {seat: (SeatState.RIGHT, f"Is paid {amount[seat]}") for seat in amount}
    (seat, chips), *others = right.shares
    less = Split(((seat, chips - 1), *others))
    short = Words().money(chips - 1, question.table.stakes.unit)
    assert notes(question, less)[seat] == (SeatState.WRONG, f"{amount[seat]}, not {short}")
    practice(app).show_mark(mark(question, less), (False,), 0, ())
    assert f"Right for {Words().seats([number for number, _ in others])}. Wrong for seat {seat}." in said(app)


def test_the_five_right_cards_are_ringed_and_the_others_named(app: App) -> None:
    question = ask(app, "high_hand.five_of_seven", Kind.CARDS)
    right = question.ruling().answer
    assert isinstance(right, PickedCards)
    spare = next(card for card in cards_of(question) if card not in right.cards)
    wrong = PickedCards(tuple(sorted((*right.cards[:4], spare), reverse=True)))
    marks = marks_after(question, mark(question, wrong), Words())
    assert marks.ringed == frozenset(right.cards)
    practice(app).show_mark(mark(question, wrong), (False,), 0, ())
    cards = Words().cards
    assert f"Not {cards([spare])}, but {cards([right.cards[4]])}." in said(app)


def test_acts_left_out_and_acts_not_allowed_are_named(app: App) -> None:
    # At the cap: call or fold.
    question = ask(app, "actions.capped", Kind.ACTIONS, Actions((Act.CALL, Act.FOLD)))
    practice(app).show_mark(mark(question, Actions((Act.CALL, Act.RAISE))), (False,), 0, ())
    assert "You left out: fold. Not allowed here: raise." in said(app)


def test_the_step_of_another_rule_stands_beside_the_right_one(app: App) -> None:
    # By position the first hand clockwise from the dealer shows first; here whoever bet last.
    question = ask(app, "showdown.last_aggressor", Kind.SEAT)
    first = question.table.live[0].number
    practice(app).show_mark(mark(question, PickedSeat(first)), (False,), 0, ())
    steps = [text for text in said(app) if text.startswith(("By that rule: ", "Here: "))]
    assert [text.partition(":")[0] for text in steps] == ["By that rule", "Here"]
    assert f"seat {first}" in steps[0]
    assert f"seat {first}" not in steps[1]
