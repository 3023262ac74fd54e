"""Every page there is to picture, with something on it."""

from collections.abc import Generator, Iterator
from datetime import UTC, datetime
from itertools import count

from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QDialog

from trainer.floor.dispute import Dispute
from trainer.floor.setting import usual
from trainer.houses.loader import load_house
from trainer.learning.attempt import Mode, Trainee
from trainer.learning.forecast import DAYS, forecasts
from trainer.learning.overview import overview
from trainer.learning.standing import due_by_day, standings
from trainer.lessons import lesson_names
from trainer.questions import Answer, Kind, Question, wrong_answers
from trainer.scenarios import offered
from trainer.scenarios.shared_river import Lives
from trainer.simulate.preview import Preview
from trainer.skills import Topic
from ui.app import App
from ui.demo.bundled import bundled_hand
from ui.houses.preview_box import SEED
from ui.houses.previewing import Seen
from ui.lesson.later import Later
from ui.pages.about import AboutDialog
from ui.pages.demo import DemoPage
from ui.pages.floor import FloorPage
from ui.pages.home import HomePage
from ui.pages.houses import HousesPage
from ui.pages.keys import KeysDialog
from ui.pages.lesson import LessonPage
from ui.pages.progress import ProgressPage
from ui.pages.river_lab import RiverLabPage
from ui.pages.settings import SettingsDialog
from ui.preferences import Preferences
from ui.sample_results import sample_results

HOUSE = "cardroom"
_SEED = 11
_NOW = datetime(2026, 3, 20, 17, tzinfo=UTC)
_ANSWERS = 2400
_LESSON = 2
_SKILLS = {
    Kind.SEAT_AND_AMOUNT: "bring_in.equal_rank",
    Kind.SEAT: "first_to_act.pair_over_high",
    Kind.AMOUNTS: "bet_sizes.open_pair_both",
    Kind.AMOUNT: "bet_sizes.call_amount",
    Kind.PROCEDURE: "shared_river.cardroom_remix",
    Kind.CHOICE: "bring_in.may_open",
    Kind.COUNT: "stub.with_folds",
    Kind.ACTIONS: "actions.facing_bring_in",
    Kind.ORDER: "showdown.last_aggressor",
    Kind.SPLIT: "split.quartered",
    Kind.CARDS: "high_hand.flush_over_straight",
}
"""A skill for each kind of question, which may ask in other kinds too."""

_DEMOS = (
    ("eight-to-the-river.phh", "bring-in", 3),
    ("eight-to-the-river.phh", "community", 53),
    ("open-pair-side-pot.phh", "open-pair", 16),
    ("high-low-split.phh", "split", 49),
)
"""Hands that come with the program, what there is to see, and at which step."""

_ELSEWHERE = ("open-pair-side-pot.phh", 16, 3)
"""A hand that departs elsewhere, at which step, and the place of such a house among those that it can be played at."""

_OWN_CLAUSES = (("opener.by", "last_card"), ("burns", "third_on"), ("bring_in.tie", "suit_high"))
_PREVIEWED = 60

_DISPUTE = ("open-pair-side-pot.phh", 48)
"""A hand that comes with the program, and how many of its events have been told."""


def pages(app: App) -> Generator[str]:
    """Bring the window from page to page, naming each; what is seen on it is the same every time."""
    window = app.window
    window.open("home")
    yield "home"
    home = window.findChild(HomePage)
    assert home is not None
    _show_trainee(home)
    yield "home-due"
    window.open("course")
    yield "lessons"
    window.desk.course.open(lesson_names()[_LESSON])
    lesson = window.findChild(LessonPage)
    assert lesson is not None
    for part in lesson.findChildren(Later):
        part.be_made()
    yield "lesson"
    for kind, skill in _SKILLS.items():
        _begin(app, kind, skill)
        yield f"practice-{kind.value}"
        app.bridge.answer(_wrong(app.bridge.question))
        yield f"practice-{kind.value}-wrong"
    _begin(app, Kind.SEAT_AND_AMOUNT, _SKILLS[Kind.SEAT_AND_AMOUNT])
    app.bridge.answer(app.bridge.question.ruling().answer)
    yield "practice-right"
    app.bridge.pause()
    yield "practice-paused"
    window.desk.training.begin(Topic.FIRST_TO_ACT, mode=Mode.STREAK, seed=_SEED)
    for right in (True, True, True, True, False):
        question = app.bridge.question
        app.bridge.answer(question.ruling().answer if right else _wrong(question))
        app.bridge.next()
    yield "finished"
    window.open("river")
    lab = window.findChild(RiverLabPage)
    assert lab is not None
    lab.show_case(Lives(8, 8, 7, 7, 7), _SEED)
    yield "river-lab"
    lab.deal(lab.case.question.choices[1])
    yield "river-lab-dealt"
    lab.begin_drill()
    yield "river-lab-drill"
    yield from _floor(app)
    window.open("progress")
    progress = window.findChild(ProgressPage)
    assert progress is not None
    QCoreApplication.processEvents()  # what was answered just now is shown a moment later
    progress.show_results((), _NOW, offered(load_house(HOUSE)))
    progress.show_forecasts((), (0,) * DAYS)
    yield "progress-empty"
    _show_sample(progress)
    yield "progress"
    for panel in progress.panels.values():
        panel.read_as_table(True)
    yield "progress-tables"
    window.open("houses")
    yield "houses"
    yield from _own_house(app)
    window.open("demo")
    yield "demo-empty"
    demo = window.findChild(DemoPage)
    assert demo is not None
    for name, step, at in _DEMOS:
        demo.show_bundled(name)
        demo.playback.go(at)
        yield f"demo-{step}"
    name, at, place = _ELSEWHERE
    demo.show_bundled(name)
    demo.playback.go(at)
    demo.playback.side.choose_house(place)
    yield "demo-elsewhere"
    demo.playback.ask_now()
    yield "demo-asks"


def dialogs(app: App) -> Iterator[tuple[str, QDialog]]:
    """Each box that the menu opens, with its name."""
    look, window = app.window.look, app.window
    for name, box in (
        ("settings", SettingsDialog(look, Preferences(), window)),
        ("keys", KeysDialog(look, window)),
        ("about", AboutDialog(look, window)),
    ):
        yield name, box
        box.deleteLater()


def _own_house(app: App) -> Iterator[str]:
    """A house in the making: a copy with two clauses of its own, and what they change in so many hands."""
    page = app.window.findChild(HousesPage)
    assert page is not None
    page.comparison.copy_wanted.emit(load_house(HOUSE))
    editor = page.editor
    assert editor is not None
    for key, written in _OWN_CLAUSES:
        editor.go_to(key)
        assert editor.clause.value is not None
        editor.clause.value.chosen.emit(written)
    editor.table.setFocus()
    try:
        yield "house-own"
        preview = Preview(editor.drafting.origin, editor.drafting.house, SEED)
        preview.play(_PREVIEWED)
        editor.preview.show_seen(Seen(preview.hands, preview.differs))
        yield "house-own-preview"
    finally:
        for _ in _OWN_CLAUSES:
            editor.undo()
        editor.left.emit()


def _floor(app: App) -> Iterator[str]:
    """A table before anything was said, a dispute with its rulings, and the setting up."""
    app.window.open("floor")
    floor = app.window.findChild(FloorPage)
    assert floor is not None
    floor.show_dispute(Dispute(usual(load_house(HOUSE)).table, load_house(HOUSE)))
    yield "floor"
    name, at = _DISPUTE
    hand = bundled_hand(name)
    floor.show_dispute(Dispute.of(replace(hand, events=hand.events[:at])))
    floor.panel.rulings.finish()
    yield "floor-ruled"
    floor.begin_set_up()
    yield "floor-set-up"


def _show_sample(page: ProgressPage) -> None:
    """Show the answers of a trainee who does not exist."""
    skills = offered(load_house(HOUSE))
    results = sample_results(_SEED, _ANSWERS, _NOW, skills, [HOUSE])
    page.show_results(results, _NOW, skills)
    standing = standings(results)
    page.show_forecasts(forecasts(standing, _NOW), due_by_day(standing, _NOW, DAYS))


def _show_trainee(page: HomePage) -> None:
    """Show how somebody stands who does not exist."""
    results = sample_results(_SEED, _ANSWERS, _NOW, offered(load_house(HOUSE)), [HOUSE])
    trainees = tuple(Trainee(name, name, _NOW) for name in ("May L.", "Somchai R.", "Joana D."))
    page.show_records(trainees, trainees[0], overview(results, standings(results), _NOW))


def _begin(app: App, kind: Kind, skill: str) -> None:
    """Ask a question of a kind about a skill."""
    for seed in count(_SEED):
        app.window.begin(None, skill=skill, seed=seed)
        if app.bridge.question.kind is kind:
            return


def _wrong(question: Question) -> Answer:
    """A plausible wrong answer: what a misconception of the question's skill gives."""
    return wrong_answers(question)[0][1]
