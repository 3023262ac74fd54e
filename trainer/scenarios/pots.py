"""Deals for the pots: a street's betting is over, and the bets still lie in front of the players."""

import random
from collections.abc import Sequence

from trainer.cards import DECK
from trainer.houses.house import House
from trainer.procedure import Duty, DutyKind
from trainer.questions import Asks, Question
from trainer.rulings.betting import sizes_for
from trainer.scenarios.dealt_out import at, deal_out, in_turn
from trainer.scenarios.scene import Scene
from trainer.scenarios.stage import Builder, Scenario, Script, usual_table, with_stacks
from trainer.skills import Skill
from trainer.table import Street, Table

_STREETS = (Street.FOURTH, Street.FIFTH, Street.SIXTH, Street.SEVENTH)
_GATHERING = at(DutyKind.RETURN, DutyKind.COLLECT)


def main_and_side(skill: Skill, house: House, rng: random.Random) -> Scenario | None:
    """A player is all-in for less than the others have bet."""
    scene = _reached(house, rng, rng.randint(3, 5))
    if scene is None:
        return None
    _bet(scene, rng, shorts=1)
    return _asked(scene, skill, rng.choice((Asks.MAIN_POT, Asks.SIDE_POT)))


def two_side_pots(skill: Skill, house: House, rng: random.Random) -> Scenario | None:
    """Two players are all-in for different amounts, and others have bet more."""
    scene = _reached(house, rng, rng.randint(4, 5))
    if scene is None:
        return None
    _bet(scene, rng, shorts=2)
    return _asked(scene, skill, rng.choice((Asks.MAIN_POT, Asks.SIDE_POT, Asks.SIDE_POT, Asks.SIDE_POT_2)))


def dead_money(skill: Skill, house: House, rng: random.Random) -> Scenario | None:
    """A player is all-in, and another has folded to a raise with chips in front of him."""
    scene = _reached(house, rng, rng.randint(4, 5))
    if scene is None:
        return None
    _bet(scene, rng, shorts=1, folders=1)
    return _asked(scene, skill, rng.choice((Asks.MAIN_POT, Asks.SIDE_POT)))


def uncalled_bet(skill: Skill, house: House, rng: random.Random) -> Scenario | None:
    """Whoever calls the last wager is all-in for less."""
    live = rng.choice((2, 2, 3))
    scene = _reached(house, rng, live + rng.choice((0, 0, 1)))
    if scene is None:
        return None
    bettor, *others = rng.sample([seat.number for seat in scene.table.live], len(scene.table.live))
    shorts, folders = others[: live - 1], others[live - 1 :]
    _leave(scene, rng, shorts, _size(scene))
    scene.play(in_turn([bettor], folders), _GATHERING)
    return _asked(scene, skill, rng.choice((Asks.UNCALLED, Asks.UNCALLED, Asks.MAIN_POT)), bettor)


def who_is_in(skill: Skill, house: House, rng: random.Random) -> Scenario | None:
    """One or two players are all-in, and one who has chips in front of him has folded."""
    shorts = rng.choice((1, 2))
    scene = _reached(house, rng, rng.randint(shorts + 3, 6))
    if scene is None:
        return None
    _bet(scene, rng, shorts, folders=1)
    asks = (Asks.IN_MAIN_POT, Asks.IN_SIDE_POT, *([Asks.IN_SIDE_POT_2] if shorts > 1 else []))
    return _asked(scene, skill, rng.choice(asks))


def short_ante(skill: Skill, house: House, rng: random.Random) -> Scenario | None:
    """A player has less than the ante; third street has been bet without him."""
    table = usual_table(rng, house, playing=lambda stakes: stakes.ante > 1)
    staying = rng.sample([seat.number for seat in table.seats], rng.randint(3, min(5, len(table.seats))))
    short, bettor = staying[:2]
    table = with_stacks(table, {short: rng.randint(1, table.stakes.ante - 1)})
    folders = {seat.number: Street.THIRD for seat in table.seats if seat.number not in staying}
    bettors = {Street.THIRD: bettor} if rng.random() < 0.6 else {}
    scene = Scene(table, house, rng)
    scene.play(Script(folders=folders, bettors=bettors), _GATHERING)
    return _asked(scene, skill, rng.choice((Asks.MAIN_POT, Asks.MAIN_POT, Asks.SIDE_POT)))


def _reached(house: House, rng: random.Random, live: int) -> Scene | None:
    """A hand at the first action of a street after third, so many left, nobody all-in, one pot in the middle."""
    street = rng.choice(_STREETS if live < 6 else _STREETS[:2])
    table = usual_table(rng, house, least=live)
    seats = rng.sample([seat.number for seat in table.seats], live)
    cards = iter(rng.sample(DECK, 7 * live))
    sevens = {seat: [next(cards) for _ in range(7)] for seat in seats}

    def until(now: Table, duty: Duty) -> bool:
        return now.street is street and duty.kind is DutyKind.ACT

    return deal_out(house, rng, table, sevens, until, last=Street(street - 1))


def _bet(scene: Scene, rng: random.Random, shorts: int, folders: int = 0) -> None:
    """The street bet, and mostly raised: so many are all-in for less than the last wager, and so many fold to the raise
    who have bet or called before it."""
    table = scene.table
    first = scene.duty.seat if scene.duty else None
    turns = [seat.number for seat in (*table.clockwise_after(first or 0)[-1:], *table.clockwise_after(first or 0)[:-1])]
    live = [number for number in turns if table.seat(number).live]
    broke = rng.sample(live, shorts)
    deep = [number for number in live if number not in broke]
    if folders:
        place = rng.randrange(len(deep) - 1)
        wagers = [rng.choice(deep[: place + 1]), rng.choice(deep[place + 1 :])]
        folding = deep[place : place + 1]
    else:
        wagers, folding = rng.sample(deep, rng.choice((1, 2))), []
    _leave(scene, rng, broke, len(wagers) * _size(scene))
    scene.play(in_turn(wagers, folding, after_putting_in=True), _GATHERING)


def _size(scene: Scene) -> int:
    return sizes_for(scene.table, scene.house, scene.table.live[0].number)[0]


def _leave(scene: Scene, rng: random.Random, broke: Sequence[int], wager: int) -> None:
    """Let each of these have something less than the wager in front of him, no two the same."""
    for number, behind in zip(broke, rng.sample(range(1, wager), len(broke)), strict=True):
        scene.leave(number, behind)


def _asked(scene: Scene, skill: Skill, asks: Asks, seat: int | None = None) -> Scenario | None:
    if scene.duty is None or scene.duty.kind not in (DutyKind.RETURN, DutyKind.COLLECT):
        return None
    return scene.ask(Question(skill, asks, scene.table, scene.house, seat=seat))


BUILDERS: dict[str, Builder] = {
    "pots.main_and_side": main_and_side,
    "pots.two_side_pots": two_side_pots,
    "pots.dead_money": dead_money,
    "pots.uncalled_bet": uncalled_bet,
    "pots.who_is_in": who_is_in,
    "pots.short_ante": short_ante,
}
