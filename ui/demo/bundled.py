"""The hands that come with the program, each by its file and what there is to see in it."""

from collections.abc import Mapping
from typing import Final, NamedTuple

from trainer import resources
from trainer.notation import phh
from trainer.notation.hand import Hand
from trainer.text.marker import N_


class Bundled(NamedTuple):
    """A hand that comes with the program: its title, and what happens in it."""

    title: str
    about: str


BUNDLED: Final[Mapping[str, Bundled]] = {
    "eight-to-the-river.phh": Bundled(
        N_("Eight to the river"),
        N_("Nobody folds, the deck is short, and one card in the middle is everybody's seventh."),
    ),
    "open-pair-side-pot.phh": Bundled(
        N_("Open pair and side pot"),
        N_("A pair of queens on fourth street, the double bet, an all-in too small to count, and a side pot."),
    ),
    "high-low-split.phh": Bundled(
        N_("High and low split"),
        N_("A straight takes the high half, two equal lows share the other, and there are chips over."),
    ),
}


def bundled_hand(name: str) -> Hand:
    """The hand in the shipped file `name`."""
    return phh.read(phh.parse(resources.read("lessons", "hands", name)), None, {})
