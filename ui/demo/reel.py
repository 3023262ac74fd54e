"""A hand as a row of steps to move along, and what may be seen of the table at each. Knows no Qt."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from msgspec.structs import replace

from trainer import events as ev
from trainer.commentary import Phase, Step, StepKind, tell
from trainer.houses.values import Face
from trainer.notation.hand import Hand
from trainer.table import Table


@dataclass(frozen=True)
class Chapter:
    """The steps of one phase: those from `first` up to `last`, counted from 1."""

    phase: Phase
    first: int
    last: int


@dataclass(frozen=True)
class Reel:
    """A hand to be played back. Positions go from 0, before anything has happened, to `end`; at position n the n-th
    step has just been done."""

    hand: Hand

    @cached_property
    def steps(self) -> tuple[Step, ...]:
        """All the steps."""
        return tell(self.hand)

    @property
    def end(self) -> int:
        """The last position."""
        return len(self.steps)

    @cached_property
    def chapters(self) -> tuple[Chapter, ...]:
        """The phases of the hand in order."""
        found: list[Chapter] = []
        for number, step in enumerate(self.steps, 1):
            if found and found[-1].phase is step.phase:
                found[-1] = Chapter(step.phase, found[-1].first, number)
            else:
                found.append(Chapter(step.phase, number, number))
        return tuple(found)

    @cached_property
    def contested(self) -> bool:
        """Whether the hand came to a showdown."""
        return any(step.kind in (StepKind.SHOW, StepKind.MUCK) for step in self.steps)

    def step(self, at: int) -> Step | None:
        """The step just done at position `at`; None at the start."""
        return self.steps[at - 1] if at else None

    def table(self, at: int, *, open_handed: bool = False) -> Table:
        """The table at a position as the dealer sees it, or with every known hole card up if `open_handed`."""
        table = self.steps[at - 1].after if at else self.hand.start
        return table if open_handed else table.visible_to(None)

    def events(self, at: int, *, open_handed: bool = False) -> tuple[ev.Event, ...]:
        """What happens between position `at - 1` and `at`, as it is seen at the table."""
        step = self.steps[at - 1]
        return step.events if open_handed else tuple(_seen(event, step.after) for event in step.events)

    def next_chapter(self, at: int) -> int:
        """Where the next phase begins, its first step done; the end where there is none."""
        return next((chapter.first for chapter in self.chapters if chapter.first > at), self.end)

    def previous_chapter(self, at: int) -> int:
        """Where this phase began, or the one before if it has just begun; 0 before the first."""
        return next((chapter.first for chapter in reversed(self.chapters) if chapter.first < at), 0)


def _seen(event: ev.Event, after: Table) -> ev.Event:
    match event:
        case ev.CardDealt(face=Face.DOWN) | ev.CommunityCardDealt(face=Face.DOWN) | ev.CardBurned():
            return replace(event, card=None)
        case ev.HandShown(seat=seat):
            # The table it happens at does not know the hole cards that are shown now.
            return ev.HandShown(seat, after.seat(seat).down)
        case _:
            return event


def reels(hands: Sequence[Hand]) -> tuple[Reel, ...]:
    """Hands ready to be played back; each is told only when it is needed."""
    return tuple(Reel(hand) for hand in hands)
