"""The reasons of a ruling in sentences."""

from collections.abc import Iterable, Iterator

from trainer.houses.house import House
from trainer.money import Unit
from trainer.reasons import Reason
from trainer.text.words import Words


def worded(because: Iterable[Reason], unit: Unit, words: Words) -> Iterator[tuple[Reason, str]]:
    """Each reason with its sentence; what has been said is not said again."""
    said: set[tuple[str, str, str]] = set()
    for reason in because:
        text = words.fact(reason.fact, unit)
        key = (reason.ruling, reason.clause.text, text)
        if key not in said:
            said.add(key)
            yield reason, text


def because_lines(because: Iterable[Reason], house: House, unit: Unit, words: Words) -> Iterator[str]:
    """The same, a line each, with the clause that decided and where the house has it from."""
    for reason, text in worded(because, unit, words):
        provenance = words.provenance(house.clause(reason.clause).provenance).lower()
        yield f"  {text} [{reason.clause.text}, {provenance}]"
