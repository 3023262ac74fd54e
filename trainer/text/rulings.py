"""What the rules say at one point of a hand, in sentences: one or more to each thing that a dealer has to know."""

from collections.abc import Iterator
from enum import Enum
from itertools import groupby

from trainer.floor.report import Report
from trainer.rulings.wagers import Options
from trainer.table import Street
from trainer.text.names import capital
from trainer.text.words import Words


class About(Enum):
    """What a ruling is about, in the order in which they are told."""

    STREET = "street"
    NEXT = "next"
    BRING_IN = "bring_in"
    OPENER = "opener"
    OPEN_PAIR = "open_pair"
    OPTIONS = "options"
    POTS = "pots"
    RIVER = "river"
    SHOWDOWN = "showdown"
    AWARDS = "awards"


def told(found: Report, words: Words) -> Iterator[tuple[About, str]]:
    """The rulings of a report, a sentence each."""
    unit = found.table.stakes.unit
    yield About.STREET, f"{_street(found, words)}."
    if found.duty:
        yield About.NEXT, words("Next: {duty}", duty=words.duty(found.next, unit))
    yield from _betting(found, words)
    for at, pot in enumerate(found.pots):
        amount, able = words.money(pot.amount, unit), words.seats(pot.seats)
        said = words("{pot}: {amount}, for {seats}.", pot=capital(words.pot(at)), amount=amount, seats=able)
        yield About.POTS, said
    yield from _ending(found, words)


def told_together(found: Report, words: Words) -> dict[About, tuple[str, ...]]:
    """The same, the sentences on one thing together."""
    return {about: tuple(said for _, said in each) for about, each in groupby(told(found, words), lambda one: one[0])}


def _street(found: Report, words: Words) -> str:
    if found.street == "over":
        return words("The hand is over")
    if found.street == "showdown":
        return words("Showdown")
    return capital(words.street(found.table.street))


def _betting(found: Report, words: Words) -> Iterator[tuple[About, str]]:
    unit = found.table.stakes.unit
    started = found.bring_in
    if started is not None:
        post = words.money(started.post, unit)
        if started.open is None:
            yield About.BRING_IN, words("Bring-in: seat {seat} posts {post}.", seat=started.seat, post=post)
        else:
            opens = words.money(started.open, unit)
            said = words(
                "Bring-in: seat {seat} posts {post}, or opens for {open}.", seat=started.seat, post=post, open=opens
            )
            yield About.BRING_IN, said
    if found.opener is not None and found.table.street is not Street.THIRD:
        yield About.OPENER, words("First to act: seat {seat}.", seat=found.opener)
    if found.open_pair:
        yield About.OPEN_PAIR, words("An open pair allows the big bet.")
    if found.options is not None:
        allowed = ", ".join(_allowed(found.options, found, words))
        yield About.OPTIONS, words("Seat {seat} may: {options}.", seat=found.to_act, options=allowed)


def _allowed(may: Options, found: Report, words: Words) -> Iterator[str]:
    unit = found.table.stakes.unit
    if found.duty == "bring_in" and found.bring_in is not None:
        yield words("bring in {amount}", amount=words.money(found.bring_in.post, unit))
    if may.fold:
        yield words("fold")
    if may.check:
        yield words("check")
    if may.call is not None:
        yield words("call {amount}", amount=words.money(may.call, unit))
    if may.wager_to:
        yield words("wager to {amounts}", amounts=words.amounts(may.wager_to, unit))
    if may.wager_range:
        least, most = (words.money(amount, unit) for amount in may.wager_range)
        yield words("wager to anything from {least} to {most}", least=least, most=most)


def _ending(found: Report, words: Words) -> Iterator[tuple[About, str]]:
    unit = found.table.stakes.unit
    if found.river is not None:
        title, needed, stub = words.procedure(found.river.procedure), found.river.needed, found.river.stub
        said = words(
            "River: {procedure}. Cards needed {needed}, stub {stub}.", procedure=title, needed=needed, stub=stub
        )
        yield About.RIVER, said
    if found.showdown is not None:
        yield About.SHOWDOWN, words("Order of showing: {seats}.", seats=words.seats(found.showdown.order))
        if found.showdown.may_muck:
            yield About.SHOWDOWN, words("May muck: {seats}.", seats=words.seats(found.showdown.may_muck))
    for award in found.awards or ():
        amount = words.money(award.amount, unit)
        part = words.part(award.half, award.pot)
        yield About.AWARDS, words("Seat {seat} wins {amount}: {part}.", seat=award.seat, amount=amount, part=part)
