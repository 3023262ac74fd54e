"""What the table shows, and that after a play it is what `show` would have drawn."""

from collections.abc import Iterator
from typing import get_args

import pytest
from msgspec.structs import replace
from PySide6.QtGui import QColor, QImage, QPainter
from pytestqt.qtbot import QtBot

from tests.ui.table.tables import HOLE, LABELS, UNKNOWN, down, money, table, up
from trainer import events as ev
from trainer.cards import Card
from trainer.houses.values import Face
from trainer.table import Street, Table, apply, replay
from ui.table.geometry import Stage
from ui.table.marks import Marks, SeatMark, SeatState, Sight
from ui.table.scene import TableScene
from ui.theme import DARK, LIGHT


@pytest.fixture
def scene(qapp: object) -> Iterator[TableScene]:
    made = TableScene(LABELS, money, DARK, speed=0)
    yield made
    made.finish()
    made.deleteLater()


def picture(scene: TableScene) -> QImage:
    image = QImage(1000, 740, QImage.Format.Format_RGB32)
    image.fill(0)
    painter = QPainter(image)
    scene.render(painter)
    painter.end()
    return image


def drawn(shown: Table, marks: Marks | None = None, sight: Sight | None = None) -> tuple[str, ...]:
    """What a new scene makes of a table."""
    made = TableScene(LABELS, money, DARK, speed=0)
    made.show(shown, marks, sight)
    snapshot = made.snapshot()
    made.deleteLater()
    return snapshot


def text(scene: TableScene) -> str:
    return "\n".join(scene.snapshot())


# What is shown


def test_door_cards_stacks_pot_and_stub(scene: TableScene) -> None:
    scene.show(table(8, 3))
    shown = text(scene)
    # Eight antes of 3, and 52 cards less three for each of eight players.
    assert "Pot|$24" in shown
    assert "stub=28, burns=0" in shown
    for at, card in enumerate(("Ks", "2h", "Th", "2d", "As", "2c", "Jh", "3c"), start=1):
        assert f"seat {at} |$100|" in shown
        assert f"{card} at" in shown
    # Two hole cards for each of eight players.
    assert shown.count("back covered at") == 16


def test_seat_numbers_may_have_gaps(scene: TableScene) -> None:
    three = table(3, 3)
    seats = tuple(replace(seat, number=number) for seat, number in zip(three.seats, (2, 5, 8), strict=True))
    scene.show(replace(three, seats=seats))
    assert scene.seats == (2, 5, 8)
    assert "seat 5 |$100|" in text(scene)
    # Nobody sits between them, nor in the first seat, at the dealer's left hand.
    assert "empty 3 4 6 7 1" in text(scene)
    scene.show(three)
    assert "empty \n" in text(scene)


def test_words_in_the_place_of_a_stack(scene: TableScene) -> None:
    eight = table(8, 7)
    changed = [
        replace(eight.seats[0], folded=True),
        replace(eight.seats[1], mucked=True),
        replace(eight.seats[2], stack=0),
        *eight.seats[3:],
    ]
    scene.show(replace(eight, seats=tuple(changed)))
    shown = text(scene)
    assert "seat 1 |Folded|" in shown
    assert "seat 2 |Mucked|" in shown
    assert "seat 3 |All-in|" in shown
    # The cards of the two hands given up are gone, those of the player who is all-in are not.
    assert "Ks" not in shown
    assert "2h" not in shown
    assert "Th" in shown


def test_a_known_hole_card_shows_its_face_with_a_bar(scene: TableScene) -> None:
    shown = table(2, 3)
    open_hand = replace(shown.seats[0], cards=(down("Qc"), UNKNOWN, up("Ks")))
    scene.show(replace(shown, seats=(open_hand, shown.seats[1])))
    assert "Qc hole covered at" in text(scene)
    scene.show(replace(shown, seats=(open_hand, shown.seats[1])).visible_to())
    assert "Qc" not in text(scene)


def test_the_community_card_and_its_ring(scene: TableScene) -> None:
    river = apply(table(8, 6), ev.CommunityCardDealt(Card.parse("7s")))
    scene.show(river, Marks(ringed=frozenset([Card.parse("7s")]), middle="Plays in every hand"))
    shown = text(scene)
    assert "community 7s at" in shown
    assert "community=True, ringed=True, line='Plays in every hand'" in shown


def test_bets_and_side_pots(scene: TableScene) -> None:
    shown = table(3, 4, bets=(0, 20, 45))
    scene.show(shown, sight=Sight(pots=(5, 4)))
    assert "|$20" in text(scene)
    assert "|$45" in text(scene)
    # Three antes of 3 make 9.
    assert "Main pot|$5 Side pot 1|$4" in text(scene)
    scene.show(shown, sight=Sight(pots=(5, 5)))
    assert "Pot|$9" in text(scene)
    assert "Side pot" not in text(scene)


def test_names_are_shown_only_where_asked_for(scene: TableScene) -> None:
    named = table(2, 3)
    named = replace(named, seats=(replace(named.seats[0], name="Anna"), named.seats[1]))
    scene.show(named)
    assert "Anna" not in text(scene)
    scene.show(named, sight=Sight(names=True))
    assert "Anna" in text(scene)


def test_sight_stays_until_another_is_given(scene: TableScene) -> None:
    scene.show(table(), sight=Sight(hide_stub_count=True))
    scene.show(table())
    assert "stub=None" in text(scene)


def test_marks_of_every_state(scene: TableScene) -> None:
    states = list(SeatState)
    marks = Marks({at: SeatMark(state) for at, state in enumerate(states, start=1)})
    scene.show(table(8, 3), marks)
    for at, state in enumerate(states, start=1):
        assert f"{state.value} gone=False" in next(line for line in scene.snapshot() if f"seat {at} " in line)
    assert "|To act to_act" in text(scene)
    assert sum("dimmed" in line.split()[1] for line in scene.snapshot() if line[0].isdigit()) == 1


def test_every_state_can_be_told_without_colour(scene: TableScene) -> None:
    """In shades of grey, each mark changes the picture, and right and wrong differ."""
    pictures = []
    for state in SeatState:
        scene.show(table(8, 3), Marks({1: SeatMark(state)}))
        pictures.append(picture(scene).convertToFormat(QImage.Format.Format_Grayscale8))
    for at, one in enumerate(pictures):
        for other in pictures[at + 1 :]:
            assert one != other


def test_ringed_cards_side_by_side_share_a_ring(scene: TableScene) -> None:
    board = table(8, 6).seats[0].board
    for ringed, rings in ((board[:2], 1), (board[::2], 2), (board, 1), ((), 0)):
        scene.show(table(8, 6), Marks(ringed=frozenset(ringed)))
        line = next(line for line in scene.snapshot() if "seat 1 " in line)
        assert line.split("rings=")[1].split(" pointed")[0].count("(") == rings


def test_tables_that_cannot_be_drawn_are_refused(scene: TableScene) -> None:
    with pytest.raises(ValueError, match="1 players"):
        scene.show(table(1, 3))
    with pytest.raises(ValueError, match="no table"):
        scene.play([ev.Checked(1)])


# Nothing is given away


def test_a_hidden_stub_looks_the_same_whatever_it_holds(scene: TableScene) -> None:
    """Three, twelve and no cards left, and no, one and four burns."""
    pictures = []
    for stub, burns in ((3, 0), (12, 1), (0, 4)):
        hidden = Sight(hide_stub_count=True, hide_burns=True)
        scene.show(replace(table(7, 6), stub=stub, burned=(None,) * burns), sight=hidden)
        pictures.append(picture(scene))
    assert pictures[0] == pictures[1] == pictures[2]
    scene.show(table(7, 6, stub=3), sight=Sight())
    assert picture(scene) != pictures[0]


def test_only_the_upcards_tell_two_tables_apart(scene: TableScene) -> None:
    """Two tables that differ in unknown things only, such as who bet before, are one picture."""
    before = table(8, 3)
    acted = replace(before, rounds=((ev.Checked(3),),))
    pictures = []
    for shown in (before, acted):
        scene.show(shown)
        pictures.append(picture(scene))
    assert pictures[0] == pictures[1]
    scene.show(replace(before, seats=(replace(before.seats[0], cards=(UNKNOWN, UNKNOWN, up("Kd"))), *before.seats[1:])))
    assert picture(scene) != pictures[0]


# Plays

FOURTH = replay(
    table(3, 3),
    [ev.BringInPosted(2, 5), ev.Completed(3, 20), ev.Folded(1), ev.Called(2, 15), ev.BetsCollected(), ev.CardBurned()],
)
RIVER = replace(table(3, 7), street=Street.SEVENTH)
ALL_IN = table(2, 3, bets=(20, 45))
DOWN = (HOLE[0], HOLE[1], HOLE[2])

KINDS: dict[str, tuple[Table, list[ev.Event]]] = {
    "ante": (table(3, 0), [ev.AntePosted(1, 3)]),
    "antes": (table(3, 0), [ev.AntePosted(1, 3), ev.AntePosted(2, 3), ev.AntePosted(3, 2)]),
    "deal": (
        table(3, 0),
        [
            *(ev.CardDealt(seat, None, Face.DOWN) for _ in range(2) for seat in (1, 2, 3)),
            *(ev.CardDealt(seat, Card.parse(card), Face.UP) for seat, card in ((1, "Ks"), (2, "2h"), (3, "Th"))),
        ],
    ),
    "two players' deal": (
        table(2, 0),
        [ev.CardDealt(seat, None, Face.DOWN) for _ in range(3) for seat in (1, 2)],
    ),
    "burn": (table(3, 3), [ev.CardBurned()]),
    "street": (FOURTH, [ev.CardDealt(2, Card.parse("5s"), Face.UP), ev.CardDealt(3, Card.parse("6s"), Face.UP)]),
    "remix": (replace(table(3, 6), stub=1), [ev.StubRemixed()]),
    "remix with the muck": (replace(table(3, 6), stub=1, muck=9), [ev.StubRemixed(burns=False, muck=True)]),
    "community card": (table(8, 6), [ev.CommunityCardDealt(Card.parse("7s"))]),
    "community card down": (table(8, 6), [ev.CommunityCardDealt(None, Face.DOWN)]),
    "bring-in": (table(3, 3), [ev.BringInPosted(2, 5)]),
    "completion": (table(3, 3, bets=(0, 5)), [ev.Completed(3, 20)]),
    "check": (table(3, 4), [ev.Checked(1)]),
    "bet": (table(3, 4), [ev.Bet(1, 20)]),
    "call": (table(3, 4, bets=(20,)), [ev.Called(2, 20)]),
    "raise": (table(3, 4, bets=(20, 20)), [ev.Raised(2, 40)]),
    "fold": (table(3, 4, bets=(20,)), [ev.Folded(2)]),
    "uncalled": (ALL_IN, [ev.UncalledReturned(2, 25)]),
    "collect": (table(3, 4, bets=(20, 20, 7)), [ev.BetsCollected()]),
    "show": (RIVER, [ev.HandShown(1, DOWN)]),
    "show unknown": (RIVER, [ev.HandShown(1)]),
    "muck": (RIVER, [ev.HandMucked(3)]),
    "push": (RIVER, [ev.PotPushed(0, ev.Half.WHOLE, 1, 9)]),
    "split": (RIVER, [ev.PotPushed(0, ev.Half.HIGH, 1, 5), ev.PotPushed(0, ev.Half.LOW, 2, 4)]),
    "nothing": (RIVER, []),
}
WHOLE_STREET: tuple[Table, list[ev.Event]] = (
    table(3, 0),
    [
        *KINDS["antes"][1],
        *KINDS["deal"][1],
        ev.BringInPosted(2, 5),
        ev.Completed(3, 20),
        ev.Folded(1),
        ev.Called(2, 15),
        ev.BetsCollected(),
        ev.CardBurned(),
        ev.CardDealt(2, Card.parse("5s"), Face.UP),
        ev.CardDealt(3, Card.parse("6s"), Face.UP),
    ],
)


def test_every_kind_of_event_is_played() -> None:
    tried = {type(event) for _, events in KINDS.values() for event in events}
    assert tried == set(get_args(ev.Event))


@pytest.mark.parametrize("kind", KINDS)
def test_after_a_play_the_scene_is_as_shown(scene: TableScene, kind: str) -> None:
    before, events = KINDS[kind]
    scene.show(before)
    scene.play(events)
    assert scene.snapshot() == drawn(replay(before, events))
    assert scene.table == replay(before, events)


@pytest.mark.parametrize("kind", KINDS)
def test_a_play_cut_short_ends_as_shown(scene: TableScene, kind: str) -> None:
    before, events = KINDS[kind]
    scene.set_speed(1)
    scene.show(before)
    scene.play(events)
    scene.finish()
    assert not scene.playing
    assert scene.snapshot() == drawn(replay(before, events))


@pytest.mark.parametrize("kind", KINDS)
def test_a_play_that_runs_its_time_ends_as_shown(scene: TableScene, kind: str, qtbot: QtBot) -> None:
    before, events = KINDS[kind]
    scene.set_speed(8)
    scene.show(before)
    with qtbot.waitSignal(scene.finished, timeout=5000):
        scene.play(events)
    assert scene.snapshot() == drawn(replay(before, events))


def test_a_street_from_the_antes_on(scene: TableScene, qtbot: QtBot) -> None:
    before, events = WHOLE_STREET
    scene.set_speed(12)
    scene.show(before, sight=Sight(steady=True))
    with qtbot.waitSignal(scene.finished, timeout=5000):
        scene.play(events)
    assert scene.snapshot() == drawn(replay(before, events), sight=Sight(steady=True))


def test_while_a_play_runs_things_are_on_their_way(scene: TableScene, qtbot: QtBot) -> None:
    before, events = KINDS["collect"]
    scene.set_speed(0.5)
    scene.show(before)
    scene.play(events)
    qtbot.wait(60)
    assert scene.playing
    # The bets have left their places, and the pot has not grown yet: three antes of 3.
    assert "Pot|$9" in text(scene)
    assert "|$20" not in text(scene)
    moving = scene.snapshot()
    qtbot.wait(60)
    assert scene.snapshot() != moving
    scene.finish()
    assert "Pot|$56" in text(scene)


def test_a_hole_card_turns_over_when_shown(scene: TableScene, qtbot: QtBot) -> None:
    before, events = KINDS["show"]
    scene.set_speed(0.5)
    scene.show(before)
    scene.play(events)
    qtbot.wait(80)
    assert any("width" in line and "width 1.00" not in line.split(";")[0] for line in scene.snapshot())
    scene.finish()
    assert "4c hole covered" in text(scene)


def test_a_window_may_change_its_size_during_a_play(scene: TableScene, qtbot: QtBot) -> None:
    before, events = WHOLE_STREET
    scene.set_speed(4)
    scene.show(before)
    scene.play(events)
    for size in ((712, 624), (900, 700), (1000, 730)):
        qtbot.wait(40)
        scene.set_stage(Stage(*size))
        assert scene.playing
    with qtbot.waitSignal(scene.finished, timeout=5000):
        pass
    assert scene.snapshot() == drawn(replay(before, events))


def test_a_card_keeps_its_pip_until_the_next_lies_on_it(scene: TableScene, qtbot: QtBot) -> None:
    """Seat 2's door card, the deuce of hearts, shows the same while fourth street is on its way to him."""
    before, events = KINDS["street"]
    scene.show(before)
    still = picture(scene)
    scene.set_speed(0.2)
    scene.play(events)
    qtbot.wait(30)
    now = picture(scene)
    # Where three players sit, seat 2 is at 500, 96; his hand has moved left by half a step to make room.
    pip = [
        sum(image.pixelColor(x, y).name() == QColor(DARK.heart).name() for x in range(480, 580) for y in range(90, 130))
        for image in (still, now)
    ]
    assert pip[0] > 300
    assert pip[1] > 0.8 * pip[0]
    scene.finish()


def test_a_new_table_ends_a_play(scene: TableScene) -> None:
    scene.set_speed(1)
    scene.show(table(3, 3))
    scene.play([ev.BringInPosted(2, 5), ev.Completed(3, 20)])
    scene.show(table(8, 6))
    assert not scene.playing
    assert scene.snapshot() == drawn(table(8, 6))


def test_the_end_of_a_play_is_told_however_it_comes(scene: TableScene, qtbot: QtBot) -> None:
    scene.show(table(3, 3))
    for speed in (0, 1):
        scene.set_speed(speed)
        with qtbot.waitSignal(scene.finished, timeout=100):
            scene.play([ev.Checked(1)])
            scene.finish()


def test_a_play_takes_the_marks_away(scene: TableScene) -> None:
    scene.show(table(3, 4), Marks({1: SeatMark(SeatState.TO_ACT)}))
    scene.play([ev.Checked(1)])
    assert "to_act" not in text(scene)


# Items are kept


def test_items_are_used_again(scene: TableScene) -> None:
    before, events = WHOLE_STREET
    scene.set_speed(1)

    def round_trip() -> int:
        for cards in (7, 3):
            scene.show(table(8, cards), Marks(others=SeatState.DIMMED))
        scene.show(before)
        scene.play(events)
        scene.finish()
        return len(scene.items())

    first = round_trip()
    assert [round_trip() for _ in range(3)] == [first] * 3


def test_after_a_fuller_table_nothing_is_left_over(scene: TableScene) -> None:
    full = replace(table(8, 7, bets=(20,) * 8), community=up("7s"))
    scene.show(full, Marks(others=SeatState.DIMMED, middle="A line"))
    scene.show(table(2, 3))
    assert scene.snapshot() == drawn(table(2, 3))


# Words, colours and size


def test_other_words_and_colours(scene: TableScene) -> None:
    scene.show(table(3, 3))
    dark = picture(scene)
    scene.set_words(replace(LABELS, pot="Pott"), lambda amount: f"{amount} kr")
    assert "Pott|9 kr" in text(scene)
    scene.set_theme(LIGHT)
    assert picture(scene) != dark


def test_another_size_lays_the_table_anew(scene: TableScene) -> None:
    scene.show(table(8, 3))
    wide = scene.snapshot()
    scene.set_stage(Stage(712, 624))
    assert scene.snapshot() != wide
    scene.set_stage(Stage())
    assert scene.snapshot() == wide


# Seats pointed at


def test_where_seats_and_upcards_are(scene: TableScene) -> None:
    scene.show(table(8, 4))
    # Seat 1's cards and plate are centred on 160, 545, seat 5's on 621, 102.
    assert scene.seat_at(160, 545) == 1
    assert scene.seat_at(621, 102) == 5
    assert scene.seat_at(500, 350) is None
    assert scene.card_at(500, 350) is None
    found = {scene.card_at(x, 545) for x in range(60, 260, 4)}
    assert found == {None, (1, Card.parse("Ks")), (1, Card.parse("4s"))}


def test_only_choosable_seats_can_be_pointed_at(scene: TableScene) -> None:
    scene.show(table(8, 3))
    scene.set_choosable([2, 5])
    assert scene.seats == (2, 5)
    assert scene.seat_at(160, 545) is None
    assert scene.seat_at(621, 102) == 5
    scene.point_at(5)
    scene.set_choosable([2])
    assert scene.pointed is None
    scene.set_choosable(None)
    assert len(scene.seats) == 8


def test_a_folded_player_is_found_by_his_plate(scene: TableScene) -> None:
    scene.show(apply(table(8, 3), ev.Folded(1)))
    assert scene.seat_at(160, 545) == 1
    assert scene.seat_at(160, 470) is None
