"""The hands of files, read one after the other, so that the first is seen at once. Knows no Qt."""

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from time import perf_counter
from typing import Final, NamedTuple

from trainer.audit import hand_files
from trainer.errors import DoorcardError
from trainer.notation.hand import Hand, Written
from trainer.notation.read import written_hands
from trainer.text.words import Words

MOST_HANDS: Final = 50_000
"""The hands that are listed; what files hold beyond them is left."""

_ONE_HAND: Final = ".phh"
"""How a file ends that holds one hand."""
MOST_TOLD: Final = 3
"""Refusals that are told in full."""


class Listed(NamedTuple):
    """A hand to choose: what it is called in the list, the file it comes from, and how to read it."""

    title: str
    source: str
    read: Callable[[], Hand]


def listed(hands: Sequence[Hand], source: str, words: Words) -> list[Listed]:
    """Hands that have been read already, all of one file."""

    def found(number: int, hand: Hand) -> Listed:
        return Listed(_title(words, number, hand.label), source, lambda: hand)

    return [found(number, hand) for number, hand in enumerate(hands, 1)]


class Reading:
    """Reads the hands of `paths`, files and folders, a few at a time. What is kept of each is what it is called and how
    the file has it: a hand that is chosen is read once more."""

    def __init__(
        self,
        paths: Sequence[Path],
        read: Callable[[Written], Hand],
        words: Words,
        clock: Callable[[], float] = perf_counter,
    ) -> None:
        self._paths, self._read, self._words, self._clock = paths, read, words, clock
        self._several = len(paths) > 1 or any(path.is_dir() for path in paths)
        self._rest = self._all()
        self._told: list[str] = []
        self.refused = self.count = 0
        self.over = self.stopped = self.full = False
        self.seconds = 0.0

    def read_on(self, seconds: float) -> list[Listed]:
        """Read on for about so long, one hand at least; what has been found meanwhile."""
        begun, found = self._clock(), list[Listed]()
        for each in self._rest:
            if each is not None:
                found.append(each)
            self.full = self.count + len(found) == MOST_HANDS
            if self.full or self._clock() - begun >= seconds:
                break
        else:
            self.over = True
        self.over |= self.full
        self.count += len(found)
        self.seconds += self._clock() - begun
        return found

    def stop(self) -> None:
        """Leave the rest."""
        self.over = self.stopped = True

    @property
    def refusals(self) -> str:
        """Why hands are not listed, a sentence each for the first of them, and how many more there are."""
        words, more = self._words, self.refused - len(self._told)
        told = words.n("One more cannot be read.", "{count} more cannot be read.", more) if more else ""
        how = words("`doorcard audit` names each with its line.") if more else ""
        return "\n".join([*self._told, *filter(None, [f"{told} {how}".strip()])])

    @property
    def progress(self) -> str:
        """How far it has come, and what stops it."""
        return self._words.n("Reading … {count} hand, Esc stops", "Reading … {count} hands, Esc stops", self.count)

    @property
    def outcome(self) -> str:
        """How much has been read, once it is over."""
        words = self._words
        if self.stopped:
            return words.n("Stopped after {count} hand.", "Stopped after {count} hands.", self.count)
        if self.full:
            return words("The first {count} hands are listed, and no more.", count=MOST_HANDS)
        return words.n("{count} hand has been read.", "{count} hands have been read.", self.count)

    def _all(self) -> Iterator[Listed | None]:
        """Every hand, or None for one that is refused."""
        for path in self._paths:
            inside = False
            for file in hand_files(path):
                inside = True
                yield from self._hands_of(file)
            if not inside:
                self._refuse(self._words("{folder}: no file with hands is in it.", folder=str(path)))
                yield None

    def _hands_of(self, file: Path) -> Iterator[Listed | None]:
        try:
            for number, written in enumerate(written_hands(file), 1):
                yield self._hand(file, number, written)
        except DoorcardError as error:
            self._refuse(self._words.error(error, titled=True))
            yield None

    def _hand(self, file: Path, number: int, written: Written) -> Listed | None:
        try:
            hand = self._read(written)
        except DoorcardError as error:
            self._refuse(self._words.error(error, titled=True))
            return None
        within = file.name if self._several else ""
        return Listed(_title(self._words, number, hand.label, within), file.name, lambda: self._read(written))

    def _refuse(self, why: str) -> None:
        self.refused += 1
        if len(self._told) < MOST_TOLD:
            self._told.append(why)


def _title(words: Words, number: int, label: str, file: str = "") -> str:
    """What a hand is called by its number in its file, or by the file alone; and as the file calls it."""
    if not file:
        named = words("Hand {number}", number=number)
    elif file.lower().endswith(_ONE_HAND):
        named = file
    else:
        named = words("{file}, hand {number}", file=file, number=number)
    return words("{hand}: {name}", hand=named, name=label) if label else named
