"""How a session goes: what begins it, the page that asks, the pause, what cannot be kept, and the end of it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import datetime
from typing import TYPE_CHECKING

from PySide6 import QtWidgets  # a dialog's type is made when it is first named: not before the first paint
from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from trainer.errors import ContentError, RecordsError
from trainer.houses.house import House
from trainer.learning.attempt import Attempt, Mode
from trainer.text.marker import N_
from trainer.text.words import Words
from ui.bridge import Bridge
from ui.broken_off import BrokenOff
from ui.course import asked_of
from ui.look import Look
from ui.widgets.announce import announce

if TYPE_CHECKING:
    from trainer.skills import Topic
    from ui.pages.practice import PracticePage
    from ui.pages.summary import SummaryPage
    from ui.widgets.offer import Offer

TITLES = {
    Mode.LEARN: N_("Lesson"),
    Mode.PRACTICE: N_("Practice"),
    Mode.RUSH: N_("Rush"),
    Mode.STREAK: N_("Streak"),
    Mode.REVIEW: N_("Review"),
    Mode.DAILY: N_("Daily"),
    Mode.SKILL: N_("One skill"),
}
"""What a session of each mode is called."""

_THINKING = 50
"""Milliseconds after the cards have come to rest in which nobody answers, and the table has been painted."""


class Training(QObject):
    """Leads the practice page and the page of a finished session. `page_wanted` names the page to open.

    `lesson_wanted` asks for the lesson that teaches the skill it carries, with the session going on after it.
    `untouched` tells whether the user has done nothing yet that another page could take away from him.
    """

    page_wanted = Signal(str)
    lesson_wanted = Signal(object)

    def __init__(
        self,
        bridge: Bridge,
        window: QWidget,
        look: Look,
        house: House,
        houses: Callable[[], tuple[House, ...]],
        untouched: Callable[[], bool],
    ) -> None:
        super().__init__(window)
        self.bridge, self._window, self._houses, self._untouched = bridge, window, houses, untouched
        self._look, self._house = look, house
        self._waiting: BrokenOff | None = None
        self._offer: Offer | None = None
        self._above: QVBoxLayout | None = None
        self._practice: PracticePage | None = None
        self._summary: SummaryPage | None = None
        self._topic: Topic | None = None
        self._skill: str | None = None
        self._lesson: tuple[str, Sequence[str]] | None = None
        self._thinking = QTimer(self, singleShot=True, interval=_THINKING)
        self._thinking.timeout.connect(self._make_ready)
        bridge.asked.connect(self._show_question)
        bridge.marked.connect(self._show_mark)
        bridge.over.connect(self._show_summary)
        bridge.paused.connect(self._show_pause)
        bridge.not_kept.connect(self._tell_not_kept)
        bridge.ledger.changed.connect(self._look_who_trains)

    def dress(self, look: Look, house: House) -> None:
        """The pages are about to be made anew."""
        self._look, self._house = look, house
        self._practice = self._summary = None

    def practice_page(self) -> PracticePage:
        """The page that asks, with the question that stands."""
        from ui.pages.practice import PracticePage

        page = self._practice = PracticePage(self._look)
        page.rested.connect(self.bridge.rested)
        page.rested.connect(self._thinking.start)
        page.answered.connect(self.bridge.answer)
        page.next_wanted.connect(self.bridge.next)
        page.lesson_wanted.connect(lambda: self.lesson_wanted.emit(self.bridge.question.skill))
        page.pause_wanted.connect(self._pause_or_go_on)
        page.time_over.connect(self.bridge.time_is_over)
        page.left.connect(self._leave)
        self._show_question()
        self._show_mark()
        self._show_pause()
        return page

    def summary_page(self) -> SummaryPage:
        """The page of the session that is over."""
        from ui.pages.summary import SummaryPage

        page = self._summary = SummaryPage(self._look)
        page.again_wanted.connect(self._again)
        page.lessons_wanted.connect(self._on_with_the_lessons)
        page.review_wanted.connect(self.review)
        page.left.connect(self._leave)
        self._fill_summary()
        return page

    def begin(
        self,
        topic: Topic | None = None,
        *,
        skill: str | None = None,
        seed: int | None = None,
        mode: Mode | None = None,
        lesson: tuple[str, Sequence[str]] | None = None,
    ) -> None:
        """Begin a session on a topic, a skill, a lesson, or everything the house asks."""
        if mode is Mode.REVIEW:
            self.review()
            return
        self._topic, self._skill, self._lesson = topic, skill, lesson
        if mode is Mode.DAILY:
            from trainer.learning.modes import daily_seed

            seed = daily_seed(datetime.now().astimezone().date(), self._house.version)

        def start() -> None:
            self.bridge.begin(self._house, topic, skill, seed, mode=mode, lesson=lesson)
            self._open_practice()

        self.bridge.ledger.when_known(start)

    def review(self) -> None:
        """Ask again what was wrong or slow."""

        def start(found: tuple[Attempt, ...]) -> None:
            if not found:
                words = self._look.words
                QtWidgets.QMessageBox.information(
                    self._window,
                    words("Review"),
                    words("There is nothing to review: nothing has gone wrong or slowly at this house."),
                )
                return
            self.bridge.begin(self._house, mode=Mode.REVIEW, review=found)
            self._open_practice()

        self.bridge.ledger.look_for_reviews(self._house, start)

    def go_on(self, broken_off: BrokenOff) -> None:
        """Go on with a session that was broken off, unless another has begun; where the user is at something else by
        now, offer it."""
        if self.bridge.running:
            return
        begun, house = broken_off.begun, broken_off.house
        lesson = self._lesson_of(begun.lesson, house) if begun.lesson else None
        # The time that a rush or an exam took meanwhile is not to be had any more; nor, it may be, house or lesson.
        timed = begun.mode in (Mode.RUSH, Mode.EXAM)
        if timed or begun.house_version != house.version or (begun.mode is Mode.LEARN and lesson is None):
            self._end(begun.id)
        elif self._untouched():
            self._take_up(broken_off)
        else:
            self._wait(broken_off)

    def offer_in(self, above: QVBoxLayout) -> None:
        """Offer a session that waits, if one does, in this layout: below the bar, above every page."""
        self._above, self._offer = above, None
        self._show_offer()

    def _wait(self, broken_off: BrokenOff | None) -> None:
        if broken_off is not self._waiting:
            self._waiting = broken_off
            self._show_offer()

    def _show_offer(self) -> None:
        if self._offer is not None:
            self._offer.hide()
            self._offer.deleteLater()
            self._offer = None
        if self._waiting is None or self._above is None:
            return
        from ui.widgets.offer import Offer

        words = self._look.words
        title = words(TITLES[self._waiting.begun.mode])
        text = words("A session was broken off: {title}.", title=title)
        offer = self._offer = Offer(self._look, text, words("Go on with it"))
        offer.taken.connect(self._take_waiting)
        offer.left.connect(lambda: self._wait(None))
        self._above.insertWidget(1, offer)
        announce(offer, text)

    def _take_waiting(self) -> None:
        if self._waiting is not None:
            self.bridge.end()
            self._take_up(self._waiting)

    def _look_who_trains(self) -> None:
        """A session is offered only to the trainee who began it."""
        trainee = self.bridge.ledger.trainee
        if self._waiting is not None and (trainee is None or trainee.id != self._waiting.begun.trainee):
            self._wait(None)

    def _take_up(self, broken_off: BrokenOff) -> None:
        from trainer.skills import Topic  # after the first paint, which is not to wait for it

        begun = broken_off.begun
        lesson = self._lesson_of(begun.lesson, broken_off.house) if begun.lesson else None
        self._topic = Topic(begun.topic) if begun.topic else None
        self._skill, self._lesson = begun.skill, lesson
        self.bridge.go_on(broken_off, lesson[1] if lesson else ())
        self._open_practice()

    def _lesson_of(self, name: str, house: House) -> tuple[str, Sequence[str]] | None:
        """A lesson and what the house asks of it; None where the program has it no more, or nothing is asked."""
        from trainer.lessons import load_lesson

        try:
            skills = asked_of(load_lesson(name, self._look.words.language), house)
        except ContentError:
            return None
        return (name, skills) if skills else None

    def _open_practice(self) -> None:
        self._wait(None)
        if self.bridge.running:
            self.page_wanted.emit("practice")

    def _pause_or_go_on(self) -> None:
        if self.bridge.session.paused:
            self.bridge.resume()
        else:
            self.bridge.pause()

    def _again(self) -> None:
        mode = self.bridge.session.begun.mode
        self.begin(self._topic, skill=self._skill, mode=mode, lesson=self._lesson)

    def _on_with_the_lessons(self) -> None:
        self.bridge.end()
        self.page_wanted.emit("course")

    def _leave(self) -> None:
        self.bridge.end()
        self.page_wanted.emit("home")

    def _end(self, session: str) -> None:
        try:
            self.bridge.ledger.end(session)
        except RecordsError as error:
            self._tell_not_kept(error)

    def _results(self) -> tuple[bool, ...]:
        return tuple(each.right for each in self.bridge.answered)

    def _show_question(self) -> None:
        page, bridge = self._practice, self.bridge
        if page is None or not bridge.running:
            return
        session = bridge.session
        title = self._look.words(TITLES[session.begun.mode])
        page.show_session(
            title,
            session.planned,
            lambda: session.milliseconds,
            lambda: session.remaining,
            exam=session.begun.mode is Mode.EXAM,
        )
        results = self._results()
        page.show_question(bridge.question, len(results) + (bridge.mark is None), results, bridge.streak)

    def _show_mark(self) -> None:
        page, bridge = self._practice, self.bridge
        if page is not None and bridge.running and bridge.mark is not None:
            page.show_mark(bridge.mark, self._results(), bridge.streak, self._houses(), self._due())

    def _make_ready(self) -> None:
        """Find out what the mark will tell, whatever the answer."""
        from trainer.marking import elsewhere

        if self.bridge.running and self.bridge.mark is None:
            question = self.bridge.question
            self.bridge.session.make_ready()
            for reason in question.ruling().because:
                self._look.words.fact(reason.fact, question.table.stakes.unit)
            elsewhere(question, self._houses())

    def _due(self) -> int | None:
        """In how many days the skill that was asked is practised again; None where the answer does not bear on it."""
        from trainer.learning.standing import days_to_due

        session = self.bridge.session
        standing = session.standings.get(self.bridge.question.skill.id)
        if standing is None or session.begun.mode is Mode.REVIEW:
            return None
        return days_to_due(standing, datetime.now().astimezone())

    def _show_pause(self) -> None:
        if self._practice is not None and self.bridge.running:
            self._practice.set_paused(self.bridge.session.paused)

    def _show_summary(self) -> None:
        self._fill_summary()
        self.page_wanted.emit("summary")

    def _fill_summary(self) -> None:
        if self._summary is None or not self.bridge.running:
            return
        from trainer.learning.review import wants_review

        begun, answered = self.bridge.session.begun, self.bridge.answered
        worth = sum(wants_review(attempt) for attempt in answered)
        self._summary.show_session(self._look.words(TITLES[begun.mode]), answered, begun.mode, worth)

    def _tell_not_kept(self, error: RecordsError) -> None:
        """An answer could not be kept: it may be given again, or the trainee goes on without records."""
        if ask_whether_to_go_on(self._window, self._look.words, error):
            self.bridge.ledger.go_on_without(error)


def ask_whether_to_go_on(window: QWidget, words: Words, error: RecordsError) -> bool:
    """Tell what is the matter with the records, and ask whether to go on without keeping answers."""
    box = QtWidgets.QMessageBox(window)
    box.setWindowTitle(words("Records"))
    box.setIcon(QtWidgets.QMessageBox.Icon.Warning)
    box.setText(words("This cannot be kept. {why}", why=words.error(error)))
    box.setInformativeText(words("Mend it and try again, or go on without anything being kept."))
    box.addButton(words("Try again"), QtWidgets.QMessageBox.ButtonRole.RejectRole)
    go_on = box.addButton(words("Go on without records"), QtWidgets.QMessageBox.ButtonRole.AcceptRole)
    box.exec()
    return box.clickedButton() is go_on
