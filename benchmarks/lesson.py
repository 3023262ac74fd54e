"""How long a lesson takes from being wanted to being painted, against an empty page, in one run.

    python benchmarks/lesson.py [--runs 15]

Both are opened in turn in the same window, offscreen unless QT_QPA_PLATFORM says otherwise; each lesson is opened once
beforehand, as a reader goes from page to page of a program that is running. What counts is the processor's time, so
that whatever else a machine does is left out. The medians and their ratio are printed, and the lesson that takes
longest. Ends with an error where that is more than 100 ms.
"""

import argparse
import os
import statistics
import sys
import time

from PySide6.QtCore import Qt, qInstallMessageHandler
from PySide6.QtWidgets import QScrollArea, QWidget

from trainer.lessons import lesson_names, load_lesson
from trainer.settings import Settings
from trainer.text.words import Words
from ui.app import App, application
from ui.look import Look
from ui.pages.lesson import LessonPage
from ui.theme import DARK

MOST_MILLISECONDS = 100


def painted(page: QScrollArea, body: QWidget) -> float:
    """Milliseconds until `body` has been laid out and painted in `page`, from now."""
    began = time.process_time()
    page.setWidget(body)
    page.window().grab()
    return (time.process_time() - began) * 1000


def opened(page: LessonPage, name: str) -> float:
    """Milliseconds until a lesson has been painted, from when it is asked for."""
    lesson = load_lesson(name, "en")
    began = time.process_time()
    page.show_lesson(lesson, None, asks=True)
    page.window().grab()
    return (time.process_time() - began) * 1000


def main() -> None:
    """Print the medians, their ratio, and the slowest lesson."""
    reader = argparse.ArgumentParser(description="Time to a painted lesson, against an empty page.")
    reader.add_argument("--runs", type=int, default=15)
    runs = reader.parse_args().runs
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    qInstallMessageHandler(lambda *said: None)
    app = App(application(), Settings("cardroom", "en"), look=Look(Words("en"), DARK))
    app.window.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)
    app.window.resize(1440, 900)
    app.window.show()
    app.window.desk.course.open(lesson_names()[0])
    page = app.window.findChild(LessonPage)
    assert page is not None
    took: dict[str, list[float]] = {name: [] for name in lesson_names()}
    empty = []
    for run in range(runs + 1):
        for name in took:
            blank, lesson = painted(page.area, QWidget()), opened(page, name)
            if run:
                empty.append(blank)
                took[name].append(lesson)
    medians = {name: statistics.median(each) for name, each in took.items()}
    slowest = max(medians, key=lambda name: medians[name])
    lesson, blank = statistics.median(medians.values()), statistics.median(empty)
    print(f"empty page {blank:.1f} ms, lesson {lesson:.1f} ms: {lesson / blank:.1f} times as long")
    print(f"slowest: {slowest}, {medians[slowest]:.1f} ms")
    if medians[slowest] > MOST_MILLISECONDS:
        sys.exit(f"more than {MOST_MILLISECONDS} ms")


if __name__ == "__main__":
    main()
