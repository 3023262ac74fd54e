"""The window: which page is open, and which page follows which."""

from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from functools import cached_property, partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6 import QtWidgets  # a dialog's type is made when it is first named: not before the first paint
from PySide6.QtCore import QByteArray, QSettings, QTimer, Signal
from PySide6.QtGui import QCloseEvent, QDragEnterEvent, QDropEvent, QResizeEvent
from PySide6.QtWidgets import QMainWindow, QStackedWidget, QVBoxLayout, QWidget
from shiboken6 import delete

from trainer.errors import DoorcardError
from ui.look import Look
from ui.menu import add_actions
from ui.pages.going_on import Handover
from ui.pages.home import HomePage
from ui.widgets.banner import Banner
from ui.widgets.nav_bar import NavBar

if TYPE_CHECKING:
    from trainer.houses.house import House
    from trainer.learning.overview import Overview
    from trainer.notation.hand import Hand, Written
    from trainer.skills import Skill, Topic
    from ui.bridge import Bridge
    from ui.desk import Desk
    from ui.ledger import Ledger
    from ui.pages.course import CoursePage
    from ui.pages.demo import DemoPage
    from ui.pages.floor import FloorPage
    from ui.pages.houses import HousesPage
    from ui.pages.lesson import LessonPage
    from ui.pages.practice import PracticePage
    from ui.pages.progress import ProgressPage
    from ui.pages.river_lab import RiverLabPage
    from ui.pages.summary import SummaryPage
    from ui.preferences import Preferences

    Asking = PracticePage | SummaryPage | CoursePage | LessonPage | RiverLabPage
    Page = HomePage | Asking | DemoPage | FloorPage | HousesPage | ProgressPage

COMPACT = (1200, 780)
"""A window narrower or lower than this is compact."""

_NAV_PAGES = ("home", "course", "progress", "houses")


class MainWindow(QMainWindow):
    """Navigation only. `repaint_wanted` asks for the whole program in other colours; `house_wanted` for another
    house to train for: both are answered by making a new central widget with `build`.

    `painted` is emitted each time home has been painted for the first time after that; `system_turned` hands on that
    the system has turned dark or light, and `resized` says that the window has another size.
    """

    painted, system_turned, resized = Signal(), Signal(), Signal()

    def __init__(
        self,
        look: Look,
        house_of: "Callable[[str], House]",
        house: str,
        *,
        bridge: "Callable[[], Bridge]",
        change_theme: Callable[[], None],
        change_preferences: "Callable[[Preferences], None]",
        change_house: Callable[[str], None],
        read_hand: "Callable[[Written], Hand]",
    ) -> None:
        super().__init__()
        self._read_hand = read_hand
        self._bridge, self._house_of = bridge, house_of
        self.change_theme, self._change_house, self._change_preferences = change_theme, change_house, change_preferences
        self.setMinimumSize(1024, 700)
        self.setAcceptDrops(True)
        # Else Qt lets all there is in it grow to its place, a fifth of a second long, whenever that is made anew.
        self.setAnimated(False)
        self._pages: dict[str, Page] = {}
        self._central: QWidget
        self._nav: NavBar
        self._handover = Handover()
        self._demo: DemoPage | None = None
        self._progress: ProgressPage | None = None
        self.look = look
        add_actions(self)
        self.build(look, house)

    def build(self, look: Look, house: str, dress: Callable[[], None] = lambda: None) -> None:
        """Make everything in the window anew, and open the page that was open; `dress` changes how widgets look."""
        open_page = self.page if self._pages else "home"
        self.look, self._house_id = look, house
        vars(self).pop("house", None)
        if self._pages:
            self._handover.take({**self._pages, "": self._nav})
            delete(self._central)  # at once: it would be dressed anew as well
        self._pages.clear()
        self._demo = self._progress = None
        dress()
        self.setWindowTitle(look.words("Doorcard"))
        central = self._central = QWidget()
        # First of all: what is put into a window that is there is styled once, and not again with each of its parents.
        self.setCentralWidget(central)
        column = self._column = QVBoxLayout(central)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        words = look.words
        tabs = [
            ("home", words("Home")),
            ("course", words("Learn")),
            ("practice", words("Practice")),
            ("demo", words("Demo")),
            ("progress", words("Progress")),
            ("houses", words("Houses")),
        ]
        self._nav = NavBar(look, tabs)
        self._nav.wanted.connect(self.open)
        self._stack = QStackedWidget()
        self.banner = Banner(look)
        self.banner.keys_left.connect(lambda: self._pages[self.page].setFocus())
        column.addWidget(self._nav)
        column.addWidget(self.banner)
        column.addWidget(self._stack, 1)
        if self._furnished:
            self.desk.dress(look, self.house, self.banner, column)
        self.open(open_page)
        self._handover.give_place("", self._nav)

    @cached_property
    def house(self) -> "House":
        """The house that is trained for. It is read when it is first wanted, once the window has been painted."""
        return self._house_of(self._house_id)

    @cached_property
    def desk(self) -> "Desk":
        """The session, the records, and what leads through them."""
        from ui.desk import Desk

        desk = Desk(self._bridge(), self, self.look, self.house)
        desk.dress(self.look, self.house, self.banner, self._column)
        desk.bridge.ledger.changed.connect(self._show_records)
        return desk

    @property
    def _furnished(self) -> bool:
        return "desk" in vars(self)

    @property
    def houses(self) -> "tuple[House, ...]":
        """All the houses that can be trained for; each is read when it is first wanted."""
        from trainer.houses.loader import all_house_ids

        return tuple(self._house_of(id) for id in all_house_ids())

    @property
    def page(self) -> str:
        """The name of the page that is open."""
        return next((name for name, page in self._pages.items() if page is self._stack.currentWidget()), "home")

    @property
    def untouched(self) -> bool:
        """Whether home is shown as it was at the start, nothing else having been opened or typed in."""
        app = QtWidgets.QApplication
        boxed = app.activeModalWidget() or app.activePopupWidget()
        typing = isinstance(app.focusWidget(), QtWidgets.QLineEdit)
        return [*self._pages] == ["home"] and not (self._handover.held or boxed or typing)

    def open(self, name: str) -> None:
        """Open a page, making it if it has not been made yet."""
        if name == "practice" and not self.desk.bridge.running:
            self.begin(None)
            return
        page = self._pages.get(name)
        if page is None:
            page = self._pages[name] = self._make(name)
            self._stack.addWidget(page)
            self._fit(page)
            self._handover.give(name, page)
        self._stack.setCurrentWidget(page)
        if name == "home" and self._furnished:
            self._show_records()
        if name == "course":
            self.desk.course.show_lessons()
        if name == "progress":
            # Once it is on the screen.
            QTimer.singleShot(0, page, self._show_results)
        if name in ("home", "progress") and self._furnished:
            QTimer.singleShot(0, page, self.desk.bridge.ledger.look_again)
        self._nav.setVisible(name in _NAV_PAGES)
        self._nav.show_page(name)
        page.setFocus()
        self._handover.give_place(name, page)

    def begin(self, topic: "Topic | None", *, skill: str | None = None, seed: int | None = None) -> None:
        """Begin a practice session on a topic, on one skill, or on everything."""
        self.desk.training.begin(topic, skill=skill, seed=seed)

    def open_hands(self, paths: Sequence[Path]) -> None:
        """Open recorded hands, of files and folders, in the demo."""
        if paths:
            self._open_demo().open_files(paths, self._read_hand)

    def watch(self, hand: "Hand", at: int) -> None:
        """Play a hand of a lesson, from the point the lesson shows."""
        demo = self._open_demo()
        demo.show_hands([hand], self.look.words("A hand of the lesson"))
        demo.playback.go(at)

    def _show_hand(self, hand: "Hand", title: str) -> None:
        """Play a hand that shows a clause, from the moment at which it decides."""
        demo = self._open_demo()
        demo.show_hands([hand], title)
        demo.playback.go(len(hand.events))

    def choose_file(self) -> None:
        """Ask for a file with hands, and open it."""
        words = self.look.words
        hands = words("Hands ({patterns})", patterns="*.phh *.phhs *.txt")
        others = words("All files ({patterns})", patterns="*")
        chosen, _ = QtWidgets.QFileDialog.getOpenFileNames(self, words("Open hands"), "", f"{hands};;{others}")
        self.open_hands([Path(path) for path in chosen])

    def show_settings(self) -> None:
        """Show what can be set, and set it as it is chosen."""
        from ui.pages.settings import SettingsDialog
        from ui.preferences import load_preferences

        dialog = SettingsDialog(self.look, load_preferences(), self)
        dialog.changed.connect(self._change_preferences)
        dialog.exec()

    def show_keys(self) -> None:
        """List every key."""
        from ui.pages.keys import KeysDialog

        KeysDialog(self.look, self).exec()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        for page in self._pages.values():
            self._fit(page)
        self.resized.emit()

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if any(url.isLocalFile() for url in event.mimeData().urls()):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        self.open_hands([Path(url.toLocalFile()) for url in event.mimeData().urls() if url.isLocalFile()])

    def closeEvent(self, event: QCloseEvent) -> None:
        if not self._may_close():
            event.ignore()
            return
        if not self.isFullScreen():
            QSettings().setValue("window/geometry", self.saveGeometry())
        super().closeEvent(event)

    def _may_close(self) -> bool:
        """Whether no house in the making is lost: the user is asked where one would be."""
        if getattr(self._handover.held.get("houses"), "drafting", None) is not None:
            self.open("houses")
        houses: Any = self._pages.get("houses")
        return houses is None or houses.may_go()

    def restore(self) -> None:
        """The place and size the window had when it was closed."""
        kept = QSettings().value("window/geometry")
        if isinstance(kept, QByteArray):
            self.restoreGeometry(kept)

    def _make(self, name: str) -> "Page":
        match name:
            case "practice":
                return self.desk.training.practice_page()
            case "summary":
                return self.desk.training.summary_page()
            case "course":
                return self.desk.course.course_page()
            case "lesson":
                return self.desk.course.lesson_page()
            case "demo":
                from ui.pages.demo import DemoPage

                demo = self._demo = DemoPage(self.look, lambda: self.houses)
                demo.left.connect(lambda: self.open("home"))
                demo.open_wanted.connect(self.choose_file)
                demo.set_still(not self.look.speed)
                return demo
            case "progress":
                from ui.pages.progress import ProgressPage

                progress = self._progress = ProgressPage(self.look, self.house)
                progress.left.connect(lambda: self.open("home"))
                for wanted in (progress.skill_wanted, progress.ten_wanted):
                    wanted.connect(lambda skill: self.begin(None, skill=skill))
                progress.trainee_wanted.connect(self.desk.bridge.ledger.choose)
                return progress
            case "river":
                from ui.pages.river_lab import RiverLabPage

                lab = RiverLabPage(self.look, self.houses, self.house)
                lab.left.connect(lambda: self.open("home"))
                return lab
            case "floor":
                from ui.pages.floor import FloorPage

                floor = FloorPage(self.look, self.houses, self.house)
                floor.left.connect(lambda: self.open("home"))
                return floor
            case "houses":
                from ui.pages.houses import HousesPage

                houses = HousesPage(self.look, self.houses, self.house.id)
                houses.left.connect(lambda: self.open("home"))
                houses.changed.connect(self._house_chosen)
                houses.hand_wanted.connect(self._show_hand)
                houses.practice_wanted.connect(lambda skill: self.begin(None, skill=skill))
                return houses
            case _:
                home = HomePage(self.look, lambda: self.house, self._stack)
                home.painted.connect(lambda: home.show_houses(self.houses))
                home.painted.connect(self.painted)
                home.practice_wanted.connect(self.begin)
                home.session_wanted.connect(lambda mode: self.desk.training.begin(mode=mode))
                home.skill_wanted.connect(lambda skill: self.begin(None, skill=skill))
                self._lead_trainees(home)
                home.painted.connect(self._show_records)
                home.lessons_wanted.connect(lambda new: self.desk.course.open_first() if new else self.open("course"))
                home.demo_wanted.connect(lambda: self.open("demo"))
                home.river_wanted.connect(lambda: self.open("river"))
                home.floor_wanted.connect(lambda: self.open("floor"))
                home.houses_wanted.connect(lambda: self.open("houses"))
                home.house_chosen.connect(self._house_chosen)
                return home

    def _show_results(self) -> None:
        if self._progress is not None:
            self.desk.bridge.ledger.offered(self.house, self._fill_progress)

    def _fill_progress(self, offered: "tuple[Skill, ...]") -> None:
        if self._progress is not None:
            from trainer.learning.forecast import DAYS, forecasts
            from trainer.learning.standing import due_by_day

            ledger = self.desk.bridge.ledger
            if ledger.trainee is not None:
                self._progress.show_trainees(ledger.trainees, ledger.trainee.id)
            now = datetime.now().astimezone()
            self._progress.show_results(tuple(ledger.results), now.astimezone(UTC), offered)
            self._progress.show_forecasts(forecasts(ledger.standings, now), due_by_day(ledger.standings, now, DAYS))

    def _show_records(self) -> None:
        """The records are there, or what is known of the trainee is."""
        if self.page == "progress":
            self._show_results()
        if self.page == "course":
            self.desk.course.show_lessons()
        self.desk.bridge.ledger.overview(self._show_overview)

    def _show_overview(self, found: "Overview") -> None:
        home, ledger = self._pages.get("home"), self.desk.bridge.ledger
        if isinstance(home, HomePage):
            home.show_records(ledger.trainees, ledger.trainee, found)

    def _lead_trainees(self, home: HomePage) -> None:
        trainees = home.trainees
        for wanted, does in (
            (trainees.chosen, lambda ledger: ledger.choose),
            (trainees.added, lambda ledger: ledger.add_trainee),
            (trainees.renamed, lambda ledger: ledger.rename),
            (trainees.retired, lambda ledger: ledger.retire),
            (trainees.returned, lambda ledger: ledger.bring_back),
            (trainees.deleted, lambda ledger: ledger.delete),
        ):
            wanted.connect(partial(self._with_records, does))

    def _with_records(self, does: "Callable[[Ledger], Callable[..., None]]", *given: str) -> None:
        """Do something with the records, or tell what is the matter with them."""
        try:
            does(self.desk.bridge.ledger)(*given)
        except DoorcardError as error:
            QtWidgets.QMessageBox.warning(self, self.look.words("Records"), self.look.words.error(error))

    def _house_chosen(self, house: str) -> None:
        self.desk.bridge.end()
        self._change_house(house)

    def _fit(self, page: "Page") -> None:
        page.set_compact(self.width() < COMPACT[0] or self.height() < COMPACT[1])

    def _open_demo(self) -> "DemoPage":
        self.open("demo")
        assert self._demo is not None
        return self._demo
