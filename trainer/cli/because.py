"""The reasons of a ruling in words, as the commands print them."""

from collections.abc import Iterable, Iterator

from trainer.houses.house import House
from trainer.money import Unit
from trainer.reasons import Reason
from trainer.text.worded import worded
from trainer.text.words import Words


def lines(because: Iterable[Reason], house: House, unit: Unit, words: Words) -> Iterator[str]:
    """The same for people, a line each, with the clause that decided and where the house has it from."""
    for reason, text in worded(because, unit, words):
        provenance = words.provenance(house.clause(reason.clause).provenance).lower()
        yield f"  {text} [{reason.clause.text}, {provenance}]"
