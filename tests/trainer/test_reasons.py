"""A ruling finds its reasons when they are asked for, and once."""

from trainer.houses import keys as k
from trainer.reasons import Fact, Reason, Ruling

REASONS = (Reason("turn", k.POTS_ALL_IN, Fact("turn.closed")),)


def test_reasons_are_found_when_they_are_first_asked_for() -> None:
    asked: list[int] = []

    def find() -> tuple[Reason, ...]:
        asked.append(1)
        return REASONS

    ruling = Ruling(3, find)
    assert (ruling.answer, asked) == (3, [])
    assert ruling.because is REASONS
    assert ruling.because is REASONS
    assert asked == [1]


def test_reasons_may_be_given_as_they_are() -> None:
    assert Ruling(None, REASONS).because is REASONS


def test_rulings_are_equal_where_answer_and_reasons_are_however_they_are_found() -> None:
    ruling = Ruling(3, REASONS)
    assert ruling == Ruling(3, lambda: REASONS)
    assert ruling != Ruling(4, REASONS)
    assert ruling != Ruling(3, ())
