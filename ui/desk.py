"""What the first paint does not wait for: the session, the records, and what leads through them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QVBoxLayout

from trainer.learning.attempt import Mode
from ui.bridge import Bridge
from ui.course import Course
from ui.safekeeping import Safekeeping
from ui.training import Training

if TYPE_CHECKING:
    from trainer.houses.house import House
    from ui.look import Look
    from ui.main_window import MainWindow
    from ui.widgets.banner import Banner


class Desk:
    """Made when it is first needed, and then for as long as the window is open."""

    def __init__(self, bridge: Bridge, window: MainWindow, look: Look, house: House) -> None:
        def houses() -> tuple[House, ...]:
            return window.houses

        self.bridge = bridge
        self.safekeeping = Safekeeping(bridge.ledger, window, look)
        self.training = Training(bridge, window, look, house, houses, lambda: window.untouched)
        self.training.page_wanted.connect(window.open)
        self.course = Course(bridge.ledger, window, look, house, houses)
        self.course.page_wanted.connect(window.open)
        self.course.session_wanted.connect(lambda lesson: self.training.begin(mode=Mode.LEARN, lesson=lesson))
        self.training.lesson_wanted.connect(self.course.teach)
        self.course.hand_wanted.connect(window.watch)

    def dress(self, look: Look, house: House, banner: Banner, above: QVBoxLayout) -> None:
        """The pages are about to be made anew, with `banner` above them, and room for what is offered."""
        self.training.dress(look, house)
        self.course.dress(look, house)
        self.safekeeping.dress(look, banner)
        self.training.offer_in(above)
