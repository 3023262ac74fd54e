"""PokerKit's two games with its own valuation of hands, remembered.

At a showdown PokerKit asks for the hand of every player once for every player and pot, and values it anew each time.
That takes most of the time of a hand; what it answers is the same.
"""

from functools import lru_cache

from pokerkit import (
    Card,
    EightOrBetterLowHand,
    FixedLimitSevenCardStud,
    FixedLimitSevenCardStudHighLowSplitEightOrBetter,
    StandardHighHand,
)
from pokerkit.hands import Hand
from pokerkit.utilities import CardsLike


@lru_cache(maxsize=64)
def _valued(kind: type[Hand], cards: tuple[Card, ...]) -> Hand | None:
    try:
        return kind.from_game(cards)
    except ValueError:
        return None


def _of(kind: type[Hand], hole: CardsLike, board: CardsLike) -> Hand:
    found = _valued(kind, (*Card.clean(hole), *Card.clean(board)))
    if found is None:
        raise ValueError("no such hand")
    return found


class High(StandardHighHand):
    """The best high hand of a player's cards."""

    @classmethod
    def from_game(cls, hole_cards: CardsLike, board_cards: CardsLike = ()) -> Hand:
        return _of(StandardHighHand, hole_cards, board_cards)


class Low(EightOrBetterLowHand):
    """The best low hand of a player's cards, eight or better. Raises ValueError where there is none."""

    @classmethod
    def from_game(cls, hole_cards: CardsLike, board_cards: CardsLike = ()) -> Hand:
        return _of(EightOrBetterLowHand, hole_cards, board_cards)


class Stud(FixedLimitSevenCardStud):
    """Seven card stud, high."""

    hand_types = (High,)


class StudHighLow(FixedLimitSevenCardStudHighLowSplitEightOrBetter):
    """Seven card stud, high/low split, eight or better."""

    hand_types = (High, Low)
