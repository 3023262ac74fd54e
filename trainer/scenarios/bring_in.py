"""Deals for the bring-in: third street is out, and nobody has acted."""

import random
from collections.abc import Sequence

from trainer.cards import DECK, Card, Rank, Suit
from trainer.houses.house import House
from trainer.play import stays
from trainer.questions import Asks, Question
from trainer.scenarios.stage import Builder, Scenario, at_bring_in, boards, deal_to, lay_table
from trainer.skills import Skill
from trainer.table import Table


def plain(skill: Skill, house: House, rng: random.Random) -> Scenario | None:
    """Eight door cards, no two of the lowest rank."""
    table = lay_table(rng, house, rng.randint(6, 8))
    low = Rank(rng.randint(2, 8))
    higher = [card for card in DECK if card.rank > low]
    doors = [Card(low, rng.choice(list(Suit))), *rng.sample(higher, len(table.seats) - 1)]
    return ask(skill, house, rng, table, doors)


def equal_rank(skill: Skill, house: House, rng: random.Random) -> Scenario | None:
    """Two to four equal lowest door cards."""
    table = lay_table(rng, house, rng.randint(6, 8))
    low = Rank(rng.randint(2, 9))
    tied = [Card(low, suit) for suit in rng.sample(list(Suit), rng.choice((2, 2, 3, 4)))]
    higher = [card for card in DECK if card.rank > low]
    doors = [*tied, *rng.sample(higher, len(table.seats) - len(tied))]
    return ask(skill, house, rng, table, doors)


def ask(skill: Skill, house: House, rng: random.Random, table: Table, doors: Sequence[Card]) -> Scenario:
    """The question over these door cards, dealt round in a random order."""
    shuffled = list(doors)
    rng.shuffle(shuffled)
    plan = boards(table, [(card,) for card in shuffled])
    events, dealt = deal_to(table, house, rng, plan, stays, at_bring_in)
    return Scenario(table, events, Question(skill, Asks.BRING_IN, dealt, house))


BUILDERS: dict[str, Builder] = {
    "bring_in.plain": plain,
    "bring_in.equal_rank": equal_rank,
}
