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
    "five-streets.phh": Bundled(
        N_("Five streets"),
        N_("An ordinary hand from the ante to the last card, with a raise on sixth street and a call on the river."),
    ),
    "no-ante.phh": Bundled(
        N_("No ante"),
        N_("A small table that takes no ante: the bring-in is the first chip in the middle."),
    ),
    "equal-deuces.phh": Bundled(
        N_("Two deuces"),
        N_("Two lowest cards of one rank. The club brings it in, and the last bet goes back to its owner."),
    ),
    "boards-on-every-street.phh": Bundled(
        N_("The best board"),
        N_("A pair, a higher pair, three of a kind: another board is best on every street."),
    ),
    "equal-boards.phh": Bundled(
        N_("Equal boards"),
        N_("King-eight twice on fourth street, then kickers, and a river that everybody checks."),
    ),
    "completion-and-cap.phh": Bundled(
        N_("Completion and cap"),
        N_("The bring-in completed and raised; on fifth street a bet and three raises, and then no more."),
    ),
    "open-pair-side-pot.phh": Bundled(
        N_("Open pair and side pot"),
        N_("A pair of queens on fourth street, the double bet, an all-in too small to count, and a side pot."),
    ),
    "all-in-for-the-ante.phh": Bundled(
        N_("All-in for the ante"),
        N_("The lowest card has no chips left, so his neighbour starts. Three deuces win the antes and no more."),
    ),
    "two-side-pots.phh": Bundled(
        N_("Two side pots"),
        N_("Two players run out of chips on different streets. Three pots go to three winners."),
    ),
    "high-low-split.phh": Bundled(
        N_("High and low split"),
        N_("A straight takes the high half, two equal lows share the other, and there are chips over."),
    ),
    "quartered.phh": Bundled(
        N_("Quartered"),
        N_("The same low twice, and a pair of aces for one of the two: three quarters against one."),
    ),
    "five-to-the-river.phh": Bundled(
        N_("Five to the river"),
        N_("Ten cards are left for five players: the deck is not short, and the river is dealt as usual."),
    ),
    "six-to-the-river.phh": Bundled(
        N_("Six to the river"),
        N_("Seven cards are left for six players. The tournament's dealer mixes them with the burns."),
    ),
    "seven-to-the-river.phh": Bundled(
        N_("Seven to the river"),
        N_("Four cards are left for seven players. The cardroom's dealer serves two, then mixes the last card in."),
    ),
    "seven-share-a-river.phh": Bundled(
        N_("Seven share a river"),
        N_("Four cards are left for seven players at a tournament, and even the burns are not enough."),
    ),
    "eight-without-burns.phh": Bundled(
        N_("Eight without burns"),
        N_("Four cards are left for eight players at a house that burns none: the top one plays for all."),
    ),
    "eight-to-the-river.phh": Bundled(
        N_("Eight to the river"),
        N_("Nobody folds, the deck is short, and one card in the middle is everybody's seventh."),
    ),
}


def bundled_hand(name: str) -> Hand:
    """The hand in the shipped file `name`."""
    return phh.read(phh.parse(resources.read("lessons", "hands", name)), None, {})
