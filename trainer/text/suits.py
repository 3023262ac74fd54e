"""Who holds which suit where suits decide: the rows of a ladder, the highest suit on top."""

import msgspec

from trainer.cards import Suit
from trainer.reasons import Reason
from trainer.text.marker import N_
from trainer.text.names import capital
from trainer.text.words import Words


class SuitRow(msgspec.Struct, frozen=True):
    """One suit and the seats that hold it: in words, `name` and `holder`. `decides` says that it is the suit on which
    it turns, `picked` that the trainee picked a seat that holds it."""

    suit: Suit
    seats: tuple[int, ...]
    name: str
    holder: str
    decides: bool = False
    picked: bool = False


def suit_rows(reason: Reason, words: Words, picked: int | None = None) -> tuple[SuitRow, ...]:
    """The four suits, spades first, for a step on which suits decide; nothing for any other.

    `picked` is the seat that a trainee answered with.
    """
    told = reason.fact.values
    if "holders" not in told:
        return ()
    held: dict[Suit, tuple[int, ...]] = dict.fromkeys(reversed(Suit), ())
    for seat, card in zip(told["holders"], told["cards"], strict=True):
        held[card.suit] += (seat,)
    suits = [suit for suit, seats in held.items() if seats]
    if len(suits) < 2:
        return ()
    deciding: Suit = told["suit"] if "suit" in told else told["card"].suit
    lowest = deciding is suits[-1]
    form = N_("{suit}, lowest") if lowest else N_("{suit}, highest")
    # Of two cards on one board the one that counts.
    his = [suit for suit in suits if picked in held[suit]]
    pick = his[-1 if lowest else 0] if his else None
    return tuple(
        SuitRow(
            suit,
            seats,
            capital(words(form, suit=words.suit(suit)) if suit is deciding else words.suit(suit)),
            _holder(seats, words, picked if suit is pick else None),
            suit is deciding,
            suit is pick,
        )
        for suit, seats in held.items()
    )


def told_in_a_row(rows: tuple[SuitRow, ...], words: Words) -> str:
    """The same to be heard, a sentence each: Hearts: seat 2."""
    return " ".join(words("{suit}: {holder}.", suit=row.name, holder=row.holder) for row in rows)


def _holder(seats: tuple[int, ...], words: Words, picked: int | None) -> str:
    if not seats:
        return words("none")
    held = words.seats(seats)
    if picked not in seats:
        return held
    if len(seats) == 1:
        return words("{seats}, your pick", seats=held)
    return words("{seats}, your pick: {seat}", seats=held, seat=picked)
