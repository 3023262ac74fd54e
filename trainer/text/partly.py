"""What of a wrong answer was right, and which part of it is wrong."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, TypeVar

from trainer.marking import Mark
from trainer.questions import Act, Actions, PickedCards, SeatOrder, Split

if TYPE_CHECKING:
    from trainer.text.words import Words

T = TypeVar("T")


def partly(words: Words, mark: Mark) -> str:
    """A sentence or two; empty where the whole answer is right, or nothing of it."""
    if mark.right:
        return ""
    if mark.incomplete:
        return words("What you said was right, but an amount is missing.")
    if mark.seat_right:
        return words("Your seat was right.")
    if mark.amounts_right:
        return words("Your amounts were right.")
    match mark.given, mark.correct:
        case Actions(acts=given_acts), Actions(acts=acts):
            return " ".join(_acts(words, given_acts, acts))
        case SeatOrder(seats=given_seats), SeatOrder(seats=seats):
            return " ".join(_order(words, given_seats, seats))
        case Split(shares=given_shares), Split(shares=shares):
            return " ".join(_shares(words, dict(given_shares), dict(shares)))
        case PickedCards(cards=given_cards), PickedCards(cards=cards):
            missing, astray = _apart(cards, given_cards)
            return words("Not {astray}, but {missing}.", astray=words.cards(astray), missing=words.cards(missing))
        case _:
            return ""


def _apart(correct: Sequence[T], given: Sequence[T]) -> tuple[list[T], list[T]]:
    """What is right but was not given, and what was given but is not right."""
    return [each for each in correct if each not in given], [each for each in given if each not in correct]


def _acts(words: Words, given: Sequence[Act], correct: Sequence[Act]) -> Iterator[str]:
    missing, astray = _apart(correct, given)
    if missing:
        yield words("You left out: {acts}.", acts=", ".join(map(words.act, missing)))
    if astray:
        yield words("Not allowed here: {acts}.", acts=", ".join(map(words.act, astray)))


def _order(words: Words, given: Sequence[int], correct: Sequence[int]) -> Iterator[str]:
    missing, astray = _apart(correct, given)
    if missing:
        yield words("You left out {seats}.", seats=words.seats(missing))
    if astray:
        yield words("It is not the turn of {seats} at all.", seats=words.seats(astray))
    if not (missing or astray):
        wrong = next(at for at, pair in enumerate(zip(given, correct, strict=True), 1) if pair[0] != pair[1])
        yield words("Those are the seats, but from the {place} on in another order.", place=words.place(wrong))


def _shares(words: Words, given: Mapping[int, int], correct: Mapping[int, int]) -> Iterator[str]:
    paid = sorted(given.keys() | correct.keys())
    right = [seat for seat in paid if given.get(seat) == correct.get(seat)]
    wrong = [seat for seat in paid if seat not in right]
    if right:
        yield words("Right for {seats}.", seats=words.seats(right))
    yield words("Wrong for {seats}.", seats=words.seats(wrong))
