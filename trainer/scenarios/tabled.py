"""Hands tabled at the showdown, with the seven cards that the scene asks for in front of those who are left."""

import random
from collections.abc import Callable, Mapping, Sequence
from functools import wraps
from typing import Any

from msgspec.structs import replace

from trainer.cards import Card
from trainer.houses import keys as k
from trainer.houses.house import House
from trainer.houses.values import Face, Game
from trainer.procedure import Duty, DutyKind
from trainer.questions import Asks, Question, wrong_answers
from trainer.scenarios.stage import Builder, Scenario, deal_to, lay_table, with_stacks
from trainer.scenarios.streets import Unfit, course
from trainer.skills import Skill
from trainer.table import DealtCard, Street, Table

Hand = Sequence[Card]


def all_shown(table: Table, duty: Duty) -> bool:
    """Stop where every hand has been shown and the pot is to be pushed."""
    return duty.kind is DutyKind.PUSH


def tabled(
    skill: Skill,
    house: House,
    rng: random.Random,
    hands: Sequence[Hand],
    asks: Asks,
    about: int | None = None,
    game: Game | None = None,
    **shown: Any,
) -> Scenario | None:
    """The question once these hands of seven cards lie open, each in any order of dealing; the rest have folded.

    `about` is the hand the question is about, by its place among them, sitting in any seat. `shown` are further fields
    of Question.
    """
    most = house[k.PLAYERS_MOST]
    if len(hands) > most:
        return None
    players = min(most, len(hands) + rng.choice((1, 1, 2, 2, 3)))
    table = lay_table(rng, house, players, game, gaps=rng.random() < 0.9)
    seats = rng.sample([seat.number for seat in table.seats], len(hands))
    dealt = {number: rng.sample(hand, len(hand)) for number, hand in zip(seats, hands, strict=True)}
    bettors: dict[Street, int] = {}
    if rng.random() < 0.5:
        # Somebody goes all-in early, as before many a showdown; who bets must then be another.
        short, *others = rng.sample(seats, len(seats))
        table = with_stacks(table, {short: table.stakes.ante + rng.randint(1, 2 * table.stakes.small)})
        bettors = {street: rng.choice(others) for street in Street}
    question = Question(skill, asks, _laid(table, dealt), house, None if about is None else seats[about], **shown)
    if not wrong_answers(question):
        return None
    kept = [card for hand in dealt.values() for card in (hand[0], hand[1], hand[6])]
    boards = {number: hand[2:6] for number, hand in dealt.items()}
    planned, players_do = course(house, rng, table, boards, Street.SEVENTH, {}, bettors, kept)
    planned |= {(number, place): hand[place] for number, hand in dealt.items() for place in (0, 1, 6)}
    events, reached = deal_to(table, house, rng, planned, players_do, all_shown)
    if len(reached.live) != len(hands):
        return None
    return Scenario(table, events, replace(question, table=reached))


def _laid(table: Table, hands: Mapping[int, Hand]) -> Table:
    """The table with these hands open on it and nobody else in, to ask beforehand whether the trap bites."""
    seats = tuple(
        replace(seat, cards=tuple(DealtCard(card, Face.UP) for card in hands[seat.number]))
        for seat in table.seats
        if seat.number in hands
    )
    return replace(table, seats=seats)


def fitting(builder: Builder) -> Builder:
    """A builder that gives up the attempt where the cards left do not make what it wants."""

    @wraps(builder)
    def attempt(skill: Skill, house: House, rng: random.Random) -> Scenario | None:
        try:
            return builder(skill, house, rng)
        except Unfit:
            return None

    return attempt


Fits = Callable[[Hand], bool]
