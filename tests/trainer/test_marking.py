"""Marking: right or wrong, in parts where there are parts, and the mistake by its name."""

from trainer.cards import parse_cards
from trainer.events import AntePosted, CardDealt
from trainer.houses.loader import load_house
from trainer.houses.values import Face
from trainer.marking import mark
from trainer.money import Stakes
from trainer.questions import Asks, Question, SeatAndAmounts
from trainer.skills import SKILLS
from trainer.table import Seat, Table, replay

# The lowest rank is shown by seats 3 and 6; clubs are the lowest suit, so seat 6 brings it in, for 3 or for 10.
DOORS = parse_cards("9h Kd 2d Js 7c 2c Qh 5s")


def question() -> Question:
    start = Table(Stakes(small=10, big=20, ante=1, bring_in=3), tuple(Seat(n, 500) for n in range(1, 9)))
    antes = [AntePosted(seat.number, 1) for seat in start.seats]
    deal = [CardDealt(seat.number, None, Face.DOWN) for _ in range(2) for seat in start.seats]
    doors = [CardDealt(seat.number, card, Face.UP) for seat, card in zip(start.seats, DOORS, strict=True)]
    table = replay(start, [*antes, *deal, *doors])
    return Question(SKILLS["bring_in.equal_rank"], Asks.BRING_IN, table, load_house("cardroom"))


def test_the_right_seat_with_both_amounts_is_right() -> None:
    given = mark(question(), SeatAndAmounts(6, (3, 10)))
    assert given.right
    assert given.misconception is None
    assert (given.seat_right, given.amounts_right) == (True, True)


def test_the_other_deuce_shows_that_the_suits_were_reversed() -> None:
    given = mark(question(), SeatAndAmounts(3, (3, 10)))
    assert not given.right
    assert given.correct == SeatAndAmounts(6, (3, 10))
    assert (given.seat_right, given.amounts_right) == (False, True)
    assert given.misconception is not None
    # Both the reversed order of suits and the first card dealt lead to seat 3: either names the mistake.
    assert given.misconception.clause is not None
    assert given.misconception.clause.text == "bring_in.tie"


def test_a_wrong_seat_is_named_whatever_the_amounts_are() -> None:
    given = mark(question(), SeatAndAmounts(3, (5,)))
    assert (given.seat_right, given.amounts_right) == (False, False)
    assert given.misconception is not None


def test_a_seat_that_no_mistake_leads_to_is_wrong_without_a_name() -> None:
    given = mark(question(), SeatAndAmounts(7, (3, 10)))
    assert not given.right
    assert given.misconception is None


def test_an_amount_missing_makes_the_answer_wrong_and_the_seat_stays_right() -> None:
    given = mark(question(), SeatAndAmounts(6, (3,)))
    assert not given.right
    assert (given.seat_right, given.amounts_right) == (True, False)
