"""Deals for the river's count: sixth street has closed, and the dealer turns to seventh."""

import random
from collections.abc import Callable, Collection, Mapping
from functools import lru_cache

import msgspec

from trainer.houses import keys as k
from trainer.houses import values as v
from trainer.houses.house import House
from trainer.houses.values import Game
from trainer.questions import AfterMix, Asks, Hidden, Question, RiverLies, river_choices
from trainer.rulings.burns import burns_by
from trainer.rulings.river import Deck, Procedure, burn_after_mix, procedure_for
from trainer.scenarios.scene import Scene, Thinning, at_the_river, on_street
from trainer.scenarios.stage import Builder, NotOffered, Scenario, lay_table
from trainer.skills import Skill
from trainer.table import Street, Table


class Lives(msgspec.Struct, frozen=True):
    """How many players are dealt in, how many get a card on each street after third, and how many are left then."""

    dealt: int
    fourth: int
    fifth: int
    sixth: int
    river: int

    def deck(self, house: House) -> Deck:
        """Where the cards are when sixth street has closed."""
        dealt = 3 * self.dealt + self.fourth + self.fifth + self.sixth
        burned = burns_by(Street.SIXTH, house)
        return Deck(52 - dealt - burned, self.river, burned, dealt - 6 * self.river)


class Count(msgspec.Struct, frozen=True):
    """Players on each street, the deck that they leave when sixth has closed, and how seventh street is then dealt."""

    lives: Lives
    deck: Deck
    procedure: Procedure


_ALL = tuple(
    Lives(dealt, fourth, fifth, sixth, river)
    for dealt in (6, 7, 8)
    for fourth in range(3, dealt + 1)
    for fifth in range(3, fourth + 1)
    for sixth in range(3, fifth + 1)
    for river in range(3, sixth + 1)
)


def enough(skill: Skill, house: House, rng: random.Random) -> Scenario | None:
    """Just enough cards though it looks short, or just too few though it looks enough."""
    burned = burns_by(Street.SIXTH, house)

    def looks_short(count: Count) -> bool:
        needed = count.deck.needed(house)
        return 0 <= count.deck.stub - needed <= 2 and 52 - 6 * count.lives.dealt - burned < needed

    def looks_enough(count: Count) -> bool:
        return count.deck.stub < count.deck.needed(house) <= 52 - 6 * count.lives.river - burned

    return _procedure(skill, house, rng, looks_short if rng.random() < 0.6 else looks_enough)


def short_no_burns(skill: Skill, house: House, rng: random.Random) -> Scenario | None:
    """Too few cards at a house that burns none."""
    if house[k.BURNS] is not v.Burns.NONE or house[k.RIVER_SHORT_DECK] is not v.ShortDeck.COMMUNITY:
        raise NotOffered(f"a short deck is not simply shared at {house.id}")
    return _procedure(skill, house, rng, _ends_in(Procedure.COMMUNITY))


def tda_a(skill: Skill, house: House, rng: random.Random) -> Scenario | None:
    """The stub is short, but with the burns it reaches."""
    return _tournament(skill, house, rng, Procedure.REMIX_ALL)


def tda_b(skill: Skill, house: House, rng: random.Random) -> Scenario | None:
    """Stub and burns do not reach, and the stub has three cards or more."""
    return _tournament(skill, house, rng, Procedure.COMMUNITY)


def tda_c(skill: Skill, house: House, rng: random.Random) -> Scenario | None:
    """Stub and burns do not reach, and the stub has fewer than three cards."""
    return _tournament(skill, house, rng, Procedure.COMMUNITY_AFTER_REMIX)


def _tournament(skill: Skill, house: House, rng: random.Random, procedure: Procedure) -> Scenario | None:
    if house[k.RIVER_SHORT_DECK] is not v.ShortDeck.TDA or house[k.BURNS] is v.Burns.NONE:
        raise NotOffered(f"no tournament procedure at {house.id}")
    return _procedure(skill, house, rng, _ends_in(procedure))


def cardroom_remix(skill: Skill, house: House, rng: random.Random) -> Scenario | None:
    """All but the last card serve some, and that card and the burns the others: what is done, how far, what then."""
    if house[k.RIVER_SHORT_DECK] is not v.ShortDeck.REMIX_LAST or house[k.BURNS] is v.Burns.NONE:
        raise NotOffered(f"the last card is not mixed with the burns at {house.id}")
    asks = rng.choice((Asks.RIVER_PROCEDURE, Asks.SERVED_BEFORE_MIX, Asks.BURN_AFTER_MIX))
    fits = _ends_in(Procedure.REMIX_LAST)
    if asks is Asks.BURN_AFTER_MIX:
        burns = rng.random() < 0.5
        return _count(skill, house, rng, lambda count: fits(count) and burn_after_mix(count.deck, house) is burns, asks)
    return _count(skill, house, rng, fits, asks)


def all_in_entitled(skill: Skill, house: House, rng: random.Random) -> Scenario | None:
    """One or two of the live players are all-in: how many hands get a card, or what is done if they must be served."""
    broke = rng.randint(1, 2)
    if rng.random() < 0.5:
        return _count(skill, house, rng, lambda count: not count.procedure.shared, Asks.RIVER_HANDS, broke)

    def hangs_on_him(count: Count) -> bool:
        fewer = msgspec.structs.replace(count.deck, live=count.deck.live - broke)
        return count.procedure is not procedure_for(fewer, house)

    return _count(skill, house, rng, hangs_on_him, Asks.RIVER_PROCEDURE, broke)


def face(skill: Skill, house: House, rng: random.Random) -> Scenario | None:
    """The deck is short or not, and the seventh card lies accordingly."""
    shared = rng.random() < 0.5
    return _count(skill, house, rng, lambda count: count.procedure.shared is shared, Asks.RIVER_LIES)


Fits = Callable[[Count], bool]


def _ends_in(procedure: Procedure) -> Fits:
    return lambda count: count.procedure is procedure


def _procedure(skill: Skill, house: House, rng: random.Random, fits: Fits) -> Scenario | None:
    return _count(skill, house, rng, fits, Asks.RIVER_PROCEDURE)


_CHOICES: Mapping[Asks, Callable[[House], tuple[str, ...]]] = {
    Asks.RIVER_PROCEDURE: river_choices,
    Asks.BURN_AFTER_MIX: lambda house: tuple(each.value for each in AfterMix),
    Asks.RIVER_LIES: lambda house: tuple(each.value for each in RiverLies),
}


def _count(skill: Skill, house: House, rng: random.Random, fits: Fits, asks: Asks, all_in: int = 0) -> Scenario | None:
    """The question where sixth street has closed with counts that fit; None where the play came out otherwise."""
    lives = lives_that(rng, house, fits)
    scene = Scene(seated(rng, house, lives), house, rng)
    if not to_the_river(scene, lives, all_in=all_in):
        return None
    choices = _CHOICES[asks](house) if asks in _CHOICES else ()
    return scene.ask(Question(skill, asks, scene.table, house, choices=choices, hidden=frozenset({Hidden.COUNTS})))


def lives_that(rng: random.Random, house: House, fits: Fits) -> Lives:
    """Numbers of players on each street that fit; any of them is as likely as any other. Raises NotOffered."""
    fitting = [count.lives for count in _counts(house) if fits(count)]
    if fitting:
        return rng.choice(fitting)
    raise NotOffered(f"no such count with {house[k.PLAYERS_MOST]} players at {house.id}")


@lru_cache(maxsize=16)
def _counts(house: House) -> tuple[Count, ...]:
    """All that can come of six, seven or eight players dealt in, as far as the house seats so many."""
    decks = [(lives, lives.deck(house)) for lives in _ALL if lives.dealt <= house[k.PLAYERS_MOST]]
    return tuple(Count(lives, deck, procedure_for(deck, house)) for lives, deck in decks)


def seated(rng: random.Random, house: House, lives: Lives, game: Game | None = None) -> Table:
    """A table with as many players as are dealt in."""
    return lay_table(rng, house, lives.dealt, game, gaps=rng.random() < 0.6)


def to_the_river(scene: Scene, lives: Lives, staying: Collection[int] = (), all_in: int = 0) -> bool:
    """Play to the close of sixth street with so many players on each street, `all_in` of them without chips in the end.

    False where the play came out otherwise.
    """
    rng = scene.rng
    narrowing = {
        Street.THIRD: lives.fourth,
        Street.FOURTH: lives.fifth,
        Street.FIFTH: lives.sixth,
        Street.SIXTH: lives.river,
    }
    short = tuple(rng.sample([seat.number for seat in scene.start.seats], all_in))
    street = rng.choice((Street.FOURTH, Street.FIFTH, Street.SIXTH))
    thinning = Thinning(rng, narrowing, (*staying, *short), betting=(street,) if short else ())
    if short:
        scene.play(thinning, on_street(street))
        stakes = scene.start.stakes
        for number in short:
            scene.leave(number, rng.randint(1, stakes.small if street is Street.FOURTH else stakes.big))
    table = scene.play(thinning, at_the_river)
    broke = {seat.number for seat in table.live if not seat.stack}
    return len(table.live) == lives.river and broke == set(short)


BUILDERS: dict[str, Builder] = {
    "shared_river.enough": enough,
    "shared_river.short_no_burns": short_no_burns,
    "shared_river.tda_a": tda_a,
    "shared_river.tda_b": tda_b,
    "shared_river.tda_c": tda_c,
    "shared_river.cardroom_remix": cardroom_remix,
    "shared_river.all_in_entitled": all_in_entitled,
    "shared_river.face": face,
}
