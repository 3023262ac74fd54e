"""Deals for the showdown: the last betting is over, and nobody has shown yet, or every hand lies open."""

import random

from trainer.cards import DECK
from trainer.hands import best_high, best_low, board_value
from trainer.houses import keys as k
from trainer.houses import values as v
from trainer.houses.house import House
from trainer.play import stays
from trainer.procedure import Duty, DutyKind
from trainer.questions import Asks, Question
from trainer.questions.showdown import Muck, Tabled, called
from trainer.rulings.showdown import showdown
from trainer.rulings.showing import unclaimed
from trainer.scenarios.dealt_out import at, deal_out, in_turn, seats_from_any
from trainer.scenarios.scene import Scene
from trainer.scenarios.sevens import Seven, high_seven
from trainer.scenarios.stage import Builder, Scenario, usual_table
from trainer.scenarios.streets import Pack
from trainer.skills import Skill
from trainer.table import Street, Table

_SHOWS = (Asks.SHOWS_FIRST, Asks.SHOWS_FIRST, Asks.SHOW_ORDER)


def last_aggressor(skill: Skill, house: House, rng: random.Random) -> Scenario | None:
    """A bet on the river and mostly a raise; now and then the raise is an all-in too short to count."""
    scene = _to_the_river(house, rng, rng.randint(3, 4))
    if scene is None:
        return None
    seats = [seat.number for seat in scene.table.live]
    wagers = rng.sample(seats, rng.choice((1, 2, 2, 3)))
    if len(wagers) > 1 and rng.random() < 0.3 and house[k.ALL_IN_COUNTS_FROM] is not v.AllInCountsFrom.ANY:
        wagers = wagers[:2]
        big = scene.table.stakes.big
        scene.leave(wagers[1], big + rng.randint(1, max(1, big // 2 - 1)))
    scene.play(in_turn(wagers), at(DutyKind.SHOW))
    return scene.ask(Question(skill, rng.choice(_SHOWS), scene.table, house))


def checked_river(skill: Skill, house: House, rng: random.Random) -> Scenario | None:
    """Seventh street is checked round; often the best board has no chips left, so that somebody else was first."""
    scene = _to_the_river(house, rng, rng.randint(3, 4), all_in=rng.choice((0, 1)))
    if scene is None or not scene.table.able:
        return None
    scene.play(stays, at(DutyKind.SHOW))
    return scene.ask(Question(skill, rng.choice(_SHOWS), scene.table, house))


def all_in(skill: Skill, house: House, rng: random.Random) -> Scenario | None:
    """Somebody is all-in: how many hands must be shown; or so many are that nobody could bet, and who shows first."""
    live = rng.randint(3, 4)
    if rng.random() < 0.5:
        scene = _to_the_river(house, rng, live, all_in=live - 1)
        return scene.ask(Question(skill, rng.choice(_SHOWS), scene.table, house)) if scene else None
    scene = _to_the_river(house, rng, live, all_in=rng.choice((1, 1, 2)))
    if scene is None:
        return None
    _bet_or_check(scene)
    return scene.ask(Question(skill, Asks.HANDS_SHOWN, scene.table, house))


def may_muck(skill: Skill, house: House, rng: random.Random) -> Scenario | None:
    """One of the players wants to muck: the first to show, one who is all-in, or any other."""
    scene = _to_the_river(house, rng, rng.randint(2, 4), all_in=rng.choice((0, 0, 1)))
    if scene is None:
        return None
    _bet_or_check(scene)
    if unclaimed(scene.table, house):
        # Whether he may would depend on what the others do before him.
        return None
    found = showdown(scene.table, house).answer
    may, must = found.may_muck, tuple(seat for seat in found.order if seat not in found.may_muck)
    # Where nobody may muck the question is not whether somebody is first to show.
    asks_may = may and rng.random() < 0.5
    wants = rng.choice(may if asks_may else must if may else must[1:])
    choices = tuple(each.value for each in Muck)
    return scene.ask(Question(skill, Asks.MAY_MUCK, scene.table, house, seat=wants, choices=choices))


def cards_speak(skill: Skill, house: House, rng: random.Random) -> Scenario | None:
    """All hands lie open, and a player calls his for less than it is, or for a flush that is none."""
    table = usual_table(rng, house)
    hands = _miscalled(rng, rng.random() < 0.6)
    if hands is None or len(hands) > len(table.seats):
        return None
    sevens = dict(zip(rng.sample([seat.number for seat in table.seats], len(hands)), hands, strict=True))
    scene = deal_out(house, rng, table, sevens, at(DutyKind.PUSH))
    miscalled = next(iter(sevens))
    return scene.ask(Question(skill, Asks.WINS_POT, scene.table, house, seat=miscalled)) if scene else None


def _miscalled(rng: random.Random, under: bool) -> list[Seven] | None:
    """Hands of which none has a low and the first is miscalled: it wins though it is called for less than the second
    is worth, or loses though it is called for more."""
    for _ in range(40):
        pack = Pack(rng)
        first = high_seven(pack, rng, ("straight", "flush")) if under else _four_flush(pack, rng)
        others = [high_seven(pack, rng, ("two_pair", "trips")) for _ in range(rng.choice((1, 1, 2)))]
        hands = [rng.sample(seven, len(seven)) for seven in (first, *others)]
        if all(len(seven) == Street.SEVENTH for seven in hands):
            claim, second = called(hands[0]), max(best_high(seven) for seven in hands[1:])
            truth = best_high(hands[0])
            decides = claim < second < truth if under else truth < second < claim
            if decides and not any(best_low(seven) for seven in hands):
                return hands
    return None


def _four_flush(pack: Pack, rng: random.Random) -> Seven:
    suit = rng.randrange(4)
    four = pack.suited(suit, 4)
    others = [card for other in range(4) if other != suit for card in pack.suited(other, 1)]
    return [*four, *others]


def all_seven_tabled(skill: Skill, house: House, rng: random.Random) -> Scenario | None:
    """A player claims the pot from others who are still in it, or after all others have folded."""
    scene = _to_the_river(house, rng, rng.randint(2, 4))
    if scene is None:
        return None
    if rng.random() < 0.55:
        _bet_or_check(scene)
        claims = showdown(scene.table, house).answer.order[0]
    else:
        claims = rng.choice(scene.table.able).number
        scene.play(
            in_turn([claims], folding=[seat.number for seat in scene.table.live]), at(DutyKind.PUSH, DutyKind.SHOW)
        )
    choices = tuple(each.value for each in Tabled)
    return scene.ask(Question(skill, Asks.MUST_TABLE, scene.table, house, seat=claims, choices=choices))


def _to_the_river(house: House, rng: random.Random, live: int, all_in: int = 0) -> Scene | None:
    """A hand with so many left when seventh street has been dealt, `all_in` of them without chips by then.

    The first of the seats is any of those that it can be; an all-in player mostly has the best board.
    """
    table = usual_table(rng, house, least=live)
    seats = seats_from_any(rng, table, live)
    cards = rng.sample(DECK, 7 * live)
    hands = sorted((cards[7 * at : 7 * at + 7] for at in range(live)), key=lambda seven: board_value(seven[2:6]))
    rng.shuffle(seats)
    if all_in == 0 or rng.random() < 0.4:
        rng.shuffle(hands)
    sevens = dict(zip(seats, hands, strict=True))
    broke = tuple(reversed(seats))[:all_in]

    def dealt(now: Table, duty: Duty) -> bool:
        return now.street is Street.SEVENTH and duty.kind in (DutyKind.ACT, DutyKind.SHOW)

    return deal_out(house, rng, table, sevens, dealt, all_in=broke, last=Street.SIXTH)


def _bet_or_check(scene: Scene) -> None:
    """Seventh street with a bet that is called, or checked round, to where the first hand is to be shown."""
    if scene.duty is not None and scene.duty.kind is DutyKind.SHOW:
        return
    able = [seat.number for seat in scene.table.able]
    wagers = [scene.rng.choice(able)] if len(able) > 1 and scene.rng.random() < 0.6 else []
    scene.play(in_turn(wagers), at(DutyKind.SHOW))


BUILDERS: dict[str, Builder] = {
    "showdown.last_aggressor": last_aggressor,
    "showdown.checked_river": checked_river,
    "showdown.all_in": all_in,
    "showdown.may_muck": may_muck,
    "showdown.cards_speak": cards_speak,
    "showdown.all_seven_tabled": all_seven_tabled,
}
