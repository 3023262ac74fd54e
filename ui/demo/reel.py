"""A hand as a row of steps to move along, and what may be seen of the table at each. Knows no Qt."""

from dataclasses import dataclass
from functools import cached_property

from msgspec.structs import replace

from trainer import events as ev
from trainer.audit import Replayed, replayed
from trainer.commentary import Phase, Step, StepKind, tell
from trainer.houses.house import House
from trainer.houses.values import Face
from trainer.notation.departure import Departure
from trainer.notation.hand import Hand
from trainer.questions import Question
from trainer.questions.asked_at import decision_at, question_at
from trainer.table import Table

_UNASKED = ev.AntePosted | ev.CardBurned | ev.StubRemixed | ev.UncalledReturned | ev.BetsCollected


@dataclass(frozen=True)
class Chapter:
    """The steps of one phase: those from `first` up to `last`, counted from 1."""

    phase: Phase
    first: int
    last: int


@dataclass(frozen=True)
class Reel:
    """A hand to be played back. Positions go from 0, before anything has happened, to `end`; at position n the n-th
    step has just been done.

    `at_house` is where a hand that was recorded elsewhere departs from the house it is replayed at.
    """

    hand: Hand
    at_house: Replayed | None = None

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
        return step.events if open_handed else tuple(as_seen(event, step.after) for event in step.events)

    # What a dealer is asked

    def decision(self, at: int) -> Question | None:
        """What a dealer decides at a position before the hand goes on; None where he decides nothing, or has told."""
        step = self.step(at)
        if step is None or step.kind is StepKind.ANNOUNCE or at == self.end:
            return None
        return decision_at(step.after, self.hand.house)

    def question(self, at: int) -> Question | None:
        """What a dealer has to know at a position; None where it is nothing."""
        step = self.step(at)
        table = step.after if step else self.hand.start
        return question_at(table, self.hand.house, called=step is not None and step.kind is StepKind.ANNOUNCE)

    # At another house

    def replayed(self, house: House) -> "Reel":
        """The same hand at another house. Raises NotationError where it cannot be dealt there."""
        found = replayed(self.hand, house)
        return Reel(found.hand, found)

    @cached_property
    def departures(self) -> dict[int, tuple[Departure, ...]]:
        """Where the hand departs from the house, by position."""
        found: dict[int, tuple[Departure, ...]] = {}
        for count, departure in self.at_house.departures if self.at_house else ():
            at = self._position(count)
            found[at] = (*found.get(at, ()), departure)
        return found

    @cached_property
    def otherwise(self) -> frozenset[int]:
        """The positions up to which this house's dealer does by himself what the recorded one does not."""
        return frozenset(self._position(count) for count in (self.at_house.otherwise if self.at_house else ()))

    def next_astray(self, at: int) -> int | None:
        """The next position that differs from the hand as it was recorded, from the start again after the last."""
        places = sorted({*self.departures, *self.otherwise})
        return next((place for place in places if place > at), places[0] if places else None)

    def told(self, at: int) -> int:
        """How many cards and acts of players have been seen at a position: what it has in common at every house."""
        return sum(not isinstance(event, _UNASKED) for step in self.steps[:at] for event in step.events)

    def position_told(self, told: int) -> int:
        """The first position at which so much has been seen."""
        return next((at for at in range(self.end + 1) if self.told(at) >= told), self.end)

    def _position(self, count: int) -> int:
        """The position at which so many events have happened."""
        happened = 0
        for at, step in enumerate(self.steps, 1):
            happened += len(step.events)
            if happened >= count:
                return at
        return self.end

    # From street to street

    def next_chapter(self, at: int) -> int:
        """Where the next phase begins, its first step done; the end where there is none."""
        return next((chapter.first for chapter in self.chapters if chapter.first > at), self.end)

    def previous_chapter(self, at: int) -> int:
        """Where this phase began, or the one before if it has just begun; 0 before the first."""
        return next((chapter.first for chapter in reversed(self.chapters) if chapter.first < at), 0)


def as_seen(event: ev.Event, after: Table) -> ev.Event:
    """An event as the table sees it: cards that are dealt face down stay unknown; `after` is the table afterwards."""
    match event:
        case ev.CardDealt(face=Face.DOWN) | ev.CommunityCardDealt(face=Face.DOWN) | ev.CardBurned():
            return replace(event, card=None)
        case ev.HandShown(seat=seat):
            # The table it happens at does not know the hole cards that are shown now.
            return ev.HandShown(seat, after.seat(seat).down)
        case _:
            return event
