"""How the program looks and speaks now: what every page and widget is made with."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

from trainer.text.words import Words
from ui.theme import Palette

if TYPE_CHECKING:
    from collections.abc import Callable

    from trainer.money import Unit
    from ui.table.marks import Labels


@dataclass(frozen=True)
class Look:
    """The reader's words, the screen's colours, and how quickly things move: `speed` 0 is not at all, 1 as usual.
    Pages are made anew when any of it changes."""

    words: Words
    palette: Palette
    four_colour: bool = True
    speed: int = 1

    @property
    def labels(self) -> Labels:
        """The words written on the table."""
        from ui.table.marks import Labels

        words = self.words
        return Labels(
            pot=words("Pot"),
            stub=words("Stub"),
            burns=words("Burns"),
            community=words("Community card"),
            dealer=words("Dealer"),
            folded=words("Folded"),
            mucked=words("Mucked"),
            all_in=words("All-in"),
            to_act=words("To act"),
            pots=(words("Main pot"), *(words("Side pot {number}", number=number) for number in range(1, 8))),
            # Read in a row, the first that is named tells what the numbers after it are.
            pots_short=(words("Main"), words("Side {number}", number=1), *map(str, range(2, 8))),
        )

    def money(self, unit: Unit) -> Callable[[int], str]:
        """How amounts at a table of `unit` are written."""
        return partial(self.words.money, unit=unit)
