"""Whatever facts and errors carry, as it stands in a sentence."""

from trainer.cards import Card, Rank, Suit
from trainer.hands import Category, HandValue, LowValue
from trainer.houses.values import Face, Game, Structure
from trainer.money import Chips, Unit
from trainer.table import Street
from trainer.text.names import Names, Word


def value(words: Names, value: object, unit: Unit) -> object:
    """The name of a thing, or what it is where it needs none. Raises TypeError for what there are no words for."""
    match value:
        case Chips():
            return words.money(value, unit)
        case Rank():
            return Word(words.rank(value), words.ranks(value))
        case Suit():
            return words.suit(value)
        case Card():
            return words.card_name(value)
        case Street():
            return words.street(value)
        case Face():
            return words.face(value)
        case Game():
            return words.game(value)
        case Structure():
            return words.structure(value)
        case Category():
            return words.category(value)
        case HandValue():
            return words.hand(value)
        case LowValue():
            return words.low(value)
        case tuple() if value and all(isinstance(each, Chips) for each in value):
            return words.amounts(value, unit)
        case tuple() if value and all(each is None or isinstance(each, Card) for each in value):
            return words.cards(value)
        case tuple() if all(isinstance(each, int) for each in value):
            return words.seats(value)
        case int() | str():
            return value
    raise TypeError(f"no words for {value!r}")
