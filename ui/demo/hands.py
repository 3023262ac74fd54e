"""The hands of a file, and the houses that each of them can be played at. Knows no Qt."""

from collections.abc import Callable, Sequence

from trainer.errors import DoorcardError
from trainer.houses.house import House
from trainer.notation.house_choice import require_dealt
from trainer.text.words import Words
from ui.demo.reading import Listed
from ui.demo.reel import Reel

Offer = tuple[str, str]
"""A house by its name, and why the hand cannot be played there; nothing where it can."""


class Hands:
    """Which of the hands `listed` is open, and at which of the `houses` it could be played besides its own."""

    def __init__(self, listed: Sequence[Listed], number: int, houses: Callable[[], Sequence[House]]) -> None:
        self.listed = [*listed]
        self._houses_of = houses
        self.choose(number)

    def choose(self, number: int) -> None:
        """Open one of the hands, at the house it was recorded at. Raises DoorcardError where it cannot be read any
        more, since its house has changed."""
        self.recorded = Reel(self.listed[number].read())
        self.number = number
        own = self.recorded.hand.house
        self.houses: tuple[House, ...] = (own, *(house for house in self._houses_of() if house.id != own.id))

    def offers(self, words: Words) -> list[Offer]:
        """The houses it could be played at, its own first."""
        own, *others = self.houses
        as_recorded = words("{house}, as recorded", house=words(own.name))
        return [(as_recorded, ""), *((words(house.name), self._refusal(house, words)) for house in others)]

    def place_of(self, house: str | None) -> int:
        """The place of a house, by its id, among those that the hand could be played at; 0 where it is none of them, or
        the hand's own."""
        return next((place for place, each in enumerate(self.houses) if each.id == house), 0)

    def at_house(self, place: int) -> Reel:
        """The hand at one of the houses. Raises NotationError where it cannot be dealt there."""
        return self.recorded.replayed(self.houses[place]) if place else self.recorded

    def _refusal(self, house: House, words: Words) -> str:
        try:
            require_dealt(house, self.recorded.hand.start.game, self.recorded.hand.start.structure)
        except DoorcardError as error:
            return words.error(error, titled=True)
        return ""
