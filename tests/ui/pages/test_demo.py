"""The demo: hands played to the end and back, by button, key and timeline; what is seen, and what is not."""

from collections.abc import Callable
from itertools import pairwise, product
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QSettings, Qt
from PySide6.QtGui import QAction, QImage
from PySide6.QtWidgets import QApplication, QComboBox, QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from tests.sample import sampled
from tests.ui.cut import cut
from trainer import resources
from trainer.commentary import StepKind
from trainer.houses.house import House
from trainer.houses.loader import house_ids, load_house
from trainer.notation.hand import Hand
from trainer.notation.read import read_hands
from trainer.text.words import Words
from ui import fonts, theme
from ui.demo import pace
from ui.demo.bundled import BUNDLED, bundled_hand
from ui.demo.entry import Entry
from ui.demo.playback import Playback
from ui.demo.timeline import Timeline
from ui.look import Look
from ui.pages.demo import DemoPage
from ui.preferences import SPEEDS, speed_names
from ui.style_sheet import stylesheet
from ui.widgets.bars import RoomBar
from ui.widgets.block import Block

EIGHT, OPEN_PAIR, SPLIT = "eight-to-the-river.phh", "open-pair-side-pot.phh", "high-low-split.phh"

Opener = Callable[..., DemoPage]


def houses() -> tuple[House, ...]:
    return tuple(load_house(id) for id in house_ids())


@pytest.fixture
def opened(qapp: QApplication, qtbot: QtBot) -> Opener:
    """Opens the page in a window, nothing moving on its table, with the hands given, or none."""

    def open_page(*hands: Hand, palette: theme.Palette = theme.DARK, width: int = 1440, height: int = 900) -> DemoPage:
        page = DemoPage(Look(Words("en"), palette), houses)
        qtbot.addWidget(page)
        page.setStyleSheet(stylesheet(palette))
        page.resize(width, height)
        page.set_compact(width < 1200)
        page.set_still(True)
        with qtbot.waitActive(page):
            page.show()
            page.activateWindow()
        if hands:
            page.show_hands(hands, "evening.phh")
        page.setFocus()
        return page

    return open_page


def key(qtbot: QtBot, page: DemoPage, *keys: Qt.Key) -> None:
    for each in keys:
        qtbot.keyClick(page.playback, each)


def button(page: QWidget, name: str) -> QPushButton:
    found = [each for each in page.findChildren(QPushButton) if name in (each.accessibleName(), each.text())]
    assert len(found) == 1, name
    return found[0]


def action(page: DemoPage, name: str) -> QAction:
    (found,) = [each for each in page.actions() if each.text() == name]
    return found


def combo(page: DemoPage, name: str) -> QComboBox:
    (found,) = [each for each in page.findChildren(QComboBox) if each.accessibleName() == name]
    return found


def told(page: DemoPage) -> list[Entry]:
    """The entries of the commentary that are to be seen."""
    return [entry for entry in page.findChildren(Entry) if entry.isVisible()]


def words_of(widget: QWidget) -> str:
    QApplication.processEvents()
    labels = [label.text() for label in widget.findChildren(QLabel) if label.isVisibleTo(widget)]
    painted = [
        each for each in (*widget.findChildren(RoomBar), *widget.findChildren(Block)) if each.isVisibleTo(widget)
    ]
    texts = [*labels, *(text for each in painted for text in each.texts)]
    return "\n".join(texts).replace("\u200b", "")  # where a long path may be broken


def plays_to_the_end_and_back(page: DemoPage) -> None:
    """Every step forward, then every step back, each table drawn as it was on the way."""
    playback, drawn = page.playback, [page.playback.scene.snapshot()]
    reel = playback.reel
    assert reel is not None
    while playback.at < reel.end:
        playback.step_forward()
        drawn.append(playback.scene.snapshot())
    assert len(drawn) == reel.end + 1
    for at in reversed(range(reel.end)):
        playback.step_back()
        assert playback.at == at
        assert playback.scene.snapshot() == drawn[at], at
        assert playback.scene.table == reel.table(at)
    assert playback.scene.table == reel.hand.start.visible_to(None)


def winners(playback: Playback) -> dict[int, int]:
    assert playback.reel is not None
    pushes = [event for step in playback.reel.steps if step.kind is StepKind.PUSH for event in step.events]
    won: dict[int, int] = {}
    for push in pushes:
        won[push.seat] = won.get(push.seat, 0) + push.amount
    return won


# Hands played through


@pytest.mark.parametrize(
    ("name", "won"),
    sampled(
        [
            # What the files' own comments say, in dollars.
            (OPEN_PAIR, {8: 407, 4: 224}),
            (EIGHT, {8: 440}),
            (SPLIT, {3: 90, 6: 45, 7: 44}),
        ],
        every=3,
    ),
)
def test_a_bundled_hand_plays_to_its_winner_and_steps_back_to_the_start(
    opened: Opener, name: str, won: dict[int, int]
) -> None:
    page = opened(bundled_hand(name))
    assert winners(page.playback) == won
    plays_to_the_end_and_back(page)


@pytest.mark.parametrize(
    ("name", "winner", "pot"),
    sampled(
        [
            # As the histories close: seat 3 with queens and sevens, 56 cents in the pot; seat 4 with a straight, $1.08.
            ("stud-30506593746", 3, 56),
            ("stud-60974484959", 4, 108),
        ],
        every=2,
    ),
)
def test_a_hand_really_dealt_plays_to_the_recorded_winner(
    opened: Opener, shared: Path, name: str, winner: int, pot: int
) -> None:
    (hand,) = read_hands(shared / "hands" / "pokerstars" / f"{name}.txt")
    assert {*hand.winners} == {winner}
    page = opened(hand)
    assert winners(page.playback) == {winner: pot}
    plays_to_the_end_and_back(page)


@pytest.mark.parametrize("name", sampled(BUNDLED, 8))
def test_what_happens_at_the_table_seen_leads_to_the_next_table_seen(opened: Opener, name: str) -> None:
    playback = opened(bundled_hand(name)).playback
    assert playback.reel is not None
    for at in range(1, playback.reel.end + 1):
        playback.go(at - 1)
        playback.scene.play(playback.reel.events(at))
        assert playback.scene.table == playback.reel.table(at), at


def test_every_bundled_hand_has_its_title_and_every_title_its_hand() -> None:
    assert {*resources.names("lessons", "hands")} == {*BUNDLED}


# By itself


def test_it_plays_by_itself_to_the_end_and_begins_again(
    opened: Opener, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pace, "_PAUSE", 0)
    monkeypatch.setattr(pace, "_LONG_PAUSE", 0)
    page = opened(bundled_hand(SPLIT))
    playback = page.playback
    qtbot.mouseClick(button(page, "Play"), Qt.MouseButton.LeftButton)
    assert playback.playing
    assert button(page, "Pause")
    assert playback.reel is not None
    end = playback.reel.end
    qtbot.waitUntil(lambda: not playback.playing, timeout=20_000)
    assert playback.at == end
    assert button(page, "Play").isEnabled()
    key(qtbot, page, Qt.Key.Key_Space)
    assert playback.playing
    assert playback.at == 1
    key(qtbot, page, Qt.Key.Key_Space)
    assert not playback.playing


def test_a_pause_between_steps_is_shorter_at_higher_speed(opened: Opener, qtbot: QtBot) -> None:
    page = opened(bundled_hand(SPLIT))
    playback = page.playback
    waits = []
    for each in (Qt.Key.Key_1, Qt.Key.Key_2, Qt.Key.Key_3):
        key(qtbot, page, Qt.Key.Key_Home, each, Qt.Key.Key_Space)
        waits.append(playback._pace._pause.interval())
        key(qtbot, page, Qt.Key.Key_Space)
    assert waits == [pace._PAUSE, pace._PAUSE // 2, pace._PAUSE // 3]
    qtbot.mouseClick(button(page, "Speed: Three times as quick"), Qt.MouseButton.LeftButton)
    assert button(page, "Speed: Usual").text() == "1×"


def test_leaving_the_page_stops_it(opened: Opener, qtbot: QtBot) -> None:
    page = opened(bundled_hand(EIGHT))
    page.set_still(False)
    page.playback.play_or_pause()
    assert page.playback.scene.playing
    page.hide()
    assert not page.playback.playing
    assert not page.playback.scene.playing
    assert not page.playback._pace._pause.isActive()


def test_a_step_is_seen_happening_and_ends_as_if_it_had_been_there_at_once(opened: Opener, qtbot: QtBot) -> None:
    page, still = opened(bundled_hand(OPEN_PAIR)), opened(bundled_hand(OPEN_PAIR))
    page.set_still(False)
    page.playback.set_speed(3)
    for at in range(1, 9):
        page.playback.step_forward()
        assert page.playback.scene.playing == (page.playback.reel.steps[at - 1].kind is not StepKind.ANNOUNCE)
        qtbot.waitUntil(lambda: page.playback.scene.resting, timeout=20_000)
        still.playback.go(at)
        assert page.playback.scene.snapshot() == still.playback.scene.snapshot(), at


def test_another_step_ends_the_one_under_way(opened: Opener, qtbot: QtBot) -> None:
    page = opened(bundled_hand(EIGHT))
    playback = page.playback
    page.set_still(False)
    key(qtbot, page, Qt.Key.Key_Right)
    assert playback.scene.playing
    key(qtbot, page, Qt.Key.Key_Right)
    assert playback.at == 2
    key(qtbot, page, Qt.Key.Key_Left)
    assert not playback.scene.playing
    assert playback.reel is not None
    assert (playback.at, playback.scene.table) == (1, playback.reel.table(1))


# Moving along


def test_keys_step_by_step_and_street_by_street(opened: Opener, qtbot: QtBot) -> None:
    page = opened(bundled_hand(OPEN_PAIR))
    playback = page.playback
    assert playback.reel is not None
    # Six players: antes 1; third street 2 to 12; fourth 13 to 20; the hand ends after 45 steps.
    moves = [
        (Qt.Key.Key_Right, 1),
        (Qt.Key.Key_Right, 2),
        (Qt.Key.Key_Left, 1),
        (Qt.Key.Key_Down, 2),
        (Qt.Key.Key_Down, 13),
        (Qt.Key.Key_Right, 14),
        (Qt.Key.Key_Up, 13),
        (Qt.Key.Key_Up, 2),
        (Qt.Key.Key_End, 45),
        (Qt.Key.Key_Right, 45),
        (Qt.Key.Key_Down, 45),
        (Qt.Key.Key_Home, 0),
        (Qt.Key.Key_Left, 0),
        (Qt.Key.Key_Up, 0),
    ]
    for pressed, at in moves:
        key(qtbot, page, pressed)
        assert playback.at == at, pressed


def test_the_arrows_work_while_a_button_has_the_focus(opened: Opener, qtbot: QtBot) -> None:
    page = opened(bundled_hand(OPEN_PAIR))
    forward = button(page, "One step forward")
    forward.setFocus()
    qtbot.keyClick(forward, Qt.Key.Key_Right)
    assert (page.playback.at, forward.hasFocus()) == (1, True)
    qtbot.keyClick(forward, Qt.Key.Key_Space)
    assert page.playback.at == 2


def test_buttons_step_and_stop_at_either_end(opened: Opener, qtbot: QtBot) -> None:
    page = opened(bundled_hand(SPLIT))
    start, back, forward = (button(page, name) for name in ("To the start", "One step back", "One step forward"))
    assert (start.isEnabled(), back.isEnabled(), forward.isEnabled()) == (False, False, True)
    for each, at in ((forward, 1), (forward, 2), (back, 1), (forward, 2), (start, 0)):
        qtbot.mouseClick(each, Qt.MouseButton.LeftButton)
        assert page.playback.at == at
    key(qtbot, page, Qt.Key.Key_End)
    assert (start.isEnabled(), back.isEnabled(), forward.isEnabled()) == (True, True, False)


def test_the_timeline_is_clicked_and_dragged(opened: Opener, qtbot: QtBot) -> None:
    page = opened(bundled_hand(EIGHT))
    timeline = page.findChild(Timeline)
    assert timeline is not None
    left = Qt.MouseButton.LeftButton

    def place(at: int) -> QPoint:
        return timeline.centre(at).toPoint()

    qtbot.mouseClick(timeline, left, pos=place(30))
    assert page.playback.at == 30
    qtbot.mousePress(timeline, left, pos=place(12))
    qtbot.mouseMove(timeline, place(51))
    assert page.playback.at == 51
    qtbot.mouseRelease(timeline, left, pos=place(51))
    qtbot.mouseMove(timeline, place(3))
    assert page.playback.at == 51
    qtbot.mouseClick(timeline, left, pos=QPoint(0, 40))
    assert page.playback.at == 0


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (1024, 700)])
def test_the_timeline_has_a_place_for_every_step(opened: Opener, width: int, height: int) -> None:
    page = opened(bundled_hand(EIGHT), width=width, height=height)
    timeline = page.findChild(Timeline)
    assert timeline is not None
    places = [timeline.centre(at).x() for at in range(timeline.maximum() + 1)]
    assert places == sorted(places)
    assert min(after - before for before, after in pairwise(places)) >= 5
    assert 0 <= places[0] < places[-1] <= timeline.width()


# What is said


def test_the_place_in_the_hand_is_said(opened: Opener) -> None:
    page = opened(bundled_hand(OPEN_PAIR))
    assert "Before the deal" in words_of(page)
    page.playback.go(25)
    shown = words_of(page)
    assert "Fifth street" in shown
    assert "step 25 of 45" in shown
    # The title line, as a table has it.
    for fact in ("$20 / $40", "$3", "$5", "Live cardroom"):
        assert fact in shown


def test_the_commentary_tells_each_step_so_far_and_where_its_rule_comes_from(opened: Opener) -> None:
    page = opened(bundled_hand(OPEN_PAIR))
    assert told(page) == []
    page.playback.go(15)
    assert len(told(page)) == 15
    latest = words_of(told(page)[-1])
    assert "Pair showing: a double bet is allowed." in latest
    assert "Cited" in latest
    assert "Low card: the four of clubs, seat 6" in words_of(told(page)[2])
    page.playback.go(4)
    assert len(told(page)) == 4
    assert "Seat 6 brings it in for $5" in words_of(told(page)[-1])


def test_the_latest_step_is_in_view(opened: Opener) -> None:
    page = opened(bundled_hand(EIGHT))
    for at in (70, 51, 3):
        page.playback.go(at)
        QApplication.processEvents()
        entry = told(page)[-1]
        region = entry.visibleRegion().boundingRect()
        assert region.height() == entry.height(), at


def test_the_short_deck_is_explained_with_its_arithmetic(opened: Opener) -> None:
    page = opened(bundled_hand(EIGHT))
    page.playback.go(51)
    explained = words_of(told(page)[-1])
    assert "Stub 1, burns 3, live hands 8, cards needed 10" in explained


def test_a_screen_reader_is_told_the_step_and_the_table(opened: Opener) -> None:
    page = opened(bundled_hand(OPEN_PAIR))
    page.playback.go(15)
    view = page.playback.view
    assert view.accessibleName().startswith("Seat 4 acts first: a pair of queens.")
    assert "any player may bet small or big" in view.accessibleName()
    assert "Seat 4, queen of hearts and queen of clubs up, two cards down" in view.accessibleDescription()


# What is seen


def test_hole_cards_are_seen_only_when_shown_or_asked_for(opened: Opener, qtbot: QtBot) -> None:
    page = opened(bundled_hand(OPEN_PAIR))
    playback, show_all = page.playback, button(page, "Show all")

    def seen(card: str) -> bool:
        return any(f" {card} hole " in line or f"; {card} hole " in line for line in playback.scene.snapshot())

    # The ace of hearts is seat 4's, who shows it; the king of hearts is seat 1's, who mucks.
    for at in range(1, 41):
        playback.go(at)
        assert not seen("Ah"), at
        assert not seen("Kh"), at
    playback.go(41)
    assert seen("Ah")
    assert not seen("Kh")
    qtbot.mouseClick(show_all, Qt.MouseButton.LeftButton)
    assert seen("Kh")
    playback.go(20)
    assert seen("Ah")
    qtbot.mouseClick(show_all, Qt.MouseButton.LeftButton)
    assert not seen("Ah")


def test_the_seat_that_starts_is_marked_and_its_deciding_card_ringed(opened: Opener) -> None:
    page = opened(bundled_hand(EIGHT))
    page.playback.go(3)
    seats = [line for line in page.playback.scene.snapshot() if " / seat " in line]
    assert len(seats) == 8
    (low,) = [line for line in seats if " / seat 2 " in line]
    assert "Brings it in selected" in low
    assert low.count("rings=[(") == 1
    assert [line for line in seats if "rings=[]" not in line] == [low]


def test_the_pot_is_parted_where_there_is_a_side_pot(opened: Opener) -> None:
    page = opened(bundled_hand(OPEN_PAIR))
    page.playback.go(28)
    drawn = "\n".join(page.playback.scene.snapshot())
    assert "Main pot|$407" in drawn
    assert "Side pot 1|$64" in drawn


# Files


def test_an_empty_page_invites_to_open_a_file(opened: Opener, qtbot: QtBot) -> None:
    page = opened()
    assert "Drop a recorded hand here" in words_of(page)
    with qtbot.waitSignal(page.open_wanted):
        qtbot.mouseClick(page.findChild(QPushButton, "open_file"), Qt.MouseButton.LeftButton)
    with qtbot.waitSignal(page.open_wanted):
        qtbot.keyClick(page, Qt.Key.Key_Return)
    with qtbot.waitSignal(page.left):
        qtbot.keyClick(page, Qt.Key.Key_Escape)


@pytest.mark.parametrize("name", sampled(BUNDLED, 5))
def test_a_bundled_hand_is_chosen_from_the_list_and_the_list_from_the_hand(
    opened: Opener, qtbot: QtBot, name: str
) -> None:
    page = opened()
    tile = button(page, BUNDLED[name].title)
    tile.setFocus()
    qtbot.keyClick(tile, Qt.Key.Key_Return)
    assert page.playback.isVisible()
    action(page, "Other hands").trigger()
    qtbot.mouseClick(tile, Qt.MouseButton.LeftButton)
    assert page.playback.isVisible()
    assert page.playback.reel is not None
    assert page.playback.reel.hand.events == bundled_hand(name).events
    key(qtbot, page, Qt.Key.Key_Right)
    assert page.playback.at == 1
    action(page, "Other hands").trigger()
    assert not page.playback.isVisible()
    assert "Seven card stud" not in words_of(page)


def test_one_of_several_hands_is_chosen(opened: Opener, qtbot: QtBot) -> None:
    page = opened(bundled_hand(EIGHT), bundled_hand(SPLIT))
    page.playback.go(5)
    chooser = combo(page, "Hand in this file")
    assert chooser.isVisible()
    assert [chooser.itemText(at) for at in range(chooser.count())] == ["Hand 1", "Hand 2"]
    chooser.setCurrentIndex(1)
    assert page.playback.at == 0
    assert page.playback.reel is not None
    assert page.playback.reel.hand == bundled_hand(SPLIT)
    assert "Seven card stud, hi/lo" in words_of(page)
    page.show_hands([bundled_hand(EIGHT)], "one.phh")
    assert not chooser.isVisible()
    assert "one.phh" in words_of(page)


def test_a_refused_file_is_told_and_leaves_the_page_as_it_was(opened: Opener, qtbot: QtBot) -> None:
    page = opened(bundled_hand(SPLIT))
    page.playback.go(7)
    page.show_error("broken.phh, line 3: found 'x', but a hand was expected.")
    assert "broken.phh, line 3" in words_of(page)
    assert page.playback.at == 7
    key(qtbot, page, Qt.Key.Key_Right)
    assert page.playback.at == 8
    away = button(page, "Put the message away")
    qtbot.mouseClick(away, Qt.MouseButton.LeftButton)
    assert "broken.phh" not in words_of(page)
    assert page.playback.hasFocus()
    page.show_error("broken.phh is no hand.")
    away.setFocus(Qt.FocusReason.TabFocusReason)
    qtbot.keyClick(away, Qt.Key.Key_Space)
    assert page.playback.hasFocus()
    page.show_error("broken.phh is no hand.")
    page.show_hands([bundled_hand(EIGHT)], "whole.phh")
    assert "broken.phh" not in words_of(page)


def test_escape_leaves(opened: Opener, qtbot: QtBot) -> None:
    page = opened(bundled_hand(SPLIT))
    with qtbot.waitSignal(page.left):
        key(qtbot, page, Qt.Key.Key_Escape)
    with qtbot.waitSignal(page.open_wanted):
        action(page, "Open a file …").trigger()


# Looks


@pytest.mark.parametrize("palette", [theme.DARK, theme.LIGHT], ids=["dark", "light"])
def test_it_fits_the_smallest_window_in_every_state(opened: Opener, palette: theme.Palette) -> None:
    page = opened(palette=palette, width=1024, height=700)
    page.show_error("/home/ann/hands/evening.phh, action 14, p3 cbr 25: found $25, but $10 or $20 was expected.")
    QApplication.processEvents()
    assert (page.width(), page.height()) == (1024, 700)
    page.show_hands([bundled_hand(EIGHT), bundled_hand(SPLIT)], "a-file-with-quite-a-long-name-of-its-own.phh")
    page.show_error("/home/ann/hands/evening.phh, action 14, p3 cbr 25: found $25, but $10 or $20 was expected.")
    page.playback.go(68)
    QApplication.processEvents()
    assert (page.width(), page.height()) == (1024, 700)


def test_the_two_themes_differ(opened: Opener) -> None:
    def picture(palette: theme.Palette) -> QImage:
        page = opened(bundled_hand(EIGHT), palette=palette)
        page.playback.go(20)
        return page.grab().toImage()

    dark, light = picture(theme.DARK), picture(theme.LIGHT)
    # A spot of the panel, between heading and switch.
    assert dark.pixelColor(1250, 60).lightness() < 60 < 190 < light.pixelColor(1250, 60).lightness()


def test_it_plays_at_the_speeds_that_everything_moves_at_and_they_are_called_the_same(opened: Opener) -> None:
    page = opened(bundled_hand(EIGHT))
    called = speed_names(Words("en"))
    assert tuple(called) == SPEEDS
    for speed in SPEEDS[1:]:
        page.playback.set_speed(speed)
        assert button(page, f"Speed: {called[speed]}").text() == f"{speed}×"


def test_the_speed_chosen_is_kept_for_the_next_time(opened: Opener, qtbot: QtBot) -> None:
    first = opened(bundled_hand(EIGHT))
    assert button(first, "Speed: Usual").text() == "1×"
    key(qtbot, first, Qt.Key.Key_3)
    assert button(opened(bundled_hand(EIGHT)), "Speed: Three times as quick").text() == "3×"


@pytest.mark.parametrize(("kept", "speed"), [(None, 2), ("7", 2), ("0", 2), ("none", 2), ("1", 1)])
def test_until_one_is_chosen_the_speed_is_that_of_everything_else(qtbot: QtBot, kept: str | None, speed: int) -> None:
    if kept is not None:
        QSettings().setValue("demo/speed", kept)
    page = DemoPage(Look(Words("en"), theme.DARK, speed=2), houses)
    qtbot.addWidget(page)
    assert button(page, f"Speed: {speed_names(Words('en'))[speed]}").text() == f"{speed}×"


@pytest.mark.parametrize(("width", "percent"), sampled(product((1210, 1300, 1440, 1920), (130, 115, 100)), every=4))
def test_the_legend_is_there_where_all_of_it_is_read(opened: Opener, percent: int, width: int) -> None:
    fonts.set_text_size(percent)
    try:
        page = opened(bundled_hand(EIGHT), width=width)
        QApplication.processEvents()
        legend = page.playback.transport._legend
        if legend.isVisible():
            assert [each for each in cut(page) if "fold" in each or "announce" in each or "pull" in each] == []
            for each in legend.findChildren(QLabel):
                assert each.width() >= each.fontMetrics().horizontalAdvance(each.text())
        # In the usual window with texts of the usual size it always has been; where texts are large there is no room.
        assert legend.isVisible() or (width, percent) != (1440, 100)
        assert not legend.isVisible() or (width, percent) != (1210, 130)
    finally:
        fonts.set_text_size(100)
