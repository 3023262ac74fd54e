"""The fifty-two cards, their ranks and suits."""

from enum import IntEnum
from typing import Final

from trainer.errors import NotationError


class Rank(IntEnum):
    """The rank of a card, deuce to ace; the ace is high unless a rule says otherwise."""

    TWO = 2
    THREE = 3
    FOUR = 4
    FIVE = 5
    SIX = 6
    SEVEN = 7
    EIGHT = 8
    NINE = 9
    TEN = 10
    JACK = 11
    QUEEN = 12
    KING = 13
    ACE = 14

    @property
    def letter(self) -> str:
        """The rank as hand notation writes it: 2 to 9, T, J, Q, K, A."""
        return _RANK_LETTERS[self - 2]


class Suit(IntEnum):
    """The suit of a card, in the order that breaks ties of door cards: clubs lowest, spades highest."""

    CLUBS = 0
    DIAMONDS = 1
    HEARTS = 2
    SPADES = 3

    @property
    def letter(self) -> str:
        """The suit as hand notation writes it: c, d, h, s."""
        return _SUIT_LETTERS[self]


_RANK_LETTERS: Final = "23456789TJQKA"
_SUIT_LETTERS: Final = "cdhs"


class Card:
    """One card of the deck. There is one object for each of the fifty-two, so cards compare by identity.

    Cards sort by rank, then by suit from clubs to spades.
    """

    __slots__ = ("rank", "suit", "index")
    rank: Rank
    suit: Suit
    index: int

    def __new__(cls, rank: Rank, suit: Suit) -> "Card":
        return _BY_INDEX[(rank - 2) * 4 + suit]

    @classmethod
    def parse(cls, text: str) -> "Card":
        """The card written as `9h` or `Ts`. Raises NotationError for anything else."""
        card = _BY_TEXT.get(text)
        if card is None:
            raise NotationError("card", found=text)
        return card

    def __lt__(self, other: "Card") -> bool:
        return self.index < other.index

    def __str__(self) -> str:
        return self.rank.letter + self.suit.letter

    def __repr__(self) -> str:
        return f"Card.parse({str(self)!r})"

    def __reduce__(self) -> tuple[object, tuple[Rank, Suit]]:
        return Card, (self.rank, self.suit)


def _make(rank: Rank, suit: Suit) -> Card:
    card: Card = object.__new__(Card)
    card.rank, card.suit, card.index = rank, suit, (rank - 2) * 4 + suit
    return card


_BY_INDEX: Final[tuple[Card, ...]] = tuple(_make(rank, suit) for rank in Rank for suit in Suit)
_BY_TEXT: Final[dict[str, Card]] = {str(card): card for card in _BY_INDEX}

DECK: Final[tuple[Card, ...]] = _BY_INDEX
"""The fifty-two cards in order, two of clubs first."""


def parse_cards(text: str) -> tuple[Card, ...]:
    """The cards written one after the other, `9hKd2c`, blanks allowed between. Raises NotationError."""
    packed = "".join(text.split())
    if len(packed) % 2:
        raise NotationError("cards", found=text)
    return tuple(Card.parse(packed[at : at + 2]) for at in range(0, len(packed), 2))
