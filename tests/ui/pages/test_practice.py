"""Practice through the real window: seats by click and key, amounts by key and keypad, verdicts, and the next one."""

from itertools import product

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from tests.sample import sampled
from tests.trainer.scenarios.situations import situation
from tests.ui.giving import place_of_seat, type_answer
from tests.ui.pages.left_behind import left_behind
from trainer.houses.loader import house_ids
from trainer.learning.attempt import Mode
from trainer.questions import Answer, Kind, PickedSeat, SeatAndAmounts
from trainer.skills import SKILLS, Topic, skills_of
from trainer.text.words import Words
from ui.answers.amount_part import AmountPart
from ui.answers.choice import ChoiceButton
from ui.app import App
from ui.pages.practice import PracticePage
from ui.pages.practice_hints import keys


def practice(app: App) -> PracticePage:
    page = app.window.findChild(PracticePage)
    assert page is not None
    return page


def give(app: App, answer: Answer) -> None:
    """An answer by keys alone."""
    type_answer(practice(app), app.bridge.question, answer)
    QTest.keyClick(practice(app), Qt.Key.Key_Return)


@pytest.mark.parametrize("count", [2, pytest.param(10, marks=pytest.mark.long)])
@pytest.mark.parametrize("topic", sampled(filter(skills_of, Topic), 4), ids=lambda topic: topic.value)
def test_the_questions_of_a_topic_are_answered_by_keys_alone(app: App, qtbot: QtBot, topic: Topic, count: int) -> None:
    app.window.begin(topic, seed=5)
    for number in range(count):
        give(app, app.bridge.question.ruling().answer)
        assert app.bridge.mark is not None
        assert app.bridge.mark.right
        assert len(app.bridge.answered) == number + 1
        qtbot.keyClick(practice(app), Qt.Key.Key_Return)
        assert app.bridge.mark is None


def test_a_seat_is_clicked_and_amounts_come_from_the_keypad(app: App, qtbot: QtBot) -> None:
    app.window.desk.bridge.begin(app.window.house, skill="bring_in.equal_rank", seed=3)
    app.window.open("practice")
    page = practice(app)
    right = app.bridge.question.ruling().answer
    assert isinstance(right, SeatAndAmounts)

    number = right.seat
    qtbot.mouseClick(page.view.viewport(), Qt.MouseButton.LeftButton, pos=place_of_seat(page, number))
    buttons = {button.text(): button for button in page.findChildren(QPushButton) if button.isVisible()}
    money = app.bridge.question.table.stakes.unit
    for place_of, chips in enumerate(right.amounts):
        if place_of:
            qtbot.mouseClick(buttons["And another amount"], Qt.MouseButton.LeftButton)
        for digit in str(money.number(chips)):
            qtbot.mouseClick(buttons[digit], Qt.MouseButton.LeftButton)
    qtbot.mouseClick(buttons["Check answer"], Qt.MouseButton.LeftButton)

    assert app.bridge.mark is not None
    assert app.bridge.mark.given == right
    assert app.bridge.mark.right


def test_arrows_go_from_seat_to_seat_and_space_chooses(app: App, qtbot: QtBot) -> None:
    app.window.begin(Topic.FIRST_TO_ACT, seed=2)
    page = practice(app)
    qtbot.keyClick(page, Qt.Key.Key_Right)
    qtbot.keyClick(page.view, Qt.Key.Key_Right)
    reached = page.view.focused_seat
    assert reached is not None
    qtbot.keyClick(page.view, Qt.Key.Key_Space)
    assert page._answer is not None
    assert set(page._answer.marks().seats) == {reached}
    assert app.bridge.mark is None
    qtbot.keyClick(page, Qt.Key.Key_Return)
    assert app.bridge.mark is not None


def test_enter_does_nothing_while_a_part_is_missing(app: App, qtbot: QtBot) -> None:
    app.window.begin(Topic.BRING_IN, seed=1)
    qtbot.keyClick(practice(app), Qt.Key.Key_Return)
    qtbot.keyClick(practice(app), Qt.Key.Key_2)
    qtbot.keyClick(practice(app), Qt.Key.Key_Return)
    assert app.bridge.mark is None
    assert not app.bridge.answered


def test_backspace_clears_amounts_then_steps_back_to_the_seat(app: App, qtbot: QtBot) -> None:
    app.window.desk.bridge.begin(app.window.house, skill="bring_in.equal_rank", seed=3)
    app.window.open("practice")
    page = practice(app)
    taken = app.bridge.question.table.seats
    qtbot.keyClick(page, str(taken[0].number))
    qtbot.keyClick(page, "7")
    qtbot.keyClick(page, Qt.Key.Key_Backspace)
    qtbot.keyClick(page, Qt.Key.Key_Backspace)
    qtbot.keyClick(page, str(taken[1].number))
    assert page._answer is not None
    assert set(page._answer.marks().seats) == {taken[1].number}


def test_a_wrong_answer_is_named_and_the_right_one_stands_beside_it(app: App, qtbot: QtBot) -> None:
    # At the cardroom clubs are the lowest suit: whoever has the order reversed picks the highest of the tied cards.
    app.window.desk.bridge.begin(app.window.house, skill="bring_in.equal_rank", seed=3)
    app.window.open("practice")
    question = app.bridge.question
    right = question.ruling().answer
    assert isinstance(right, SeatAndAmounts)
    low = min(seat.board[0].rank for seat in question.table.seats)
    reversed_pick = max(
        (seat for seat in question.table.seats if seat.board[0].rank is low), key=lambda seat: seat.board[0].suit
    )
    give(app, SeatAndAmounts(reversed_pick.number, right.amounts))
    mark = app.bridge.mark
    assert mark is not None
    assert not mark.right
    assert mark.misconception is not None
    assert mark.misconception.name in {each.name for each in SKILLS["bring_in.equal_rank"].misconceptions}
    assert mark.seat_right is False
    assert mark.amounts_right is True


def test_escape_leaves_for_home_and_ends_the_session(app: App, qtbot: QtBot) -> None:
    app.window.begin(Topic.FIRST_TO_ACT, seed=2)
    qtbot.keyClick(practice(app), Qt.Key.Key_Escape)
    assert app.window.page == "home"
    assert not app.bridge.running


def test_r_shows_the_situation_again_and_back(app: App, qtbot: QtBot) -> None:
    app.window.begin(Topic.FIRST_TO_ACT, seed=2)
    page = practice(app)
    QApplication.processEvents()  # until the table has its final size
    asked = page.scene.snapshot()
    give(app, PickedSeat(app.bridge.question.table.live[0].number))
    marked = page.scene.snapshot()
    assert marked != asked
    qtbot.keyClick(page, "r")
    assert page.scene.snapshot() == asked
    qtbot.keyClick(page, "r")
    assert page.scene.snapshot() == marked


def test_the_theme_changes_in_the_middle_of_a_question(app: App, qtbot: QtBot) -> None:
    app.window.begin(Topic.BRING_IN, seed=4)
    question = app.bridge.question
    app._other_theme()
    qtbot.waitUntil(lambda: practice(app)._look.palette is not None and not practice(app)._look.palette.dark)
    assert app.bridge.question is question
    assert app.window.page == "practice"


@pytest.mark.parametrize("count", [12, pytest.param(100, marks=pytest.mark.long)])
def test_many_questions_leave_nothing_behind(app: App, qtbot: QtBot, count: int) -> None:
    def answer(questions: int) -> None:
        # A streak goes on as long as nothing goes wrong.
        app.window.desk.training.begin(Topic.BRING_IN, seed=6, mode=Mode.STREAK)
        for _ in range(questions):
            app.bridge.answer(app.bridge.question.ruling().answer)
            app.bridge.next()

    answer(10)
    before = left_behind(app)
    answer(count)
    assert left_behind(app) == before


def test_who_has_checked_is_noted_where_the_turn_is_asked_for(app: App) -> None:
    for seed in range(20):
        app.window.begin(None, skill="first_to_act.wrap_around", seed=seed)
        checked = app.bridge.question.checked
        page = practice(app)
        assert str(page.scene.snapshot()).count("|Checked ") == len(checked)
        assert ("checked on this street" in page.view.accessibleDescription()) == bool(checked)
        if checked:
            return
    raise AssertionError("nobody checked")


def test_the_hint_bar_names_the_letters_there_are(app: App) -> None:
    for skill in ("bring_in.may_open", "bring_in.unraised", "shared_river.cardroom_remix"):
        for seed in range(6):
            app.window.begin(None, skill=skill, seed=seed)
            choices = app.bridge.question.choices
            if choices:
                last = chr(ord("A") + len(choices) - 1)
                assert practice(app)._hints.texts[0] == f"A–{last} choose"


def test_of_the_seats_those_keys_are_named_that_choose_one() -> None:
    named = set()
    for skill, seed in product(("bring_in.plain", "first_to_act.high_card", "split.quartered"), range(4)):
        scenario = situation(skill, "cardroom", seed)
        assert scenario is not None
        question = scenario.question
        seats = question.table.live if question.kind is Kind.SPLIT else question.table.seats
        numbers = [str(seat.number) for seat in seats]
        caps, does = keys(question, Words("en"))[0]
        assert does == "seat"
        assert list(caps) == (numbers if len(numbers) <= 3 else [numbers[0], "–", numbers[-1]])
        named.add(tuple(caps))
    assert len(named) > 1


def test_of_many_choices_the_one_chosen_is_told_in_a_sentence(app: App, qtbot: QtBot) -> None:
    app.window.begin(None, skill="shared_river.enough", seed=1)
    page = practice(app)
    qtbot.keyClick(page, "c")
    assert page._answer is not None
    buttons = page._answer.findChildren(ChoiceButton)
    assert len(buttons) == 7
    assert [button._detail.isVisible() for button in buttons] == [at == 2 for at in range(7)]
    qtbot.keyClick(page, Qt.Key.Key_Down)
    assert [button._detail.isVisible() for button in buttons] == [at == 3 for at in range(7)]


def test_the_arrows_read_on_in_a_long_explanation_also_after_a_click_on_the_table(app: App, qtbot: QtBot) -> None:
    app.window.resize(1024, 700)
    app.window.begin(None, skill="shared_river.cardroom_remix", seed=1)
    page = practice(app)
    app.bridge.answer(app.bridge.question.ruling().answer)
    bar = page.panel.explanation.verticalScrollBar()
    qtbot.waitUntil(lambda: bar.maximum() > 0)
    number = app.bridge.question.table.live[0].number
    qtbot.mouseClick(page.view.viewport(), Qt.MouseButton.LeftButton, pos=place_of_seat(page, number))
    assert app.window.focusWidget() is page
    qtbot.keyClick(page, Qt.Key.Key_Down)
    assert bar.value() > 0
    qtbot.keyClick(page, Qt.Key.Key_End)
    assert bar.value() == bar.maximum()
    qtbot.keyClick(page, Qt.Key.Key_Up)
    assert 0 < bar.value() < bar.maximum()
    qtbot.keyClick(page, Qt.Key.Key_Return)
    assert app.bridge.mark is None


@pytest.mark.parametrize(("size", "every"), sampled([((1024, 700), 6), ((1024, 700), 1), ((1440, 900), 1)], every=3))
def test_every_question_fits_its_panel_and_has_its_height_at_once(app: App, size: tuple[int, int], every: int) -> None:
    app.window.resize(*size)
    app.window.begin(Topic.BRING_IN, seed=1)
    page, area = practice(app), practice(app).panel._asking_area
    QApplication.processEvents()  # until the window has that size
    for skill in list(SKILLS.values())[::every]:
        scenario = next(found for house in house_ids() if (found := situation(skill.id, house, 1)))
        page.show_question(scenario.question, 1, (), 0)
        # A choice is given the last pixels of its height once its width is known.
        assert area.widget().height() - area.height() < 12, skill.id
        for _ in range(2):
            QApplication.processEvents()
        assert area.height() == area.widget().height(), skill.id
        assert area.verticalScrollBar().maximum() == 0, skill.id
        assert len({right_edge(each) for each in (area.viewport(), page.panel._primary, page.panel._score)}) == 1


def right_edge(widget: QWidget) -> int:
    return widget.mapToGlobal(widget.rect().topRight()).x()


def test_keys_that_would_have_to_be_scrolled_are_lower(app: App) -> None:
    for size, columns in (((1280, 800), 6), ((1440, 900), 3)):
        app.window.resize(*size)
        QApplication.processEvents()
        app.window.begin(None, skill="bet_sizes.open_pair_both", seed=1)
        QApplication.processEvents()
        panel = practice(app).panel
        assert panel.answer is not None
        assert panel._asking_area.verticalScrollBar().maximum() == 0
        assert panel.answer.findChild(AmountPart)._pad.columnCount() == columns


def test_an_amount_that_no_chips_make_is_neither_taken_nor_left_out(app: App, qtbot: QtBot) -> None:
    # Page stakes have chips of 5 cents to half a dollar: none of them makes 33 cents.
    app.window.build(app.window.look, "supremeking")
    app.window.begin(None, skill="bring_in.amount_by_stake", seed=2)
    page = practice(app)
    qtbot.keyClick(page, str(app.bridge.question.table.seats[0].number))
    QApplication.processEvents()  # until the new pages are shown
    for sign in ("1", Qt.Key.Key_Space, "0", ".", "3", "3"):
        qtbot.keyClick(page, sign)
    assert page._answer is not None
    assert page._answer.answer() is None
    remark = page._answer.findChild(AmountPart)._remark
    assert not remark.isVisible()
    for key in (Qt.Key.Key_Return, Qt.Key.Key_Space):
        qtbot.keyClick(page, key)
        assert remark.isVisible()
        assert app.bridge.mark is None
    qtbot.keyClick(page, Qt.Key.Key_Backspace)
    assert not remark.isVisible()


def test_a_point_alone_begins_at_nought(app: App, qtbot: QtBot) -> None:
    app.window.build(app.window.look, "supremeking")
    app.window.begin(None, skill="bring_in.amount_by_stake", seed=2)
    page = practice(app)
    qtbot.keyClick(page, str(app.bridge.question.table.seats[0].number))
    for sign in (".", "5", "."):
        qtbot.keyClick(page, sign)
    assert page._answer is not None
    part = page._answer.findChild(AmountPart)
    assert part._figure.text() == "$0.5"


def test_keys_of_the_window_work_after_the_colours_have_changed(
    app: App, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = []
    monkeypatch.setattr(QFileDialog, "getOpenFileNames", lambda *_: (asked.append("file"), ([], ""))[1])
    for _ in range(2):
        app._other_theme()
        qtbot.wait(1)
    app.window.activateWindow()
    qtbot.waitUntil(app.window.isActiveWindow)
    qtbot.keyClick(app.window, Qt.Key.Key_O, Qt.KeyboardModifier.ControlModifier)
    assert asked == ["file"]


def test_a_seat_where_nobody_sits_is_not_chosen(app: App, qtbot: QtBot) -> None:
    for seed in range(20):
        app.window.begin(None, skill="first_to_act.wrap_around", seed=seed)
        page = practice(app)
        assert page._answer is not None
        empty = set(range(1, 9)) - {seat.number for seat in app.bridge.question.table.seats}
        for number in (*empty, 9, 0):
            qtbot.keyClick(page, str(number))
            assert not page._answer.marks().seats


def test_an_answer_that_leaves_an_amount_out_is_told_so(app: App, qtbot: QtBot) -> None:
    app.window.begin(None, skill="bring_in.plain", seed=2)
    right = app.bridge.question.ruling().answer
    assert isinstance(right, SeatAndAmounts)
    app.bridge.answer(SeatAndAmounts(right.seat, right.amounts[:1]))
    assert "What you said was right, but an amount is missing." in practice(app).panel.explanation.texts
