"""An answer as it is typed: seats and amounts by their numbers, a choice by its letter, acts and cards by name."""

import re
from collections.abc import Iterable, Mapping, Sequence

from trainer.cards import Card, parse_cards
from trainer.errors import NotationError
from trainer.money import amount
from trainer.questions import (
    Act,
    Actions,
    Amount,
    Amounts,
    Answer,
    Chosen,
    Count,
    Kind,
    PickedCards,
    PickedSeat,
    Question,
    SeatAndAmounts,
    SeatOrder,
    Split,
)
from trainer.text.marker import N_
from trainer.text.words import Words

HOW: Mapping[Kind, str] = {
    Kind.SEAT: N_("Type the seat, or 0 for nobody."),
    Kind.SEAT_AND_AMOUNT: N_("Type the seat, then every amount he may put in: 4 2 10. Type 0 for nobody."),
    Kind.AMOUNT: N_("Type the amount."),
    Kind.AMOUNTS: N_("Type every total that is allowed: 10 20. Type 0 where none is."),
    Kind.PROCEDURE: N_("Type the letter."),
    Kind.CHOICE: N_("Type the letter."),
    Kind.COUNT: N_("Type the number."),
    Kind.ACTIONS: N_("Type everything he may do, out of: {acts}."),
    Kind.ORDER: N_("Type the seats in their order: 4 7 2."),
    Kind.SPLIT: N_("Type each seat that is paid, and its amount: 2=40 5=20."),
    Kind.CARDS: N_("Type the five cards: Ah Kh 9d 9c 2s."),
}
"""How each kind of question is answered."""

_A_HAND = 5
_SIGNS = {"♣": "c", "♦": "d", "♥": "h", "♠": "s"}


class NotTyped(Exception):
    """What was typed is no answer to this question; the message is a sentence that says what is amiss."""


def how_to_answer(question: Question, words: Words) -> str:
    """How this question is answered, in a sentence or two."""
    return words(HOW[question.kind], acts=", ".join(map(words.act, Act)))


def letter(place: int) -> str:
    """The letter that picks the choice at a place, the first being A."""
    return chr(ord("A") + place)


def read_answer(question: Question, typed: str, words: Words) -> Answer:
    """The answer that was typed. Raises NotTyped where it is none to this question."""
    parts = [part for part in re.split(r"[\s,;/]+", typed.strip()) if part]
    if not parts:
        raise NotTyped(how_to_answer(question, words))
    reader = _Reader(question, words)
    match question.kind:
        case Kind.SEAT:
            return PickedSeat(reader.seat(reader.only(parts)))
        case Kind.SEAT_AND_AMOUNT:
            return reader.seat_and_amounts(parts)
        case Kind.AMOUNT:
            return Amount(reader.chips(reader.only(parts)))
        case Kind.AMOUNTS:
            return Amounts(reader.amounts(parts))
        case Kind.COUNT:
            return Count(reader.number(reader.only(parts)))
        case Kind.PROCEDURE | Kind.CHOICE:
            return reader.choice(typed.strip())
        case Kind.ACTIONS:
            return reader.actions(typed)
        case Kind.ORDER:
            return SeatOrder(reader.seats(parts))
        case Kind.SPLIT:
            return reader.split(parts)
        case Kind.CARDS:
            return reader.cards(parts)


class _Reader:
    """Reads the parts of an answer, and says of what it cannot read what is amiss."""

    def __init__(self, question: Question, words: Words) -> None:
        self._question, self._words = question, words

    def only(self, parts: Sequence[str]) -> str:
        if len(parts) > 1:
            raise NotTyped(self._words("{count} things are too many: one is asked for.", count=len(parts)))
        return parts[0]

    def number(self, part: str) -> int:
        if not re.fullmatch("[0-9]{1,2}", part):
            raise NotTyped(self._words("“{found}” is no number.", found=part))
        return int(part)

    def seat(self, part: str, *, nobody: bool = True) -> int:
        number = self.number(part)
        if (number or not nobody) and number not in self._question.nameable:
            raise NotTyped(self._words("Nobody sits in seat {seat}.", seat=number))
        return number

    def seats(self, parts: Sequence[str]) -> tuple[int, ...]:
        seats = tuple(self.seat(part, nobody=False) for part in parts)
        self._once(seats)
        return seats

    def chips(self, part: str) -> int:
        unit = self._question.table.stakes.unit
        worth = amount(part.removeprefix(unit.symbol))
        if worth is None:
            raise NotTyped(self._words("“{found}” is no amount.", found=part))
        chips = unit.chips(worth)
        if chips is None:
            smallest = self._words.money(1, unit)
            raise NotTyped(self._words("Chips of {smallest} do not make {found}.", smallest=smallest, found=part))
        return chips

    def amounts(self, parts: Iterable[str]) -> tuple[int, ...]:
        """Ascending and once each, noughts left out."""
        return tuple(sorted({self.chips(part) for part in parts} - {0}))

    def seat_and_amounts(self, parts: Sequence[str]) -> SeatAndAmounts:
        seat, amounts = self.seat(parts[0]), self.amounts(parts[1:])
        if seat and not amounts:
            raise NotTyped(self._words("After the seat comes every amount he may put in."))
        if amounts and not seat:
            raise NotTyped(self._words("Nobody puts in nothing: type 0 alone."))
        return SeatAndAmounts(seat, amounts)

    def choice(self, typed: str) -> Chosen:
        letters = {letter(place): choice for place, choice in enumerate(self._question.choices)}
        choice = letters.get(typed.upper())
        if choice is None:
            last = letter(len(letters) - 1)
            raise NotTyped(self._words("“{found}” is none of the letters A to {last}.", found=typed, last=last))
        return Chosen(choice)

    def actions(self, typed: str) -> Actions:
        """Acts by their names, in the reader's language or as the program's files have them."""
        names = {_plain(name): act for act in Act for name in (act.value, self._words.act(act))}
        left = _plain(typed)
        done: set[Act] = set()
        for name in sorted(names, key=len, reverse=True):
            left, times = re.subn(rf"(?<!\w){re.escape(name)}(?!\w)", " ", left)
            if times:
                done.add(names[name])
        if left.strip(" ,;/."):
            raise NotTyped(
                self._words(
                    "“{found}” is nothing that a player does. The words are: {acts}.",
                    found=left.strip(" ,;/."),
                    acts=", ".join(map(self._words.act, Act)),
                )
            )
        return Actions(tuple(act for act in Act if act in done))

    def split(self, parts: Sequence[str]) -> Split:
        paid: list[tuple[int, int]] = []
        for part in parts:
            number, equals, worth = part.partition("=")
            if not equals:
                raise NotTyped(
                    self._words("“{found}” does not say who is paid what: type the seat, =, the amount.", found=part)
                )
            paid.append((self.seat(number, nobody=False), self.chips(worth)))
        self._once([seat for seat, _ in paid])
        return Split(tuple(sorted((seat, chips) for seat, chips in paid if chips)))

    def cards(self, parts: Iterable[str]) -> PickedCards:
        """Cards as `Ah`, `10h` or `A♥`, in any case, together or apart."""
        cards: list[Card] = []
        for part in parts:
            try:
                cards += parse_cards(_as_cards(part))
            except NotationError:
                raise NotTyped(
                    self._words("“{found}” is no card. A card is a rank and a suit: 9d, Th or As.", found=part)
                ) from None
        if len(set(cards)) != len(cards):
            twice = next(card for card in cards if cards.count(card) > 1)
            raise NotTyped(self._words("The {card} is there twice.", card=self._words.card_name(twice)))
        if len(cards) != _A_HAND:
            raise NotTyped(self._words("A hand is five cards, and those are {count}.", count=len(cards)))
        return PickedCards(tuple(sorted(cards, reverse=True)))

    def _once(self, seats: Sequence[int]) -> None:
        twice = next((seat for seat in seats if seats.count(seat) > 1), None)
        if twice is not None:
            raise NotTyped(self._words("Seat {seat} is there twice.", seat=twice))


def _plain(name: str) -> str:
    return re.sub(r"[\s_-]+", " ", name.lower())


def _as_cards(typed: str) -> str:
    """Cards as the notation has them: ranks in capitals, suits small, T for 10."""
    for sign, suit in _SIGNS.items():
        typed = typed.replace(sign, suit)
    typed = typed.upper().replace("10", "T")
    return "".join(sign.lower() if at % 2 else sign for at, sign in enumerate(typed))
