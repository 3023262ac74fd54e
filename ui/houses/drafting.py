"""The making of one house: where it comes from, what it was when it was last saved, and every step since."""

import msgspec

from trainer.floor.course import Course
from trainer.houses.house import House
from trainer.houses.toml import house_toml


class Drafting(msgspec.Struct, frozen=True):
    """A house in the making. `origin` is what it is compared with; `saved` is as it is kept, None for a new one."""

    origin: House
    course: Course[House]
    saved: House | None = None

    @property
    def house(self) -> House:
        """As it is now."""
        return self.course.now

    @property
    def unsaved(self) -> bool:
        """Whether something would be lost if it were not saved: a new house that nothing was done to is nothing yet."""
        kept = self.saved or self.course.states[0]
        return house_toml(self.house) != house_toml(kept)

    def then(self, house: House) -> "Drafting":
        """One step more."""
        return msgspec.structs.replace(self, course=self.course.then(house))

    def back(self) -> "Drafting":
        """The last step taken back."""
        return msgspec.structs.replace(self, course=self.course.back())

    def on(self) -> "Drafting":
        """What was taken back last, done again."""
        return msgspec.structs.replace(self, course=self.course.on())
