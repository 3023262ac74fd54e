"""Deals for the shared river once the community card is on the table: for whom it plays, and who opens."""

import random
from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from trainer.cards import DECK, Card, Rank, Suit
from trainer.hands import board_value
from trainer.houses import keys as k
from trainer.houses import values as v
from trainer.houses.house import House
from trainer.houses.values import Face, Game
from trainer.procedure import Duty, DutyKind
from trainer.questions import Asks, Question, community_choices
from trainer.rulings.first_to_act import opener, river_opener
from trainer.scenarios.scene import Scene, Thinning
from trainer.scenarios.shared_river import Lives, lives_that, seated, to_the_river
from trainer.scenarios.stage import Builder, Scenario
from trainer.skills import Skill
from trainer.table import DealtCard, Street, Table

_LOW = [Rank.ACE, *(rank for rank in Rank if rank <= Rank.EIGHT)]


def plays_for_all(skill: Skill, house: House, rng: random.Random) -> Scenario | None:
    """The community card is out: for which hands it plays, for how many, or how many make a low with it."""
    games: tuple[Game, ...] = house[k.GAMES]
    game = rng.choice(games)
    if game is Game.HILO and rng.random() < 0.5:
        return _lows(skill, house, rng)
    asks = rng.choice((Asks.COMMUNITY_PLAYS, Asks.COMMUNITY_HANDS))
    lives = _shared(rng, house)
    scene = Scene(seated(rng, house, lives, game), house, rng)
    # Somebody is always all-in: else the hands with chips left would be every live hand.
    if not to_the_river(scene, lives, all_in=rng.randint(1, 2)):
        return None
    table = scene.play(Thinning(rng, {}), _seventh_dealt)
    choices = community_choices(game) if asks is Asks.COMMUNITY_PLAYS else ()
    # The same is right in every hand, so that it must not always stand in the same place.
    choices = tuple(rng.sample(choices, len(choices)))
    return scene.ask(Question(skill, asks, table, house, choices=choices))


def _lows(skill: Skill, house: House, rng: random.Random) -> Scenario | None:
    """High/low at the showdown, all hands open: somebody has four to a low and needs the community card."""
    lives = _shared(rng, house, stub=1)
    start = seated(rng, house, lives, Game.HILO)
    number = rng.choice(start.seats).number
    shared, *own = (Card(rank, rng.choice(list(Suit))) for rank in rng.sample(_LOW, 5))
    own += rng.sample([card for card in DECK if Rank.EIGHT < card.rank < Rank.ACE], 2)
    rng.shuffle(own)
    scene = Scene(start, house, rng, {(number, nth): card for nth, card in enumerate(own)}, shared)
    if not to_the_river(scene, lives, staying=(number,)):
        return None
    showing = {Street.SEVENTH: rng.randint(2, 4)}
    table = scene.play(Thinning(rng, showing, (number,), betting=(Street.SEVENTH,)), _at_the_showdown)
    revealed = tuple(seat.number for seat in table.live)
    return scene.ask(Question(skill, Asks.HANDS_WITH_LOW, table, house, revealed=revealed))


def who_opens(skill: Skill, house: House, rng: random.Random) -> Scenario | None:
    """The community card makes another board the best, where it counts for the boards."""
    lives = _shared(rng, house, stub=1)
    start = seated(rng, house, lives)
    staying = rng.sample([seat.number for seat in start.seats], lives.river)
    for _ in range(20):
        cards = iter(rng.sample(DECK, 4 * len(staying)))
        boards = {number: [next(cards) for _ in range(4)] for number in staying}
        card = _that_changes_the_opener(rng, house, _left_with(start, boards))
        if card is not None:
            break
    else:
        return None
    planned = {(number, 2 + nth): each for number, board in boards.items() for nth, each in enumerate(board)}
    scene = Scene(start, house, rng, planned, card)
    if not to_the_river(scene, lives, staying):
        return None
    table = scene.play(Thinning(rng, {}), _seventh_dealt)
    return scene.ask(Question(skill, Asks.FIRST_TO_ACT, table, house))


def _shared(rng: random.Random, house: House, stub: int = 0) -> Lives:
    """Players on each street for whom a card is shared.

    A card chosen for it beforehand has to be left, as one of `stub`, when the boards lie there.
    """
    return lives_that(rng, house, lambda count: count.procedure.shared and count.deck.stub >= stub)


def _left_with(start: Table, boards: Mapping[int, Sequence[Card]]) -> Table:
    """The table when sixth street has closed, with these boards, all others having folded."""
    seats = [
        replace(seat, cards=tuple([DealtCard(card, Face.UP) for card in boards.get(seat.number, ())]))
        for seat in start.seats
    ]
    return replace(
        start,
        seats=tuple([replace(seat, folded=seat.number not in boards) for seat in seats]),
        street=Street.SIXTH,
        rounds=((),) * 4,
        closed=True,
    )


def _that_changes_the_opener(rng: random.Random, house: House, table: Table) -> Card | None:
    """A card on no board with which another board is best than without it; None where there is none."""
    counted = house.with_clause(k.RIVER_OPENER, v.RiverOpener.WITH_COMMUNITY)
    ignored = house.with_clause(k.RIVER_OPENER, v.RiverOpener.BOARDS)
    without = river_opener(table, ignored, community=True).answer
    boards = {seat.number: seat.board for seat in table.live}
    shown = {card for board in boards.values() for card in board}
    ranks = {card.rank for card in shown}
    hidden = [card for card in DECK if card.rank in ranks and card not in shown]
    for card in rng.sample(hidden, len(hidden)):
        # A glance spares most of the rulings.
        if max(boards, key=lambda number: board_value((*boards[number], card))) != without:
            shared = replace(
                table,
                street=Street.SEVENTH,
                rounds=(*table.rounds, ()),
                closed=False,
                community=DealtCard(card, Face.UP),
            )
            if opener(shared, counted).answer != without:
                return card
    return None


def _seventh_dealt(table: Table, duty: Duty) -> bool:
    """Stop where the river is out and the next thing is somebody's act, or the showdown."""
    return table.street is Street.SEVENTH and duty.kind in (DutyKind.ACT, DutyKind.SHOW)


def _at_the_showdown(table: Table, duty: Duty) -> bool:
    return duty.kind is DutyKind.SHOW


BUILDERS: dict[str, Builder] = {
    "shared_river.plays_for_all": plays_for_all,
    "shared_river.who_opens": who_opens,
}
