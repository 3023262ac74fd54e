"""How a dispute has come about, thing by thing, so that each can be taken back and said again."""

from typing import Generic, TypeVar

import msgspec

State = TypeVar("State")


class Course(msgspec.Struct, Generic[State], frozen=True):
    """States one after the other; `at` is the place of the present one. It is never changed."""

    states: tuple[State, ...]
    at: int = 0

    @property
    def now(self) -> State:
        """The present state."""
        return self.states[self.at]

    @property
    def can_go_back(self) -> bool:
        """Whether something can be taken back."""
        return self.at > 0

    @property
    def can_go_on(self) -> bool:
        """Whether something was taken back that can be said again."""
        return self.at < len(self.states) - 1

    def then(self, state: State) -> "Course[State]":
        """One thing more; what had been taken back is forgotten. The same again is nothing."""
        if state == self.now:
            return self
        return Course((*self.states[: self.at + 1], state), self.at + 1)

    def back(self) -> "Course[State]":
        """The last thing taken back, if there is one."""
        return Course(self.states, max(self.at - 1, 0))

    def on(self) -> "Course[State]":
        """What was taken back last, said again, if there is such a thing."""
        return Course(self.states, min(self.at + 1, len(self.states) - 1))
