"""What a page may say of a drawn table besides what lies on it: states of seats, ringed cards, words. Knows no Qt."""

from collections.abc import Mapping
from enum import Enum

import msgspec

from trainer.cards import Card


class SeatState(Enum):
    """How a seat stands out. Right and wrong carry a tick and a cross, so colour is never the only cue."""

    NORMAL = "normal"
    SELECTED = "selected"
    PICKED = "picked"
    """Chosen in an exam: a plain ring, neither brass nor a verdict's colour."""
    TO_ACT = "to_act"
    RIGHT = "right"
    WRONG = "wrong"
    TIED = "tied"
    DIMMED = "dimmed"


class SeatMark(msgspec.Struct, frozen=True):
    """What is said of one seat: its state, and a few words on a small plate below it."""

    state: SeatState = SeatState.NORMAL
    note: str = ""


class Marks(msgspec.Struct, frozen=True):
    """What a page says of the table's seats and cards.

    `seats` goes by seat number; a seat not in it has the state `others`, without a note. `ringed` are the deciding
    cards: they get their seat's ring, which goes round the whole hand where no card of it is ringed. A ringed
    community card gets a brass ring. `middle` is a line below the community card.
    """

    seats: Mapping[int, SeatMark] = {}
    ringed: frozenset[Card] = frozenset()
    others: SeatState = SeatState.NORMAL
    middle: str = ""

    def of(self, number: int) -> SeatMark:
        """The mark of seat `number`."""
        return self.seats.get(number) or SeatMark(self.others)


class Labels(msgspec.Struct, frozen=True):
    """The words that are written on the table, in the reader's language.

    `shown`, where given, stands on the plate of a hand shown down in place of its stack. `pots` names the pots from
    the main pot on; they are used when `Sight.pots` splits the pot, `pots_short` where there is no room for them.
    """

    pot: str
    stub: str
    burns: str
    community: str
    dealer: str
    folded: str
    mucked: str
    all_in: str
    to_act: str
    shown: str = ""
    pots: tuple[str, ...] = ()
    pots_short: tuple[str, ...] = ()


class Sight(msgspec.Struct, frozen=True):
    """What of the table may be seen.

    `hide_stub_count` and `hide_burns` take away the number and draw the pile the same whatever it holds. `names` puts
    the players' names, where they have any, on their plates. `steady` keeps the cards of one size from the first street
    to the last, for hands that are played through. `pots` splits the pot, main pot first; it is drawn so while the
    parts add up to what lies in the middle.
    """

    hide_stub_count: bool = False
    hide_burns: bool = False
    names: bool = False
    steady: bool = False
    pots: tuple[int, ...] = ()
