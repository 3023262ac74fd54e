"""Deals for bet sizes with a pair: one that shows on fourth street, one that does not, one that comes later."""

import random

from trainer.cards import DECK
from trainer.houses import keys as k
from trainer.houses import values as v
from trainer.houses.house import House
from trainer.houses.values import Game
from trainer.scenarios.bet_sizes import asked, reach, wagered
from trainer.scenarios.scene import Scene, Thinning, Wagering, at_turn_of_one, fourth_street, on_street
from trainer.scenarios.stage import Builder, NotOffered, Scenario, usual_table
from trainer.skills import Skill
from trainer.table import Street

_SMALL, _BIG = Wagering.LEAST, Wagering.GREATEST


def both(skill: Skill, house: House, rng: random.Random) -> Scenario | None:
    """A pair shows on fourth street and nobody has bet; now and then the hole cards of whoever is asked are seen."""
    scene = reach(rng, house, Street.FOURTH, rng.randint(2, 5), _doubling(house, rng), pair=True)
    wagering = Wagering(rng)
    scene.play(wagering, at_turn_of_one(rng, house, wagering.done))
    number = scene.duty.seat if scene.duty else None
    revealed: tuple[int, ...] = ()
    if number and rng.random() < 0.3:
        ranks = [dealt.card.rank for dealt in scene.table.seat(number).cards if dealt.card]
        revealed = (number,) if len(set(ranks)) == len(ranks) else ()
    return asked(scene, skill, revealed=revealed)


def small_then_big(skill: Skill, house: House, rng: random.Random) -> Scenario | None:
    """A pair shows on fourth street; a small bet is in, or a small raise too."""
    scene = reach(rng, house, Street.FOURTH, rng.randint(2, 5), _doubling(house, rng), pair=True)
    return wagered(scene, skill, Wagering(rng, [_SMALL] * rng.randint(1, 2)))


def big_only(skill: Skill, house: House, rng: random.Random) -> Scenario | None:
    """A pair shows on fourth street; a big bet or raise is in."""
    scene = reach(rng, house, Street.FOURTH, rng.randint(2, 5), _doubling(house, rng), pair=True)
    return wagered(scene, skill, Wagering(rng, rng.choice(([_BIG], [_BIG], [_SMALL, _BIG], [_BIG, _BIG]))))


def in_hilo(skill: Skill, house: House, rng: random.Random) -> Scenario | None:
    """A pair shows on fourth street in high/low, where it does not double the bet."""
    if house[k.OPEN_PAIR_HILO] and house[k.OPEN_PAIR_MODE] is not v.OpenPairMode.OFF:
        raise NotOffered(f"the open pair counts in high/low at {house.id}")
    return _not_doubled(skill, house, rng, Game.HILO)


def off(skill: Skill, house: House, rng: random.Random) -> Scenario | None:
    """A pair shows on fourth street in high, at a house where it does not double the bet."""
    if house[k.OPEN_PAIR_MODE] is not v.OpenPairMode.OFF:
        raise NotOffered(f"the open pair counts at {house.id}")
    return _not_doubled(skill, house, rng, Game.HIGH)


def _not_doubled(skill: Skill, house: House, rng: random.Random, game: Game) -> Scenario | None:
    scene = reach(rng, house, Street.FOURTH, rng.randint(2, 5), game, pair=True)
    return wagered(scene, skill, Wagering(rng, [_SMALL] * rng.choice((0, 0, 1, 2))))


def hidden_pair(skill: Skill, house: House, rng: random.Random) -> Scenario | None:
    """Fourth street, no pair showing where one would double the bet; the player asked has one in the hole, or with a
    hole card."""
    start = usual_table(rng, house, game=_doubling(house, rng))
    number = rng.choice(start.seats).number
    planned = fourth_street(rng, start)
    out = set(planned.values())
    own = (planned[number, 2], planned[number, 3])
    paired = rng.choice((*own, rng.choice(DECK)))
    left = [card for card in DECK if card.rank is paired.rank and card not in out]
    places = [(number, 0), (number, 1)]
    rng.shuffle(places)
    needs = 1 if paired in own else 2
    if len(left) < needs:
        return None
    planned |= dict(zip(places, rng.sample(left, needs), strict=False))
    scene = Scene(start, house, rng, planned)
    scene.play(Thinning(rng, {Street.THIRD: rng.randint(2, 5)}, (number,)), on_street(Street.FOURTH))
    wagering = Wagering(rng, [_SMALL] * rng.choice((0, 0, 1)), staying=(number,), quiet=(number,))
    scene.play(wagering, at_turn_of_one(rng, house, wagering.done, lambda table, seat: seat.number == number))
    return asked(scene, skill, revealed=(number,))


def pair_on_fifth(skill: Skill, house: House, rng: random.Random) -> Scenario | None:
    """Fifth or sixth street, and somebody shows a pair, from fourth street or since, in a game in which it would have
    doubled the bet there."""
    street = rng.choice((Street.FIFTH, Street.FIFTH, Street.SIXTH))
    start = usual_table(rng, house, game=_doubling(house, rng))
    number = rng.choice(start.seats).number
    early = rng.random() < 0.3
    planned = fourth_street(rng, start, (number,) if early else ())
    if not early:
        paired = planned[number, rng.choice((2, 3))]
        left = [card for card in DECK if card.rank is paired.rank and card not in planned.values()]
        if not left:
            return None
        planned[number, rng.randint(4, street - 1)] = rng.choice(left)
    scene = Scene(start, house, rng, planned)
    narrowing = {each: rng.randint(2, 4) for each in (Street.THIRD, Street.FOURTH, Street.FIFTH) if each < street}
    scene.play(Thinning(rng, narrowing, (number,)), on_street(street))
    return wagered(scene, skill, Wagering(rng, [_SMALL] * rng.choice((0, 0, 1, 2)), staying=(number,)))


def _doubling(house: House, rng: random.Random) -> Game:
    """A game of the house in which an open pair doubles the bet."""
    games = [game for game in house[k.GAMES] if game is Game.HIGH or house[k.OPEN_PAIR_HILO]]
    if house[k.OPEN_PAIR_MODE] is v.OpenPairMode.OFF or not games:
        raise NotOffered(f"no open pair counts at {house.id}")
    return rng.choice(games)


BUILDERS: dict[str, Builder] = {
    "bet_sizes.open_pair_both": both,
    "bet_sizes.open_pair_small_then_big": small_then_big,
    "bet_sizes.open_pair_big_only": big_only,
    "bet_sizes.open_pair_hilo": in_hilo,
    "bet_sizes.open_pair_off": off,
    "bet_sizes.hidden_pair": hidden_pair,
    "bet_sizes.pair_on_fifth": pair_on_fifth,
}
