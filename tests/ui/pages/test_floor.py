"""The floor call by keys and clicks: a dispute told, ruled on at two houses, saved, asked and reported."""

import json
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, QSettings, Qt
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QCheckBox, QDialog, QLabel, QLineEdit
from pytestqt.qtbot import QtBot

from tests.sample import sampled
from trainer import events as ev
from trainer.cards import Card
from trainer.cli import main
from trainer.cli.report import document
from trainer.floor.dispute import Spot
from trainer.floor.setting import Setting
from trainer.houses.loader import load_house
from trainer.questions.asks import Asks
from trainer.settings import Settings
from trainer.table import Street
from trainer.text.words import Words
from ui import theme
from ui.app import App
from ui.floor.files import HandChoice
from ui.look import Look
from ui.pages.floor import FloorPage
from ui.pages.home import HomePage
from ui.widgets.block import Block

_CONTROL = Qt.KeyboardModifier.ControlModifier
DOORS = "Ks2hTh2dAs2cJh3c"
"""Seat 6 has the deuce of clubs."""


class Hands:
    """A supervisor's hands on the keys, each stroke counted."""

    def __init__(self, app: App, qtbot: QtBot) -> None:
        self.app, self.qtbot, self.strokes = app, qtbot, 0

    @property
    def page(self) -> FloorPage:
        page = self.app.window.findChild(FloorPage)
        assert page is not None
        return page

    def type(self, text: str) -> None:
        for sign in text:
            self.press(sign)

    def press(self, key: str | Qt.Key, *, control: bool = False) -> None:
        focused = QApplication.focusWidget()
        assert focused is not None
        self.strokes += 1
        held = Qt.KeyboardModifier.ControlModifier if control else Qt.KeyboardModifier.NoModifier
        self.qtbot.keyClick(focused, key, held)


@pytest.fixture
def hands(app: App, qtbot: QtBot) -> Hands:
    made = Hands(app, qtbot)
    app.window.findChild(HomePage).setFocus()
    made.press("j")
    return made


def read(page: FloorPage) -> set[str]:
    """What can be read beside the table."""
    labels = {label.text() for label in page.panel.findChildren(QLabel) if label.isVisible()}
    return labels | {text for block in page.panel.findChildren(Block) if block.isVisible() for text in block.texts}


def to_fourth_street(hands: Hands) -> None:
    """Seat 6 brings it in, seat 7 completes, seat 6 alone calls: two are left."""
    hands.type(DOORS + "imffffffc")


def test_eight_players_door_cards_and_who_brings_it_in(hands: Hands) -> None:
    hands.type(DOORS)
    # One key from home and two a card; the hole cards, which nobody sees, take none.
    assert hands.strokes == 1 + 2 * 8
    assert hands.page.dispute.ruled().to_act == 6
    assert "Bring-in: seat 6 posts $3, or opens for $10." in read(hands.page)
    assert "Seat 6 is in turn: press what he does." in hands.page.said


def test_a_ten_may_be_typed_in_figures_and_a_mistyped_rank_put_right(hands: Hands) -> None:
    hands.type("k10h")
    assert hands.page.dispute.cards == {Spot(1, 3): Card.parse("Th")}


def test_until_all_door_cards_are_named_nothing_is_ruled(hands: Hands) -> None:
    hands.type("Ks2h")
    assert "Door cards still to be named: seats 3, 4, 5, 6, 7 and 8." in read(hands.page)
    for _ in range(6):
        hands.press(Qt.Key.Key_Space)
    # Nobody saw the others: any may be below the deuce of hearts, the lowest that is known, until somebody posts.
    assert hands.page.dispute.ruled().to_act is None
    assert "Next: The lowest door card brings it in." in read(hands.page)
    hands.type("i")
    assert "Bring-in: seat 2 posts $3, or opens for $10." in read(hands.page)
    assert hands.page.dispute.ruled().to_act == 3


def test_acts_are_typed_with_their_seat_or_without(hands: Hands) -> None:
    hands.type(DOORS + "6i")
    assert hands.page.dispute.acts == (ev.BringInPosted(6, 3),)
    hands.type("m")
    assert hands.page.dispute.acts[-1] == ev.Completed(7, 10)
    assert hands.page.dispute.ruled().to_act == 8


@pytest.mark.parametrize(
    ("typed", "why"),
    [
        ("4r", "Found seat 4, but the bring-in of seat 6 was expected (Low cards of equal rank)."),
        ("k", "Found a check, but a player checks only where there is nothing to call or to bring in"),
        ("c", "Found a call, but the bring-in of seat 6 was expected"),
        ("s", "Found a hand shown, but the bring-in of seat 6 was expected"),
    ],
)
def test_what_cannot_have_been_is_refused_while_typing_and_changes_nothing(hands: Hands, typed: str, why: str) -> None:
    hands.type(DOORS)
    before = hands.page.dispute
    hands.type(typed)
    assert hands.page.dispute is before
    assert hands.page.said.startswith(why)
    hands.type("i")  # what was half said is forgotten
    assert hands.page.dispute.acts == (ev.BringInPosted(6, 3),)


def test_a_card_is_named_once(hands: Hands) -> None:
    hands.type("KsKs")
    assert hands.page.said == "Found the king of spades a second time, but a card is dealt only once."
    assert hands.page.dispute.cards == {Spot(1, 3): Card.parse("Ks")}


def test_everything_is_taken_back_and_said_again(hands: Hands) -> None:
    to_fourth_street(hands)
    said = hands.page.dispute
    things = 8 + 9  # door cards and acts
    for _ in range(things):
        hands.press("z", control=True)
    assert hands.page.dispute.cards == {}
    assert hands.page.dispute.acts == ()
    for _ in range(things):
        hands.press("y", control=True)
    assert hands.page.dispute == said


def test_the_arrows_go_to_any_card_to_name_it_anew(hands: Hands) -> None:
    hands.type(DOORS)
    hands.press(Qt.Key.Key_Tab)  # to the first card of all
    hands.press(Qt.Key.Key_Down)  # the second hole card of seat 1
    hands.type("9d")
    assert hands.page.dispute.table.seat(1).down == (None, Card.parse("9d"))
    hands.press(Qt.Key.Key_Tab)
    hands.press(Qt.Key.Key_Right)
    hands.type("3d")  # seat 2's door card in place of the deuce
    assert hands.page.dispute.table.seat(2).board == (Card.parse("3d"),)


def test_a_wager_of_several_totals_waits_for_one(hands: Hands) -> None:
    to_fourth_street(hands)
    # Seat 6 pairs his deuce: ten or twenty may be bet on fourth street.
    hands.type("2sQc")
    assert hands.page.dispute.table.street is Street.FOURTH
    hands.type("b")
    assert hands.page.dispute.acts[-1] != ev.Bet(6, 10)
    hands.type("20")
    hands.press(Qt.Key.Key_Return)
    assert hands.page.dispute.acts[-1] == ev.Bet(6, 20)
    hands.press("z", control=True)
    hands.type("b15")
    hands.press(Qt.Key.Key_Return)
    assert "$10 or $20" in hands.page.said
    hands.press(Qt.Key.Key_Escape)
    assert hands.page.dispute.ruled().to_act == 6


@pytest.mark.parametrize("typed", sampled((DOORS + each for each in ("", "im", "i", "imffffffc", "imffffffc2sQc")), 2))
def test_the_rulings_are_those_of_the_command_on_the_file_saved(
    hands: Hands, tmp_path: Path, capsys: pytest.CaptureFixture[str], typed: str
) -> None:
    hands.type(typed)
    file = tmp_path / "dispute.phh"
    hands.page.save_file(file)
    for house in ("cardroom", "supremeking"):
        assert main(["rule", str(file), "--house", house, "--json"]) == 0
        command = json.loads(capsys.readouterr().out)
        here = hands.page.dispute.begun_at(hands.page.dispute.start, load_house(house)).ruled()
        assert json.loads(json.dumps(document(here, Words()))) == command


def test_both_houses_are_read_and_what_differs_is_marked(hands: Hands, qtbot: QtBot) -> None:
    hands.type(DOORS)
    assert "SupremeKing rules the same." in read(hands.page)
    hands.type("imffffffc")
    # The card room burns before fourth street, SupremeKing does not.
    told = read(hands.page)
    assert "Next: Burn a card before fourth street." in told
    assert "Differs at SupremeKing" in told
    assert "Next: Deal fourth street: a card face up to seat 6." in told
    hands.press(Qt.Key.Key_F6)
    hands.press(Qt.Key.Key_Home)  # the first of the list, SupremeKing itself
    assert hands.page.dispute.house.id == "supremeking"


def test_the_reasons_and_their_clauses_follow_the_rulings(hands: Hands, qtbot: QtBot) -> None:
    hands.type(DOORS)
    qtbot.waitUntil(lambda: "The clauses" in read(hands.page))
    told = read(hands.page)
    assert "Equal rank, so the lowest suit decides: the two of clubs, seat 6." in told
    assert "Low cards of equal rank" in told  # the clause's title


def test_a_hand_is_told_to_its_end_and_paid(hands: Hands) -> None:
    hands.press("e", control=True)
    for box in hands.page.panel.set_up.findChildren(QCheckBox)[2:]:
        box.setChecked(False)
    hands.press(Qt.Key.Key_Return)
    hands.type("2c9cic")
    for cards in ("3dKd", "4dQd", "5sJs"):
        hands.type(cards + "kk")
    # The river is ruled on before it is dealt, then dealt unseen.
    assert hands.page.dispute.ruled().duty == "river"
    hands.type("dkk")
    assert hands.page.dispute.ruled().street == "showdown"
    assert hands.page.dispute.ruled().awards is None
    # Each hole card is asked for in turn: an ace makes a wheel of 2 3 4 5; the other has king, queen, jack, ten, nine.
    hands.type("Ah6h7hTh8s2d")
    awards = hands.page.dispute.ruled().awards
    assert awards is not None
    # Ante and bring-in of two players: the king-high straight beats the seven-high one.
    assert [(award.seat, award.amount) for award in awards] == [(2, 8)]
    hands.type("s")
    assert isinstance(hands.page.dispute.acts[-1], ev.HandShown)


def test_clear_leaves_the_table_and_can_be_taken_back(hands: Hands) -> None:
    hands.type(DOORS)
    said = hands.page.dispute
    hands.press("n", control=True)
    assert not hands.page.dispute.cards
    hands.press("z", control=True)
    assert hands.page.dispute == said


def test_a_table_is_set_up_by_keys_kept_and_found_again(app: App, hands: Hands) -> None:
    hands.press("e", control=True)
    set_up = hands.page.panel.set_up
    assert set_up.isVisible()
    for box in set_up.findChildren(QCheckBox)[3:]:
        box.setChecked(False)
    hands.press(Qt.Key.Key_Tab)
    hands.type("4")
    hands.press(Qt.Key.Key_Tab)
    hands.type("8")
    hands.press(Qt.Key.Key_Return)
    start = hands.page.dispute.start
    assert [seat.number for seat in start.seats] == [1, 2, 3]
    assert (start.stakes.small, start.stakes.big) == (4, 8)
    hands.type("Ks2hTh")
    assert hands.page.dispute.ruled().to_act == 2
    app.window.build(app.window.look, "cardroom")
    assert app.window.findChildren(FloorPage)[-1].dispute.start == start


def test_a_table_nobody_can_play_at_is_refused_in_place(hands: Hands) -> None:
    hands.press("e", control=True)
    set_up = hands.page.panel.set_up
    hands.press(Qt.Key.Key_Tab)
    hands.type("x")
    hands.press(Qt.Key.Key_Return)
    assert "Found 'x', but an amount such as 25 or 0.50 was expected." in read(hands.page)
    for box in set_up.findChildren(QCheckBox):
        box.setChecked(False)
    hands.press(Qt.Key.Key_Escape)
    assert not set_up.isVisible()
    assert len(hands.page.dispute.start.seats) == 8


def test_while_a_table_is_set_up_the_keys_are_its_own_wherever_somebody_clicks(hands: Hands, qtbot: QtBot) -> None:
    hands.type(DOORS)
    before = hands.page.dispute
    hands.press("e", control=True)
    set_up = hands.page.panel.set_up
    last = set_up.findChildren(QLineEdit)[-1]
    last.setEnabled(False)
    qtbot.mouseClick(
        set_up.window().windowHandle(), Qt.MouseButton.LeftButton, pos=last.mapTo(set_up.window(), QPoint(9, 9))
    )
    assert set_up.hasFocus()
    hands.page.setFocus()
    hands.type("6i")
    assert hands.page.dispute is before
    hands.press(Qt.Key.Key_Tab)
    assert not hands.page.hasFocus()
    hands.page.setFocus()
    hands.press(Qt.Key.Key_Return)
    assert not set_up.isVisible()


def test_where_a_table_does_not_fit_what_was_said_it_is_told_how_to_go_on(hands: Hands) -> None:
    page = hands.page
    hands.type(DOORS)
    table = Setting.of(page.dispute.start, page.dispute.house)
    seven = table.seating({player.seat: player.stack for player in table.players if player.seat != 8})
    page.set_up(seven)
    # The three of clubs has been named at seat 8.
    assert page.said.startswith("Found seat 8, but only seats 1, 2, 3, 4, 5, 6 and 7 were dealt in.")
    assert page.said.endswith("Take back with Ctrl Z what does not fit, and choose again.")
    hands.press("z", control=True)
    page.set_up(seven)
    assert len(page.dispute.start.seats) == 7


def test_a_hand_is_saved_and_opened_and_a_broken_one_refused(hands: Hands, tmp_path: Path) -> None:
    to_fourth_street(hands)
    said = hands.page.dispute
    file, broken = tmp_path / "a.phh", tmp_path / "b.phh"
    hands.page.save_file(file)
    hands.page.save_file(tmp_path / "nowhere" / "a.phh")
    # What was said of the first is not said beside it.
    assert (hands.page._banner.isVisible(), hands.page.felt.news.said) == (True, "")
    hands.press("n", control=True)
    hands.page.open_file(file)
    assert hands.page.dispute.table == said.table
    broken.write_text("variant = ")
    hands.page.open_file(broken)
    assert "b.phh" in hands.page._banner.text
    assert hands.page.dispute.table == said.table


TWO_AND_A_BROKEN = (
    '[1]\nvariant = "no such game"\n'
    '[2]\nvariant = "F7S"\nantes = [1, 1]\nbring_in = 3\nsmall_bet = 10\nbig_bet = 20\n'
    'starting_stacks = [500, 500]\nactions = ["d dh p1 ????Ks", "d dh p2 ????2c"]\n'
)


def test_of_several_hands_in_a_file_one_is_chosen_and_a_broken_one_is_in_nobodys_way(
    hands: Hands, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "night.phhs"
    file.write_text(TWO_AND_A_BROKEN, encoding="utf-8")
    seen: list[tuple[str, bool]] = []

    def choose(dialog: HandChoice) -> int:
        dialog.show()
        for _ in range(2):
            seen.append((dialog._told.text(), dialog.opens.isEnabled()))
            QTest.keyClick(dialog.list, Qt.Key.Key_Down)
        dialog.hide()
        return QDialog.DialogCode.Accepted

    monkeypatch.setattr(HandChoice, "exec", choose)
    hands.page.open_file(file)
    (refused, open_first), (told, open_second) = seen
    assert "no such game" in refused
    assert not open_first
    assert "Seat 2, two of clubs up, two cards down" in told
    assert open_second
    assert hands.page.dispute.cards[Spot(2, 3)] == Card.parse("2c")
    before = hands.page.dispute
    monkeypatch.setattr(HandChoice, "exec", lambda dialog: QDialog.DialogCode.Rejected)
    hands.page.open_file(file)
    assert hands.page.dispute is before


def test_a_file_without_a_hand_is_said_to_have_none(hands: Hands, tmp_path: Path) -> None:
    (tmp_path / "none.phhs").write_text("")
    hands.page.open_file(tmp_path / "none.phhs")
    assert hands.page._banner.text == "There is no hand in none.phhs."


def test_a_call_is_gone_on_with_after_the_program_was_left_or_torn_away(
    qapp: QApplication, qtbot: QtBot, hands: Hands
) -> None:
    hands.type(DOORS + "im")
    said = hands.page.dispute
    # Nobody has closed the window: what is kept was kept as it was said.
    again = App(qapp, Settings("cardroom", "en"), look=Look(Words("en"), theme.DARK, speed=0))
    qtbot.addWidget(again.window)
    again.window.open("floor")
    page = again.window.findChild(FloorPage)
    assert page is not None
    assert (page.dispute.acts, page.dispute.table) == (said.acts, said.table)
    assert page.felt.news.said == "Here is the call as it was left. Ctrl N begins another."
    qtbot.keyClick(page, "z", Qt.KeyboardModifier.ControlModifier)
    assert page.dispute.acts == ()
    # With what had been told cleared, there is nothing to go on with.
    page.clear()
    fresh = FloorPage(again.window.look, again.window.houses, again.window.house)
    qtbot.addWidget(fresh)
    fresh.set_compact(False)
    assert (fresh.dispute.acts, fresh.dispute.cards) == ((), {})
    assert not fresh.felt.news.said


def test_a_call_that_cannot_be_read_any_more_begins_anew(app: App, qtbot: QtBot) -> None:
    QSettings().setValue("floor/told", '{"table": "variant = ", "cards": [], "acts": []}')
    page = FloorPage(app.window.look, app.window.houses, app.window.house)
    qtbot.addWidget(page)
    page.set_compact(False)
    assert len(page.dispute.start.seats) == 8


def test_what_was_taken_back_is_said_again_by_either_key(hands: Hands) -> None:
    hands.type("KsQd")
    for key, held in (("y", _CONTROL), ("z", _CONTROL | Qt.KeyboardModifier.ShiftModifier)):
        hands.press("z", control=True)
        assert Spot(2, 3) not in hands.page.dispute.cards
        hands.qtbot.keyClick(hands.page, key, held)
        assert Spot(2, 3) in hands.page.dispute.cards


def test_the_point_is_asked_as_a_question(hands: Hands) -> None:
    assert hands.page.question_dialog() is None
    assert hands.page.said == "There is nothing to be asked here yet."
    hands.type(DOORS)
    dialog = hands.page.question_dialog()
    assert dialog is not None
    assert dialog.box.question.asks is Asks.BRING_IN
    assert dialog.box.question.table == hands.page.dispute.table
    dialog.close()
    dialog.deleteLater()


def test_the_ruling_is_reported_as_one_text(hands: Hands) -> None:
    hands.type(DOORS)
    lay = hands.page.felt.view.geometry()
    hands.press("c", control=True)
    QApplication.processEvents()
    # That it was copied is said where it moves nothing.
    assert hands.page.felt.news.said.startswith("The ruling is copied")
    assert (hands.page.felt.view.geometry(), hands.page.hasFocus()) == (lay, True)
    # With room round it.
    assert hands.page.felt.news.contentsRect().width() < hands.page.felt.news.width() - 16
    # What is refused lies there alone.
    hands.press("k")
    assert (hands.page.felt.refusal.isVisible(), hands.page.felt.news.said) == (True, "")
    told = QGuiApplication.clipboard().text()
    for part in (
        "Doorcard ",
        "House: Live cardroom (cardroom, ",
        "Bring-in: seat 6 posts $3, or opens for $10.",
        "[bring_in.tie, cited]",
        "d dh p6 ????2c",
    ):
        assert part in told


def test_cards_are_clicked_and_dropped(hands: Hands, qtbot: QtBot) -> None:
    page = hands.page
    deck = page._strip._deck
    assert all(deck.rect().contains(card.geometry()) for card in deck.cards.values())
    qtbot.mouseClick(deck.cards[Card.parse("Ks")], Qt.MouseButton.LeftButton)
    assert page.dispute.cards == {Spot(1, 3): Card.parse("Ks")}
    assert not deck.cards[Card.parse("Ks")].isVisible()
    carried = QMimeData()
    carried.setData("application/x-doorcard-card", b"2c")
    place = page.felt.view.mapFromScene(QPointF(840, 184 * page.felt.scene.stage.stretch + 20))
    held = (Qt.DropAction.CopyAction, carried, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier)
    # Where nothing has come over it, nothing can be dropped.
    QApplication.sendEvent(page.felt.view.viewport(), QDragEnterEvent(QPointF(place), *held))
    QApplication.sendEvent(page.felt.view.viewport(), QDropEvent(QPointF(place), *held))
    assert page.dispute.cards[Spot(6, 3)] == Card.parse("2c")


def test_escape_puts_away_what_is_half_said_and_then_leaves(app: App, hands: Hands) -> None:
    hands.type("K")
    for _ in range(2):
        hands.press(Qt.Key.Key_Escape)
        assert app.window.page == "floor"
    hands.press(Qt.Key.Key_Escape)
    assert app.window.page == "home"
