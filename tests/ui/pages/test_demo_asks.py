"""The demo asks: decisions predicted before they are seen, a moment turned into a question, and other houses."""

from pathlib import Path

import pytest
from PySide6.QtCore import QSettings, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication, QFileDialog, QLabel
from pytestqt.qtbot import QtBot

from tests.ui.pages.test_demo import EIGHT, OPEN_PAIR, SPLIT, Opener, button, combo, key, told, words_of
from tests.ui.pages.test_demo import opened as opened
from trainer.commentary import Phase, StepKind
from trainer.houses import keys as k
from trainer.houses.values import BringInTie
from trainer.notation.read import read_hands
from trainer.questions import Asks
from trainer.settings import Settings
from ui.app import App
from ui.demo.bundled import bundled_hand
from ui.demo.playback import Playback
from ui.demo.reel import Reel
from ui.pages.demo import DemoPage
from ui.widgets.switch import Switch

# Open pair and side pot: fourth street is dealt at step 14; seat 4, a pair of queens, is called at 15 and bets at 16.
DEALT = 14


def asking(page: DemoPage) -> Asks | None:
    return page.playback.box.question.asks if page.playback.box else None


def line_of(page: DemoPage, seat: int) -> str:
    (line,) = [line for line in page.playback.scene.snapshot() if f" / seat {seat} " in line]
    return line


def click_seat(qtbot: QtBot, page: DemoPage, number: int) -> None:
    """A click wherever that seat is found on the table."""
    view, scene = page.playback.view, page.playback.scene
    room = scene.sceneRect()
    for x in range(0, round(room.width()), 12):
        for y in range(0, round(room.height()), 12):
            if scene.seat_at(x, y) == number:
                qtbot.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=view.mapFromScene(x, y))
                return
    raise AssertionError(number)


# Predict before reveal


def test_stepping_stops_at_a_decision_and_enter_checks_reveals_and_goes_on(opened: Opener, qtbot: QtBot) -> None:
    page = opened(bundled_hand(OPEN_PAIR))
    key(qtbot, page, Qt.Key.Key_T)
    page.playback.go(DEALT)
    key(qtbot, page, Qt.Key.Key_Right)
    assert (page.playback.at, asking(page)) == (DEALT, Asks.FIRST_TO_ACT)
    assert "Who acts first on fourth street?" in words_of(page.playback.box)
    key(qtbot, page, Qt.Key.Key_Return)
    assert page.playback.box.mark is None
    key(qtbot, page, Qt.Key.Key_8)
    assert "selected" in line_of(page, 8)
    key(qtbot, page, Qt.Key.Key_Return)
    assert page.playback.at == DEALT
    assert "Seat 4 acts first." in words_of(page.playback.box)
    assert "wrong" in line_of(page, 8)
    assert "right" in line_of(page, 4)
    assert "0 of 1" in words_of(page)
    key(qtbot, page, Qt.Key.Key_Return)
    assert (page.playback.at, asking(page)) == (DEALT + 1, None)


def test_nothing_of_what_comes_is_to_be_seen(opened: Opener, qtbot: QtBot) -> None:
    page = opened(bundled_hand(OPEN_PAIR))
    page.playback.go(DEALT)
    assert "To act" in line_of(page, 4)
    key(qtbot, page, Qt.Key.Key_T)
    assert not [line for line in page.playback.scene.snapshot() if "To act" in line]
    assert len(told(page)) == DEALT
    key(qtbot, page, Qt.Key.Key_Right)
    seats = [line for line in page.playback.scene.snapshot() if " / seat " in line]
    assert not [line for line in seats if "selected" in line or "to_act" in line or "rings=[(" in line]
    assert len(told(page)) == DEALT
    assert "queens" not in page.playback.view.accessibleName()


def test_the_timeline_keeps_to_itself_how_a_hand_that_is_predicted_goes_on(opened: Opener, qtbot: QtBot) -> None:
    def ahead(page: DemoPage, width: int) -> bytes:
        shot = page.playback.transport.timeline.grab().toImage()
        image = shot.copy(shot.width() - width, 0, width, shot.height())
        return bytes(image.constBits())

    page = opened(bundled_hand(EIGHT))
    page.playback.go(51)
    plain = ahead(page, 50)
    key(qtbot, page, Qt.Key.Key_T)
    covered = ahead(page, 50)
    assert covered != plain
    timeline = page.playback.transport.timeline
    assert timeline._name(page.playback.reel.chapters[-1]) == "End"
    page.playback.go(page.playback.reel.end)
    assert timeline._name(page.playback.reel.chapters[-1]) == "Showdown"
    assert ahead(page, 50) != covered


def test_a_seat_is_answered_by_a_click_on_the_table(opened: Opener, qtbot: QtBot) -> None:
    page = opened(bundled_hand(OPEN_PAIR))
    assert page.playback.scene.seats == ()
    key(qtbot, page, Qt.Key.Key_T)
    page.playback.go(DEALT)
    key(qtbot, page, Qt.Key.Key_Right)
    click_seat(qtbot, page, 4)
    assert "selected" in line_of(page, 4)
    qtbot.mouseClick(page.playback.box.primary, Qt.MouseButton.LeftButton)
    assert page.playback.box.mark.right
    assert "1 of 1" in words_of(page)
    qtbot.mouseClick(page.playback.box.primary, Qt.MouseButton.LeftButton)
    assert page.playback.at == DEALT + 1


def test_escape_leaves_the_question_and_the_hand_goes_on(opened: Opener, qtbot: QtBot) -> None:
    page = opened(bundled_hand(OPEN_PAIR))
    key(qtbot, page, Qt.Key.Key_T)
    page.playback.go(DEALT)
    key(qtbot, page, Qt.Key.Key_Right, Qt.Key.Key_Escape)
    assert (page.playback.at, asking(page)) == (DEALT, None)
    key(qtbot, page, Qt.Key.Key_Right)
    assert (page.playback.at, asking(page)) == (DEALT + 1, None)
    with qtbot.waitSignal(page.left):
        key(qtbot, page, Qt.Key.Key_Escape)


def test_what_was_answered_is_not_asked_again_and_going_elsewhere_leaves_a_question(
    opened: Opener, qtbot: QtBot
) -> None:
    page = opened(bundled_hand(OPEN_PAIR))
    key(qtbot, page, Qt.Key.Key_T)
    page.playback.go(DEALT)
    key(qtbot, page, Qt.Key.Key_Right, Qt.Key.Key_4, Qt.Key.Key_Return, Qt.Key.Key_Return, Qt.Key.Key_Left)
    assert page.playback.at == DEALT
    key(qtbot, page, Qt.Key.Key_Right, Qt.Key.Key_Right)
    assert page.playback.at == DEALT + 2
    key(qtbot, page, Qt.Key.Key_Right)
    assert asking(page) is Asks.WAGER_TO
    key(qtbot, page, Qt.Key.Key_Left)
    assert (page.playback.at, asking(page)) == (DEALT + 1, None)


def test_playing_by_itself_stops_at_a_decision_and_plays_on_after_it(
    opened: Opener, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ui.demo.pace._PAUSE", 0)
    monkeypatch.setattr("ui.demo.pace._LONG_PAUSE", 0)
    page = opened(bundled_hand(SPLIT))
    key(qtbot, page, Qt.Key.Key_T, Qt.Key.Key_Space)
    qtbot.waitUntil(lambda: page.playback.box is not None)
    assert asking(page) is Asks.BRING_IN
    assert not page.playback.playing
    at = page.playback.at
    assert page.playback.reel.steps[at].kind is StepKind.ANNOUNCE
    while asking(page) is Asks.BRING_IN:
        # Seat and amounts as the ruling has them: which these are is not what is tried here.
        answer = page.playback.box.question.ruling().answer
        key(qtbot, page, Qt.Key(Qt.Key.Key_0 + answer.seat), Qt.Key.Key_Tab)
        for amount in answer.amounts:
            for digit in str(amount):
                key(qtbot, page, Qt.Key(Qt.Key.Key_0 + int(digit)))
            key(qtbot, page, Qt.Key.Key_Space)
        key(qtbot, page, Qt.Key.Key_Return)
        assert page.playback.box.mark is not None
        key(qtbot, page, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: page.playback.box is not None)
    assert (page.playback.at > at, asking(page)) == (True, Asks.NEXT_TO_ACT)


def test_every_decision_of_a_hand_is_asked_once_on_the_way(opened: Opener, qtbot: QtBot) -> None:
    page = opened(bundled_hand(EIGHT))
    key(qtbot, page, Qt.Key.Key_T)
    asked = []
    while page.playback.at < page.playback.reel.end:
        key(qtbot, page, Qt.Key.Key_Right)
        if asking(page) is not None:
            asked.append(asking(page))
            key(qtbot, page, Qt.Key.Key_Escape)
    # As the hand goes: see the test of its decisions.
    assert [each.value for each in asked] == [
        *("bring_in", "next_to_act", "first_to_act", "first_to_act", "wager_to", "first_to_act", "wager_to"),
        *("river_procedure", "first_to_act", "wager_to", "wager_to", "shows_first", "split"),
    ]


def test_whether_to_predict_is_remembered(opened: Opener, qtbot: QtBot) -> None:
    page = opened(bundled_hand(SPLIT))
    (switch,) = page.findChildren(Switch)
    assert not switch.isChecked()
    qtbot.mouseClick(switch, Qt.MouseButton.LeftButton)
    assert QSettings().value("demo/predict", type=bool) is True
    assert opened(bundled_hand(SPLIT)).findChild(Switch).isChecked()


def test_letters_and_digits_are_the_answers_while_it_is_asked(opened: Opener, qtbot: QtBot) -> None:
    page = opened(bundled_hand(EIGHT))
    key(qtbot, page, Qt.Key.Key_T)
    page.playback.go(50)
    key(qtbot, page, Qt.Key.Key_Right)
    assert asking(page) is Asks.RIVER_PROCEDURE
    key(qtbot, page, Qt.Key.Key_A)
    assert page.playback.box.answer.answer().choice == "deal"
    key(qtbot, page, Qt.Key.Key_2, Qt.Key.Key_V, Qt.Key.Key_T, Qt.Key.Key_F)
    assert page.playback.box.answer.answer().choice == "community_after_remix"
    assert button(page, "Speed: Usual")
    key(qtbot, page, Qt.Key.Key_Return)
    # One card and three burns are fewer than eight: it is mixed, and one card is for all.
    assert page.playback.box.mark.right


# Ask me this


def test_any_moment_is_turned_into_a_question(opened: Opener, qtbot: QtBot) -> None:
    page = opened(bundled_hand(OPEN_PAIR))
    page.playback.go(DEALT)
    qtbot.mouseClick(button(page, "Ask me this"), Qt.MouseButton.LeftButton)
    assert asking(page) is Asks.FIRST_TO_ACT
    key(qtbot, page, Qt.Key.Key_4, Qt.Key.Key_Return, Qt.Key.Key_Return)
    assert (page.playback.at, asking(page)) == (DEALT, None)
    # Once it has been called who acts first, what is left is how much.
    key(qtbot, page, Qt.Key.Key_Right, Qt.Key.Key_A)
    assert (page.playback.at, asking(page)) == (DEALT + 1, Asks.WAGER_TO)
    key(qtbot, page, Qt.Key.Key_2, Qt.Key.Key_0, Qt.Key.Key_Space, Qt.Key.Key_4, Qt.Key.Key_0, Qt.Key.Key_Return)
    assert page.playback.box.mark.right


def test_where_nothing_is_decided_that_is_said(opened: Opener, qtbot: QtBot) -> None:
    page = opened(bundled_hand(OPEN_PAIR))
    page.playback.go(page.playback.reel.end)
    key(qtbot, page, Qt.Key.Key_A)
    assert asking(page) is None
    assert "There is nothing that a dealer decides here." in words_of(page)
    # Neither good news nor a refusal.
    assert page._news.property("tone") == "news"
    assert page._banner.isHidden()


def test_what_tells_the_house_is_covered_while_it_is_asked(opened: Opener, qtbot: QtBot) -> None:
    page = opened(bundled_hand(OPEN_PAIR))
    page.playback.go(12)
    key(qtbot, page, Qt.Key.Key_A)
    assert asking(page) is Asks.DEALER_NEXT
    drawn = "\n".join(page.playback.scene.snapshot())
    assert "Stub" in drawn
    assert "Stub|3" not in drawn
    assert "Stub," not in page.playback.view.accessibleDescription()


# At another house


def at_house(page: DemoPage, name: str) -> None:
    houses = combo(page, "House it is played at")
    houses.setCurrentIndex(next(at for at in range(houses.count()) if houses.itemText(at) == name))


def test_a_hand_is_replayed_at_another_house_where_it_stands(opened: Opener, qtbot: QtBot) -> None:
    page = opened(bundled_hand("equal-boards.phh"))
    page.playback.go(12)
    at_house(page, "TDA tournament")
    assert page.playback.reel.hand.house.id == "tda"
    assert page.playback.at == 12
    assert "TDA tournament" in words_of(page)
    assert "It differs in one place: key N" in words_of(page)
    key(qtbot, page, Qt.Key.Key_N)
    # Equal boards on fourth street: the king of spades, seat 6, starts there; seat 3 acted.
    departed = page.playback.at
    assert page.playback.reel.step(departed).phase is Phase.FOURTH
    assert "Departs here" in words_of(told(page)[-1])
    assert "seat 6" in words_of(told(page)[-1])
    key(qtbot, page, Qt.Key.Key_Home, Qt.Key.Key_N)
    assert page.playback.at == departed
    at_house(page, "Live cardroom, as recorded")
    assert page.playback.reel.hand == bundled_hand("equal-boards.phh")
    assert "differs" not in words_of(page)


def test_the_commentary_cites_the_house_it_is_played_at(opened: Opener) -> None:
    page = opened(bundled_hand("equal-boards.phh"))
    at_house(page, "TDA tournament")
    page.playback.go(13)
    assert "decides: the king of spades, seat 6" in words_of(told(page)[-1])


def test_what_the_dealer_does_otherwise_is_marked_too(opened: Opener, qtbot: QtBot) -> None:
    page = opened(bundled_hand("five-streets.phh"))
    at_house(page, "SupremeKing")
    key(qtbot, page, Qt.Key.Key_N)
    assert "The dealer does it otherwise here" in words_of(told(page)[-1])
    assert page.playback.reel.step(page.playback.at).kind is StepKind.DEAL


def test_a_house_that_does_not_deal_the_game_cannot_be_chosen_and_says_why(opened: Opener) -> None:
    page = opened(bundled_hand(SPLIT))
    houses = combo(page, "House it is played at")
    model = houses.model()
    refused = {
        houses.itemText(at): model.item(at).toolTip() for at in range(houses.count()) if not model.item(at).isEnabled()
    }
    # High/low is dealt by neither of the two.
    assert len(refused) == 2
    assert all("does not deal seven card stud high/low" in reason for reason in refused.values())


# For everybody to see


def test_show_all_by_its_key(opened: Opener, qtbot: QtBot) -> None:
    page = opened(bundled_hand(OPEN_PAIR))
    page.playback.go(20)
    hidden = page.playback.scene.snapshot()
    key(qtbot, page, Qt.Key.Key_V)
    assert any(" hole " in line for line in page.playback.scene.snapshot())
    key(qtbot, page, Qt.Key.Key_V)
    assert page.playback.scene.snapshot() == hidden


def test_the_full_screen_has_larger_letters_and_escape_leaves_it_first(opened: Opener, qtbot: QtBot) -> None:
    page = opened(bundled_hand(OPEN_PAIR))
    page.playback.go(13)

    def size() -> int:
        (heading,) = [each for each in told(page)[-1].findChildren(QLabel) if each.text() == "Burn one"]
        return heading.font().pixelSize()

    before = size()
    key(qtbot, page, Qt.Key.Key_F11)
    assert page.window().isFullScreen()
    assert len(told(page)) == 13
    assert size() > 1.4 * before
    with qtbot.assertNotEmitted(page.left):
        key(qtbot, page, Qt.Key.Key_Escape)
    assert not page.window().isFullScreen()
    assert size() == before


def test_picture_and_hand_are_saved_where_the_dialog_says(
    opened: Opener, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = opened(bundled_hand(OPEN_PAIR))
    offered = []

    def choose(*given: object) -> tuple[str, str]:
        offered.append(given[2])
        return str(tmp_path / "saved"), str(given[3]).split(";;")[-1]

    monkeypatch.setattr(QFileDialog, "getSaveFileName", choose)
    at_house(page, "TDA tournament")
    actions = {each.text(): each for each in page.actions() if isinstance(each, QAction)}
    actions["Save the picture …"].trigger()
    actions["Save the hand …"].trigger()
    assert offered == ["hand.png", "hand.phh"]
    assert (tmp_path / "saved.pdf").read_bytes().startswith(b"%PDF-")
    # The hand as it was recorded, whatever house it is played at.
    (again,) = read_hands(tmp_path / "saved.phh")
    assert again.events == bundled_hand(OPEN_PAIR).events
    assert f"Saved as {tmp_path / 'saved.phh'}." in words_of(page)
    page.save_hand(tmp_path / "nowhere" / "hand.phh")
    assert "hand.phh cannot be written" in words_of(page)
    assert "Saved as" not in words_of(page)
    page.save_picture(tmp_path / "table.gif")
    assert "has to end in .png, .svg or .pdf" in words_of(page)


# By the house that is asked for


def test_hands_are_read_by_the_house_and_the_clauses_asked_for(
    app: App, qapp: QApplication, qtbot: QtBot, tmp_path: Path
) -> None:
    (tmp_path / "hand.phh").write_text(
        'variant = "F7S"\nantes = [1, 1]\nbring_in = 3\nsmall_bet = 10\nbig_bet = 20\nstarting_stacks = [200, 200]\n'
        'actions = ["d dh p1 ????2c", "d dh p2 ????Kd"]\n',
        encoding="utf-8",
    )
    app.window.open_hands([tmp_path / "hand.phh"])
    assert app.window.findChild(Playback).reel.hand.house.id == "cardroom"
    clauses = {"bring_in.tie": "suit_high"}
    other = App(qapp, Settings("cardroom", "en"), clauses=clauses, hands_at="tda")
    qtbot.addWidget(other.window)
    other.window.open_hands([tmp_path / "hand.phh"])
    house = other.window.findChild(Playback).reel.hand.house
    assert house.id == "tda"
    assert house[k.BRING_IN_TIE] is BringInTie.SUIT_HIGH


def test_where_everybody_has_folded_nothing_is_decided() -> None:
    reel = Reel(bundled_hand("no-ante.phh"))
    assert not reel.contested
    assert reel.steps[-1].kind is StepKind.PUSH
    assert reel.decision(reel.end - 1) is None
