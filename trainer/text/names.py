"""The things at a table by their names: cards, seats, amounts, hands.

The tables go by the values of what they name, so that the first words are there without the table and its rules.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from trainer.cards import Card, Rank, Suit
from trainer.text.catalogue import Catalogue
from trainer.text.marker import N_, Counted

if TYPE_CHECKING:
    from fractions import Fraction

    from trainer.events import Half
    from trainer.hands import Category, HandValue, LowValue
    from trainer.houses.values import Face, Game, Structure
    from trainer.money import Unit
    from trainer.table import Street

RANKS: Mapping[Rank, tuple[str, str]] = {
    Rank.TWO: (N_("two"), N_("deuces")),
    Rank.THREE: (N_("three"), N_("threes")),
    Rank.FOUR: (N_("four"), N_("fours")),
    Rank.FIVE: (N_("five"), N_("fives")),
    Rank.SIX: (N_("six"), N_("sixes")),
    Rank.SEVEN: (N_("seven"), N_("sevens")),
    Rank.EIGHT: (N_("eight"), N_("eights")),
    Rank.NINE: (N_("nine"), N_("nines")),
    Rank.TEN: (N_("ten"), N_("tens")),
    Rank.JACK: (N_("jack"), N_("jacks")),
    Rank.QUEEN: (N_("queen"), N_("queens")),
    Rank.KING: (N_("king"), N_("kings")),
    Rank.ACE: (N_("ace"), N_("aces")),
}
"""A rank as one card of it and as several are called."""

SUITS: Mapping[Suit, str] = {
    Suit.CLUBS: N_("clubs"),
    Suit.DIAMONDS: N_("diamonds"),
    Suit.HEARTS: N_("hearts"),
    Suit.SPADES: N_("spades"),
}

PIPS: Mapping[Suit, str] = {Suit.CLUBS: "♣", Suit.DIAMONDS: "♦", Suit.HEARTS: "♥", Suit.SPADES: "♠"}

STREETS: Mapping[int, str] = {
    3: N_("third street"),
    4: N_("fourth street"),
    5: N_("fifth street"),
    6: N_("sixth street"),
    7: N_("seventh street"),
}

CATEGORIES: Mapping[int, str] = {
    0: N_("no pair"),
    1: N_("a pair"),
    2: N_("two pair"),
    3: N_("three of a kind"),
    4: N_("a straight"),
    5: N_("a flush"),
    6: N_("a full house"),
    7: N_("four of a kind"),
    8: N_("a straight flush"),
}

SHOWING: Mapping[int, str] = {
    0: N_("{rank} high"),
    1: N_("a pair of {ranks}"),
    2: N_("two pair, {ranks} up"),
    3: N_("three {ranks}"),
    4: N_("a straight to the {rank}"),
    5: N_("a flush, {rank} high"),
    6: N_("a full house, {ranks} full"),
    7: N_("four {ranks}"),
    8: N_("a straight flush to the {rank}"),
}
"""A board by its category and the rank that counts first."""

HANDS: Mapping[int, str] = {
    0: N_("{rank} high"),
    1: N_("a pair of {ranks}"),
    2: N_("two pair, {ranks} and {second}"),
    3: N_("three {ranks}"),
    4: N_("{rank}-high straight"),
    5: N_("{rank}-high flush"),
    6: N_("full house, {ranks} full of {second}"),
    7: N_("four {ranks}"),
    8: N_("{rank}-high straight flush"),
}
"""A hand of five by its category and its ranks; `second` is the second pair, or the pair of a full house."""

LOWS: Mapping[int, str] = {
    0: "{others}",
    1: N_("a pair of {ranks}, {others}"),
    2: N_("two pair, {ranks} and {second}, {others}"),
    3: N_("three {ranks}, {others}"),
    6: N_("full house, {ranks} full of {second}"),
    7: N_("four {ranks}, {others}"),
}
"""A low hand by its category and its ranks; `others` are those of which there is one, from the top."""

_SEVERAL = {0: 0, 1: 1, 2: 2, 3: 1, 6: 2, 7: 1}
"""By the category of a low hand, of how many of its ranks it has several cards."""

HALVES: Mapping[str, str] = {
    "whole": "{pot}",
    "high": N_("the high half of {pot}"),
    "low": N_("the low half of {pot}"),
}

GAMES: Mapping[str, str] = {"high": N_("seven card stud"), "hilo": N_("seven card stud high/low")}

STRUCTURES: Mapping[str, str] = {"limit": N_("fixed limit"), "spread": N_("spread limit")}

FACES: Mapping[str, str] = {"up": N_("face up"), "down": N_("face down")}


class Word(str):
    """A word that also knows its plural: `{rank}` is a king, `{rank:plural}` kings."""

    __slots__ = ("plural",)
    plural: str

    def __new__(cls, word: str, plural: str) -> Word:
        made = super().__new__(cls, word)
        made.plural = plural
        return made

    def __format__(self, form: str) -> str:
        return self.plural if form == "plural" else str(self)


class Names(Catalogue):
    """What things at a table are called in one language."""

    def rank(self, rank: Rank) -> str:
        """A rank as one card of it is called: king."""
        return self(RANKS[rank][0])

    def ranks(self, rank: Rank) -> str:
        """A rank as several cards of it are called: kings."""
        return self(RANKS[rank][1])

    def suit(self, suit: Suit) -> str:
        """A suit: clubs."""
        return self(SUITS[suit])

    def card(self, card: Card | None) -> str:
        """A card in short: 10♣; a hidden one is called a hidden card."""
        if card is None:
            return self(N_("a hidden card"))
        return _figure(card.rank) + PIPS[card.suit]

    def cards(self, cards: Sequence[Card | None]) -> str:
        """Cards in short, one after the other: 10♣ K♦."""
        return " ".join("?" if card is None else self.card(card) for card in cards)

    def card_name(self, card: Card) -> str:
        """A card in words: two of clubs."""
        return self(N_("{rank} of {suit}"), rank=self.rank(card.rank), suit=self.suit(card.suit))

    def listed(self, words: Sequence[str], *, last: str = N_("{first} and {last}")) -> str:
        """Words as a list: clubs, hearts and spades. `last` joins the last of them to those before."""
        if len(words) < 2:
            return "".join(words)
        return self(last, first=", ".join(words[:-1]), last=words[-1])

    def seats(self, seats: Sequence[int]) -> str:
        """Seats by their numbers: seats 1 and 4; no seat at all is nobody."""
        if not seats:
            return self(N_("nobody"))
        listed = self.listed([str(seat) for seat in seats])
        return self.n("seat {seats}", "seats {seats}", len(seats), seats=listed)

    def money(self, chips: int, unit: Unit) -> str:
        """An exact amount in what the table plays for: $1,500 or $0.50."""
        # Translators: the number one thousand two hundred thirty-four and a half; its two signs are used in amounts.
        sample = self(N_("1,234.5"))
        value = unit.value(chips)
        number = _grouped(value, thousands=sample[1], point=sample[-2])
        # Translators: a currency sign and a number; put the sign where it is written.
        return self(N_("{symbol}{number}"), symbol=unit.symbol, number=number) if unit.symbol else number

    def amounts(self, amounts: Sequence[int], unit: Unit) -> str:
        """Amounts to choose from: $10 or $20; none at all is nothing."""
        if not amounts:
            return self(N_("nothing"))
        return self.listed([self.money(amount, unit) for amount in amounts], last=N_("{first} or {last}"))

    def street(self, street: Street) -> str:
        """A street: third street."""
        return self(STREETS[street])

    def face(self, face: Face) -> str:
        """How a card lies: face up."""
        return self(FACES[face.value])

    def pot(self, pot: int) -> str:
        """A pot by its place: the main pot is 0."""
        return self(N_("side pot {number}"), number=pot) if pot else self(N_("the main pot"))

    def part(self, half: Half, pot: int) -> str:
        """A pot, or its high or low half: the low half of side pot 1."""
        return self(HALVES[half.value], pot=self.pot(pot))

    def game(self, game: Game) -> str:
        """A game: seven card stud high/low."""
        return self(GAMES[game.value])

    def structure(self, structure: Structure) -> str:
        """How wagers are sized: fixed limit."""
        return self(STRUCTURES[structure.value])

    def category(self, category: Category) -> str:
        """A kind of hand: a pair."""
        return self(CATEGORIES[category])

    def showing(self, category: Category, rank: Rank) -> str:
        """A board by its kind and the rank that counts first: a pair of kings."""
        return self(SHOWING[category], rank=self.rank(rank), ranks=self.ranks(rank))

    def hand(self, value: HandValue) -> str:
        """A high hand read out: two pair, queens and sevens."""
        from trainer.hands import Category

        top = value.ranks[0]
        if value.category is Category.STRAIGHT_FLUSH and top is Rank.ACE:
            return self(N_("royal flush"))
        second = self.ranks(value.ranks[1]) if len(value.ranks) > 1 else ""
        return self(HANDS[value.category], rank=self.rank(top), ranks=self.ranks(top), second=second)

    def low(self, value: LowValue) -> str:
        """A low hand read out from the top, 7-5-4-3-2, or with its equal cards first: a pair of nines, J-10-8."""
        ranks = [Rank.ACE if rank == 1 else Rank(rank) for rank in value.ranks]
        several = _SEVERAL[value.category]
        first, second = (*map(self.ranks, ranks[:several]), "", "")[:2]
        others = "-".join(map(_figure, ranks[several:]))
        return self(LOWS[value.category], ranks=first, second=second, others=others)

    def value(self, value: object, unit: Unit) -> object:
        """Whatever a fact or an error carries, ready to stand in a sentence."""
        from trainer.text import things

        return things.value(self, value, unit)

    def sentence(self, form: str | Counted, values: Mapping[str, object]) -> str:
        """A sentence of a table with its values, already words; it begins with a capital letter."""
        if isinstance(form, Counted):
            count = values[form.by]
            assert isinstance(count, int)
            said = self.n(form.one, form.many, count, **values)
        else:
            said = self(form, **values)
        return capital(said)


def capital(text: str) -> str:
    """The text with its first letter a capital, as a sentence begins."""
    return text[:1].upper() + text[1:]


def _figure(rank: Rank) -> str:
    return "10" if rank is Rank.TEN else rank.letter


def _grouped(value: Fraction, thousands: str, point: str) -> str:
    """A number with its thousands apart, and at least two places if it is not whole."""
    places = 0 if value.denominator == 1 else next(n for n in range(2, 12) if not 10**n % value.denominator)
    whole, part = divmod(int(value * 10**places), 10**places)
    return f"{whole:,}".replace(",", thousands) + (f"{point}{part:0{places}}" if places else "")
