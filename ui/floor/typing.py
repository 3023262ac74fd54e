"""Cards as they are typed: a rank, then a suit. Knows no Qt."""

from trainer.cards import Card

RANKS = "23456789TJQKA"
SUITS = "cdhs"


class TypedCard:
    """What has been typed of a card: nothing, or its rank; a ten is a T, or a 1 and a 0."""

    def __init__(self) -> None:
        self.rank = ""

    def clear(self) -> None:
        """Nothing has been typed."""
        self.rank = ""

    def take(self, sign: str) -> Card | bool:
        """Use one sign: the card where that ends it, else whether it is of use."""
        sign = sign.upper()
        if self.rank == "1":
            if sign == "0":
                self.rank = "T"
                return True
        elif self.rank and sign and sign.lower() in SUITS:
            card = Card.parse(self.rank + sign.lower())
            self.clear()
            return card
        # Another rank is taken for a mistyped one put right.
        if sign and sign in RANKS + "1":
            self.rank = sign
            return True
        return False
