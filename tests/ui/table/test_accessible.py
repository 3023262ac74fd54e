"""The table for those who hear it: what is reached, what is said of it, and what stays secret."""

from collections.abc import Callable, Iterator

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QAccessible, QAccessibleEvent, QAccessibleInterface
from pytestqt.qtbot import QtBot
from shiboken6 import Shiboken

from tests.ui.reading import child, names, read
from tests.ui.table.tables import LABELS, down, money, scene, table
from trainer import events as ev
from trainer.cards import Card
from trainer.table import apply, replay
from trainer.text.words import Words
from ui.table.accessible import Heard, TableThing
from ui.table.marks import Marks, SeatMark, SeatState, Sight
from ui.table.scene import TableScene
from ui.table.view import TableView
from ui.theme import DARK


@pytest.fixture
def listening(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[tuple[QAccessible.Event, str]]]:
    """A screen reader listens: what it is told, by kind and by name."""
    told: list[tuple[QAccessible.Event, str]] = []

    def tell(event: QAccessibleEvent) -> None:
        told.append((event.type(), event.accessibleInterface().text(QAccessible.Text.Name)))

    monkeypatch.setattr(QAccessible, "updateAccessibility", tell)
    QAccessible.setActive(True)
    yield told
    QAccessible.setActive(False)


def lines(view: TableView) -> list[str]:
    return ["  " * each.depth + each.name for each in read(view)]


def test_everything_on_the_table_is_reached_and_named(view: TableView) -> None:
    # Three antes of 3, and seat 2 has put 5 of his 100 before him. 52 cards less nine are in the stub.
    scene(view).show(replay(table(3, 3), [ev.BringInPosted(2, 5)]))
    assert lines(view) == [
        "Table",
        "  Seat 1, king of spades up, two cards down, 100",
        "    hidden card, down",
        "    hidden card, down",
        "    king of spades, up",
        "  Seat 2, two of hearts up, two cards down, 95, bet 5",
        "    hidden card, down",
        "    hidden card, down",
        "    two of hearts, up",
        "    Seat 2 bet, 5",
        "  Seat 3, ten of hearts up, two cards down, 100",
        "    hidden card, down",
        "    hidden card, down",
        "    ten of hearts, up",
        "  Pot, 9",
        "  Community card, none",
        "  Stub, 43 cards",
        "  Burns, none",
    ]
    assert {each.role for each in read(view)} == {"List", "ListItem", "StaticText"}


def test_what_is_asked_of_the_table_later_is_what_lies_there_then(view: TableView) -> None:
    scene(view).show(table(2, 7))
    before = child(QAccessible.queryAccessibleInterface(view), "Seat 1")
    assert before.childCount() == 7
    scene(view).show(apply(table(2, 7), ev.Folded(1)))
    assert before.text(QAccessible.Text.Name) == "Seat 1, folded"
    assert before.childCount() == 0
    scene(view).show(table(3, 4))
    assert [line.split(",")[0] for line in lines(view) if line.startswith("  Seat")] == [
        "  Seat 1",
        "  Seat 2",
        "  Seat 3",
    ]
    assert before.childCount() == 4


def test_names_are_read_where_they_are_drawn(view: TableView) -> None:
    shown = table(2, 3)
    shown = replace(shown, seats=(replace(shown.seats[0], name="Anna"), shown.seats[1]))
    scene(view).show(shown)
    assert "Anna" not in "\n".join(lines(view))
    scene(view).show(shown, sight=Sight(names=True))
    assert lines(view)[1] == "  Seat 1, Anna, king of spades up, two cards down, 100"


def test_marks_are_read_with_their_seats_and_cards(view: TableView) -> None:
    king = Card.parse("Ks")
    seats = {
        1: SeatMark(SeatState.RIGHT, "Acts first"),
        2: SeatMark(SeatState.TIED, "Tied"),
        3: SeatMark(SeatState.SELECTED),
    }
    scene(view).show(table(3, 3), Marks(seats, frozenset([king]), middle="Nobody is first"))
    heard = lines(view)
    assert "  Seat 1, king of spades up, two cards down, 100, Acts first, right" in heard
    assert "    king of spades, up, marked" in heard
    assert "  Seat 2, two of hearts up, two cards down, 100, Tied" in heard
    assert "  Seat 3, ten of hearts up, two cards down, 100, selected" in heard
    assert "  Community card, none. Nobody is first" in heard
    selected = [each.state().selected for each in map(seat_of(view), ("Seat 1", "Seat 2", "Seat 3"))]
    assert [bool(each) for each in selected] == [False, False, True]


def seat_of(view: TableView) -> Callable[[str], QAccessibleInterface]:
    return lambda name: child(QAccessible.queryAccessibleInterface(view), name)


def test_cards_that_are_not_seen_and_counts_that_are_covered_are_not_told(view: TableView) -> None:
    holes = (down("Ah"), down("Ad"))
    shown = table(2, 5)
    seats = tuple(replace(seat, cards=(*holes, *seat.cards[2:])) for seat in shown.seats)
    secret = replace(shown, seats=seats, burned=(Card.parse("Ac"), None))
    scene(view).show(secret.visible_to(), sight=Sight(hide_stub_count=True, hide_burns=True))
    heard = "\n".join(names(view))
    assert "ace" not in heard
    assert heard.count("hidden card, down") == 4
    assert "Stub, covered" in heard
    assert "Burns, covered" in heard
    assert str(secret.stub) not in heard


def test_pots_that_lie_apart_are_read_apart(view: TableView) -> None:
    scene(view).show(table(3, 4), sight=Sight(pots=(6, 3)))
    assert "  Main pot, 6; Side pot 1, 3" in lines(view)


def test_each_thing_is_where_it_is_drawn(view: TableView) -> None:
    first = seat_of(view)("Seat 1")
    king = child(first, "king of spades")
    assert first.rect().contains(king.rect())
    middle = king.rect().center()
    top = QAccessible.queryAccessibleInterface(view)
    assert top.childAt(middle.x(), middle.y()).text(QAccessible.Text.Name) == first.text(QAccessible.Text.Name)
    # The card is painted there: its ground is lighter than any felt.
    inside = view.mapFromGlobal(middle)
    picture = view.grab().toImage()
    assert max(picture.pixelColor(inside.x() + dx, inside.y() + 20).lightness() for dx in range(-15, 15)) > 200


def test_a_seat_is_chosen_by_its_action(view: TableView, qtbot: QtBot) -> None:
    press = seat_of(view)("Seat 5").actionInterface()
    assert press.keyBindingsForAction(press.actionNames()[0]) == ["5"]
    with qtbot.waitSignal(view.seat_clicked) as clicked:
        press.doAction(press.actionNames()[0])
    assert clicked.args == [5]
    scene(view).set_choosable([1])
    with qtbot.assertNotEmitted(view.seat_clicked):
        press.doAction(press.actionNames()[0])


def test_the_keys_take_the_reader_with_them(
    view: TableView, qtbot: QtBot, listening: list[tuple[QAccessible.Event, str]]
) -> None:
    view.activateWindow()
    view.setFocus()
    qtbot.waitUntil(view.hasFocus)
    listening.clear()
    qtbot.keyClick(view, Qt.Key.Key_Right)
    assert (QAccessible.Event.Focus, "Seat 1, king of spades up, two cards down, 100") in listening
    focused = QAccessible.queryAccessibleInterface(view).focusChild()
    assert focused.text(QAccessible.Text.Name).startswith("Seat 1")
    assert focused.state().focused


def test_a_reader_is_told_what_has_changed_and_no_more(
    view: TableView, listening: list[tuple[QAccessible.Event, str]]
) -> None:
    read(view)
    listening.clear()
    scene(view).show(apply(table(8, 3), ev.BringInPosted(2, 5)))
    assert listening == [
        (QAccessible.Event.NameChanged, "Seat 2, two of hearts up, two cards down, 95, bet 5"),
        (QAccessible.Event.ObjectShow, "Seat 2 bet, 5"),
    ]


def test_nothing_is_made_for_a_reader_who_is_not_there(view: TableView) -> None:
    scene(view).show(table(8, 7))
    assert view.findChildren(Heard) == view.findChildren(TableThing) == []


def test_a_reader_costs_a_table_no_more_the_longer_it_is_shown(view: TableView) -> None:
    for cards in (7, 3, 7, 4, 7):
        scene(view).show(table(8, cards))
        read(view)
    # Eight seats of seven cards, four things in the middle.
    assert len(view.findChildren(TableThing)) == 8 * (1 + 7) + 4


def test_what_a_reader_holds_outlives_the_table(qtbot: QtBot) -> None:
    scene = TableScene(LABELS, money, DARK, speed=0)
    view = TableView(scene, Words())
    scene.setParent(view)
    scene.show(table(8, 7))
    view.show()
    held = child(QAccessible.queryAccessibleInterface(view), "Seat 1")
    assert held.childCount() == 7
    view.close()
    view.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert not Shiboken.isValid(held)
