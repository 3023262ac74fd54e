"""What moves: in which order, how long, and that wherever it is broken off the table is as if it had been shown."""

import random
from collections.abc import Iterator

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QVariantAnimation
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from tests.ui.table.tables import LABELS, money, table
from tests.ui.table.test_scene import KINDS, WHOLE_STREET, drawn, picture
from trainer import events as ev
from trainer.cards import Card, parse_cards
from trainer.houses.values import Face
from trainer.table import Table, replay
from ui.table.card_item import CardItem
from ui.table.geometry import LIFT, Stage
from ui.table.marks import Marks, SeatMark, SeatState
from ui.table.pieces import Hand
from ui.table.scene import TableScene
from ui.theme import DARK

EIGHT_FOURTH = replace(table(8, 3), stub=28)
FOURTH: list[ev.Event] = [
    ev.CardBurned(),
    *(ev.CardDealt(at, card, Face.UP) for at, card in enumerate(parse_cards("4s 5s 6s 7s 8s 9s Ts Js"), 1)),
]
"""Fourth street for eight players: the burn, then a card each, clockwise."""

MARKED = Marks(
    {1: SeatMark(SeatState.RIGHT, "Brings it in"), 2: SeatMark(SeatState.WRONG, "Your pick")},
    frozenset(parse_cards("Ks 2h")),
    SeatState.DIMMED,
)


@pytest.fixture
def scene(qapp: object) -> Iterator[TableScene]:
    made = TableScene(LABELS, money, DARK, speed=1)
    yield made
    made.finish()
    made.deleteLater()


def clock_of(scene: TableScene) -> QVariantAnimation:
    """The clock of what moves now, standing still, to be set by hand."""
    (clock,) = [
        each for each in scene.findChildren(QVariantAnimation) if each.state() != QVariantAnimation.State.Stopped
    ]
    clock.pause()
    return clock


def shown(what: Table, marks: Marks | None = None) -> QImage:
    """The picture a new scene paints of a table."""
    made = TableScene(LABELS, money, DARK, speed=0)
    made.show(what, marks)
    image = picture(made)
    made.deleteLater()
    return image


def in_flight(scene: TableScene) -> list[CardItem]:
    return [item for item in scene.items() if isinstance(item, CardItem) and item.isVisible() and item.moving]


# Broken off anywhere


@pytest.mark.parametrize("kind", [*KINDS, "a whole street"])
def test_a_play_broken_off_at_any_moment_leaves_the_table_as_shown(scene: TableScene, kind: str) -> None:
    before, events = KINDS.get(kind, WHOLE_STREET)
    expected, painted = drawn(replay(before, events)), shown(replay(before, events))
    rng = random.Random(kind)
    for _ in range(6):
        scene.show(before)
        scene.play(events)
        if scene.playing:
            clock = clock_of(scene)
            # Some steps on the way, the last of them anywhere.
            for at in sorted(rng.randrange(clock.duration()) for _ in range(rng.randint(1, 5))):
                clock.setCurrentTime(at)
        scene.finish()
        assert scene.resting
        assert scene.snapshot() == expected
    assert picture(scene) == painted


def test_another_play_breaks_off_the_one_before(scene: TableScene) -> None:
    """Events cut into plays anywhere, each broken off by the next, lead where all of them lead."""
    before, events = WHOLE_STREET
    expected = drawn(replay(before, events))
    rng = random.Random(5)
    for _ in range(8):
        scene.show(before)
        at = 0
        while at < len(events):
            further = at + rng.randint(1, 5)
            scene.play(events[at:further])
            if scene.playing:
                clock = clock_of(scene)
                clock.setCurrentTime(rng.randrange(clock.duration()))
            at = further
        scene.finish()
        assert scene.snapshot() == expected


def test_whatever_happens_meanwhile_the_end_is_as_shown(scene: TableScene) -> None:
    """Other sizes, colours, words, seats pointed at and marks, at random moments of a play."""
    before, events = WHOLE_STREET
    after = replay(before, events)
    expected = drawn(after)
    rng = random.Random(11)
    meanwhile = [
        lambda: scene.set_stage(Stage(rng.randint(600, 1500), rng.randint(500, 1000))),
        lambda: scene.set_theme(DARK, four_colour=rng.random() < 0.5),
        lambda: scene.set_words(LABELS, money),
        lambda: scene.point_at(rng.choice((None, 1, 2, 3))),
    ]
    for _ in range(10):
        scene.show(before)
        scene.play(events)
        clock = clock_of(scene)
        for at in sorted(rng.randrange(clock.duration()) for _ in range(6)):
            clock.setCurrentTime(at)
            rng.choice(meanwhile)()
            assert scene.playing
        scene.set_stage(Stage())
        scene.point_at(None)
        scene.finish()
        assert scene.snapshot() == expected
        scene.show(after, MARKED)
        scene.show(after)
        scene.finish()
        assert scene.snapshot() == expected


# The order in which things move


def test_the_burn_comes_first_and_cards_leave_the_stub_clockwise(scene: TableScene) -> None:
    scene.show(EIGHT_FOURTH)
    scene.play(FOURTH)
    clock = clock_of(scene)
    clock.setCurrentTime(60)
    # The burn is on its way alone: a back that belongs to no hand; every hand has three cards.
    told = scene.snapshot()
    assert sum(line.startswith("loose back") for line in told) == 1
    assert not any(str(card) in "\n".join(told) for card in parse_cards("4s 5s 6s 7s"))
    order = [event.card for event in FOURTH if isinstance(event, ev.CardDealt)]
    left: list[Card] = []
    for at in range(60, clock.duration() + 1, 10):
        clock.setCurrentTime(at)
        cards = [item.look.card for item in scene.items() if isinstance(item, CardItem) and item.isVisible()]
        left += [card for card in order if card is not None and card in cards and card not in left]
    assert left == order


def test_a_card_starts_where_the_stub_lies(scene: TableScene) -> None:
    scene.show(EIGHT_FOURTH)
    scene.play(FOURTH[1:2])
    clock_of(scene).setCurrentTime(0)
    (flying,) = [item for item in in_flight(scene) if item.look.card == Card.parse("4s")]
    # The stub is drawn 0.86 of a card large round 392, 414 down: its left edge is at 392 - 64 * 0.86 / 2.
    assert flying.x() == pytest.approx(392 - 64 * 0.86 / 2, abs=2)
    assert flying.y() == pytest.approx(414, abs=2)


def test_the_pot_goes_to_the_winner(scene: TableScene) -> None:
    before, events = KINDS["push"]
    scene.show(before)
    scene.play(events)
    clock = clock_of(scene)
    clock.setCurrentTime(clock.duration() // 2)
    told = [line for line in scene.snapshot() if line.startswith("chips")]
    # Nothing lies in the middle any more, and seat 1 has not got it yet.
    assert len(told) == 1
    assert "seat 1 |$100" in "\n".join(scene.snapshot())
    scene.finish()
    # Nine chips more than a hundred.
    assert "seat 1 |$109" in "\n".join(scene.snapshot())


def test_marks_stay_while_the_pot_is_pushed_where_they_are_to(scene: TableScene) -> None:
    before, events = KINDS["push"]
    marks = Marks({1: SeatMark(SeatState.RIGHT, "Is paid $9")})
    scene.show(before, marks)
    scene.play(events, marks)
    clock_of(scene).setCurrentTime(100)
    assert "Is paid $9 right" in "\n".join(scene.snapshot())
    scene.finish()
    assert scene.snapshot() == drawn(replay(before, events), marks)


# How long


@pytest.mark.parametrize("speed", [1, 2, 3])
def test_speeds(scene: TableScene, speed: int) -> None:
    """A burn takes 220 ms; then each card leaves 90 ms after the one before, and the last of eight takes 220."""
    scene.show(EIGHT_FOURTH)
    scene.set_speed(speed)
    scene.play(FOURTH)
    assert clock_of(scene).duration() == pytest.approx((220 + 7 * 90 + 220) / speed, abs=1)


def test_a_long_deal_is_over_in_time(scene: TableScene) -> None:
    scene.show(table(8, 0))
    deal = [ev.CardDealt(seat, None, Face.DOWN) for _ in range(2) for seat in range(1, 9)]
    scene.play(deal, within=600)
    assert clock_of(scene).duration() == 600
    scene.set_speed(3)
    scene.show(table(8, 0))
    scene.play(deal, within=600)
    assert clock_of(scene).duration() == 200
    scene.set_speed(1)
    scene.show(table(8, 0))
    scene.play(deal[:1], within=600)
    assert clock_of(scene).duration() == 220


def test_speed_nought_moves_nothing(scene: TableScene) -> None:
    scene.set_speed(0)
    scene.show(EIGHT_FOURTH)
    scene.play(FOURTH)
    assert scene.resting
    scene.show(replay(EIGHT_FOURTH, FOURTH), MARKED)
    assert scene.resting
    assert scene.snapshot() == drawn(replay(EIGHT_FOURTH, FOURTH), MARKED)


# Marks


def test_rings_brighten_and_what_decides_is_lifted(scene: TableScene) -> None:
    what = table(8, 3)
    scene.show(what)
    lay = {item.look.card: item.y() for item in scene.items() if isinstance(item, CardItem) and item.look.card}
    scene.show(what, MARKED)
    clock = clock_of(scene)
    assert clock.duration() == 160
    # At once to be seen, but not yet at full strength; full after 120 ms, and no card is higher than it is to be.
    assert sum("strength=0.30" in line for line in scene.snapshot()) == 2
    clock.setCurrentTime(60)
    assert not any("strength=0.30" in line for line in scene.snapshot())
    clock.setCurrentTime(121)
    assert all("strength=1.00" in line for line in scene.snapshot() if " seat " in line)
    scene.finish()
    assert scene.snapshot() == drawn(what, MARKED)
    assert picture(scene) == shown(what, MARKED)
    higher = {
        item.look.card: lay[item.look.card] - item.y()
        for item in scene.items()
        if isinstance(item, CardItem) and item.look.card and item.y() != lay[item.look.card]
    }
    assert higher == {card: pytest.approx(LIFT) for card in MARKED.ringed}


DIM = Marks({1: SeatMark(SeatState.RIGHT), **{seat: SeatMark(SeatState.DIMMED) for seat in (2, 3, 5)}})


def strengths(scene: TableScene) -> list[float]:
    """How much is to be seen of each hand, the faintest first."""
    return sorted(item.strength for item in scene.items() if isinstance(item, Hand))


def test_what_does_not_matter_steps_back_and_forth_again(scene: TableScene) -> None:
    what = table(8, 3)
    scene.show(what)
    before = picture(scene)
    scene.show(what, DIM)
    # At first all is as it was; after half of 120 ms, decelerating, three quarters of the way to 40% are gone.
    assert strengths(scene) == [1] * 8
    clock_of(scene).setCurrentTime(60)
    assert strengths(scene) == [pytest.approx(1 - 0.6 * 0.75)] * 3 + [1] * 5
    clock_of(scene).setCurrentTime(120)
    assert strengths(scene) == [pytest.approx(0.4)] * 3 + [1] * 5
    scene.finish()
    assert scene.snapshot() == drawn(what, DIM)
    assert picture(scene) == shown(what, DIM)
    scene.show(what)
    assert strengths(scene) == [pytest.approx(0.4)] * 3 + [1] * 5
    clock_of(scene).setCurrentTime(60)
    assert strengths(scene) == [pytest.approx(0.4 + 0.6 * 0.75)] * 3 + [1] * 5
    scene.finish()
    assert scene.snapshot() == drawn(what)
    assert picture(scene) == before


@pytest.mark.parametrize("still", [True, False])
def test_without_motion_it_has_stepped_back_at_once(
    scene: TableScene, monkeypatch: pytest.MonkeyPatch, still: bool
) -> None:
    if still:
        monkeypatch.setattr("ui.table.scene.wants_stillness", lambda: True)
    else:
        scene.set_speed(0)
    what = table(8, 3)
    scene.show(what)
    scene.show(what, DIM)
    assert strengths(scene) == [pytest.approx(0.4)] * 3 + [1] * 5


def test_marks_that_come_out_are_broken_off_by_anything(scene: TableScene, qtbot: QtBot) -> None:
    what, rng = table(8, 3), random.Random(3)
    others = [
        MARKED,
        DIM,
        Marks({3: SeatMark(SeatState.SELECTED)}),
        Marks(),
        Marks(ringed=frozenset(parse_cards("2d"))),
    ]
    for _ in range(20):
        marks = rng.choice(others)
        scene.show(what, marks)
        if not scene.resting:
            clock_of(scene).setCurrentTime(rng.randrange(160))
        if rng.random() < 0.3:
            scene.set_stage(Stage(900, 700))
            scene.set_stage(Stage())
        if rng.random() < 0.5:
            scene.finish()
            assert scene.snapshot() == drawn(what, marks)


def test_marks_of_another_table_are_there_at_once(scene: TableScene) -> None:
    scene.show(table(8, 3))
    scene.show(table(8, 4), MARKED)
    assert scene.resting
    assert scene.snapshot() == drawn(table(8, 4), MARKED)


# Where the system is to keep still


def test_kept_still_only_rings_brighten(scene: TableScene, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ui.table.scene.wants_stillness", lambda: True)
    scene.show(EIGHT_FOURTH)
    scene.play(FOURTH)
    after = replay(EIGHT_FOURTH, FOURTH)
    assert scene.resting
    assert scene.snapshot() == drawn(after)
    scene.show(after, MARKED)
    assert clock_of(scene).duration() == 120
    # What decides lies higher at once.
    lifted = [line.replace("strength=0.30", "strength=1.00") for line in scene.snapshot()]
    assert tuple(lifted) == drawn(after, MARKED)
    scene.finish()
    assert scene.snapshot() == drawn(after, MARKED)


def test_the_system_is_asked_whether_to_keep_still(qapp: object) -> None:
    """The screen that tests are drawn without prefers nothing: things may move."""
    from ui.table.animator import wants_stillness

    assert wants_stillness() is False
