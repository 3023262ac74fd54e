"""Whether a card is burned before a street is dealt."""

from trainer.houses import keys as k
from trainer.houses import values as v
from trainer.houses.house import House
from trainer.reasons import Fact, Reason, Ruling
from trainer.table import Street

RULING = "burns"


def burns_before(street: Street, house: House) -> Ruling[bool]:
    """Whether the dealer burns a card before he deals `street`."""
    fact = Fact(f"burns.{house[k.BURNS].value}", {"street": street})
    return Ruling(burns_for(street, house), (Reason(RULING, k.BURNS, fact),))


def burns_by(street: Street, house: House) -> int:
    """How many cards have been burned once `street` is dealt in the ordinary way."""
    return max(0, street - _FIRST[house[k.BURNS]] + 1)


def burns_for(street: Street, house: House) -> bool:
    """Whether a card is burned before `street`, without the reasons."""
    return street >= _FIRST[house[k.BURNS]]


_FIRST = {v.Burns.NONE: Street.SEVENTH + 1, v.Burns.THIRD_ON: Street.THIRD, v.Burns.FOURTH_ON: Street.FOURTH}
"""The first street before which a card is burned; one after the last where none is."""
