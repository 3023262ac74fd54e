"""Deals in which something goes wrong: the table as it stands when it is noticed, and what has happened."""

import random

from trainer import events as ev
from trainer.cards import Card, Rank, Suit
from trainer.houses.house import House
from trainer.play import stays
from trainer.procedure import Duty, DutyKind
from trainer.questions import Asks, Hidden, Question
from trainer.questions.irregularities import remedies, rules_on
from trainer.rulings.mishaps import Mishap, MishapKind
from trainer.scenarios.bring_in import above, one_low, shuffled
from trainer.scenarios.scene import Scene, Thinning, at_the_river, on_street
from trainer.scenarios.stage import (
    Builder,
    NotOffered,
    Scenario,
    Script,
    at_bring_in,
    boards,
    deal_to,
    lay_table,
    usual_table,
)
from trainer.skills import Skill
from trainer.table import Street, Table


def exposed_on_deal(skill: Skill, house: House, rng: random.Random) -> Scenario | None:
    """A hole card is turned up on the first deal: what becomes of it, or who starts if it is the lowest upcard."""
    if rng.random() < 0.5:
        return _exposed_low(skill, house, rng)
    return _on_the_deal(skill, house, rng, MishapKind.EXPOSED_HOLE, rng.choice((1, 2)))


def both_exposed(skill: Skill, house: House, rng: random.Random) -> Scenario | None:
    """Both hole cards of a player are turned up on the first deal."""
    return _on_the_deal(skill, house, rng, MishapKind.BOTH_EXPOSED, 2)


def _on_the_deal(skill: Skill, house: House, rng: random.Random, kind: MishapKind, held: int) -> Scenario:
    """The question as the player the mishap is about has so many hole cards."""
    _has_rule(house, kind)
    table = usual_table(rng, house)
    number = rng.choice(table.seats).number

    def holds_so_many(now: Table, duty: Duty) -> bool:
        return len(now.seat(number).cards) == held

    events, dealt = deal_to(table, house, rng, {}, stays, holds_so_many, card_by_card=True)
    cards = dealt.seat(number).down
    shown = cards if kind is MishapKind.BOTH_EXPOSED else cards[-1:]
    mishap = Mishap(kind, number, tuple(card for card in shown if card is not None))
    return _remedy(skill, house, table, events, dealt, mishap)


def _exposed_low(skill: Skill, house: House, rng: random.Random) -> Scenario:
    """The lowest upcard is one that was turned up by mistake."""
    _has_rule(house, MishapKind.EXPOSED_LOW)
    table = usual_table(rng, house)
    doors = shuffled(rng, one_low(rng, len(table.seats)))
    number = table.seats[doors.index(min(doors))].number
    plan = boards(table, [(door,) for door in doors])
    events, dealt = deal_to(table, house, rng, plan, stays, at_bring_in)
    mishap = Mishap(MishapKind.EXPOSED_LOW, number, dealt.seat(number).board)
    return Scenario(table, events, Question(skill, Asks.TURN_AFTER, dealt, house, mishap=mishap))


def exposed_river(skill: Skill, house: House, rng: random.Random) -> Scenario | None:
    """A seventh card is turned up: with betting to come, with two players left, or with nobody left to bet."""
    _has_rule(house, MishapKind.EXPOSED_RIVER)
    turn = rng.choice(("several", "several", "two", "no betting"))
    left = 2 if turn == "two" else rng.choice((2, 3)) if turn == "no betting" else rng.choice((3, 3, 4))
    scene = Scene(lay_table(rng, house, rng.choice((4, 5)), gaps=True), house, rng)
    narrowing = {Street.THIRD: left}
    broke = turn == "no betting"
    thinning = Thinning(rng, narrowing, betting=(Street.FOURTH,) if broke else ())
    if broke:
        table = scene.play(thinning, on_street(Street.FOURTH))
        for seat in rng.sample(table.live, len(table.live) - 1):
            scene.leave(seat.number, rng.randint(1, table.stakes.small))
    table = scene.play(thinning, at_the_river)
    if len(table.live) < 2 or (len(table.able) < 2) is not broke:
        return None
    number = rng.choice(table.live).number
    table = scene.play(thinning, lambda now, duty: len(now.seat(number).cards) == 7)
    if table.community is not None or table.street is not Street.SEVENTH:
        return None
    return _asked(scene, skill, Mishap(MishapKind.EXPOSED_RIVER, number, _last(table, number)))


def wrong_bring_in_in_time(skill: Skill, house: House, rng: random.Random) -> Scenario | None:
    """The wrong player has brought it in, and nobody has acted since."""
    return _wrong_low(skill, house, rng, 0)


def wrong_bring_in_too_late(skill: Skill, house: House, rng: random.Random) -> Scenario | None:
    """The wrong player has brought it in, and one or two have acted since."""
    return _wrong_low(skill, house, rng, rng.choice((1, 1, 2)))


def _wrong_low(skill: Skill, house: House, rng: random.Random, acted: int) -> Scenario | None:
    _has_rule(house, MishapKind.WRONG_BRING_IN)
    table = usual_table(rng, house)
    if rng.random() < 0.6:
        # Two equal low cards, and the suit was missed.
        rank = Rank(rng.randint(2, 9))
        low, wrong = (Card(rank, suit) for suit in sorted(rng.sample(list(Suit), 2)))
        doors = [low, wrong, *rng.sample(above(rank), len(table.seats) - 2)]
    else:
        doors = sorted(one_low(rng, len(table.seats)))
        wrong = doors[1]
    doors = shuffled(rng, doors)
    number = table.seats[doors.index(wrong)].number
    since = [seat.number for seat in table.clockwise_after(number)[:acted]]
    low_seat = table.seats[doors.index(min(doors))].number
    if low_seat in since:
        return None
    plan = boards(table, [(door,) for door in doors])
    events, dealt = deal_to(table, house, rng, plan, stays, at_bring_in)
    mishap = Mishap(MishapKind.WRONG_BRING_IN, number, (wrong,), acted)
    if rng.random() < 0.5:
        return Scenario(table, events, Question(skill, Asks.TURN_AFTER, dealt, house, mishap=mishap))
    return _remedy(skill, house, table, events, dealt, mishap)


def misdeal_deadline(skill: Skill, house: House, rng: random.Random) -> Scenario | None:
    """A misdeal is noticed on third street, after up to three acts; the last that could still be, or the first too
    late."""
    kind = rng.choice((MishapKind.FIRST_CARD_WRONG, MishapKind.SEAT_LEFT_OUT))
    _has_rule(house, kind)
    acts = rng.choice((("fold",), ("call",), ("fold", "call"), ("fold", "fold"), ("call", "fold"), ("fold",) * 3, ()))
    table = lay_table(rng, house, rng.choice((6, 7, 7)), gaps=True)
    plan = boards(table, [(door,) for door in shuffled(rng, one_low(rng, len(table.seats)))])
    script = Script({Street.THIRD: acts})
    events, dealt = deal_to(table, house, rng, plan, script, lambda now, duty: len(now.actions) == len(acts) + 1)
    if kind is MishapKind.FIRST_CARD_WRONG:
        number = dealt.seats[1].number
    else:
        number = rng.choice([seat for seat in range(1, 9) if seat not in {each.number for each in table.seats}])
    return _remedy(skill, house, table, events, dealt, Mishap(kind, number))


def forgotten_burn(skill: Skill, house: House, rng: random.Random) -> Scenario | None:
    """A street has been dealt without a burn, the river after a player has looked at his card."""
    _has_rule(house, MishapKind.NO_BURN)
    looked = rng.random() < 0.4
    street = Street.SEVENTH if looked else rng.choice((Street.FOURTH, Street.FIFTH, Street.SIXTH))
    scene = _on(house, rng, street)
    if scene is None:
        return None
    seat = rng.choice(scene.table.live).number if looked else None
    return _asked(scene, skill, Mishap(MishapKind.NO_BURN, seat, looked=looked))


def premature_card(skill: Skill, house: House, rng: random.Random) -> Scenario | None:
    """Somebody has still to act, and the first card of the next street lies before a player."""
    _has_rule(house, MishapKind.PREMATURE)
    scene = _on(house, rng, rng.choice((Street.THIRD, Street.FOURTH, Street.FIFTH)), acts=rng.choice((1, 2)))
    if scene is None or scene.duty is None or scene.duty.kind is not DutyKind.ACT:
        return None
    return _asked(scene, skill, Mishap(MishapKind.PREMATURE, scene.duty.seat))


def boxed_card(skill: Skill, house: House, rng: random.Random) -> Scenario | None:
    """A card lies face up in the deck as it is to be dealt; or two of them have come on the first deal."""
    _has_rule(house, MishapKind.BOXED)
    if rng.random() < 0.4:
        table = usual_table(rng, house)
        events, dealt = deal_to(table, house, rng, {}, stays, at_bring_in)
        return _remedy(skill, house, table, events, dealt, Mishap(MishapKind.BOXED, count=rng.choice((2, 2, 3))))
    scene = _on(house, rng, rng.choice((Street.FOURTH, Street.FIFTH)), closed=True)
    if scene is None:
        return None
    number = rng.choice(scene.table.live).number
    table = scene.play(stays, lambda now, duty: duty.kind is DutyKind.DEAL and duty.seat == number, card_by_card=True)
    return _asked(scene, skill, Mishap(MishapKind.BOXED, number, count=1))


def two_of_the_same(skill: Skill, house: House, rng: random.Random) -> Scenario | None:
    """A card that lies on a board is dealt once more."""
    _has_rule(house, MishapKind.FOULED)
    scene = _on(house, rng, rng.choice((Street.FOURTH, Street.FIFTH, Street.SIXTH)), acts=rng.choice((0, 1, 2)))
    if scene is None:
        return None
    one, other = rng.sample(scene.table.live, 2)
    return _asked(scene, skill, Mishap(MishapKind.FOULED, other.number, (rng.choice(one.board),)))


def card_count(skill: Skill, house: House, rng: random.Random) -> Scenario | None:
    """At the showdown a hand is found to have a card too many."""
    _has_rule(house, MishapKind.CARD_COUNT)
    scene = _at_the_showdown(house, rng)
    if scene is None:
        return None
    return _asked(scene, skill, Mishap(MishapKind.CARD_COUNT, rng.choice(scene.table.live).number, count=8))


def upcards_turned(skill: Skill, house: House, rng: random.Random) -> Scenario | None:
    """A player turns his upcards down, facing a bet or at the showdown, and then wants to go on."""
    _has_rule(house, MishapKind.UPCARDS_TURNED)
    if rng.random() < 0.4:
        scene = _at_the_showdown(house, rng)
        if scene is None:
            return None
        return _asked(scene, skill, Mishap(MishapKind.UPCARDS_TURNED, rng.choice(scene.table.live).number))
    street = rng.choice((Street.THIRD, Street.FOURTH, Street.FIFTH))
    scene = _on(house, rng, street, acts=rng.choice((1, 2)), bet=True)
    if scene is None or scene.duty is None or scene.duty.seat is None:
        return None
    asked = scene.table.seat(scene.duty.seat)
    if asked.bet >= max(seat.bet for seat in scene.table.seats):
        return None
    return _asked(scene, skill, Mishap(MishapKind.UPCARDS_TURNED, asked.number))


def absent_player(skill: Skill, house: House, rng: random.Random) -> Scenario | None:
    """A player who has anted is not at his seat when third street has been dealt; his is not the low card."""
    _has_rule(house, MishapKind.ABSENT)
    table = usual_table(rng, house)
    doors = shuffled(rng, one_low(rng, len(table.seats)))
    plan = boards(table, [(door,) for door in doors])
    events, dealt = deal_to(table, house, rng, plan, stays, at_bring_in)
    number = rng.choice([seat.number for seat, door in zip(table.seats, doors, strict=True) if door is not min(doors)])
    return _remedy(skill, house, table, events, dealt, Mishap(MishapKind.ABSENT, number))


def absent_low(skill: Skill, house: House, rng: random.Random) -> Scenario | None:
    """The low card's player has anted and is not at his seat."""
    _has_rule(house, MishapKind.ABSENT_LOW)
    table = usual_table(rng, house)
    doors = shuffled(rng, one_low(rng, len(table.seats)))
    number = table.seats[doors.index(min(doors))].number
    events, dealt = deal_to(table, house, rng, boards(table, [(door,) for door in doors]), stays, at_bring_in)
    mishap = Mishap(MishapKind.ABSENT_LOW, number)
    return Scenario(table, events, Question(skill, Asks.ABSENT_BRINGS_IN, dealt, house, mishap=mishap))


def _has_rule(house: House, kind: MishapKind) -> None:
    if not rules_on(house, Mishap(kind)):
        raise NotOffered(f"no rule for {kind.value} at {house.id}")


def _on(
    house: House, rng: random.Random, street: Street, acts: int = 0, bet: bool = False, closed: bool = False
) -> Scene | None:
    """A hand with three or four players on a street, after so many acts there, a bet among them if asked; or when that
    street is over. None where the play came out otherwise."""
    scene = Scene(lay_table(rng, house, rng.choice((4, 5, 6)), gaps=True), house, rng)
    thinning = Thinning(rng, {Street.THIRD: rng.choice((3, 4))}, betting=(street,) if bet else ())
    script = Script({street: ("bet",)} if bet else {})
    if street > Street.THIRD:
        scene.play(thinning, on_street(street))
    if closed:
        table = scene.play(stays, lambda now, duty: now.street is street and duty.street == street + 1)
    else:
        table = scene.play(
            script if bet else stays, lambda now, duty: now.street is street and len(now.actions) >= acts
        )
    return scene if table.street is street and len(table.live) >= 2 else None


def _at_the_showdown(house: House, rng: random.Random) -> Scene | None:
    scene = Scene(lay_table(rng, house, rng.choice((3, 4)), gaps=True), house, rng)
    table = scene.play(Thinning(rng, {Street.THIRD: rng.choice((2, 3))}), lambda now, duty: duty.kind is DutyKind.SHOW)
    return scene if table.street is Street.SEVENTH and len(table.live) > 1 else None


def _last(table: Table, number: int) -> tuple[Card, ...]:
    card = table.seat(number).cards[-1].card
    return (card,) if card is not None else ()


def _asked(scene: Scene, skill: Skill, mishap: Mishap) -> Scenario:
    return scene.ask(_question(skill, scene.house, scene.table, mishap))


def _remedy(
    skill: Skill, house: House, start: Table, events: tuple[ev.Event, ...], table: Table, mishap: Mishap
) -> Scenario:
    return Scenario(start, events, _question(skill, house, table, mishap))


def _question(skill: Skill, house: House, table: Table, mishap: Mishap) -> Question:
    # The deck as it is counted would contradict a burn that was forgotten.
    hidden = frozenset({Hidden.DECK}) if mishap.kind is MishapKind.NO_BURN else frozenset()
    choices = remedies(mishap.kind)
    return Question(skill, Asks.REMEDY, table, house, choices=choices, hidden=hidden, mishap=mishap)


BUILDERS: dict[str, Builder] = {
    **{
        f"irregularities.{builder.__name__}": builder
        for builder in (
            exposed_on_deal,
            both_exposed,
            exposed_river,
            wrong_bring_in_in_time,
            wrong_bring_in_too_late,
            misdeal_deadline,
            forgotten_burn,
            premature_card,
            boxed_card,
            two_of_the_same,
            card_count,
            upcards_turned,
            absent_player,
        )
    },
    "bring_in.absent_low": absent_low,
}
