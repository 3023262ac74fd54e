"""Pictures of every page, drawn without a screen: `doorcard snapshot DIR`."""

import os
import sys
from collections.abc import Iterator
from datetime import UTC, datetime
from itertools import count
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent, QMessageLogContext, Qt, QtMsgType, qInstallMessageHandler
from PySide6.QtWidgets import QApplication

from trainer.houses.loader import load_house
from trainer.learning.forecast import Forecast
from trainer.learning.standing import due_by_day, due_now, standings
from trainer.questions import Answer, Kind, Question, wrong_answers
from trainer.scenarios import offered
from trainer.settings import Settings
from trainer.text.words import Words
from ui import theme
from ui.app import App, application
from ui.look import Look
from ui.pages.demo import DemoPage
from ui.pages.progress import ProgressPage
from ui.sample_results import sample_results

PALETTES = {"dark": theme.DARK, "light": theme.LIGHT}

_HOUSE = "cardroom"
_SEED = 11
_NOW = datetime(2026, 3, 20, 17, tzinfo=UTC)
_ANSWERS, _DAYS, _DUE_AT = 2400, 14, 0.9
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


def snapshot(
    folder: Path, *, width: int, height: int, themes: tuple[str, ...], scale: float, language: str
) -> list[Path]:
    """Draw each page into `folder` as PAGE-THEME-WxH.png; returns the files made."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    os.environ["QT_SCALE_FACTOR"] = str(scale)
    qInstallMessageHandler(_without_offscreen_remarks)
    folder.mkdir(parents=True, exist_ok=True)
    made = application()
    files = []
    for name in themes:
        look = Look(Words(language), PALETTES[name])
        app = App(made, Settings(_HOUSE, language), look=look)
        app.window.resize(width, height)
        app.window.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)
        app.window.show()
        for page in _pages(app):
            _settle(made)
            file = folder / f"{page}-{name}-{width}x{height}.png"
            app.window.grab().save(str(file))
            files.append(file)
        app.window.close()
        app.window.deleteLater()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    return files


def _pages(app: App) -> Iterator[str]:
    """Bring the window from page to page, naming each."""
    window = app.window
    window.open("home")
    yield "home"
    for kind, skill in _SKILLS.items():
        _begin(app, kind, skill)
        yield f"practice-{kind.value}"
        app.bridge.answer(_wrong(app.bridge.question))
        yield f"practice-{kind.value}-wrong"
    _begin(app, Kind.SEAT_AND_AMOUNT, _SKILLS[Kind.SEAT_AND_AMOUNT])
    app.bridge.answer(app.bridge.question.ruling().answer)
    yield "practice-right"
    window.open("progress")
    yield "progress-empty"
    progress = window.findChild(ProgressPage)
    assert progress is not None
    _show_sample(progress)
    yield "progress"
    for panel in progress.panels.values():
        panel.read_as_table(True)
    yield "progress-tables"
    window.open("houses")
    yield "houses"
    window.open("demo")
    yield "demo-empty"
    demo = window.findChild(DemoPage)
    assert demo is not None
    for name, step, at in _DEMOS:
        demo.show_bundled(name)
        demo.playback.go(at)
        yield f"demo-{step}"


def _show_sample(page: ProgressPage) -> None:
    """Show the answers of a trainee who does not exist."""
    skills = offered(load_house(_HOUSE))
    results = sample_results(_SEED, _ANSWERS, _NOW, skills, [_HOUSE])
    page.show_results(results, _NOW, skills)
    standing = standings(results)
    forecasts = [
        Forecast(each.skill, _DUE_AT, *(each.forecast(_NOW, _DAYS, reviews=reviews) for reviews in (True, False)))
        for each in due_now(standing, _NOW)
    ]
    page.show_forecasts(forecasts, due_by_day(standing, _NOW, _DAYS))


def _without_offscreen_remarks(kind: QtMsgType, context: QMessageLogContext, message: str) -> None:
    """Drawing without a screen, Qt remarks for each window that there is no screen."""
    if not message.startswith("This plugin does not support"):
        print(message, file=sys.stderr)


def _begin(app: App, kind: Kind, skill: str) -> None:
    """Ask a question of a kind about a skill."""
    for seed in count(_SEED):
        app.window.begin(None, skill=skill, seed=seed)
        if app.bridge.question.kind is kind:
            return


def _wrong(question: Question) -> Answer:
    """A plausible wrong answer: what a misconception of the question's skill gives."""
    return wrong_answers(question)[0][1]


def _settle(made: QApplication) -> None:
    for _ in range(3):
        made.processEvents()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
