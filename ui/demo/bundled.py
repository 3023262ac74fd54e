"""The hands that come with the program, each by its file and what there is to see in it."""

from collections.abc import Mapping
from typing import Final, NamedTuple

from trainer import resources
from trainer.notation import phh
from trainer.notation.hand import Hand
from trainer.skills import Topic
from trainer.text.marker import N_


class Bundled(NamedTuple):
    """A hand that comes with the program: its title, what happens in it, and the topics that it is there for, the one
    it is found under first."""

    title: str
    about: str
    topics: tuple[Topic, ...]


BUNDLED: Final[Mapping[str, Bundled]] = {
    "five-streets.phh": Bundled(
        N_("Five streets"),
        N_("An ordinary hand from the ante to the last card, with a raise on sixth street and a call on the river."),
        (Topic.DEALING,),
    ),
    "no-ante.phh": Bundled(
        N_("No ante"),
        N_("A small table that takes no ante: the bring-in is the first chip in the middle."),
        (
            Topic.STAKES,
            Topic.BRING_IN,
        ),
    ),
    "equal-deuces.phh": Bundled(
        N_("Two deuces"),
        N_("Two lowest cards of one rank. The club brings it in, and the last bet goes back to its owner."),
        (Topic.BRING_IN,),
    ),
    "all-in-for-the-ante.phh": Bundled(
        N_("All-in for the ante"),
        N_("The lowest card has no chips left, so his neighbour starts. Three deuces win the antes and no more."),
        (
            Topic.BRING_IN,
            Topic.POTS,
        ),
    ),
    "boards-on-every-street.phh": Bundled(
        N_("The best board"),
        N_("A pair, a higher pair, three of a kind: another board is best on every street."),
        (Topic.FIRST_TO_ACT,),
    ),
    "equal-boards.phh": Bundled(
        N_("Equal boards"),
        N_("King-eight twice on fourth street, then kickers, and a river that everybody checks."),
        (
            Topic.FIRST_TO_ACT,
            Topic.SHOWDOWN,
        ),
    ),
    "open-pair-side-pot.phh": Bundled(
        N_("Open pair and side pot"),
        N_("A pair of queens on fourth street, the double bet, an all-in too small to count, and a side pot."),
        (
            Topic.BET_SIZES,
            Topic.POTS,
        ),
    ),
    "completion-and-cap.phh": Bundled(
        N_("Completion and cap"),
        N_("The bring-in completed and raised; on fifth street a bet and three raises, and then no more."),
        (
            Topic.ACTIONS,
            Topic.BET_SIZES,
        ),
    ),
    "just-enough-cards.phh": Bundled(
        N_("Just enough cards"),
        N_("Seven cards are left, and two players fold: that is one to burn, one for each of five, and one to keep."),
        (Topic.STUB,),
    ),
    "five-to-the-river.phh": Bundled(
        N_("Five to the river"),
        N_("Ten cards are left for five players: the deck is not short, and the river is dealt as usual."),
        (
            Topic.SHARED_RIVER,
            Topic.STUB,
        ),
    ),
    "six-to-the-river.phh": Bundled(
        N_("Six to the river"),
        N_("Seven cards are left for six players. The tournament's dealer mixes them with the burns."),
        (Topic.SHARED_RIVER,),
    ),
    "seven-to-the-river.phh": Bundled(
        N_("Seven to the river"),
        N_("Four cards are left for seven players. The cardroom's dealer serves two, then mixes the last card in."),
        (Topic.SHARED_RIVER,),
    ),
    "folded-cards-back-in.phh": Bundled(
        N_("Folded cards back in"),
        N_("Seven cards are left for six players at a house that shuffles the folded hands back into the stub."),
        (
            Topic.SHARED_RIVER,
            Topic.STUB,
        ),
    ),
    "seven-share-a-river.phh": Bundled(
        N_("Seven share a river"),
        N_("Four cards are left for seven players at a tournament, and even the burns are not enough."),
        (Topic.SHARED_RIVER,),
    ),
    "eight-without-burns.phh": Bundled(
        N_("Eight without burns"),
        N_("Four cards are left for eight players at a house that burns none: the top one plays for all."),
        (
            Topic.SHARED_RIVER,
            Topic.DEALING,
        ),
    ),
    "eight-to-the-river.phh": Bundled(
        N_("Eight to the river"),
        N_("Nobody folds, the deck is short, and one card in the middle is everybody's seventh."),
        (Topic.SHARED_RIVER,),
    ),
    "two-side-pots.phh": Bundled(
        N_("Two side pots"),
        N_("Two players run out of chips on different streets. Three pots go to three winners."),
        (Topic.POTS,),
    ),
    "nobody-bets-the-river.phh": Bundled(
        N_("Nobody bets the river"),
        N_("The last bet was on sixth street: who acted first on the river shows first, and a beaten hand is mucked."),
        (Topic.SHOWDOWN,),
    ),
    "three-pairs.phh": Bundled(
        N_("Three pairs"),
        N_("Three pairs, of which two play, against a straight that begins with the ace."),
        (Topic.HIGH_HAND,),
    ),
    "the-lower-low.phh": Bundled(
        N_("The lower low"),
        N_("An ace does not make a low: eight-high with it, seven-high without, and a pair that does not count."),
        (
            Topic.LOW_HAND,
            Topic.SPLIT,
        ),
    ),
    "high-low-split.phh": Bundled(
        N_("High and low split"),
        N_("A straight takes the high half, two equal lows share the other, and there are chips over."),
        (
            Topic.SPLIT,
            Topic.ODD_CHIP,
        ),
    ),
    "quartered.phh": Bundled(
        N_("Quartered"),
        N_("The same low twice, and a pair of aces for one of the two: three quarters against one."),
        (
            Topic.SPLIT,
            Topic.LOW_HAND,
        ),
    ),
    "one-chip-over.phh": Bundled(
        N_("One chip over"),
        N_("The same straight twice and an odd pot: the last chip goes by the highest card of all seven."),
        (Topic.ODD_CHIP,),
    ),
    "away-with-the-low-card.phh": Bundled(
        N_("Away with the low card"),
        N_("Whoever has the low card is not there: his bring-in is posted, and his hand is killed at his turn."),
        (
            Topic.IRREGULARITIES,
            Topic.BRING_IN,
        ),
    ),
}


def by_topic() -> dict[Topic, list[str]]:
    """The files of the hands under their first topics, in the order in which a dealer meets these in a hand."""
    found: dict[Topic, list[str]] = {}
    for name, hand in BUNDLED.items():
        found.setdefault(hand.topics[0], []).append(name)
    return found


def bundled_hand(name: str) -> Hand:
    """The hand in the shipped file `name`."""
    return phh.read(phh.parse(resources.read("lessons", "hands", name)), None, {})
