"""How the lessons are led through: the list of them, the one that is read, and what it leads on to."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from trainer.errors import DoorcardError
from trainer.houses.house import House
from ui.ledger import Ledger
from ui.look import Look

if TYPE_CHECKING:
    from trainer.lessons import Lesson
    from trainer.skills import Skill
    from ui.pages.course import CoursePage
    from ui.pages.lesson import LessonPage


class Course(QObject):
    """Leads the list of lessons and the page of one. `page_wanted` names the page to open, `session_wanted` carries a
    lesson's name and its skills, `hand_wanted` a hand and the step to watch it from."""

    page_wanted = Signal(str)
    session_wanted = Signal(object)
    hand_wanted = Signal(object, int)

    def __init__(
        self, ledger: Ledger, window: QWidget, look: Look, house: House, houses: Callable[[], tuple[House, ...]]
    ) -> None:
        super().__init__(window)
        self._ledger, self._houses = ledger, houses
        self._look, self._house = look, house
        self._list: CoursePage | None = None
        self._page: LessonPage | None = None
        self._open: str | None = None
        self._back = "course"

    def dress(self, look: Look, house: House) -> None:
        """The pages are about to be made anew."""
        self._look, self._house = look, house
        self._list = self._page = None

    def course_page(self) -> CoursePage:
        """The page that lists the lessons."""
        from ui.pages.course import CoursePage

        page = self._list = CoursePage(self._look)
        page.lesson_wanted.connect(self._open_listed)
        page.left.connect(lambda: self.page_wanted.emit("home"))
        return page

    def lesson_page(self) -> LessonPage:
        """The page of the lesson that is read."""
        from ui.pages.lesson import LessonPage

        page = self._page = LessonPage(self._look, self._house, self._houses)
        page.left.connect(lambda: self.page_wanted.emit(self._back))
        page.other_wanted.connect(self.open)
        page.watch_wanted.connect(self.hand_wanted)
        page.ask_wanted.connect(self._ask)
        self._show()
        return page

    def show_lessons(self) -> None:
        """List the lessons as they stand now."""
        if self._list is not None:
            self._ledger.offered(self._house, self._fill_list)

    def open(self, name: str) -> None:
        """Read a lesson, by its folder's name."""
        self._open = name
        self._show()
        self.page_wanted.emit("lesson")

    def open_first(self) -> None:
        """Read the first lesson there is."""
        from trainer.lessons import lesson_names

        self._open_listed(lesson_names()[0])

    def teach(self, skill: Skill) -> None:
        """Read the lesson that teaches a skill, out of a session that asks it and that is gone back to."""
        name = next((lesson.name for lesson in self._lessons()[0] if skill in lesson.skills), None)
        if name is not None:
            self._back = "practice"
            self.open(name)

    def _open_listed(self, name: str) -> None:
        self._back = "course"
        self.open(name)

    def _fill_list(self, offered: tuple[Skill, ...]) -> None:
        if self._list is not None:
            lessons, faults = self._lessons()
            self._list.show_lessons(lessons, self._ledger.standings, offered, faults)

    def _show(self) -> None:
        if self._page is None or self._open is None:
            return
        lessons, _ = self._lessons()
        names = [lesson.name for lesson in lessons]
        if self._open in names:
            at = names.index(self._open)
            following = lessons[at + 1] if at + 1 < len(lessons) else None
            named = (following.name, following.title) if following else None
            asks = bool(asked_of(lessons[at], self._house))
            self._page.show_lesson(lessons[at], named, asks=asks, in_session=self._back == "practice")

    def _lessons(self) -> tuple[list[Lesson], str]:
        """The lessons that can be read, and what is wrong with the others."""
        from trainer.lessons import lesson_names, load_lesson

        lessons, faults = [], []
        for name in lesson_names():
            try:
                lessons.append(load_lesson(name, self._look.words.language))
            except DoorcardError as error:
                faults.append(self._look.words.error(error))
        return lessons, "\n".join(faults)

    def _ask(self, lesson: Lesson) -> None:
        self.session_wanted.emit((lesson.name, asked_of(lesson, self._house)))


def asked_of(lesson: Lesson, house: House) -> tuple[str, ...]:
    """What a house asks of a lesson's skills, by their ids."""
    from trainer.scenarios import is_offered

    return tuple(skill.id for skill in lesson.skills if is_offered(skill, house))
