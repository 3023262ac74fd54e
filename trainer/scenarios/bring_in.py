"""Deals for the bring-in: third street is out, and mostly nobody has acted."""

import random
from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import Any

from trainer.cards import DECK, Card, Rank, Suit
from trainer.houses import keys as k
from trainer.houses import values as v
from trainer.houses.house import House
from trainer.money import Stakes
from trainer.play import stays
from trainer.questions import Asks, Hidden, MayPutIn, Question
from trainer.scenarios.stage import (
    Builder,
    NotOffered,
    Scenario,
    at_bring_in,
    boards,
    deal_to,
    usual_table,
    with_stacks,
)
from trainer.skills import Skill
from trainer.table import Table


def plain(skill: Skill, house: House, rng: random.Random) -> Scenario | None:
    """One door card is lower than all others."""
    table = usual_table(rng, house, least=2)
    return ask(skill, house, rng, table, shuffled(rng, one_low(rng, len(table.seats))))


def equal_rank(skill: Skill, house: House, rng: random.Random) -> Scenario | None:
    """Two to four equal lowest door cards."""
    table = usual_table(rng, house)
    low = Rank(rng.randint(2, 9))
    tied = [Card(low, suit) for suit in rng.sample(list(Suit), rng.choice((2, 2, 3, 4)))]
    doors = [*tied, *rng.sample(above(low), len(table.seats) - len(tied))]
    return ask(skill, house, rng, table, shuffled(rng, doors))


def ace_up(skill: Skill, house: House, rng: random.Random) -> Scenario | None:
    """An ace or two among low cards."""
    needs_other(house, k.BRING_IN_ACE, v.AceDoorCard.LOW)
    table = usual_table(rng, house)
    aces = rng.sample([card for card in DECK if card.rank is Rank.ACE], rng.choice((1, 1, 1, 2)))
    low = rng.randint(2, 5)
    others = [card for card in DECK if low < card.rank < Rank.ACE]
    doors = [_any_suit(rng, low), *aces, *rng.sample(others, len(table.seats) - 1 - len(aces))]
    return ask(skill, house, rng, table, shuffled(rng, doors))


def lowest_suit_not_rank(skill: Skill, house: House, rng: random.Random) -> Scenario | None:
    """The lowest rank is not of the lowest suit showing."""
    needs_other(house, k.BRING_IN_BY, v.BringInBy.SUIT)
    table = usual_table(rng, house)
    low = Card(Rank(rng.randint(2, 7)), rng.choice((Suit.DIAMONDS, Suit.HEARTS, Suit.SPADES)))
    clubs = [card for card in above(low.rank) if card.suit is Suit.CLUBS]
    club = rng.choice([card for card in clubs if card.rank <= low.rank + 5])
    others = [card for card in above(low.rank) if card is not club]
    return ask(skill, house, rng, table, shuffled(rng, [low, club, *rng.sample(others, len(table.seats) - 2)]))


def hidden_low(skill: Skill, house: House, rng: random.Random) -> Scenario | None:
    """Somebody holds a card lower than the lowest door card; all hole cards are turned up for the trainee."""
    table = usual_table(rng, house)
    doors = shuffled(rng, one_low(rng, len(table.seats), least=4))
    low = table.seats[doors.index(min(doors))].number
    hidden = rng.choice([card for card in DECK if card.rank < min(doors).rank])
    holder = rng.choice([seat.number for seat in table.seats if seat.number != low])
    first, second = rng.sample([card for card in DECK if card.rank > hidden.rank and card not in doors], 2)
    hole = {(holder, rng.randint(0, 1)): hidden, (low, 0): first, (low, 1): second}
    return ask(skill, house, rng, table, doors, hole, revealed=tuple(seat.number for seat in table.seats))


def amount_by_stake(skill: Skill, house: House, rng: random.Random) -> Scenario | None:
    """The bring-in is not printed where the house's fraction gives it; where it does not, the title bar must."""
    shares = [share for share in house[k.BRING_IN_SIZE].fractions if share < 1]

    def exact(stakes: Stakes) -> bool:
        return not shares or Fraction(stakes.bring_in, stakes.small) in shares

    table = usual_table(rng, house, playing=exact)
    hidden = frozenset({Hidden.BRING_IN}) if len(shares) == 1 else frozenset()
    return ask(skill, house, rng, table, shuffled(rng, one_low(rng, len(table.seats))), hidden=hidden)


def may_open(skill: Skill, house: House, rng: random.Random) -> Scenario | None:
    """What the low card may put in; now and then he has less than the small bet."""
    table = usual_table(rng, house)
    doors = shuffled(rng, one_low(rng, len(table.seats)))
    low = table.seats[doors.index(min(doors))].number
    stakes = table.stakes
    if rng.random() < 0.3 and stakes.small - stakes.bring_in > 1:
        left = rng.randint(stakes.bring_in + 1, stakes.small - 1)
        table = with_stacks(table, {low: stakes.ante + left})
    choices = tuple(each.value for each in MayPutIn)
    return ask(skill, house, rng, table, doors, asks=Asks.MAY_PUT_IN, seat=low, choices=choices)


def ask(
    skill: Skill,
    house: House,
    rng: random.Random,
    table: Table,
    doors: Sequence[Card],
    holes: Mapping[tuple[int, int], Card] | None = None,
    asks: Asks = Asks.BRING_IN,
    **shown: Any,
) -> Scenario:
    """The question as the bring-in is due, over these door cards by place; `shown` are further fields of Question."""
    plan = boards(table, [(door,) for door in doors])
    events, dealt = deal_to(table, house, rng, {**plan, **(holes or {})}, stays, at_bring_in)
    return Scenario(table, events, Question(skill, asks, dealt, house, **shown))


def above(low: int) -> list[Card]:
    """Every card of a higher rank."""
    return [card for card in DECK if card.rank > low]


def one_low(rng: random.Random, players: int, least: int = 2) -> list[Card]:
    """A door card for each player, the first lower than all others."""
    low = rng.randint(least, 8)
    return [_any_suit(rng, low), *rng.sample(above(low), players - 1)]


def shuffled(rng: random.Random, cards: Sequence[Card]) -> list[Card]:
    """The cards in any order."""
    return rng.sample(cards, len(cards))


def _any_suit(rng: random.Random, rank: int) -> Card:
    return Card(Rank(rank), rng.choice(list(Suit)))


def needs_other(house: House, key: k.Key[Any], value: object) -> None:
    """A trap is none where the house's own clause is the misconception."""
    if house[key] is value:
        raise NotOffered(f"{key.text} at {house.id}")


BUILDERS: dict[str, Builder] = {
    "bring_in.plain": plain,
    "bring_in.equal_rank": equal_rank,
    "bring_in.ace_up": ace_up,
    "bring_in.lowest_suit_not_rank": lowest_suit_not_rank,
    "bring_in.hidden_low": hidden_low,
    "bring_in.amount_by_stake": amount_by_stake,
    "bring_in.may_open": may_open,
}
